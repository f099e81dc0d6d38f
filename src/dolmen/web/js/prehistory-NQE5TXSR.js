import{v as o}from"./chunk-4KXPOSVO.js";import"./chunk-NVDB7OAC.js";export{o as prehistory};
