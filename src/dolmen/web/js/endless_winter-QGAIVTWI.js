import{w as o}from"./chunk-5QHNUXPN.js";import"./chunk-GICAQETG.js";import"./chunk-C7A35KWW.js";export{o as endlessWinter};
