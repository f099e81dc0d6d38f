import{n as o}from"./chunk-HQBGY7GB.js";import"./chunk-7L457FBQ.js";export{o as altay};
