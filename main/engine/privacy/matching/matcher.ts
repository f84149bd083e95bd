import { isGivenName } from '../lists';
import { fold, isAlphanumeric, isDigit, isSeparator, isWord, space } from './characters';
import { createCodeSpans } from './code-spans';
import type { Dictionary } from './dictionary';
import type { Form } from './form';
import { isIn } from './inflections';
import { createLinkTargets } from './link-targets';
import type { Match } from './match';
import { createNumberGroups } from './number-groups';
import { createReader, escapes } from './reader';
import { createTape } from './tape';
import { createWalk } from './walk';
import { write } from './writing';

export interface Matcher {
  /** The places that are decided now, in order, not overlapping. */
  push(chunk: string): Match[];
  end(): Match[];
  /** Up to here nothing changes any more, whatever comes. */
  decided(): number;
}

/** A form that stands here: what comes after it says whether it is meant. */
interface Tentative {
  readonly first: number;
  readonly last: number;
  readonly form: Form;
}

type Verdict = Match | 'no' | 'more';

/** How far before a part its cue is looked for. */
const phrase = 40;
/** Characters in a row that may part the letters and digits of a code. */
const maxSeparators = 3;

/** Before a name they make another one of it: Lake Torres. */
const namesThings = new Set(
  'lake mount mt river fort cape port saint santa san santo hotel villa rue via calle rua plaza piazza place lago monte río rio puerto château castle camp cafe café'.split(
    ' ',
  ),
);
/** Makes one word of two: `Costa-Verlag`, `elena@…`, `x.com.org`. */
const joins = (code: number): boolean => code === 0x2d || code === 0x2e || code === 0x40;

/**
 * Finds stand-ins in a text that comes in chunks. Everything is decided from the characters and a bounded look
 * ahead, never from where a chunk ends: the places are the same at every split. The leftmost wins, then the longest.
 * Time linear in the text.
 */
export const createMatcher = ({ text, codes, leads, numbers }: Dictionary): Matcher => {
  const tape = createTape();
  const textWalk = createWalk(text, tape.begins);
  const codeWalk = createWalk(codes, tape.begins);
  const leadWalk = createWalk(leads, tape.begins);
  const inTarget = createLinkTargets();
  /** The same over what escapes mean: `https&#58;//` is made a link too. */
  const inDecodedTarget = createLinkTargets();
  const inCode = createCodeSpans();
  let targetNow = false;
  let codeNow = false;
  let separators = 0;
  /** A month or a currency sign that a number may follow. */
  let lead = { first: -1, last: -1 };
  let tentatives: Tentative[] = [];
  let ready: Match[] = [];
  let received = 0;
  let decided = 0;
  /** The received text from `rawStart` on. */
  let raw = '';
  let rawStart = 0;

  const rawSlice = (start: number, end: number): string => raw.slice(start - rawStart, end - rawStart);
  const groups = numbers === null ? null : createNumberGroups(tape, rawSlice, numbers);

  const beginsNumber = (at: number): boolean => {
    const before = tape.code(at - 1);
    return tape.begins(at) && !((before === 0x2e || before === 0x2c || before === 0x27) && isDigit(tape.code(at - 2)));
  };

  const readNumber = (at: number, symbol: number): void => {
    groups?.step(symbol, at);
    if (isDigit(symbol) && beginsNumber(at)) groups?.add(lead.first < 0 ? at : lead.first, at);
    const open = !isWord(symbol) && (symbol === space || symbol === 0x2e || symbol === 0x2c) && at - lead.last <= 2;
    if (!open) lead = { first: -1, last: -1 };
    leadWalk.step(symbol, at, (_, first) => {
      lead = { first, last: at };
    });
  };

  const suggest =
    (forms: readonly Form[], at: number) =>
    (pattern: number, first: number): void => {
      const form = forms[pattern];
      if (form !== undefined) tentatives.push({ first, last: at, form });
    };

  const reader = createReader((code, start, end, written) => {
    const at = tape.length();
    // `\n` and `%20` part words, but do not end an address.
    const sign = code === space && (written & (escapes.percent | escapes.control)) !== 0 ? 0x78 : code;
    const blocked = inDecodedTarget(sign) || targetNow;
    tape.put(code, start, end, written, blocked, codeNow);
    const symbol = fold(code);
    textWalk.step(symbol, at, suggest(text.forms, at));
    if (isAlphanumeric(symbol)) {
      separators = 0;
      codeWalk.step(symbol, at, suggest(codes.forms, at));
    } else if (!isSeparator(symbol) || ++separators > maxSeparators) codeWalk.reset();
    if (numbers !== null) readNumber(at, symbol);
  });

  /** What touches a form on one side: nothing of a word, a word behind a sign, or a word. Null: not known yet. */
  const touches = (edge: number, step: 1 | -1, ended: boolean): 'nothing' | 'joined' | 'word' | null => {
    if (!isWord(tape.code(edge))) return 'nothing';
    const next = edge + step;
    const unknown = (at: number): boolean => step > 0 && at >= tape.length() && !ended;
    if (unknown(next)) return null;
    if (isWord(tape.code(next))) return tape.begins(Math.max(edge, next)) ? 'joined' : 'word';
    // root@84.17.203.96
    if (!joins(tape.code(next)) || (step < 0 && tape.code(next) === 0x40 && isDigit(tape.code(edge)))) return 'nothing';
    if (unknown(next + step)) return null;
    return isWord(tape.code(next + step)) ? 'joined' : 'nothing';
  };

  const isCapital = (at: number): boolean => tape.code(at) !== fold(tape.code(at)) && isWord(tape.code(at));

  /** Whether a name stands beside it: a capitalised word behind it, a given name before. Null: not known yet. */
  const hasNeighbour = (first: number, last: number, ended: boolean): boolean | null => {
    if (tape.code(first - 1) === space && !tape.blocked(first - 2)) {
      let from = first - 2;
      while (isWord(tape.code(from))) from--;
      const word = tape.text(from + 1, first - 1);
      if (isCapital(from + 1) && (isGivenName(word) || namesThings.has(word.toLowerCase()))) return true;
    }
    if (last + 1 < tape.length() && tape.code(last + 1) !== space) return false;
    if (last + 2 >= tape.length()) return ended ? false : null;
    return isCapital(last + 2) && !rawSlice(tape.end(last), tape.start(last + 2)).includes('\n');
  };

  const judgeForm = (first: number, last: number, form: Form, ended: boolean): Verdict => {
    const before = touches(first, -1, ended);
    const after = touches(last, 1, ended);
    if (after === null) return 'more';
    const joined = (before === 'joined' && form.after === null) || after === 'joined';
    if (after === 'word' || (joined && form.joined === 'no')) return 'no';
    const small = form.capital !== 'free' && tape.code(first) === fold(tape.code(first));
    if (small && (joined || form.capital === 'needed')) return 'no';
    if (form.codeOnly && !tape.inCode(first)) return 'no';
    if (form.language !== null) {
      if (!ended && tape.length() <= last + phrase) return 'more';
      if (!isIn(form.language, tape.text(first - 3 * phrase, last + phrase))) return 'no';
    }
    if (form.after !== null && !form.after.test(tape.text(first - phrase, first).toLowerCase())) return 'no';
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
    const kind = form.doubtful || joined || neighbour || small ? 'doubtful' : 'restored';
    return { start, end, text: write(form, occurrence), kind, replacement: form.replacement, form };
  };

  const isUndecided = (at: number): boolean => at >= 0 && tape.start(at) >= decided;

  const judge = (ended: boolean): void => {
    tentatives = tentatives.filter(({ first, last, form }) => {
      if (tape.blocked(first) || tape.blocked(last) || !isUndecided(first)) return false;
      const verdict = judgeForm(first, last, form, ended);
      if (verdict !== 'more' && verdict !== 'no') ready.push(verdict);
      return verdict === 'more';
    });
    // A number stays one where a name before it ends in a month.
    for (const match of groups?.judge(ended) ?? []) ready.push(match);
    ready.sort((a, b) => a.start - b.start || b.end - a.end);
  };

  /** Where the first undecided place begins. */
  const undecided = (): number => {
    let first = reader.pending() < 0 ? received : reader.pending();
    const reach = (at: number): void => {
      if (isUndecided(at)) first = Math.min(first, tape.start(at));
    };
    for (const walk of [textWalk, codeWalk, leadWalk]) reach(walk.open(isUndecided));
    for (const { first: from } of tentatives) reach(from);
    reach(groups?.open(isUndecided) ?? -1);
    reach(lead.first);
    return first;
  };

  const drain = (ended: boolean): Match[] => {
    judge(ended);
    const chosen: Match[] = [];
    let limit = ended ? received : undecided();
    let next = 0;
    for (; (ready[next]?.start ?? limit) < limit; next++) {
      const match = ready[next];
      if (match === undefined || match.start < decided) continue;
      chosen.push(match);
      decided = match.end;
      // What overlaps it is decided with it.
      if (!ended) limit = undecided();
    }
    ready = ready.slice(next);
    decided = Math.max(decided, limit);
    raw = raw.slice(decided - rawStart);
    rawStart = decided;
    tape.forget(decided);
    return chosen;
  };

  return {
    push: (chunk) => {
      raw += chunk;
      for (let index = 0; index < chunk.length; index++) {
        const code = chunk.charCodeAt(index);
        targetNow = inTarget(code);
        codeNow = inCode(code);
        reader.step(code, received + index);
      }
      received += chunk.length;
      return drain(false);
    },
    end: () => {
      reader.end();
      return drain(true);
    },
    decided: () => decided,
  };
};
