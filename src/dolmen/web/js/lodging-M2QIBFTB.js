import{a as o,b as i,c as r}from"./chunk-RXK2TRAW.js";import"./chunk-LTNCCMCA.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
