import{a as o,b as i,c as r}from"./chunk-ABABERB7.js";import"./chunk-V5Z4JFDT.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
