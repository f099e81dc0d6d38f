import{l as o}from"./chunk-SQA6NNBC.js";import"./chunk-C7A35KWW.js";export{o as altay};
