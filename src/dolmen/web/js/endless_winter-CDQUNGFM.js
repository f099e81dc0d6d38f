import{x as o}from"./chunk-AN2EKYZD.js";import"./chunk-7NKUVSZN.js";import"./chunk-5FJ7Q7V7.js";export{o as winter};
