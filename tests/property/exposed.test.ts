import { expect, test } from 'vitest';
import { exposed } from '../../main/engine/chat/exposed';
import type { EntityType, Mode } from '../../shared/domain';
import { createConversation } from '../unit/core/conversation';
import { sentence } from '../unit/proof/preservation';
import { writings } from '../unit/proof/values';
import { runs } from './runs';

const types = Object.keys(writings) as EntityType[];
const modes: readonly Mode[] = ['balanced', 'redact', 'contextual', 'task-aware', 'balanced'];

test('the last alarm is silent over prompts of every type and mode, at the largest ε too', () => {
  for (let at = 0; at < runs(25); at++) {
    const conversation = createConversation(`c${at}`);
    const first = [0, 1, 2].map((place) => sentence(types[(7 * at + 13 * place) % types.length] as EntityType, at));
    modes.forEach((mode, turn) => {
      // What was said before is said again, beside something new.
      const text = [...first, sentence(types[(at + turn) % types.length] as EntityType, 3 * at + turn)].join('\n');
      const before = [...conversation.committed];
      const { text: sanitized, findings } = conversation.prompt(text, { mode, epsilon: 5 });
      expect(exposed(sanitized, findings, before), `${mode}\n${text}\n${sanitized}`).toBe(false);
    });
  }
});
