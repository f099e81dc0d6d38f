import{x as o}from"./chunk-AYD2FHRI.js";import"./chunk-ZTYP3WDX.js";import"./chunk-G5SWCVEA.js";export{o as winter};
