import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { AppError } from '../../shared/domain';
import type { Computer, ModelHeader } from '../../shared/models';
import { Entry } from './manifest';

/** What is known of each model: a small JSON file beside them. It holds no text of the user's. */

const Header = z.object({
  name: z.string().nullable(),
  licence: z.string().nullable(),
  languages: z.array(z.string()),
  parameters: z.number(),
  quantisation: z.string().nullable(),
  contextLength: z.number(),
  chat: z.boolean(),
  memory: z.object({ fixed: z.number(), perToken: z.number() }),
}) satisfies z.ZodType<ModelHeader>;

const Record = z.object({
  /** The file as it was when it was verified, so that a start need not read it again. */
  verified: z.object({ sha256: z.string(), size: z.number(), modified: z.number(), source: z.string() }).optional(),
  /** The file as it was when llama.cpp would not load it, and why. */
  refused: z.object({ error: AppError, size: z.number(), modified: z.number() }).optional(),
  /** A file of the user's that is used where it lies. */
  place: z.string().optional(),
  header: Header.optional(),
  measured: z.object({ loadMs: z.number(), memory: z.number(), read: z.number(), write: z.number() }).optional(),
  check: z.object({ recall: z.number(), precision: z.number(), cases: z.number(), ms: z.number() }).optional(),
});
export type Record = z.infer<typeof Record>;

const Measure = z.object({
  gpus: z.array(z.string()),
  gpuMemory: z.number().nullable(),
  cores: z.number(),
  bandwidth: z.number(),
  arithmetic: z.number(),
}) satisfies z.ZodType<Computer>;

const Known = z.object({
  models: z.record(z.string(), Record),
  /** The user's own, in the order of adding. */
  custom: z.array(Entry),
  /** The best measure of this computer. */
  computer: Measure.optional(),
  /** Id of the model that was last suggested for it. */
  suggested: z.string().optional(),
});

const none = (): z.infer<typeof Known> => ({ models: {}, custom: [] });

const read = (path: string): z.infer<typeof Known> => {
  try {
    return Known.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // A lost or damaged one costs a verification; the user's own files are added again.
    return none();
  }
};

/** Opens the file at `path`; it is made with the first thing to keep. */
export const openKnown = (path: string) => {
  let known = read(path);
  const save = (): void => {
    writeFileSync(`${path}.new`, JSON.stringify(known));
    renameSync(`${path}.new`, path);
  };
  /** Of what is measured or suggested again at the next start: a disk that is full costs no more. */
  const trySave = (): void => {
    try {
      save();
    } catch {}
  };
  const of = (id: string): Record => known.models[id] ?? {};
  return {
    of,
    custom: (): readonly Entry[] => known.custom,
    computer: (): Computer | null => known.computer ?? null,
    keepComputer: (computer: Computer): void => {
      known.computer = computer;
      trySave();
    },
    suggested: (): string | null => known.suggested ?? null,
    keepSuggested: (id: string): void => {
      if (known.suggested === id) return;
      known.suggested = id;
      trySave();
    },
    /** What was verified under this id, if the file is still the same; null for any other. */
    verified: (id: string, file: string): NonNullable<Record['verified']> | null => {
      const record = of(id).verified;
      const status = record && statSync(file, { throwIfNoEntry: false });
      return status?.size === record?.size && status?.mtimeMs === record?.modified ? (record ?? null) : null;
    },
    /** Why this very file was refused; null where it was not, or is another one now. */
    refused: (id: string, file: string): AppError | null => {
      const record = of(id).refused;
      const status = record && statSync(file, { throwIfNoEntry: false });
      return status?.size === record?.size && status?.mtimeMs === record?.modified ? (record?.error ?? null) : null;
    },
    keepRefused: (id: string, file: string, error: AppError): void => {
      const status = statSync(file, { throwIfNoEntry: false });
      if (status === undefined) return;
      known.models[id] = { ...of(id), refused: { error, size: status.size, modified: status.mtimeMs } };
      trySave();
    },
    keep: (id: string, part: { [K in keyof Record]?: Record[K] | undefined }): void => {
      known.models[id] = { ...of(id), ...part };
      save();
    },
    keepVerified: (id: string, file: string, sha256: string, source: string): void => {
      const { size, mtimeMs } = statSync(file);
      known.models[id] = { ...of(id), verified: { sha256, size, modified: mtimeMs, source } };
      save();
    },
    forget: (id: string): void => {
      const { [id]: _, ...models } = known.models;
      known = { ...known, models, custom: known.custom.filter((entry) => entry.id !== id) };
      save();
    },
    add: (entry: Entry): void => {
      known.custom.push(entry);
      save();
    },
    /** Another of the same id in its place. */
    change: (entry: Entry): void => {
      known.custom = known.custom.map((other) => (other.id === entry.id ? entry : other));
      save();
    },
    /** From here on it is kept at another place. */
    keepAt: (newPath: string): void => {
      path = newPath;
      save();
    },
  };
};
