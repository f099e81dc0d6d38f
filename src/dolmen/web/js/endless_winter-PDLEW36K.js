import{x as o}from"./chunk-T7PGGDPR.js";import"./chunk-DXQ3PEQZ.js";import"./chunk-EZMMHSMD.js";export{o as winter};
