import type { EntityType } from '../../../../../shared/domain';
import { legalForms, nicknamesOf } from '../../lists';
import { beginsAs } from '../../patterns/word-starts';
import { matched, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { rememberedBy } from '../../text/pieces';
import { inflects, stemsIn, stemsOf } from '../public/inflections';
import { isCommonWord, isParticle, isTitle } from '../words/vocabulary';
import { type Places, wordRuns } from '../words/word-runs';
import type { Mention, Sought } from './mention';
import { unspacedMentions } from './unspaced';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Parted by one space: a value over two lines, or in a file's name (12-juniper-street), is the same value. */
const spaced = (text: string): string => {
  const folded = fold(text);
  return /[_+-]|\s\s|[^\S ]/.test(folded)
    ? folded.replace(/\s+|(?<=[\p{L}\p{N}])[_+-]+(?=[\p{L}\p{N}])/gu, ' ')
    : folded;
};

const wordsOf = (text: string): string[] => text.match(word) ?? [];

const startsSmall = (text: string): boolean => {
  const first = matched(/\p{L}/u, text);
  return first !== first.toUpperCase();
};

/** A mention of these is a guess like the first; a repeated number is certain. */
const guessed = new Set<EntityType>(['PERSON', 'LOCATION', 'ADDRESS', 'ORGANIZATION']);

/** A written form: its words, and the signs around them (+49 …, "… Inc."). */
interface Form {
  of: Sought;
  core: string;
  lead: string;
  tail: string;
  length: number;
  /** In small letters it is an ordinary word: only a capital makes it the name. */
  capitalOnly: boolean;
}

const formOf = (of: Sought, value: string): Form | null => {
  const folded = spaced(value);
  const parts = [...folded.matchAll(word)];
  const first = parts.at(0);
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = last.index + last[0].length;
  return {
    of,
    core: folded.slice(first.index, end),
    lead: folded.slice(0, first.index),
    tail: folded.slice(end),
    length: parts.length,
    capitalOnly: !startsSmall(value) && parts.every((part) => isCommonWord(part[0])),
  };
};

/** "Maria", "Gonzalez", and @mariagonzalez. */
const partsOfName = (words: readonly string[]): string[] => {
  if (words.length < 2) return [];
  const parts = words.filter(
    (name) => name.length > 2 && !isParticle(fold(name)) && !isTitle(fold(name).replace('.', '')),
  );
  // Liz of Elizabeth Crane; "Will" and "Rich" are words.
  const short = parts
    .flatMap((name) => nicknamesOf(name))
    .filter((name) => name.length > 2 && !isCommonWord(fold(name)))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...parts, ...short, ...(parts.length > 1 ? [parts.join('')] : [])];
};

/** "Hartwell and Pryce" of Hartwell & Pryce LLP, and its words that are no others'. */
const partsOfFirm = (value: string, words: readonly string[]): string[] => {
  const short = words.filter((each) => !legalForms.has(each));
  const telling = short.filter((each) => /^\p{Lu}\p{L}{3}/u.test(each) && !isCommonWord(fold(each)));
  const names = [value, ...(short.length < words.length && telling.length > 0 ? [short.join(' ')] : [])];
  return [
    ...names.slice(1),
    ...names.filter((name) => name.includes(' & ')).map((name) => name.replaceAll(' & ', ' and ')),
    ...(words.length > 1 ? telling : []),
  ];
};

/** "12 Juniper Street" of an address that goes on with a flat or a town, and "Juniper Street". */
const partsOfAddress = (value: string): string[] => {
  for (const line of value.split(/[,\n]\s*/)) {
    const street = line.replace(/^\d+\p{L}? |(?<=\p{L}\.?) \d+\p{L}?$/u, '');
    if (street !== line && /\p{L}{4}/u.test(street) && !isCommonWord(fold(street))) return [line, street];
  }
  return [];
};

const partsOf = ({ parts, type, value }: Sought): string[] => {
  if (!parts) return [];
  if (type === 'PERSON') return partsOfName(value.split(/\s+/));
  if (type === 'ORGANIZATION') return partsOfFirm(value, value.split(/\s+/));
  return type === 'ADDRESS' ? partsOfAddress(value) : [];
};

const formsOf = rememberedBy(
  ({ type, value, parts }: Sought) => `${type} ${parts} ${value}`,
  (of): Form[] => [of.value, ...partsOf(of)].map((value) => formOf(of, value)).filter((form) => form !== null),
);

const initials = /(?:(?<![\p{L}\p{N}.])\p{Lu}\.[ -]?){1,3}$/u;

/** The length of the initials before a family name that are those of the same person: "E. Crane" of Elizabeth Crane. */
const initialsBefore = (text: string, at: number, { of, core }: Form): number => {
  if (of.type !== 'PERSON' || !of.parts || core === spaced(of.value)) return 0;
  const written = matched(initials, textBefore(text, at, 12));
  const first = new Set(wordsOf(fold(of.value)).map((name) => name.charAt(0)));
  return wordsOf(fold(written)).every((letter) => first.has(letter)) ? written.length : 0;
};

/** `tom.becker`, `becker_t`: in a code a small word is a name as well. */
const isInCode = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}][._]$/u.test(textBefore(text, start, 2)) || /^[._][\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/** The words of a text; Tom%20Becker is two. */
const wordsIn = (text: string): Places => {
  const runs = wordRuns(text);
  if (!text.includes('%')) return runs;
  const words = runs.starts.map((start, i) => {
    const isEscape = text.charAt(start - 1) === '%' && /^[0-9A-Fa-f]{2}/.test(text.slice(start, start + 2));
    return { start: isEscape ? start + 2 : start, end: runs.ends[i] ?? start };
  });
  const whole = words.filter(({ start, end }) => start < end);
  return { starts: whole.map(({ start }) => start), ends: whole.map(({ end }) => end) };
};

/**
 * Every mention of the sought values: whole words, any accents, any case unless the small word is an ordinary one
 * ("May" is not "may"). A genitive's s stays outside ("Marias Auto"). Linear in the text.
 */
export const mentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const byFirstWord = new Map<string, { lengths: Set<number>; forms: Map<string, Form> }>();
  for (const form of sought.flatMap((of) => formsOf(of))) {
    const first = wordsOf(form.core)[0] ?? '';
    const entry = byFirstWord.get(first) ?? { lengths: new Set<number>(), forms: new Map<string, Form>() };
    if (!entry.forms.has(form.core)) entry.forms.set(form.core, form);
    entry.lengths.add(form.length);
    byFirstWord.set(first, entry);
  }
  if (byFirstWord.size === 0) return [];

  const { starts, ends } = wordsIn(text);
  const found: Mention[] = [];
  const cases = new Map<string, Sought>();
  if (inflects(language(text))) {
    for (const of of sought.filter(({ type, parts }) => type === 'PERSON' && parts))
      for (const stem of wordsOf(of.value).flatMap((name) => stemsOf(fold(name)))) cases.set(stem, of);
  }
  const mayBegin = beginsAs(byFirstWord.keys());
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    if (cases.size === 0 && !mayBegin(text, start)) continue;
    const wordEnd = ends[i] ?? start;
    const folded = fold(text.slice(start, wordEnd));
    const inflected =
      cases.size === 0 || startsSmall(text.slice(start, wordEnd))
        ? undefined
        : stemsIn(folded).find((stem) => cases.has(stem));
    const of = inflected === undefined ? undefined : cases.get(inflected);
    if (of !== undefined && !byFirstWord.has(folded))
      found.push({ start, end: wordEnd, type: of.type, of, score: 0.7, reason: 'a case of a name' });
    const genitive = folded.length > 4 && folded.endsWith('s') && !byFirstWord.has(folded);
    const entry = byFirstWord.get(genitive ? folded.slice(0, -1) : folded);
    if (entry === undefined) continue;
    for (const length of [...entry.lengths].sort((a, b) => b - a)) {
      const last = ends[i + length - 1];
      if (last === undefined || (genitive && length > 1)) continue;
      const end = genitive ? last - 1 : last;
      const form = entry.forms.get(spaced(text.slice(start, end)));
      if (form === undefined || (genitive && form.of.type !== 'PERSON')) continue;
      if (form.capitalOnly && startsSmall(text.slice(start, end)) && !isInCode(text, start, end)) continue;
      const from = start - (form.lead.length || initialsBefore(text, start, form));
      const to = end + form.tail.length;
      const led = from >= 0 && (form.lead === '' || fold(text.slice(from, start)) === form.lead);
      const tailed = fold(text.slice(end, to)) === form.tail;
      found.push({
        start: led ? from : start,
        end: tailed ? to : end,
        type: form.of.type,
        of: form.of,
        score: guessed.has(form.of.type) ? 0.75 : 0.9,
        reason: 'named before',
      });
      break;
    }
  }
  return [...found, ...unspacedMentions(text, sought)];
};
