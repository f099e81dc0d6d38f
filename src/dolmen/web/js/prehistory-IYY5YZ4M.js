import{y as o}from"./chunk-IWD5DPU2.js";import"./chunk-C7A35KWW.js";export{o as prehistory};
