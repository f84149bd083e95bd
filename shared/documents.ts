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

/** What is left out of a document's words, for nobody sees it there. */
export const Hidden = z.discriminatedUnion('what', [
  z.object({ what: z.literal('sheet'), name: z.string() }),
  /** `which`: runs of them, as the sheet names them: "3", "5–9", "C–D". `count`: how many they are. */
  z.object({ what: z.enum(['rows', 'columns']), sheet: z.string(), count: z.number(), which: z.array(z.string()) }),
  z.object({ what: z.literal('words') }),
]);
export type Hidden = z.infer<typeof Hidden>;

export const DocumentText = z.union([
  /** `wordless`: the pages, from 1, that hold no words. */
  z.object({ text: z.string(), wordless: z.array(z.number()), hidden: z.array(Hidden) }),
  z.object({ refusal: DocumentRefusal }),
]);
export type DocumentText = z.infer<typeof DocumentText>;

/** The documents' worker: one document a process. `characterMaps` is the folder of Adobe's CMaps. */
export type DocumentsService = {
  read: { input: { bytes: Uint8Array; characterMaps: string }; output: DocumentText };
};
