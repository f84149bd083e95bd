import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

/** What is found where the model read one value. */
const found = (text: string, read: string, type: EntityType): string[] => {
  const start = text.indexOf(read);
  const tagged: Tagged[] = [{ start, end: start + read.length, type, score: 0.9 }];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.start < start + read.length + 4 && span.end > start)
    .map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
};

/**
 * The model reads a value's edges now with a word of the sentence, now without: a stand-in beside the same word is to have the
 * same edges as its original.
 */
describe('a word at the edge is none of the value, or always part of it', () => {
  test.each([
    ['来週、先月札幌に行きました。', '先月札幌', 'LOCATION', 'LOCATION 札幌'],
    ['祖父は昨年胃潰瘍で入院した。', '昨年胃潰瘍', 'MEDICAL_CONDITION', 'MEDICAL_CONDITION 胃潰瘍'],
    ['他上周洛阳出差。', '上周洛阳', 'LOCATION', 'LOCATION 洛阳'],
    ['Ich wohne in der Wohnung Tulpenring 12 in Soest.', 'Wohnung Tulpenring 12', 'ADDRESS', 'ADDRESS Tulpenring 12'],
    ['Die Orvena will meinen Unfall nicht zahlen.', 'Die Orvena', 'ORGANIZATION', 'ORGANIZATION Orvena'],
    [
      'La Clinique du Vernet refuse de répondre.',
      'La Clinique du Vernet',
      'ORGANIZATION',
      'ORGANIZATION Clinique du Vernet',
    ],
    [
      "Je cherche un poste d'assistante de gestion depuis lundi",
      "poste d'assistante de gestion",
      'OCCUPATION',
      'OCCUPATION assistante de gestion',
    ],
    ['Kind: B. T., geboren in Hof', 'B. T', 'PERSON', 'PERSON B. T.'],
    ['my plate 4417 (Nevada) and the old one', 'Nevada', 'ORGANIZATION', 'LOCATION Nevada'],
    ['Ich arbeite als Maurer in Telfaweiler VS.', 'Telfaweiler', 'LOCATION', 'LOCATION Telfaweiler VS'],
    ['La messe sera dite, église Saint-Melchior', 'église Saint-Melchior', 'LOCATION', 'LOCATION Saint-Melchior'],
  ] as const)('%s', (text, read, type, expected) => {
    expect(found(text, read, type)).toEqual([expected]);
  });

  test.each([
    ['La Redoute ne répond pas à mes messages.', 'La Redoute', 'ORGANIZATION', 'ORGANIZATION La Redoute'],
    ['明日香村に住んでいます。', '明日香村', 'LOCATION', 'LOCATION 明日香村'],
  ] as const)('stays as it is: %s', (text, read, type, expected) => {
    expect(found(text, read, type)).toContain(expected);
  });

  test('what a number is called is no illness', () => {
    expect(found('the letter says his ITIN 936-73-4667 is wrong', 'ITIN', 'MEDICAL_CONDITION')).not.toContain(
      'MEDICAL_CONDITION ITIN',
    );
  });
});

describe('a part that no list has as a place is the firm that stands beside it', () => {
  const read = (text: string, ...values: (readonly [string, EntityType])[]): string[] => {
    const tagged = values.map(([value, type]): Tagged => {
      const start = text.indexOf(value);
      return { start, end: start + value.length, type, score: 0.9 };
    });
    return detect(text, { decisions: [], known: [], tagged })
      .filter(({ type }) => type === 'ORGANIZATION' || type === 'LOCATION')
      .map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
  };

  test.each([
    ['my sister works at Heardstone Coldek now', 'Heardstone', 'Coldek'],
    ['mein Bruder spielt beim TSV Penzing Atkohar', 'TSV Penzing', 'Atkohar'],
  ])('%s', (text, firm, place) => {
    expect(read(text, [firm, 'ORGANIZATION'], [place, 'LOCATION'])).toEqual([`ORGANIZATION ${firm} ${place}`]);
  });
  test('behind a sign it is a place', () => {
    const text = 'my sister works at Heardstone Works, Coldek now';
    expect(read(text, ['Heardstone Works', 'ORGANIZATION'], ['Coldek', 'LOCATION'])).toEqual([
      'ORGANIZATION Heardstone Works',
      'LOCATION Coldek',
    ]);
  });
  test('what a number is called is no firm', () => {
    expect(read('Lohn Mai, SV-Nr. 24 120308 Q 864', ['SV-Nr.', 'ORGANIZATION'])).toEqual([]);
  });
  test.each([
    ['mi vecina vive en el tercer piso desde ayer', 'el tercer'],
    ['Hij heeft het dak van onze schuur gemaakt', 'van'],
  ])('a small word of the sentence is no town: %s', (text, word) => {
    expect(read(text, [word, 'LOCATION'])).toEqual([]);
  });
});
