import { faultText } from '../../shared/fault';
import { parentPort } from '../../shared/parent-port';
import { followEnvironmentProxy } from './chat/egress';
import './heap';
import './patterns';
import { serve } from './serve';

/** The engine's process: the trusted core. It opens with the key that main gives it, and ends with main. */

/** A provider that is silent for longer has gone away. Milliseconds. */
const patience = 120_000;

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The engine', error), () => process.exit(1));
});

followEnvironmentProxy(process.env);
const port = parentPort();
const close = serve(port, patience);
port.onClose(() => void close().finally(() => process.exit()));
