import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { readDocument } from '../../../main/workers/documents/read';

const names = ['office', 'text', 'table', 'style', 'draw', 'svg']
  .map((prefix) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0"`)
  .join(' ');
const root = (body: string, styles = ''): string =>
  `<?xml version="1.0"?><office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`;

/** A file as LibreOffice packs it: its kind first, and not compressed. */
const file = async (kind: 'text' | 'spreadsheet', parts: Record<string, string>): Promise<Uint8Array> => {
  const zip = new JSZip();
  zip.file('mimetype', `application/vnd.oasis.opendocument.${kind}`, { compression: 'STORE' });
  for (const [name, xml] of Object.entries(parts)) zip.file(name, xml, { compression: 'DEFLATE' });
  return zip.generateAsync({ type: 'uint8array' });
};
const read = (bytes: Uint8Array) => readDocument(bytes, '');

const numbered = '<text:list-style style:name="L2"><text:list-level-style-number text:level="1"/></text:list-style>';

test('an OpenDocument text keeps its headings, lists, tables and notes, as it stands after all changes', async () => {
  const body = `<office:text>
    <text:tracked-changes><text:changed-region><text:deletion><text:p>Deleted Person</text:p></text:deletion></text:changed-region></text:tracked-changes>
    <text:h text:outline-level="2">Appeal &amp; claim</text:h>
    <text:p>I am <text:span>Ma</text:span>ria<text:s text:c="2"/>Gonzalez<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>born in Leeds</text:p></text:note-body></text:note>,<text:tab/>of<office:annotation><text:p>Who?</text:p></office:annotation><text:line-break/>Rose Lane.</text:p>
    <text:list><text:list-item><text:p>The bill</text:p><text:list><text:list-item><text:p>of May</text:p></text:list-item></text:list></text:list-item></text:list>
    <text:list text:style-name="L2"><text:list-item><text:p>First</text:p></text:list-item><text:list-item><text:p>Second</text:p></text:list-item></text:list>
    <table:table><table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Due</text:p></table:table-cell></table:table-row>
    <table:table-row><table:table-cell><text:p>Ivo Brandt</text:p></table:table-cell><table:table-cell><text:p>$120</text:p></table:table-cell></table:table-row></table:table>
  </office:text>`;
  const styles = root('<style:header><text:p>Praxis Dr. Fiebig</text:p></style:header>');
  expect(await read(await file('text', { 'content.xml': root(body, numbered), 'styles.xml': styles }))).toEqual({
    text: `Praxis Dr. Fiebig

## Appeal & claim

I am Maria  Gonzalez[1],\tof
Rose Lane.

- The bill
  - of May

1. First
2. Second

| Name | Due |
| --- | --- |
| Ivo Brandt | $120 |

[1] born in Leeds`,
    wordless: [],
    hidden: [],
  });
});

test('an OpenDocument spreadsheet keeps its filled cells as they are shown, and names the sheet that it hides', async () => {
  const cell = (words: string, more = '') => `<table:table-cell ${more}><text:p>${words}</text:p></table:table-cell>`;
  const empty =
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  const body = `<office:spreadsheet>
    <table:table table:name="Payroll" table:style-name="ta1"><table:table-row>${cell('Name')}${cell('Salary')}<table:table-cell table:number-columns-repeated="16382"/></table:table-row>
    <table:table-row table:number-rows-repeated="2">${cell('84,500 €', 'table:number-columns-repeated="2"')}</table:table-row>${empty}</table:table>
    <table:table table:name="Secret" table:style-name="ta2"><table:table-row>${cell('Dr. Whitfield')}</table:table-row></table:table>
    <table:table table:name="Empty" table:style-name="ta2">${empty}</table:table>
  </office:spreadsheet>`;
  const styles = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
  expect(await read(await file('spreadsheet', { 'content.xml': root(body, styles) }))).toEqual({
    text: '## Payroll\n\n| Name | Salary |\n| --- | --- |\n| 84,500 € | 84,500 € |\n| 84,500 € | 84,500 € |',
    wordless: [],
    hidden: [{ what: 'sheet', name: 'Secret' }],
  });
});

test('an OpenDocument spreadsheet leaves out and names its hidden rows and columns, filtered ones too', async () => {
  const row = (words: string[], more = '') =>
    `<table:table-row ${more}>${words.map((word) => `<table:table-cell><text:p>${word}</text:p></table:table-cell>`).join('')}</table:table-row>`;
  const body = `<office:spreadsheet><table:table table:name="Pay">
    <table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="16382"/>
    ${row(['Name', 'Born', 'Pay'])}<table:table-row table:number-rows-repeated="600"><table:table-cell/></table:table-row>
    ${row(['Ivo Brandt', '1990', '70'], 'table:visibility="filter"')}${row(['Jörg Adler', '1971', '80'], 'table:visibility="visible"')}
    ${row(['Maria Gonzalez', '1984', '90'], 'table:visibility="collapse" table:number-rows-repeated="2"')}
  </table:table></office:spreadsheet>`;
  expect(await read(await file('spreadsheet', { 'content.xml': root(body) }))).toEqual({
    text: '## Pay\n\n| Name | Pay |\n| --- | --- |\n| Jörg Adler | 80 |',
    wordless: [],
    hidden: [
      { what: 'rows', sheet: 'Pay', count: 3, which: ['602', '604–605'] },
      { what: 'columns', sheet: 'Pay', count: 1, which: ['B'] },
    ],
  });
});

test('an OpenDocument text leaves out and names its hidden words, paragraphs and sections', async () => {
  const styles =
    '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style><style:style style:name="P1" style:parent-style-name="T1"/><style:style style:name="P2" style:parent-style-name="T1"><style:text-properties text:display="true"/></style:style>';
  const hidden = 'Ivo Brandt';
  const body = `<office:text><text:p>Dear <text:span text:style-name="T1">${hidden} </text:span>Maria,</text:p><text:p text:style-name="P1">${hidden}</text:p>
    <text:section text:display="none"><text:p>${hidden}</text:p></text:section><text:section><text:p text:style-name="P2">Yours</text:p></text:section></office:text>`;
  expect(await read(await file('text', { 'content.xml': root(body, styles) }))).toEqual({
    text: 'Dear Maria,\n\nYours',
    wordless: [],
    hidden: [{ what: 'words' }],
  });
});

test('one with a password, without words or without its content is refused by why', async () => {
  const locked = { 'META-INF/manifest.xml': '<manifest:encryption-data/>', 'content.xml': 'x' };
  expect(await read(await file('text', locked))).toEqual({ refusal: 'locked' });
  expect(await read(await file('text', { 'content.xml': root('<office:text/>') }))).toEqual({ refusal: 'empty' });
  expect(await read(await file('text', {}))).toEqual({ refusal: 'damaged' });
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}">]>${root('<office:text><text:p>&b;&b;</text:p></office:text>')}`;
  const answer = await read(await file('text', { 'content.xml': bomb }));
  expect(JSON.stringify(answer).length).toBeLessThan(100);
});

test('a workbook’s hidden sheets are left out and named', async () => {
  const zip = await JSZip.loadAsync(readFileSync('tests/documents/payroll.xlsx'));
  const workbook = (await zip.file('xl/workbook.xml')?.async('text')) ?? '';
  zip.file('xl/workbook.xml', workbook.replace(/(name="Notes"[^>]*state=)"visible"/, '$1"veryHidden"'));
  const answer = await read(await zip.generateAsync({ type: 'uint8array' }));
  expect(answer).toMatchObject({
    hidden: [{ what: 'sheet', name: 'Notes' }],
    text: expect.stringContaining('Ivo Brandt'),
  });
  expect(JSON.stringify(answer)).not.toContain('Gonzalez');
});

const cellOf = (words: string, more = ''): string =>
  `<table:table-cell ${more}>${words.startsWith('<') ? words : `<text:p>${words}</text:p>`}</table:table-cell>`;
const rowOf = (words: readonly string[], more = ''): string =>
  `<table:table-row ${more}>${words.map((word) => cellOf(word)).join('')}</table:table-row>`;
const tableOf = (rows: string): string => `<table:table table:name="T">${rows}</table:table>`;
const text = async (body: string, styles = '', margins = '') => {
  const parts = { 'content.xml': root(`<office:text>${body}</office:text>`, styles) };
  return read(await file('text', margins === '' ? parts : { ...parts, 'styles.xml': root(margins) }));
};
const spreadsheet = async (rows: string) =>
  read(await file('spreadsheet', { 'content.xml': root(`<office:spreadsheet>${tableOf(rows)}</office:spreadsheet>`) }));

test('tables within tables are read once, however deep they lie', async () => {
  let inner = '<text:p>Ivo Brandt</text:p>';
  for (let depth = 0; depth < 40; depth++)
    inner = tableOf(`<table:table-header-rows>${rowOf([inner])}</table:table-header-rows>${rowOf(['end'])}`);
  const begun = performance.now();
  const answer = await text(inner);
  expect(JSON.stringify(answer).match(/Ivo Brandt/gu)).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test.each([
  ['blanks', () => text('<text:p>a<text:s text:c="100000000"/></text:p>')],
  ['blanks in many places', () => text(`<text:p>${'<text:s text:c="1000000"/>'.repeat(9)}</text:p>`)],
  [
    'cells',
    () => spreadsheet(`<table:table-row>${cellOf('a', 'table:number-columns-repeated="900000000"')}</table:table-row>`),
  ],
  [
    'empty cells',
    () =>
      spreadsheet(
        `<table:table-row><table:table-cell table:number-columns-repeated="900000000"/>${cellOf('a')}</table:table-row>`,
      ),
  ],
  ['rows', () => spreadsheet(rowOf(['Ivo Brandt'], 'table:number-rows-repeated="900000000"'))],
  [
    'rows of cells',
    () =>
      spreadsheet(
        `<table:table-row table:number-rows-repeated="2000">${cellOf('a', 'table:number-columns-repeated="2000"')}</table:table-row>`,
      ),
  ],
  [
    'short rows below a wide one',
    () =>
      spreadsheet(
        `<table:table-row>${cellOf('a', 'table:number-columns-repeated="16384"')}</table:table-row>${rowOf(['a'], 'table:number-rows-repeated="16384"')}`,
      ),
  ],
])('%s that a few signs stand for are too long', async (_, answer) => {
  expect(await answer()).toEqual({ refusal: 'tooLong' });
});

test('numbers without sense count as one', async () => {
  const cells = `<table:table-row table:number-rows-repeated="-900000">${cellOf('a', 'table:number-columns-repeated="x"')}</table:table-row>`;
  expect(await spreadsheet(cells)).toMatchObject({ text: '## T\n\n| a |\n| --- |' });
  const heading = '<text:h text:outline-level="100000000">Dear<text:s text:c="-5"/>Anna</text:h>';
  expect(await text(heading)).toMatchObject({ text: '###### Dear Anna' });
});

test('a filled row is repeated as often as it says, and hidden as often', async () => {
  const answer = await spreadsheet(
    rowOf(['Name']) +
      rowOf(['Anna'], 'table:number-rows-repeated="600"') +
      rowOf(['Ivo'], 'table:visibility="collapse" table:number-rows-repeated="700"'),
  );
  expect(JSON.stringify(answer).match(/Anna/gu)).toHaveLength(600);
  expect(answer).toMatchObject({ hidden: [{ what: 'rows', count: 700, which: ['602–1301'] }] });
  expect(JSON.stringify(answer)).not.toContain('Ivo');
});

test('struck words keep their marks, once where they are nested or neighbours', async () => {
  const styles =
    '<style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="T2"><style:text-properties style:text-line-through-style="none"/></style:style>';
  const old = (words: string): string => `<text:span text:style-name="T1">${words}</text:span>`;
  const body = `<text:p>due ${old(`in ${old('May')}`)} ${old('Ma')}${old('ria ')}in <text:span text:style-name="T2">June</text:span></text:p>`;
  expect(await text(body, styles)).toMatchObject({ text: 'due ~~in May~~ ~~Maria~~ in June' });
});

test('hidden rows of a text, hidden text and hidden paragraphs are left out and named', async () => {
  const body = `${tableOf(rowOf(['Name']) + rowOf(['Ivo Brandt'], 'table:visibility="collapse"') + rowOf(['Anna']))}
    <text:p>Dear <text:hidden-text text:is-hidden="true" text:string-value="Ivo">Ivo</text:hidden-text>Anna<text:hidden-text text:is-hidden="false"> Roth</text:hidden-text></text:p>
    <text:p><text:hidden-paragraph text:is-hidden="true"/>Ivo</text:p>`;
  expect(await text(body)).toEqual({
    text: '| Name |\n| --- |\n| Anna |\n\nDear Anna Roth',
    wordless: [],
    hidden: [{ what: 'words' }],
  });
  expect(await text(tableOf(rowOf(['Name']) + rowOf(['Ivo'], 'table:visibility="collapse"')))).toMatchObject({
    text: '| Name |\n| --- |',
    hidden: [{ what: 'words' }],
  });
});

test('a table in a list keeps its cells, and the number of a page is no part of the text', async () => {
  const list = `<text:list><text:list-item><text:p>The bill</text:p>${tableOf(rowOf(['Name', 'Due']) + rowOf(['Ivo', '80']))}</text:list-item><text:list-item><text:p>of May</text:p></text:list-item></text:list>`;
  const footer =
    '<style:footer><text:p>Rose Lane 7</text:p><text:p>Seite <text:page-number>1</text:page-number> von <text:page-count>2</text:page-count></text:p></style:footer>';
  expect(await text(list, '', footer)).toMatchObject({
    text: '- The bill\n\n| Name | Due |\n| --- | --- |\n| Ivo | 80 |\n\n- of May\n\nRose Lane 7',
  });
});

test('a Word document keeps the marks of struck words', async () => {
  const zip = await JSZip.loadAsync(readFileSync('tests/documents/letterhead.docx'));
  const xml = (await zip.file('word/document.xml')?.async('text')) ?? '';
  const run = (words: string, more = '') => `<w:r><w:rPr>${more}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const paragraph = `<w:p>${run('due ')}${run('in ', '<w:strike/>')}${run('May ', '<w:b/><w:strike/>')}${run('June', '<w:strike w:val="0"/>')}</w:p>`;
  zip.file('word/document.xml', xml.replace(/<w:body>/u, `<w:body>${paragraph}`));
  expect(await read(await zip.generateAsync({ type: 'uint8array' }))).toMatchObject({
    text: expect.stringContaining('due ~~in~~ ~~May~~ June'),
  });
});

test('a Word document’s footer is without the pages that it counts, in either way of writing', async () => {
  const zip = await JSZip.loadAsync(readFileSync('tests/documents/letterhead.docx'));
  const xml = (await zip.file('word/footer1.xml')?.async('text')) ?? '';
  const run = (inner: string) => `<w:r>${inner}</w:r>`;
  const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
  const field = (name: string) =>
    `${run('<w:fldChar w:fldCharType="begin"/>')}${run(`<w:instrText xml:space="preserve"> ${name} </w:instrText>`)}${run('<w:fldChar w:fldCharType="separate"/>')}${words('1')}${run('<w:fldChar w:fldCharType="end"/>')}`;
  const simple = `<w:fldSimple w:instr=" NUMPAGES ">${words('3')}</w:fldSimple>`;
  const counted = `${words(', page ')}${field('PAGE')}${words(' of ')}${simple}`;
  zip.file('word/footer1.xml', xml.replace('</w:p>', `${counted}</w:p><w:p>${words('Stand ')}${field('DATE')}</w:p>`));
  const answer = await read(await zip.generateAsync({ type: 'uint8array' }));
  expect(answer).toMatchObject({ text: expect.stringMatching(/IBAN DE89 3704 0044 0532 0130 00,\n\nStand 1$/u) });
});

test('a workbook’s numbers keep the zeros and the percentages that they are shown with', async () => {
  const zip = await JSZip.loadAsync(readFileSync('tests/documents/payroll.xlsx'));
  const change = async (name: string, how: (xml: string) => string): Promise<void> => {
    zip.file(name, how((await zip.file(name)?.async('text')) ?? ''));
  };
  await change('xl/styles.xml', (xml) =>
    xml
      .replace('</numFmts>', '<numFmt numFmtId="166" formatCode="00000"/></numFmts>')
      .replace('</cellXfs>', `${['166', '9', '10'].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`),
  );
  await change('xl/worksheets/sheet1.xml', (xml) =>
    xml
      .replace('<c r="C2" t="n"><v>84500</v>', '<c r="C2" s="3" t="n"><v>1067</v>')
      .replace('<c r="C3" t="n"><v>72250.5</v>', '<c r="C3" s="3"><v>123456</v>')
      .replace(/<c r="A2".*?<\/c>/u, '<c r="A2" s="4"><f>7/20</f><v>0.35</v></c>')
      .replace(/<c r="A3".*?<\/c>/u, '<c r="A3" s="5" t="n"><v>-7.0000000000000007E-2</v></c>'),
  );
  const answer = await read(await zip.generateAsync({ type: 'uint8array' }));
  expect(answer).toMatchObject({
    text: expect.stringMatching(/\| 35% \|.*\| 01067 \|.*\n\| -7.00% \|.*\| 123456 \|/u),
  });
});
