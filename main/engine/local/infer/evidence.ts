import type { EntityType, Finding } from '../../../../shared/domain';
import { language, overlap } from '../../privacy';
import { isStopWordOf } from '../../privacy/detect/words/vocabulary';
import { core } from '../quotes';
import { isAsked, isBare, isJourney, isThing, standsAlone } from './alone';
import { cuesOf, deedGuesses } from './cues';
import { forms } from './forms';
import { headOf, saidElsewhere } from './heads';
import { isOfOther, keptEvidence } from './kept';
import { isLeisure, isLeisureOfClause, isStudied, isWork } from './leisure';
import { ofQuoted, quotedIn } from './quoted';
import { inferLanguages, mainLanguages } from './roles';
import { isNamed } from './short-names';
import { filled } from './slots';
import { findSubjects, isKin, type Subjects, type Whose } from './subjects';
import type { Evidence } from './told';
import { fold, type Word, wordAt, wordsOf } from './words';

/** Longest text that is read: its beginning tells enough. */
const readLength = 200_000;
/** Below this the language that is told is often a neighbour of the right one. UTF-16 units. */
const tooShort = 120;

/** Equal for words that say the same twice. */
export const wordsAt = (text: string, { start, end }: { start: number; end: number }): string =>
  fold(core(text.slice(start, end)) ?? '');

/** Evidence on either side, in order of place, that is looked at. */
const beside = 8;

/** What others may say of the same words more exactly. */
const isVague = ({ attribute, guess }: Evidence): boolean =>
  guess.startsWith('works at or goes to: ') || (attribute === 'health' && guess.startsWith('has to do with: '));

/** Where somebody comes from, nobody lives. */
const isOrigin = ({ attribute, guess }: Evidence): boolean =>
  attribute === 'ethnicity' && guess.startsWith('comes from: ');

/** Whether the same words say more, or are a value that was found and has a stand-in of its kind. */
const saysLess = (one: Evidence, other: Evidence): boolean => {
  if (one === other || !overlap(one, other)) return false;
  if (one.attribute === 'place' && isOrigin(other)) return true;
  if (one.attribute !== other.attribute) return false;
  if (one.weak || other.weak) return !other.weak;
  if (isVague(one) !== isVague(other)) return isVague(one);
  return (isVague(one) || one.guess === other.guess) && one.type === undefined && other.type !== undefined;
};

type Place = Pick<Evidence, 'start' | 'end'>;

/** A word in the place of each stand-in of words: what is said around it is said of the rest as well. */
const masked = (text: string, standIns: readonly Place[]): string =>
  standIns.reduceRight((rest, { start, end }) => {
    const words = text.slice(start, end);
    return /\p{L}/u.test(words) ? rest.slice(0, start) + 'x'.repeat(words.length) + rest.slice(end) : rest;
  }, text);

/** Shorter words leave nothing to guess. */
const shortestRest = 4;

/** The longest words of a place that are no stand-in's: "factory" of a "tyre factory" whose "tyre" has one. */
const restOf = (text: string, { start, end }: Place, standIns: readonly Place[]): Place | null => {
  const within = standIns.filter((standIn) => overlap(standIn, { start, end }));
  if (within.length === 0) return { start, end };
  const edges = [start, ...within.flatMap((standIn) => [standIn.start, standIn.end]), end];
  const pieces = Array.from({ length: edges.length / 2 }, (_, at): Place => {
    const [from = start, to = end] = edges.slice(2 * at, 2 * at + 2);
    const piece = text.slice(from, to);
    return { start: from + piece.length - piece.trimStart().length, end: to - piece.length + piece.trimEnd().length };
  });
  // Of two that are as long, the one behind: the noun.
  const longest = pieces.reduce((best, each) => (each.end - each.start >= best.end - best.start ? each : best));
  return longest.end - longest.start < shortestRest ? null : longest;
};

/** Guesses that somebody of the writer's says, whatever they do: "my daughter" of "my daughter starts". */
const kin: ReadonlySet<string> = new Set(['has children', 'is or was married', 'has a partner']);

/** What asks for something: who does so speaks for themselves. */
const request =
  /\?|(?<!\p{L})(?:please|tips|ideas|bitte|s['’]il (?:te|vous) pla[iî]t|stp|por favor|per favore|alsjeblieft|graag)(?!\p{L})/iu;

/** The possessive and the one who is somebody's; null where a phrase does not begin with them. */
const ownKin = (
  words: readonly Word[],
  at: number,
  length: number,
  owned: boolean,
): readonly [number, number] | null => (owned && length > 2 && isKin(words, at + 1) ? [at, at + 2] : null);

const placeOf = (words: readonly Word[], [first, behind]: readonly [number, number]): Place => ({
  start: words[first]?.start ?? 0,
  end: words[behind - 1]?.end ?? 0,
});

/** A language that a text is read as. */
interface Reading {
  readonly speech: string;
  /** What counts: all; not the names that are the same in other languages; only what names the writer itself. */
  readonly extent: 'all' | 'unnamed' | 'itself';
}

/** The languages to read a text as: a short one may be in any, or in another than is told; a longer one is in one. */
const readingsOf = (told: string | null, isShort: boolean): Reading[] => {
  const as =
    (extent: Reading['extent']) =>
    (speech: string): Reading => ({ speech, extent });
  const known = told !== null && inferLanguages.includes(told) ? told : null;
  if (!isShort) return (known !== null ? [known] : told === null ? mainLanguages : ['en']).map(as('all'));
  const isMain = known !== null && mainLanguages.includes(known);
  const main = isMain ? [...new Set([known, 'en'])] : mainLanguages;
  const others = inferLanguages.filter((each) => each !== known && !main.includes(each));
  return [
    ...(known === null || isMain ? [] : [known]).map(as('unnamed')),
    ...main.map(as('all')),
    ...others.map(as('itself')),
  ];
};

/** What a text tells as one in this language. */
const spoken = (
  text: string,
  words: readonly Word[],
  { speech, extent }: Reading,
  subjects: Subjects,
  standIns: readonly Place[],
  told: string | null,
): Evidence[] => {
  const evidence: Evidence[] = [];
  const cues = cuesOf(speech, extent === 'all');
  const clear = masked(text, standIns);
  for (let at = 0; at < words.length; at++) {
    // A name that is known in all languages is a benefit in its own.
    const namesBenefit = (): boolean =>
      [speech, ...mainLanguages].some((each) =>
        cuesOf(each, true)
          .at(words, at)
          .some(({ value }) => value.of === 'benefit'),
      );
    for (const { value, length, taken, open } of cues.at(words, at)) {
      const { scope, attribute, guess, points, alone, owned, atWork, of } = value;
      if (owned && isThing(words, at + length)) continue;
      // "Mój sąsiad ma rozrusznik": Polish for "has", no French "my".
      if (owned && taken.length > 0 && told !== null && told !== speech && isStopWordOf(words[at]?.exact ?? '', told))
        continue;
      if (alone && !standsAlone(words, at + length)) continue;
      if (attribute === 'ethnicity' && taken.length > 0 && isJourney(words, at, at + length)) continue;
      if (attribute === 'health' && !owned && subjects.isOfAnimal(at)) continue;
      if (attribute === 'health' && !owned && taken.some(([from]) => isOfOther(words, from))) continue;
      // In a language that it may not be in, only what names the writer itself counts.
      if (extent === 'itself' && scope !== 'itself') continue;
      if (of === 'deed' && (isAsked(words, at) || isLeisure(words, at))) continue;
      if (atWork && !isWork(words, at)) continue;
      if (of === 'other' && !owned && deedGuesses.has(guess) && isLeisureOfClause(words, at)) continue;
      if (!owned && isStudied(words, at) && namesBenefit()) continue;
      if (of === 'benefit' && !isNamed(text, words, at, length)) continue;
      if (scope === 'bare' && !(isBare(words, at) && subjects.isPlain(at) && (subjects.speaks || request.test(text))))
        continue;
      const counts =
        scope === 'anywhere' ||
        scope === 'bare' ||
        (scope === 'itself' ? subjects.isMeant(at) : subjects.whose(at) === 'writer');
      const [first, last] = [words[at], words[at + length - 1]];
      if (!counts || !first || !last) continue;
      const says = filled(guess, text, words, taken);
      if (says === null) continue;
      const naming = (guess.endsWith('@') ? taken.at(-1) : undefined) ?? null;
      const named = naming === null ? words.slice(at, owned ? at + length : at) : words.slice(...naming);
      const head = headOf(named, speech, naming === null);
      let end = at + length - 1;
      // "let go" of "let go from".
      while (end > at && isStopWordOf(words[end]?.exact ?? '', speech)) end--;
      const whole = { start: first.start, end: words[end]?.end ?? last.end };
      const hidden = standIns.filter((standIn) => overlap(standIn, whole));
      // Another number of children, another name within: the rest says the same.
      const isOpen = (standIn: Place): boolean =>
        open.some(
          ([from, to]) => (words[from]?.start ?? 0) <= standIn.start && standIn.end <= (words[to - 1]?.end ?? 0),
        );
      if (hidden.length > 0 && (/@[+-]/.test(guess) || !hidden.every(isOpen))) continue;
      // What a guess names stands there as such; what only points to it ("my shift at the") is no part of the clue.
      const isBareKin = scope === 'bare' && attribute !== 'occupation';
      const telling = naming ?? (isBareKin ? [at, at + 1] : kin.has(guess) ? ownKin(words, at, length, owned) : null);
      const place = telling !== null ? placeOf(words, telling) : restOf(text, whole, hidden);
      if (place === null) continue;
      evidence.push({ ...place, attribute, guess: says, points, ...(head ? { head } : {}) });
    }
  }
  for (const { pattern, guess, attribute, points, writer } of forms[speech] ?? []) {
    for (const match of clear.matchAll(pattern)) {
      const of = match[1] ?? match[0];
      const from = match.index + match[0].lastIndexOf(of);
      const rest = restOf(text, { start: from, end: from + of.length }, standIns);
      if (rest === null) continue;
      const { start, end } = rest;
      const says = guess(text.slice(start, end));
      const at = wordAt(words, start);
      if (says === null || (writer ? subjects.whose(at) !== 'writer' : !subjects.isMeant(at))) continue;
      const head = says.includes(': ') ? headOf(words.slice(at, wordAt(words, end)), speech, false) : undefined;
      evidence.push({ start, end, attribute, guess: says, points, ...(head ? { head } : {}) });
    }
  }
  return evidence;
};

/**
 * What the writer's own words in a sanitized text tell by the tables of cues, by grammar, and by the values that were
 * kept. Stand-ins tell nothing. Sorted by place. Time linear in the text.
 */
export const findEvidence = (sanitized: string, findings: readonly Finding[]): Evidence[] => {
  const text = sanitized.slice(0, readLength);
  const told = language(text);
  const words = wordsOf(text);
  const standIns = findings
    .filter(({ mechanism }) => mechanism !== null)
    .map(({ surrogateStart: start, surrogateEnd: end, type }) => ({ start, end, type }))
    .filter(({ start }) => start < text.length);
  // A placeholder's word stands behind its bracket.
  const wordsOfType = (wanted: EntityType): ReadonlySet<number> =>
    new Set(
      standIns.flatMap(({ type, start }) => (type === wanted ? [text.startsWith('[', start) ? start + 1 : start] : [])),
    );
  const [people, hidden] = [wordsOfType('PERSON'), wordsOfType('WORD')];
  const read = readingsOf(told, text.length < tooShort).map((reading) => ({
    ...reading,
    subjects: findSubjects(words, reading.speech, people, hidden),
  }));
  const whose = (at: number): Whose => {
    const said = read.map(({ subjects }) => subjects.whose(at));
    const [first = null] = said;
    if (first !== null && told === read[0]?.speech) return first;
    return said.find((one) => one === 'writer') ?? said.find((one) => one !== null) ?? null;
  };
  const own = [
    ...read.flatMap((reading) => spoken(text, words, reading, reading.subjects, standIns, told)),
    ...keptEvidence(text, words, findings, whose),
  ]
    .filter((each) => !standIns.some((standIn) => overlap(standIn, each)))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      (each, i, all) => !all.slice(Math.max(0, i - beside), i + beside + 1).some((other) => saysLess(each, other)),
    );
  const telling = new Set(own.filter(({ weak }) => !weak).map((each) => `${each.attribute} ${wordsAt(text, each)}`));
  // "on the ward" inside "night shift on the ward" says nothing more.
  const last = new Map<string, Evidence>();
  const kept = new Set<Evidence>();
  for (const each of own) {
    // Said of the writer elsewhere.
    if (each.weak && telling.has(`${each.attribute} ${wordsAt(text, each)}`)) continue;
    const key = `${each.attribute} ${each.guess}`;
    const before = last.get(key);
    const isSame = before !== undefined && overlap(before, each);
    if (isSame && (each.end <= before.end || before.type !== undefined || each.type !== undefined)) continue;
    // Two phrases that share words are one clue: who hides a part leaves the rest to tell.
    const one = isSame ? { ...before, end: each.end, points: Math.max(before.points, each.points) } : each;
    if (isSame) kept.delete(before);
    kept.add(one);
    last.set(key, one);
  }
  const elsewhere = saidElsewhere(text, words, [...kept], findings).filter(
    (each) => !standIns.some((standIn) => overlap(standIn, each)),
  );
  const quoted = quotedIn(text);
  return [...kept, ...elsewhere]
    .map((each) => ofQuoted(each, quoted))
    .sort((a, b) => a.start - b.start || b.end - a.end);
};
