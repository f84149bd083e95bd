import { describe, expect, it } from 'vitest';
import { detect, sanitize } from '../../../main/engine/privacy';
import { defaultPolicy } from '../../../shared/domain';
import { inferred } from './inferred';

const keys = { ciphers: new Uint8Array(32).fill(1), noise: new Uint8Array(32).fill(2) };

/** What leaves where every guess's words are protected. */
const hidden = (text: string): string => {
  const decisions = inferred(text).flatMap(({ clues }) =>
    clues.flatMap(({ decision }) => (decision === null ? [] : [decision])),
  );
  const spans = detect(text, { decisions, known: [] });
  const policy = { ...defaultPolicy, decisions };
  return sanitize(text, spans, { conversation: null, committed: [] }, policy, keys).text;
};

describe('words that say the same elsewhere', () => {
  it.each([
    ['My shift at the bakery starts at four. The bakery is cold, and I like bakery dust.', /bakery/i],
    ['I work at a tyre factory and sleep badly. Is the factory too loud?', /factory/i],
    ['I have psoriasis. In winter the psoriasis wakes me.', /psoriasis/i],
    ['Meine Schicht in der Bäckerei beginnt um vier. Die Bäckerei ist kalt.', /bäckerei/i],
    ['Ich arbeite in einer kleinen Gießerei. In der Gießerei ist es heiß.', /gießerei/i],
    ["Je travaille dans une usine de pneus. L'usine est bruyante.", /usine/i],
    ['Trabajo en una fábrica de neumáticos. La fábrica es ruidosa.', /fábrica/i],
    ['My parishioners sleep. Do the parishioners hear me?', /parishioners/i],
  ])('go with the words of a guess: %s', (text, word) => {
    expect(text).toMatch(word);
    expect(hidden(text)).not.toMatch(word);
  });

  it.each([
    ['My tractor is broken. Draw a tractor.', 'a tractor'],
    ['I am the only vet here. Explain rabies.', 'Explain rabies'],
  ])('stay where they say another thing: %s', (text, rest) => {
    expect(inferred(text).flatMap(({ clues }) => clues.map((clue) => clue.text))).not.toContain(rest.split(' ')[1]);
  });

  it('make no guess surer', () => {
    const [alone] = inferred('I was at the shipyard.');
    const [twice] = inferred('I was at the shipyard. A shipyard is large, and one shipyard smells.');
    expect(twice?.certainty).toBe(alone?.certainty);
  });
});
