import{n as o}from"./chunk-6KCMZWEC.js";import"./chunk-VX3ABTRZ.js";export{o as altay};
