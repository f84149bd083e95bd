import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { build, environment, runHeadless, say, setup } from './setup.mjs';

/** Installs what is missing, builds, and opens the window; without a display, the tour runs instead. */

const display = platform() !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const runtime = setup({ headless: !display });
build();

if (display) {
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = spawn(runtime.executable, [...runtime.args, ...args], { stdio: 'inherit', env: environment() });
  app.on('exit', (code) => process.exit(code ?? 0));
} else {
  say('There is no display here, so this is the tour: the real window on a virtual one.');
  runHeadless('node', ['scripts/tour.ts']);
}
