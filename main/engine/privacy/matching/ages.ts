import { quantities } from '../entities/quantities';
import { ordinalMark, withOrdinal } from '../entities/quantities/ordinals';
import { inDigitsOf, plain } from '../entities/quantities/plain';
import { type CreateNumberReader, paired } from './noised';

const readNumbers = (text: string): number[] => (plain(text).match(/\d{1,3}/g) ?? []).map(Number);

/** "Elena (37)", "Elena, 37,": an age most of the time. */
const aside = { before: /[\p{L}][(,] ?$|[(]$|(?:^|[^\p{L}])[Aa]t $/u, after: /^(?:\)|,)/ };

/** Many people's age: "45-year-olds". */
const everybody = /^-year-olds|^-[Jj]ährigen?(?: Menschen| Personen)?(?!\p{L})/u;

/** Before an age that is a limit or everybody's: "people over 65", "eligible at age 66". */
const general =
  /(?<!\p{L})(?:over|under|above|below|until|older than|younger than|at least|minimum|maximum|retire\p{L}*|retiring|pension|medicare|eligib\p{L}*|people|persons|adults|anyone|everyone|those|patients|seniors|men|women|children|über|unter|ab|bis|mindestens|höchstens|Rente\p{L}*|Menschen|Personen|Erwachsene|Frauen|Männer|plus de|moins de|dès|retraite|personnes|adultes|patients|más de|menos de|mayores de|menores de|jubilación|personas|adultos|oltre|sopra|sotto|pensione|persone|adulti|powyżej|poniżej|emerytur\p{L}*|osoby|ponad)(?: (?:is|are|at|the|with|who are|aged?|ages|of|im|von|mit|dem|l['’]|à|de|a los|la|i|gli|w wieku|Alter|âge|edad|età|wiek)){0,4} $/iu;

/** A mark, and the letter behind it that would make it none. */
const longestMark = 5;

/** Ages of the conversation, where a phrase says that the number is an age. */
export const readAges: CreateNumberReader = (replacements, kept) => {
  const known = new Map<number, { replacement: number; originals: Set<number> }>();
  for (const { replacement, surrogate, original } of paired(replacements, ['AGE'], readNumbers)) {
    const entry = known.get(surrogate) ?? { replacement, originals: new Set() };
    entry.originals.add(original);
    known.set(surrogate, entry);
  }
  if (known.size === 0) return null;
  const recognise = (text: string) =>
    quantities.AGE.recognise?.({ original: text, text, toOriginal: (start, end) => ({ start, end }) }) ?? [];
  const asSent = new Set(recognise(kept).map(({ start, end }) => Number(kept.slice(start, end))));

  return ({ text: window, plain: digitsOf }) => {
    let phrases: Set<number> | undefined;
    /** Where a phrase says that a number is an age. */
    const isSaid = (at: number): boolean => {
      phrases ??= new Set(
        recognise(window).flatMap(({ start, end }) =>
          [...window.slice(start, end).matchAll(/[\p{L}\p{Nd}]+/gu)].map(({ index }) => start + index),
        ),
      );
      return phrases.has(at);
    };
    return (_from, at) => {
      const digits = /^\d{1,3}(?!\d)/.exec(digitsOf.slice(at, at + 4))?.[0];
      const meant = digits === undefined ? undefined : known.get(Number(digits));
      if (digits === undefined || meant === undefined) return null;
      const mark = ordinalMark.exec(digitsOf.slice(at + digits.length, at + digits.length + longestMark))?.[0] ?? '';
      const end = at + digits.length + mark.length;
      const said = isSaid(at);
      if (!said && !(aside.before.test(window.slice(0, at)) && aside.after.test(window.slice(end)))) return null;
      const [original = 0] = meant.originals;
      const sure =
        said &&
        meant.originals.size === 1 &&
        !asSent.has(Number(digits)) &&
        !general.test(window.slice(0, at)) &&
        !everybody.test(window.slice(end));
      return {
        start: at,
        end,
        text: withOrdinal(inDigitsOf(window.slice(at, end), String(original)), mark),
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
  };
};
