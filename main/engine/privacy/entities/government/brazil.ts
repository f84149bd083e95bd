import { classesOf, digits } from './fields';
import type { NumberFormat } from './format';
import { type Scheme, scheme } from './scheme';

/** Receita Federal: weights counting up from the right (to 9 where they start again), modulo 11. */
const digitAfter = (body: string, highest: number): string => {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (2 + (i % (highest - 1))) * (body.charCodeAt(body.length - 1 - i) - 48);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
};
const twoDigits = (highest: number) => (body: string) => {
  const first = digitAfter(body, highest);
  return first + digitAfter(body + first, highest);
};

const isOneDigit = (number: string): boolean => /^(.)\1*$/.test(number);

/** Numeric, or since July 2026 with letters (IN RFB 2.229/2024): which places have letters stays. */
const cnpj = (number: string): NumberFormat[] => {
  const body = number.slice(0, 12);
  return [
    {
      name: `cnpj ${body.replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '9')}`,
      fields: classesOf(body),
      check: { at: 12, width: 2, of: twoDigits(9) },
      accepts: (whole) => !isOneDigit(whole),
    },
  ];
};

export const brazil: readonly Scheme[] = [
  scheme({
    type: 'BR_CPF',
    name: 'a Brazilian CPF',
    looks: /^\d{11}$/,
    formats: [
      {
        name: 'cpf',
        fields: [digits(9)],
        check: { at: 9, width: 2, of: twoDigits(11) },
        accepts: (number) => !isOneDigit(number),
      },
    ],
    plain: { '999.999.999-99': 0.97, '999 999 999-99': 0.9, '999999999-99': 0.92 },
    cues: 'cpf,cpf mf,cadastro de pessoa fisica,cadastro de pessoas fisicas',
  }),
  {
    type: 'BR_CNPJ',
    name: 'a Brazilian CNPJ',
    looks: /^[A-Z0-9]{12}\d{2}$/,
    formats: cnpj,
    plain: Object.fromEntries(['99.999.999/9999-99', '99999999/9999-99'].map((shape) => [shape, 0.97] as const)),
    cues: 'cnpj,cadastro nacional da pessoa juridica',
  },
];
