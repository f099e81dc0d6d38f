import{y as o}from"./chunk-DLLDHLZR.js";import"./chunk-ADS4EBK4.js";export{o as prehistory};
