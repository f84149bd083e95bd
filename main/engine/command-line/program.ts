import { help, readCall, UsageError } from './call';
import { KeyError } from './key';
import type { Surroundings } from './serve';

/** Does what the arguments ask for; resolves with the exit code. */
export const program = async (args: readonly string[], around: Surroundings): Promise<number> => {
  try {
    const call = readCall(args);
    if (call === 'help') around.output.write(help);
    else await (await import('./serve')).serve(call, around);
    return 0;
  } catch (thrown) {
    if (thrown instanceof UsageError) around.say(`${thrown.message}\n\n${help}`);
    else around.say(thrown instanceof KeyError ? thrown.message : 'Something failed that should not have.');
    return thrown instanceof UsageError ? 2 : 1;
  }
};
