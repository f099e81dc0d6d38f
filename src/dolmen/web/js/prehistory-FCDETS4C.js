import{v as o}from"./chunk-MBQUKXEY.js";import"./chunk-5FJ7Q7V7.js";export{o as prehistory};
