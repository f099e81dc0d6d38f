import{x as o}from"./chunk-2XXNUB3P.js";import"./chunk-RXK2TRAW.js";import"./chunk-LTNCCMCA.js";export{o as winter};
