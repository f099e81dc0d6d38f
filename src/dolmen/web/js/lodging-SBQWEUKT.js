import{a as o,b as i,c as r}from"./chunk-BUHBAO2Q.js";import"./chunk-7L457FBQ.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
