import{n as o}from"./chunk-SV6KBH6A.js";import"./chunk-EZMMHSMD.js";export{o as altay};
