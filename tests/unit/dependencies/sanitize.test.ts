import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { restore, type Sanitized } from '../../../main/engine/privacy';
import type { LinkDecision, Policy, Replacement } from '../../../shared/domain';
import { createConversation } from '../core/conversation';

/** Many keys: what holds for one draw by chance does not hold for all. */
const keysOf = (seed: number) => deriveKeys(new Uint8Array(32).fill(seed));
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

const prompt = (text: string, seed = 7, change: Partial<Policy> = {}): Sanitized =>
  createConversation('c1').prompt(text, change, keysOf(seed));

/** Dollars of a text, in order. */
const dollars = (text: string): number[] =>
  [...text.matchAll(/-?\$([\d,]+(?:\.\d+)?)/g)].map(
    (match) => (match[0].startsWith('-') ? -1 : 1) * Number(match[1]?.replaceAll(',', '')),
  );

const preempt =
  'My monthly salary is $5,000 and my yearly salary is $60,000 and I have $10,000 in annual deductions. My annual taxable income is $50,000';

describe('what follows from other values', () => {
  test('Preempt’s second example: Y = 12 X and Z = Y − Q hold of what is sent, for every key', () => {
    for (const seed of seeds) {
      const [x = 0, y, q = 0, z] = dollars(prompt(preempt, seed).text);
      expect([y, z]).toEqual([12 * x, 12 * x - q]);
    }
  });

  test('Preempt’s first example: the age and the birth year still agree, and the age is said twice alike', () => {
    for (const seed of seeds) {
      const { text } = prompt('My age is 39, I was born in 1986. I am 39 years old.', seed);
      const [first, year, second] = (text.match(/\d+/g) ?? []).map(Number);
      expect([first, second]).toEqual([2025 - (year ?? 0), 2025 - (year ?? 0)]);
    }
  });

  test('a raise stays a raise and a cut a cut, for every key: what cannot follow so keeps a noise of its own', () => {
    for (const seed of seeds) {
      for (const text of [
        'Revenue rose from $84,000 to $91,560, a 9 % raise.',
        'Revenue rose from $84,000 to $91,500, a 9 % raise.',
        'I have $900 of $1,000 left, 10 % less.',
      ]) {
        const rate = prompt(text, seed, { epsilon: 0.2 }).text.match(/\S+ %/)?.[0];
        expect(rate).toMatch(/^\d+(?:\.\d+)? %$/);
        expect(Number.parseFloat(rate ?? '')).toBeGreaterThan(0);
      }
      const [x = 0, y = 0] = dollars(prompt('Pay rose from $84,000 to $91,560, a 9 % raise.', seed).text);
      expect(y).toBeGreaterThan(x);
    }
  });

  test('only roots are noised: a derived value has no ε, and says what it follows from', () => {
    const { findings } = prompt(preempt);
    expect(findings.map(({ epsilon, derivation }) => [epsilon, derivation])).toEqual([
      [1, null],
      [null, '12 × $5,000'],
      [1, null],
      [null, '$60,000 − $10,000'],
    ]);
  });

  test('links name the findings that they are of', () => {
    const { findings, links } = prompt(preempt);
    expect(
      links.map(({ derived, roots, formula, source, linked }) => [
        findings[derived]?.original,
        roots.map((root) => findings[root]?.original),
        formula,
        source,
        linked,
      ]),
    ).toEqual([
      ['$60,000', ['$5,000'], '12 × $5,000', 'arithmetic', true],
      ['$50,000', ['$60,000', '$10,000'], '$60,000 − $10,000', 'arithmetic', true],
    ]);
  });

  test('a value is derived wherever it stands, each time as it is written there', () => {
    const { text } = prompt('I earn $7,000 a month, $84,000 a year. With $84k ($84,000.00) I get by.');
    const [monthly = 0, yearly, short, exact] = dollars(text.replace(/\$(\d+)k/, (_, k) => `$${k}000`));
    expect([yearly, exact]).toEqual([12 * monthly, 12 * monthly]);
    expect(short).toBe(Math.round((12 * monthly) / 1000) * 1000);
  });

  test('what follows further is computed from the writing that shows most', () => {
    const story = 'I earn $7,000 a month, $84k ($84,000.00) a year. With a bonus of $6,000 that is $90,000 in total.';
    for (const seed of seeds) {
      const [month = 0, , year = 0, bonus = 0, total] = dollars(prompt(story, seed).text);
      expect([year, total]).toEqual([12 * month, 12 * month + bonus]);
    }
  });

  test('the same value written twice is one draw, however it is written', () => {
    for (const seed of seeds) {
      const { text, findings } = prompt('I earn $84,500. Yes: $84.5k, or 84,500 USD.', seed);
      const [first, , third] = (text.match(/[\d,.]+(?=k| USD|\.)/g) ?? []).map((digits) =>
        Number(digits.replaceAll(',', '')),
      );
      expect(first).toBe(third);
      expect(new Set(findings.map(({ epsilon }) => epsilon))).toEqual(new Set([1]));
    }
  });

  test('a payslip still adds up, for every key', () => {
    const text = 'Gross pay: $6,250.00\nFederal tax: $812.50\nHealth insurance: $187.25\nNet pay: $5,250.25';
    for (const seed of seeds) {
      const [gross = 0, tax = 0, insurance = 0, net = 0] = dollars(prompt(text, seed).text);
      expect(net).toBeCloseTo(gross - tax - insurance, 9);
    }
  });

  test('an invoice still adds up, line by line and as a whole', () => {
    const text =
      '| Item | Qty | Price | Amount |\n|---|---|---|---|\n| Chair | 4 | $120.50 | $482.00 |\n| Desk | 2 | $349.00 | $698.00 |\n| Total | | | $1,180.00 |';
    for (const seed of seeds) {
      const [chair = 0, chairs = 0, desk = 0, desks = 0, total] = dollars(prompt(text, seed).text);
      expect(chairs).toBeCloseTo(4 * chair, 9);
      expect(desks).toBeCloseTo(2 * desk, 9);
      expect(total).toBeCloseTo(chairs + desks, 9);
    }
  });

  test('a body mass index is that of the weight and height beside it', () => {
    for (const seed of seeds) {
      const { text } = prompt('I weigh 82 kg, I am 1.80 m tall, so my BMI is 25.3.', seed);
      const [weight = 0, height = 1, index] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      expect(index).toBe(Number((weight / height ** 2).toFixed(1)));
    }
  });

  test('a weekday stays true, and so do the days between two dates', () => {
    for (const seed of seeds) {
      const { text } = prompt('From Tuesday, 4 March 2025 to Friday, 14 March 2025, that is 10 days.', seed);
      const [first = '', last = ''] = text.match(/\d+ \p{L}+ \d{4}/gu) ?? [];
      const [from, to] = [new Date(`${first} UTC`), new Date(`${last} UTC`)];
      expect([from.getUTCDay(), to.getUTCDay()]).toEqual([2, 5]);
      expect((to.getTime() - from.getTime()) / 86_400_000).toBe(10);
      expect(text).toContain('10 days');
    }
  });

  test('a country beside its city stays, and the city stays in it', () => {
    const { text, findings } = prompt('I live in Munich, Germany, near Augsburg.');
    const country = findings.find(({ original }) => original === 'Germany' || original === 'Munich, Germany');
    expect(country === undefined || country.surrogate.includes('Germany')).toBe(true);
    expect(text).toContain('Germany');
    expect(text).not.toContain('Munich');
  });

  test('kept, redacted and enciphered values are linked to nothing', () => {
    const text = 'I earn $7,000 a month, $84,000 a year.';
    for (const action of ['keep', 'redact'] as const) {
      const decisions = [{ value: '$7,000', type: 'MONEY' as const, action }];
      expect(prompt(text, 7, { decisions }).links).toEqual([]);
    }
    expect(prompt(text, 7, { mechanisms: { MONEY: 'fpe' } }).links).toEqual([]);
    expect(prompt(text, 7, { mode: 'redact' }).links).toEqual([]);
  });
});

describe('what was sent', () => {
  test('a derived value follows from a root as it was sent, not from a new draw', () => {
    const conversation = createConversation();
    const [monthly = 0] = dollars(conversation.prompt('I earn $7,000.').text);
    const second = conversation.prompt('$7,000 a month is $84,000 a year.', { epsilon: 0.3 });
    expect(dollars(second.text)).toEqual([monthly, 12 * monthly]);
  });

  test('a value that was sent as a root stays, and the other follows from it', () => {
    const conversation = createConversation();
    const [yearly = 0] = dollars(conversation.prompt('I earn $84,000.').text);
    const second = conversation.prompt('$7,000 a month is $84,000 a year.', {}, undefined);
    expect(dollars(second.text)).toEqual([Math.round(yearly / 12), yearly]);
  });

  test('a derived value that was sent stays in later prompts, in any writing', () => {
    const conversation = createConversation();
    const [, yearly = 0] = dollars(conversation.prompt('I earn $7,000 a month, $84,000 a year.').text);
    expect(dollars(conversation.prompt('Is $84,000 a year much? Is $84,000.00?').text)).toEqual([yearly, yearly]);
  });
});

describe('the user links and unlinks', () => {
  const text = 'I earn $7,000 a month, $84,000 a year.';
  const yearly: LinkDecision['derived'] = { type: 'MONEY', value: '$84,000' };
  const monthly: LinkDecision['derived'] = { type: 'MONEY', value: '$7,000' };

  test('what is taken apart has noise of its own, in neither direction', () => {
    const { findings, links } = prompt(text, 7, { links: [{ derived: yearly, roots: [monthly], linked: false }] });
    expect(findings.map(({ epsilon }) => epsilon)).toEqual([1, 1]);
    expect(links).toMatchObject([{ derived: 1, roots: [0], linked: false, source: 'arithmetic' }]);
  });

  test('values that the user links change in proportion', () => {
    const other = 'The car was $30,000 and the garage $12,000.';
    const link: LinkDecision = {
      derived: { type: 'MONEY', value: '$12,000' },
      roots: [{ type: 'MONEY', value: '$30,000' }],
      linked: true,
    };
    for (const seed of seeds) {
      const { text: sanitized, links } = prompt(other, seed, { links: [link] });
      const [car = 0, garage] = dollars(sanitized);
      expect(garage).toBe(Math.round(car * 0.4));
      expect(links).toMatchObject([
        { derived: 1, roots: [0], linked: true, source: 'user', formula: '0.4000 × $30,000' },
      ]);
    }
  });

  test('values that add up are linked as a sum, others together in proportion', () => {
    const other = 'Paid $300, $400 and $700; then $1,000.';
    const value = (amount: string): LinkDecision['derived'] => ({ type: 'MONEY', value: amount });
    const sum: LinkDecision = { derived: value('$700'), roots: [value('$300'), value('$400')], linked: true };
    const half: LinkDecision = { derived: value('$1,000'), roots: [value('$300'), value('$700')], linked: true };
    const { text: sanitized, links } = prompt(other, 3, { links: [sum, half] });
    const [a = 0, b = 0, c = 0, d] = dollars(sanitized);
    expect([c, d]).toEqual([a + b, a + c]);
    expect(links.map(({ formula }) => formula)).toEqual(['$300 + $400', '$300 + $700']);
  });

  test('a link that would go round is not made', () => {
    const decisions: LinkDecision[] = [
      { derived: yearly, roots: [monthly], linked: true },
      { derived: monthly, roots: [yearly], linked: true },
    ];
    expect(prompt(text, 7, { links: decisions }).links.filter(({ linked }) => linked)).toHaveLength(1);
  });

  test('a decision on a value that is not in the draft changes nothing', () => {
    const decisions: LinkDecision[] = [{ derived: yearly, roots: [{ type: 'MONEY', value: '$1' }], linked: true }];
    expect(prompt(text, 7, { links: decisions }).text).toBe(prompt(text).text);
  });
});

describe('Preempt’s ε/t', () => {
  test('the roots of a prompt share its ε, and what follows from them takes none', () => {
    const { findings } = prompt(preempt, 7, { share: 'prompt' });
    expect(findings.map(({ epsilon }) => epsilon)).toEqual([0.5, null, 0.5, null]);
  });

  test('a value that stands twice is one root, and all dates are one', () => {
    const { findings } = prompt(
      'On 3 March 2025 and 9 May 2025 I paid $910 and $1,340; $910 again. I am 34 years old.',
      7,
      { share: 'prompt' },
    );
    expect(new Set(findings.map(({ epsilon }) => epsilon))).toEqual(new Set([0.25]));
  });

  test('what was sent before is free and takes no share', () => {
    const conversation = createConversation();
    conversation.prompt('I paid $910.', { share: 'prompt' });
    const { findings } = conversation.prompt('I paid $910 and $1,340.', { share: 'prompt' });
    expect(findings.map(({ epsilon }) => epsilon)).toEqual([1, 1]);
  });

  test('shares are whole thousandths and never more than ε together', () => {
    const text = Array.from({ length: 7 }, (_, at) => `I paid $${at + 2}13 for it.`).join(' ');
    const { findings } = prompt(text, 7, { share: 'prompt' });
    const epsilons = findings.map(({ epsilon }) => epsilon ?? 0);
    expect(new Set(epsilons)).toEqual(new Set([0.142]));
    expect(epsilons.reduce((sum, epsilon) => sum + epsilon, 0)).toBeLessThanOrEqual(1);
  });
});

test('what was and what is are two values, and the raise between them follows', () => {
  for (const seed of seeds.slice(0, 10)) {
    const { text, links } = prompt('I got a raise from $80,000 to $84,000, an increase of 5.0%.', seed);
    const [before = 1, now = 0] = dollars(text);
    expect(links).toHaveLength(1);
    expect(Number(/of (-?[\d.]+)%/.exec(text)?.[1])).toBeCloseTo(Number(((100 * now) / before - 100).toFixed(1)), 9);
  }
});

test.each([
  'At 1 EUR = 1.10 USD my €3,000 are $3,300.',
  'With $1 = €0.80 my $5,000 are €4,000.',
  'The rate is 1.10 USD per EUR, so €3,000 is $3,300.',
])('an exchange rate is nobody’s and stays, what it converts follows: %s', (text) => {
  for (const seed of seeds.slice(0, 8)) {
    const { text: sanitized, links } = prompt(text, seed);
    expect(links).toHaveLength(1);
    expect(sanitized).toContain(/1 EUR = 1.10 USD|\$1 = €0.80|1.10 USD per EUR/.exec(text)?.[0]);
    const [from = 0, to] = (sanitized.match(/[\d,]{4,}/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
    expect(to).toBe(Math.round(from * (text.includes('0.80') ? 0.8 : 1.1)));
  }
});

test('what fell below zero is doubtful in a reply: the sign is the stand-in’s', () => {
  const replacement = {
    ...prompt('I pay $300.').findings[0],
    surrogate: '-$120',
    derivation: '$1,000 − $700',
  } as Replacement;
  expect(restore('You lose -$120 a month.', [replacement]).spans.map(({ kind }) => kind)).toEqual(['doubtful']);
});
