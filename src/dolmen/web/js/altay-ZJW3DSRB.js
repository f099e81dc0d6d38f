import{n as o}from"./chunk-2FGFOL4W.js";import"./chunk-V5Z4JFDT.js";export{o as altay};
