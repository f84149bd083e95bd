/**
 * Runs `work` at most once at a time. Calls while it runs are folded into one more run after it,
 * so the last call always sees its own state.
 */
export const newestWins = (work: () => Promise<void>): (() => void) => {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
};
