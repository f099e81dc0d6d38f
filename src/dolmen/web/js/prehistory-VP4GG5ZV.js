import{v as o}from"./chunk-VGWDCZAX.js";import"./chunk-KFYZ3SBD.js";export{o as prehistory};
