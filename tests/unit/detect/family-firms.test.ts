import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';

/** Somebody and the firm that bears the same family name are two, found by the lists and where the model reads one. */
const cases: readonly (readonly [text: string, person: string, firm: string])[] = [
  ['Ieri ho incontrato Silvia Moretti di Moretti Serramenti.', 'Silvia Moretti', 'Moretti Serramenti'],
  [
    'Ho parlato con Silvia Moretti della Moretti Serramenti S.r.l. ieri.',
    'Silvia Moretti',
    'Moretti Serramenti S.r.l.',
  ],
  ['Lucía Herrero de Herrero Reformas me llamó ayer.', 'Lucía Herrero', 'Herrero Reformas'],
  ['Sophie Lambert de chez Lambert Toiture est venue hier.', 'Sophie Lambert', 'Lambert Toiture'],
  ['Sophie Lambert des Établissements Lambert est venue hier.', 'Sophie Lambert', 'Établissements Lambert'],
  ['Gestern hat Monika Vogel von Vogel Heizung angerufen.', 'Monika Vogel', 'Vogel Heizung'],
  ['Gestern hat Monika Vogel von der Vogel Bau GmbH angerufen.', 'Monika Vogel', 'Vogel Bau GmbH'],
  ['Gisteren belde Pieter Visser van Visser Tegels mij op.', 'Pieter Visser', 'Visser Tegels'],
  ['A Paula Carvalho da Carvalho Obras ligou ontem.', 'Paula Carvalho', 'Carvalho Obras'],
  ['Yesterday Sarah Collins of Collins Gutters called me.', 'Sarah Collins', 'Collins Gutters'],
  ['Yesterday Sarah Collins from Collins & Sons called me.', 'Sarah Collins', 'Collins & Sons'],
  ['Yesterday Sarah Collins at Collins Gutters called me.', 'Sarah Collins', 'Collins Gutters'],
];
const found = (text: string, tagged?: Parameters<typeof detect>[1]['tagged']): string[] =>
  detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => type === 'PERSON' || type === 'ORGANIZATION')
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

test.each(cases)('%s', (text, person, firm) => {
  const both = [`PERSON ${person}`, `ORGANIZATION ${firm}`];
  expect(found(text)).toEqual(both);
  const start = text.indexOf(person);
  const end = text.indexOf(firm, start + person.length) + firm.length;
  for (const type of ['PERSON', 'ORGANIZATION'] as const)
    expect(found(text, [{ type, start, end, score: 0.9 }])).toEqual(both);
});

test('another person of the family is one', () => {
  expect(found('Juan Herrero de Herrero López')).not.toContain('ORGANIZATION Herrero López');
});
