import { matched, textAfter } from '../../text/around';
import { isUnspaced } from '../recognisers/unspaced';
import type { Mention, Sought } from './mention';

/** Mentions of values in scripts that part no words, or glue particles to them: nothing but the value says where one is. */

const scripts =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\u30fb\\u30fc';
const written = new RegExp(`^[${scripts}]{2,}$`, 'u');
const run = new RegExp(`[${scripts}]{2,}`, 'gu');

/** Of Katakana and Hangul a part of a longer row may be another word. */
const rows = [/[\p{sc=Katakana}\u30fc]/u, /\p{sc=Hangul}/u];
const rowOf = (character: string): number => rows.findIndex((row) => row.test(character));
/** What Korean glues to a name. */
const particle =
  /^(?:씨|님|군|양|은|는|이|가|을|를|의|와|과|도|만|에|로|랑|아|야|께|여|라|네|에게|한테|께서|에서|으로|이랑|하고|부터|까지|보다|처럼|이고|이며|이다|입니다|이에요|예요|선생님|교수님|씨는|씨가|씨의|씨와|씨를|씨에게|님은|님이|님께|님의)$/u;

const length = 2;

/** Whether a value at a place is no part of another word. */
const standsAlone = (text: string, start: number, end: number): boolean => {
  const [first, last] = [rowOf(text.charAt(start)), rowOf(text.charAt(end - 1))];
  // A mark belongs to the letter before it.
  if (/^\p{M}/u.test(text.slice(end, end + 1))) return false;
  if (first !== -1 && rowOf(text.charAt(start - 1)) === first) return false;
  if (last === -1 || rowOf(text.charAt(end)) !== last) return true;
  const behind = matched(/^\p{sc=Hangul}+/u, textAfter(text, end, 5));
  return particle.test(behind);
};

/** Linear in the text: a place is looked at where a value begins with its two characters. */
export const unspacedMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const byStart = new Map<string, Sought[]>();
  for (const of of sought) {
    if (!written.test(of.value)) continue;
    const start = of.value.slice(0, length);
    byStart.set(start, [...(byStart.get(start) ?? []), of]);
  }
  if (byStart.size === 0 || !isUnspaced(text)) return [];
  for (const values of byStart.values()) values.sort((a, b) => b.value.length - a.value.length);
  const found: Mention[] = [];
  for (const { 0: letters, index } of text.matchAll(run)) {
    for (let at = index; at < index + letters.length - 1; ) {
      const of = byStart
        .get(textAfter(text, at, length))
        ?.find(({ value }) => text.startsWith(value, at) && standsAlone(text, at, at + value.length));
      if (of === undefined) {
        at++;
        continue;
      }
      const end = at + of.value.length;
      found.push({ start: at, end, type: of.type, of, score: 0.75, reason: 'named before' });
      at = end;
    }
  }
  return found;
};
