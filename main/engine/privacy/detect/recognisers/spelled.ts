import { isSpelledWord, readSpelled } from '../../entities/digits/spoken';
import type { Candidate, PreparedText } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { matchedLength } from '../../text/around';
import { wholeWords } from './unspaced';

/** Codes that are read out, letter by letter and digit by digit, behind what they are called: "my plate is s a one eight k f d". */

/** What may stand between a name and its code. */
const joiner = new RegExp(
  oneLine`
    (?:
      (?:
        number|no|nr|nummer|numer|numéro|número|numero|code|is|was|are|ist|lautet|war|est|es|è|é|jest|är|het|die|der
        |das|le|la|el|il|the|o|a|of|mit|with|con|avec|z|med|to
      )(?!\p{L})|[:,=]
    )
  `,
  'iuy',
);
const spaces = /[ \t]*/y;
const mostJoined = 6;
const word = /\p{L}+/uy;
const between = /(?:[ \t]|, ?| ?- ?)(?=\p{L})/uy;
/** Fewer words are no code, more are none that anybody reads out. */
const [fewest, most] = [4, 20];
/** At the end they may be words of the sentence: "k f d i think", "zwei sieben und". */
const mostLoose = 2;
const vowel = /^[aeiouyà]$/iu;

/** Where a code that is read out from `start` on ends; null where none is. One without letters has so many digits. */
const codeFrom = (text: string, start: number, leastDigits: number): number | null => {
  const ends: number[] = [];
  for (let at = start; ends.length < most; ) {
    word.lastIndex = at;
    const each = word.exec(text)?.[0];
    if (each === undefined || !isSpelledWord(each)) break;
    ends.push(at + each.length);
    between.lastIndex = at + each.length;
    if (!between.test(text)) break;
    at = between.lastIndex;
  }
  for (let loose = 0; loose <= mostLoose && ends.length >= fewest; loose++, ends.pop()) {
    const end = ends.at(-1) ?? start;
    if (vowel.test(text.slice(ends.at(-2), end).trim())) continue;
    const code = readSpelled(text.slice(start, end))?.code ?? '';
    if (/\p{L}/u.test(code) || (code !== '' && code.length >= leastDigits)) return end;
  }
  return null;
};

/**
 * Finds what is read out behind one of some names: alternatives of a regular expression, any case. Linear in the text.
 * @param leastDigits How many digits a code without letters has at least; without it there is none.
 */
export const spelledAfter = (
  names: readonly string[],
  leastDigits = Number.POSITIVE_INFINITY,
): ((prepared: PreparedText) => Candidate[]) => {
  const { spaced } = wholeWords(names);
  const named = spaced === null ? null : wordPattern(new RegExp(spaced, 'iu'));
  return ({ text }) =>
    (named?.all(text) ?? []).flatMap(({ 0: name, index }) => {
      joiner.lastIndex = index + name.length;
      for (let joined = 0; joined < mostJoined; joined++) {
        spaces.lastIndex = joiner.lastIndex;
        const start = joiner.lastIndex + matchedLength(spaces, text);
        const end = codeFrom(text, start, leastDigits);
        if (end !== null) return [{ start, end, score: 0.93, reason: `read out after '${name}'` }];
        joiner.lastIndex = start;
        if (!joiner.test(text)) break;
      }
      return [];
    });
};
