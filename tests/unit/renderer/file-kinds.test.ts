import { expect, test } from 'vitest';
import { mailText } from '../../../renderer/features/composer/mail';
import { textIn } from '../../../renderer/features/composer/plain-text';
import { richText } from '../../../renderer/features/composer/rich-text';
import { webText } from '../../../renderer/features/composer/web-text';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));
const mail = (file: string) => mailText(file.replaceAll('\n', '\r\n'), webText);

test('Rich Text keeps its words, letters of any alphabet and its tables, and no fonts, pictures or fields', () => {
  const file = `{\\rtf1\\ansi\\ansicpg1250\\deff0{\\fonttbl{\\f0 Calibri;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Riched20;}
{\\info{\\author Somebody Else}}\\pard Dear {\\b Ms} Nov\\'e1kov\\'e1,\\par
the rent is 1\\~450 \\u8364? a month\\line and \\{new\\}.\\par
{\\pict\\pngblip 89504e470d0a}{\\field{\\*\\fldinst HYPERLINK "http://x.org"}{\\fldrslt our page}}\\par
\\trowd Name\\cell Due\\cell\\row
\\uc2\\u1044 ??\\u1072 ??\\par}`;
  expect(richText(file)?.text).toBe(
    'Dear Ms Nováková,\nthe rent is 1\u00a0450 € a month\nand {new}.\nour page\nName\tDue\nДа',
  );
  expect(textIn(bytes(file))?.text).toContain('Nováková');
});

test('a mail says who wrote to whom, its subject and its plain words, and names what is attached', () => {
  const file = `Received: from mx.example.org by mail.example.org
From: =?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <juergen@inbox.org>
To: "Anna Roth" <anna@inbox.org>,
 rent@inbox.org
Subject: =?utf-8?B?TWlldGUgZsO8ciBN?= =?utf-8?Q?=C3=A4rz?=
Date: Tue, 3 Mar 2026 09:12:00 +0100
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="outer"

preamble
--outer
Content-Type: multipart/alternative;
 boundary=inner

--inner
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Liebe Anna,=20
die Miete f=C3=BCr M=C3=A4rz ist um 50 Euro =
h=C3=B6her.
--inner
Content-Type: text/html; charset=utf-8

<p>Liebe Anna</p>
--inner--
--outer
Content-Type: application/pdf; name="bill.pdf"
Content-Disposition: attachment; filename="bill.pdf"
Content-Transfer-Encoding: base64

JVBERi0=
--outer--
`;
  expect(mail(file)).toEqual({
    hides: false,
    text: `From: Jürgen Müller <juergen@inbox.org>
To: "Anna Roth" <anna@inbox.org>, rent@inbox.org
Date: Tue, 3 Mar 2026 09:12:00 +0100
Subject: Miete für März

Liebe Anna,
die Miete für März ist um 50 Euro höher.`,
    attached: ['bill.pdf'],
  });
});

test('a mail without plain words gives those of its page, in its own alphabet', () => {
  const file = `From: a@inbox.org
Date: Tue, 3 Mar 2026 09:12:00 +0100
Content-Type: text/html; charset=windows-1251
Content-Transfer-Encoding: base64

PHA+z/Do4uXyPC9wPg==
`;
  expect(mail(file)?.text).toMatch(/\n\nПривет$/);
});

test.each([
  ['a letter that begins like one', 'From: the tenants of Rose Lane\nTo: the owner\n\nThe lift is broken.'],
  ['notes with colons', 'Date: 3 March\nPlace: Leeds\n\nAnna was there.'],
  ['a table', 'Name,Debt\nAnna Roth,80\n'],
  ['JSON', '{"from": "Anna", "date": "3 March"}'],
  ['Markdown', '# Hello\n\n- Anna <b>Roth</b>\n'],
])('%s is no mail and is read as it is', (_, text) => {
  expect(textIn(bytes(text))).toEqual({ text, attached: [], hidden: [] });
});

test('a web page keeps its headings, lists and tables, and none of its styles, scripts and comments', () => {
  const page = `<!DOCTYPE html>
<html><head><title>Rent</title><style>p { color: red }</style></head>
<body><!-- <p>hidden</p> --><h2 class="a > b">Notice &amp; more</h2><p>Dear <b>Ma</b>ria,<br>the r&eacute;nt &#8212; 1&nbsp;450&euro; &#x263A; &unknown;
is due.</p><ul><li>May</li><li>June</li></ul><script>if (1 < 2) alert("<p>x</p>")</script>
<table><tr><th>Month</th><th>Due</th></tr><tr><td>May</td><td>80</td></tr></table>3 < 4</body></html>`;
  expect(textIn(bytes(page))?.text).toBe(`## Notice & more

Dear Maria,
the rént — 1\u00a0450€ ☺ &unknown; is due.

- May
- June

Month\tDue
May\t80

3 < 4`);
});

test('a file that is cut or nested without end is read as far as it goes', () => {
  expect(richText('{\\rtf1 Dear Anna{\\b')?.text).toBe('Dear Anna');
  expect(richText(`{\\rtf1 ${'{'.repeat(50_000)}deep`)?.text).toBe('deep');
  expect(richText('}}}{\\rtf1 out')?.text).toBe('');
  for (const open of ['<', '<!--', '<script>', '<p a="', '<p ', '&'])
    expect(webText(`<html>Dear Anna ${open.repeat(20_000)}`).text).toContain('Dear Anna');
  const part = (depth: number): string =>
    `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${depth > 30 ? '\nend' : part(depth + 1)}`;
  expect(mail(`From: a@inbox.org\nDate: now\n${part(0)}`)?.text).toContain('From: a@inbox.org');
});

test.each([
  [
    'TextEdit ends its lines with a backslash',
    'John Smith\\\n12 Oak Street\\\r\nLeeds',
    'John Smith\n12 Oak Street\nLeeds',
  ],
  ['narrow and wide blanks', 'Anna\\emspace Roth\\enspace 80', 'Anna\u2003Roth\u200280'],
  ['a table within a table', 'Name\\nestcell Due\\nestcell{\\nonesttables\\par}\\nestrow', 'Name\tDue'],
  ['a cell of several lines', '\\trowd\\intbl Anna\\par Roth\\cell 80\\cell\\row\\pard May\\par', 'Anna Roth\t80\nMay'],
  ['bytes of a picture', '{\\pict\\bin4 }}{\\}the rent', 'the rent'],
  [
    'struck words',
    'due \\strike in May and\\strike0  {\\strike on} June {\\deleted gone}',
    'due ~~in May and~~ ~~on~~ June',
  ],
  ['a note', 'Anna{\\super\\chftn}{\\*\\footnote\\chftn  born in Leeds} Roth', 'Anna[1] Roth\n\n[1] born in Leeds'],
  [
    'what stands above and below',
    '{\\footer\\pard Account 7\\par}{\\header\\pard Rose Lane\\par}Dear',
    'Rose Lane\n\nDear\n\nAccount 7',
  ],
  ['a word of an unknown program', '{\\*\\unknown gone}{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt Ivo}}', 'Ivo'],
])('Rich Text: %s', (_, words, text) => {
  expect(richText(`{\\rtf1\\ansi ${words}}`)).toEqual({ text, hides: false });
});

test('Rich Text leaves out and tells hidden words', () => {
  expect(richText('{\\rtf1 Dear {\\v Ivo Brandt }Anna\\v  x\\v0 ,\\v\\plain  yours}')).toEqual({
    text: 'Dear Anna, yours',
    hides: true,
  });
  expect(textIn(bytes('{\\rtf1 Dear{\\v  Ivo}}'))).toEqual({ text: 'Dear', attached: [], hidden: [{ what: 'words' }] });
});

test.each([
  ['936', '', "\\'cd\\'f5\\'d0\\'a1", '王小'],
  ['950', '', "\\'a4\\'fd", '王'],
  ['949', '', "\\'b1\\'e6", '길'],
  ['1252', '{\\f1\\fcharset238 Arial;}', "\\f1 Dvo\\'f8\\'e1k", 'Dvořák'],
  ['1252', '{\\f1\\fcharset204 Arial;}', "{\\f1 \\'c8\\'e2\\'e0\\'ed} \\'e9", 'Иван é'],
])('Rich Text of code page %s with fonts %s keeps its letters', (page, fonts, words, text) => {
  expect(richText(`{\\rtf1\\ansicpg${page}{\\fonttbl{\\f0 A;}${fonts}}${words}}`)?.text).toBe(text);
});

test('Rich Text of an unknown code page is not read where it needs it', () => {
  expect(richText('{\\rtf1\\ansicpg437 Anna}')?.text).toBe('Anna');
  expect(richText("{\\rtf1\\ansicpg437 M\\'81ller}")).toBeNull();
});

test.each([
  ['elements of its own', '<svg-icon>a</svg-icon> <title-card>b</title-card><svg/> c<svg>x</svg>', 'a b c'],
  ['a stray quotation mark in a tag', "<p don't>Anna</p><p a='>'>Roth</p><p b=\">\">80</p>", 'Anna\n\nRoth\n\n80'],
  [
    'cells that do not end',
    '<table><tr><th>Datum<th>Betrag<tr><td>2.9.\n <td> 38,22 €</table>',
    'Datum\tBetrag\n2.9.\t38,22 €',
  ],
  ['a table within a cell', '<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>', 'a\n\nb\tc\n\n\td'],
  ['names that every object has', '&valueOf; &constructor; &tostring;', '&valueOf; &constructor; &tostring;'],
  ['numbers of Windows-1252', 'it&#146;s 5 &#128; &#x96; &#233;', 'it’s 5 € – é'],
  [
    'struck words',
    '<p>due <s>in <b>May</b> </s><del>or</del> <span style="text-decoration: line-through">in</span> June</p>',
    'due ~~in May or in~~ June',
  ],
  ['blanks between tags', '<p> a <b> b </b> c<br> d </p>', 'a b c\nd'],
  ['lines that are kept', '<pre>a\n  b</pre> c', 'a\n  b\n\nc'],
])('a web page with %s', (_, page, text) => {
  expect(webText(page)).toEqual({ text, hides: false });
});

test.each([
  ['a style', '<p>Dear<span style="display: none"> Ivo <b>Brandt</b></span> Anna</p>', 'Dear Anna'],
  ['an attribute', '<div hidden><p>Ivo<p>Brandt</div><p title=" hidden ">Anna', 'Anna'],
  ['a cell that does not end', '<table><tr><td style=visibility:hidden>Ivo<td>Anna</table>May', 'Anna\n\nMay'],
  ['a paragraph that its parent ends', '<div><p hidden>Ivo</div>Anna', 'Anna'],
])('a web page leaves out and tells what is hidden by %s', (_, page, text) => {
  expect(webText(page)).toEqual({ text, hides: true });
  expect(textIn(bytes(`<html>${page}`))).toEqual({ text, attached: [], hidden: [{ what: 'words' }] });
});

test('a page’s own word for its alphabet counts where it is not UTF-8', () => {
  const page =
    '<html><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><p>D\u00f9m Jana No\u00be';
  expect(textIn(bytes(page))?.text).toBe('Dům Jana Nož');
  expect(textIn(bytes('<html><meta charset="latin1"><p>Gr\u00c3\u00bc\u00c3\u009fe'))?.text).toBe('Grüße');
});

test('a page that a browser saved begins with where it is from', () => {
  const page = '<!-- saved from url=(0020)https://inbox.org/1 -->\n<!DOCTYPE html><html><p>Anna</html>';
  expect(textIn(bytes(page))?.text).toBe('Anna');
  expect(textIn(bytes('<!-- <html> is a tag -->'))?.text).toBe('<!-- <html> is a tag -->');
});

const sent = 'From: a@inbox.org\nDate: Tue, 3 Mar 2026 09:12:00 +0100\n';
const said = 'From: a@inbox.org\nDate: Tue, 3 Mar 2026 09:12:00 +0100\n\n';

test('a mail of several parts keeps each, and of one letter in two forms the plain one', () => {
  const file = `${sent}Content-Type: multipart/mixed; boundary=b

--b
Content-Type: multipart/alternative; boundary=b1

--b1
Content-Type: text/html

<p>Dear Anna
--b1
Content-Type: text/plain

Dear Anna
--b1--
--b
Content-Type: text/html

<p>The rent is <b>80</b>.</p>
--b
Content-Type: text/plain

A list for tenants
--b--
`;
  expect(mail(file)?.text).toBe(`${said}Dear Anna\n\nThe rent is 80.\n\nA list for tenants`);
});

test('a mail keeps the one that it sends on, and names files in every alphabet', () => {
  const file = `${sent}Content-Type: multipart/mixed; boundary="x"

--x
Content-Type: message/rfc822

From: Ivo Brandt <ivo@inbox.org>
Subject: Keys

Where are they?
--x
Content-Type: application/pdf
Content-Disposition: attachment; filename=old.pdf; filename*=UTF-8''Befund%20M%C3%BCller.pdf

--x
Content-Type: application/pdf
Content-Disposition: attachment; filename*0*=iso-8859-1'de'M%FCller; filename*1=" May.pdf"

--x--
`;
  expect(mail(file)).toEqual({
    hides: false,
    text: `${said}From: Ivo Brandt <ivo@inbox.org>\nSubject: Keys\n\nWhere are they?`,
    attached: ['Befund Müller.pdf', 'Müller May.pdf'],
  });
});

test('a mail that does not tell its alphabet is UTF-8 or Windows-1252', () => {
  expect(mail(`${sent}\nLiebe Gr\u00fc\u00dfe`)?.text).toBe(`${said}Liebe Grüße`);
  expect(mail(`${sent}\nGr\u00c3\u00bc\u00c3\u009fe`)?.text).toBe(`${said}Grüße`);
});

test.each([
  ['blanks in a mail', () => mail(`${sent}\nDear${' '.repeat(1_000_000)}Anna`)],
  [
    'blanks in a mail of few signs',
    () => mail(`${sent}Content-Transfer-Encoding: quoted-printable\n\nDear${' \t'.repeat(500_000)}Anna`),
  ],
  ['blanks in a page', () => webText(`<p>Dear${' '.repeat(500_000)}Anna<pre>${' '.repeat(500_000)}a`)],
  ['empty cells', () => webText(`<table><tr>${'<td></td>'.repeat(110_000)}x`)],
  ['blanks in Rich Text', () => richText(`{\\rtf1 Dear${' '.repeat(500_000)}${'\\tab'.repeat(125_000)} Anna`)],
  ['half tags', () => webText(`<p ${'a=" '.repeat(125_000)}${"b=' ".repeat(125_000)}`)],
])('a megabyte of %s is read at once', (_, read) => {
  const begun = performance.now();
  read();
  expect(performance.now() - begun).toBeLessThan(3000);
});
