import { describe, expect, test } from 'vitest';
import { detect, type Sanitized, sanitize } from '../../../main/engine/privacy';
import {
  drawCandidate,
  numberCandidates,
  wordCandidates,
} from '../../../main/engine/privacy/modes/task-aware/candidates';
import type { WordScores } from '../../../main/engine/privacy/modes/task-aware/scores';
import { distance } from '../../../main/engine/privacy/modes/words/cluster';
import { pathsFrom } from '../../../main/engine/privacy/modes/words/similarity';
import { type Word, wordOf } from '../../../main/engine/privacy/modes/words/vocabulary';
import { withExponential } from '../../../main/engine/privacy/noise/samplers';
import { createCoins } from '../../../main/engine/privacy/noise/stream';
import { restore } from '../../../main/engine/privacy/restore';
import { defaultPolicy, defaultSliders, type Finding, type Policy } from '../../../shared/domain';
import { createConversation, isReplacement, keys } from '../core/conversation';
import { exponential, over, plus, toNumber } from '../proof/enclosure';

const at = (lambda: number): Partial<Policy> => ({
  mode: 'task-aware',
  sliders: { ...defaultSliders, 'task-aware': lambda },
});
const words = (findings: readonly Finding[]): string[] =>
  findings.filter(({ type }) => type === 'WORD').map(({ original }) => original);
const word = (text: string): Word => {
  const found = wordOf(text);
  if (found === null) throw new Error(`${text} is a word`);
  return found;
};

const text =
  'The dentist met a teacher who keeps 42 parrots in a red hotel and loves wine. The dentist left. Who is the dentist?';
/** What may change in it, all of it at λ 1. */
const units = ['dentist', 'teacher', '42', 'parrots', 'red', 'hotel', 'wine'];

describe('WordNet’s path similarity', () => {
  test.each([
    ['dog', 'dog', 0],
    ['car', 'automobile', 0],
    // dog.n.01 – canine – wolf.n.01
    ['dog', 'wolf', 2],
    ['cat', 'dog', 4],
    // A satellite and the head of its group.
    ['furious', 'angry', 1],
    ['irate', 'outraged', 2],
  ])('%s and %s are %i steps apart', (one, other, steps) => {
    expect(pathsFrom(word(one), [word(other)])).toEqual([steps]);
    expect(pathsFrom(word(other), [word(one)])).toEqual([steps]);
  });
});

describe('a candidate', () => {
  const candidates = wordCandidates(word('teacher'));
  const texts = (of: string): string[] => wordCandidates(word(of)).map(({ text: each }) => each);

  test('is another word near in meaning and in use, never the word itself or a synonym', () => {
    expect(candidates.length).toBeGreaterThanOrEqual(3);
    for (const { text: each, path } of candidates) {
      expect(each).not.toBe('teacher');
      expect(path).toBeGreaterThan(0);
      expect(path).toBeLessThanOrEqual(7);
      expect(distance(word('teacher'), word(each))).toBeLessThanOrEqual(50);
    }
  });

  test.each([
    ['teacher', 'professor'],
    ['wife', 'husband'],
    ['wine', 'beer'],
    ['hotel', 'restaurant'],
    ['angry', 'enraged'],
    ['kids', 'teenagers'],
    // Further in the trees, and as near in use.
    ['grandfather', 'brother'],
    ['sugar', 'milk'],
  ])('of %s: among others %s', (of, other) => expect(texts(of)).toContain(other));

  test.each(['bowl', 'derrick', 'ticket', 'couple', 'birth', 'paragraph', 'satellite', 'capitol', 'bomb', 'fool'])(
    'no word is for %s what it may mean',
    (other) => {
      for (const of of [
        'divorce',
        'manager',
        'night',
        'nurse',
        'teacher',
        'dentist',
        'wife',
        'hotel',
        'backpack',
        'kid',
      ])
        expect(texts(of)).not.toContain(other);
    },
  );

  test.each(['flight', 'table', 'idea', 'problem', 'weeks', 'letter'])(
    '%s has none: it means several things, or frames a sentence',
    (of) => expect(texts(of)).toEqual([]),
  );

  test.each([
    ['flour', 'oven'],
    ['bigger', 'huge'],
  ])('is of the same number and degree: %s is no %s', (of, other) => expect(texts(of)).not.toContain(other));

  test('is counted where the word is, and compared where it is', () => {
    for (const of of ['teacher', 'hotel', 'dog', 'car']) {
      expect(texts(of).length).toBeGreaterThan(2);
      for (const each of texts(of))
        expect(
          ['s', 'es', 'ies'].some((end) => wordOf(each.replace(/y$/, end === 'ies' ? '' : 'y') + end)),
          each,
        ).toBe(true);
    }
  });

  test('goes with the article that stands before the word', () => {
    expect(
      texts('uncle')
        .concat(texts('actor'), texts('orange'))
        .filter((each) => !/^[aeiou]/.test(each)),
    ).toEqual([]);
    expect(
      texts('hotel')
        .concat(texts('wine'), texts('teacher'))
        .filter((each) => /^[aeio]/.test(each)),
    ).toEqual([]);
  });

  test.each([1000, 250, 0])('is drawn with exp(−O·s), O = %i/1000', (information) => {
    const weights = candidates.map(({ path }) => exponential(BigInt(information), 1000n * BigInt(path + 1)));
    const total = weights.reduce(plus);
    const draws = 15_000;
    const coins = withExponential(createCoins(new Uint8Array(32).fill(9), [String(information)]));
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw++) {
      const drawn = drawCandidate(candidates, information, coins).text;
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    const chiSquare = candidates.reduce((sum, each, index) => {
      const weight = weights[index];
      const mean = weight === undefined ? 1 : draws * toNumber(over(weight, total));
      return sum + ((counts.get(each.text) ?? 0) - mean) ** 2 / mean;
    }, 0);
    // At most 11 degrees of freedom: above 43 once in 100,000 keys, and these keys are fixed.
    expect(chiSquare).toBeLessThan(43);
  });

  test('of a number has as many digits and the same first one', () => {
    expect(numberCandidates('4200').map(({ text: each }) => each)).toEqual(
      [0, 1, 3, 4, 5, 6, 7, 8, 9].map((digit) => `4${digit}00`),
    );
    expect(numberCandidates('7')).toEqual([]);
  });
});

describe('a text in Task-aware', () => {
  test('changes nouns, numbers and adjectives only, and more of them with λ', () => {
    const changed = [0, 0.3, 0.6, 1].map((lambda) => words(createConversation().prompt(text, at(lambda)).findings));
    expect(changed[0]).toEqual([]);
    for (const [index, list] of changed.entries())
      if (index > 0) expect(new Set(list).size).toBeGreaterThanOrEqual(new Set(changed[index - 1]).size);
    const all = new Set(changed.flat());
    expect(all.size).toBeGreaterThan(2);
    for (const each of all) expect(units).toContain(each);
  });

  test('changes what the text is least about first: what it says again and again stays', () => {
    const list = words(createConversation().prompt(text, at(0.8)).findings);
    expect(list).toContain('hotel');
    expect(list).not.toContain('dentist');
  });

  test('says that no model has read it, and states no ε', () => {
    const { report, findings, instruction } = createConversation().prompt(text, at(0.6));
    expect(report).toMatchObject({ mode: 'task-aware', scores: 'word-frequency', of: units.length });
    expect(findings.filter(({ type }) => type === 'WORD').every(({ epsilon }) => epsilon === null)).toBe(true);
    expect(instruction).toBeNull();
  });

  describe('with a model’s scores', () => {
    const scored = (importance: Readonly<Record<string, number>>, lambda = 0.5): Sanitized => {
      const scores: WordScores = {
        words: [...text.matchAll(/\w+/g)].map(({ 0: each, index }) => ({
          start: index,
          information: 12,
          importance: importance[each] ?? 0.5,
        })),
      };
      const policy = { ...defaultPolicy, ...at(lambda) };
      const spans = detect(text, { decisions: [], known: [] });
      return sanitize(text, spans, { conversation: 'c', committed: [] }, policy, keys, scores);
    };

    const before = (lambda: number) => words(createConversation().prompt(text, at(lambda)).findings);

    test('what the answer hangs on changes last, and comes back when the model has read', () => {
      for (const vital of units) {
        const { findings, report } = scored({ [vital]: 1 }, 0.8);
        expect(report).toMatchObject({ scores: 'model' });
        expect(words(findings)).not.toContain(vital);
      }
    });

    test.each([0.2, 0.5, 0.8])('no word becomes another one, and no more change than before, at λ %d', (lambda) => {
      const first = before(lambda);
      expect(words(scored({}, lambda).findings)).toEqual(first);
      for (const vital of units) {
        const now = words(scored({ [vital]: 1 }, lambda).findings);
        expect(new Set(now).size).toBe(new Set(first).size);
        expect([...new Set(now)].filter((each) => !first.includes(each)).length).toBe(first.includes(vital) ? 1 : 0);
      }
    });

    test('at λ 0 none change and at λ 1 all do, whatever the text; between them as its entropy says', () => {
      const shareOf = (lambda: number, prompt: string) => {
        const { report } = createConversation().prompt(prompt, at(lambda));
        if (report.mode !== 'task-aware') throw new Error('Task-aware reports');
        expect(report.changed).toBe(Math.ceil(report.proportion * report.of));
        return report.proportion;
      };
      expect(shareOf(0, text)).toBe(0);
      expect(shareOf(1, text)).toBe(1);
      const plain =
        'The teacher and the teacher and the teacher and my wife and my wife are in the hotel of the hotel.';
      expect(shareOf(0.5, text)).toBeGreaterThan(shareOf(0.5, plain));
      for (const each of [plain, '👍', '???', '', 'maria.gonzalez@brightwell.org', '+44 20 7946 0958']) {
        expect(shareOf(0, each), each).toBe(0);
        expect(shareOf(1, each), each).toBe(1);
        expect(shareOf(0.5, each), each).toBeLessThan(1);
      }
    });
  });

  test('an edit elsewhere draws no stand-in anew: it hangs on the word and the conversation', () => {
    const edits = [
      text,
      `${text} My wife has an extraordinary granddaughter, and I buy flour, flour and flour.`,
      `${text.replace('The dentist left.', '')} Quantum chromodynamics, perhaps?`,
      text.replace('parrots', 'wine'),
    ];
    const drawn = edits.map(
      (edit) =>
        new Map(
          createConversation()
            .prompt(edit, at(1))
            .findings.filter(({ type }) => type === 'WORD')
            .map(({ original, surrogate }) => [original, surrogate]),
        ),
    );
    const first = drawn[0] ?? new Map<string, string>();
    expect(first.size).toBeGreaterThan(2);
    for (const other of drawn.slice(1)) {
      const both = [...first.keys()].filter((word) => other.has(word));
      expect(both.length).toBeGreaterThan(1);
      for (const word of both) expect(other.get(word)).toBe(first.get(word));
    }
  });

  test('a word that was sent for another goes out as that, also where it would stay', () => {
    const conversation = createConversation();
    const sent = conversation.prompt(text, at(1)).findings.find(({ original }) => original === 'teacher');
    expect(conversation.prompt('The teacher called.', at(0)).text).toBe(`The ${sent?.surrogate} called.`);
  });

  describe('what was found', () => {
    const prompt =
      'I am a nurse, aged 34, with 5 children, earn $84,700, have asthma and see the dentist at 8:15 on 21 March 2026. Is asthma bad for children?';
    const values = {
      ...{ OCCUPATION: 'nurse', AGE: '34', COUNT: '5', MONEY: '$84,700', MEDICAL_CONDITION: 'asthma', TIME: '8:15' },
      DATE: '21 March 2026',
    } as const;
    const found = (Object.keys(values) as (keyof typeof values)[]).map((type) => {
      const start = prompt.indexOf(values[type]);
      const end = start + values[type].length;
      return { start, end, type, risk: 2, score: 1, source: 'pattern', reason: 'test' } as const;
    });
    // The answer hangs on what was found more than on all else.
    const scores: WordScores = {
      words: [...prompt.matchAll(/[\w$,:]+/g)].map(({ index }) => ({
        start: index,
        information: 1,
        importance: found.some(({ start }) => start === index) ? 1 : 0,
      })),
    };
    const under = (lambda: number, change: Partial<Policy> = {}): Finding[] =>
      sanitize(
        prompt,
        found,
        { conversation: 'c', committed: [] },
        { ...defaultPolicy, ...at(lambda), ...change },
        keys,
        scores,
      ).findings.filter(({ type }) => type in values);

    test('is replaced whatever its importance and λ are, and enciphered: no ε is spent', () => {
      for (const lambda of [0, 0.5, 1])
        for (const { action, mechanism, epsilon, original, surrogate } of under(lambda)) {
          expect([action, mechanism, epsilon], original).toEqual(['protect', 'fpe', null]);
          expect(surrogate).not.toBe(original);
        }
      expect(under(0)).toHaveLength(found.length);
    });

    test('stays where the user keeps it, and is near where the user wants that', () => {
      const decisions = [{ value: 'asthma', type: 'MEDICAL_CONDITION', action: 'keep' }] as const;
      const findings = under(1, { decisions: [...decisions], mechanisms: { MONEY: 'mldp', DATE: 'date-shift' } });
      const of = (type: keyof typeof values): Finding | undefined => findings.find((each) => each.type === type);
      expect(of('MEDICAL_CONDITION')).toMatchObject({ action: 'keep', surrogate: 'asthma' });
      expect(of('MONEY')).toMatchObject({ mechanism: 'mldp', epsilon: 1 });
      expect(of('DATE')).toMatchObject({ mechanism: 'date-shift', epsilon: 1 });
      expect(of('AGE')).toMatchObject({ mechanism: 'fpe', epsilon: null });
    });

    test('comes back in the reply', () => {
      const { text: sent, findings } = sanitize(
        prompt,
        found,
        { conversation: 'c', committed: [] },
        { ...defaultPolicy, ...at(0) },
        keys,
      );
      const reply = sent.split(' Is ')[0] ?? '';
      expect(restore(reply, findings.filter(isReplacement)).restored).toBe(prompt.split(' Is ')[0]);
    });
  });

  test('what the user keeps stays', () => {
    const decisions = [{ value: 'teacher', type: 'WORD', action: 'keep' }] as const;
    expect(createConversation().prompt(text, { ...at(1), decisions: [...decisions] }).text).toContain('teacher');
  });

  test.each([
    ['a name within a sentence', 'I play Hotel with Wine and Teacher.'],
    ['an abbreviation', 'My WIFE and the HOTEL are down, they say.'],
    ['a word in odd capitals', 'My teaCher and my wIfe came.'],
    ['nouns side by side', 'My hotel manager and the wine teacher left.'],
    ['a compound of an adjective', 'He lives in the white house near the old hotel-bar.'],
    ['a part with a hyphen', 'She is a teacher-parent and my half-sister.'],
    ['an order', 'Book it. Hotel me now. Doctor the numbers.'],
    ['a verb', 'I have to doctor it, and they doctor it too.'],
    ['a year and a number of one digit', 'In 1998 and 2011 I wrote 3 of 7.'],
    ['what an answer is to have', 'Make it 150 words, or 12 bullets, or 25 lines.'],
    ['a number that names something', 'Error 404 on page 118, and Windows 11 with HTTP 500.'],
  ])('%s stays', (_, prompt) => expect(words(createConversation().prompt(prompt, at(1)).findings)).toEqual([]));

  test.each([
    ['settings', 'HOTEL=8080\nmax_wine = 4200\nexport HOTEL_USER=wine\n'],
    ['an object', '{"hotel": "wine", "count": 5400,\n "teacher": {"wine": 1250}}'],
    ['a table', 'hotel,wine,teacher\ngood,red,5300\nbad,white,4100'],
    ['labels', 'Kind of wine: none\n- my hotel: closed'],
  ])('%s keep their words and numbers', (_, structure) => {
    const { findings } = createConversation().prompt(`${structure}\nIs that what my wife wants?`, at(1));
    expect(words(findings)).toEqual(['wife']);
  });

  test('what is found in settings is replaced', () => {
    const { text: sent } = createConversation().prompt('MAIL_TO=maria.gonzalez@brightwell.org', at(1));
    expect(sent).toMatch(/^MAIL_TO=(?!maria).*@/);
  });

  test('numbers of code, versions, lists and addresses are no units', () => {
    const { findings } = createConversation().prompt(
      '1. Use Python 3.11 and node v20\n2. See https://x.org/12 and RFC 2119:4 at 50% of 10:30, not `a = 17`.',
      at(1),
    );
    expect(words(findings).filter((each) => /^\d+$/.test(each) && each !== '2119')).toEqual([]);
  });
});
