import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { forkFile, newFolder } from './children';

/** Each line is a way out that a library might take; the sealed process reports which of them threw. */
const waysOut: Record<string, string> = {
  fetch: 'return fetch("http://127.0.0.1:9")',
  WebSocket: 'new WebSocket("ws://127.0.0.1:9")',
  'net.connect': 'require("node:net").connect(9)',
  'net.Socket.connect': 'new (require("node:net").Socket)().connect(9, "127.0.0.1")',
  'net.Server.listen': 'new (require("node:net").Server)().listen(0)',
  'net through ESM': 'return import("node:net").then((net) => net.createConnection(9))',
  'tls.connect': 'require("node:tls").connect(9)',
  'http.get': 'require("node:http").get("http://127.0.0.1:9")',
  'https.request': 'require("node:https").request("https://127.0.0.1:9")',
  'http through ESM': 'return import("node:http").then(({ get }) => get("http://127.0.0.1:9"))',
  'child_process through an import from before': 'early.spawn("true")',
  'http through getBuiltinModule': 'process.getBuiltinModule("http").createServer().listen(0)',
  'http.ClientRequest': 'new (require("node:http").ClientRequest)("http://127.0.0.1:9")',
  'http2.connect': 'require("node:http2").connect("http://127.0.0.1:9")',
  'dgram.createSocket': 'require("node:dgram").createSocket("udp4")',
  'dns.lookup': 'require("node:dns").lookup("localhost", () => undefined)',
  'dns.promises': 'return require("node:dns").promises.lookup("localhost")',
  'dns/promises': 'return require("node:dns/promises").resolve4("localhost")',
  'dns.Resolver': 'new (require("node:dns").Resolver)()',
  'child_process.exec': 'require("node:child_process").exec("true")',
  'child_process.spawnSync': 'require("node:child_process").spawnSync("true")',
  'child_process.fork': 'require("node:child_process").fork("/any.js")',
  'child_process through ESM': 'return import("node:child_process").then(({ spawn }) => spawn("true"))',
  Worker: 'new (require("node:worker_threads").Worker)("0", { eval: true })',
  'cluster.fork': 'require("node:cluster").fork()',
  'inspector.open': 'require("node:inspector").open(0)',
  'process.binding': 'process.binding("tcp_wrap")',
};

it('a sealed process has no way out and no environment', async () => {
  const folder = newFolder();
  const entry = join(folder, 'entry.ts');
  const seal = JSON.stringify(join(import.meta.dirname, '../../../main/workers/seal.ts'));
  const attempts = Object.entries(waysOut).map(([name, code]) => `[${JSON.stringify(name)}, async () => { ${code} }],`);
  writeFileSync(
    entry,
    `import { seal } from ${seal};
    import { createRequire } from 'node:module';
    const require = createRequire(__filename);
    const refused = async (attempt) => {
      try { await attempt(); return null; } catch (error) { return error.message; }
    };
    process.once('uncaughtException', (error) => process.send({ uncaught: error.message }));
    (async () => {
      const early = await import('node:child_process');
      seal();
      const results = {};
      for (const [name, attempt] of [${attempts.join('\n')}]) results[name] = await refused(attempt);
      console.log('streams still work');
      process.send({ results, environment: Object.keys(process.env) });
      process.disconnect();
    })();`,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir: folder, rollupOptions: { output: { format: 'cjs', entryFileNames: 'entry.cjs' } } },
  });
  const { child } = forkFile(join(folder, 'entry.cjs'), { SECRET: 'x', PATH: process.env.PATH });
  const report = await new Promise<{ results: Record<string, string | null>; environment: string[] }>((resolve) => {
    child.once('message', resolve as (message: unknown) => void);
  });
  expect(report.environment).toEqual([]);
  for (const name of Object.keys(waysOut)) {
    expect(report.results[name], name).toMatch(/no network and no children|is not (defined|a constructor)/);
  }
});

it('a process whose files are closed reads what lies in one folder, and nothing beside it', async () => {
  const folder = newFolder();
  const inside = join(folder, 'inside');
  const entry = join(folder, 'entry.ts');
  const seal = JSON.stringify(join(import.meta.dirname, '../../../main/workers/seal.ts'));
  const place = (name: string): string => JSON.stringify(join(folder, name));
  const attempts = {
    'a file of the folder': `return require('node:fs').promises.readFile(${place('inside/map')}, 'utf8')`,
    'a file beside it': `return require('node:fs/promises').readFile(${place('secret')})`,
    'a file beside it, by way of the folder': `return require('node:fs/promises').readFile(${place('inside/../secret')})`,
    'a file at once': `return require('node:fs').readFileSync(${place('inside/map')})`,
    'a file through getBuiltinModule': `return process.getBuiltinModule('fs').readFileSync(${place('secret')})`,
    writing: `require('node:fs').writeFileSync(${place('inside/other')}, '')`,
  };
  writeFileSync(
    entry,
    `import { seal, sealFiles } from ${seal};
    import { createRequire } from 'node:module';
    const require = createRequire(__filename);
    (async () => {
      seal();
      sealFiles(${JSON.stringify(inside)});
      const results = {};
      for (const [name, attempt] of [${Object.entries(attempts)
        .map(([name, code]) => `[${JSON.stringify(name)}, async () => { ${code} }],`)
        .join('\n')}])
        try { results[name] = String(await attempt()); } catch (error) { results[name] = null; }
      process.send(results);
      process.disconnect();
    })();`,
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir: folder, rollupOptions: { output: { format: 'cjs', entryFileNames: 'entry.cjs' } } },
  });
  // The build empties the folder.
  mkdirSync(inside);
  writeFileSync(join(inside, 'map'), 'words');
  writeFileSync(join(folder, 'secret'), 'words');
  const { child } = forkFile(join(folder, 'entry.cjs'), {});
  const results = await new Promise((resolve) => {
    child.once('message', resolve);
  });
  expect(results).toEqual({
    ...Object.fromEntries(Object.keys(attempts).map((name) => [name, null])),
    'a file of the folder': 'words',
  });
});
