import type { ModelState } from '../../../shared/ipc';
import type { ModelCheck } from '../../../shared/models';
import { isAble } from './check';

/** Which model reads in the background. `unchecked`: this one is the first whose check is to be made. */
export type Choice =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'unchecked'; readonly id: string }
  | { readonly kind: 'no-model' }
  | { readonly kind: 'too-small' };

/** Recall and precision in one number. */
const worth = ({ recall, precision }: ModelCheck): number =>
  recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);

/** A better score than this, and the smaller one is the better: it answers sooner. */
const enough = 0.9;

/** The user's own choice; without one, or where it is gone, the ablest of those that are ready and passed the check. */
export const chooseModel = (models: readonly ModelState[], chosen: string | null): Choice => {
  const ready = models.filter(({ status }) => status === 'ready');
  const own = ready.filter(({ id }) => id === chosen);
  const candidates = own.length > 0 ? own : ready;
  if (candidates.length === 0) return { kind: 'no-model' };
  const able = candidates
    .flatMap(({ id, bytes, check }) => (check !== null && isAble(check) ? [{ id, bytes, worth: worth(check) }] : []))
    .sort((one, other) => Math.min(other.worth, enough) - Math.min(one.worth, enough) || one.bytes - other.bytes);
  if (able[0] !== undefined) return { kind: 'model', id: able[0].id };
  const [unchecked] = candidates.filter(({ check }) => check === null);
  return unchecked === undefined ? { kind: 'too-small' } : { kind: 'unchecked', id: unchecked.id };
};
