import{l as o}from"./chunk-U3K7LSQJ.js";import"./chunk-ADS4EBK4.js";export{o as altay};
