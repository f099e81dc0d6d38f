import{v as o}from"./chunk-Q4URVEOH.js";import"./chunk-VP5IOQC3.js";export{o as prehistory};
