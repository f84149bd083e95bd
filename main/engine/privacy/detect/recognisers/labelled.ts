import type { Candidate, PreparedText } from '../../entities/entity';
import { headFirst } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { matchedLength } from '../../text/around';
import { bare, fieldsByName } from './fields';
import { numberAfter } from './labels/words';
import { amongUnspaced, isUnspaced, unspacedIn, wholeWords } from './unspaced';

/** A kind of value that words name: what it is called, and how it is written. */
export interface Labelled {
  /** What names it: alternatives of a regular expression, any case. */
  readonly cues: readonly string[];
  /** Keys and columns' heads that name it too, alone: alternatives. */
  readonly keys?: readonly string[];
  /** How it is written; a regular expression without anchors. */
  readonly value: string;
  /** Whether `value` is in fact one. */
  isValue?(value: string): boolean;
  readonly score?: number;
  /** Has letters of its own, which may be those of a short name of another kind: the plate "NIP 12345". */
  readonly ownLetters?: boolean;
  /** May have no digit: a word that answers a question. */
  readonly ofWords?: boolean;
}

/** Words and signs between a name and its value, in the languages of the cues. */
const joining = oneLine`
  numbers?|num|no|n\.?[º°]|n\.o|n(?=\.)|nr|nbr|nummer|numer|numero|número|numéro|número de|is|was|are|reads?
  |starts with|ist|lautet|war|est|es|è|é|jest|to|är|is het|of|for|the|my|our|your|his|her|their|mein[e]?|unser[e]?|mon
  |ma|mi|mio|mia|mój|moja|of|und|and|on file|ending|below|above|follows?|as|code|id|de|del|di|der|des|du|da|do|la|le
  |el|il|van|numaras[ıi]|numaram|min|mitt|meu|minha|je|jsou|este|er
  |είναι
  |това|це|мой|моя|моего|мое|мій|моє
  |můj|moje|mého|mojí|môj|moj|mea|seria?|série
  |серия|серії|серія
  |sz|szám(?:a|om)?|číslo|čísla|broj|številka
  |αρ
  |numărul|nr
  |номер
  |numeris|numurs
  |αριθμός
`;
/** Particles and words that scripts without spaces glue to a name. */
const glued =
  '号码|號碼|番号|编号|編號|号|號|码|碼|ナンバー|コード|是|为|為|叫|有|就是|は、?|が|の|も|だけど|번호|는|은|이|가|〒';
const joiner = new RegExp(
  `[ \\t]{0,4}(?:\\([^()\\n0-9]{1,24}\\)|\\.?[:=#|"'\`*>(,№-]{1,4}|–|→|、|「|『|【|\\.(?=[ \\t\\n])|\\r?\\n[ \\t>|*-]{0,8}|\\([^()\\n]{1,24}\\)|${glued}|(?:${joining})(?![\\p{L}\\p{N}])\\.?)[ \\t]{0,4}`,
  'iuy',
);
const mostJoiners = 6;
const spaces = /[ \t]{0,4}/y;
/** Whose it is, with whom or what for: "the driving licence of Vera Moss is …", "Versicherungsnummer bei der Huk …", "Konto für die Erstattung: …". */
const ownerAfter = new RegExp(
  oneLine`
    (?:
      [ \t](?:for|für|zur|pour|para|per|voor|för|do|na|için)(?:[ \t]\p{L}{1,16}){1,3}(?=[ \t]?:)
      |[ \t](?:
        of (?:the|my|his|her) |des |der |vom |meine[rs] |du |de (?:la |mon |ma |l['’])|de (?:mi|su) |del |della |dell['’]
        |di mi[oa] |van (?:de|het|mijn|mn) |do |da |d[oa] meu )\p{Ll}{3,14}(?=[ \t:])
      |[ \t]{1,2}(?:of|for|with|at|von|bei|beim|de|di|do|da|del|chez|con|presso|com|van|bij|för|hos|dla|we?)[ \t]
      (?:the |de[rm] |die |la |le |el |il |[ao] )?\p{Lu}[\p{L}'’-]{1,20}(?:[ \t]\p{Lu}[\p{L}'’.-]{0,20}){0,2}
      |[ \t]{0,2}(?<=[ \t])\p{Lu}[\p{L}&'’-]{1,20}(?:[ \t]\p{Lu}[\p{L}&'’.-]{0,20}){0,2}(?=[ \t]?:)
    )
  `,
  'uy',
);
/** Names of another kind of number: what stands behind one is of that kind, and it is no part of a value. */
export const ownName = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])(?:
      BSB|IBAN|BIC|SWIFT|CBU|CVU|CLABE|ABA|RTN|IFSC|BLZ|KTO|RIB|NIP|REGON|PESEL|SSN|NHS|NINO|VIN|TFN|ABN|ACN|GSTIN|IČO
      |DIČ|OIB|EGN|CNP|CUIT|CUIL|DNI|NIE|CIF|CPF|CNPJ|BSN|KVK|SIRET|SIREN|PLZ|ZIP|CP(?= \d{4,5}(?:-\d{3})?(?!\d))|CEP
      |NPA|MRN|PIN|CVV|CVC|PIX|(?:DOB|DOD|DOA|DOS|DDN)(?=:? ?\d{1,4}[-./]\d{1,2}[-./]\d)
    )(?![\p{L}\p{N}])
  `,
  'u',
);
/** Fewer digits than a number of that kind has. */
const tooShort =
  /^(?:BSB|IBAN|CBU|CVU|ABA|RTN|NIP|REGON|SSN|NHS|VIN|TFN|ABN|ACN|OIB|EGN|CNP|DNI|NIE|CIF|CPF|BSN|KVK)[- ]?[A-Z0-9]{2,5}$/u;
/** A few whole words on: "my passport has expired, no. …". A piece of one would be tried at each of its letters. */
const numberLater = new RegExp(`(?:,? ?[\\p{L}'’-]{1,40}(?![\\p{L}'’-])){1,5}?,? (?:${numberAfter})[ :.]{0,3}`, 'iuy');

/** What may stand between a value and its name behind it: "20-00-00 is my sort code", "12345678 (account)". */
const backward = oneLine`
  (?:
    ,? (?:is|was|as|ist|est|es|è|é|jest|är)(?: (?:
        my|our|the|his|her|their|mein|meine|unser|unsere|die|der|das|mon|ma|le|la|mi|el|il|mio|mia|mój|moja|min|mitt
      ))?| ?[(\[]
  )\s?$
`;
const windowBefore = 64;

interface Compiled {
  /** Null where it has names in scripts without spaces only. */
  readonly cue: WordPattern | null;
  readonly gluedCue: RegExp | null;
  readonly key: RegExp;
  readonly at: RegExp;
  readonly whole: RegExp;
  readonly last: RegExp;
}

/** Every kind that was asked for. */
const compiled = new Map<Labelled, Compiled>();
const compile = (of: Labelled): Compiled => {
  const known = compiled.get(of);
  if (known !== undefined) return known;
  const { spaced, glued } = wholeWords(of.cues);
  const made = {
    cue: spaced === null ? null : wordPattern(new RegExp(spaced, 'iu')),
    gluedCue: glued === null ? null : new RegExp(headFirst(glued), 'giu'),
    key: new RegExp(
      `(?:^|[ -])(?:${bare(of.cues.join('|'))})(?:[ -](?:number|no|nr|num|id|code))?$${(of.keys ?? []).map((each) => `|^(?:${bare(each)})$`).join('')}`,
      'iu',
    ),
    at: new RegExp(`(?:${of.value})(?![\\p{L}\\p{N}_])`, 'uy'),
    whole: new RegExp(`^(?:${of.value})$`, 'u'),
    last: new RegExp(`(?<![\\p{L}\\p{N}_.,])(${of.value})(?:${backward})`, 'iu'),
  };
  compiled.set(of, made);
  return made;
};

/** Longer than any name, what joins it to its value, and the value. */
const reach = 240;

/** A part of a text that has a digit in reach, from one word's edge to another. */
interface Zone {
  readonly start: number;
  readonly part: string;
  /** Of it, what is written without spaces: a name in such a script has a letter of it. */
  readonly unspaced: readonly { readonly start: number; readonly part: string }[];
}
const zones = new WeakMap<PreparedText, readonly Zone[]>();

/** The parts of a text that have a digit in reach: no name elsewhere has a value. */
const numberedIn = (prepared: PreparedText): readonly Zone[] => {
  const known = zones.get(prepared);
  if (known !== undefined) return known;
  const { text } = prepared;
  const found: { start: number; end: number }[] = [];
  for (const { index } of text.matchAll(/[0-9]+/g)) {
    const last = found.at(-1);
    const end = Math.min(text.length, index + windowBefore);
    if (last !== undefined && index - reach <= last.end) last.end = end;
    else found.push({ start: Math.max(0, index - reach), end });
  }
  const parts = found.map((zone): Zone => {
    let { start, end } = zone;
    while (start > 0 && /\S/.test(text.charAt(start - 1))) start--;
    while (end < text.length && /\S/.test(text.charAt(end))) end++;
    const part = text.slice(start, end);
    return { start, part, unspaced: unspacedIn(part) };
  });
  zones.set(prepared, parts);
  return parts;
};

/** The value behind a name that ends at `from`. */
const valueAfter = (text: string, from: number, of: Labelled, isGlued: boolean): RegExpExecArray | null => {
  const { at } = compile(of);
  const read = (start: number): RegExpExecArray | null => {
    spaces.lastIndex = start;
    at.lastIndex = start + matchedLength(spaces, text);
    const value = at.lastIndex > from || isGlued ? at.exec(text) : null;
    if (value === null || !(of.isValue?.(value[0]) ?? true)) return null;
    const isShort = of.ownLetters === true && tooShort.test(value[0]);
    return isShort || !ownName.test(value[0]) ? value : null;
  };
  let place = from;
  let hasOwner = false;
  for (let joiners = 0; joiners <= mostJoiners; joiners++) {
    const value = read(place);
    if (value !== null) return value;
    ownerAfter.lastIndex = place;
    if (!hasOwner && ownerAfter.test(text)) {
      hasOwner = true;
      place = ownerAfter.lastIndex;
      continue;
    }
    joiner.lastIndex = place;
    if (!joiner.test(text)) break;
    place = joiner.lastIndex;
  }
  numberLater.lastIndex = from;
  const later = numberLater.exec(text)?.[0];
  return later !== undefined && !ownName.test(later) ? read(from + later.length) : null;
};

/** The last name of a kind in a text. */
export const lastName = (text: string, of: Labelled): RegExpExecArray | null => {
  const { cue, gluedCue } = compile(of);
  const glued = gluedCue === null || !isUnspaced(text) ? [] : text.matchAll(gluedCue);
  return [...(cue?.all(text) ?? []), ...glued].sort((a, b) => a.index - b.index).at(-1) ?? null;
};

/** A kind's value that begins right at a place. */
export const valueAt = (text: string, start: number, of: Labelled): string | null => {
  const { at } = compile(of);
  at.lastIndex = start;
  const value = at.exec(text)?.[0] ?? '';
  return value !== '' && (of.isValue?.(value) ?? true) ? value : null;
};

const find = (prepared: PreparedText, of: Labelled): Candidate[] => {
  const { text } = prepared;
  const { cue, gluedCue, key, whole, last } = compile(of);
  const { isValue = () => true, score = 0.92 } = of;
  const found = fieldsByName(prepared, key, (value) => whole.test(value) && isValue(value));
  const named = (name: string, start: number, isGlued: boolean): void => {
    const value = valueAfter(text, start + name.length, of, isGlued);
    if (value !== null)
      found.push({ start: value.index, end: value.index + value[0].length, score, reason: `after '${name}'` });
    const windowStart = Math.max(0, start - windowBefore);
    const window = text.slice(windowStart, start);
    const before = /\d/.test(window) ? last.exec(window) : null;
    if (before?.[1] !== undefined && isValue(before[1])) {
      const from = windowStart + before.index;
      found.push({ start: from, end: from + before[1].length, score, reason: `before '${name}'` });
    }
  };
  if (of.ofWords === true) {
    const glued = gluedCue !== null && isUnspaced(text) ? gluedCue : null;
    for (const { 0: name, index } of cue?.all(text) ?? []) named(name, index, false);
    for (const { 0: name, index } of glued === null ? [] : text.matchAll(glued)) named(name, index, true);
    return found;
  }
  for (const zone of numberedIn(prepared)) {
    for (const { 0: name, index } of cue?.all(zone.part) ?? []) named(name, zone.start + index, false);
    if (gluedCue === null) continue;
    for (const { start, part } of zone.unspaced)
      for (const { 0: name, index } of part.matchAll(gluedCue)) named(name, zone.start + start + index, true);
  }
  return found;
};

/** Values after a word that names them, before it ("… is my account number"), and under a key or a column of that name. */
export const labelled = (prepared: PreparedText, of: Labelled): Candidate[] =>
  amongUnspaced((read) => find(read, of))(prepared);
