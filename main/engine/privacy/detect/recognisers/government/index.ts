import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate, PreparedText, Recogniser } from '../../../entities/entity';
import { read } from '../../../entities/government/format';
import type { Scheme } from '../../../entities/government/scheme';
import { schemes } from '../../../entities/government/schemes';
import { wordSet } from '../../../word-set';
import { type Cue, cuesIn, namedIn } from './cues';
import { machineReadable } from './machine-readable';
import { misread } from './misread';
import { namedDocuments } from './named-documents';
import { namesOwner } from './owners';
import { type Window, windowsOf } from './windows';

/** Governments' numbers: by structure, check, and the names that stand beside them. All types at once, once a text. */

interface Finding extends Candidate {
  readonly type: EntityType;
}

const isValid = (scheme: Scheme, number: string): boolean =>
  scheme.formats(number).some((format) => read(format, number) !== null);

/** Words and signs between a name and a number that does not prove itself. */
const joining = wordSet(
  `m im ım um üm si sı i ı u ü nin nın je jsou este er on az είναι е това є це мой моя моего мій моє můj moje mého môj moj číslo broj številka номер αριθμός numărul szám száma számom serie seria серия серії серія number numbers no nr num nos nº º n id ids code is are was the my our your his her their of for reads as card holder with and ist lautet war hat has tiene ha porte heeft ma tem har имеет رقم رقمها رقمه meine mein deine ihre seine der die das und est le la les de du des mon ma son sa et es el su mi del y è il mia mio suo e jest to moj moja jego jej o é o a meu minha um är mitt min van het mijn uw zijn haar numero nummer numer numeru numret bin bei ss us usa uk gb de fr 号码 號碼 号 番号 番号は 번호 번호는 は が 是 为 為 号是 号为 號是 号码是 號碼是 号码为`,
);
const farthest = 64;
const farthestUnproven = 40;

/** No new sentence, line or cell between the two; one line's end after a label is fine, and what follows in brackets. */
const isNear = (between: string): boolean =>
  between.length <= farthest &&
  !/\n[^\n]*[\p{L}\p{N}]|\n\s*\n|[!?;]\s(?!\()|\.\s+\p{Lu}|[\p{L}\p{N}]\s*\n/u.test(between);

/** "BSN van mijn dochter Lore: 111222334": a label says whose it is. */
const labelsOwner = /^[^.!?;:\n\d]{1,36} ?: ?$/u;

const isTight = (between: string): boolean =>
  between.length <= farthestUnproven &&
  ((labelsOwner.test(between) && namesOwner(between)) ||
    (between
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.every((word) => joining.has(word)) ??
      true));

const behind =
  /^["')\]]{0,3}[\s,:(–-]{0,4}(?:(?:is|was|as|ist|est|es|è|é|är|jest|for|my|the|your|his|her|meine?|mon|ma|mi|il|la|le|su|o|minha|min|mitt|a|uk|us)[ ]){0,3}["'(]?$/iu;

interface Beside {
  readonly cue: Cue;
  /** Near enough for a number that proves nothing by itself. */
  readonly tight: boolean;
  readonly where: 'after' | 'before' | 'under';
}

/** The name nearest to a number: before it, as its key or column's head, or right behind it. */
const createBeside = (prepared: PreparedText): ((window: Window) => Beside | null) => {
  const { text } = prepared;
  const cues = cuesIn(prepared);
  const named = namedIn(prepared);
  let next = 0;
  let led: { readonly start: number; readonly beside: Beside | null } = { start: -1, beside: null };
  const before = (start: number): Beside | null => {
    // Windows come in the order of their starts.
    while (next < cues.length && (cues[next]?.end ?? 0) <= start) next++;
    const cue = cues[next - 1];
    if (cue === undefined || start - cue.end > farthest) return null;
    const between = text.slice(cue.end, start);
    return isNear(between) ? { cue, tight: isTight(between), where: 'after' } : null;
  };
  return ({ start, end }) => {
    // Several windows begin at one place.
    if (led.start !== start) led = { start, beside: before(start) };
    if (led.beside !== null) return led.beside;
    const head = named(start, end);
    if (head !== null) return { cue: head, tight: true, where: 'under' };
    let following = next;
    while (following < cues.length && (cues[following]?.start ?? 0) < end) following++;
    const cue = cues[following];
    return cue !== undefined && cue.start - end < 24 && behind.test(text.slice(end, cue.start))
      ? { cue, tight: true, where: 'before' }
      : null;
  };
};

/** Dates and amounts of digits that a document's number is not. */
const date =
  /^(?:\d{1,2}([-./ ])\d{1,2}\1(?:\d{4}|\d{2})|(?:19|20)\d{2}([-./ ])\d{1,2}\2\d{1,2}|(?:19|20)\d{2}(?: ?[-/–] ?(?:19|20)\d{2})?)$/;

/** An invoice's year and its number: in German an RG as well. */
const invoice = /^(?:19|20)\d{2}-\d{3,6}$/;

/** Kinds of number that are found without a cue word where they are written so. */
const byShape = new Map<string, Scheme[]>();
for (const scheme of schemes)
  for (const shape of Object.keys(scheme.plain ?? {})) byShape.set(shape, [...(byShape.get(shape) ?? []), scheme]);

/** 412-88-3019 is grouped as a social security number is, whatever is named beside it. */
const isOfAnother = (scheme: Scheme, { number, shape }: Window, { own }: Cue): boolean =>
  /[^A9]/.test(shape) &&
  !(shape in (scheme.plain ?? {})) &&
  (byShape.get(shape) ?? []).some(
    (other) =>
      other !== scheme && other.looks.test(number) && (own.has(other) || !own.has(scheme) || isValid(other, number)),
  );

/** What is grouped in a way that its kind never is proves nothing by a check: 12-3456789 is no social security number. */
const isGroupedOtherwise = ({ plain = {} }: Scheme, { shape }: Window): boolean =>
  /[^A9]/.test(shape) && Object.keys(plain).length > 0 && !(shape in plain);

const grouped = /^[A-Z0-9]+(?:(?:[ /-]|(?<=\d)\.)[A-Z0-9]+){0,4}$/i;
/** "G28471930 y": a small word behind a number that has no small letters is the sentence's. */
const isWordBehind = (written: string): boolean => /^[^a-z]*\d[^a-z]* [a-z]+$/.test(written);

const judge = (scheme: Scheme, window: Window, written: string, beside: Beside | null): Finding | null => {
  const { start, end, number, shape, joined } = window;
  const made = (score: number, reason: string): Finding => ({ start, end, score, reason, type: scheme.type });
  const { cue, tight, where } = beside ?? { cue: null, tight: false, where: 'after' as const };
  if (cue?.names.has(scheme)) {
    const isItsCue = cue.own.has(scheme);
    const valid = isValid(scheme, number) && (isItsCue || !(joined || isGroupedOtherwise(scheme, window)));
    if (valid && !isOfAnother(scheme, window, cue))
      return made(isItsCue ? 0.99 : 0.97, `${scheme.name}, ${where} '${cue.word}'`);
    const isGrouped = shape in (scheme.plain ?? {}) && /[^A9]/.test(shape);
    if (valid || (cue.general && !isItsCue && !isGrouped) || !tight || joined || date.test(written)) return null;
    const fits = shape in (scheme.plain ?? {}) || grouped.test(written);
    if (!fits || isWordBehind(written)) return null;
    const hasNoRule = scheme.formats(number).length === 0;
    // A court's roll has a slash and is called RG as well; no card's number has one.
    if (scheme.type === 'NATIONAL_ID' && hasNoRule && (written.includes('/') || invoice.test(written))) return null;
    // Named and grouped as its own kind alone is: a shorter part of it that passes for another's is none.
    return made(
      isItsCue && isGrouped ? 0.98 : hasNoRule ? 0.95 : 0.85,
      `${where} '${cue.word}'${hasNoRule ? '' : ', though its check fails'}`,
    );
  }
  const score = scheme.plain?.[shape];
  if (score === undefined || joined || !isValid(scheme, number)) return null;
  // Small letters in a code without a cue are a word's: abcde1234f.
  if (/[a-z]/.test(written) && score < 0.95) return null;
  if (cue !== null && cue.names.size === 0 && tight && /^9+$/.test(shape)) return null;
  return made(score, scheme.name);
};

const isBetter = (a: Finding, b: Finding): number =>
  b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start;

const known = new WeakMap<PreparedText, ReadonlyMap<EntityType, Candidate[]>>();

const places = new Map(schemes.map((scheme, at) => [scheme, at]));
const byPlace = (a: Scheme, b: Scheme): number => (places.get(a) ?? 0) - (places.get(b) ?? 0);

/** The kinds that a number may be of: those that are named beside it, and those that are written so. */
const possible = ({ number, shape }: Window, beside: Beside | null): readonly Scheme[] => {
  const written = byShape.get(shape) ?? [];
  const named = beside?.cue.names ?? [];
  return [...new Set([...named, ...written])].filter(({ looks }) => looks.test(number)).sort(byPlace);
};

/** A letter between digits is read as the digit that it looks like, but in a code it may be meant: I726. */
const readings = ({ original, toOriginal }: PreparedText, window: Window): Window[] => {
  const { start, end } = toOriginal(window.start, window.end);
  const number = original
    .slice(start, end)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  if (number === window.number || number.length !== window.number.length) return [window];
  let at = 0;
  const shape = window.shape.replace(/[A9]/g, () => (/[0-9]/.test(number.charAt(at++)) ? '9' : 'A'));
  return [window, { ...window, number, shape }];
};

const find = (prepared: PreparedText): ReadonlyMap<EntityType, Candidate[]> => {
  const besideOf = createBeside(prepared);
  const found: Finding[] = [
    ...machineReadable(prepared.text),
    ...namedDocuments(prepared),
    ...misread(prepared, cuesIn(prepared), isTight),
  ];
  // Asked once: of two long texts each comparison takes a while.
  const isAsWritten = prepared.original === prepared.text;
  for (const window of windowsOf(prepared.text)) {
    const written = prepared.text.slice(window.start, window.end);
    const beside = besideOf(window);
    for (const reading of isAsWritten ? [window] : readings(prepared, window)) {
      for (const scheme of possible(reading, beside)) {
        const finding = judge(scheme, reading, written, beside);
        if (finding !== null) found.push(finding);
      }
    }
  }
  const taken = new Uint8Array(prepared.text.length);
  const types = new Map<EntityType, Candidate[]>();
  for (const finding of found.sort(isBetter)) {
    if (taken.subarray(finding.start, finding.end).includes(1)) continue;
    taken.fill(1, finding.start, finding.end);
    const others = types.get(finding.type);
    if (others === undefined) types.set(finding.type, [finding]);
    else others.push(finding);
  }
  return types;
};

/** What was found in a text, by type: searched once for all types. */
export const governmentNumbers = (prepared: PreparedText): ReadonlyMap<EntityType, Candidate[]> => {
  const found = known.get(prepared) ?? find(prepared);
  known.set(prepared, found);
  return found;
};

/** The numbers of one type. */
export const recogniseGovernment =
  (type: EntityType): Recogniser =>
  (prepared) =>
    governmentNumbers(prepared).get(type) ?? [];
