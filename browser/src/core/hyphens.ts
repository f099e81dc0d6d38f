/** Where long words on narrow cards may be parted; browsers know that for few languages. */
const WORDS = `Bestattungs|riten Fackel|träger Fallen|steller Fett|lampen Feuer|machen Feuerstein|bearbeitung
Ent|wicklung Fisch|wehre Fährten|lesen Geister|reise Gemein|same Geschich|ten|erzähler Gestoh|lene Gruben|häuser Handels|wege
Hand|negative Hand|werkerin Heil|kräuter Hirsch|elch Häupt|lings|tum Höhlen|löwe Höhlen|malerei Höhlen|riten Knochen|flöte
Knochen|nadeln Kohle|stifte Kund|schafter Kurznasen|bär Körper|bemalung Land|streit Mineral|farben
Monu|mental|kunst Pfad|finderin Pilger|reise Riesen|biber Riesen|bison Riesen|faultier Räucher|fleisch
Sammel|körbe Scha|manin Schatten|wolf Schling|fallen Schnee|schuhe Sippen|bande Speer|schleuder Stammes|frau
Stammes|mann Stammes|treffen Stein|schläger Stern|kunde Säbelzahn|katze Tausch|handel Trophäen|halle
ver|schie|dene Ver|sammlung Vorrats|lager Wollhaar|mammut Woll|nashorn Zauber|weberin Zere|monien|tanz Über|lieferung
Bracon|nage Guéris|seur Masto|donte Maçon|nerie Propul|seur Pèleri|nage Rhino|céros commer|ciales corpo|relle
cueil|lette cérémo|nielle funé|raires monu|mental médi|cinales rassem|blement renver|sées Écha|faudage Éclai|reur
Cere|monial Monu|mental Path|finder Pilgrim|age Rhino|ceros Scaf|folding Spell|weaver Store|houses Story|teller
Torch|bearers Tribes|man Tribes|woman`;

/** German words are put together, and may be parted behind these. */
const STEMS = /(Säbelzahn|Woll|nashorn|tiger|Mammut|Meister|Fischerei|Malerei)(?=[a-zäöüß]{4})/g;
const JOINTS = /(ungs|heits|keits)(?=[a-zäöüß]{4})/g;

const SOFT = '\u00ad';
const known = new Map(WORDS.split(/\s+/).map(word => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]));

/** In a text, only where two words meet. */
export const partedAtJoints = (name: string): string => name.replace(JOINTS, `$1${SOFT}`);

/** On a card, wherever it may be. */
export const parted = (title: string): string =>
  title
    .split(' ')
    .map(word => known.get(word) ?? partedAtJoints(word.replace(STEMS, `$1${SOFT}`)))
    .join(' ');
