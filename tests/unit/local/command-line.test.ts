import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCall } from '../../../main/engine/command-line/call';
import { createCommand } from '../../../main/engine/command-line/commands';
import { modelFile } from '../../../main/engine/command-line/deep';
import { readOptions } from '../../../main/engine/command-line/options';
import { readPieces } from '../../../main/engine/local';
import { bundleCommandLine } from '../../../scripts/bundle.mjs';
import { fetchModel } from '../../../scripts/models.mjs';

/** `--tagger deep`. */

const { cli, remove } = await bundleCommandLine();
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-cli-'));
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true });
});
const text = 'my sister only ever calls me bibbly, so please sign the card with bibbly.';
const input = `${JSON.stringify({ id: 1, text })}\n`;

const run = (
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { env: { PATH: process.env.PATH, ...env } });
    const read = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      read.out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      read.err += part;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...read }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

describe('--tagger deep', () => {
  it('adds what the local model finds, marked as its finding', async () => {
    const call = readCall(['analyze', '--tagger', 'deep', '--model', cli]);
    if (call === 'help') throw new Error('help');
    const options = readOptions(call);
    expect(options.deep).toEqual({ model: cli });
    const asked: string[] = [];
    const whole = (): never => {
      throw new Error('all of it was read');
    };
    const deep = readPieces(async ({ messages }) => {
      asked.push(messages.at(-1)?.text ?? '');
      return '[{"text":"bibbly","kind":"name","sure":true},{"text":"Robert","kind":"name","sure":true}]';
    }, whole);
    const command = createCommand(
      'analyze',
      options,
      { ciphers: new Uint8Array(), noise: new Uint8Array() },
      {
        tag: async () => undefined,
        deep,
        propose: async () => [],
      },
    );
    const { spans } = await command({ id: 1, text });
    expect(spans).toMatchObject([
      { start: 29, end: 35, type: 'PERSON', source: 'model' },
      { type: 'PERSON', source: 'model' },
    ]);
    await command({ id: 2, text });
    expect(asked).toHaveLength(1);
  });

  it('is wrong usage without a model', async () => {
    const empty = join(folder, 'no-models');
    mkdirSync(empty, { recursive: true });
    const { code, err } = await run(['analyze', '--tagger', 'deep'], { PALIMPSEST_MODELS: empty });
    expect(code).toBe(2);
    expect(err).toContain('--tagger deep needs a local model: give --model FILE, or download one in the app first');
  });

  it('takes the largest of the app’s models', () => {
    const models = join(folder, 'models');
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, 'a.gguf'), 'GGUF');
    writeFileSync(join(models, 'b.gguf'), 'GGUF and more');
    writeFileSync(join(models, 'c.gguf.part'), 'GGUF and much more');
    expect(modelFile(null, { PALIMPSEST_MODELS: models })).toBe(join(models, 'b.gguf'));
  });

  it('stays off with the real smallest model, says why, and finds what it finds without', async () => {
    const { code, out, err } = await run(['analyze', '--tagger', 'deep', '--model', await fetchModel()]);
    expect(code).toBe(0);
    expect(err).toMatch(/found \d+ % of the built-in check.*it stays off/s);
    expect(JSON.parse(out)).toMatchObject({ id: 1 });
    expect(out).not.toContain('"model"');
  }, 240_000);
});
