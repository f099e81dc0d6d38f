import{a as o,b as i,c as r}from"./chunk-B7BTZ7XD.js";import"./chunk-KFYZ3SBD.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
