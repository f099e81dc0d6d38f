import{x as o}from"./endless_winter.js";import"./shared-endless_winter-lodging.js";import"./main.js";export{o as winter};
