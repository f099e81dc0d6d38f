import{b as o}from"./shared-HelpPage-Legend.js";import"./shared-BoxPage-HelpPage-Legend.js";import"./main.js";export{o as Legend};
