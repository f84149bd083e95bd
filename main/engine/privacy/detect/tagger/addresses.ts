import type { Tagged } from '../../../../../shared/tagger';
import { foldName, isListedPlace } from '../../lists';
import { joiningWords } from '../../lists/kept';
import { oneLine } from '../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { isOrganisationWord } from '../organisations';
import { isDwelling } from './dwelling';
import { isLabel } from './labels';
import { isSmallWord } from './words';

/** "ward 6", "Raum 214": a place in a house, no address. */
const notAddress = new RegExp(
  oneLine`
    ^(?:
      ward|plot|plant|gate|platform|page|chapter|station|table|zone|level|line|step|bay|room|bar|raum|saal|zimmer
      |gleis|seite|halle|salle|porte|quai|étage|aula|sala|planta|puerta|stanza|piano|lokaal|zaal|pokój|andar|rum|sal
      |plan|oda|kat
    )(?![\p{L}])[^,]*$
  `,
  'iu',
);

/** "Domaine de la Genette", of which "de" was read: what joins the words of a name. */
const joins = (words: string): boolean => words.split(/\s+/).every((word) => joiningWords.has(foldName(word)));

/** "Linie 39", "bus 62": what one may ride. */
const ridden = new RegExp(
  oneLine`
    ^(?:
      linie|línea|linea|ligne|lijn|lini[aąię]{1,2}|linje|linha|hat|bus|tram|tramway|autobus(?:em|u)?|buslinie
      |straßenbahn|[su]-bahn|metro|train|zug|autobús|colectivo|filobus|tramwaj(?:em|u)?|buss|spårvagn|otobüs|ônibus
      |autocarro|trolley|trein
    )(?: (?:linie|line|nr\.?|n[º°]|no\.?))? [A-Z]{0,3}\d{1,3}[A-Z]?$
  `,
  'iu',
);
/** "die", "with the", "nehme": before what one rides. */
const riding = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      the|an?|this|that|by|take|takes|took|taking|ride|rides|catch|caught|missed|die|der|den|dem|diese[nr]?|mit
      |nehme[n]?|nimmt|le|la|un|une|ce|cette|en|prends|prend|prendre|el|una?|tom[oaé]|cojo|coge|il|lo|prendo|prende|de
      |het|een|met|neem|neemt|do|na|w|we|wsiadam|jadę|jeżdżę|[oa]|um|uma|no|pego|pega|med|tar|ta|bir
    ) $
  `,
  'iu',
);
/** A town, a postal code: the rest of an address. */
const townBehind = /^(?:,|\n| ?[-–/(])? ?(?:\d{4,5}(?!\d)|[A-Z]{1,2}-\d)|^(?:,|\n| ?[-–/(]) ?\p{Lu}\p{Ll}/u;

/** Not "Linie 39, 1010 Wien" of a village, and not the box "bus 3" behind a house. */
const isRidden = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  // "tramwajem 9": by tram.
  if (!ridden.test(words) || townBehind.test(textAfter(text, end, 10)) || isDwelling(text, start)) return false;
  return /^\p{L}+em /iu.test(words) || riding.test(textBefore(text, start, 16));
};

/** "appt 12", "3. OG links": a door in a house that nothing names. */
const door = new RegExp(
  oneLine`
    ^(?:
      (?:appt|appart|apt|apartment|flat|unit|wohnung|whg|piso|interno|int|lägenhet|lgh|mieszkanie|daire)\.? ?
      (?:n[°º.]? ?)?\d{0,3}[a-z]?
      |(?:(?:wohnung|whg\.?),? )?\d\.? ?
      (?:OG|Obergeschoss|Stock|étage|piso|piano|verdieping|piętro|andar|vån\p{L}*|kat)
      (?:,? (?:links|rechts|mitte|gauche|droite|izq\p{L}*|dcha|sinistra|destra|esquerdo|direito))?
    )\.?$
  `,
  'iu',
);
/** … and where a street or a town stands beside it, a part of an address. */
const houseBefore = /(?:\d[a-z]?(?: ?[/–-])?,?|\p{L}\n)\s?$/iu;

/** "24. SSW", "w 24. tyg.": how far somebody is. */
const ofPregnancy = /^\d{1,2}\. ?(?:SSW|Schwangerschaftswoche|KW|Kalenderwoche|Zyklustag|ZT)(?!\p{L})/u;

/** What the model reads as an address and is none. */
export const isNoAddress = (text: string, span: Tagged): boolean => {
  const words = text.slice(span.start, span.end);
  return (
    notAddress.test(words) ||
    ofPregnancy.test(words) ||
    joins(words) ||
    (door.test(words) &&
      !houseBefore.test(textBefore(text, span.start, 8)) &&
      !townBehind.test(textAfter(text, span.end, 10))) ||
    isRidden(text, span) ||
    // "SV-Nr. 12", "flight BA 117": letters before a number are what it is called.
    (/^\p{Lu}{2,4}$/u.test(words) && isLabel(text, span)) ||
    (isSmallWord(words) && isOrganisationWord(words)) ||
    !/\p{L}{2}|\p{Script=Han}/u.test(words)
  );
};

/** A house's number right before its street, and right behind. */
const houseFirst = /(?<![\p{L}\p{N}.,:/€$£-]|\d |\d h )\d{1,5}[a-zA-Z]?(?: ?(?:bis|ter))?,? $/u;
const houseLast =
  /^(?:,? (?!(?:19|20)\d\d(?!\d))\d{1,4}[a-zA-Z]?(?:\/\d{1,3}| bis| I{1,3}| I?V)?)(?= ?(?:[.,;?!)\]\n]|$)| (?:is|was|has|and|ist|hat|est|es|è|jest)(?!\p{L}))/u;
/** "Pivoňková 594", "Maesdijk 815 III": read as a place that no list has, a street. */
const isStreet = (text: string, { type, start, end }: Tagged): boolean => {
  const word = text.slice(start, end);
  return type === 'ADDRESS' || (type === 'LOCATION' && /^\p{Lu}\p{Ll}{3}/u.test(word) && !isListedPlace(word));
};
/** "79626 Alameda Xavier", "Senda Rosario 3": a street that was read, with the house that stands beside it. */
export const withHouse = (text: string, span: Tagged): Tagged => {
  if (!isStreet(text, span) || /\d/.test(text.slice(span.start, span.end))) return span;
  const before = span.type === 'ADDRESS' ? matchedLength(houseFirst, textBefore(text, span.start, 12)) : 0;
  if (before > 0) return { ...span, start: span.start - before };
  const behind = matchedLength(houseLast, textAfter(text, span.end, 20));
  return behind === 0 ? span : { ...span, type: 'ADDRESS', end: span.end + behind };
};
