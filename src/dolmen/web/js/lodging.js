import{a as o,b as i,c as r}from"./shared-endless_winter-lodging.js";import"./main.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
