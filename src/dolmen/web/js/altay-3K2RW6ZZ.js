import{n as o}from"./chunk-TV4YJ2FL.js";import"./chunk-G5SWCVEA.js";export{o as altay};
