import { isGivenName } from '../lists';
import { blankLine, fold, isAlphanumeric, isDigit, isSeparator, isWord, space } from './characters';
import type { Dictionary } from './dictionary';
import type { Form } from './form';
import { createLinkTargets } from './link-targets';
import { createReader, escapes } from './reader';
import { createTape } from './tape';
import { createWalk } from './walk';
import { write } from './writing';

/** A place that is decided: `[start, end)` in the received text, and what goes there. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'restored' | 'doubtful' | 'derived';
  /** Index of the replacement; -1 for a derived number. */
  readonly replacement: number;
  /** Null for a number. */
  readonly form: Form | null;
}

export interface Matcher {
  /** The places that are decided now, in order, not overlapping. */
  push(chunk: string): Match[];
  end(): Match[];
  /** Up to here nothing changes any more, whatever comes. */
  decided(): number;
}

/** A form, or a number, that stands here: what comes after it says whether it is meant. */
interface Tentative {
  /** Of a number: where what belongs to it begins. */
  readonly first: number;
  readonly last: number;
  readonly form: Form | null;
}

type Verdict = Match | 'no' | 'more';

/** How far around a number its unit, currency or phrase is looked for. */
const phrase = 40;
/** Characters in a row that may part the letters and digits of a code. */
const maxSeparators = 3;

const endsPhrase = (code: number): boolean => code === blankLine || /[;!?)\]}|"]/.test(String.fromCharCode(code));
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
  let targetNow = false;
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

  const beginsNumber = (at: number): boolean => {
    const before = tape.code(at - 1);
    return tape.begins(at) && !((before === 0x2e || before === 0x2c || before === 0x27) && isDigit(tape.code(at - 2)));
  };

  const readNumber = (at: number, symbol: number): void => {
    if (isDigit(symbol) && beginsNumber(at))
      tentatives.push({ first: lead.first < 0 ? at : lead.first, last: at, form: null });
    const open = !isWord(symbol) && (symbol === space || symbol === 0x2e || symbol === 0x2c) && at - lead.last <= 2;
    if (!open) lead = { first: -1, last: -1 };
    leadWalk.step(symbol, at, (_, first) => {
      lead = { first, last: at };
    });
  };

  const reader = createReader((code, start, end, written) => {
    const at = tape.length();
    // `\n` and `%20` part words, but do not end an address.
    const sign = code === space && (written & (escapes.percent | escapes.control)) !== 0 ? 0x78 : code;
    const blocked = inDecodedTarget(sign) || targetNow;
    tape.put(code, start, end, written, blocked);
    const symbol = fold(code);
    textWalk.step(symbol, at, (pattern, first) =>
      tentatives.push({ first, last: at, form: text.forms[pattern] ?? null }),
    );
    if (isAlphanumeric(symbol)) {
      separators = 0;
      codeWalk.step(symbol, at, (pattern, first) =>
        tentatives.push({ first, last: at, form: codes.forms[pattern] ?? null }),
      );
    } else if (!isSeparator(symbol) || ++separators > maxSeparators) codeWalk.reset();
    if (numbers !== null) readNumber(at, symbol);
  });

  const rawSlice = (start: number, end: number): string => raw.slice(start - rawStart, end - rawStart);

  /** What touches a form on one side: nothing of a word, a word behind a sign, or a word. Null: not known yet. */
  const touches = (edge: number, step: 1 | -1, ended: boolean): 'nothing' | 'joined' | 'word' | null => {
    if (!isWord(tape.code(edge))) return 'nothing';
    const next = edge + step;
    const unknown = (at: number): boolean => step > 0 && at >= tape.length() && !ended;
    if (unknown(next)) return null;
    if (isWord(tape.code(next))) return 'word';
    if (!joins(tape.code(next))) return 'nothing';
    if (unknown(next + step)) return null;
    return isWord(tape.code(next + step)) ? 'joined' : 'nothing';
  };

  const isCapital = (at: number): boolean => tape.code(at) !== fold(tape.code(at)) && isWord(tape.code(at));

  /** Whether a name stands beside it: a capitalised word behind it, a given name before. Null: not known yet. */
  const hasNeighbour = (first: number, last: number, ended: boolean): boolean | null => {
    if (tape.code(first - 1) === space && !tape.blocked(first - 2)) {
      let from = first - 2;
      while (isWord(tape.code(from))) from--;
      if (isCapital(from + 1) && isGivenName(tape.text(from + 1, first - 1))) return true;
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
    if (form.capital && tape.code(first) === fold(tape.code(first))) return 'no';
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
      written: at.reduce((all, place) => all | tape.written(place), 0),
    };
    const kind = form.doubtful || joined || neighbour ? 'doubtful' : 'restored';
    return { start, end, text: write(form, occurrence), kind, replacement: form.replacement, form };
  };

  const judgeNumber = (first: number, last: number, ended: boolean): Verdict => {
    let to = last + 1;
    while (to < tape.length() && to - last <= phrase && !endsPhrase(tape.code(to))) to++;
    if (to === tape.length() && to - last <= phrase && !ended) return 'more';
    // The sign that ends a phrase may close it: "(34)".
    if (endsPhrase(tape.code(to))) to++;
    const from = Math.max(0, first - phrase);
    const reading = numbers?.(tape.text(from, to), first - from, last - from) ?? null;
    if (reading === null) return 'no';
    // What is the same in both keeps its marks and escapes: `\$84,500`.
    const { kind, replacement } = reading;
    const before = tape.text(from + reading.start, from + reading.end);
    let head = 0;
    while (head < before.length && before[head] === reading.text[head]) head++;
    let tail = 0;
    while (
      tail < before.length - head &&
      tail < reading.text.length - head &&
      before.at(-1 - tail) === reading.text.at(-1 - tail)
    )
      tail++;
    const start = tape.start(from + reading.start);
    const end = tape.end(from + reading.end - 1);
    const headEnd = head === 0 ? start : tape.end(from + reading.start + head - 1);
    const tailStart = tail === 0 ? end : tape.start(from + reading.end - tail);
    const changed = reading.text.slice(head, reading.text.length - tail);
    const written =
      before === reading.text ? rawSlice(start, end) : rawSlice(start, headEnd) + changed + rawSlice(tailStart, end);
    return { start, end, text: written, kind, replacement, form: null };
  };

  const isUndecided = (at: number): boolean => at >= 0 && tape.start(at) >= decided;

  const judge = (ended: boolean): void => {
    tentatives = tentatives.filter(({ first, last, form }) => {
      if (tape.blocked(first) || tape.blocked(last)) return false;
      // A number stays one where a name before it ends in a month.
      if (!isUndecided(form === null ? last : first)) return false;
      const verdict = form === null ? judgeNumber(first, last, ended) : judgeForm(first, last, form, ended);
      if (verdict !== 'more' && verdict !== 'no') ready.push(verdict);
      return verdict === 'more';
    });
    ready.sort((a, b) => a.start - b.start || b.end - a.end);
  };

  /** Where the first undecided place begins. */
  const undecided = (): number => {
    let first = reader.pending() < 0 ? received : reader.pending();
    const reach = (at: number): void => {
      if (isUndecided(at)) first = Math.min(first, tape.start(at));
    };
    for (const walk of [textWalk, codeWalk, leadWalk]) reach(walk.open(isUndecided));
    for (const tentative of tentatives) reach(isUndecided(tentative.first) ? tentative.first : tentative.last);
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
