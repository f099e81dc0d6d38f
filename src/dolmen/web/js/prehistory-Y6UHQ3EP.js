import{v as o}from"./chunk-NZNS562J.js";import"./chunk-EZMMHSMD.js";export{o as prehistory};
