import{a as o,b as i,c as r}from"./chunk-UMDINIFR.js";import"./chunk-VP5IOQC3.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
