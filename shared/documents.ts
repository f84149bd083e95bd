import { z } from 'zod';

/** The words of documents that are no plain text: between the window, main, and the worker that reads them (no keys, no network). */

export const DocumentRefusal = z.enum([
  /** No format that the app reads. */
  'unknown',
  /** Opened by a password only. */
  'locked',
  /** Pictures of words, or nothing. */
  'empty',
  'damaged',
  /** More words than a draft takes. */
  'tooLong',
  'slow',
  'stopped',
]);

export const DocumentText = z.union([
  /** `wordless`: the pages, from 1, that hold no words. `hidden`: the sheets that are left out, for nobody sees them. */
  z.object({ text: z.string(), wordless: z.array(z.number()), hidden: z.array(z.string()) }),
  z.object({ refusal: DocumentRefusal }),
]);
export type DocumentText = z.infer<typeof DocumentText>;

/** The documents' worker: one document a process. `characterMaps` is the folder of Adobe's CMaps. */
export type DocumentsService = {
  read: { input: { bytes: Uint8Array; characterMaps: string }; output: DocumentText };
};
