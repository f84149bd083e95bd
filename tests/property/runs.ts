import fc from 'fast-check';
import { vi } from 'vitest';

/** `LONG=1` runs each property forty times as often, from a seed of the day's. */
const long = process.env.LONG !== undefined;

// A red test is red for whoever runs it next.
if (!long) fc.configureGlobal({ seed: 1 });
else vi.setConfig({ testTimeout: 3_600_000 });

/** How many values a property is tried on: a quarter as many, or ten times. */
export const runs = (many: number): number => (long ? 10 * many : Math.ceil(many / 4));
