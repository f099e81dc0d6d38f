import{n as o}from"./chunk-K42UDSBX.js";import"./chunk-C4SSNU5R.js";export{o as altay};
