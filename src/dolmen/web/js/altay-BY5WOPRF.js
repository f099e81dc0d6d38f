import{n as o}from"./chunk-EYSTWN6I.js";import"./chunk-LTNCCMCA.js";export{o as altay};
