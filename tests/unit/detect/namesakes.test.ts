import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { asRead } from './read';

/** What is found where the model reads `value` as a person, or nothing. */
const found = (text: string, value = ''): string[] => {
  const tagged = value === '' ? [] : [asRead(text, value)];
  return detect(text, { decisions: [], known: [], tagged })
    .filter(({ type }) => type === 'ORGANIZATION' || type === 'PERSON')
    .map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);
};

describe('a school that is called like a figure is somebody’s school', () => {
  it.each([
    ['Mi hijo va al colegio Miguel Delibes.', 'Miguel Delibes', 'colegio Miguel Delibes'],
    ['Mia figlia frequenta la scuola Dante Alighieri.', 'Dante Alighieri', 'scuola Dante Alighieri'],
    ['Ma fille est au lycée Marie Curie.', 'Marie Curie', 'lycée Marie Curie'],
    ['Meu filho anda na escola José Saramago.', 'José Saramago', 'escola José Saramago'],
  ])('%s', (text, value, expected) => {
    expect(found(text, value)).toEqual([`ORGANIZATION ${expected}`]);
    expect(found(text)).toEqual([`ORGANIZATION ${expected}`]);
  });
  it('and where nobody’s own is told, the figure stays one', () => {
    expect(found('Compare the school of Martin Luther with the academy of Plato.', 'Martin Luther')).toEqual([]);
    expect(found('Explain what Marie Curie discovered.', 'Marie Curie')).toEqual([]);
  });
});
