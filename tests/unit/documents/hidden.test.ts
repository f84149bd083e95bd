import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../main/workers/documents/read';
import { en } from '../../../renderer/i18n/en';

/** What a document hides is left out and named; what only looks hidden stays. */

const read = (bytes: Uint8Array) => readDocument(bytes, '');

/** A document of the tests with one part of it written anew. */
const changed = async (name: string, part: string, change: (xml: string) => string): Promise<Uint8Array> => {
  const zip = await JSZip.loadAsync(readFileSync(`tests/documents/${name}`));
  zip.file(part, change((await zip.file(part)?.async('text')) ?? ''));
  return zip.generateAsync({ type: 'uint8array' });
};

describe('a workbook', () => {
  const sheet = (change: (xml: string) => string) => changed('payroll.xlsx', 'xl/worksheets/sheet1.xml', change);

  test('leaves out its hidden rows and columns', async () => {
    const bytes = await sheet((xml) =>
      xml
        .replace('<row r="3">', '<row r="3" spans="1:4" hidden="1">')
        .replace('<sheetData>', '<cols><col min="2" max="3" width="9" hidden="true"/></cols><sheetData>'),
    );
    expect(await read(bytes)).toEqual({
      text: '## Payroll\n\n| Name | Part \\| time |\n| --- | --- |\n| Ivo Brandt | true |\n\n## Notes\n\n| Call Maria Gonzalez |\n| --- |',
      wordless: [],
      hidden: [
        { what: 'rows', sheet: 'Payroll', count: 1, which: ['3'] },
        { what: 'columns', sheet: 'Payroll', count: 2, which: ['B–C'] },
      ],
    });
  });

  test('keeps what is collapsed, narrow or shown, and names no empty row', async () => {
    const bytes = await sheet((xml) =>
      xml
        .replace('<row r="2">', '<row r="2" hidden="0" collapsed="1">')
        .replace('<row r="4">', '<row r="4" hidden="1">')
        .replace(
          '<sheetData>',
          '<cols><col min="2" max="2" width="0.5"/><col min="7" max="16384" hidden="1"/></cols><sheetData>',
        ),
    );
    expect(await read(bytes)).toMatchObject({
      hidden: [],
      text: expect.stringContaining('| Ivo Brandt | 1990-01-02 |'),
    });
  });

  test('of which all is hidden has no words, and says why', async () => {
    const all = (xml: string): string => xml.replace(/<row r/gu, '<row hidden="1" r');
    const zip = await JSZip.loadAsync(await sheet(all));
    const notes = 'xl/worksheets/sheet2.xml';
    zip.file(notes, all((await zip.file(notes)?.async('text')) ?? ''));
    expect(await read(await zip.generateAsync({ type: 'uint8array' }))).toMatchObject({
      text: '',
      hidden: [{ sheet: 'Payroll', which: ['1–3'] }, { sheet: 'Notes' }],
    });
  });
});

describe('a Word document', () => {
  const words = (properties: string, words = 'Ivo Brandt') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const document = (inner: string) =>
    changed('appeal.docx', 'word/document.xml', (xml) =>
      xml.replace(/<w:body>.*<\/w:body>/su, `<w:body>${inner}</w:body>`),
    );

  test.each<[string, string]>([
    ['', '<w:vanish/>'],
    ['', '<w:b/><w:vanish w:val="1"/>'],
    ['<w:pPr><w:pStyle w:val="ListNumber"/></w:pPr>', '<w:vanish w:val="true"/>'],
  ])('leaves out hidden words, and an item of a list whole: %s%s', async (paragraph, properties) => {
    const bytes = await document(
      `<w:p><w:r><w:t>Before.</w:t></w:r></w:p><w:p>${paragraph}${words(properties)}</w:p><w:p><w:r><w:t>Behind</w:t></w:r>${words(properties)}<w:r><w:t>.</w:t></w:r></w:p>`,
    );
    expect(await read(bytes)).toEqual({ text: 'Before.\n\nBehind.', wordless: [], hidden: [{ what: 'words' }] });
  });

  test('leaves out words of a hidden style, and of one that builds on it', async () => {
    const zip = await JSZip.loadAsync(
      await document(
        `<w:p><w:pPr><w:pStyle w:val="Below"/></w:pPr><w:r><w:t>Ivo Brandt</w:t></w:r>${words('<w:vanish w:val="0"/>', 'Seen')}</w:p><w:p>${words('<w:rStyle w:val="Secret"/>')}<w:r><w:t>End.</w:t></w:r></w:p>`,
      ),
    );
    const styles = (await zip.file('word/styles.xml')?.async('text')) ?? '';
    const own =
      '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Below"><w:basedOn w:val="Secret"/></w:style>';
    zip.file('word/styles.xml', styles.replace('</w:styles>', `${own}</w:styles>`));
    expect(await read(await zip.generateAsync({ type: 'uint8array' }))).toEqual({
      text: 'Seen\n\nEnd.',
      wordless: [],
      hidden: [{ what: 'words' }],
    });
  });

  test('keeps what is shown on paper, behind a hidden paragraph mark, or marked as not hidden, and names no hidden field', async () => {
    const bytes = await document(
      `<w:p><w:pPr><w:rPr><w:vanish/><w:specVanish/></w:rPr></w:pPr>${words('<w:webHidden/>', 'Page 4 ')}${words('<w:vanish w:val="false"/>')}</w:p>
      <w:p><w:r><w:t>Index</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:instrText> XE "Claim" </w:instrText></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    );
    expect(await read(bytes)).toEqual({ text: 'Page 4 Ivo Brandt\n\nIndex', wordless: [], hidden: [] });
  });
});

describe('what a file hides is said', () => {
  const said = (hidden: Parameters<typeof en.composer.leftOut>[1]['hidden']) =>
    en.composer.leftOut('a.xlsx', { wordless: [], attached: [], hidden }).join(' ');

  test.each<[Parameters<typeof said>[0], string]>([
    [[], ''],
    [
      [{ what: 'sheet', name: 'Notes' }],
      'a.xlsx hides the sheet Notes. It was left out; show it in the file if the model needs it.',
    ],
    [
      [{ what: 'rows', sheet: 'Pay', count: 1, which: ['3'] }],
      'a.xlsx hides row 3 of Pay. It was left out; show it in the file if the model needs it.',
    ],
    [
      [
        { what: 'rows', sheet: 'Pay', count: 9, which: ['3', '5', '7', '9–14'] },
        { what: 'columns', sheet: 'Pay', count: 2, which: ['B–C'] },
      ],
      'a.xlsx hides 9 rows of Pay and columns B–C of Pay. They were left out; show them in the file if the model needs them.',
    ],
    [
      [{ what: 'words' }],
      'a.xlsx hides some of its words. They were left out; show them in the file if the model needs them.',
    ],
  ])('%j', (hidden, sentence) => expect(said(hidden)).toBe(sentence));
});
