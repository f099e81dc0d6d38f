import{v as o}from"./chunk-OHH7EWSL.js";import"./chunk-7MG6GKGT.js";export{o as prehistory};
