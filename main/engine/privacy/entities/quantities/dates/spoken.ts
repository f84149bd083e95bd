import { list } from '../words/grammar';
import { numberLanguages } from '../words/languages';

/** Days of a month in words, as dates are said: "the third of May", "am ersten April", "le premier mai", "üç mayıs". */

const days = Array.from({ length: 31 }, (_, at) => at + 1);

const cardinals = (code: string): string[] => {
  const language = numberLanguages.find((each) => each.code === code);
  return days.map((day) => language?.write(day) ?? '');
};
/** Those said as cardinals but for the first. */
const withFirst = (code: string, first: string): string[] => [first, ...cardinals(code).slice(1)];
/** Tens and the ordinals of one to nine. */
const byTens = (small: readonly string[], twenty: string, twentieth: string, thirty: string, thirtieth: string) => [
  ...small.slice(0, 19),
  twentieth,
  ...small.slice(0, 9).map((one) => twenty + one),
  thirtieth,
  `${thirty}${small[0]}`,
];

const english = list(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
);
const german = [
  ...list('erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'),
  ...cardinals('de')
    .slice(12, 19)
    .map((word) => `${word}te`),
  ...cardinals('de')
    .slice(19)
    .map((word) => `${word}ste`),
];
const dutch = [
  ...list('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde'),
  ...cardinals('nl')
    .slice(12, 19)
    .map((word) => `${word}de`),
  ...cardinals('nl')
    .slice(19)
    .map((word) => `${word}ste`),
];
const polish = list(
  'pierwszego drugiego trzeciego czwartego piątego szóstego siódmego ósmego dziewiątego dziesiątego jedenastego dwunastego trzynastego czternastego piętnastego szesnastego siedemnastego osiemnastego dziewiętnastego',
);
const swedish = list(
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde',
);
const nordic = 'tredje fjerde femte sjette';
const danish = list(
  `første anden ${nordic} syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende`,
);
const danishUnits = list('en to tre fire fem seks syv otte ni');
const norwegian = list(
  `første andre ${nordic} sjuende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende`,
);
const czech = list(
  'prvního druhého třetího čtvrtého pátého šestého sedmého osmého devátého desátého jedenáctého dvanáctého třináctého čtrnáctého patnáctého šestnáctého sedmnáctého osmnáctého devatenáctého',
);
const slovak = list(
  'prvého druhého tretieho štvrtého piateho šiesteho siedmeho ôsmeho deviateho desiateho jedenásteho dvanásteho trinásteho štrnásteho pätnásteho šestnásteho sedemnásteho osemnásteho devätnásteho',
);
const russian = list(
  'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого',
);
const ukrainian = list(
  "першого другого третього четвертого п'ятого шостого сьомого восьмого дев'ятого десятого одинадцятого дванадцятого тринадцятого чотирнадцятого п'ятнадцятого шістнадцятого сімнадцятого вісімнадцятого дев'ятнадцятого",
);
const turkish = list('bir iki üç dört beş altı yedi sekiz dokuz');

interface Spoken {
  readonly language: string;
  /** The first of the month at first. */
  readonly words: readonly string[];
  /** An ending that follows the case: "der erste", "am ersten". */
  readonly ending?: string;
  /** Between the day and the month. */
  readonly link: string;
}

const ways: readonly Spoken[] = [
  { language: 'en', words: byTens(english, 'twenty ', 'twentieth', 'thirty ', 'thirtieth'), link: ' of ' },
  { language: 'de', words: german, ending: '[nr]?', link: ' ' },
  { language: 'fr', words: withFirst('fr', 'premier'), link: ' ' },
  { language: 'es', words: withFirst('es', 'primero'), link: ' de ' },
  { language: 'es', words: cardinals('es'), link: ' de ' },
  { language: 'it', words: withFirst('it', 'primo'), link: ' ' },
  { language: 'nl', words: dutch, link: ' ' },
  { language: 'nl', words: cardinals('nl'), link: ' ' },
  { language: 'nl', words: ['één'], link: ' ' },
  { language: 'sv', words: ['förste', 'andre'], link: ' ' },
  {
    language: 'pl',
    words: byTens(polish, 'dwudziestego ', 'dwudziestego', 'trzydziestego ', 'trzydziestego'),
    link: ' ',
  },
  { language: 'pt', words: withFirst('pt', 'primeiro'), link: ' de ' },
  {
    language: 'da',
    words: [...danish, 'tyvende', ...danishUnits.map((one) => `${one}ogtyvende`), 'tredivte', 'enogtredivte'],
    link: ' ',
  },
  { language: 'no', words: byTens(norwegian, 'tjue', 'tjuende', 'tretti', 'trettiende'), link: ' ' },
  { language: 'cs', words: byTens(czech, 'dvacátého ', 'dvacátého', 'třicátého ', 'třicátého'), link: ' ' },
  { language: 'sk', words: byTens(slovak, 'dvadsiateho ', 'dvadsiateho', 'tridsiateho ', 'tridsiateho'), link: ' ' },
  { language: 'ru', words: byTens(russian, 'двадцать ', 'двадцатого', 'тридцать ', 'тридцатого'), link: ' ' },
  { language: 'uk', words: byTens(ukrainian, 'двадцять ', 'двадцятого', 'тридцять ', 'тридцятого'), link: ' ' },
  { language: 'sv', words: byTens(swedish, 'tjugo', 'tjugonde', 'trettio', 'trettionde'), link: ' ' },
  {
    language: 'tr',
    words: [
      ...turkish,
      'on',
      ...turkish.map((one) => `on ${one}`),
      'yirmi',
      ...turkish.map((one) => `yirmi ${one}`),
      'otuz',
      'otuz bir',
    ],
    link: ' ',
  },
];

/** Words of one day may be parted by a hyphen as well. */
const source = (word: string): string => word.replace(/[ -]/g, '[ -]');
const anyOf = ({ words, ending = '' }: Spoken): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => source(word) + ending)
    .join('|');

const before = ways.map((way) => ({
  way,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}-)(?<day>${anyOf(way)})(?<link>${way.link})$`, 'diu'),
}));
const [englishWay] = ways;
const after = new RegExp(
  `,? (?:the )?(?<day>${englishWay === undefined ? '' : anyOf(englishWay)})(?![\\p{L}\\p{N}-])`,
  'diuy',
);

const folded = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

const dayOf = ({ words, ending }: Spoken, word: string): number => {
  const said = folded(word);
  const at = words.findIndex((each) => folded(each) === said);
  return at >= 0 || ending === undefined ? at + 1 : words.indexOf(said.slice(0, -1)) + 1;
};

/** A day in words beside a month, with offsets in the text. */
export interface SpokenDay {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly language: string;
  /** "the third of May": what links them says that a day is meant. */
  readonly linked: boolean;
}

const reach = 32;

/** The day said right before a month that begins at `start`. */
export const dayBefore = (text: string, start: number): SpokenDay[] => {
  const from = Math.max(0, start - reach);
  const left = text.slice(from, start);
  if (!/\p{L} $/u.test(left)) return [];
  return before.flatMap(({ way, pattern }) => {
    const match = pattern.exec(left);
    const [begin, end] = match?.indices?.groups?.day ?? [0, 0];
    return match === null
      ? []
      : [
          {
            start: from + begin,
            end: from + end,
            value: dayOf(way, left.slice(begin, end)),
            language: way.language,
            linked: way.link !== ' ',
          },
        ];
  });
};

/** The day said right after a month that ends at `end`, as English does: "October twenty-third". */
export const dayAfter = (text: string, end: number): SpokenDay | null => {
  after.lastIndex = end;
  const [start, stop] = after.exec(text)?.indices?.groups?.day ?? [0, 0];
  if (stop === 0 || englishWay === undefined) return null;
  return { start, end: stop, value: dayOf(englishWay, text.slice(start, stop)), language: 'en', linked: false };
};

/** A day in words as `like` is: ordinal or cardinal, its ending, its hyphen, its capital. Null where `like` is none. */
export const writeSpokenDay = (day: number, like: string, language: string): string | null => {
  const way = ways.find((each) => each.language === language && dayOf(each, like) > 0);
  const word = way?.words[day - 1];
  if (way === undefined || word === undefined) return null;
  const ending = way.ending !== undefined && way.words.indexOf(folded(like)) < 0 ? like.slice(-1).toLowerCase() : '';
  const spoken = (like.includes('-') && language === 'en' ? word.replaceAll(' ', '-') : word) + ending;
  return like.charAt(0) === like.charAt(0).toLowerCase() ? spoken : spoken.charAt(0).toUpperCase() + spoken.slice(1);
};
