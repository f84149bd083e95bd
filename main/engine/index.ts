import { parentPort } from '../../shared/parent-port';
import { followEnvironmentProxy } from './chat/egress';
import { serve } from './serve';

/** The engine's process: the trusted core. It opens with the key that main gives it, and ends with main. */

/** A provider that is silent for longer has gone away. Milliseconds. */
const patience = 120_000;

/** An error's message may hold what the user wrote: only its kind and its place are told. */
process.on('uncaughtException', (error) => {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  process.stderr.write(`The engine failed: ${error.name}\n${frames.join('\n')}\n`, () => process.exit(1));
});

followEnvironmentProxy(process.env);
const port = parentPort();
const close = serve(port, patience);
port.onClose(() => void close().finally(() => process.exit()));
