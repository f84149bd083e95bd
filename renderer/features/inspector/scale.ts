import { epsilonRange } from '../../../shared/domain';

/** Small values of ε differ more in what they mean, so they get more of the slider: 1.0 stands at 38 %. */
const exponent = 0.45;

const bent = (epsilon: number): number => epsilon ** exponent;
const first = bent(epsilonRange.min);
const length = bent(epsilonRange.max) - first;

const toStep = (epsilon: number): number =>
  Number(Math.min(epsilonRange.max, Math.max(epsilonRange.min, epsilon)).toFixed(1));

/** Where ε stands on the slider, from 0 to 1. */
export const positionOf = (epsilon: number): number => (bent(epsilon) - first) / length;

/** The ε at a position from 0 to 1. */
export const epsilonAt = (position: number): number => toStep((first + position * length) ** (1 / exponent));

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The ε that a key leads to; null for a key that is not the slider's. */
export const epsilonByKey = (epsilon: number, key: string, shift: boolean): number | null => {
  if (key === 'Home') return epsilonRange.min;
  if (key === 'End') return epsilonRange.max;
  const step = steps[key];
  return step === undefined
    ? null
    : toStep(epsilon + step * epsilonRange.step * (shift && key.startsWith('Arrow') ? 10 : 1));
};
