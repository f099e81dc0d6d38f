import{x as o}from"./chunk-WG6CQOF5.js";import"./chunk-24V75IWI.js";import"./chunk-7MG6GKGT.js";export{o as winter};
