import type { ModelState, Scan } from '../../shared/ipc';
import { isAble } from '../../shared/models';
import { mainModel } from './models-store';

/** Local models in the order of use: the one to speak of; what is here, on its way, advised or went wrong; and the rest. */
export const arrange = (
  models: readonly ModelState[],
): { main: ModelState | undefined; besides: ModelState[]; others: ModelState[] } => {
  const main = mainModel({ models });
  const rest = models.filter((model) => model !== main);
  const matters = ({ status, recommended, error }: ModelState): boolean =>
    status !== 'absent' || recommended || error !== null;
  return { main, besides: rest.filter(matters), others: rest.filter((model) => !matters(model)) };
};

/** A model whose source could not be reached, as long as none is here or on its way; the one to speak of first. */
export const unreachable = (models: readonly ModelState[]): ModelState | undefined => {
  const main = mainModel({ models });
  const candidates = main?.status === 'absent' ? [main, ...models] : [main];
  return candidates.find((model) => model?.error?.code === 'download_unreachable');
};

/** Why deep scan would not begin at once: the engine's choice, as far as the scores are known. `unchecked`: it is checked first. */
export const whyNoScan = (
  models: readonly ModelState[],
  chosen: string | null,
): Extract<Scan['status'], 'no-model' | 'too-small'> | 'unchecked' | null => {
  const ready = models.filter(({ status }) => status === 'ready');
  const own = ready.filter(({ id }) => id === chosen);
  if (ready.length === 0) return 'no-model';
  const checks = (own.length > 0 ? own : ready).map(({ check }) => check);
  if (checks.some((check) => check !== null && isAble(check))) return null;
  return checks.includes(null) ? 'unchecked' : 'too-small';
};
