import{v as o}from"./altay.js";import"./main.js";export{o as altay};
