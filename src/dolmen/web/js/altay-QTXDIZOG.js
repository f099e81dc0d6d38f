import{n as o}from"./chunk-GUNI4BNM.js";import"./chunk-4I46WKKF.js";export{o as altay};
