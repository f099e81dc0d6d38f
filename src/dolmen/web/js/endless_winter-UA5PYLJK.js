import{w as o}from"./chunk-IVQOSL66.js";import"./chunk-USUZ6M5M.js";import"./chunk-ADS4EBK4.js";export{o as endlessWinter};
