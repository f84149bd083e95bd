import fc from 'fast-check';
import { type NumberFormat, read, write } from '../../../../main/engine/privacy/entities/government/format';
import type { Scheme } from '../../../../main/engine/privacy/entities/government/scheme';
import { schemes } from '../../../../main/engine/privacy/entities/government/schemes';
import type { EntityType } from '../../../../shared/domain';
import { from } from '../rounds';

/** Numbers whose format is made to measure: one of each make. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'a Brazilian CNPJ': ['11222333000181', '12ABC34501DE35', 'A1B2C3D4E5F699'],
  'an Italian codice fiscale': ['RSSMRA85T10A562S', 'RSSMRA85T10A56NH', 'RSSMRAURTMLARSNL'],
  'a Mexican RFC': ['GODE561231GR8', 'GODE561231129', 'GODE561231G18'],
  'a British driving licence': ['MORGA657054SM9IJ', 'MOR99657054S99IJ', 'MORGA6570549992J'],
};

const formatsOf = (scheme: Scheme): NumberFormat[] =>
  (examples[scheme.name] ?? ['']).flatMap((number) => scheme.formats(number));

/** Numbers of a format, each as likely. */
export const ofFormat = (format: NumberFormat): fc.Arbitrary<string> =>
  fc
    .tuple(...format.fields.map(({ size }) => fc.integer({ min: 0, max: size - 1 })))
    .map((ranks) => write(format, ranks))
    .filter((number) => number !== null);

/** Kinds that have a rule, and their numbers without separators. */
export const ruled = schemes
  .map((scheme) => ({ scheme, formats: formatsOf(scheme) }))
  .filter(({ formats }) => formats.length > 0);

export const numbersOf = (formats: readonly NumberFormat[]): fc.Arbitrary<string> => fc.oneof(...formats.map(ofFormat));

/** A number as its kind is written: in one of its groupings, or in none. */
export const written = (scheme: Scheme, number: string): fc.Arbitrary<string> => {
  const signs = number.replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '9');
  const shapes = Object.keys(scheme.plain ?? {}).filter((shape) => shape.replace(/[^A9]/g, '') === signs);
  return from([number, ...shapes]).map((shape) => {
    let at = 0;
    return shape === number ? number : shape.replace(/[A9]/g, () => number.charAt(at++));
  });
};

/** Whether a number is one of its kind, by its check alone. */
export const passes = ({ looks, formats }: Scheme, number: string): boolean =>
  looks.test(number) && formats(number).some((format) => read(format, number) !== null);

/** How many kinds of number of a type a number may be, by its check alone. */
export const kindsOf = (number: string, type: EntityType): number =>
  ruled.filter(({ scheme }) => scheme.type === type && passes(scheme, number)).length;
