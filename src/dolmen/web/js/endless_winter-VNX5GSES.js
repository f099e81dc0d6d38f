import{x as o}from"./chunk-WE245XRB.js";import"./chunk-4SWCTRS5.js";import"./chunk-VX3ABTRZ.js";export{o as winter};
