import{n as o}from"./chunk-O7LSP4G5.js";import"./chunk-LRKTNMBK.js";export{o as altay};
