import { alternatives, type Finding } from '../../../shared/domain';
import { isDistinctive } from '../privacy/detect/mentions/distinctive';
import { createAutomaton } from '../privacy/matching/automaton';

/** Shorter originals are too common as parts of other words to be an alarm. */
const shortest = 6;
const wordCharacter = /[\p{L}\p{N}]/u;

/** An amount of fewer digits may be anything else. A date or an age that stands again may be another's. */
const fewestDigits = 5;

/** Whether an original that stands readable tells what was hidden. */
const isWatched = ({ type, mechanism, original }: Finding): boolean => {
  if (mechanism === null || original.length < shortest || !isDistinctive(type, original)) return false;
  if (mechanism === 'redact' || (mechanism === 'fpe' && alternatives[type] === undefined)) return true;
  const isValue = mechanism === 'mldp' || mechanism === 'fpe';
  return isValue && (original.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
};

const watched = (findings: readonly Finding[]): string[] => findings.filter(isWatched).map(({ original }) => original);

/** Whether `[start, end)` of the text is a whole word or phrase, and not a piece of a longer one. */
const standsAlone = (text: string, start: number, end: number): boolean => {
  const joins = (at: number): boolean => wordCharacter.test(text.charAt(at - 1)) && wordCharacter.test(text.charAt(at));
  return !joins(start) && !joins(end);
};

const symbols = (text: string): number[] => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/**
 * The alarm of DESIGN §11: whether a protected identifier of six or more characters, or an amount or a
 * date of birth of five digits or more, stands in a sanitized text outside everything that was found and decided in it. Linear in the text's length.
 * @param findings What was found in this text, in order, not overlapping.
 * @param others Found in what was sent before: their originals must not stand in it either.
 */
export const exposed = (sanitized: string, findings: readonly Finding[], others: readonly Finding[]): boolean => {
  const originals = [...new Set(watched([...findings, ...others]))];
  if (originals.length === 0) return false;
  const automaton = createAutomaton(originals.map(symbols));
  let state = 0;
  let next = 0;
  let alarm = false;
  for (let at = 0; at < sanitized.length && !alarm; at++) {
    state = automaton.step(state, sanitized.charCodeAt(at));
    const end = at + 1;
    let finding = findings[next];
    while (finding !== undefined && finding.surrogateEnd < end) finding = findings[++next];
    automaton.found(state, (_pattern, length) => {
      const start = end - length;
      const decided = finding !== undefined && finding.surrogateStart <= start;
      alarm ||= !decided && standsAlone(sanitized, start, end);
    });
  }
  return alarm;
};
