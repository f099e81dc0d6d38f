import{a as o,b as i,c as r}from"./chunk-7NKUVSZN.js";import"./chunk-5FJ7Q7V7.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
