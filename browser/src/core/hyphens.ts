/** Where long words on narrow cards may be parted; browsers know that for few languages. */
const WORDS = `Aktions|karten Bestattungs|riten Ent|wicklung Eroberungs|marker Fackel|träger Fährten|lesen Fallen|steller Fett|lampen Feuer|machen
Feuerstein|bearbeitung Feuerstein|vorrat Fischerei|ertrag Fisch|wehre Geister|reise Gemein|same Geschich|ten|erzähler Gestoh|lene Gruben|häuser
Handels|wege Hand|negative Hand|werkerin Häupt|lings|tum Heil|kräuter Hirsch|elch Höhlen|löwe Höhlen|malerei
Höhlen|riten Knochen|flöte Knochen|nadeln Kohle|stifte Körper|bemalung Kund|schafter Kurznasen|bär
Land|streit Mega|lithen Mineral|farben Mit|glieder Monu|mental|kunst Pfad|finderin Pilger|reise
Räucher|fleisch Riesen|biber Riesen|bison Riesen|faultier Säbel|zahn|katze Sammel|körbe Scha|manin
Schatten|wolf Sonnen|finsternis Sonnen|finsternis|stapel Schling|fallen Schnee|schuhe Siegpunkt|marker Sippen|bande Speer|schleuder Stammes|frau Stammes|mann
Stammes|treffen Stein|schläger Stern|kunde Tausch|handel Trophäen|halle Über|lieferung Ver|sammlung
ver|schie|dene Voll|endete Vorrats|lager Wollhaar|mammut Woll|nashorn Zauber|weberin Zere|monien|tanz Zeremonie|karten
Bracon|nage Cam|pements cérémo|nielle Champi|gnon commer|ciales corpo|relle cueil|lette Dévelop|pement
Écha|faudage Éclai|reur Em|preintes funé|raires Guéris|seur Maçon|nerie Mam|mouth Mam|mouths Masto|donte
médi|cinales Méga|lithes monu|mental Pèleri|nage Propul|seur rassem|blement renver|sées Rhino|céros
Cere|monial Com|pleted Devel|opment Foot|prints Mam|moth Mam|moths Monu|mental Mush|room Path|finder
Pilgrim|age Rhino|ceros Rhino|ceroses Scaf|folding Spell|weaver Store|houses Story|teller Torch|bearers
Tribes|man Tribes|woman`;

/** German words are put together, and may be parted behind these. */
const STEMS = /(Säbel|zahn|Woll|nashorn|tiger|Mammut|Meister|Fischerei|Malerei)(?=[a-zäöüß]{4})/g;
const JOINTS = /(ungs|heits|keits)(?=[a-zäöüß]{4})/g;

const SOFT = '\u00ad';
/** How long the parts of a word are. */
const known = new Map(
  WORDS.split(/\s+/).map(word => [
    word.replaceAll('|', '').toLowerCase(),
    word.split('|').map(part => part.length),
  ]),
);

/** In a text, only where two words meet. */
export const partedAtJoints = (name: string): string => name.replace(JOINTS, `$1${SOFT}`);

function partWord(word: string): string {
  const parts = known.get(word.toLowerCase());
  if (!parts) return partedAtJoints(word.replace(STEMS, `$1${SOFT}`));
  let at = 0;
  return parts.map(length => word.slice(at, (at += length))).join(SOFT);
}

/** On a card, wherever it may be. */
export const parted = (title: string): string => title.replace(/\p{L}+/gu, partWord);
