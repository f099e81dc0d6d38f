import{n as o}from"./chunk-QLM4IOQ4.js";import"./chunk-NVDB7OAC.js";export{o as altay};
