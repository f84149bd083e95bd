import { isSpokenWord, readSpoken, type Spoken } from '../../entities/digits/spoken';
import type { Candidate, PreparedText } from '../../entities/entity';
import { inDigits } from '../../entities/quantities/recognise';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';

/** Two numbers beside each other, once their words are digits: a number that is read out has some. */
const neighbours = /(?<!\d)\d{1,3}(?:[ \t]|, ?| ?- ?|\n)\d{1,3}(?!\d)/g;
const word = /\p{L}+/gu;
const between = /^(?:[ \t]|, ?| ?- ?|\n)$/u;
/** How far a number that is read out may go from where it was met, on both sides. */
const reach = 200;

/** The words around a place that may all be of one number. */
const runAround = (text: string, start: number, end: number): { start: number; end: number }[] => {
  const from = Math.max(0, start - reach);
  const words = [...text.slice(from, end + reach).matchAll(word)].map(({ 0: each, index }) => ({
    start: from + index,
    end: from + index + each.length,
  }));
  const isPart = (at: number): boolean => {
    const here = words[at];
    return here !== undefined && isSpokenWord(text.slice(here.start, here.end));
  };
  const isJoined = (at: number): boolean => between.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  let first = words.findIndex((each) => each.end > start);
  let last = first;
  while (isPart(first - 1) && isJoined(first - 1)) first--;
  while (isPart(last + 1) && isJoined(last)) last++;
  return first < 0 || !isPart(first) ? [] : words.slice(first, last + 1);
};

/** At most so many words at either end are of the sentence: "au zéro six", "sei". */
const mostLoose = 2;

/** The longest stretch of a run that is one number, read out. */
const longestIn = (
  text: string,
  run: readonly { start: number; end: number }[],
): { start: number; end: number; spoken: Spoken } | null => {
  for (let loose = 0; loose <= 2 * mostLoose; loose++)
    for (let left = Math.max(0, loose - mostLoose); left <= Math.min(loose, mostLoose); left++) {
      const start = run[left]?.start;
      const end = run[run.length - 1 - (loose - left)]?.end;
      if (start === undefined || end === undefined || start >= end) return null;
      const spoken = readSpoken(text.slice(start, end));
      if (spoken !== null) return { start, end, spoken };
    }
  return null;
};

const named = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      phone|number|mobile|cell|call|ring|text|reach|whatsapp|dial|fax|tel|telefon\p{L}{0,6}|handy\p{L}{0,6}|rufnummer
      |nummer|numéro|portable|téléphone|appel\p{L}{0,4}|número|teléfono|móvil|llám\p{L}{0,6}|numero|cellulare|telefono
      |chiama\p{L}{0,3}|telefoon\p{L}{0,6}|bel|numer|komórk\p{L}|zadzwoń|telemóvel|telefone|ligue|mobil\p{L}{0,6}
      |ringa?
    )(?!\p{L})
  `,
  'iu',
);
/** Words that count, or are counted out: "one two three four five six seven". */
const counted = new RegExp(
  oneLine`
    ^(?:zero |null |zéro |cero |nul |noll )?(?:
      one two three four|eins zwei drei vier|un deux trois quatre|uno dos tres cuatro|uno due tre quattro
      |een twee drie vier|jeden dwa trzy cztery|um dois três quatro|ett två tre fyra
    )
  `,
  'iu',
);

/** Nothing else is read out so: nine digits, from a zero on or most of them one by one. */
const isUnmistakable = ({ digits, lengths }: Spoken): boolean =>
  digits.length >= 9 &&
  (digits.startsWith('0') || 2 * lengths.filter((length) => length === 1).length > lengths.length);

/** Phone numbers as they are said, in digits or in tens: with a word for them, or so many digits that they are nothing else. */
export const spokenPhones = (prepared: PreparedText): Candidate[] => {
  const { text } = prepared;
  const projection = inDigits(prepared);
  // The same text: no number is in words.
  if (projection.text === text) return [];
  const found: Candidate[] = [];
  /** As far as the last run was judged: another number of it would be judged the same. Of a long one only parts are seen at once. */
  let judged = 0;
  for (const { 0: both, index } of projection.text.matchAll(neighbours)) {
    const place = projection.toSource(index, index + both.length);
    if ((found.at(-1)?.end ?? 0) > place.start || /^\d/.test(text.slice(place.start, place.end))) continue;
    if (place.start < judged) continue;
    const run = runAround(text, place.start, place.end);
    judged = Math.min(run.at(-1)?.end ?? judged, place.start + reach / 2);
    const longest = longestIn(text, run);
    // Words of two languages are no number, and could not be written as another.
    if (longest === null || longest.spoken.digits.length < 6) continue;
    const { start, end, spoken } = longest;
    // "Ten, twenty, thirty, forty": no number is read out in tens alone.
    if (spoken.lengths.every((length) => length === 2)) continue;
    if ((found.at(-1)?.end ?? 0) > start || counted.test(text.slice(start, end).replace(/[\s,-]+/g, ' '))) continue;
    const cue = named.exec(textBefore(text, start, 40))?.[0];
    if (cue === undefined && !isUnmistakable(spoken)) continue;
    const reason = cue === undefined ? 'digits read out' : `digits read out after '${cue}'`;
    found.push({ start, end, score: 0.88, reason });
  }
  return found;
};
