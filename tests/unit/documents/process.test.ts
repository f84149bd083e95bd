import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocuments, type Documents } from '../../../main/documents';
import { forkChild } from '../../../main/fork-child';
import { bundleDocuments } from '../../../scripts/bundle.mjs';
import { DocumentText } from '../../../shared/documents';
import { runs } from '../../property/runs';

/** The real process, sealed, a new one for each document. */

const folder = join('tests', 'documents');
const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));

let bundle: Awaited<ReturnType<typeof bundleDocuments>>;
let documents: Documents;
beforeAll(async () => {
  bundle = await bundleDocuments();
  documents = createDocuments(join('resources', 'cmaps'), () =>
    forkChild(bundle.documents, process.execPath, {}, 1024),
  );
});
afterAll(() => bundle.remove());

test.each([
  ['appeal.docx', 'Jörg Adler'],
  ['appeal.pdf', 'Jörg Adler'],
  ['japanese.pdf', '田中太郎'],
  ['payroll.xlsx', 'Jörg Adler'],
  ['hours.xlsx', 'The end'],
  ['letterhead.docx', 'Kastanienallee'],
])('%s is read without network and environment', async (name, words) => {
  const answer = await documents.read(new Uint8Array(readFileSync(join(folder, name))));
  expect(answer).toEqual({ text: expect.stringContaining(words), wordless: [], hidden: [] });
});

test('a small file that unpacks to a large one is refused', async () => {
  const zip = new JSZip();
  zip.file('word/document.xml', 'x'.repeat(65_000_000));
  const bomb = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await documents.read(bomb)).toEqual({ refusal: 'tooLong' });
  expect(await documents.read(new Uint8Array(readFileSync(join(folder, 'appeal.pdf'))))).toHaveProperty('text');
}, 120_000);

test('a document of which any bytes are others is read or refused', async () => {
  const spoilt = fc.tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(40_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(spoilt, async ([file, changes]) => {
      const bytes = new Uint8Array(file);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      expect(DocumentText.safeParse(await documents.read(bytes)).success).toBe(true);
    }),
    { numRuns: runs(24) },
  );
}, 120_000);
