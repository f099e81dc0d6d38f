import{x as o}from"./chunk-KTGW7L42.js";import"./chunk-ZHBTAIM5.js";import"./chunk-C4SSNU5R.js";export{o as winter};
