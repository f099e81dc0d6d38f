import{v as o}from"./chunk-BPOCKBZU.js";import"./chunk-4I46WKKF.js";export{o as prehistory};
