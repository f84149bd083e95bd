import { oneLine } from '../patterns/one-line';
import { wordSet } from '../word-set';
import { textBefore } from './around';
/** Whose number a key's is: that of the object, tag, rule or heading around it may be a thing's, a market's, everybody's. */

/** Characters before a number in which what is around it is looked for. */
export const reach = 400;

/** Without accents and endings of digits, in small letters: `Médian`, `user1`. */
const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\d+$/gu, '')
    .toLowerCase();

/** Statistics, markets, limits and prices: a number under them is hardly the user's. */
const general = new RegExp(
  oneLine`
    ^(?:
      min|max|avg|mean|average|median|typical|usual|standard|norm|normal|reference|target|goal|ideal|benchmark|market
      |limits?|threshold|cap|ceiling|legal|retirement|minimum|maximum|recommended|expected|suggested|national|regional
      |prices?|pricing|retail|tax|vat|cpu|durchschnitt.*|mittel.*|markt.*|grenz.*|mindest.*|hochst.*|ublich.*|preise?
      |ziel.*|richt.*|moyen(?:ne)?|mediane?|marche|limite|plafond|seuil|prix|typique|cible|medi[oa]|promedio|mediana
      |mercado|mercato|tope|techo|precios?|tipic[oa]|minim[oa]|maxim[oa]|objetivo|obiettivo|prezz[oi]|media|precos?
      |sredni.*|rynk.*|rynek|cen[ay]|gemiddeld.*|modaal|modale|mediaan|prijs|prijzen|grens|snitt|medel.*|marknad.*
      |priser?|ortalama|medyan|piyasa|fiyat.*
    )$|(?:preis|prijs|spiegel|durchschnitt|grenze)$
  `,
  '',
);
export const isGeneral = (words: readonly string[]): boolean => words.some((word) => general.test(plainWord(word)));

/** Somebody, what is kept of somebody, and the words of programs and pages. */
const neutral = wordSet(
  `
    me my self i you your user customer client patient profile person member employee applicant tenant owner account
    data info details personal body health vitals vital signs measurements measures measurement metrics labs lab
    results value values record entry input params props payload response result json yaml form fields finance
    finances financial budget monthly expenses expense earnings housing household summary facts medical history ich
    person benutzer nutzer kunde profil daten korper gesundheit ausgaben einnahmen haushalt messwerte utilisateur
    donnees corps sante depenses revenus usuario cliente paciente perfil datos cuerpo salud gastos ingresos utente
    paziente profilo dati corpo salute spese entrate uzytkownik pacjent dane cialo zdrowie wydatki dochody gebruiker
    gegevens lichaam uitgaven anvandare uppgifter kropp usuaria dados saude despesas kullanici hasta profili const let
    var export default return class interface type new dict table thead tbody tr td th p li ul ol div span b strong em
    dd dl dt html main section article pre code br hr
  `,
);
export const isNeutral = (words: readonly string[]): boolean => words.every((word) => neutral.has(plainWord(word)));

/** Before a brace: `"sofa": `, `const shelf = `; at the head of a line or behind a sign of its own `.modal `. */
const named = /([\p{L}_$][\p{L}\p{N}_$. -]{0,39})["'`]?[ \t]*[:=][ \t]*$/u;
const selector = /(?:(?:^|\n)[ \t]*|[.#])([\p{L}_-][\p{L}\p{N}_-]{0,39})[ \t]*$/u;

const inBraces = (front: string): string[] => {
  const keys: string[] = [];
  let depth = 0;
  for (let at = front.length - 1; at >= 0; at--) {
    const sign = front[at];
    if (sign === '}' || sign === ']') depth++;
    else if (sign !== '{' && sign !== '[') continue;
    else if (depth > 0) depth--;
    else {
      const before = textBefore(front, at, 64);
      const key = named.exec(before)?.[1] ?? (sign === '{' ? selector.exec(before)?.[1] : undefined);
      if (key !== undefined) keys.push(key);
    }
  }
  return keys;
};

const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.-]{0,39})(?:[ \t\n][^<>]{0,120})?>/gu;
const openTag = /<([\p{L}_][\p{L}\p{N}_.-]{0,39})[ \t\n][^<>]{0,120}$/u;

const inTags = (front: string): string[] => {
  const open: string[] = [];
  let last = -1;
  for (const { 0: whole, 1: slash, 2: name = '', index } of front.matchAll(tag)) {
    if (slash === '/') open.splice(open.lastIndexOf(name) < 0 ? open.length : open.lastIndexOf(name));
    else if (!whole.endsWith('/>')) {
      open.push(name);
      last = index + whole.length;
    }
  }
  // The tag right before the number is its own key.
  if (last === front.length) open.pop();
  const own = openTag.exec(front)?.[1];
  return own === undefined ? open : [...open, own];
};

const heading = /^[ \t]*(?:- )?["']?([\p{L}_][\p{L}\p{N}_.-]{0,39})["']?:[ \t]*$/u;
const table = /^\[{1,2}([\p{L}_][\p{L}\p{N}_."-]{0,39})\]{1,2}[ \t]*$/u;

/** The nearest head of a group of settings: lines come without what is put before them. */
const inLines = (front: string): string[] => {
  const [, ...above] = front.split('\n').toReversed();
  for (const line of above) {
    const key = table.exec(line)?.[1] ?? heading.exec(line)?.[1];
    if (key !== undefined) return [key];
  }
  return [];
};

/** The keys of all that is open around what follows `front`, the innermost first. */
export const keysAround = (front: string): string[] => [...inBraces(front), ...inTags(front), ...inLines(front)];
