import { topic } from '../topic';
import { first, initial, last, upper } from '../writings';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Below a million, as Americans say it. */
const english = (value: number): string => {
  if (value < 20) return small[value] ?? '';
  if (value < 100) return (tens[Math.floor(value / 10) - 2] ?? '') + (value % 10 === 0 ? '' : `-${small[value % 10]}`);
  const [unit, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % unit;
  return `${english(Math.floor(value / unit))} ${word}${rest === 0 ? '' : ` ${english(rest)}`}`;
};
const said = (text: string): string => english(Number(text.replace(/\D/g, '')));

/** Of English words. */
const value = (words: string): number => {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const at = small.indexOf(word);
    const ten = tens.indexOf(word);
    if (at >= 0) part += at;
    else if (ten >= 0) part += 20 + 10 * ten;
    else if (word === 'a') part += 1;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand') [total, part] = [total + part * 1000, 0];
  }
  return total + part;
};

const einer = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const zehner = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
/** Below a million, in German. */
const german = (text: string): string => {
  const below100 = (number: number): string => {
    if (number < 13) return number === 1 ? 'eins' : (einer[number] ?? '');
    if (number < 20) return `${{ 16: 'sech', 17: 'sieb' }[number] ?? einer[number - 10]}zehn`;
    const unit = number % 10;
    return `${unit === 0 ? '' : `${einer[unit]}und`}${zehner[Math.floor(number / 10) - 2]}`;
  };
  const below1000 = (number: number): string => {
    const [hundreds, rest] = [Math.floor(number / 100), number % 100];
    return `${hundreds === 0 ? '' : `${einer[hundreds]}hundert`}${rest === 0 ? '' : below100(rest)}`;
  };
  const number = Number(text.replace(/\D/g, ''));
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const many = thousands === 1 ? 'ein' : below1000(thousands);
  return `${thousands === 0 ? '' : `${many}tausend`}${rest === 0 ? '' : below1000(rest)}`;
};

const figure = (text: string): string => text.replace(/[^\d.,]/g, '');
const piece = (address: string, at: number): string => address.split(', ')[at] ?? '';
/** A.-K. */
const dotted = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word.charAt(0)}.`)
    .join('-');
const parted = (name: string, lineEnd = '\n'): string => `${name.slice(0, 4)}-${lineEnd}${name.slice(4)}`;
const host = (page: string): string => new URL(page).host;
const mail = (page: string): string => new URL(page).searchParams.get('email') ?? '';

/** Values that a reply writes otherwise than they were sent: in words, as tags, with other signs and abbreviations. */
export const rewritten = [
  topic(
    'sums and ages in words',
    'My tenant Harriet Lowell, aged 34, owes me $84,000 and her brother Kit Lowell, aged 58, owes £1,350.',
    {
      harriet: ['PERSON', 'Harriet Lowell'],
      debt: ['MONEY', '$84,000'],
      other: ['MONEY', '£1,350'],
      age: ['AGE', '34'],
    },
    [
      [({ debt }) => `${debt} (${said(debt)} dollars) is due.`, '$84,000 (eighty-four thousand dollars) is due.'],
      [({ debt }) => `${upper(said(debt))} DOLLARS`, 'EIGHTY-FOUR THOUSAND DOLLARS'],
      [({ other }) => `pay ${said(other)} pounds to me`, 'pay one thousand three hundred fifty pounds to me'],
      [({ age }) => `the ${said(age)}-year-old tenant`, 'the thirty-four-year-old tenant'],
      [({ age }) => `She is ${said(age)} years old.`, 'She is thirty-four years old.'],
      [({ other }) => `${german(other)} Pfund`, 'eintausenddreihundertfünfzig Pfund'],
      [() => 'In two thousand homes, three hundred people', 'In two thousand homes, three hundred people'],
      [() => 'a thirty-year mortgage', 'a thirty-year mortgage'],
    ],
  ),
  topic(
    'sums and ages that were sent in words',
    'I make a hundred and twenty thousand dollars. My daughter Tess is thirty-two. Lennart was born on 28.11.1951.',
    {
      pay: ['MONEY', 'a hundred and twenty thousand dollars'],
      age: ['AGE', 'thirty-two'],
      tess: ['PERSON', 'Tess'],
      born: ['DATE_OF_BIRTH', '28.11.1951'],
    },
    [
      [({ pay }) => `You earn $${value(pay).toLocaleString('en-US')}.`, 'You earn $120,000.'],
      [({ pay }) => `That is ${pay}.`, 'That is a hundred and twenty thousand dollars.'],
      [({ age, tess }) => `${tess} (${value(age)}) is well.`, 'Tess (32) is well.'],
      [({ age }) => `She is ${age}.`, 'She is thirty-two.'],
      [({ born }) => `geb. ${born.replace(/\d\d(?=\d\d$)/, '')}`, 'geb. 28.11.51'],
      [() => '117 people and 120 houses', '117 people and 120 houses'],
    ],
  ),
  topic(
    'a firm of two names, and its tag',
    'We at Wren & Hollis LLP work for Cobalt Ridge Capital, says Marisol Etxeberria.',
    { firm: ['ORGANIZATION', 'Wren & Hollis LLP'], client: ['ORGANIZATION', 'Cobalt Ridge Capital'] },
    [
      [({ firm }) => `Dear ${firm.replace('&', 'and')},`, 'Dear Wren and Hollis LLP,'],
      [({ firm }) => `An ${firm.replace(' & ', ' und ').replace(' LLP', '')}:`, 'An Wren und Hollis:'],
      [({ client }) => `#${client.replaceAll(' ', '')} rocks`, '#CobaltRidgeCapital rocks'],
      [() => 'salt and pepper', 'salt and pepper'],
    ],
  ),
  topic(
    'addresses by their other habits',
    'Envoyer à Thibault Lacombe, 8 rue des Tanneurs, 69005 Lyon; Joost Bakker, Prinsengracht 112, 1015 EA Amsterdam; Lucía Sanchís, Calle Mayor 45, 3º B, Valencia.',
    {
      lyon: ['ADDRESS', '8 rue des Tanneurs, 69005 Lyon'],
      gracht: ['ADDRESS', 'Prinsengracht 112, 1015 EA Amsterdam'],
      calle: ['ADDRESS', 'Calle Mayor 45, 3º B, Valencia'],
    },
    [
      [({ lyon }) => `${piece(lyon, 0).replace(' ', ', ')}\n${piece(lyon, 1)}`, '8, rue des Tanneurs\n69005 Lyon'],
      [
        ({ gracht }) => `${piece(gracht, 0)}\n${piece(gracht, 1).replace(/(\d) /, '$1')}`,
        'Prinsengracht 112\n1015EA Amsterdam',
      ],
      [({ calle }) => `Vive en ${piece(calle, 0).replace('Calle ', 'C/ ')}.`, 'Vive en C/ Mayor 45.'],
      [({ calle }) => `Vive en ${calle.replace('º', '.º')}.`, 'Vive en Calle Mayor 45, 3.º B, Valencia.'],
    ],
  ),
  topic(
    'names with particles, and double ones, by their initials',
    'Joost van der Veen, Jean-Pierre Roux und Anna Albright-Keane wohnen hier.',
    {
      joost: ['PERSON', 'Joost van der Veen'],
      roux: ['PERSON', 'Jean-Pierre Roux'],
      keane: ['PERSON', 'Anna Albright-Keane'],
    },
    [
      [({ joost }) => `Dhr. ${first(joost).charAt(0)}. van der ${last(joost)} betaalt`, 'Dhr. J. van der Veen betaalt'],
      [({ keane }) => `${first(keane)} ${dotted(last(keane))} zahlt`, 'Anna A.-K. zahlt'],
      [({ roux }) => `von ${dotted(first(roux))} ${last(roux)}`, 'von J.-P. Roux'],
    ],
  ),
  topic(
    'two family names, couples and familiar names',
    'José María Pons Ferrer, Włodzimierz Szczepański i Elżbieta Szczepańska, 王建国, 佐藤空.',
    {
      pons: ['PERSON', 'José María Pons Ferrer'],
      man: ['PERSON', 'Włodzimierz Szczepański'],
      wang: ['PERSON', '王建国'],
    },
    [
      [
        ({ pons }) => `Sr. ${pons.split(' ').slice(0, 2).map(initial).join('. ')}. ${pons.split(' ')[2]} firma`,
        'Sr. J. M. Pons firma',
      ],
      [({ man }) => `Państwo ${last(man).replace(/ki$/, 'cy')} są w domu.`, 'Państwo Szczepańscy są w domu.'],
      [({ man }) => `dom państwa ${last(man).replace(/i$/, 'ich')} jest duży`, 'dom państwa Szczepańskich jest duży'],
      [({ wang }) => `小${wang.slice(0, 1)}你好`, '小王你好'],
    ],
  ),
  topic('a sum with its cents, in words', 'Jag lånade R$ 1.350,00 av Ekdahl.', { sum: ['MONEY', 'R$ 1.350,00'] }, [
    [
      ({ sum }) => `${english(Number(figure(sum).replace('.', '').replace(',00', '')))} reais`,
      'one thousand three hundred fifty reais',
    ],
  ]),
  topic(
    'a Swede’s number with its century',
    'Min granne har personnummer 811218-9876.',
    { number: ['SE_PERSONNUMMER', '811218-9876'] },
    [
      [({ number }) => `pnr 19${number}`, 'pnr 19811218-9876'],
      [({ number }) => `pnr 19${number.replace('-', '')}`, 'pnr 198112189876'],
    ],
  ),
  topic(
    'a name parted at the end of a line',
    'Bastian Haverstock schreibt an Imogen Blackwood.',
    { bastian: ['PERSON', 'Bastian Haverstock'] },
    [
      [({ bastian }) => `Herr ${parted(last(bastian))} schreibt.`, 'Herr Haverstock schreibt.'],
      [({ bastian }) => `Herr ${parted(last(bastian), '\r\n')} schreibt.`, 'Herr Haverstock schreibt.'],
      [() => 'a well-\nknown fact, one-\ntwo, - \nx', 'a well-\nknown fact, one-\ntwo, - \nx'],
    ],
  ),
  topic(
    'currencies that share a sign',
    'Halvorsen pays 780,000 NOK, Tanaka 128,000円, Wells C$4,550.',
    { crowns: ['MONEY', '780,000 NOK'], yen: ['MONEY', '128,000円'], dollars: ['MONEY', 'C$4,550'] },
    [
      [({ crowns }) => `${figure(crowns)} kr a year`, '780,000 kr a year'],
      [({ yen }) => `¥${figure(yen)} in total`, '¥128,000 in total'],
      [({ dollars }) => `$${figure(dollars)} to Wells`, '$4,550 to Wells'],
      [({ dollars }) => `€${figure(dollars)} to Wells`, ({ dollars }) => `€${figure(dollars)} to Wells`],
    ],
  ),
  topic(
    'what an address of a page is made of',
    'Check https://portal.greyfell.com/users/laura.whitcombe?email=laura.whitcombe%40greyfell.com please.',
    { page: ['URL', 'https://portal.greyfell.com/users/laura.whitcombe?email=laura.whitcombe%40greyfell.com'] },
    [
      [({ page }) => `The host ${host(page)} answers.`, 'The host portal.greyfell.com answers.'],
      [({ page }) => `decoded: ${mail(page)}`, 'decoded: laura.whitcombe@greyfell.com'],
      [({ page }) => `\`email=${mail(page).replace('@', '%40')}\``, '`email=laura.whitcombe%40greyfell.com`'],
      [({ page }) => `domain ${host(page).replace('portal.', '')}`, 'domain greyfell.com'],
      [({ page }) => page, ({ page }) => page],
      [() => 'users and email are words', 'users and email are words'],
    ],
  ),
];
