import { cues } from '../detect/words/reading';
import { isCommonWord, isTitle } from '../detect/words/vocabulary';
import { fileEndings } from '../entities/online/file-endings';
import { isGivenName } from '../lists';
import { matchedLength } from '../text/around';
import { language as languageOf } from '../text/language';
import { bearsAnother, companyReach, isOffice, isPartOfName } from './company';
import type { Form } from './forms/form';
import { isIn } from './forms/inflections';
import { isListedName, isListedWord } from './forms/words';
import type { Match } from './match';
import { apostrophe, fold, isDigit, isWord, plus, space } from './read/characters';
import type { Tape } from './read/tape';
import { write } from './read/writing';
import { createSuffixes } from './suffixes';
import { readTown, type TownReading, townReach } from './towns';

/** The place, none where it is not meant, or it depends on what comes; with the sign before it, and without. */
type Verdict = readonly Match[] | 'more';

/** How far around a form its cue is looked for. */
const phrase = 40;

type Touch = 'nothing' | 'joined' | 'underscored' | 'glued' | 'word';

const longName = 4;
/** A name, a part of one, or one as in code, that is long enough to be known with something behind it. */
const isLongName = ({ write: way, rank, symbols }: Form): boolean =>
  ((way === 'words' && rank <= 2) || way === 'identifier') && symbols.length >= longName;

/** No family name is longer. */
const longestName = 24;
/** A name with the s of whose something is, or of a family. */
const isWithS = ({ rank, single, symbols, language }: Form): boolean =>
  single && rank === 4 && language === null && symbols.at(-1) === 0x73;

const isCased = (code: number): boolean => {
  const character = String.fromCharCode(code);
  return character.toLowerCase() !== character.toUpperCase();
};
const hasCapital = (code: number | undefined): boolean => code !== undefined && fold(code) !== code;

/** Whether capitals stand inside of a word where none were sent: `JanssenS`. */
const isOdd = ({ write: way, symbols, writings }: Form, codes: readonly number[]): boolean => {
  if (way !== 'words') return false;
  const inside = codes.flatMap((code, at) => (at > 0 && isWord(codes[at - 1] ?? 0) && isWord(code) ? [at] : []));
  const sent = [symbols, ...writings.map((writing) => writing.symbols)];
  const capitals = inside.filter((at) => hasCapital(codes[at]) && !sent.some((each) => hasCapital(each[at])));
  // A word, or a text, of capitals is shouted.
  return capitals.some((at) => {
    let from = at;
    while (isWord(codes[from - 1] ?? 0)) from--;
    let to = at;
    while (isWord(codes[to] ?? 0)) to++;
    return !codes.slice(from, to).every((code) => hasCapital(code) || !isCased(code));
  });
};

/** Makes one word of two: `Costa-Verlag`, `elena@…`, `x.com.org`. */
const joins = (code: number): boolean => code === 0x2d || code === 0x2e || code === 0x40;

/** As long as the ending of a file is at most, with its dot. */
const longestEnding = 6;
const fileEnding = new RegExp(`^\\.(?:${fileEndings})(?![a-z\\d])`, 'i');

/** The sign before a form that may go with it: the + of a phone number, the apostrophe of `d’Elena`. */
export const isSign = (code: number): boolean => code === plus || fold(code) === apostrophe;

const vowel = /^[aeiouyàáâäãåæèéêëìíîïòóôöõœùúûüh]/i;

/**
 * Judges a form that stands at `[first, last]` of the tape by what is around it.
 * @param rawSlice The received text.
 * @param language Of the prompts.
 */
export const createJudge = (
  tape: Tape,
  rawSlice: (start: number, end: number) => string,
  language: string | null,
): ((first: number, last: number, form: Form, ended: boolean) => Verdict) => {
  /**
   * What touches a form on one side: nothing of a word, a word behind a sign, one behind `_`, one that begins with a
   * capital or a digit, or a word. Null: not known yet.
   */
  const touches = (edge: number, step: 1 | -1, ended: boolean): Touch | null => {
    if (!isWord(tape.code(edge))) return 'nothing';
    const next = edge + step;
    const unknown = (at: number): boolean => step > 0 && at >= tape.length() && !ended;
    if (unknown(next)) return null;
    if (isWord(tape.code(next))) {
      if (tape.begins(Math.max(edge, next))) return 'underscored';
      return step > 0 && isSmall(edge) && !isSmall(next) ? 'glued' : 'word';
    }
    // root@84.17.203.96
    if (!joins(tape.code(next)) || (step < 0 && tape.code(next) === 0x40 && isDigit(tape.code(edge)))) return 'nothing';
    if (unknown(next + step)) return null;
    if (!isWord(tape.code(next + step))) return 'nothing';
    if (step < 0 || tape.code(next) !== 0x2e) return 'joined';
    // The ending of a file is no part of its name.
    if (unknown(next + longestEnding)) return null;
    const ending = matchedLength(fileEnding, tape.text(next, next + longestEnding));
    return ending > 0 && !isWord(tape.code(next + ending)) ? 'nothing' : 'joined';
  };

  const isSmall = (at: number): boolean => /\p{Ll}/u.test(String.fromCharCode(tape.code(at)));
  const isCapital = (at: number): boolean => tape.code(at) !== fold(tape.code(at)) && isWord(tape.code(at));

  /** Whether a name stands beside it: a capitalised word behind it, a given name before. Null: not known yet. */
  const hasNeighbour = (first: number, last: number, ended: boolean): boolean | null => {
    if (tape.code(first - 1) === space && !tape.blocked(first - 2)) {
      let from = first - 2;
      while (isWord(tape.code(from))) from--;
      const word = tape.text(from + 1, first - 1);
      // Beste, Cara and Gentile greet a first name.
      const isGreeting = cues.greetings.has(word.toLowerCase()) && isGivenName(tape.text(first, last + 1));
      if (isCapital(from + 1) && ((isGivenName(word) && !isGreeting) || isPartOfName(word.toLowerCase()))) return true;
      if (isOffice(word.toLowerCase())) return true;
    }
    const after = tape.text(last + 1, last + 1 + companyReach);
    const another = bearsAnother(tape.text(first - phrase, first), after, ended || after.length === companyReach);
    if (another !== false) return another;
    if (last + 1 < tape.length() && tape.code(last + 1) !== space) return false;
    if (last + 2 >= tape.length()) return ended ? false : null;
    // In a text of capitals a capital says nothing; a line or a cell of a table ends a name.
    const isShouted = last > first && isCapital(first) && isCapital(first + 1);
    return isCapital(last + 2) && !isShouted && !/[\n\t]/.test(rawSlice(tape.end(last), tape.start(last + 2)));
  };

  /** Of a form with an s: whether a name stands behind it that only it can be the given name of, "Janis Joplin". Null: not known yet. */
  const isAnothersGiven = (last: number, ended: boolean): boolean | null => {
    if (last + 1 < tape.length() && tape.code(last + 1) !== space) return false;
    let to = last + 2;
    while (to - last <= longestName && isWord(tape.code(to))) to++;
    if (to >= tape.length() && !ended) return null;
    const word = tape.text(last + 2, to);
    return isCapital(last + 2) && isListedName(word) && !isListedWord(word);
  };

  /** Whether a sentence, a line of a list or the text begins there. */
  const isFirst = (first: number): boolean =>
    /(?:^|[.!?:\u2026] |[-*\u2022>] )["'“„«¡¿(]?$/u.test(tape.text(first - 4, first));

  const withSuffix = createSuffixes(tape, rawSlice, language);

  /** "Dr. Rose" is nobody's flower. */
  const isAfterTitle = (first: number): boolean =>
    isTitle((/(\p{L}{1,14})\.? $/u.exec(tape.text(first - 17, first))?.[1] ?? '').toLowerCase());

  /** With the sign before it: +1 617 … is one number, and `d’Elena` is `de Maria`. Null where none goes with it. */
  const withSignBefore = (first: number, match: Match): Match | null => {
    const start = tape.start(first - 1);
    if (match.form?.write === 'digits' && tape.code(first - 1) === plus && !isWord(tape.code(first - 2)))
      return { ...match, start, text: match.text.startsWith('+') ? match.text : `+${match.text}` };
    if (fold(tape.code(first - 1)) !== apostrophe || vowel.test(match.text)) return null;
    const [, elided] = /(?:^|[^\p{L}])(d|\p{L}*qu)$/iu.exec(tape.text(first - 12, first - 1)) ?? [];
    if (elided === undefined) return null;
    const isItalian = elided.length === 1 && languageOf(tape.text(first - 3 * phrase, first)) === 'it';
    return { ...match, start, text: `${isItalian ? 'i' : 'e'} ${match.text}` };
  };

  /** What the text around says of an address's town alone. Null: not known yet. */
  const townOf = (first: number, last: number, beside: readonly string[], ended: boolean): TownReading | null => {
    if (!ended && tape.length() <= last + townReach) return null;
    const words = tape
      .text(first, last + 1)
      .toLowerCase()
      .split(/[ -]/);
    const around = [tape.text(first - townReach, first), tape.text(last + 1, last + 1 + townReach)] as const;
    return readTown(...around, beside, words.every(isCommonWord));
  };

  /** Whether one of the parts stands around. */
  const isNear = (first: number, last: number, parts: readonly string[]): boolean => {
    const text = tape.text(first - 3 * phrase, last + phrase).toLowerCase();
    return parts.some((part) => text.includes(part));
  };

  const judgeForm = (first: number, last: number, form: Form, ended: boolean): Verdict => {
    const before = touches(first, -1, ended);
    const after = touches(last, 1, ended);
    if (after === null) return 'more';
    // "JanssenGmbH", "Janssen2": a whole name with something behind it.
    const glued = after === 'glued';
    if (after === 'word' || (glued && !isLongName(form))) return [];
    const signed = (before === 'joined' && form.after === null) || after === 'joined';
    const joined = signed || (before === 'underscored' && form.after === null) || after === 'underscored';
    if (joined && form.joined === 'no') return [];
    const small = form.capital !== 'free' && tape.code(first) === fold(tape.code(first));
    // In code many a given name is a tool's.
    const isTool = (): boolean => isGivenName(tape.text(first, last + 1));
    if (small && (signed || form.capital === 'needed' || glued || (joined && isTool()))) return [];
    const isSaid = form.inProse !== null && !tape.inCode(first);
    if (isSaid && !form.inProse.test(tape.text(first - phrase, first))) return [];
    if (form.language !== null) {
      if (!ended && tape.length() <= last + phrase) return 'more';
      if (!isIn(form.language, tape.text(first - 3 * phrase, last + phrase), language)) return [];
    }
    const front = (): string => tape.text(first - phrase, first).toLowerCase();
    if (form.after !== null && !form.after.test(front())) return [];
    if (form.notFirst && isFirst(first)) return [];
    const given = isWithS(form) && isAnothersGiven(last, ended);
    if (given === null) return 'more';
    if (given) return [];
    const town = form.beside === null ? 'meant' : townOf(first, last, form.beside, ended);
    if (town === null) return 'more';
    if (town === 'another') return [];
    const isFar = form.near !== null && !isNear(first, last, form.near);
    if (isFar && !ended && tape.length() <= last + phrase) return 'more';
    const neighbour = form.single && hasNeighbour(first, last, ended);
    if (neighbour === null) return 'more';
    const at = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const start = tape.start(first);
    const end = tape.end(last);
    const occurrence = {
      codes: at.map(tape.code),
      gaps: at.map((place) => (place === first ? '' : rawSlice(tape.end(place - 1), tape.start(place)))),
      raw: at.map((place) => rawSlice(tape.start(place), tape.end(place))),
      written: at.map(tape.written),
    };
    // "Boston-based": what is small behind the hyphen is a suffix.
    const isSuffixed = before !== 'joined' && isCapital(first) && tape.code(last + 1) === 0x2d && !isCapital(last + 2);
    const isWordHere = form.ordinary && form.beside === null && !isAfterTitle(first);
    const doubts = [
      form.doubtful,
      isSaid,
      form.sureAfter !== null && !form.sureAfter.test(front()),
      town === 'doubtful',
      isFar,
      joined && !isSuffixed,
      glued,
      neighbour,
      small,
      isWordHere,
      isOdd(form, occurrence.codes),
    ];
    const kind = doubts.includes(true) ? 'doubtful' : 'restored';
    const match = { start, end, text: write(form, occurrence), kind, replacement: form.replacement, form } as const;
    const suffixed = withSuffix(first, last, match, ended);
    if (suffixed === 'more') return 'more';
    return [withSignBefore(first, match), suffixed, match].filter((each) => each !== null);
  };

  return judgeForm;
};
