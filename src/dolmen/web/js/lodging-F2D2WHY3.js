import{a as o,b as i,c as r}from"./chunk-ZHBTAIM5.js";import"./chunk-C4SSNU5R.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
