import { wordPattern } from '../../../patterns/word-starts';
import { type NumberWords, numberLanguages } from './languages';

/** How a language says a number and a half of a thousand, a million or a milliard; `n` stands for one to twelve. */
interface Halves {
  readonly half: string;
  readonly andAHalf: string;
  /** One and a half in one word. */
  readonly oneAndAHalf?: string;
  /** By exponent. */
  readonly scales: Readonly<Record<number, string>>;
}

const halves: Readonly<Record<string, Halves>> = {
  en: {
    half: 'half an? (scale)',
    andAHalf: '(n) and a half (scale)',
    scales: { 3: '(?:thousand|grand)', 6: '(?:millions?|mil)', 9: 'billions?' },
  },
  de: {
    half: '(?:ei)?ne[rn]? halbe[rn]? (scale)',
    andAHalf: '(n)einhalb ?(scale)',
    oneAndAHalf: '(?:anderthalb|eineinhalb) ?(scale)',
    scales: { 3: '(?:tausend|Mille)', 6: 'Million(?:en)?', 9: 'Milliarden?' },
  },
  fr: {
    half: 'un demi[- ](scale)',
    andAHalf: '(n) (scale) et demie?',
    scales: { 6: 'millions?', 9: 'milliards?' },
  },
  es: { half: 'medio (scale)', andAHalf: '(n) (scale) y medio', scales: { 6: 'mill(?:ón|ones)' } },
  it: { half: 'mezzo (scale)', andAHalf: '(n) (scale) e mezzo', scales: { 6: 'milion[ei]', 9: 'miliard[oi]' } },
  nl: {
    half: 'een hal(?:f|ve) (scale)',
    andAHalf: '(n)(?: en een |-en-een-|ëneen|eneen|ën|en)hal(?:f|ve) (scale)',
    oneAndAHalf: 'anderhal(?:f|ve) (scale)',
    // A hundred thousand of money.
    scales: { 5: 'ton', 6: 'miljoen', 9: 'miljard' },
  },
  pl: {
    half: 'pół (scale)',
    andAHalf: '(n) i pół (scale)',
    oneAndAHalf: 'półtora (scale)',
    scales: { 3: 'tysiąca', 6: 'miliona', 9: 'miliarda' },
  },
  pt: { half: 'meio (scale)', andAHalf: '(n) (scale) e meio', scales: { 6: 'milh(?:ão|ões)' } },
  sv: {
    half: 'en halv (scale)',
    andAHalf: '(n) och en halv (scale)',
    scales: { 3: 'tusen', 6: 'miljon(?:er)?', 9: 'miljard(?:er)?' },
  },
  tr: {
    half: 'yarım (scale)',
    andAHalf: '(n) buçuk (scale)',
    scales: { 3: 'bin(?:e|den|i)?', 6: 'milyon(?:a|dan|u)?', 9: 'milyar(?:a|dan|ı)?' },
  },
};

interface Reading {
  readonly pattern: RegExp;
  readonly language: NumberWords['language'];
  /** Twice the number, in units. */
  value(words: readonly (string | undefined)[]): number;
}

/** "eins", but "eine Million"; "uno", but "un milione". */
const ones: Readonly<Record<string, string>> = {
  de: 'eine',
  fr: 'un',
  es: 'un',
  it: 'un',
  nl: 'een',
  pt: 'um',
  sv: 'en',
};

const readings: readonly Reading[] = numberLanguages.flatMap((language): Reading[] => {
  const of = halves[language.code];
  if (of === undefined) return [];
  const counts = Array.from({ length: 12 }, (_, at) =>
    at === 0 ? (ones[language.code] ?? language.write(1)) : language.write(at + 1),
  );
  const anyCount = [...counts].sort((a, b) => b.length - a.length).join('|');
  return Object.entries(of.scales).flatMap(([exponent, word]): Reading[] => {
    const pattern = (form: string): RegExp =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${form.replace('(n)', `(${anyCount})`).replace('(scale)', `(?:${word})`)}(?!\\p{L})`,
        'giu',
      );
    const unit = 10 ** Number(exponent);
    const countOf = (name: string | undefined): number => counts.indexOf(name?.toLowerCase() ?? '') + 1;
    return [
      { pattern: pattern(of.half), language, value: () => unit / 2 },
      { pattern: pattern(of.andAHalf), language, value: ([name]) => (countOf(name) + 0.5) * unit },
      ...(of.oneAndAHalf === undefined
        ? []
        : [{ pattern: pattern(of.oneAndAHalf), language, value: () => 1.5 * unit }]),
      {
        pattern: new RegExp(`(?<![\\p{L}\\p{N}.,])(\\d{1,3})? ?½[ -]?(?:${word})(?!\\p{L})`, 'giu'),
        language,
        value: ([digits]) => (Number(digits ?? 0) + 0.5) * unit,
      },
    ];
  });
});

/** What every half has in it: a word, or a part of one. */
const word = wordPattern(
  /(?<!\p{L})(?:half|halbe|halv|demie?|medio|mezzo|pół|półtora|meio|anderthalb|anderhalf|anderhalve|halve|halber|halben|yarım|buçuk)(?!\p{L})/iu,
);
const part = /(?:einhalb|anderthalb|[eë]n-?hal(?:f|ve)|½)/giu;
const reach = 40;

/** "half a million", "two and a half thousand", "anderthalb Millionen", "1½ million": the half belongs to the number. */
export const readHalves = (text: string): NumberWords[] => {
  const found = new Map<number, NumberWords>();
  for (const { index } of [...word.all(text), ...text.matchAll(part)]) {
    const from = Math.max(0, index - reach);
    const window = text.slice(from, index + reach);
    for (const { pattern, language, value } of readings)
      for (const match of window.matchAll(pattern)) {
        const start = from + match.index;
        const end = start + match[0].length;
        const known = found.get(end);
        if (start > index || end <= index || (from > 0 && match.index === 0)) continue;
        if (known === undefined || known.start > start)
          found.set(end, { start, end, value: value(match.slice(1)), language });
      }
  }
  // Of two in one place the longer.
  const taken: NumberWords[] = [];
  for (const number of [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end))
    if ((taken.at(-1)?.end ?? -1) <= number.start) taken.push(number);
  return taken;
};
