import{v as o}from"./chunk-SY5EA3ZC.js";import"./chunk-VX3ABTRZ.js";export{o as prehistory};
