import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import type { Mechanism, Replacement } from '../../../shared/domain';
import { createConversation, isReplacement } from '../core/conversation';
import { replacement, unchanged } from '../core/replacement';

const made = (type: Replacement['type'], original: string, surrogate: string, mechanism: Mechanism): Replacement => ({
  ...replacement(type, original, surrogate),
  mechanism,
});

const doubts = (text: string, replacements: readonly Replacement[], kept = ''): string[] => {
  const { restored, spans } = restore(text, replacements, unchanged(kept));
  return spans.filter(({ kind }) => kind === 'doubtful').map(({ start, end }) => restored.slice(start, end));
};

describe('placeholders', () => {
  const { text, findings } = createConversation().prompt(
    'I am Maria Gonzalez and owe Peter Hoffmann $84,500 until March 14, 2025.',
    { mode: 'redact' },
  );
  const sent = findings.filter(isReplacement);
  const of = (original: string): string => sent.find((each) => each.original === original)?.surrogate ?? '';
  const maria = of('Maria Gonzalez');
  const bare = maria.slice(1, -1);

  test('the sanitized text itself comes back as it was written', () => {
    expect(text).not.toContain('Maria');
    expect(restore(text, sent)).toMatchObject({
      restored: 'I am Maria Gonzalez and owe Peter Hoffmann $84,500 until March 14, 2025.',
    });
  });

  test.each([
    [`Dear ${maria},`, 'Dear Maria Gonzalez,'],
    [`Dear ${bare},`, 'Dear Maria Gonzalez,'],
    [`**${maria}**`, '**Maria Gonzalez**'],
    [`${maria}'s letter`, "Maria Gonzalez's letter"],
    [`${bare}’s letter`, 'Maria Gonzalez’s letter'],
    [`\\${maria.replace(']', '\\]')}`, 'Maria Gonzalez'],
    [maria.replace('_', '\\_'), 'Maria Gonzalez'],
    [`\`${maria}\``, '`Maria Gonzalez`'],
    [`{"name": "${maria}"}`, '{"name": "Maria Gonzalez"}'],
    [`[${bare.replace('_', ' ')}]`, 'Maria Gonzalez'],
    [`[${bare.toLowerCase()}]`, 'Maria Gonzalez'],
    [`You owe ${of('Peter Hoffmann')} ${of('$84,500')}.`, 'You owe Peter Hoffmann $84,500.'],
    [`until ${of('March 14, 2025')}`, 'until March 14, 2025'],
  ])('%s', (reply, reads) => {
    expect(restore(reply, sent).restored).toBe(reads);
    expect(doubts(reply, sent)).toEqual([]);
  });

  test('"Person 1" without brackets may be the reply’s own way of counting', () => {
    const [first = ''] = bare.split('_');
    const spoken = `${first.charAt(0)}${first.slice(1).toLowerCase()} ${bare.split('_')[1]}`;
    expect(doubts(`${spoken} says no.`, sent)).toEqual(['Maria Gonzalez']);
  });

  test('another number is another person', () => {
    expect(restore(`${bare}0 and [${bare}0]`, sent).restored).toBe(`${bare}0 and [${bare}0]`);
  });
});

describe('words', () => {
  const words = [made('WORD', 'lawyer', 'surgeon', 'word-ldp'), made('WORD', 'divorce', 'marriage', 'word-ldp')];

  test('a near word is put back in the case and number of the reply', () => {
    expect(restore('Your surgeon, Surgeon and SURGEON; two surgeons.', words).restored).toBe(
      'Your lawyer, Lawyer and LAWYER; two lawyers.',
    );
    expect(doubts('Your surgeon.', words)).toEqual([]);
  });

  test('not inside another word', () => {
    expect(restore('a surgeonfish', words).restored).toBe('a surgeonfish');
  });

  test('a word that the user kept as well is doubtful', () => {
    expect(doubts('the marriage', words, 'Our marriage was long.')).toEqual(['divorce']);
  });

  test('two words with one stand-in are doubtful', () => {
    const two = [...words, made('WORD', 'doctor', 'surgeon', 'word-ldp')];
    expect(doubts('a surgeon', two)).toHaveLength(1);
  });

  test('a word that was drawn as itself is no stand-in, unless another became it too', () => {
    const same = made('WORD', 'nurse', 'nurse', 'word-ldp');
    expect(restore('a nurse', [same]).spans).toEqual([]);
    expect(doubts('a nurse', [same, made('WORD', 'pilot', 'nurse', 'word-ldp')])).toHaveLength(1);
  });
});

test('what k-RR wrote is not looked for: the reply is about the reconstructed text', () => {
  const scrambled = [made('PERSON', 'Maria', 'Marta', 'krr'), made('MONEY', '$84,500', '$87,500', 'krr')];
  const reply = 'Marta owes $87,500, which is $7,291.67 a month.';
  expect(restore(reply, scrambled)).toEqual({ restored: reply, spans: [] });
});

describe('secrets', () => {
  const secret = [made('SECRET', 'hunter2-Tr0ub4dor', 'kbmqfz8-Wd3xj7nvp', 'fpe')];

  test.each([
    ['Run `login kbmqfz8-Wd3xj7nvp`', 'Run `login hunter2-Tr0ub4dor`'],
    ['```sh\nexport KEY=kbmqfz8-Wd3xj7nvp\n```', '```sh\nexport KEY=hunter2-Tr0ub4dor\n```'],
    ['~~~\nkbmqfz8-Wd3xj7nvp\n~~~', '~~~\nhunter2-Tr0ub4dor\n~~~'],
    ['``a ` kbmqfz8-Wd3xj7nvp``', '``a ` hunter2-Tr0ub4dor``'],
  ])('are put back in code: %j', (reply, reads) => {
    expect(restore(reply, secret).restored).toBe(reads);
  });

  test.each([
    ['Your password kbmqfz8-Wd3xj7nvp is weak.', 'Your password hunter2-Tr0ub4dor is weak.'],
    ['"kbmqfz8-Wd3xj7nvp" ist ein gutes Passwort.', '"hunter2-Tr0ub4dor" ist ein gutes Passwort.'],
    ['- **kbmqfz8-Wd3xj7nvp** : trop court', '- **hunter2-Tr0ub4dor** : trop court'],
    ['Hasło kbmqfz8-Wd3xj7nvp.', 'Hasło hunter2-Tr0ub4dor.'],
  ])('are put back where a sentence says them: %j', (reply, reads) => {
    expect(restore(reply, secret)).toMatchObject({ restored: reads, spans: [{ kind: 'restored' }] });
  });

  test.each([
    '`https://x.test/?q=kbmqfz8-Wd3xj7nvp`',
    'It begins with kbmqfz8 and ends with Wd3xj7nvp.',
    'kbmqfz8-Wd3xj7nvpq is longer',
  ])('are left where another is meant, and in a link: %j', (reply) => {
    expect(restore(reply, secret).restored).toBe(reply);
  });

  const short = [made('SECRET', 'hunter2', 'kbmqfz8', 'fpe'), made('SECRET', '4471', '8362', 'fpe')];
  test.each([
    ['Is kbmqfz8 strong? No.', 'Is hunter2 strong? No.'],
    ['Your PIN 8362 has four digits.', 'Your PIN 4471 has four digits.'],
    ['Der Türcode lautet 8362.', 'Der Türcode lautet 4471.'],
    ['Le code "8362" est faible.', 'Le code "4471" est faible.'],
    ['El código es 8362.', 'El código es 4471.'],
    ['Kod do bramy to 8362.', 'Kod do bramy to 4471.'],
    ['Ваш код: 8362.', 'Ваш код: 4471.'],
    ['The CVV (8362) is on the back.', 'The CVV (4471) is on the back.'],
  ])('that are short are put back with a doubt: %j', (reply, reads) => {
    expect(restore(reply, short)).toMatchObject({ restored: reads, spans: [{ kind: 'doubtful' }] });
  });
  test('that are short are put back in code without one', () => {
    expect(restore('`pin=8362`', short)).toMatchObject({ restored: '`pin=4471`', spans: [{ kind: 'restored' }] });
  });
  test.each([
    ['L’alarme 8362 est armée.', 'L’alarme 4471 est armée.'],
    ['Type 8362 and press enter.', 'Type 4471 and press enter.'],
    ['Es gibt 8362 Einwohner.', 'Es gibt 4471 Einwohner.'],
  ])('of digits alone are doubtful wherever they stand: %j', (reply, reads) => {
    expect(restore(reply, short)).toMatchObject({ restored: reads, spans: [{ kind: 'doubtful' }] });
  });
  test.each(['It costs $8362.', 'Item AB-8362 and 18362.', 'Version 1.8362', 'due 05/8362'])(
    'of digits alone are left in another number: %j',
    (reply) => {
      expect(restore(reply, short).restored).toBe(reply);
    },
  );
  test.each([
    [made('SECRET', '4471', '2019', 'fpe'), 'It began in 2019.'],
    [made('SECRET', 'kitten', 'window', 'fpe'), 'Close the window.'],
  ])('that are a year or a word are left where nothing says that they are secret: %#', (sent, reply) => {
    expect(restore(reply, [sent]).restored).toBe(reply);
  });
  test.each(['Type 8362# at the door.', 'Type 8362 at the door.'])('have their sign or not: %j', (reply) => {
    const { restored, spans } = restore(reply, [made('SECRET', '4471#', '8362#', 'fpe')]);
    expect(restored).toBe(reply.replace('8362', '4471'));
    expect(spans).toMatchObject([{ kind: 'doubtful' }]);
  });
});

test('the mark of a phone number has its plus inside', () => {
  const phone = [replacement('PHONE_NUMBER', '+1 617 555 0123', '+1 415 232 9876')];
  for (const reply of ['Call +1 415 232 9876.', 'Call +14152329876.', 'Call +1 (415) 232-9876.']) {
    const { restored, spans } = restore(reply, phone);
    expect(spans).toHaveLength(1);
    expect(restored.slice(spans[0]?.start, spans[0]?.end)).toMatch(/^\+1/);
    expect(reply.slice(spans[0]?.receivedStart, spans[0]?.receivedEnd)).toMatch(/^\+1.*6$/);
  }
});

test('two cards with the same last four digits: which is meant is doubtful', () => {
  const one = replacement('CREDIT_CARD', '4111 1111 1111 1111', '4539 5787 6362 1486');
  const other = replacement('CREDIT_CARD', '5555 5555 5555 4444', '5204 7402 0900 1486');
  expect(doubts('the card ending in 1486', [one])).toEqual([]);
  expect(doubts('the card ending in 1486', [one, other])).toHaveLength(1);
});

describe('an amount that lost a digit', () => {
  const sent = [replacement('MONEY', '$1,000', '$990')];

  test.each([
    ['You owe $990.', 'You owe $1,000.'],
    ['You owe $990.00.', 'You owe $1,000.00.'],
    ['You owe 990,00 $.', 'You owe 1000,00 $.'],
    ['You owe $0.99k.', 'You owe $1k.'],
  ])('parts its thousands as it was written, where the reply does not say how: %s', (reply, reads) => {
    expect(restore(reply, sent).restored).toBe(reads);
  });

  test('but not where a number stands alone, as in code', () => {
    expect(restore('{"pay": 94300}', [replacement('MONEY', '$84,500', '$94,300')]).restored).toBe('{"pay": 84500}');
  });
});
