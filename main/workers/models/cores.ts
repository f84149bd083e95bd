import { cpus } from 'node:os';

/** The system counts in hundredths of a second: less than the first tells nothing, and what is older than the second is past. Milliseconds. */
const shortest = 100;
const longest = 2_000;
/** Share of one core that other programs may take. */
const bearable = 0.2;

/** Processor time of all other programs since the computer's start, milliseconds. */
const ofOthers = (): number => {
  const all = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
  const { user, system } = process.cpuUsage();
  return all - (user + system) / 1000;
};

/** Tells at each call whether other programs left the cores alone since the last one. */
export const watchCores = (now = () => performance.now(), others = ofOthers): (() => boolean) => {
  let last = { at: now(), others: others() };
  let isAlone = false;
  return () => {
    const passed = now() - last.at;
    if (passed < shortest) return isAlone;
    const look = { at: now(), others: others() };
    isAlone = passed <= longest && look.others - last.others < bearable * passed;
    last = look;
    return isAlone;
  };
};

/** While other programs want the cores, and while none does. */
export interface Threads {
  readonly shared: number;
  readonly alone: number;
}

/**
 * As many as are set, else as many as there are cores that this process may use and that do arithmetic. Shared, one core
 * stays the window's. llama.cpp's threads wait for one another by spinning: where another program takes turns with one of
 * them, all stall (measured on two busy cores: two threads wrote 8 tokens a second, one 60).
 */
export const threadsFor = (wanted: number | null, available: number, mathCores: number): Threads => ({
  shared: wanted ?? Math.min(Math.max(1, available - 1), mathCores),
  alone: wanted ?? Math.min(available, mathCores),
});
