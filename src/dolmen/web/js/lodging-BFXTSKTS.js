import{a as o,b as i,c as r}from"./chunk-DXQ3PEQZ.js";import"./chunk-EZMMHSMD.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
