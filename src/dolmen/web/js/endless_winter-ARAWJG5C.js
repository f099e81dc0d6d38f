import{x as o}from"./chunk-P3EQMWTA.js";import"./chunk-BUHBAO2Q.js";import"./chunk-7L457FBQ.js";export{o as winter};
