import { joined, language, list, type NumberLanguage } from './grammar';

/** One thousand, two to four, five and more: тысяча, тысячи, тысяч. */
const formOf = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const [tens, units] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  return units === 1 ? one : units > 1 && units < 5 ? few : many;
};

/** Thousands are feminine: одна, две. */
const feminine = (words: string, one: readonly [string, string], two: readonly [string, string]): string =>
  words.replace(new RegExp(`${one[0]}$`, 'u'), one[1]).replace(new RegExp(`${two[0]}$`, 'u'), two[1]);

const russianHundreds = list('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот');
const ukrainianHundreds = list("сто двісті триста чотириста п'ятсот шістсот сімсот вісімсот дев'ятсот");

/** Russian and Ukrainian. */
export const cyrillic: readonly NumberLanguage[] = [
  language({
    code: 'ru',
    small: list(
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    ),
    tens: list('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    below100: joined(' '),
    hundreds: (count) => russianHundreds[count - 1] ?? '',
    afterHundreds: ' ',
    thousands: (count, words) =>
      count === 1
        ? 'тысяча'
        : `${feminine(words, ['один', 'одна'], ['два', 'две'])} ${formOf(count, ['тысяча', 'тысячи', 'тысяч'])}`,
    afterThousands: ' ',
    million: (count, words) =>
      count === 1 ? 'миллион' : `${words} ${formOf(count, ['миллион', 'миллиона', 'миллионов'])}`,
    links: [],
    others: { одна: 1, одно: 1, две: 2, двое: 2, трое: 3, четверо: 4, пятеро: 5 },
  }),
  language({
    code: 'uk',
    small: list(
      "нуль один два три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять",
    ),
    tens: list("двадцять тридцять сорок п'ятдесят шістдесят сімдесят вісімдесят дев'яносто"),
    below100: joined(' '),
    hundreds: (count) => ukrainianHundreds[count - 1] ?? '',
    afterHundreds: ' ',
    thousands: (count, words) =>
      count === 1
        ? 'тисяча'
        : `${feminine(words, ['один', 'одна'], ['два', 'дві'])} ${formOf(count, ['тисяча', 'тисячі', 'тисяч'])}`,
    afterThousands: ' ',
    million: (count, words) =>
      count === 1 ? 'мільйон' : `${words} ${formOf(count, ['мільйон', 'мільйони', 'мільйонів'])}`,
    links: [],
    others: { одна: 1, одне: 1, дві: 2, двоє: 2, троє: 3 },
  }),
];
