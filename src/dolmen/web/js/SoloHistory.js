import{a as o,b as r}from"./shared-Lobby-SoloHistory.js";import"./main.js";export{r as SoloHistory,o as asCsv};
