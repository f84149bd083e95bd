import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocument } from '../../../main/workers/documents/read';

const read = (bytes: Uint8Array) => readDocument(bytes, join('resources', 'cmaps'));
/** Of a document without empty pages. */
const words = async (bytes: Uint8Array): Promise<string> => {
  const answer = await read(bytes);
  expect(answer).toHaveProperty('wordless', []);
  return (answer as { text: string }).text;
};

const file = (name: string): Uint8Array => new Uint8Array(readFileSync(join('tests', 'documents', name)));
const cut = (name: string, at: number): Uint8Array => file(name).subarray(0, at);

test('a Word document keeps its headings, lists and tables, and a name that begins bold is whole', async () => {
  expect(await words(file('appeal.docx'))).toBe(
    `# Appeal to Blue Harbor Mutual

I am Maria Gonzalez, born on 12 March 1984. Please write to maria.gonzalez@inbox.org.

- The bill of $6,200
- My salary of $84,500
1. First claim
2. Second claim

| Name | Date of birth | Paid \\| due |
| --- | --- | --- |
| Ivo Brandt | 1990-01-02 | $120 |
| Jörg Adler | 1971-11-30 | $75 |

Line one
Line two\twith a tab.`,
  );
});

test('a PDF document keeps its pages and the columns of its tables, and no sentence is broken at a line’s end', async () => {
  expect(await words(file('appeal.pdf'))).toBe(
    `Appeal to Blue Harbor Mutual
I am Maria Gonzalez, born on 12 March 1984, and Blue Harbor Mutual refused my bill of $6,200 from 4 May 2024. My salary is $84,500 a year. Please send copies to maria.gonzalez@inbox.org or call +33 6 12 34 56 78 before the end of the month, as my lawyer asked.

Name\tDate of birth\tPaid
Ivo Brandt\t1990-01-02\t$120
Jörg Adler\t1971-11-30\t$75

The second page names Dr. Alan Whitfield.`,
  );
});

test('what was filled into a PDF form stands behind its labels', async () => {
  expect(await words(file('form.pdf'))).toBe('Full name: Maria Gonzalez\n\nCity: Springfield');
});

test('a spreadsheet keeps its sheets and the heads of its columns', async () => {
  expect(await words(file('payroll.xlsx'))).toBe(
    `## Payroll

| Name | Born | Salary | Part \\| time |
| --- | --- | --- | --- |
| Ivo Brandt | 1990-01-02 | 84500 | true |
| Jörg Adler | 1971-11-30 08:30 | 72250.5 |  |

## Notes

| Call Maria Gonzalez |
| --- |`,
  );
});

test('a Word document has its letterhead above and its footer below, and merged cells keep the others in their columns', async () => {
  expect(await words(file('letterhead.docx'))).toBe(
    `Praxis Dr. Hannelore Fiebig, Kastanienallee 7

Nur dieser Satz.

| Posten | Anzahl | Betrag |
| --- | --- | --- |
| Beratung | 2 | 110,00 € |
| Summe |  |  |
| innen 1 innen 2 | y | z |

IBAN DE89 3704 0044 0532 0130 00`,
  );
});

test('times of day and hours of a spreadsheet are no dates, and empty rows are left out', async () => {
  const text = await words(file('hours.xlsx'));
  expect(text.split('\n').slice(4, 5)).toEqual([
    '| Person number 0 of the list | 14:05 | 36:00 | a longer remark about the shift of this day |',
  ]);
  expect(text.split('\n').slice(-2)).toEqual([
    '| Person number 3999 of the list | 14:05 | 36:00 | a longer remark about the shift of this day |',
    '| The end |  |  |  |',
  ]);
});

test('what is empty in a table of a PDF document is empty in its line', async () => {
  expect(await words(file('statement.pdf'))).toBe(
    [
      'Date\tDetails\tPaid out\tPaid in\tBalance',
      '3 March\tPayroll Acme\t\t2,310.00\t3,514.55',
      '4 March\tRent to Ngozi Okonkwo\t1,450.00\t\t2,064.55',
      '5 March\tRefund\t\t12.50\t2,077.05',
    ].join('\n'),
  );
});

test('a word that is parted at a line’s end is whole, and a double name keeps its hyphen', async () => {
  expect(await words(file('hyphens.pdf'))).toBe(
    'Hiermit kündigt Frau Annegret Schwarzenbergersdorf die Wohnung, und die Nebenkostenabrechnung geht an Herrn Garcia-Lopez in Gera.',
  );
});

test('two columns of justified lines are two columns of sentences', async () => {
  const text = await words(file('columns.pdf'));
  const sentence =
    'Dr. Ngozi Okonkwo saw the patient on 3 March and prescribed rest for two weeks, after which the patient returned to work in Lagos without any complaint.';
  const paragraph = Array.from({ length: 3 }, () => sentence).join(' ');
  expect(text).toBe(
    ['Report on Ms Okonkwo\n', ...Array.from({ length: 8 }, () => `${paragraph}\n\n`)].join('').trimEnd(),
  );
});

test('a Japanese font that only names its letters is read', async () => {
  expect(await words(file('japanese.pdf'))).toBe('田中太郎は東京に住む');
});

test('pages that hold no words are named', async () => {
  expect(await read(file('half-scanned.pdf'))).toEqual({ text: 'Dear Ms Okonkwo,', wordless: [2, 3], hidden: [] });
});

test.each([
  ['a PDF with a password', file('locked.pdf'), 'locked'],
  ['a picture of a page', file('scan.pdf'), 'empty'],
  ['a Word document without words', file('blank.docx'), 'empty'],
  ['a PDF of which the half is missing', cut('appeal.pdf', 200), 'damaged'],
  ['a Word document of which the half is missing', cut('appeal.docx', 9000), 'damaged'],
  ['a spreadsheet of which the half is missing', cut('payroll.xlsx', 3000), 'damaged'],
  ['an archive of something else', new Uint8Array(readFileSync('tests/documents/other.zip')), 'unknown'],
  ['text', new TextEncoder().encode('words'), 'unknown'],
  ['nothing', new Uint8Array(), 'unknown'],
])('%s is refused', async (_, bytes, refusal) => {
  expect(await read(bytes)).toEqual({ refusal });
});
