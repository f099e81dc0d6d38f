import{n as o}from"./chunk-KMBTC3OD.js";import"./chunk-7MG6GKGT.js";export{o as altay};
