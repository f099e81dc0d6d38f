import{n as o}from"./chunk-3E5H26N6.js";import"./chunk-5FJ7Q7V7.js";export{o as altay};
