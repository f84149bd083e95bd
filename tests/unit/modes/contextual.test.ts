import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitize } from '../../../main/engine/privacy';
import { budgetOf, finalBudget, meanBudget } from '../../../main/engine/privacy/modes/contextual';
import { clusterOf, clusterSize, distance, fewestOfKind } from '../../../main/engine/privacy/modes/words/cluster';
import { drawNear, drawUniform } from '../../../main/engine/privacy/modes/words/draw';
import { type Word, wordOf, wordsOfClass } from '../../../main/engine/privacy/modes/words/vocabulary';
import { withExponential } from '../../../main/engine/privacy/noise/samplers';
import { createCoins } from '../../../main/engine/privacy/noise/stream';
import { type Decision, defaultSliders, type Finding, type Policy } from '../../../shared/domain';
import { createConversation, keys, otherKeys, policy } from '../core/conversation';
import { atMost, type Enclosure, exponential, over, plus, rational, times, toNumber } from '../proof/enclosure';

const at = (epsilon: number) => ({ mode: 'contextual', sliders: { ...defaultSliders, contextual: epsilon } }) as const;
const key = new Uint8Array(32).fill(5);

const word = (text: string): Word => {
  const found = wordOf(text);
  if (found === null) throw new Error(`${text} is a word`);
  return found;
};
const replacedIn = (findings: readonly Finding[]): string[] =>
  findings.filter(({ type }) => type === 'WORD').map(({ original }) => original);

/** What drawNear does, written down from its formula: by word of the cluster, enclosed. */
const distribution = (from: Word, cluster: readonly Word[], milli: bigint): Enclosure[] => {
  const distances = cluster.map((to) => distance(from, to));
  const most = BigInt(Math.max(...distances));
  const weights = distances.map((h) => exponential(milli * BigInt(h), 2000n * most));
  const total = weights.reduce(plus);
  return weights.map((weight) => over(weight, total));
};

describe('a word and its cluster', () => {
  test('the clusters of a class are a partition, whatever their size', () => {
    for (const size of [29, 120, 1605]) {
      const seen = new Set<string>();
      for (const each of wordsOfClass('NN').words) {
        const { words, index } = clusterOf(each, size);
        expect(words[index]).toBe(each);
        // Words of an illness, a creed or the like are among themselves, however few these are.
        expect(words.length).toBeGreaterThanOrEqual(each.category === null ? size : fewestOfKind);
        if (index === 0) for (const { text } of words) seen.add(text);
      }
      expect(seen.size).toBe(wordsOfClass('NN').words.length);
    }
  });

  test('what the law calls special categories, other ranks and words that tell nothing are in no cluster together', () => {
    for (const name of ['NN', 'NNS', 'JJ', 'RB', 'VB', 'VBZ', 'VBD', 'VBG'] as const) {
      for (const each of wordsOfClass(name).words) {
        const { words } = clusterOf(each, 29);
        const isSpecial = each.category?.rank === 4;
        expect(words.every(({ category }) => (category?.rank === 4) === isSpecial)).toBe(true);
        expect(words.every(({ category }) => (category === null) === (each.category === null))).toBe(true);
        expect(words.length).toBeGreaterThanOrEqual(fewestOfKind);
      }
    }
  });

  test.each([
    ['doctor', 'lesbian'],
    ['doctor', 'diabetes'],
    ['nurse', 'catholic'],
    ['muslim', 'immigrant'],
    ['gay', 'cancer'],
    ['thief', 'widow'],
    ['table', 'epilepsy'],
  ])('%s and %s are in no cluster together, whatever its size', (one, other) => {
    for (const size of [29, 120, 1605])
      expect(clusterOf(word(one), size).words.map(({ text }) => text)).not.toContain(other);
  });

  test('every word of a cluster has that cluster: the output set tells nothing of the word', () => {
    const { words } = clusterOf(word('diabetes'), 120);
    for (const each of words) expect(clusterOf(each, 120).words).toEqual(words);
  });

  test('K(ε) is the paper’s', () => {
    expect(clusterSize(1000)).toBe(120);
    expect(clusterSize(8000)).toBe(29);
    expect(clusterSize(100)).toBe(20 + Math.ceil(100 / 0.1 ** 1.2));
  });

  test('near words are nearer than far ones, and a word is nearest to itself', () => {
    expect(distance(word('diabetes'), word('diabetes'))).toBe(0);
    expect(distance(word('diabetes'), word('obesity'))).toBeLessThan(distance(word('diabetes'), word('airport')));
    expect(distance(word('wife'), word('sister'))).toBeLessThan(distance(word('wife'), word('concrete')));
  });
});

describe('ε-LDP within a cluster', () => {
  test.each([100n, 1000n, 4400n, 8000n])(
    'holds at ε %s/1000 for all pairs of words and all outputs, exactly',
    (milli) => {
      const { words } = clusterOf(word('divorce'), clusterSize(8000));
      const rows = words.map((from) => distribution(from, words, milli));
      // e^ε · e^(−ε) = 1, so p ≤ e^ε·q is e^(−ε)·p ≤ q; where ε is reached exactly, the enclosures meet.
      const shrink = exponential(milli, 1000n);
      const slack: Enclosure = { low: 1n << 8n, high: 1n << 8n };
      for (const one of rows) {
        for (const other of rows) {
          for (const [output, p] of one.entries()) {
            const q = other[output] ?? rational(0n, 1n);
            expect(atMost(times(p, shrink), plus(q, slack))).toBe(true);
          }
        }
      }
    },
  );

  test('is the distribution that is drawn from', () => {
    const cluster = clusterOf(word('divorce'), 29);
    const draws = 20_000;
    const counts = new Map<string, number>();
    const coins = withExponential(createCoins(key, ['near']));
    for (let draw = 0; draw < draws; draw++) {
      const { text } = drawNear(cluster, 4400n, coins);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const expected = distribution(word('divorce'), cluster.words, 4400n).map((p) => draws * toNumber(p));
    const chiSquare = cluster.words.reduce((sum, { text }, index) => {
      const mean = expected[index] ?? 1;
      return sum + ((counts.get(text) ?? 0) - mean) ** 2 / mean;
    }, 0);
    // About 30 degrees of freedom: above 70 once in 25,000 keys, and this key is fixed.
    expect(chiSquare).toBeLessThan(70);
  });

  test('a high-risk word is any of its cluster, each as likely', () => {
    const cluster = clusterOf(word('divorce'), 29);
    const counts = new Map<string, number>();
    const coins = withExponential(createCoins(key, ['uniform']));
    for (let draw = 0; draw < 10_000; draw++) {
      const { text } = drawUniform(cluster, coins);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const mean = 10_000 / cluster.words.length;
    expect(counts.size).toBe(cluster.words.length);
    for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
  });
});

describe('budgets', () => {
  test('ε̂ falls with the rank, as in the paper', () => {
    expect([1, 2, 3, 4, 5].map((rank) => budgetOf(rank, 1000))).toEqual([8000, 6600, 5200, 3800, 2400]);
  });

  test('ε_S is the mean over the protected words alone, and ε_t never above it', () => {
    expect(meanBudget([3, 3, 4], 1000)).toBe(4733);
    expect(finalBudget(3, 4733, 1000)).toBe(4500);
    expect(finalBudget(4, 4733, 1000)).toBe(3500);
    expect(finalBudget(4, 890, 100)).toBe(800);
    expect(meanBudget([], 1000)).toBe(0);
  });

  test('the words of a text have together at most d·ε_S, whatever their ranks and the slider', () => {
    const rank = fc.integer({ min: 2, max: 5 });
    const slider = fc.integer({ min: 100, max: 8000 });
    fc.assert(
      fc.property(fc.array(rank, { minLength: 1, maxLength: 40 }), slider, (ranks, epsilonMin) => {
        const mean = meanBudget(ranks, epsilonMin);
        const budgets = ranks.map((each) => finalBudget(each, mean, epsilonMin));
        expect(Math.max(...budgets)).toBeLessThanOrEqual(mean);
        expect(budgets.reduce((sum, budget) => sum + budget, 0)).toBeLessThanOrEqual(ranks.length * mean);
      }),
    );
  });

  test('at the least ε of the slider every word still has one', () => {
    expect(finalBudget(5, meanBudget([5], 100), 100)).toBeGreaterThanOrEqual(100);
  });
});

describe('a text in Contextual', () => {
  const text =
    'After my divorce I was diagnosed with diabetes. My lawyer, a Catholic, wants my salary. Please write a short summary.';

  test('replaces what tells of a person, and keeps the task', () => {
    const { text: out, findings, instruction, report } = createConversation().prompt(text, at(1));
    expect(replacedIn(findings)).toEqual(['divorce', 'diagnosed', 'lawyer', 'Catholic', 'salary']);
    expect(out).toMatch(/Please write a short summary\.$/);
    expect(out).toMatch(/^After my \S+ I was \S+ with/);
    expect(instruction).toContain('step by step');
    expect(report).toMatchObject({ mode: 'contextual', distance: 5, byRank: [0, 0, 3, 2, 0], otherLanguages: false });
    if (report.mode === 'contextual') expect(report.text).toBeCloseTo(report.distance * report.mean, 9);
  });

  test('every stand-in is a word of the same cluster and form, in the same case', () => {
    const { findings } = createConversation().prompt(text, at(1));
    for (const { type, original, surrogate, epsilon } of findings) {
      if (type !== 'WORD') continue;
      const cluster = clusterOf(word(original.toLowerCase()), clusterSize(Math.round((epsilon ?? 0) * 1000)));
      expect(cluster.words.map((each) => each.text)).toContain(surrogate.toLowerCase());
      expect(surrogate.charAt(0) === surrogate.charAt(0).toUpperCase()).toBe(original === 'Catholic');
    }
  });

  test('draws once for a word, here and in other conversations, unless coins are the conversation’s', () => {
    const drawn = (conversation: string, change = {}): (string | undefined)[] =>
      createConversation(conversation)
        .prompt('My divorce. Divorce!', { ...at(1), ...change })
        .findings.map(({ surrogate }) => surrogate.toLowerCase());
    expect(new Set([...drawn('c1'), ...drawn('c2')]).size).toBe(1);
    const own = ['a', 'b', 'c', 'd'].map((name) => drawn(name, { coins: 'conversation' })[0]);
    expect(new Set(own).size).toBeGreaterThan(1);
    const [other] = createConversation('c1').prompt('My divorce.', at(1), otherKeys).findings;
    expect(other?.surrogate).not.toBe(drawn('c1')[0]);
  });

  test('knows the user’s own sensitivity: kept words stay, protected ones are drawn evenly, others enciphered', () => {
    const decisions: Decision[] = [
      { value: 'diabetes', type: 'WORD', action: 'keep' },
      { value: 'summary', type: 'WORD', action: 'protect' },
      { value: 'Zephyr', type: 'WORD', action: 'protect' },
      { value: 'lawyer', type: 'WORD', action: 'redact' },
    ];
    const { text: out, findings } = createConversation().prompt(`${text} Zephyr is late.`, { ...at(1), decisions });
    const of = (value: string): Finding | undefined => findings.find(({ original }) => original === value);
    expect(of('diabetes')).toMatchObject({ action: 'keep', surrogate: 'diabetes' });
    expect(of('summary')).toMatchObject({ mechanism: 'word-ldp', epsilon: 0, risk: 5 });
    expect(of('Zephyr')?.mechanism).toBe('fpe');
    expect(of('lawyer')?.surrogate).toBe('[DETAIL_1]');
    expect(out).not.toContain('Zephyr');
  });

  test('leaves code, other languages and what was found to themselves, and says so', () => {
    const { findings, report } = createConversation().prompt(
      'Die Diagnose war Diabetes und der Hospital ist nicht weit von der Stadt.\n```\nhospital = divorce\n```\nMy divorce was hard for me.',
      at(1),
    );
    expect(replacedIn(findings)).toEqual(['divorce']);
    expect(report).toMatchObject({ otherLanguages: true });
  });

  test('what was replaced once is replaced in any mode of the conversation, in its own case', () => {
    const conversation = createConversation();
    const [sent] = conversation.prompt('my divorce', at(1)).findings;
    const later = conversation.prompt('DIVORCE or Divorce?', { mode: 'balanced' });
    expect(later.findings.map(({ surrogate }) => surrogate)).toEqual([
      sent?.surrogate.toUpperCase(),
      `${sent?.surrogate.charAt(0).toUpperCase()}${sent?.surrogate.slice(1)}`,
    ]);
  });

  test('protects occupations, beliefs and illnesses that have a type of their own, which Balanced keeps', () => {
    const prompt = 'A nurse of theirs.';
    const found = [
      { start: 2, end: 7, type: 'OCCUPATION', risk: 2, score: 1, source: 'tagger', reason: 'test' } as const,
    ];
    const action = (change: Partial<Policy>): string | undefined =>
      sanitize(prompt, found, { conversation: 'c', committed: [] }, { ...policy, ...change }, keys).findings[0]?.action;
    expect(action({})).toBe('keep');
    expect(action(at(1))).not.toBe('keep');
    expect(action({ ...at(1), decisions: [{ value: 'nurse', type: 'OCCUPATION', action: 'keep' }] })).toBe('keep');
  });

  test('everything else is as in Balanced', () => {
    const prompt = 'I am Maria Gonzalez, card 4111 1111 1111 1111, and earn $84,500.';
    const others = (findings: Finding[]) =>
      findings.filter(({ type }) => type !== 'WORD').map(({ surrogate }) => surrogate);
    expect(others(createConversation().prompt(prompt, at(1)).findings)).toEqual(
      others(createConversation().prompt(prompt).findings),
    );
  });
});
