import{x as o}from"./chunk-6MXWGXD2.js";import"./chunk-UMDINIFR.js";import"./chunk-VP5IOQC3.js";export{o as winter};
