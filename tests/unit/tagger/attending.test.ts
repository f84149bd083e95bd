import { expect, test } from 'vitest';
import { parted } from '../../../main/engine/privacy/detect/tagger/parts';

/** What the model read as one name, marked ⟦so⟧, in its pieces. */
const pieces = (marked: string): string[] => {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  return parted(text, { type: 'PERSON', start, end, score: 0.9 }).map((span) => text.slice(span.start, span.end));
};

test.each([
  ['present: ⟦Mirko, Olu⟧ and me', ['Mirko', 'Olu']],
  ['da: ⟦Ute, Bogdan⟧, Fr. Kern', ['Ute', 'Bogdan']],
  ['Présents : ⟦Aya, Loïc, Maud⟧', ['Aya', 'Loïc', 'Maud']],
  ['riunione 7/6: presenti ⟦Ada, Gigi⟧, dott. Neri', ['Ada', 'Gigi']],
  ['Aanwezig: Bram, ⟦Lotte, Fien⟧', ['Lotte', 'Fien']],
  ['Katılanlar: ⟦Ece, Mert⟧', ['Ece', 'Mert']],
])('%s are several', (marked, expected) => {
  expect(pieces(marked)).toEqual(expected);
});

test.each(['Patient: ⟦Kowalski, Irena⟧', 'Mieter ⟦Brandt, Ute⟧ zahlt', '⟦Rossi, Ada⟧ 12 anni'])(
  '%s is one',
  (marked) => {
    expect(pieces(marked)).toHaveLength(1);
  },
);
