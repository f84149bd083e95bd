import { describe, expect, test } from 'vitest';
import { restore, sanitize } from '../../../main/engine/privacy';
import { createPeople } from '../../../main/engine/privacy/people';
import { createConversation, keys, policy } from '../core/conversation';

const mode = { mode: 'redact' } as const;

describe('Redact', () => {
  test('gives one person one number, however the name is written', () => {
    const { text } = createConversation().prompt(
      'Maria Gonzalez wrote to Jonas Weber. Mr Weber answered Ms Gonzalez, and Maria thanked him.',
      mode,
    );
    expect(text).toBe(
      '[PERSON_1] wrote to [PERSON_2]. Mr [PERSON_2] answered Ms [PERSON_1], and [PERSON_1] thanked him.',
    );
  });

  test('gives one person one number in every case of Polish, and goes back in the nominative', () => {
    const conversation = createConversation();
    const { text } = conversation.prompt(
      'Rozmawiałem z Agnieszką Kowalską o pracy. Pani Agnieszka Kowalska mieszka w Gdańsku.',
      mode,
    );
    expect(text).toContain('z [PERSON_1] o pracy. Pani [PERSON_1] mieszka');
    const { restored } = restore('[PERSON_1] ma rację.', conversation.committed);
    expect(restored).toBe('Agnieszka Kowalska ma rację.');
  });

  test('a woman and a man of one family are two', () => {
    const people = createPeople();
    people.add(1, 'Jan Kowalski');
    people.add(2, 'Anna Kowalska');
    expect(['Kowalskiego', 'Kowalskiej', 'Janem Kowalskim', 'Annie Kowalskiej'].map(people.numberOf)).toEqual([
      1, 2, 1, 2,
    ]);
  });

  test('numbers on over the conversation, and keeps the numbers', () => {
    const conversation = createConversation();
    conversation.prompt('Maria Gonzalez met Jonas Weber.', mode);
    expect(conversation.prompt('Then Aisha Rahman met Weber and Gonzalez.', mode).text).toBe(
      'Then [PERSON_3] met [PERSON_2] and [PERSON_1].',
    );
  });

  test('takes quantities out as well: nothing is noised or enciphered', () => {
    const { text, findings, report, instruction } = createConversation().prompt(
      'Maria Gonzalez, aged 34, earns $84,500; card 4111 1111 1111 1111, born 3 March 1990.',
      mode,
    );
    expect(new Set(findings.map(({ mechanism }) => mechanism))).toEqual(new Set(['redact']));
    expect(text).not.toMatch(/\d{2}/);
    expect(text).toContain('[MONEY_1]');
    expect(report).toEqual({ mode: 'redact' });
    expect(instruction).toBeNull();
  });

  test('takes out what Balanced keeps of a person: occupation, belief, illness', () => {
    const of = (type: 'OCCUPATION' | 'NRP' | 'MEDICAL_CONDITION') =>
      sanitize(
        'nurse',
        [{ start: 0, end: 5, type, risk: 3, score: 1, source: 'tagger', reason: '' }],
        { conversation: 'c', committed: [] },
        { ...policy, ...mode },
        keys,
      ).text;
    for (const type of ['OCCUPATION', 'NRP', 'MEDICAL_CONDITION'] as const) expect(of(type)).toBe(`[${type}_1]`);
  });

  test('one value has one placeholder, two values have two', () => {
    expect(createConversation().prompt('I earn $84,500, yes $84.5k, and she $91,000.', mode).text).toBe(
      'I earn [MONEY_1], yes [MONEY_1], and she [MONEY_2].',
    );
  });

  test('a person’s placeholder goes back as the fullest name, without a doubt', () => {
    const conversation = createConversation();
    conversation.prompt('Ms Gonzalez, that is Maria Gonzalez, met Jonas Weber. I earn $84,500, $84.5k.', mode);
    const { restored, spans } = restore(
      'Tell [PERSON_1] and [PERSON_2] that [MONEY_1] is fine.',
      conversation.committed,
    );
    expect(restored).toBe('Tell Maria Gonzalez and Jonas Weber that $84,500 is fine.');
    expect(new Set(spans.map(({ kind }) => kind))).toEqual(new Set(['restored']));
  });

  test('leaves what the user keeps', () => {
    const decisions = [{ value: 'Maria Gonzalez', type: 'PERSON', action: 'keep' }] as const;
    expect(
      createConversation().prompt('Maria Gonzalez earns $84,500.', { ...mode, decisions: [...decisions] }).text,
    ).toBe('Maria Gonzalez earns [MONEY_1].');
  });
});

describe('who is who', () => {
  const people = createPeople();
  people.add(1, 'Maria Gonzalez');
  people.add(2, 'Juan Gonzalez');
  people.add(3, 'Dr. Anna van der Berg');

  test.each([
    ['Maria', 1],
    ['Ms Maria Gonzalez', 1],
    ['M. Gonzalez', 1],
    ['MARIA GONZÁLEZ', 1],
    ['Maria Teresa Gonzalez', 1],
    ['van der Berg', 3],
    ['Mr Gonzalez', null],
    ['Maria Weber', null],
    ['Dr.', null],
  ])('%s is %j', (name, number) => expect(people.numberOf(name)).toBe(number));
});
