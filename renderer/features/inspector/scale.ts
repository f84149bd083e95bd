/** A range as a slider shows it. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Where a value stands on the slider, from 0 to 1. */
  positionOf(value: number): number;
  /** The value at a position from 0 to 1, on a step. */
  at(position: number): number;
  /** The value that a key leads to; null for a key that is not the slider's. */
  byKey(value: number, key: string, shift: boolean): number | null;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** @param exponent Below 1 the small values get more of the slider: at 0.45, ε 1.0 of 0.1 to 5 stands at 38 %. */
export const createScale = (range: { min: number; max: number; step: number }, exponent: number): Scale => {
  const { min, max, step } = range;
  const bent = (value: number): number => value ** exponent;
  const length = bent(max) - bent(min);
  const decimals = step < 0.1 ? 2 : 1;
  const toStep = (value: number): number =>
    Number((Math.round(Math.min(max, Math.max(min, value)) / step) * step).toFixed(decimals));
  return {
    min,
    max,
    positionOf: (value) => (bent(value) - bent(min)) / length,
    at: (position) => toStep((bent(min) + position * length) ** (1 / exponent)),
    byKey: (value, key, shift) => {
      if (key === 'Home') return min;
      if (key === 'End') return max;
      const by = steps[key];
      return by === undefined ? null : toStep(value + by * step * (shift && key.startsWith('Arrow') ? 10 : 1));
    },
  };
};
