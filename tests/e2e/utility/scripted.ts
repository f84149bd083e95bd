import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Computer, Measured, ModelHeader, ModelsNotices, ModelsService } from '../../../shared/models';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import { CodedError } from '../../../shared/result';
import type { Script } from '../scripted';

/** The models worker of the tests: it answers what a script beside the model says, and waits while it is held. */

const scriptOf = (path: string): Script => {
  const file = join(dirname(path), 'script.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Script) : {};
};

/** Rejects with `cancelled`. */
const untilLet = async (path: string, signal: AbortSignal): Promise<Script> => {
  for (;;) {
    if (signal.aborted) throw new CodedError('cancelled');
    const script = scriptOf(path);
    if (script.held !== true) return script;
    await setTimeout(30);
  }
};

interface Schema {
  type?: string;
  items?: { properties?: object };
}

const answer = ({ quotes = [], guesses = [], title = '' }: Script, schema: Schema, piece: string): string => {
  if (schema.type !== 'array') return JSON.stringify({ title });
  if ('attribute' in (schema.items?.properties ?? {}))
    return JSON.stringify(guesses.filter(({ words }) => words.every((word) => piece.includes(word))));
  return JSON.stringify(quotes.filter(({ text }) => piece.includes(text)).map((quote) => ({ sure: true, ...quote })));
};

let loaded: string | null = null;
/** One at a time, as llama.cpp's worker does it. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T>(path: string, job: () => Promise<T>): Promise<T> => {
  const turn = last.then(() => {
    if (loaded !== path) main.notify('loaded', { path });
    loaded = path;
    return job();
  });
  last = turn.catch(() => undefined);
  return turn;
};

const measured: Measured = { loadMs: 900, memory: 2.4e8, read: 160, write: 40 };
const header: ModelHeader = {
  name: 'Scripted',
  licence: 'mit',
  languages: ['en'],
  parameters: 135_000_000,
  quantisation: 'Q4_1',
  contextLength: 8192,
  chat: true,
  memory: { fixed: 2e8, perToken: 20_000 },
};
const computer: Computer = { gpus: [], gpuMemory: null, cores: 2, bandwidth: 8e9, arithmetic: 2e10 };

const port = parentPort();
port.onClose(() => process.exit());
const main = connect<ModelsService, Record<never, never>, ModelsNotices>(port, {
  chat: ({ path, messages, schema }, { signal, chunk }) =>
    inTurn(path, async () => {
      if (schema !== undefined) {
        const script = await untilLet(path, signal);
        return { text: answer(script, schema, messages.at(-1)?.text ?? ''), reason: 'end' };
      }
      let text = '';
      for (const word of (scriptOf(path).reply ?? 'Yes.').match(/\S+\s*/g) ?? []) {
        try {
          await untilLet(path, signal);
        } catch {
          return { text, reason: 'stopped' };
        }
        text += word;
        chunk(word);
      }
      return { text, reason: 'end' };
    }),
  surprisal: () => {
    throw new CodedError('model_failed');
  },
  measure: ({ path }) => inTurn(path, async () => measured),
  inspect: async () => header,
  computer: async () => computer,
});
