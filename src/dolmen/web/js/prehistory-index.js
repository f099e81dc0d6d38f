import{J as o}from"./prehistory.js";import"./main.js";export{o as prehistory};
