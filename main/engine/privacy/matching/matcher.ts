import { createColumns } from './columns';
import type { Dictionary } from './dictionary';
import type { Form } from './forms/form';
import { createJudge, isSign } from './judge';
import type { Match } from './match';
import { fold, isAlphanumeric, isDigit, isNumeral, isSeparator, space } from './read/characters';
import { createCodeSpans } from './read/code-spans';
import { createLinkTargets } from './read/link-targets';
import { createNumberGroups } from './read/number-groups';
import { createReader, escapes } from './read/reader';
import { createTape } from './read/tape';
import { createWalk } from './walk';

interface Matcher {
  /** The places that are decided now, in order, not overlapping. */
  push(chunk: string): Match[];
  end(): Match[];
  /** Up to here nothing changes any more, whatever comes. */
  decided(): number;
}

const isCurrencyCode = (text: string): boolean =>
  /^(?:USD|EUR|GBP|CHF|PLN|JPY|CAD|AUD|NZD|SEK|NOK|DKK|CZK|HUF|INR|CNY|BRL|MXN|SGD|HKD|ZAR)$/.test(text);

/** A form that stands here: what comes after it says whether it is meant. */
interface Tentative {
  readonly first: number;
  readonly last: number;
  readonly form: Form;
}

const comma = 0x2c;
const bar = 0x7c;

/** No month and no currency sign. */
const noLead: Readonly<Record<'first' | 'last', number>> = { first: -1, last: -1 };

/** Characters in a row that may part the letters and digits of a code. */
const maxSeparators = 3;

/**
 * Finds stand-ins in a text that comes in chunks. Everything is decided from the characters and a bounded look
 * ahead, never from where a chunk ends: the places are the same at every split. The leftmost wins, then the longest.
 * Time linear in the text.
 */
export const createMatcher = ({ text, codes, leads, numbers, language }: Dictionary): Matcher => {
  const tape = createTape();
  const suggest =
    (forms: readonly Form[]) =>
    (pattern: number, first: number, last: number): void => {
      const form = forms[pattern];
      if (form !== undefined) tentatives.push({ first, last, form });
    };
  const textWalk = createWalk(text, tape.begins, suggest(text.forms));
  const codeWalk = createWalk(codes, tape.begins, suggest(codes.forms));
  const leadWalk = createWalk(leads, tape.begins, (_, first, last) => {
    lead = { first, last };
  });
  const inTarget = createLinkTargets();
  /** The same over what escapes mean: `https&#58;//` is made a link too. */
  const inDecodedTarget = createLinkTargets();
  const inCode = createCodeSpans();
  const columns = createColumns();
  let targetNow = false;
  let codeNow = false;
  let separators = 0;
  /** A month or a currency sign that a number may follow. */
  let lead = noLead;
  let tentatives: Tentative[] = [];
  let ready: Match[] = [];
  let received = 0;
  let decided = 0;
  /** The received text from `rawStart` on. */
  let raw = '';
  let rawStart = 0;

  const rawSlice = (start: number, end: number): string => raw.slice(start - rawStart, end - rawStart);
  const groups = numbers === null ? null : createNumberGroups(tape, rawSlice, numbers);

  const judgeForm = createJudge(tape, rawSlice, language);

  const beginsNumber = (at: number): boolean => {
    const before = tape.code(at - 1);
    // USD1,950
    const isBehindCode = !tape.begins(at) && tape.begins(at - 3) && isCurrencyCode(tape.text(at - 3, at));
    return (
      (tape.begins(at) || isBehindCode) &&
      !((before === 0x2e || before === 0x2c || before === 0x27) && isDigit(tape.code(at - 2)))
    );
  };

  const readNumber = (at: number, symbol: number): void => {
    groups?.step(symbol, at);
    if (isNumeral(symbol) && beginsNumber(at)) groups?.add(lead.first < 0 ? at : lead.first, at, columns.above());
    const open = (symbol === space || symbol === 0x2e || symbol === 0x2c) && at - lead.last <= 2;
    if (!open) lead = noLead;
    leadWalk.step(symbol, at);
  };

  const reader = createReader((read, start, end, written) => {
    const at = tape.length();
    // A comma between two cells is no part of a number.
    const code = read === comma && columns.isComma() ? bar : read;
    // `\n` and `%20` part words, but do not end an address.
    const sign = code === space && (written & (escapes.percent | escapes.control)) !== 0 ? 0x78 : code;
    const blocked = inDecodedTarget(sign) || targetNow;
    tape.put(code, start, end, written, blocked, codeNow);
    const symbol = fold(code);
    textWalk.step(symbol, at);
    if (isAlphanumeric(symbol)) {
      separators = 0;
      codeWalk.step(symbol, at);
    } else if (!isSeparator(symbol) || ++separators > maxSeparators) codeWalk.reset();
    if (numbers !== null) readNumber(at, symbol);
  });

  const isUndecided = (at: number): boolean => at >= 0 && tape.start(at) >= decided;

  /** Whether it is still not known if the form is meant; where it is, its places are ready. */
  const waits = ({ first, last, form }: Tentative, ended: boolean): boolean => {
    if (tape.blocked(first) || tape.blocked(last) || !isUndecided(first)) return false;
    const verdict = judgeForm(first, last, form, ended);
    if (verdict === 'more') return true;
    ready.push(...verdict);
    return false;
  };

  const judge = (ended: boolean): void => {
    if (tentatives.length > 0) tentatives = tentatives.filter((tentative) => waits(tentative, ended));
    // A number stays one where a name before it ends in a month.
    for (const match of groups?.judge(ended) ?? []) ready.push(match);
    if (ready.length > 1) ready.sort((a, b) => a.start - b.start || b.end - a.end);
  };

  /** Where the first undecided place begins. */
  const undecided = (): number => {
    let first = reader.pending() < 0 ? received : reader.pending();
    const reach = (at: number): void => {
      if (isUndecided(at)) first = Math.min(first, tape.start(at));
    };
    /** With the sign before it, which may go with it. */
    const reachSign = (at: number): void => {
      if (at < 0) return;
      if (isSign(tape.code(at - 1))) reach(at - 1);
      reach(at);
    };
    reachSign(textWalk.open(isUndecided));
    reachSign(codeWalk.open(isUndecided));
    for (const { first: from } of tentatives) reachSign(from);
    if (isSign(tape.code(tape.length() - 1))) reach(tape.length() - 1);
    reach(leadWalk.open(isUndecided));
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
    if (next > 0) ready = ready.slice(next);
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
        columns.step(code);
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
