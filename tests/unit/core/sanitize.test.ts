import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { detect, restore, sanitize } from '../../../main/engine/privacy';
import { entities } from '../../../main/engine/privacy/entities';
import type { Span } from '../../../shared/domain';
import { createConversation, keys, otherKeys, policy } from './conversation';

const prompt =
  'I am Maria Gonzalez, born 3 March 1986. Card 4111 1111 1111 1111, mail maria.gonzalez@acme.com, ' +
  'phone +1 617 555 0123. I earn $84,500 a year, my son is 12 years old. We met on March 14, 2025.';

const span = (text: string, value: string, type: Span['type']): Span => {
  const start = text.indexOf(value);
  return { start, end: start + value.length, type, risk: 3, score: 1, source: 'pattern', reason: 'test' };
};
const alone = { conversation: null, committed: [] };

describe('a prompt', () => {
  const { text, findings, hash } = createConversation().prompt(prompt);

  test('leaves without what was found in it', () => {
    expect(findings.map(({ type }) => type)).toEqual([
      'PERSON',
      'DATE_OF_BIRTH',
      'CREDIT_CARD',
      'EMAIL_ADDRESS',
      'PHONE_NUMBER',
      'MONEY',
      'AGE',
      'DATE',
    ]);
    for (const original of ['Maria', 'Gonzalez', '4111', 'acme.com', '617 555 0123'])
      expect(text).not.toContain(original);
  });

  test('has findings with exact places in both texts', () => {
    for (const { start, end, original, surrogate, surrogateStart, surrogateEnd } of findings) {
      expect(prompt.slice(start, end)).toBe(original);
      expect(text.slice(surrogateStart, surrogateEnd)).toBe(surrogate);
    }
  });

  test('has the hash of its text', () => {
    expect(hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  test('states the mechanism of each finding, and ε where there is one', () => {
    for (const { type, mechanism, epsilon, action } of findings) {
      expect(mechanism).toBe(entities[type].guarantee.mechanism);
      expect(epsilon).toBe(entities[type].guarantee.epsilon === null ? null : 1);
      expect(action).toBe('protect');
    }
  });
});

test('another key gives another text', () => {
  expect(createConversation().prompt(prompt).text).not.toBe(createConversation().prompt(prompt, {}, otherKeys).text);
});

test('another conversation gives other identifiers, and the same noise', () => {
  const surrogates = (conversation: string) =>
    new Map(
      createConversation(conversation)
        .prompt(prompt)
        .findings.map(({ type, surrogate }) => [type, surrogate]),
    );
  const [one, two] = [surrogates('c1'), surrogates('c2')];
  for (const type of ['PERSON', 'CREDIT_CARD', 'EMAIL_ADDRESS', 'PHONE_NUMBER'] as const)
    expect(one.get(type)).not.toBe(two.get(type));
  for (const type of ['MONEY', 'AGE'] as const) expect(one.get(type)).toBe(two.get(type));
});

test('with coins of the conversation each one draws anew', () => {
  const draws = Array.from(
    { length: 20 },
    (_, at) =>
      createConversation(`c${at}`).prompt('I earn $84,500 a year.', { coins: 'conversation', epsilon: 0.2 }).text,
  );
  expect(new Set(draws).size).toBeGreaterThan(5);
});

describe('what was sent stays as it was sent', () => {
  test('under another ε, other coins and a new decision', () => {
    const conversation = createConversation();
    const first = conversation.prompt('I am Maria Gonzalez and earn $84,500.');
    const again = conversation.prompt('I am Maria Gonzalez and earn $84,500.', {
      epsilon: 0.1,
      coins: 'conversation',
      keepGender: false,
      decisions: [{ value: 'Maria Gonzalez', type: 'PERSON', action: 'keep' }],
    });
    expect(again.text).toBe(first.text);
    expect(again.findings.map(({ epsilon }) => epsilon)).toEqual([null, 1]);
  });

  test('also in another writing of the same value', () => {
    const conversation = createConversation();
    const { findings } = conversation.prompt('I earn $84,500.', { epsilon: 0.3 });
    const [money] = conversation.prompt('I earn $84.5k.', { epsilon: 5 }).findings;
    expect(money?.epsilon).toBe(0.3);
    const amount = (text = ''): number => Number(text.replace(/[$,k]/g, '')) * (text.endsWith('k') ? 1000 : 1);
    expect(Math.abs(amount(money?.surrogate) - amount(findings[0]?.surrogate))).toBeLessThan(100);
  });

  test('dates of a conversation share one shift, whatever ε says later', () => {
    const days = (text: string): number => Date.parse(`${text} UTC`) / 86_400_000;
    const conversation = createConversation();
    const [first] = conversation.prompt('We met on March 14, 2025.', { epsilon: 0.2 }).findings;
    const [second] = conversation.prompt('We met on March 17, 2025.', { epsilon: 4 }).findings;
    expect(days(second?.surrogate ?? '') - days(first?.surrogate ?? '')).toBe(3);
    expect(second?.epsilon).toBe(0.2);
  });
});

describe('decisions', () => {
  const text = 'Maria Gonzalez wrote to maria.gonzalez@acme.com';

  test('what is kept stays, and is told', () => {
    const { text: out, findings } = createConversation().prompt(text, {
      decisions: [{ value: 'MARIA.GONZALEZ@acme.com', type: 'EMAIL_ADDRESS', action: 'keep' }],
    });
    expect(out).toContain('maria.gonzalez@acme.com');
    expect(findings.find(({ type }) => type === 'EMAIL_ADDRESS')).toMatchObject({
      action: 'keep',
      mechanism: null,
      epsilon: null,
      surrogate: 'maria.gonzalez@acme.com',
    });
  });

  test('what is redacted is numbered by value, in this prompt and in the next', () => {
    const decisions = ['Maria Gonzalez', 'Jonas Weber'].map(
      (value) => ({ value, type: 'PERSON', action: 'redact' }) as const,
    );
    const conversation = createConversation();
    expect(conversation.prompt('Maria Gonzalez met Jonas Weber.', { decisions }).text).toBe(
      '[PERSON_1] met [PERSON_2].',
    );
    expect(conversation.prompt('Jonas Weber and Maria Gonzalez', { decisions }).text).toBe('[PERSON_2] and [PERSON_1]');
  });

  test('a placeholder that already stands in the text is not used', () => {
    const decisions = [{ value: 'Maria Gonzalez', type: 'PERSON', action: 'redact' }] as const;
    expect(createConversation().prompt('[PERSON_1] met Maria Gonzalez', { decisions: [...decisions] }).text).toBe(
      '[PERSON_1] met [PERSON_2]',
    );
  });

  test('the first of two decisions on a value counts: the conversation’s own before the one for everywhere', () => {
    const decisions = (['keep', 'redact'] as const).map(
      (action) => ({ value: 'maria.gonzalez@acme.com', type: 'EMAIL_ADDRESS', action }) as const,
    );
    expect(createConversation().prompt(text, { decisions }).text).toContain('maria.gonzalez@acme.com');
  });
});

test('what cannot be protected is redacted, never left readable', () => {
  const { protect } = entities.US_SSN;
  const text = 'SSN 078-05-1120';
  try {
    Object.assign(entities.US_SSN, {
      protect: () => {
        throw new RangeError();
      },
    });
    const { text: out, findings } = sanitize(text, [span(text, '078-05-1120', 'US_SSN')], alone, policy, keys);
    expect(out).toBe('SSN [US_SSN_1]');
    expect(findings).toMatchObject([{ action: 'redact', mechanism: 'redact' }]);
  } finally {
    Object.assign(entities.US_SSN, { protect });
  }
});

test('spans that overlap, or lie outside, are refused', () => {
  const text = 'Maria Gonzalez';
  const [whole, part] = [span(text, 'Maria Gonzalez', 'PERSON'), span(text, 'Gonzalez', 'PERSON')];
  expect(() => sanitize(text, [whole, part], alone, policy, keys)).toThrow(RangeError);
  expect(() => sanitize('Maria', [whole], alone, policy, keys)).toThrow(RangeError);
});

test('an empty text, lone surrogates and a megabyte are fine', () => {
  expect(createConversation().prompt('').text).toBe('');
  const lone = '\ud83d Maria Gonzalez \ude00';
  const { text, findings } = createConversation().prompt(lone);
  expect(text.startsWith('\ud83d ') && text.endsWith(' \ude00')).toBe(true);
  expect(findings).toHaveLength(1);
  const long = `${prompt}\n`.repeat(Math.ceil(1_000_000 / prompt.length));
  const spans = detect(prompt, { decisions: [], known: [] });
  const many = Array.from({ length: Math.ceil(1_000_000 / prompt.length) }, (_, at) =>
    spans.map((each) => ({
      ...each,
      start: each.start + at * (prompt.length + 1),
      end: each.end + at * (prompt.length + 1),
    })),
  ).flat();
  // Of this process alone: others may be busy.
  const began = process.cpuUsage();
  const sanitized = sanitize(long, many, alone, policy, keys);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(5000);
  expect(sanitized.findings).toHaveLength(many.length);
});

test('a reply that repeats the sanitized text is restored to the prompt', () => {
  const conversation = createConversation();
  const { text } = conversation.prompt(prompt);
  expect(restore(text, conversation.committed).restored).toBe(prompt);
});
