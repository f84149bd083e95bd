import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { staysByDefault } from '../../../main/engine/privacy/detect/read-deep';
import type { EntityType, Rule } from '../../../shared/domain';

type Deep = readonly [words: string, type: EntityType];

/** What the model found: every place of these words. */
const placesOf = (text: string, deep: readonly Deep[]) =>
  deep.flatMap(([words, type]) =>
    [...text.matchAll(new RegExp(words, 'g'))].map(({ index }) => ({
      start: index,
      end: index + words.length,
      type,
      score: 0.75,
      reason: 'the local model',
    })),
  );

const found = (text: string, deep: readonly Deep[], decisions: readonly Rule[] = []) =>
  detect(text, { decisions, known: [], deep: placesOf(text, deep) });

const told = (text: string, deep: readonly Deep[], decisions: readonly Rule[] = []): string[] =>
  found(text, deep, decisions).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

/** The words of a phrase that leave in clear by default, wherever it stands. */
const open = (text: string, phrase: string, spans: ReturnType<typeof found>): string[] =>
  [...text.matchAll(new RegExp(phrase, 'g'))].flatMap(({ index }) =>
    [...phrase.matchAll(/\p{L}+/gu)]
      .filter(
        (word) =>
          !spans.some(
            ({ start, end, type }) =>
              start <= index + word.index && end >= index + word.index + word[0].length && !staysByDefault(type),
          ),
      )
      .map(([word]) => word),
  );

describe('what a local model found stays protected whole', () => {
  test.each([
    [
      'an illness',
      'They call us the bitter lupus choir.',
      'bitter lupus choir',
      'I was diagnosed with lupus in spring.',
    ],
    ['a trade', 'We all sleep in the nurse twins shed.', 'nurse twins shed', 'I work as a nurse and am tired.'],
    ['an origin', 'My bench has the old Turkish bell.', 'old Turkish bell', 'My mother is Turkish, my father is not.'],
    ['a creed', 'La llaman la torre católica azul.', 'torre católica azul', 'Mi madre es católica y yo no.'],
    ['a count', 'Call the boat three lucky children.', 'three lucky children', 'I have three children.'],
    ['an illness in French', 'On dit de nous: la chorale asthme bleu.', 'chorale asthme bleu', 'Je souffre d’asthme.'],
    ['a country', 'Our shed is the old Portugal box.', 'old Portugal box', 'I live in Portugal.'],
  ])('whatever else the text says of its words: %s', (_, text, words, sentence) => {
    for (const type of ['WORD', 'ORGANIZATION'] as const)
      for (const whole of [text, `${text} ${sentence}`, `${sentence} ${text}`]) {
        const spans = found(whole, [[words, type]]);
        expect(open(whole, words, spans), whole).toEqual([]);
        expect(spans.map(({ start, end }) => whole.slice(start, end))).toContain(words);
      }
  });

  test('a value that goes on behind it counts from there', () => {
    const text = 'I was diagnosed with breast cancer. They call it my paper breast cancer.';
    const values = told(text, [['paper breast', 'WORD']]);
    expect(values).toContain('MEDICAL_CONDITION breast cancer');
    expect(values).toContain('WORD paper breast');
  });

  test('what is protected anyway keeps its own stand-in within it, and the rest is protected too', () => {
    const text = 'Write to a.b@example.org. We are the old a.b@example.org shed.';
    expect(told(text, [['old a.b@example.org shed', 'WORD']])).toEqual([
      'EMAIL_ADDRESS a.b@example.org',
      'WORD old',
      'EMAIL_ADDRESS a.b@example.org',
      'WORD shed',
    ]);
  });

  test.each([
    ['is all of it', 'I was diagnosed with lupus in spring.', 'lupus', 'MEDICAL_CONDITION lupus'],
    ['holds it', 'I was diagnosed with breast cancer in spring.', 'breast', 'MEDICAL_CONDITION breast cancer'],
  ])('a value that %s says what it is', (_, text, words, value) => {
    expect(told(text, [[words, 'WORD']])).toEqual([value]);
  });

  test('of two of its own findings the one that is protected', () => {
    const text = 'They call us the glass eye choir.';
    expect(
      told(text, [
        ['eye', 'MEDICAL_CONDITION'],
        ['glass eye choir', 'WORD'],
      ]),
    ).toEqual(['WORD glass eye choir']);
  });

  test('but for what the user keeps', () => {
    const text = 'They call us the bitter lupus choir. I was diagnosed with lupus in spring.';
    const keep = { value: 'lupus', type: 'MEDICAL_CONDITION', action: 'keep' } as const;
    expect(told(text, [['bitter lupus choir', 'WORD']], [keep])).toEqual([
      'WORD bitter',
      'MEDICAL_CONDITION lupus',
      'WORD choir',
      'MEDICAL_CONDITION lupus',
    ]);
  });
});
