import { expect, it } from 'vitest';
import { isDrawnSame } from '../../../renderer/findings/looks';
import { en } from '../../../renderer/i18n/en';
import type { Mode } from '../../../shared/domain';
import type { Inferences } from '../../../shared/ipc';

/** What the side panel says of a mode. */

it('Contextual says that no word is replaced only of those beside what was found', () => {
  const none = {
    mode: 'contextual',
    least: 0,
    mean: 0,
    distance: 0,
    text: 0,
    clusterSize: 12,
    byRank: [0, 0, 0, 0, 0],
    otherLanguages: false,
  } as const;
  expect(en.inspector.report({ ...none, byRank: [...none.byRank] })).toBe(
    'Beside what was found, no word of this draft is replaced.',
  );
});

it('never says that nothing can be guessed, and always what was not read and why', () => {
  const told = (model: Inferences['model'], mode: Mode = 'balanced'): string =>
    en.guesses.told({ inferences: [], hash: '', model }, false, mode);
  expect(told('used')).toMatch(/^From what is left, neither these rules nor the local model guess anything about /);
  expect(told('none')).toMatch(
    /^From what is left, these rules guess nothing about .+\. The words themselves were not read by a model: there is none yet\. /,
  );
  // Letters are changed: a rule that finds no word says nothing of what a reader guesses.
  for (const model of ['none', 'used'] as const) expect(told(model, 'blanket')).toMatch(/guesses many/);
  for (const model of ['part', 'unchecked', 'too-small', 'stopped', 'failed'] as const) {
    expect(told(model)).toMatch(/^From what is left, these rules guess nothing about .+\. The .+ model/);
    expect(told(model)).not.toBe(told('none'));
  }
  // Nor that nothing was missed: that is not what it looks for.
  for (const model of ['none', 'used', 'part', 'too-small'] as const)
    expect(told(model)).toMatch(/Names and numbers that were missed are not looked for here: .+ “Protect this as…”\.$/);
});

it('a value that is told more of than the limit says so in words', () => {
  const spend = { value: '83', spent: 2, adds: 1, cap: 3 };
  expect(en.inspector.spent([spend])).toContain('83: ε\u00a03.0 of 3.0.');
  expect(en.inspector.spent([{ ...spend, adds: 3 }])).toContain('83: ε\u00a05.0, over the limit of 3.0.');
  expect(en.composer.overCapText([{ ...spend, adds: 3 }])).toContain('83 (ε\u00a05.0, over the limit of 3.0)');
});

it('whatever is replaced by itself is the same by chance: a date, and what follows from one, too', () => {
  const same = { original: '15 December', surrogate: '15 December', action: 'protect' } as const;
  expect(isDrawnSame(same)).toBe(true);
  expect(isDrawnSame({ ...same, action: 'keep' })).toBe(false);
  expect(isDrawnSame({ ...same, surrogate: '24 November' })).toBe(false);
});
