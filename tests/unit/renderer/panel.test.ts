import { expect, it } from 'vitest';
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
  expect(told('used')).toBe('Neither the rules nor the local model find more.');
  expect(told('none')).toBe(
    'The rules find nothing more. The words themselves were not read by a model: there is none yet.',
  );
  // Letters are changed: a rule that finds no word says nothing of what a reader guesses.
  for (const model of ['none', 'used'] as const) expect(told(model, 'blanket')).toMatch(/guesses many/);
  for (const model of ['part', 'unchecked', 'too-small', 'stopped', 'failed'] as const) {
    expect(told(model)).toMatch(/^The rules find nothing more\. The .+ model.*\.$/);
    expect(told(model)).not.toBe(told('none'));
  }
});
