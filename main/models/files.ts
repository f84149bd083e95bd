import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { sourceName } from '../../shared/models';

/** resources/models.json: the models offered, from the least able to the ablest. */
export const Manifest = z.array(
  z.object({
    /** Also the file's name. */
    id: z.string().regex(/^[a-z0-9.-]+$/),
    name: z.string(),
    bytes: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    licence: z.string(),
    licenceUrl: z.url(),
    languages: z.array(z.string()),
    /** Bytes it needs to run: the file and a full context. */
    memory: z.number().int().positive(),
    sources: z.array(
      z.union([
        z.object({ url: z.url() }),
        z.object({ pypi: z.array(z.object({ name: z.string(), version: z.string(), file: z.string() })).min(1) }),
      ]),
    ),
  }),
);
export type Manifest = z.infer<typeof Manifest>;
export type Entry = Manifest[number];

/** Where a model would come from, in words; `mirrorOnly` where no hub can be reached. */
export const describeSource = ({ sources }: Entry, mirrorOnly: boolean): string => {
  const source = sources.find((candidate) => !mirrorOnly || 'pypi' in candidate) ?? sources[0];
  return source === undefined ? '' : sourceName(source);
};

/** A model file and what a download leaves beside it. */
export const filesOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .map((name) => join(dirname(file), name))
    .filter((path) => path === file || path.startsWith(`${file}.part`));

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** What is known of a verified file, so that a start need not read it again. */
const Verified = z.record(
  z.string(),
  z.object({ sha256: z.string(), size: z.number(), modified: z.number(), source: z.string() }),
);

/** A small JSON file beside the models. A lost or damaged one costs a verification, nothing else. */
export const openVerified = (path: string) => {
  let known: z.infer<typeof Verified> = {};
  try {
    known = Verified.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // As if nothing had been verified yet.
  }
  const save = (): void => writeFileSync(path, JSON.stringify(known));
  return {
    /** The source of a file that is still the one that was verified; null for any other. */
    sourceOf: (entry: Entry, file: string): string | null => {
      const record = known[entry.id];
      const status = statSync(file, { throwIfNoEntry: false });
      const same =
        record?.sha256 === entry.sha256 && status?.size === record.size && status.mtimeMs === record.modified;
      return same ? record.source : null;
    },
    add: (entry: Entry, file: string, source: string): void => {
      const { size, mtimeMs } = statSync(file);
      known[entry.id] = { sha256: entry.sha256, size, modified: mtimeMs, source };
      save();
    },
    drop: (entry: Entry): void => {
      if (known[entry.id] === undefined) return;
      delete known[entry.id];
      save();
    },
  };
};
