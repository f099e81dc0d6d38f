import{n as o}from"./chunk-W7OLZZ6Z.js";import"./chunk-VP5IOQC3.js";export{o as altay};
