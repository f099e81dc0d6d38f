import{x as o}from"./chunk-XIRKYGPV.js";import"./chunk-B7BTZ7XD.js";import"./chunk-KFYZ3SBD.js";export{o as winter};
