import { joined, language, list, type NumberLanguage, turned } from './grammar';

const danish = list(
  'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
);
const norwegian = list(
  'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
);
const finnish = list(
  'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista',
);
const czech = list(
  'nula jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
);
const czechTens = list('dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát');
const norwegianTens = list('tjue tretti førti femti seksti sytti åtti nitti');
/** Units before tens as well: pětatřicet, femogførti. */
const turnedToo = (tens: readonly string[], between: string, units: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    tens.flatMap((ten, at) => units.map((unit, below) => [`${unit}${between}${ten}`, 10 * at + 21 + below])),
  );
const czechForm = (count: number, few: string, many: string): string =>
  count % 10 > 1 && count % 10 < 5 && Math.floor(count / 10) % 10 !== 1 ? few : many;

/** Danish, Norwegian, Finnish and Czech. */
export const northern: readonly NumberLanguage[] = [
  language({
    code: 'da',
    small: danish,
    tens: list('tyve tredive fyrre halvtreds tres halvfjerds firs halvfems'),
    below100: turned(() => 'og', 'en'),
    hundreds: (count) => `${count === 1 ? 'et' : danish[count]} hundrede`,
    afterHundreds: ' og ',
    thousands: (count, words) => `${count === 1 ? 'et' : words} tusind`,
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'en million' : `${words} millioner`),
    links: ['og'],
    others: { et: 1 },
    shy: list('en et to fire seks ni ti tres firs'),
    apart: true,
  }),
  language({
    code: 'no',
    small: norwegian,
    tens: norwegianTens,
    below100: joined(''),
    hundreds: (count) => `${count === 1 ? 'ett' : norwegian[count]} hundre`,
    afterHundreds: ' og ',
    thousands: (count, words) => `${count === 1 ? 'ett' : words} tusen`,
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'en million' : `${words} millioner`),
    links: ['og'],
    others: {
      ett: 1,
      syv: 7,
      ...turnedToo(norwegianTens, 'og', norwegian.slice(1, 10)),
    },
    shy: list('en ett to fire seks ni ti'),
    apart: true,
  }),
  language({
    code: 'fi',
    small: finnish,
    tens: finnish.slice(2, 10).map((unit) => `${unit}kymmentä`),
    below100: joined(''),
    hundreds: (count) => (count === 1 ? 'sata' : `${finnish[count]}sataa`),
    afterHundreds: '',
    thousands: (count, words) => (count === 1 ? 'tuhat' : `${words}tuhatta`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'yksi miljoona' : `${words} miljoonaa`),
    links: [],
    shy: [],
  }),
  language({
    code: 'cs',
    small: czech,
    tens: czechTens,
    below100: joined(' '),
    hundreds: (count) =>
      count === 1 ? 'sto' : `${count === 2 ? 'dvě' : czech[count]} ${count === 2 ? 'stě' : count < 5 ? 'sta' : 'set'}`,
    afterHundreds: ' ',
    thousands: (count, words) => (count === 1 ? 'tisíc' : `${words} ${czechForm(count, 'tisíce', 'tisíc')}`),
    afterThousands: ' ',
    million: (count, words) => (count === 1 ? 'jeden milion' : `${words} ${czechForm(count, 'miliony', 'milionů')}`),
    links: [],
    others: {
      jedna: 1,
      jedno: 1,
      dvě: 2,
      dvou: 2,
      tří: 3,
      čtyř: 4,
      pěti: 5,
      ...turnedToo(czechTens, 'a', list('jedn dv tři čtyři pět šest sedm osm devět')),
    },
    shy: list('sto sta set'),
  }),
];
