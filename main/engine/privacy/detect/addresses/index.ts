import type { TypedCandidate } from '../../entities/entity';
import { areas, brazilian, dutch, inTwo, polish, portuguese } from '../../entities/place/postal-shapes';
import { once } from '../../once';
import { edgeLast } from '../../patterns/edge-last';
import { headsOf } from '../../patterns/first-letters';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { behind } from '../../text/pieces';
import { isCommonOrEnglish } from '../words/vocabulary';
import { addressBlocks, isSentence } from './blocks';
import { withoutSmallWord } from './small-words';
import { edge, end, floor, more } from './street-forms';
import { streetTowns } from './towns';

/** A capitalised word of a street's name. A dot behind a long one ends the sentence before. */
const name = "\\p{Lu}[\\p{L}\\p{M}'.-]{0,30}(?<!(?<!\\p{L})(?!Marsz\\.)\\p{L}{5,30}\\.)";
const houseTail =
  '(?:[ ]?[a-zA-Z](?![\\p{L}\\p{N}])|[-/]\\d{1,4}[a-z]?|(?:/[A-Z]|[ -](?:I{1,3}|IV|hs|huis))(?![\\p{L}\\p{N}]))?';
const house = `\\d{1,5}${houseTail}`;
/** After a street's name four digits are a year more often than a house. */
const shortHouse = `[1-9]\\d{0,2}${houseTail}`;
const english = oneLine`
  Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Way|Close
  |Crescent|Cres|Parkway|Pkwy|Circle|Cir|Highway|Hwy|Trail|Trl|Grove|Gardens|Mews|Row|Walk|Hill|Alley|Loop|Plaza
  |Turnpike|Pike|Parade|Pde|Quay|Wharf|Esplanade|Crossing|Freeway|Expressway|Cove
`;
const loud = english.toUpperCase();
/** A flat before its street: "Unit 7, 18 Harbour Parade". */
const unitFirst =
  '(?:(?:Flat|Unit|Apt\\.?|Apartment|Suite|Ste\\.?|Room|Shop|Level|Studio|Maisonette) #?[A-Z]?\\d{0,4}(?:/\\d{1,2}|[A-Z]\\d?)?,? )?';
const unit = oneLine`
  (?:
    ,? (?:apt|Apt|apartment|Apartment|suite|Suite|ste|Ste|unit|Unit|flat|Flat|room|Room|rm|floor|Floor|fl)\.? ?#?[A-Za-z]?\d{0,5}[A-Za-z]?
    (?![\p{L}\p{N}])|,? #\d{1,5}[A-Za-z]?
  )?
`;
const french = oneLine`
  [Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Cc]ours
  |[Ss]quare|[Pp]assage|[Vv]oie|[Ss]entier|[Vv]illa|[Cc]haussée|[Cc]los|[Dd]rève|[Vv]enelle
`;
const frenchLinks = "(?: (?:de|du|des|la|le|les|l'|d'|l’|d’|aux?))*";
const germanic = oneLine`
  straße|strasse|str\.|weg|platz|allee|gasse|-(?:Ring|Straße|Strasse|Str\.|Weg|Platz|Allee|Gasse|Ufer|Damm)|damm|ufer
  |steig|straat|steenweg|laan|plein|gracht|kade|singel|dreef|gatan|vägen|gränd|torget|stigen|backen|vej|vejen|vegen
  |veien|gade|gaten|katu
`;
const apart = 'Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|utca|út|tér';
const southern = oneLine`
  Calle|C\/|Avenida|Avda\.?|Av\.|Plaza|Paseo|Pº|Carrera|Camino|Ronda|Rua
  |(?<!(?:Mrs?|Ms|Miss|Dr|Prof|Sir|Rev|Herrn?|Frau|Mme|Mlle|Sra?|Sig|Dott|Dhr|Mevr|Pani?)\.? )
  (?<!(?<!\p{L})\p{Lu}\. ?)R\.(?! ?\p{Lu}\.(?! ?(?:\p{Lu}\. ?)?\p{Lu}\p{L}[^\n,.]{0,60}, \d))|Travessa|Praça|Largo
  |Alameda|Estrada|Rodovia|Via|Viale|V\.le|Piazza|P\.za|Corso|Vicolo|Strada|Piazzale|calle|avenida|plaza|paseo|carrera
  |rua|travessa|praça|via|viale|piazza|corso|vicolo
`;
const southernLinks = 'de|del|de la|de los|da|do|dos|das|della|dei|delle|di|la|las|los|el|e|y';

/** How streets are written: number first in English and French, last elsewhere. */
const streets: readonly ((text: string) => Iterable<RegExpExecArray>)[] = [
  `${edge}${unitFirst}${house} (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:${name}|\\d{1,3}(?:st|nd|rd|th))(?: ${name}){0,3} (?:${english})${end}\\.?${unit}`,
  `${edge}${house} (?:[NSEW]\\.? )?(?:[A-Z][A-Z'.-]{1,30} ){1,4}(?:${loud})${end}\\.?${unit.replaceAll('apt', 'APT|apt')}`,
  `${edge}\\d{1,5}[a-z]? (?:[a-z][a-z'.-]{1,30} ){1,3}(?:street|st|avenue|ave|road|rd|lane|boulevard|blvd|crescent|terrace|mews)${end}\\.?${unit}`,
  `${edge}\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:${french})${frenchLinks}[ ]?(?:[ ']?\\p{Lu}[\\p{L}\\p{M}'-]{0,30}(?: (?:de|du|des|la|le|d'))?){1,5}`,
  // Belgium: the number last. "Place Vendôme 3 étoiles", "Boulevard Voltaire 2015" are none.
  oneLine`
    ${edge}(?:${french})${frenchLinks} ?(?:${name}[ ]?(?:(?:de|du|des|la|le|d')[ ]?)?){1,5},? [1-9]\d{0,2}
    (?:(?:[a-z]|/\d{1,4}| bis)${end}|(?= ?(?:[.,;:?!)\n]|$)| (?:à|\d{4}) \p{Lu}))
  `,
  // Any capital may begin one of these two: they are looked for where a number stands behind something that ends so.
  [`${edge}\\p{Lu}[\\p{L}\\p{M}-]{1,40}(?:${germanic}) ${shortHouse}${end}`, `(?<=${germanic}) \\d`],
  [`${edge}(?:${name} ){1,3}(?:${apart}) ${shortHouse}${end}`, `(?<=${apart}) \\d`],
  `${edge}(?:Am|Im|Zum|Zur|Beim|(?:An|Auf|In|Unter|Hinter|Vor) (?:der|dem|den)) ${name}(?: ${name})? ${shortHouse}(?=,?\\s{1,3}(?:D-)?\\d{4,5} \\p{Lu})`,
  `${edge}(?:${southern})(?: (?:${southernLinks}|d'))*(?: ?${name}(?: (?:${southernLinks}))?){1,5},? (?:n[.ºo°]{1,2} ?)?${house}${end}`,
  oneLine`
    ${edge}(?:ul\.|ulic[aeyęą]|al\.|alej[aęą]|alei|pl\.|plac(?:u|em)?|os\.|osiedl[eau]) ?(?:${name}|\d{1,2}(?= ))
    (?: ${name}){0,3} \d{1,4}[a-zA-Z]?(?:[/ ]{1,3}(?:m\. ?)?\d{1,4})?${end}
  `,
  // The Czech Republic, Slovakia: "ulice Dlouhá 12", "v Husově ulici 8/3".
  `${edge}(?:ulice|ulici|ulicí|ul\\.|náměstí|nám\\.|námestie|námestí|tříd[aěuy]|tř\\.|nábřeží) ${name}(?: ${name}){0,2} \\d{1,4}(?:/\\d{1,4})?[a-z]?${end}`,
  [
    `${edge}${name}(?: ${name})? (?:ulice|ulici|ulicí|náměstí|námestie|tříd[aěu]|nábřeží) \\d{1,4}(?:/\\d{1,4})?[a-z]?${end}`,
    '(?<=ulic[eií]|náměstí|námestie|tříd[aěu]|nábřeží) \\d',
  ],
  oneLine`
    ${edge}(?:
      [Pp]\.? ?[Oo]\.? [Bb]ox|Postfach|Apartado(?: de correos)?|Boîte postale|Casella postale|Postbus|Skrytka pocztowa
      |Caixa postal
    ) \d{1,6}(?: \d{2,3}){0,2}(?:-\d{3,5})?${end}
  `,
  ...more,
].map((each) => {
  const [street = '', needs = '\\d'] = typeof each === 'string' ? [each] : each;
  const needed = new RegExp(needs, 'u');
  const find = once((): ((text: string) => Iterable<RegExpExecArray>) => {
    // What begins with a word is looked for where a word begins so.
    const isWord = [...headsOf(street.replace(edge, ''), 1)].every((first) => /\p{L}/u.test(first));
    if (isWord) return wordPattern(new RegExp(`${street}${floor}`, 'u')).all;
    const pattern = new RegExp(edgeLast(`${street}${floor}`), 'gu');
    return (text) => text.matchAll(pattern);
  });
  return (text) => (needed.test(text) ? find()(text) : []);
});

/** "Apt. 305" says something only beside a street. */
const dwelling = wordPattern(
  new RegExp(`${edge}(?:apt|apartment|suite|ste|unit|flat)\\.? ?#?\\d{1,5}[a-z]?${end}`, 'iu'),
);

const postcodes: readonly RegExp[] = [
  /(?=\d)(?<=〒 ?)\d{3}-?\d{4}(?!\d)/gu,
  // Japan: before the prefecture, the town or the ward.
  /(?<![\d-])\d{3}-\d{4}(?=[ 　\n]{0,2}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,6}[都道府県市区町村郡])/gu,
  // United Kingdom, Canada: the shape is enough.
  new RegExp(edgeLast(`${edge}[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}${end}`), 'gu'),
  // In small letters the area has to be one, and the rest no place in a row and no amount: "e5 2nd", "m4 8gb".
  new RegExp(
    edgeLast(
      `${edge}(?:${areas.toLowerCase()})\\d[a-z\\d]? \\d(?!st|nd|rd|th|[gt]b|ft|lb|xl|hr|pt)[abd-hjlnp-uw-z]{2}${end}`,
    ),
    'gu',
  ),
  new RegExp(edgeLast(`${edge}[ABCEGHJ-NPRSTVXY]\\d[A-Z] \\d[A-Z]\\d${end}`), 'gu'),
];
/** Before a capitalised word: a postal code where that is a city or a street stands before. */
const beforeCity = new RegExp(
  `(?=\\d)(?<=(?:^|[\\s,(])(?:(?:D|A|CH|F|PL|S|B|NL|E|I|L)-)?)(?:\\d{5}|${dutch}|${polish}|${inTwo}|${portuguese}|\\d{4})(?= \\p{Lu}\\p{L}{2})`,
  'gu',
);
/** "Springfield, IL 62704". */
const afterState =
  /(?=\d)(?:(?<=[\p{L}],? [A-Z]{2},? )\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])|(?<=\p{L},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? )\d{4}(?![\p{L}\p{N}-]))/gu;
/** "São Paulo - SP, 01310-100", "Campinas/SP 13010-001". */
const afterBrazilianState = new RegExp(
  `(?=\\d)(?<=\\p{L} ?[-\\u2013/,] ?[A-Z]{2}[ ,-]{1,3}(?:CEP:? ?)?)${brazilian}(?![\\p{L}\\p{N}-])`,
  'gu',
);
/** "D-10115 Berlin", "L-2338 Luxembourg": the country is part of the code. */
const country = /(?<=^|[\s,(])(?:D|A|CH|F|PL|S|B|NL|E|I|L)-$/u;
const year = /^(?:1[89]|20)\d\d$/;
/** "A 2021 RAV4". */
const behindArticle =
  /(?<!\p{L})(?:an?|the|my|his|her|our|de|ein(?:en)?|mein(?:en)?|une?|una?|uno|een|uma?|en|ett) $/iu;
/** "In 1517 Martin Luther". */
const yearBefore = /(?<!\p{L})(?:in|im|en|nel|em|w|i|um|since|seit|anno|von|bis|from|by|år|jaar) $/iu;
/** A postal code stands this near behind its street. */
const reach = 60;

/** A place in a table, and a register's number. */
const ranked = new RegExp(
  oneLine`
    ^(?:
      Tabelle|Liga|Rang|Gruppe|Runde|(?:Rad|Um|Geh|Fuß|Aus|Hin|Rück)weg
      |(?:Start|Sitz|Park|Stell|Steh|Fenster|Tabellen|Arbeits|Studien)platz|Bahnsteig
    )(?![-\p{L}])|^(?!B\.P\.|C\.P\.|P\.K\.)(?:\p{Lu}\.){2} ?\d
  `,
  'u',
);

/** "Av. Selçuk Ertuğrul, 2023/418": a lawyer and a court's number. */
const docketed = /\d{4}\/\d{3,6}$/u;

/** "Arbeitsweg 38 km", "Laan 12 minuten": what is measured and no house. */
const measured = /\d ?(?:km|mi|min|h)$/u;
const measuredBehind =
  /^ ?(?:km|kilomet\p{L}{1,3}|Kilometer|miles?|met(?:er|re)s?|Meter|Minuten|minut(?:es|en|os|i|y)?|min|Stunden|hours|heures|horas|ore|uur|Euro|euros?|[€%£$])(?!\p{L})/u;

/** "BP 12 Results": a firm's or a number's, where the word behind is none of a town. */
const beforeWord = /^(?:BP|PK) ?\d{1,6},? (?=(\p{L}+))/u;

/**
 * Street lines and postal codes. A code of digits alone needs a street, a city or a label beside it. What is behind a street
 * is read at three times, each by what is known then: here the lines that end in a code and the towns of languages that decline
 * them, as the lists have no model's answer yet; by `withAddressTails` what neither the lists nor the model read; by
 * `joinAddresses` the parts of one address, when all else is settled.
 */
export const addresses = (text: string, isCityAt: (start: number) => boolean): TypedCandidate[] => {
  const found: TypedCandidate[] = [];
  const add = (type: 'ADDRESS' | 'POSTAL_CODE', start: number, value: string, score: number, reason: string): void => {
    found.push({ type, start, end: start + value.length, score, reason });
  };
  const isBox = (value: string, start: number): boolean => {
    const [ahead = '', word = ''] = beforeWord.exec(value) ?? [];
    const lower = word.toLowerCase();
    return word === '' || !isCommonOrEnglish(lower) || isCityAt(start + ahead.length);
  };
  const isMeasured = (value: string, start: number): boolean =>
    measured.test(value) || (/\d$/.test(value) && measuredBehind.test(textAfter(text, start + value.length, 12)));
  for (const [i, find] of streets.entries()) {
    for (const match of find(text)) {
      const written = match[0].replace(/[ ,']+$/u, '').replace(/(?<!\b(?:str|st|ave|rd|blvd|ln|dr))\.$/i, '');
      const { end: to } = withoutSmallWord(text, { start: match.index, end: match.index + written.length });
      const value = text.slice(match.index, to);
      if (
        (i > 1 || !isSentence(value)) &&
        !ranked.test(value) &&
        !isMeasured(value, match.index) &&
        !docketed.test(value) &&
        isBox(value, match.index)
      )
        add('ADDRESS', match.index, value, 0.85, 'written as a street address');
    }
  }
  found.push(...addressBlocks(text, found));
  const towns = streetTowns(text, found);
  const streetEnds = found.map((candidate) => candidate.end).sort((a, b) => a - b);
  for (const match of dwelling.all(text)) {
    if (behind(streetEnds, match.index) < reach) add('ADDRESS', match.index, match[0], 0.8, 'beside a street address');
  }
  for (const written of postcodes) {
    for (const match of text.matchAll(written))
      add('POSTAL_CODE', match.index, match[0], 0.75, 'written as a postal code');
  }
  for (const match of text.matchAll(beforeCity)) {
    const inYear = match[0].length === 4 && yearBefore.test(textBefore(text, match.index, 8));
    const [letters = ''] = country.exec(textBefore(text, match.index, 4)) ?? [];
    const isLettered = letters === 'L-';
    const beside = isCityAt(match.index + match[0].length + 1) && !year.test(match[0]) && !inYear;
    // "a 2021 RAV4": when a thing was made.
    const isModel = year.test(match[0]) && behindArticle.test(textBefore(text, match.index, 8));
    if (isLettered || beside || (!isModel && behind(streetEnds, match.index) < reach))
      add('POSTAL_CODE', match.index - letters.length, letters + match[0], 0.8, 'a postal code beside a place');
  }
  for (const match of [...text.matchAll(afterState), ...text.matchAll(afterBrazilianState)])
    add('POSTAL_CODE', match.index, match[0], 0.8, 'a postal code after a state');
  return [...found, ...towns.map((town) => ({ ...town, type: 'LOCATION' as const }))];
};
