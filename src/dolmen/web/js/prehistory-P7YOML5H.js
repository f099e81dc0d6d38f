import{v as o}from"./chunk-64XF2EKB.js";import"./chunk-G5SWCVEA.js";export{o as prehistory};
