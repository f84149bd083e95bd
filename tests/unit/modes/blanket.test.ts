import { describe, expect, test } from 'vitest';
import { sanitize } from '../../../main/engine/privacy';
import { gamma, measured, textChance, wordChance } from '../../../main/engine/privacy/modes/blanket/chances';
import { characters, isPrintable, respond, stayChance } from '../../../main/engine/privacy/modes/blanket/krr';
import { printable } from '../../../main/engine/privacy/modes/blanket/printable';
import { createCoins } from '../../../main/engine/privacy/noise/stream';
import { defaultSliders, entityTypes } from '../../../shared/domain';
import { createConversation, keys, policy } from '../core/conversation';
import { atMost, exponential, one, over, plus, rational } from '../proof/enclosure';

const at = (epsilon: number) => ({ mode: 'blanket', sliders: { ...defaultSliders, blanket: epsilon } }) as const;
const key = new Uint8Array(32).fill(3);
const printables = Array.from({ length: characters }, (_, index) => String.fromCharCode(33 + index));

describe('k-RR over the 94 printable characters', () => {
  test('a character stays with e^ε / (e^ε + 93), enclosed to the last bit', () => {
    for (const milli of [3000n, 4500n, 5800n, 8000n]) {
      // 1 / (1 + 93·e^(−ε)), by a reference that shares nothing with the mechanism.
      const others = exponential(milli, 1000n);
      const expected = over(
        rational(1n, 1n),
        plus(rational(1n, 1n), { low: others.low * 93n, high: others.high * 93n }),
      );
      for (const bits of [64n, 128n]) {
        const { low, high } = stayChance(milli, bits);
        expect(atMost({ low: 0n, high: (low * one) >> bits }, expected)).toBe(true);
        expect(expected.high <= (high * one) >> bits).toBe(true);
        expect(high - low).toBeLessThan(1000n);
      }
    }
  });

  test('any two characters give any answer with odds of at most e^ε', () => {
    // Of the probabilities stay and (1 − stay)/93 the ratio is e^ε exactly.
    for (const milli of [3000n, 5800n, 8000n]) {
      const { low, high } = stayChance(milli, 192n);
      const odds = (Number(high) / Number((1n << 192n) - low)) * 93;
      expect(Math.log(odds)).toBeCloseTo(Number(milli) / 1000, 9);
    }
  });

  test('the answers are distributed as they should be, the others evenly', () => {
    const counts = new Map<string, number>();
    const draws = 40_000;
    const coins = createCoins(key, ['test']);
    for (let draw = 0; draw < draws; draw++) {
      const answer = respond('m', 4500n, coins);
      expect(isPrintable(answer)).toBe(true);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    const changes = gamma(4.5);
    const expected = (character: string): number => draws * (character === 'm' ? 1 - changes : changes / 93);
    const chiSquare = printables.reduce(
      (sum, character) => sum + ((counts.get(character) ?? 0) - expected(character)) ** 2 / expected(character),
      0,
    );
    // 93 degrees of freedom: above 150 once in 5,000 keys, and this key is fixed.
    expect(chiSquare).toBeLessThan(150);
  });

  test('what is no printable character, and an ε of nothing, are errors', () => {
    const coins = createCoins(key, ['test']);
    for (const character of [' ', '\n', 'é', '', 'ab'])
      expect(() => respond(character, 5800n, coins)).toThrow(RangeError);
    expect(() => respond('a', 0n, coins)).toThrow(RangeError);
  });
});

describe('the chances', () => {
  test('are those of equations 4.4 and 4.5', () => {
    expect(gamma(5.5)).toBeCloseTo(93 / (93 + Math.E ** 5.5), 12);
    expect(wordChance(5.5, 5)).toBeCloseTo((1 - gamma(5.5)) ** 5, 12);
    expect(textChance(5.5, [5, 10])).toBeCloseTo((wordChance(5.5, 5) + wordChance(5.5, 10)) / 2, 12);
  });

  test('are what a text of random words comes to', () => {
    const coins = createCoins(key, ['words']);
    const words = Array.from({ length: 4000 }, () =>
      Array.from({ length: 6 }, () => printables[Number(coins.below(94n))] ?? '').join(''),
    );
    const whole = words.filter((word) => Array.from(word, (each) => respond(each, 5500n, coins)).join('') === word);
    const chance = wordChance(5.5, 6);
    const deviation = Math.sqrt((chance * (1 - chance)) / words.length);
    expect(Math.abs(whole.length / words.length - chance)).toBeLessThan(4 * deviation);
  });

  test('what the paper measured is of its own ε, and is said of none far from it', () => {
    expect(measured(5.5)).toEqual({ epsilon: 5.5, share: 0.6998, sensitive: 0.1785 });
    expect(measured(5.8)?.epsilon).toBe(6);
    expect(measured(9)).toBeNull();
  });
});

describe('a text in Blanket', () => {
  const text = 'Dear Maria Gonzalez,\n\tyour card 4111 1111 1111 1111 is lost; a lost card is a lost card.';

  test('keeps its spaces and the length of every word, and nothing else for sure', () => {
    const { text: out, findings, instruction, report } = createConversation().prompt(text, at(3));
    expect(out.replace(/\S/g, 'x')).toBe(text.replace(/\S/g, 'x'));
    expect(out).not.toContain('4111 1111 1111 1111');
    expect(findings.every(({ mechanism, epsilon }) => mechanism === 'krr' && epsilon === 3)).toBe(true);
    expect(findings.map(({ type }) => type)).toEqual(expect.arrayContaining(['PERSON', 'CREDIT_CARD', 'WORD']));
    expect(instruction).toContain('reconstruct');
    const lengths = text.split(/\s+/).map(({ length }) => length);
    expect(report).toMatchObject({
      mode: 'blanket',
      gamma: gamma(3),
      chance: { five: wordChance(3, 5), ten: wordChance(3, 10), text: textChance(3, lengths) },
    });
  });

  test('is scrambled whole, what other modes keep as well', () => {
    const found = entityTypes.map((type, index) => ({
      start: 2 * index,
      end: 2 * index + 1,
      type,
      risk: 3 as const,
      score: 1,
      source: 'tagger' as const,
      reason: '',
    }));
    const prompt = 'x '.repeat(entityTypes.length);
    const { findings } = sanitize(prompt, found, { conversation: 'c', committed: [] }, { ...policy, ...at(3) }, keys);
    expect(findings.filter(({ mechanism }) => mechanism !== 'krr')).toEqual([]);
  });

  test('is scrambled as often as γ says', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    const { text: out } = createConversation().prompt(long, at(5));
    const pairs = Array.from(long, (character, index) => [character, out.charAt(index)]).filter(([c]) => c !== ' ');
    const changed = pairs.filter(([a, b]) => a !== b).length / pairs.length;
    expect(Math.abs(changed - gamma(5))).toBeLessThan(4 * Math.sqrt((gamma(5) * (1 - gamma(5))) / pairs.length));
  });

  test('is no substitution cipher: one character has many answers', () => {
    const words = Array.from({ length: 300 }, (_, index) => `e${index}`).join(' ');
    const { text: out } = createConversation().prompt(words, at(3));
    expect(new Set(out.split(' ').map((word) => word.charAt(0))).size).toBeGreaterThan(50);
  });

  test('says the same word the same way in a conversation, and another way in the next', () => {
    const out = createConversation('c1').prompt('lawsuit lawsuit lawsuit', at(3)).text.split(' ');
    expect(new Set(out).size).toBe(1);
    expect(createConversation('c2').prompt('lawsuit', at(3)).text).not.toBe(out[0]);
  });

  test('leaves what the user keeps, and takes out what the user redacts', () => {
    const { text: out } = createConversation().prompt('Maria Gonzalez met Jonas Weber in the afternoon.', {
      ...at(3),
      decisions: [
        { value: 'Maria Gonzalez', type: 'PERSON', action: 'keep' },
        { value: 'Jonas Weber', type: 'PERSON', action: 'redact' },
      ],
    });
    expect(out).toMatch(/^Maria Gonzalez \S{3} \[PERSON_1\] /);
  });

  test('writes typographic signs and accents in ASCII before, and refuses another script', () => {
    expect(printable('“café”…')).toBe('"cafe"...');
    expect(printable('don’t')).toBe("don't");
    expect(printable('naïve–Straße')).toBe('naive-Strasse');
    expect(printable('€500')).toBe('EUR500');
    for (const word of ['слово', '言葉', '👍', 'கடிதம்']) {
      expect(printable(word)).toBeNull();
      expect(() => createConversation().prompt(`the sign ${word} stands here`, at(5))).toThrow(
        expect.objectContaining({ code: 'mode_refuses_text' }),
      );
    }
  });

  test('refuses a name in another script as well, unless it is kept, taken out or was sent before', () => {
    const name = 'Мария Петрова';
    const refused = expect.objectContaining({ code: 'mode_refuses_text' });
    expect(() => createConversation().prompt(`My name is ${name}.`, at(5))).toThrow(refused);
    for (const action of ['keep', 'redact'] as const) {
      const decisions = [{ value: name, type: 'PERSON', action }] as const;
      const { findings } = createConversation().prompt(`My name is ${name}.`, { ...at(5), decisions: [...decisions] });
      expect(findings.find(({ type }) => type === 'PERSON')?.action).toBe(action);
    }
    const conversation = createConversation();
    const [sent] = conversation.prompt(`My name is ${name}.`).findings;
    expect(conversation.prompt(`My name is ${name}.`, at(5)).text).toContain(sent?.surrogate);
  });
});
