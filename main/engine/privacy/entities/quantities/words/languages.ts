import { cyrillic } from './cyrillic';
import { joined, language, list, type NumberLanguage, turned } from './grammar';
import { northern } from './northern';

export type { NumberLanguage, NumberWords } from './grammar';

/** Whole numbers in words, as each language writes them. */

const english = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const german = list(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const french = list(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const spanish = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const italian = list(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const dutch = list(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const polish = list(
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
);
const portuguese = list(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
);
const swedish = list(
  'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
);

const turkishDigits = list('sıfır bir iki üç dört beş altı yedi sekiz dokuz');
const turkish = [...turkishDigits, 'on', ...turkishDigits.slice(1).map((digit) => `on ${digit}`)];

const spanishHundreds = list(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);
const portugueseHundreds = list(
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);
const polishHundreds = list('sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset');

/** One, a few (2 to 4, but not 12 to 14), many: Polish. */
const polishForm = (count: number, one: string, few: string, many: string): string => {
  if (count === 1) return one;
  const [unit, ten] = [count % 10, Math.floor(count / 10) % 10];
  return unit >= 2 && unit <= 4 && ten !== 1 ? few : many;
};

/** Polish counts people in cases and collectives of their own: ośmiu pracowników, siedmiorga rodzeństwa. */
const polishCases: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['dwie dwoje dwóch dwojga dwoma dwiema dwójkę dwójka dwójki', 2],
    ['troje trzech trojga trzema trójkę trójka trójki', 3],
    ['czworo czterech czworga czterema czwórkę czwórka czwórki', 4],
    ...list('pięci sześci siedmi ośmi dziewięci dziesięci').map((stem, at) => [
      `${stem}u ${stem.replace(/i$/, 'ior')}o ${stem.replace(/i$/, 'ior')}ga`,
      at + 5,
    ]),
    ...list(
      'jedenastu dwunastu trzynastu czternastu piętnastu szesnastu siedemnastu osiemnastu dziewiętnastu dwudziestu',
    ).map((word, at) => [word, at + 11]),
    ...list('trzydziestu czterdziestu pięćdziesięciu sześćdziesięciu').map((word, at) => [word, 10 * at + 30]),
  ].flatMap(([words, value]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)]),
  ),
);

const frenchTens = list('vingt trente quarante cinquante soixante');
const frenchBelow100 = (value: number): string => {
  if (value < 70) {
    const ten = frenchTens[Math.floor(value / 10) - 2] ?? '';
    const unit = value % 10;
    return unit === 0 ? ten : unit === 1 ? `${ten} et un` : `${ten}-${french[unit]}`;
  }
  if (value < 80) return value === 71 ? 'soixante et onze' : `soixante-${french[value - 60]}`;
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${french[value - 80]}`;
};

const italianTens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const italianBelow100 = (value: number): string => {
  const ten = italianTens[Math.floor(value / 10) - 2] ?? '';
  const unit = value % 10;
  if (unit === 0) return ten;
  return (unit === 1 || unit === 8 ? ten.slice(0, -1) : ten) + (unit === 3 ? 'tré' : italian[unit]);
};

/** Before mila: ventunmila. */
const italianElided = Object.fromEntries(italianTens.map((ten, at) => [`${ten.slice(0, -1)}un`, 10 * at + 21]));

/** The languages whose number words are read and written. */
export const numberLanguages: readonly NumberLanguage[] = [
  language({
    code: 'en',
    small: english,
    tens: list('twenty thirty forty fifty sixty seventy eighty ninety'),
    below100: joined('-'),
    hundreds: (count) => `${english[count]} hundred`,
    afterHundreds: ' ',
    thousands: (_, words) => `${words} thousand`,
    afterThousands: ' ',
    million: (_, words) => `${words} million`,
    links: ['and'],
    others: { fourty: 40 },
  }),
  language({
    code: 'de',
    small: german,
    tens: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    below100: turned(() => 'und', 'ein'),
    hundreds: (count) => `${count === 1 ? 'ein' : german[count]}hundert`,
    afterHundreds: '',
    thousands: (count, words) => `${count % 100 === 1 ? words.replace(/s$/, '') : words}tausend`,
    afterThousands: '',
    million: (count, words) => (count === 1 ? 'eine Million' : `${words} Millionen`),
    links: ['und'],
    others: {
      ein: 1,
      eine: 1,
      einen: 1,
      zwo: 2,
      dritt: 3,
      viert: 4,
      fünft: 5,
      sechst: 6,
      siebt: 7,
      fuffzig: 50,
      fuffzehn: 15,
    },
  }),
  language({
    code: 'fr',
    small: french,
    tens: frenchTens,
    below100: frenchBelow100,
    hundreds: (count) => (count === 1 ? 'cent' : `${french[count]} cent`),
    afterHundreds: ' ',
    thousands: (count, words) => (count === 1 ? 'mille' : `${words.replace(/vingts$/, 'vingt')} mille`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'un million' : `${words} millions`),
    links: ['et'],
    others: { une: 1, vingts: 20, septante: 70, huitante: 80, nonante: 90 },
  }),
  language({
    code: 'es',
    small: spanish,
    tens: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    below100: joined(' y '),
    hundreds: (count, alone) => (count === 1 && alone ? 'cien' : (spanishHundreds[count - 1] ?? '')),
    afterHundreds: ' ',
    thousands: (count, words) => (count === 1 ? 'mil' : `${words.replace(/uno$/, 'un')} mil`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'un millón' : `${words.replace(/uno$/, 'un')} millones`),
    links: ['y'],
    others: { un: 1, una: 1, cien: 100, veintiun: 21, veintiuna: 21, ciento: 100 },
  }),
  language({
    code: 'it',
    small: italian,
    tens: italianTens,
    below100: italianBelow100,
    hundreds: (count) => (count === 1 ? 'cento' : `${italian[count]}cento`),
    afterHundreds: '',
    thousands: (count, words) => (count === 1 ? 'mille' : `${words.replace(/uno$/, 'un')}mila`),
    afterThousands: '',
    million: (count, words) => (count === 1 ? 'un milione' : `${words} milioni`),
    links: ['e'],
    others: { un: 1, una: 1, ...italianElided },
  }),
  language({
    code: 'nl',
    small: dutch,
    tens: list('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
    below100: turned((unit) => (unit.endsWith('e') ? 'ën' : 'en'), 'een'),
    hundreds: (count) => (count === 1 ? 'honderd' : `${dutch[count]}honderd`),
    afterHundreds: '',
    thousands: (count, words) => (count === 1 ? 'duizend' : `${words}duizend`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'een miljoen' : `${words} miljoen`),
    links: ['en'],
  }),
  language({
    code: 'pl',
    small: polish,
    tens: list(
      'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    ),
    below100: joined(' '),
    hundreds: (count) => polishHundreds[count - 1] ?? '',
    afterHundreds: ' ',
    thousands: (count, words) =>
      count === 1 ? 'tysiąc' : `${words} ${polishForm(count, 'tysięcy', 'tysiące', 'tysięcy')}`,
    afterThousands: ' ',
    million: (count, words) =>
      count === 1 ? 'milion' : `${words} ${polishForm(count, 'milionów', 'miliony', 'milionów')}`,
    links: [],
    others: polishCases,
  }),
  language({
    code: 'pt',
    small: portuguese,
    tens: list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    below100: joined(' e '),
    hundreds: (count, alone) => (count === 1 && alone ? 'cem' : (portugueseHundreds[count - 1] ?? '')),
    afterHundreds: ' e ',
    thousands: (count, words) => (count === 1 ? 'mil' : `${words} mil`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'um milhão' : `${words} milhões`),
    links: ['e'],
    others: { uma: 1, duas: 2, cem: 100, quatorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 },
  }),
  language({
    code: 'sv',
    small: swedish,
    tens: list('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'),
    below100: joined(''),
    hundreds: (count) => `${swedish[count]}hundra`,
    afterHundreds: '',
    thousands: (_, words) => `${words}tusen`,
    afterThousands: '',
    million: (count, words) => (count === 1 ? 'en miljon' : `${words} miljoner`),
    links: ['och'],
    others: Object.fromEntries([
      ['en', 1],
      ...list('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio').flatMap((ten, at) => [
        [`${ten}en`, 10 * at + 21],
        [`${ten}ett`, 10 * at + 21],
      ]),
    ]),
  }),
  language({
    code: 'tr',
    small: turkish,
    tens: list('yirmi otuz kırk elli altmış yetmiş seksen doksan'),
    below100: joined(' '),
    hundreds: (count) => (count === 1 ? 'yüz' : `${turkish[count]} yüz`),
    afterHundreds: ' ',
    thousands: (count, words) => (count === 1 ? 'bin' : `${words} bin`),
    afterThousands: ' ',
    million: (_, words) => `${words} milyon`,
    links: [],
  }),
  ...cyrillic,
  ...northern,
];
