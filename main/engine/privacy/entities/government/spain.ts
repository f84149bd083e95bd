import { anyOf, digits } from './fields';
import { scheme } from './scheme';

/** Orden INT/2058/2008: the letter of the number modulo 23; X, Y and Z count as 0, 1 and 2; K, L and M not at all. */
const control = (body: string): string =>
  'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(
    Number(body.replace(/^[KLM]/, '').replace(/[XYZ]/, (c) => String('XYZ'.indexOf(c)))) % 23,
  );
const check = { at: 8, width: 1, of: control };

const nifCues = 'dni,nif,documento nacional,documento nacional de identidad,documento de identidad,spanish id';

export const spain = [
  scheme({
    type: 'ES_NIF',
    name: 'a Spanish DNI',
    looks: /^(?:\d{8}|[KLM]\d{7})[A-HJ-NP-TV-Z]$/,
    formats: [
      { name: 'dni', fields: [digits(8)], check },
      { name: 'special', fields: [anyOf('KLM'), digits(7)], check },
    ],
    plain: {
      '99999999A': 0.9,
      '99999999-A': 0.95,
      '99999999 A': 0.9,
      '99.999.999-A': 0.97,
      '99.999.999 A': 0.95,
      '99.999.999A': 0.95,
    },
    cues: nifCues,
  }),
  scheme({
    type: 'ES_NIE',
    name: 'a Spanish NIE',
    looks: /^[XYZ]\d{7}[A-HJ-NP-TV-Z]$/,
    formats: [{ name: 'nie', fields: [anyOf('XYZ'), digits(7)], check }],
    plain: { A9999999A: 0.9, 'A-9999999-A': 0.97, 'A9999999-A': 0.95, 'A-9999999A': 0.95, 'A 9999999 A': 0.9 },
    cues: `nie,numero de identidad de extranjero,${nifCues}`,
  }),
];
