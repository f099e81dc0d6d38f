import{N as o}from"./endless_winter.js";import"./shared-endless_winter-lobbies.js";import"./main.js";export{o as endlessWinter};
