import { expect, it } from 'vitest';
import { en } from '../../../renderer/i18n/en';

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

it('never says that nothing can be guessed, and what has not been read', () => {
  const nothing = { inferences: [], hash: '' };
  expect(en.guesses.told({ ...nothing, model: 'none' }, false)).toBe(
    'The rules find nothing more; the words themselves were not read by a model.',
  );
  expect(en.guesses.told({ ...nothing, model: 'used' }, false)).toBe(
    'Neither the rules nor the local model find more. A larger model may.',
  );
});
