import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngineProcess } from '../main/engine-process';
import { forkChild } from '../main/fork-child';
import { createTaggerHost } from '../main/tagger';
import type { MainService } from '../shared/engine';
import type { RequestName } from '../shared/ipc';
import type { Handlers } from '../shared/port';
import { CodedError } from '../shared/result';
import { prompts } from './detection/labelled';

/**
 * Prints what the engine's process and the tagger's take of the memory, as they were last built: what the kernel counts,
 * with what processes share parted among them (Linux); and how much of the processor the engine has had up to there: at
 * first what its start takes. `npm run bench -- memory`
 */
const root = process.cwd();
const built = (name: string): string => join(root, 'out', `${name}.js`);
if (process.platform !== 'linux' || !existsSync(built('engine'))) {
  console.log('Nothing measured: this needs Linux, and the app built by `npm run build`.');
  process.exit(0);
}

const megabytes = (pid: number | undefined): number => {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
};

/** Of the processor, to a hundredth. */
const seconds = (pid: number | undefined): number => {
  const [, , , , , , , , , , , user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return (user + system) / 100;
};

const taggers: (number | undefined)[] = [];
const tagger = createTaggerHost(join(root, 'resources', 'tagger'), () => {
  const child = forkChild(built('tagger'), process.execPath, {});
  taggers.push(child.pid);
  return child;
});
const without = async (): Promise<never> => {
  throw new CodedError('model_missing');
};
const service: Handlers<MainService> = {
  'secret.get': () => null,
  'secret.set': () => undefined,
  'secret.delete': () => undefined,
  'models.list': () => [],
  'models.checked': without,
  'models.chat': without,
  'models.surprisal': without,
  'tagger.tag': ({ texts }) => tagger.tag(texts),
};
const engine = createEngineProcess({
  spawn: () => forkChild(built('engine'), process.execPath, {}),
  service,
  onEvent: () => undefined,
  onRestart: () => undefined,
  onFailed: ({ code }) => console.log(`The engine failed: ${code}.`),
});
await engine.open(new Uint8Array(32).fill(3), null);

const ask = async (name: RequestName, input: unknown): Promise<Record<string, unknown>> => {
  const answer = await engine.request(name, input);
  if (!answer.ok) throw new CodedError(answer.error.code, answer.error.detail);
  return answer.value as Record<string, unknown>;
};
const { conversation } = (await ask('conversations.create', { temporary: true })) as { conversation: { id: string } };
const preview = async (text: string): Promise<void> => {
  while ((await ask('draft.preview', { conversation: conversation.id, text })).names === 'reading')
    await new Promise((resolve) => setTimeout(resolve, 200));
};

const row = (what: string): void => {
  const each = taggers.map(megabytes).filter((size) => size > 0);
  const own = megabytes(engine.pid);
  const sum = (count: number): string => (own + each.slice(0, count).reduce((all, size) => all + size, 0)).toFixed(0);
  console.log(
    `${what.padEnd(34)} engine ${own.toFixed(0).padStart(4)} MB, ${seconds(engine.pid).toFixed(1).padStart(5)} s, tagger ${each.map((size) => size.toFixed(0)).join(' and ') || '–'} MB, ` +
      `together ${sum(1)}${each.length > 1 ? `, with the second ${sum(2)}` : ''} MB`,
  );
};

const inLanguage = (language: string): string[] =>
  prompts(join(root, 'bench', 'prompts', `${language}.txt`)).map(({ text }) => text);
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh', 'ja'];

row('opened');
await preview('My name is Anna Keller and I live in Bonn.');
row('one sentence');
for (const text of inLanguage('en').slice(0, 30)) await preview(text);
row('30 prompts in English');
for (const language of languages) await preview(inLanguage(language).join('\n\n').slice(0, 3000));
row('500 words in each of 12 languages');
await preview(languages.flatMap(inLanguage).join('\n\n').repeat(8).slice(0, 380_000));
row('a text of 200 pages');
process.exit(0);
