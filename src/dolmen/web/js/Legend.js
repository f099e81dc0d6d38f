import{b as o,c as r}from"./shared-CompanionPage-HelpPage-Legend.js";import"./shared-BoxPage-CompanionPage-HelpPage-Legend.js";import"./main.js";export{r as Legend,o as Mark};
