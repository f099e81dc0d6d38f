import{v as o}from"./chunk-EHWCGXTZ.js";import"./chunk-LTNCCMCA.js";export{o as prehistory};
