import{a as o,b as i,c as r}from"./chunk-24V75IWI.js";import"./chunk-7MG6GKGT.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
