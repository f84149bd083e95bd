import type { Candidate } from '../entities/entity';
import { after, before, words } from './recognisers/context';

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
/** A capitalised word of a street's name. */
const name = "\\p{Lu}[\\p{L}\\p{M}'.-]{0,30}";
const number = '\\d{1,5}(?:[ ]?[a-zA-Z](?![\\p{L}\\p{N}])|[-/]\\d{1,4}[a-z]?)?';
const english =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|square|sq|terrace|ter|way|close|crescent|cres|parkway|pkwy|circle|cir|highway|hwy|trail|trl|grove|gardens|mews|row|walk|hill|alley|loop|plaza|turnpike|pike';
const unit = '(?:,? (?:apt|apartment|suite|ste|unit|flat|room|rm|floor|fl)\\.? ?#?[A-Za-z]?\\d{0,5}[A-Za-z]?(?![\\p{L}\\p{N}])|,? #\\d{1,5}[A-Za-z]?)?';

/** How streets are written: number first in English and French, last elsewhere. */
const streets: readonly RegExp[] = [
  new RegExp(`${edge}${number},? (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:${name}|\\d{1,3}(?:st|nd|rd|th))(?: ${name}){0,3} (?:${english})${end}\\.?${unit}`, 'giu'),
  new RegExp(`${edge}\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|square|passage)(?: (?:de|du|des|la|le|les|l'|d'|aux?))*[ ]?(?:[ ']?\\p{Lu}[\\p{L}\\p{M}'-]{0,30}(?: (?:de|du|des|la|le|d'))?){1,5}`, 'gu'),
  new RegExp(`${edge}\\p{Lu}[\\p{L}\\p{M}-]{1,40}(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|steig|straat|laan|plein|gracht|kade|singel|dreef|gatan|vägen|gränd|torget|stigen|backen) ${number}${end}`, 'gu'),
  new RegExp(`${edge}(?:${name} ){1,3}(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer) ${number}${end}`, 'gu'),
  new RegExp(`${edge}(?:Calle|C\\/|Avenida|Avda\\.?|Av\\.|Plaza|Paseo|Pº|Carrera|Camino|Ronda|Rua|R\\.|Travessa|Praça|Largo|Alameda|Estrada|Rodovia|Via|Viale|V\\.le|Piazza|P\\.za|Corso|Vicolo|Strada|Piazzale)(?: (?:de|del|de la|de los|da|do|dos|das|della|dei|delle|di|la|las|los|el|d'))*(?: ?${name}(?: (?:de|del|da|do|dos|di|e|y|la))?){1,5},? (?:n[.ºo°]{1,2} ?)?${number}${end}`, 'gu'),
  new RegExp(`${edge}(?:ul\\.|ulica|ulicy|al\\.|aleja|alei|pl\\.|os\\.|osiedle) ?(?:${name}|\\d{1,2}(?= ))(?: ${name}){0,3} \\d{1,4}[a-zA-Z]?(?:[/ ]{1,3}(?:m\\. ?)?\\d{1,4})?${end}`, 'gu'),
  new RegExp(`${edge}(?:P\\.? ?O\\.? Box|Postfach|Apartado(?: de correos)?|Boîte postale|Casella postale|Postbus|Skrytka pocztowa|Caixa postal) \\d{1,6}(?: \\d{2,3})?${end}`, 'giu'),
];

/** Numbers before these words are no house numbers. */
const noStreet = /^(?:\d+ )?(?:the|a|more|other|different|first|main reasons|ways?)\b/i;

const postcodes: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d(?![\p{L}\p{N}])/gu,
];
/** Digits that are a postal code only beside a place: 10115 Berlin, Springfield, IL 62704. */
const placePostcodes: readonly RegExp[] = [
  /(?<=(?:^|[\s,(])(?:(?:D|A|CH|F|PL|S|B|NL|E|I)-)?)(?:\d{5}|\d{4} [A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4})(?= \p{Lu}\p{L}{2})/gu,
  /(?<=(?:^|[\s,])[A-Z]{2},? )\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])/gu,
];
const labelled = words(['zip(?: ?code)?', 'post(?:al)? ?code', 'plz|postleitzahl', 'code postal|cp', 'código postal', 'cap', 'kod pocztowy', 'cep', 'postnummer', 'postcode']);
const labelledCode = /(?<![\p{L}\p{N}])(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\p{N}])/gu;

/** Street lines and postal codes. A code of digits alone needs an address, a place or a label beside it. */
export const addresses = (text: string, isCityAt: (start: number) => boolean): Candidate[] => {
  const found: Candidate[] = [];
  for (const street of streets) {
    for (const match of text.matchAll(street)) {
      const value = match[0].replace(/[ ,'.]+$/u, (tail) => (tail === '.' && /(?:str|st|ave|rd|blvd)\.$/i.test(match[0]) ? tail : ''));
      if (noStreet.test(value) || !/\p{Lu}|\d(?:st|nd|rd|th)/u.test(value)) continue;
      found.push({ start: match.index, end: match.index + value.length, score: 0.85, reason: 'written as a street address' });
    }
  }
  const streetEnds = found.map((candidate) => candidate.end).sort((a, b) => a - b);
  const followsStreet = (start: number): boolean => streetEnds.some((at) => at <= start && start - at < 60);
  for (const code of postcodes) {
    for (const match of text.matchAll(code)) found.push({ start: match.index, end: match.index + match[0].length, score: 0.75, reason: 'written as a postal code' });
  }
  for (const code of placePostcodes) {
    for (const match of text.matchAll(code)) {
      const to = match.index + match[0].length;
      const year = /^(?:1[89]|20)\d\d$/.test(match[0]);
      const american = /^[A-Z]{2},? $/.test(before(text, match.index, 4).trimStart()) || /, ?[A-Z]{2},? $/.test(before(text, match.index, 6));
      if (american ? !/[\p{L},] ?[A-Z]{2},? $/u.test(before(text, match.index, 8)) : !isCityAt(to + 1) && (year || !followsStreet(match.index))) continue;
      found.push({ start: match.index, end: to, score: 0.8, reason: 'a postal code beside a place' });
    }
  }
  for (const match of text.matchAll(labelledCode)) {
    const window = before(text, match.index, 24);
    if (labelled.test(window) && /[\p{L}:=] *$/u.test(window) && !/^[.,]\d/.test(after(text, match.index + match[0].length, 2))) {
      found.push({ start: match.index, end: match.index + match[0].length, score: 0.85, reason: "after 'postal code'" });
    }
  }
  return found;
};
