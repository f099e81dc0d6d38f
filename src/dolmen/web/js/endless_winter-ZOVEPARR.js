import{x as o}from"./chunk-E7BCDCTN.js";import"./chunk-ABABERB7.js";import"./chunk-V5Z4JFDT.js";export{o as winter};
