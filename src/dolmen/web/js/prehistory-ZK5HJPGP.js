import{v as o}from"./chunk-W74POI54.js";import"./chunk-V5Z4JFDT.js";export{o as prehistory};
