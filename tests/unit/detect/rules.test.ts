import { describe, expect, test } from 'vitest';
import { checkPattern, detect } from '../../../main/engine/privacy';
import { decisionsIn } from '../../../main/engine/privacy/detect/rules';
import type { Rule } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { cpu } from '../../cpu';
import { createConversation } from '../core/conversation';

const rule = (value: string, action: Rule['action'] = 'protect', pattern = true): Rule => ({
  value,
  type: 'ID_NUMBER',
  action,
  pattern,
});

const ruled = (text: string, ...rules: Rule[]): string[] =>
  detect(text, { decisions: rules, known: [] })
    .filter(({ source }) => source === 'rule')
    .map(({ start, end }) => text.slice(start, end));

describe('patterns of the user’s', () => {
  test('every match is a finding, in any script and inside of words', () => {
    expect(ruled('Ticket ACME-2041 and xacme-77, then 😀 ACME-9.', rule('(?i)acme-\\d+'))).toEqual([
      'ACME-2041',
      'acme-77',
      'ACME-9',
    ]);
    expect(ruled('案件番号は甲乙-12です', rule('\\p{Han}乙-\\d+'))).toEqual(['甲乙-12']);
  });

  test('with a group only what it holds', () => {
    expect(ruled('Badge 7781, gate 12', rule('[Bb]adge (\\d+)'))).toEqual(['7781']);
  });

  test('a match is found in spite of invisible characters in it', () => {
    expect(ruled('Ticket AC\u200bME-2041', rule('ACME-\\d+'))).toEqual(['AC\u200bME-2041']);
  });

  test('what it finds is replaced, kept or redacted as it says', () => {
    const text = 'Ticket ACME-2041 is open';
    const send = (action: Rule['action']): string =>
      createConversation().prompt(text, { decisions: [rule('ACME-\\d+', action)] }).text;
    expect(send('protect')).not.toContain('ACME-2041');
    expect(send('keep')).toBe(text);
    expect(send('redact')).toBe('Ticket [ID_NUMBER_1] is open');
  });

  test('what is said of a value goes before a pattern', () => {
    const rules = [rule('ACME-\\d+', 'redact'), rule('ACME-2041', 'keep', false)];
    const text = 'ACME-2041 follows ACME-2040';
    expect(createConversation().prompt(text, { decisions: rules }).text).toBe('ACME-2041 follows [ID_NUMBER_1]');
  });

  test('empty matches are none', () => {
    expect(ruled('abc', rule('x*'))).toEqual([]);
    expect(decisionsIn('abc', [rule('x*')])).toEqual([]);
  });

  test('one that cannot be read is refused, and the text of the pattern is not in the error', () => {
    for (const bad of ['[', '(?=x)', '(a)\\1', '(a{1000}){1000}']) {
      expect(() => checkPattern(bad)).toThrow(CodedError);
      expect(() => checkPattern(bad)).not.toThrow(bad);
    }
  });

  test('no pattern can hold up the app', () => {
    const hard = [rule('(a+)+$'), rule('(a|aa)*b'), rule('(.*)*x')];
    expect(cpu(() => ruled(`${'a'.repeat(20_000)}!`, ...hard))).toBeLessThan(3000);
  });
});
