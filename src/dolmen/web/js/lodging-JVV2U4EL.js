import{a as o,b as i,c as r}from"./chunk-376UKPUM.js";import"./chunk-NVDB7OAC.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
