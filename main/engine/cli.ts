import { join } from 'node:path';
import { forkChild } from '../fork-child';
import { program } from './command-line/program';

/** The same engine on standard input and output (DESIGN §12): JSON Lines in, the same number of lines out. */

// Whoever reads may stop reading.
process.stdout.on('error', () => process.exit(0));

void program(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  say: (line) => void process.stderr.write(`${line}\n`),
  fork: (worker) => forkChild(join(__dirname, `${worker}.js`), process.execPath, {}),
  taggerFolder: join(__dirname, '..', 'resources', 'tagger'),
}).then((code) => {
  process.exitCode = code;
});
