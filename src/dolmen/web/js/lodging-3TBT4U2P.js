import{a as o,b as i,c as r}from"./chunk-4SWCTRS5.js";import"./chunk-VX3ABTRZ.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
