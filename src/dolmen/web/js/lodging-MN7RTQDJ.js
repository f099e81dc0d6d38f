import{a as o,b as i,c as r}from"./chunk-OBPFPR5K.js";import"./chunk-LRKTNMBK.js";var m={endless_winter:{Beginning:i,Dare:o,History:r}},n=t=>m[t]??{};export{n as lodging};
