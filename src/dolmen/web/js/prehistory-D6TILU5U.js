import{v as o}from"./chunk-ONEMUDYE.js";import"./chunk-LRKTNMBK.js";export{o as prehistory};
