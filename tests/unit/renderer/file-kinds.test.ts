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
  expect(richText(file)).toBe(
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
  expect(textIn(bytes(text))).toEqual({ text, attached: [] });
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
  expect(richText('{\\rtf1 Dear Anna{\\b')).toBe('Dear Anna');
  expect(richText(`{\\rtf1 ${'{'.repeat(50_000)}deep`)).toBe('deep');
  expect(richText('}}}{\\rtf1 out')).toBe('');
  for (const open of ['<', '<!--', '<script>', '<p a="', '<p ', '&'])
    expect(webText(`<html>Dear Anna ${open.repeat(20_000)}`)).toContain('Dear Anna');
  const part = (depth: number): string =>
    `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${depth > 30 ? '\nend' : part(depth + 1)}`;
  expect(mail(`From: a@inbox.org\nDate: now\n${part(0)}`)?.text).toContain('From: a@inbox.org');
});
