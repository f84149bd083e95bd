import { describe, expect, test } from 'vitest';
import { desanitize, detect, restore } from '../../../main/engine/privacy';
import { createConversation, keys } from './conversation';

/** What stays of a value where it stands again in another one's form. */
describe('what is hidden in one place is readable in no other', () => {
  test.each([
    // A host in an e-mail address and in web addresses, with a scheme and without, either way.
    [
      'Write to maria@brightwellclinic.com, see https://www.brightwellclinic.com/team or brightwellclinic.com.',
      /brightwell/i,
    ],
    [
      'Our portal https://portal.hartwell-bau.de/login is down. See www.hartwell-bau.de, jobs.hartwell-bau.de.',
      /hartwell/i,
    ],
    [
      'Mail a.xantor [at] hartwell-bau [dot] de; http://www.hartwell-bau.de/projekte/neubau.html',
      /hartwell|projekte|neubau/i,
    ],
    [
      'Order at https://shop.kleinefirmax.de/orders/8812345?token=a8d7f6a8d7f6a8d7; www.kleinefirmax.de',
      /kleinefirma|8812345/i,
    ],
    // A name in files, folders and accounts.
    [
      'Maria Gonzalez sent Gonzalez_CV_2023.pdf from /home/mgonzalez/docs and C:\\Users\\MariaGonzalez\\Desktop.',
      /gonzalez/i,
    ],
    [
      'Ich heiße Jonas Weber: Lebenslauf-Weber.docx, lebenslauf_weber_2023.pdf, WeberJonas2023.pdf, weber2.png',
      /weber/i,
    ],
    ['Ich heiße Jonas Weber: /scans/familieweber.jpg, cvWeber.pdf, WEBER_JONAS.PDF, jweber, weberj', /weber/i],
    ['Peter Hoffmann is peterhoffmann82, hoffmannp or phoffmann; see photo_peterH.jpg', /hoffmann|peter/i],
    ['Frau Müller hat Mueller_Rechnung.pdf und juergenmueller.pdf. Sie heißt Jürgen Müller.', /m(?:ü|ue)ller/i],
    [
      'My employer is Hartwell & Pryce LLP: hartwell_invoice.pdf, hartwellpryce.zip, /srv/hartwellpryce/data',
      /hartwell|pryce/i,
    ],
    ['Hello, I am Maria Gonzalez.\n\nThe function sendToGonzalez() and the gonzalezReport are mine.', /gonzalez/i],
    // A name that only an address gives away.
    ['Write to mariagonzalez@gmail.com. Gonzalez is my neighbour, and mgonzalez_84 is her login.', /gonzalez/i],
    ['Mail k.xantorovic@gmail.com; Xantorovic has not paid.', /xantorovic/i],
    ['Mail tessa.quill@northgate.io; she signs as T. Quill, TQuill or tquill. Northgate pays me.', /quill|northgate/i],
    ['I am new at brightwell-law.com (mail: info@brightwell-law.com). Brightwell is large.', /brightwell/i],
    // A street in files and links.
    [
      'I live at 12 Juniper Street, Leeds. See 12-juniper-street.pdf, JuniperStreet12.jpg, ?q=12+Juniper+Street',
      /juniper|12/i,
    ],
    [
      'Ich wohne in der Ahornallee 14, 49808 Lingen. Fotos: ahornallee14.jpg, Ahornallee_14.pdf, lingen.png',
      // Its stand-in may be Völklingen.
      /ahorn|14|(?<!\p{L})lingen/iu,
    ],
    // The end of a number.
    ['Card 4111 1111 1111 1881, the card ending in 1881, **** 1881, last four digits: 1881', /1881/],
    ['Die Karte 4111 1111 1111 1881 endet auf 1881. SSN 078-05-1120, last four 1120.', /1881|1120/],
    ['My card is 4111-1111-1111-1881; see card_1881.png and Visa 1881', /1881/],
    // The same number in another, and in files.
    ['My IBAN is DE89370400440532013000, the account 532013000 or 0532013000, the bank 37040044.', /532013|370400/],
    ['MAC 3C:52:82:AA:BB:CC, 3c5282aabbcc, 3C-52-82-AA-BB-CC; IP 84.17.203.96, 84-17-203-96', /52.?82.?aa|84.17.203/i],
    ['I was born on 3 March 1986: DOB_19860303.txt, 03031986.pdf', /19860303|03031986/],
    ['My salary is $84,500: salary_84500.xlsx', /84.?500/],
    ['IBAN DE89 3704 0044 0532 0130 00, account 0532013000, BLZ 37040044', /532|3704/],
    ['Call +1 617 555 0123, (617) 555-0123, 6175550123, 617.555.0123', /617|0123/],
    ['Born on 10 December 1985, codice fiscale RSSMRA85T10A562S.', /85T10/],
    ['Born 18 December 1981, personnummer 19811218-9876, 811218-9876.', /811218/],
    ['Born 1949-12-31, 身份证 11010519491231002X.', /19491231|110105/],
    [
      'I live at 12 Juniper Street, Leeds LS1 4AP (53.79648, -1.54785). Juniper Street is loud, and LS1 4AP is far.',
      /juniper|ls1 4ap|53\.79|1\.547/i,
    ],
  ])('%s', (text, original) => {
    expect(createConversation().prompt(text).text).not.toMatch(original);
  });
});

test.each([
  'I use MariaDB and mariadb.conf; Maria Keller wrote it. Kann ich das? Marienkäfer.',
  'Martin Brown likes brownies, a brownish color and https://en.wikipedia.org/wiki/Martinique',
  'Anna Schmidt knows Hanna Becker; bananas and annual savings.',
  'Mail me at maria@gmail.com; see https://www.google.com/ and gmail.com.',
  'The card 4111 1111 1111 1111 was used in 1111, in room 1111.',
  'Write to newsletter@sport.de about sport, or to info@berlin-tours.de in the evening.',
])('but what only looks alike is left alone: %s', (text) => {
  const { text: out, findings } = createConversation().prompt(text);
  const kept = [
    'MariaDB',
    'mariadb.conf',
    'Kann',
    'brownies',
    'brownish',
    'Martinique',
    'bananas',
    'annual',
    'google.com',
  ];
  for (const word of [...kept, 'gmail.com', 'in 1111', 'room 1111', 'about sport'])
    if (text.includes(word)) expect(out, findings.map(({ original }) => original).join('|')).toContain(word);
});

test('a host has one stand-in in an e-mail address and in web addresses', () => {
  const { text } = createConversation().prompt(
    'maria@brightwellclinic.com, https://www.brightwellclinic.com/team, brightwellclinic.com, shop.brightwellclinic.com',
  );
  const hosts = text.match(/[a-z]+(?=\.com)/g) ?? [];
  expect(hosts).toHaveLength(4);
  expect(new Set(hosts).size).toBe(1);
});

test('the last digits of a number are those of its stand-in, kept with it, and doubtful without the words for them', () => {
  const conversation = createConversation();
  const prompt = 'My card 4111 1111 1111 1881 is lost.';
  const { findings } = conversation.prompt(prompt);
  const last = findings[0]?.surrogate.slice(-4) ?? '';
  expect(conversation.prompt('The card ending in 1881 again.').text).toBe(`The card ending in ${last} again.`);
  expect(restore(`The card ending in ${last} of ${last}.`, conversation.committed)).toMatchObject({
    restored: 'The card ending in 1881 of 1881.',
    spans: [{ kind: 'restored' }, { kind: 'doubtful' }],
  });
  const kept = createConversation().prompt(`${prompt} It ends in 1881.`, {
    decisions: [{ value: '4111 1111 1111 1881', type: 'CREDIT_CARD', action: 'keep' }],
  });
  expect(kept.text).toBe(`${prompt} It ends in 1881.`);
});

test('the key alone leads back to last digits', () => {
  const text = 'My card 4111 1111 1111 1881 is lost, the one ending in 1881.';
  const { text: sanitized } = createConversation().prompt(text);
  const spans = detect(sanitized, { decisions: [], known: [] });
  expect(desanitize(sanitized, spans, { conversation: 'c1', keepGender: true }, keys).restored).toBe(text);
});

test('names in files and accounts come back, those that touch another word marked as doubtful', () => {
  const text =
    'Maria Gonzalez sent Gonzalez_CV.pdf, gonzalez-cv.pdf, MariaGonzalez.docx and mgonzalez84 from /home/mgonzalez/docs.';
  const conversation = createConversation();
  const { restored, spans } = restore(conversation.prompt(text).text, conversation.committed);
  expect(restored).toBe(text);
  expect(spans.filter(({ kind }) => kind === 'doubtful').map(({ original }) => original.toLowerCase())).toEqual([
    'gonzalez',
    'gonzalez',
  ]);
});
