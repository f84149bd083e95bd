import { luhn, missing, weighted } from './checks';
import { anyOf, classesOf, digits, latin, letter, oneOf, ranges, yymmdd } from './fields';
import { byBirth, type NumberFormat } from './format';
import { type Scheme, scheme } from './scheme';

/** RENAPO: an alphabet with Ñ, weights counting down from 18. The 17th is a digit up to 1999, a letter from then on. */
const curpAlphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const curpCheck = (body: string): string =>
  String(
    missing(
      Array.from(body).reduce((sum, character, i) => sum + curpAlphabet.indexOf(character) * (18 - i), 0),
      10,
    ),
  );
const states = oneOf(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' '),
);
/** Words that no name may make (RENAPO, instructivo normativo, anexo 2): an X stands in them. */
const words = new Set(
  `BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA
KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE
ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY`.split(/\s/),
);
const isDecent = (number: string): boolean => !words.has(number.slice(0, 4));
const consonant = anyOf('BCDFGHJKLMNPQRSTVWXYZ');
const curp = (last: string): NumberFormat => ({
  name: last === latin ? 'CURP since 2000' : 'CURP before 2000',
  fields: [
    letter,
    anyOf('AEIOUX'),
    letter,
    letter,
    yymmdd,
    anyOf('HM'),
    states,
    ...classesOf('AAA', consonant),
    anyOf(last),
  ],
  check: { at: 17, width: 1, of: curpCheck },
  accepts: isDecent,
});

/** SAT, RFC of a person: modulo 11 over an alphabet of 37; the homoclave keeps which of its places are letters. */
const rfcAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const rfcCheck = (body: string): string => {
  const sum = Array.from(body).reduce((total, c, i) => total + rfcAlphabet.indexOf(c) * (13 - i), 0);
  const check = missing(sum, 11);
  return check === 10 ? 'A' : String(check);
};
const rfc = (number: string): NumberFormat[] => {
  const homoclave = number.slice(10, 12);
  return [
    {
      name: `RFC ${homoclave.replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '9')}`,
      fields: [
        letter,
        anyOf('AEIOUX'),
        letter,
        letter,
        yymmdd,
        ...classesOf(homoclave.slice(0, 1), anyOf('ABCDEFGHIJKLMNOPQRSTUV'), ranges(1, [1, 9])),
        ...classesOf(homoclave.slice(1), letter, ranges(1, [1, 9])),
      ],
      accepts: isDecent,
      check: { at: 12, width: 1, of: rfcCheck },
    },
  ];
};

/** Registro Civil: modulo 11, K for 10. */
const chilean = (body: string): string => {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body.charAt(body.length - 1 - i)) * (2 + (i % 6));
  const check = missing(sum, 11);
  return check === 10 ? 'K' : String(check);
};

/** AFIP: modulo 11; where it gives 10 another prefix is taken. */
const argentinian = (body: string): string | null => {
  const check = missing(weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return check === 10 ? null : String(check);
};

export const americasAfrica: readonly Scheme[] = [
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Mexican CURP',
    looks: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/,
    formats: [curp('0123456789'), ...byBirth(curp(latin), (number) => 2000 + Number(number.slice(4, 6)))],
    plain: { AAAA999999AAAAAA99: 0.97, AAAA999999AAAAAAA9: 0.97 },
    cues: 'curp,clave unica de registro,clave unica',
  }),
  {
    type: 'NATIONAL_ID',
    name: 'a Mexican RFC',
    looks: /^[A-Z]{4}\d{6}[A-Z0-9]{2}[0-9A]$/,
    formats: rfc,
    plain: Object.fromEntries(
      ['99', '9A', 'A9', 'AA'].flatMap((homoclave) =>
        ['9', 'A'].map((check) => [`AAAA999999${homoclave}${check}`, 0.9] as const),
      ),
    ),
    cues: 'rfc,registro federal de contribuyentes',
  },
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Chilean RUT',
    looks: /^\d{7,8}[\dK]$/,
    formats: [8, 7].map((length) => ({
      name: `RUT of ${length}`,
      fields: [length === 8 ? ranges(8, [10_000_000, 99_999_999]) : ranges(7, [1_000_000, 9_999_999])],
      check: { at: length, width: 1, of: chilean },
    })),
    plain: {
      '99.999.999-9': 0.95,
      '99.999.999-A': 0.95,
      '9.999.999-9': 0.92,
      '9.999.999-A': 0.95,
      '99999999-9': 0.7,
      '99999999-A': 0.85,
    },
    cues: 'rut,run,rol unico,rol unico tributario,cedula de identidad,r u t',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Argentinian CUIT or CUIL',
    looks: /^\d{11}$/,
    formats: [
      {
        name: 'CUIT',
        fields: [oneOf('20 23 24 27 30 33 34'.split(' ')), digits(8)],
        check: { at: 10, width: 1, of: argentinian },
      },
    ],
    plain: { '99-99999999-9': 0.95 },
    cues: 'cuit,cuil,cdi,clave unica de identificacion',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Ecuadorian cédula',
    looks: /^\d{10}$/,
    formats: [
      {
        name: 'Ecuador',
        fields: [ranges(2, [1, 24], [30, 30]), ranges(1, [0, 5]), digits(6)],
        check: { at: 9, width: 1, of: luhn },
      },
    ],
    cues: 'cedula,numero de cedula,cedula de ciudadania,ci',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a South African ID number',
    looks: /^\d{13}$/,
    formats: [
      {
        name: 'South Africa',
        fields: [yymmdd, digits(4), anyOf('01'), digits(1)],
        check: { at: 12, width: 1, of: luhn },
      },
      {
        name: 'South Africa, refugee',
        fields: [yymmdd, digits(4), anyOf('2'), digits(1)],
        check: { at: 12, width: 1, of: luhn },
      },
    ],
    plain: { '999999 9999 999': 0.9, '999999 9999 99 9': 0.9, '9999999999999': 0.7 },
    cues: 'sa id,south african id,rsa id,id number,identity number,id nommer',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Egyptian national number',
    looks: /^[23]\d{13}$/,
    formats: byBirth(
      {
        name: 'Egypt',
        fields: [anyOf('23'), yymmdd, ranges(2, [1, 4], [11, 19], [21, 29], [31, 35], [88, 88]), digits(5)],
      },
      (number) => (number.startsWith('2') ? 1900 : 2000) + Number(number.slice(1, 3)),
    ),
    cues: 'الرقم القومي,رقم قومي,egyptian id,national id,national number',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Nigerian NIN',
    looks: /^\d{11}$/,
    formats: [],
    cues: 'nin,national identification number,nimc',
  }),
];
