import{x as o}from"./chunk-7PCHDUMT.js";import"./chunk-OBPFPR5K.js";import"./chunk-LRKTNMBK.js";export{o as winter};
