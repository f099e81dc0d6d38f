import{v as o}from"./chunk-EE673RZ3.js";import"./chunk-C4SSNU5R.js";export{o as prehistory};
