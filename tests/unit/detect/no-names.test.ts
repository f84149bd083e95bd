import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** What is found where the model reads a word as this type. */
const found = (text: string, value: string, type: EntityType, score = 0.85): string[] => {
  const start = text.indexOf(value);
  const tagged = [{ start, end: start + value.length, type, score }];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.type === 'PERSON' || span.type === 'ADDRESS')
    .map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
};

describe('a line that one rides is no address', () => {
  test.each([
    ['Ich nehme jeden Tag die Linie 17 ins Büro.', 'Linie 17'],
    ['Cojo la línea 31 hasta el centro.', 'línea 31'],
    ['Je prends le bus 84 le matin.', 'bus 84'],
    ['Jeżdżę tramwajem 9 do pracy.', 'tramwajem 9'],
    ['Prendo il tram 15 ogni giorno.', 'tram 15'],
  ])('%s', (text, line) => {
    expect(found(text, line, 'ADDRESS')).toEqual([]);
  });

  test('a street is one', () => {
    expect(found('Ich wohne in der Buslinienstraße 17.', 'Buslinienstraße 17', 'ADDRESS')).toEqual([
      'ADDRESS Buslinienstraße 17',
    ]);
  });
});

describe('a month behind what stands before months is nobody', () => {
  test.each([
    ['Seit Ende Jan regnet es nur noch.', 'Jan'],
    ['Anfang August sind wir weg.', 'August'],
    ['we moved in early june last year', 'june'],
  ])('%s', (text, month) => {
    expect(found(text, month, 'PERSON')).toEqual([]);
  });

  test.each([
    ['We met in Jan’s flat.', 'Jan'],
    ['Ich war gestern mit Jan essen.', 'Jan'],
  ])('%s', (text, name) => {
    expect(found(text, name, 'PERSON', 0.95)).toEqual([`PERSON ${name}`]);
  });
});

describe('a relative and a crowd are nobody by name', () => {
  test.each([
    ['Mein Bruder (39) kommt auch.', 'Bruder'],
    ['Meine Brüder (12, 14) streiten.', 'Brüder'],
    ['mi hermana (22) estudia', 'mi hermana'],
    ['hej gubbar, vi ses', 'gubbar'],
    ['ciao raga, ci vediamo', 'raga'],
    ['hola peña, quedamos?', 'peña'],
    ['hey leute, was geht', 'leute'],
  ])('%s', (text, word) => {
    expect(found(text, word, 'PERSON')).toEqual([]);
  });

  test('a name before an age is one', () => {
    expect(found('Birgit (39) kommt auch.', 'Birgit', 'PERSON', 0.95)).toEqual(['PERSON Birgit']);
  });
});
