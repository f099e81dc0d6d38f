import{a as o,b as i,c as r}from"./chunk-ZTYP3WDX.js";import"./chunk-G5SWCVEA.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
