import { describe, expect, test } from 'vitest';
import { inDigits } from '../../../main/engine/privacy/entities/quantities/recognise';
import { writeHan } from '../../../main/engine/privacy/entities/quantities/words/han';
import { numberLanguages } from '../../../main/engine/privacy/entities/quantities/words/languages';
import { project } from '../../../main/engine/privacy/entities/quantities/words/project';
import { readNumberWords } from '../../../main/engine/privacy/entities/quantities/words/read';
import { writeNumberWords } from '../../../main/engine/privacy/entities/quantities/words/write';
import { prepare } from '../../../main/engine/privacy/text/prepare';

const some = [
  ...Array.from({ length: 298 }, (_, at) => at + 2),
  ...[999, 1000, 1001, 1100, 2300, 8080, 21_000, 45_000, 99_999, 100_000, 121_000, 345_678],
  ...[1_000_000, 1_200_000, 2_040_000, 73_371_000, 999_999_999],
];

describe.each(numberLanguages)('numbers in words, $code', (language) => {
  test('are read as what was written', () => {
    for (const value of some) {
      const words = language.write(value);
      const [only, ...others] = readNumberWords(words, language.code);
      expect(others, words).toEqual([]);
      expect(only, words).toMatchObject({ start: 0, end: words.length, value });
      expect(only?.language.code, words).toBe(language.code);
    }
  });

  test('are written in the language that they were read in', () => {
    expect(writeNumberWords(4321n, language.write(1234), language.code)).toBe(language.write(4321));
    expect(writeNumberWords(10n ** 12n, language.write(1234), language.code)).toBeNull();
  });
});

test.each([
  ['two hundred and five', 205],
  ['a hundred', 100],
  ['twenty-three hundred', 2300],
  ['half a million', 500_000],
  ['neunzehnhundert', 1900],
  ['zwo', 2],
  ['eine halbe Million', 500_000],
  ['quatre-vingt-dix-neuf', 99],
  ['septante', 70],
  ['cien mil', 100_000],
  ['veintiún mil', 21_000],
  ['ventunmila', 21_000],
  ['drieëntwintig', 23],
  ['dwoje', 2],
  ['duas', 2],
  ['fyrtio fem', 45],
  ['yüz elli bin', 150_000],
  ['oniki', 12],
  ['ALTMIŞ ALTI', 66],
  ['femogfyrre', 45],
  ['femogførti', 45],
  ['otteogtyve tusind', 28_000],
  ['fem og tredive', 35],
  ['to og tjue', 22],
  ['hundrede og fem og tredive', 135],
  ['kaksituhatta viisisataa', 2500],
  ['pětatřicet', 35],
  ['pět set', 500],
])('%s is %i', (words, value) => {
  expect(readNumberWords(words).map((number) => number.value)).toEqual([value]);
});

test.each([
  'to fire people',
  'set pet rules',
  'ni ti amo',
  'a pet',
  'several hundred',
  '1.2 million',
  'five',
  'two five',
  'mellem fem og tredive',
  'one two three',
])('what is no single number is not made one: %s', (words) => {
  const values = readNumberWords(words).map(({ value }) => value);
  const expected =
    { five: [5], 'two five': [2, 5], 'mellem fem og tredive': [5, 30], 'one two three': [1, 2, 3] }[words] ?? [];
  expect(values).toEqual(expected);
});

test('capitals and "and" stay as they were', () => {
  expect(writeNumberWords(412n, 'Two hundred and five', 'en')).toBe('Four hundred and twelve');
  expect(writeNumberWords(412n, 'TWO HUNDRED FIVE', 'en')).toBe('FOUR HUNDRED TWELVE');
});

test('Chinese numerals are read and written', () => {
  for (let value = 1; value < 10_000; value += 7)
    expect(project(writeHan(BigInt(value), '一') ?? '').text).toBe(`${value}`);
  expect(project('我欠他二十五万元').text).toBe('我欠他25万元');
  expect(project('8万5千円').text).toBe('85000円');
  expect(project('三万五千元，三万五，六千五，三百零五，3万5，8千5').text).toBe(
    '35000元，35000，6500，305，35000，8500',
  );
  expect(writeHan(61_000n, '三万五')).toBe('六万一千');
});

test.each([
  ['祖母は百三歳です', '祖母は103歳です'],
  ['百六歳', '106歳'],
  ['曾祖父は百十二歳で亡くなった', '曾祖父は112歳で亡くなった'],
  ['家賃は四万七円でした', '家賃は40007円でした'],
  ['三千八円', '3008円'],
  ['千六人が来た', '1006人が来た'],
  ['二十万四人', '200004人'],
  ['千八百七年', '1807年'],
  ['四百二号室', '402号室'],
  ['2万5人', '20005人'],
  ['我花了七千三，他出四万六。', '我花了7300，他出46000。'],
  ['一百二块，九百五', '120块，950'],
])('%s: a place is left out in Chinese sums only', (source, text) => expect(project(source).text).toBe(text));

test.each([
  ['我每月挣8千块', '我每月挣8千块'],
  ['貯金は2千万円', '貯金は2千万円'],
  ['他欠我3百元，还有9十多', '他欠我3百元，还有9十多'],
  ['八千块和千人', '8000块和1000人'],
])('%s: a place behind digits is no number of its own', (source, text) => expect(project(source).text).toBe(text));

test('who says a number digit by digit gets one back', () => {
  expect(writeHan(74n, '七八')).toBe('七四');
  expect(writeHan(5n, '七八')).toBe('零五');
  expect(writeHan(2031n, '二〇一九')).toBe('二〇三一');
  expect(writeHan(123n, '七八')).toBe('一二三');
  expect(writeHan(74n, '七')).toBe('七十四');
});

test.each([
  'captain kirk is 40',
  'Kirk dollars are not real.',
  'Elli Bes wrote to Kirk Elli about it.',
  'My friend Bes and the kirk in the village',
])('%s: names are no numbers of another language', (text) => expect(inDigits(prepare(text)).text).toBe(text));
test.each([
  ['Kiram kırk bin lira, annem elli beş yaşında ve evde', 'Kiram 40000 lira, annem 55 yaşında ve evde'],
  ['babam kirk yaşında', 'babam 40 yaşında'],
])('%s: but are where their language is written', (source, text) => expect(inDigits(prepare(source)).text).toBe(text));

test('a projection leads back to the words', () => {
  const source = 'She owes two thousand three hundred euros and forty cents.';
  const { text, toSource } = project(source);
  expect(text).toBe('She owes 2300 euros and 40 cents.');
  const at = text.indexOf('2300');
  const { start, end } = toSource(at, at + '2300 euros'.length);
  expect(source.slice(start, end)).toBe('two thousand three hundred euros');
});
