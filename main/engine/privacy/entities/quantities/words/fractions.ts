import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textBefore } from '../../../text/around';
import { type NumberLanguage, type NumberWords, numberLanguages } from './languages';

/** Decimals as they are said: "six point five", "drei Komma eins vier", "zwölfeinhalb Prozent". */

/** What parts decimals from the whole, by language. */
const signs: Readonly<Record<string, string>> = {
  en: 'point',
  de: 'Komma',
  fr: 'virgule',
  es: 'coma|punto',
  it: 'virgola',
  nl: 'komma',
  pl: 'przecinek',
  pt: 'vírgula',
  sv: 'komma',
  tr: 'virgül',
};
/** Words of a digit that a language does not write so. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { oh: 0, o: 0, nought: 0 },
  de: { ein: 1, zwo: 2 },
  es: { un: 1 },
  it: { un: 1 },
  nl: { een: 1 },
  sv: { en: 1 },
};

interface Decimals {
  readonly language: NumberLanguage;
  readonly sign: RegExp;
  /** Of a word what it adds behind the sign: "five" 5, "twenty-five" 25. */
  readonly digits: ReadonlyMap<string, string>;
  readonly one: RegExp;
}

const languages: readonly Decimals[] = numberLanguages.flatMap((language): Decimals[] => {
  const sign = signs[language.code];
  if (sign === undefined) return [];
  const written = Array.from({ length: 100 }, (_, value) => [language.write(value), String(value)] as const);
  const own = Object.entries(others[language.code] ?? {}).map(([word, value]) => [word, String(value)] as const);
  const digits = new Map([...written, ...own]);
  const word = [...digits.keys()].sort((a, b) => b.length - a.length).join('|');
  const small = [...written.slice(0, 10), ...own].map(([each]) => each).join('|');
  return [
    {
      language,
      digits,
      sign: new RegExp(`^ (?:${sign}) ((?:${small})(?: (?:${small})){1,3}|${word})(?![\\p{L}\\p{N}-])`, 'iu'),
      one: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${language.write(1)}|un|ein|een|en) $`, 'iu'),
    },
  ];
});

const anySign = wordPattern(new RegExp(`(?<= )(?:${[...new Set(Object.values(signs))].join('|')})(?= \\p{L})`, 'iu'));
const reach = 48;

/** A half of what is counted in parts of hundreds, or weighed. */
const half = new RegExp(
  oneLine`
    ^(?: and a half|einhalb|[eë]n-?hal(?:f|ve)| et demie?| y medi[oa]| e mezz[oa]| e mei[oa]| och (?:en|ett) halvt?
      | i pół|½| ½)(?= ?(?:
        %|per ?cent|percent|Prozent|procent|pour cent|por ciento|por cento|kilos?(?!\p{L})|kilo(?!\p{L})|kg(?!\p{L})
        |stone(?!\p{L})|pounds(?!\p{L})|chili(?!\p{L})|quilos(?!\p{L})|Zentner(?!\p{L})
      ))
  `,
  'iu',
);
/** One and a half in a word, and years of them. */
const oneAndAHalf = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          anderthalb|eineinhalb|anderhal(?:f|ve)|półtora|półtorej|bir buçuk|ett och ett halvt|en och en halv|halvannat
          |halvanden
        )(?!\p{L})
        |(?:un metro e mezzo|un metro y medio|um metro e meio|un mètre et demi|anderhalve meter|eineinhalb Meter)
        (?!\p{L})|(?:un |um )?(?:añ(?:o|ito) y medio|an et demi|anno e mezzo|ano e meio)(?!\p{L})
      )
    `,
    'iu',
  ),
);
const unitOf = [
  [/met|mètre/iu, ' m'],
  [/añ/iu, ' años'],
  [/^(?:un )?an /iu, ' ans'],
  [/anno/iu, ' anni'],
  [/ano/iu, ' anos'],
] as const;
/** "novant'anni": the last letter is gone; the sign for it becomes a space. */
const elidedTens = 'vent|trent|quarant|cinquant|sessant|settant|ottant|novant';
const elided = wordPattern(
  new RegExp(`(?<!\\p{L})(?:${elidedTens})['’](?=anni(?!\\p{L}))|^(?:${elidedTens})['’]$`, 'iu'),
);
const tens = elidedTens.split('|');
/** Behind hundreds whose word is left out. */
const measured =
  /^ (?:over (?=\p{L})|pounds?(?!\p{L})|lbs(?!\p{L})|kilos?(?!\p{L})|centimet|cm(?!\p{L})|bpm(?!\p{L}))/iu;
/** Behind its unit the half is another sum's: "tre kilo e mezzo" stays two words. */
const largest = 1000;

interface Fraction {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** With its decimals, in digits. */
  readonly text: string;
}

const saidAt = (source: string, sign: number, known: NumberWords | undefined): Fraction | null => {
  const right = source.slice(sign - 1, sign + reach);
  const left = textBefore(source, sign, reach);
  // "At one point two of us left."
  if (/(?<!\p{L})at one $/iu.test(left)) return null;
  for (const { language, sign: pattern, digits, one } of languages) {
    const match = pattern.exec(right);
    if (match === null) continue;
    const whole = match[0];
    const words = match[1]?.toLowerCase() ?? '';
    const single = digits.get(words);
    const decimals =
      single ??
      words
        .split(' ')
        .map((word) => digits.get(word) ?? '')
        .join('');
    const first = one.exec(left);
    const start = known?.start ?? (first === null ? null : sign - first[0].length);
    const value = known?.value ?? 1;
    if (start === null || value >= largest || (known !== undefined && !sounds(known, language))) continue;
    return {
      start,
      end: sign - 1 + whole.length,
      value,
      text: `${value}${language.code === 'en' ? '.' : ','}${decimals}`,
    };
  }
  return null;
};

/** Languages share words: a number that both have is of either. */
const sounds = ({ value, language }: NumberWords, other: NumberLanguage): boolean =>
  language.code === other.code || language.write(value) === other.write(value);

const shortNumber = /(?<![\p{L}\d.,/-])\d{1,3}(?=[ ½])/gu;
/** What any of them has: most texts have none. */
const anyHalf = /a half|einhalb|n-?hal[fv]|demi|medi[oa]|mezz[oa]|mei[oa]|en halv|ett halv|i pół|½/iu;
const anyMeasure = / (?:over|pounds?|lbs|kilos?|centimet|cm|bpm)(?!\p{L})/iu;

/** Numbers with decimals in words, of the numbers in words that a text has. */
export const readFractions = (source: string, numbers: readonly NumberWords[]): Fraction[] => {
  const signs = anySign.all(source);
  const byEnd = new Map(signs.length === 0 ? [] : numbers.map((number) => [number.end, number]));
  const said = signs.flatMap(({ index }) => saidAt(source, index, byEnd.get(index - 1)) ?? []);
  const hasHalf = anyHalf.test(source);
  const halves = (hasHalf ? numbers : []).flatMap((number): Fraction[] => {
    const behind = half.exec(source.slice(number.end, number.end + reach))?.[0];
    return behind === undefined || number.value >= largest
      ? []
      : [{ start: number.start, end: number.end + behind.length, value: number.value, text: `${number.value}.5` }];
  });
  // "7½ Kilo", "8 i pół kilo"
  const inDigits = (hasHalf ? [...source.matchAll(shortNumber)] : []).flatMap(
    ({ 0: digits, index: start }): Fraction[] => {
      const end = start + digits.length;
      const behind = half.exec(source.slice(end, end + reach))?.[0];
      return behind === undefined
        ? []
        : [{ start, end: end + behind.length, value: Number(digits), text: `${digits}.5` }];
    },
  );
  // "one fifty-eight over ninety-six", "one eighty pounds"
  const hundreds = (anyMeasure.test(source) ? numbers : []).flatMap((number, at): Fraction[] => {
    const next = numbers[at + 1];
    return next !== undefined &&
      number.value > 0 &&
      number.value < 10 &&
      next.value > 9 &&
      next.value < 100 &&
      number.language.code === 'en' &&
      next.start === number.end + 1 &&
      (measured.test(source.slice(next.end, next.end + reach)) || / over $/iu.test(textBefore(source, number.start, 6)))
      ? [{ start: number.start, end: next.end, value: number.value, text: String(100 * number.value + next.value) }]
      : [];
  });
  const ones = oneAndAHalf.all(source).map(({ 0: words, index: start }): Fraction => {
    const years = unitOf.find(([word]) => word.test(words))?.[1] ?? '';
    return { start, end: start + words.length, value: 1, text: `1.5${years}` };
  });
  const withoutEnd = elided.all(source).map(({ 0: word, index: start }): Fraction => {
    const value = 10 * tens.indexOf(word.slice(0, -1).toLowerCase()) + 20;
    return { start, end: start + word.length, value, text: `${value} ` };
  });
  return [...said, ...halves, ...inDigits, ...hundreds, ...ones, ...withoutEnd];
};

/** A number with its decimals in words as `like` says it; null where `like` has none in words. */
export const writeFraction = (units: bigint, exponent: number, like: string): string | null => {
  if (exponent >= 0) return null;
  for (const { language, sign } of languages) {
    const at = like.search(new RegExp(` (?:${signs[language.code]}) `, 'iu'));
    if (at < 0 || sign.exec(like.slice(at)) === null) continue;
    const digits = units.toString().padStart(1 - exponent, '0');
    const word = like.slice(at).split(' ')[1] ?? '';
    const whole = language.write(Number(digits.slice(0, exponent)));
    return [whole, word, ...Array.from(digits.slice(exponent), (digit) => language.write(Number(digit)))].join(' ');
  }
  return null;
};
