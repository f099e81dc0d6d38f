import{n as o}from"./chunk-PBL6EFVG.js";import"./chunk-KFYZ3SBD.js";export{o as altay};
