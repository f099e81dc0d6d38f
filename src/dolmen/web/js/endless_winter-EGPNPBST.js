import{x as o}from"./chunk-V7IN2O5C.js";import"./chunk-376UKPUM.js";import"./chunk-NVDB7OAC.js";export{o as winter};
