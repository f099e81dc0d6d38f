import{x as o}from"./chunk-SEAJOK4U.js";import"./chunk-UHCOVRS6.js";import"./chunk-4I46WKKF.js";export{o as winter};
