import{a as o,b as i,c as r}from"./chunk-UHCOVRS6.js";import"./chunk-4I46WKKF.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
