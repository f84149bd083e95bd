import { describe, expect, test } from 'vitest';
import { restore, sanitize } from '../../../main/engine/privacy';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { Span } from '../../../shared/domain';
import { createConversation, isReplacement, keys, policy } from './conversation';

/** Words that the user hides by a click, and what the local model finds without a type for it. */

const hidden = (text: string, value: string, mode: 'balanced' | 'contextual' | 'task-aware' = 'balanced') =>
  createConversation().prompt(text, { mode, decisions: [{ type: 'WORD', value, action: 'protect' }] });

describe('a phrase that is hidden', () => {
  test.each([
    ['I have a night shift on the ward.', 'night shift on the ward', 'I have a [DETAIL_1].'],
    ['I live with my stepdad now.', 'stepdad', 'I live with my [DETAIL_1] now.'],
    ['Write a plan for Project Zephyr.', 'Project Zephyr', 'Write a plan for [DETAIL_1].'],
    ['Ich habe Nachtschicht auf Station.', 'Nachtschicht auf Station', 'Ich habe [DETAIL_1].'],
    ['Ich habe Nachtschicht.', 'Nachtschicht', 'Ich habe [DETAIL_1].'],
    ['J’habite au fond du hameau.', 'au fond du hameau', 'J’habite [DETAIL_1].'],
    ['Vivo con mi suegra.', 'suegra', 'Vivo con mi [DETAIL_1].'],
    ['Я работаю ночью в отделении', 'ночью в отделении', 'Я работаю [DETAIL_1]'],
    ['我叫小雷，在家。', '小雷', '我叫[DETAIL_1]，在家。'],
  ])('is withheld, and no other claim stands for it: %s', (text, value, sanitized) => {
    for (const mode of ['balanced', 'task-aware'] as const) {
      const { text: out, findings } = hidden(text, value, mode);
      expect(out).toBe(sanitized);
      // The user asked for protection, and so it says.
      expect(findings.find(({ original }) => original === value)).toMatchObject({
        action: 'protect',
        mechanism: 'redact',
        epsilon: null,
      });
    }
  });

  test.each(['Zephyr', 'zephyr', 'ZEPHYR', 'Kestrelan', 'KESTRELAN-2'])(
    'but one word that may be a name becomes a name, which the key leads back from: %s',
    (value) => {
      const { text, findings } = hidden(`Write a plan for ${value}.`, value);
      expect(findings).toMatchObject([{ mechanism: 'fpe', action: 'protect' }]);
      expect(text).not.toContain(value);
      expect(text).not.toContain('[');
    },
  );

  test('has the same number in every writing, and another has another', () => {
    const decisions = ['night shift', 'the kiln'].map((value) => ({ type: 'WORD', value, action: 'protect' }) as const);
    const conversation = createConversation();
    expect(conversation.prompt('Night shift again; the kiln is hot. My night shift ends.', { decisions }).text).toBe(
      '[DETAIL_1] again; [DETAIL_2] is hot. My [DETAIL_1] ends.',
    );
    expect(conversation.prompt('The kiln broke.', { decisions }).text).toBe('[DETAIL_2] broke.');
  });

  test('says nothing that links two conversations: the key and the words are not in it', () => {
    const of = (value: string, name: string) => {
      const span: Span = { start: 0, end: value.length, type: 'WORD', risk: 5, score: 1, source: 'model', reason: '' };
      return sanitize(value, [span], { conversation: name, committed: [] }, policy, keys).text;
    };
    expect(new Set([of('night shift', 'a'), of('night shift', 'b'), of('the old kiln', 'b')])).toEqual(
      new Set(['[DETAIL_1]']),
    );
  });

  test('does not become a placeholder that the user wrote', () => {
    expect(hidden('What is [DETAIL_1]? I mean my night shift.', 'night shift').text).toBe(
      'What is [DETAIL_1]? I mean my [DETAIL_2].',
    );
  });

  test('comes back in the reply at every split of the stream', () => {
    const text = 'I have a night shift on the ward.';
    const sent = hidden(text, 'night shift on the ward').findings.filter(isReplacement);
    const reply = 'About [DETAIL_1]: **[DETAIL_1]** is hard. `DETAIL_1`, [Detail 1]? [DETAIL_11] is none.';
    const whole = restore(reply, sent).restored;
    expect(whole).toBe(
      'About night shift on the ward: **night shift on the ward** is hard. `night shift on the ward`, night shift on the ward? [DETAIL_11] is none.',
    );
    for (let cut = 0; cut <= reply.length; cut++) {
      const restorer = createStreamRestorer(sent);
      const parts = [restorer.push(reply.slice(0, cut)), restorer.push(reply.slice(cut)), restorer.end()];
      expect(parts.map((part) => part.restored).join('')).toBe(whole);
    }
  });
});
