import { clauseAfter, clauseBefore } from '../../entities/quantities/clause';
import { relatives } from '../../entities/quantities/people/words';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { codeIn } from '../words/tokens';
import { isAnyWord } from '../words/vocabulary';
import { isName, isNamed, isOfWordsAlone } from './account-name';
import { inStretches } from './context';
import { markets, meetings, shops, social, streams } from './networks';

/** Names of accounts by their shape alone, in a text that speaks of where people have them or tells of somebody. */

const named = (sites: string) =>
  wordPattern(
    new RegExp(`(?<![\\p{sc=Latin}\\p{N}_./@])(?:${sites})(?:['’]?\\p{Ll}{1,3})?(?![\\p{sc=Latin}\\p{N}_@])`, 'iu'),
  );
const ofPeople = named(`${social}|${meetings}`);
const ofThings = named(`${shops}|${markets}|${streams}`);
/** Of where a text speaks that people have such names: of sites for people, or only of shops, games and films. */
type Sites = 'people' | 'things' | null;
export const sitesIn = (text: string): Sites => {
  if (ofPeople.test(text)) return 'people';
  return ofThings.test(text) ? 'things' : null;
};
/** Somebody in the sentence; who asks how to get a thing says "I". */
const somebody = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        ${relatives}|he|she|they|him|them|his|her|their|me|us|my|our|someone|somebody|whose|sellers?|buyers?
        |strangers?|friends?|guy|named|called|er|sie|ihn|ihm|mich|mir|uns|mein\p{L}{0,2}|unser\p{L}{0,2}
        |jemand\p{L}{0,2}|(?:Ver)?[Kk]äufer(?:in)?|Anbieter(?:in)?|heißt|namens
        |il(?= (?:m['’]|a|est|me|ne|se|s['’]|veut|dit|vend))|elle|lui|moi|me|nous|mon|ma|mes|quelqu['’]un
        |vendeu(?:r|se)|acheteu(?:r|se)|él|ella|mi|mis|alguien|vendedor\p{L}?|comprador\p{L}?|lei|mio|mia|qualcuno
        |vendit(?:ore|rice)|acquirente|hij|zij|hem|haar|mij|mijn|ons|iemand|(?:ver)?koper|heet|ona|mu|jej|mnie|mój
        |moja|ktoś|sprzedaw\p{L}+|sprzedając\p{L}+|kupując\p{L}+|ele|ela|meu|minha|alguém|han|hon|mig|min|mitt|någon
        |säljaren?|köparen?|heter|bana|beni|benim|satıcı\p{L}*|alıcı\p{L}*|biri
      )(?!\p{L})|(?<!\p{L})m['’]a
    `,
    'iu',
  ),
);
const sentenceReach = 160;
const tellsOfSomebody = (text: string, start: number, end: number): boolean =>
  somebody.test(clauseBefore(textBefore(text, start, sentenceReach))) ||
  somebody.test(clauseAfter(textAfter(text, end, sentenceReach)));
/** `Nikon_d750`, `samsung.odyssey`, `Photoshop2024`: who makes it, and which. */
const isProduct = (name: string): boolean =>
  name.split(/[._\d]+/).some((part) => part.length > 3 && isBrand(part) && !isGivenName(part.toLowerCase()));
/** `carl_bot`, `snowflake_ids`: what programs are called and number by. */
const isOfRobots = (name: string): boolean => /_(?:bots?|ids?|api\d*|sdk)$/iu.test(name);

/** With what makes one: `isSpelledSo`. */
const handle =
  /(?<![\p{L}\p{N}_./\\@%&=:<{([#'"`$-])(?=[\p{L}\p{N}]{0,20}(?:[\d_#]|\.[\p{L}\p{N}]))[\p{L}\p{N}]{1,20}(?:[._][\p{L}\p{N}]{1,20}){0,3}(?:#\d{4})?(?![\p{L}\p{N}_([{=/\\@'"`]|[-.:]\w)/gu;
const mark = /[\d_]|\p{L}\.\p{L}/u;
/** What it has, and all that stands behind it without a space. */
const sign = /(?:[\d_#]|\.[^\s.])\S*/g;

/** Behind a dot: what a file or a host ends in. */
const endings = wordSet(
  `
    js ts jsx tsx py rb go rs java kt swift c h cpp cs php sh md txt csv json xml yml yaml toml html css scss sql pdf
    doc docx xls xlsx ppt png jpg jpeg gif svg webp mp3 mp4 mov wav zip tar gz exe dmg apk com net org io co dev app
    de fr es it nl pl pt se tr cn jp uk us eu info shop me tv gg ly
  `,
);
/** Words of programs, whose parts are joined the same way. */
const ofPrograms = wordSet(
  `
    length width height config configs param params args attrs enum async mutex queue index query schema payload token
    tokens url uri max min rand image cache buffer pixel pixels offset regex timestamp metadata hostname username filename dirname lambda boolean
    integer string array vector tensor kernel plugin plugins widget webhook backend frontend middleware endpoint
    endpoints callback handler logger parser server proxy docker nginx redis postgres mysql sqlite oauth admin created
    updated deleted modules
  `,
);
/** A text about programs and tables, where every name is joined so. */
const technical = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        api|apis|bot|bots|code|json|yaml|yml|sql|python|java|javascript|typescript|react|script|scripts|skript
        |function|functions|funktion|funktionen|fonction|fonctions|función|funzione|funkcja|variable|variables
        |column|columns|spalte|spalten|colonne|colonnes|columna|columnas|kolumna|table|tables|tabelle|tabellen
        |tabla|tablas|tabell|database|datenbank|field|fields|feld|felder|champ|champs|parameter|parameters
        |paramètre|parametro|key|keys|server|servers|class|classes|method|methods|module|modules|file|files|datei
        |dateien|fichier|folder|folders|dataset|datasets|feature|features|label|labels|tag|tags|hashtag|hashtags
        |prompt|prompts|config|configs|setting|settings|command|repo|branch|crash|crashes|install|item|items|mod
        |mods|emote|emotes|ruby|node|npm|docker|theme|themes
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** A part is somebody's name or no word: `sanne_vdb`, `jus_mueller`, and no `client_id`. */
const isOfSomebody = (parts: readonly string[]): boolean =>
  !parts.some((part) => ofPrograms.has(part)) &&
  parts.some(
    (part) => (/\p{L}{3}/u.test(part) && part.length > 4 && !isAnyWord(part)) || (part.length > 3 && isGivenName(part)),
  );
/** Says whose account the name behind it is: "posted under", "she goes by", "heißt dort". */
const called = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:under|by|called|named|nicknamed|user|account|profile|seller|buyer|nick(?:name)?|handle|alias|namens|unter|genannt
      |heißt(?: dort)?|nennt sich|Nutzer|Benutzer|Konto|Profil|Verkäufer(?:in)?|Käufer(?:in)?|pseudo|appelée?|sous|compte
      |vendeu(?:r|se)|llamad[oa]|usuari[oa]|cuenta|chiamat[oa]|utente|genaamd|gebruiker|verkoper|nick(?:iem)?|konto
      |jako|użytkownik|sprzedawca|chamad[oa]|usuári[oa]|konta|heter|användaren?|rumuzlu|adlı
      )|(?:post\p{L}*|writ\p{L}+|play\p{L}*|stream\p{L}*|sell\p{L}*|known|schreibt|spielt|postet) (?:as|als)
    ):? ["'“„«(]?$
  `,
  'iu',
);
/** "copper_moon on Instagram": where somebody is called so. */
const there = new RegExp(
  `^ (?:on|from|auf|von|sur|de|en|su|da|op|van|na|z|no|em|på) (?:${social}|${meetings})(?!\\p{L})`,
  'iu',
);
const isCalled = (text: string, start: number, end: number): boolean =>
  called.test(textBefore(text, start, 32)) || there.test(textAfter(text, end, 32));
const isSpelledSo = (name: string, isCue: boolean): boolean => {
  const parts = name
    .toLowerCase()
    .replace(/#\d{4}$/, '')
    .split(/[._]/);
  if (name.includes('#')) return /\p{L}{2}/u.test(name);
  if (name.includes('_'))
    return (
      isNamed(name) ||
      /\p{L}{4,}_?\d{2,4}$/u.test(name) ||
      isOfSomebody(parts) ||
      (isCue && parts.some((part) => part.length > 3) && !parts.some((part) => ofPrograms.has(part)))
    );
  if (name.includes('.'))
    return (
      parts.every((part) => part.length > 1) &&
      !/\p{Lu}/u.test(name) &&
      !endings.has(parts.at(-1) ?? '') &&
      isOfSomebody(parts)
    );
  // `MiraMonster88`, `sadbaker1987`, `zgred1981`: no product is a made-up word with so many digits or a year behind it.
  const [, letters = ''] = /^(\p{L}{7,}(?=\d)|\p{Ll}{4,}(?=(?:19[4-9]|20[01])\d$))\d{2,4}$/u.exec(name) ?? [];
  return letters !== '' && (/^(?:\p{Lu}\p{Ll}{2,}){2,}$/u.test(letters) || !isAnyWord(letters.toLowerCase()));
};

/** Products are no names, and among shops' things only somebody has one. */
const isSomebodys = (text: string, name: string, start: number, sites: Sites): boolean => {
  const isThing = isProduct(name);
  if (sites === 'people' && !isThing) return true;
  return (sites === 'people' || !isThing) && tellsOfSomebody(text, start, start + name.length);
};

/** In small letters, and not things that go together: `sugar_and_salt`. */
const isPersonal = (name: string): boolean => /\p{Ll}{3}/u.test(name) && !/_(?:and|or|und|oder|et|ou)_/iu.test(name);

/**
 * What is written as such a name where a text tells of a place for them, or of nothing that programs name so.
 * @param sites What the whole text says, of which this may be a part.
 */
export function* handlesIn(text: string, sites: Sites): Generator<RegExpExecArray> {
  if (!(sites === null ? text.includes('_') : mark.test(text))) return;
  const isCode = codeIn(text);
  const isProse = text.includes('_') && !technical.test(text);
  for (const match of inStretches(text, sign, handle)) {
    const { 0: name, index } = match;
    const isCue = isProse && isCalled(text, index, index + name.length);
    if (sites === null && !(isProse && name.includes('_') && isPersonal(name))) continue;
    if (sites === null && !isCue && isOfWordsAlone(name)) continue;
    if (name.length > 4 && isName(name) && !isOfRobots(name) && isSpelledSo(name, isCue) && !isCode(index))
      if (isSomebodys(text, name, index, sites)) yield match;
  }
}
