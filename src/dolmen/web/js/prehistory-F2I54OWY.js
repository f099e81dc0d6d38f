import{v as o}from"./chunk-ZNIQCRLW.js";import"./chunk-7L457FBQ.js";export{o as prehistory};
