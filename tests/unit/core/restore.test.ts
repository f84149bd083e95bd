import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement, unchanged } from './replacement';

/** One conversation: originals on the left, what the model saw on the right. */
const replacements = [
  replacement('PERSON', 'Maria Gonzalez', 'Elena Costa'),
  replacement('PERSON', 'Jean-Luc Müller', 'Jörg Weiß'),
  replacement('PERSON', 'Anna Maria van der Berg', 'Julia Sofia van der Linden'),
  replacement('PERSON', 'Katarzyna Wiśniewska', 'Agnieszka Zielińska'),
  replacement('PERSON', 'Tom Hale', 'Mark Rose'),
  replacement('PERSON', 'Priya', 'Leila'),
  replacement('ORGANIZATION', 'Nordwind GmbH', 'Südhafen GmbH'),
  replacement('ORGANIZATION', 'Acme Robotics', 'Lumen Textiles'),
  replacement('LOCATION', 'Boston', 'Dayton'),
  replacement('LOCATION', '12 High Street, Springfield', '47 Elm Road, Riverton'),
  replacement('LOCATION', '12345', '54321'),
  replacement('LOCATION', 'Lindenweg 4', 'Kirchstraße 9'),
  replacement('LOCATION', '北京', '东京'),
  replacement('EMAIL_ADDRESS', 'maria.gonzalez@acme.org', 'elena.costa@lumen.net'),
  replacement('PHONE_NUMBER', '+1 617 555 0123', '+1 415 232 9876'),
  replacement('PHONE_NUMBER', '+49 171 5550123', '+49 160 9876543'),
  replacement('CREDIT_CARD', '4111 1111 1111 1111', '4539 5787 6362 1486'),
  replacement('IBAN_CODE', 'DE89 3704 0044 0532 0130 00', 'DE21 5001 0517 5407 3249 31'),
  replacement('US_SSN', '078-05-1120', '219-09-9999'),
  replacement('ID_NUMBER', 'PA-443-991', 'KX-271-608'),
  replacement('MONEY', '$84,500', '$87,100'),
  replacement('MONEY', '€1.2 million', '€1.31 million'),
  replacement('MONEY', '1.234,50 €', '1.198,75 €'),
  replacement('AGE', '34', '37'),
  replacement('DATE', 'March 14, 2025', 'March 28, 2025'),
  replacement('DATE', '9 November', '23 November'),
  replacement('DATE_OF_BIRTH', '2 May 1987', '2 May 1991'),
  replacement('PERSON', 'Dr. Weber', '[PERSON_1]'),
];

/** A reply, what the user reads, and which places are doubtful in it. */
type Case = [reply: string, restored: string, ...doubtful: string[]];

const check = (cases: readonly Case[]): void => {
  test.each(cases)('%s', (reply, expected, ...doubtful) => {
    const { restored, spans } = restore(reply, replacements);
    expect(restored).toBe(expected);
    expect(spans.filter(({ kind }) => kind === 'doubtful').map(({ start, end }) => restored.slice(start, end))).toEqual(
      doubtful,
    );
  });
};

describe('names', () => {
  check([
    ['Elena Ferrante wrote it, not Elena.', 'Maria Ferrante wrote it, not Maria.', 'Maria'],
    [
      'Isabel Costa and Costa Rica; Elena\nCosta',
      'Isabel Gonzalez and Gonzalez Rica; Maria\nGonzalez',
      'Gonzalez',
      'Gonzalez',
    ],
    ['Dayton Abbey is in Dayton.', 'Boston Abbey is in Boston.', 'Boston'],
    ['Dear Elena Costa,', 'Dear Maria Gonzalez,'],
    ['ELENA COSTA', 'MARIA GONZALEZ'],
    ['elena costa', 'maria gonzalez'],
    ['Elena, Ms. Costa and Mrs Costa', 'Maria, Ms. Gonzalez and Mrs Gonzalez'],
    ["Elena's car, Costa’s house, the Costas' house", "Maria's car, Gonzalez’s house, the Gonzalez' house"],
    ["l'Elena et d’Elena, qu'Elena, un amico d'Elena", "l'Maria et de Maria, que Maria, un amico de Maria"],
    ['Costa, Elena', 'Gonzalez, Maria'],
    ['E. Costa; E.Costa; Elena C.', 'M. Gonzalez; M.Gonzalez; Maria G.'],
    ['(E.C.) and E. C.', '(M.G.) and M. G.'],
    ['Elena\nCosta', 'Maria\nGonzalez'],
    ['Elena  Costa', 'Maria  Gonzalez'],
    ['Elena\u00a0Costa', 'Maria\u00a0Gonzalez'],
    ['Elenas Brief an Frau Costa', 'Marias Brief an Frau Gonzalez', 'Marias'],
    ['Jörgs Haus', 'Jean-Lucs Haus', 'Jean-Lucs'],
    ['Herr Weiß, Herr WEISS und Joerg Weiss', 'Herr Müller, Herr MÜLLER und Jean-Luc Müller'],
    ['Jorg Weiß', 'Jean-Luc Müller'],
    ['Julia Linden', 'Anna Berg'],
    ['Julia Sofia', 'Anna Maria'],
    ['Frau van der Linden', 'Frau van der Berg'],
    ['Agnieszkę Zielińską', 'Katarzynę Wiśniewską', 'Katarzynę'],
    ['Pani Zielińskiej', 'Pani Wiśniewskiej'],
    ['Elena-Marie went home', 'Maria-Marie went home', 'Maria'],
    ['the Costa-Akte', 'the Gonzalez-Akte', 'Gonzalez'],
    ['Leila said so', 'Priya said so'],
    ['Elenaville, Costanza and Mcelena', 'Elenaville, Costanza and Mcelena'],
    ['elena', 'maria', 'maria'],
    ['I will mark the rose', 'I will mark the rose'],
    ['Mark Rose', 'Tom Hale'],
    ['Mark the date. Ask Mark.', 'Tom the date. Ask Tom.', 'Tom', 'Tom'],
    ['Elena and Costa agree', 'Maria and Gonzalez agree'],
    ['[PERSON_1], PERSON_1 and [PERSON_10]', 'Dr. Weber, Dr. Weber and [PERSON_10]'],
    ['[PERSON\\_1]', 'Dr. Weber'],
  ]);
});

describe('marks, escapes and code', () => {
  check([
    ['**Elena Costa**', '**Maria Gonzalez**'],
    ['**Elena** Costa', '**Maria** Gonzalez'],
    ['_Elena_ **Costa**', '_Maria_ **Gonzalez**'],
    ['`Elena Costa`', '`Maria Gonzalez`'],
    ['**E**lena **C**osta', '**Maria** **Gonzalez**'],
    ['snake_Elena_case, snake_elena_case', 'snake_Maria_case, snake_elena_case', 'Maria'],
    ['{"name":"Elena Costa","n":1}', '{"name":"Maria Gonzalez","n":1}'],
    ['"\\u0045lena Costa\\nline"', '"Maria Gonzalez\\nline"'],
    ['"J\\u00f6rg Weiß"', '"Jean-Luc M\\u00fcller"'],
    ['name=Elena%20Costa&x=1', 'name=Maria%20Gonzalez&x=1'],
    ['J%C3%B6rg', 'Jean-Luc'],
    ['name=Elena+Costa', 'name=Maria+Gonzalez'],
    ['&#69;lena Costa', 'Maria Gonzalez'],
    ['elena-costa, elena.costa', 'maria-gonzalez, maria.gonzalez'],
    ['elena_costa', 'maria_gonzalez'],
    ['| Elena Costa | 3 |', '| Maria Gonzalez | 3 |'],
    ['Elena\u200b Costa', 'Maria\u200b Gonzalez'],
  ]);
});

describe('link targets stay as they came', () => {
  check([
    ['[Elena](https://x.test/?q=Elena)', '[Maria](https://x.test/?q=Elena)'],
    ['![Elena](//x.test/Elena "Elena")', '![Maria](//x.test/Elena "Elena")'],
    ['[a](<https://x.test/Elena Costa>) Elena', '[a](<https://x.test/Elena Costa>) Maria'],
    ['[a](x\\)Elena) Elena', '[a](x\\)Elena) Maria'],
    ['https://x.test/?q=Elena%20Costa Elena', 'https://x.test/?q=Elena%20Costa Maria'],
    ['www.x.test/Elena, Elena', 'www.x.test/Elena, Maria'],
    ['https&#58;//x.test/Elena Elena', 'https&#58;//x.test/Elena Maria'],
    ['ht&#116;ps&colon;//x.test/\\nElena Elena', 'ht&#116;ps&colon;//x.test/\\nElena Maria'],
    ['https:\\//x.test/-Elena Elena', 'https:\\//x.test/-Elena Maria'],
    ['[r]: https://x.test/Elena\nElena', '[r]: https://x.test/Elena\nMaria'],
    ['[r]: <//x.test/Elena Costa>', '[r]: <//x.test/Elena Costa>'],
    ['<a href="https://x.test/?q=Elena Costa">Elena</a>', '<a href="https://x.test/?q=Elena Costa">Maria</a>'],
    ["<img src='//x.test/Elena'>", "<img src='//x.test/Elena'>"],
    ['<mailto:elena.costa@lumen.net>', '<mailto:elena.costa@lumen.net>'],
    ['mailto:elena.costa@lumen.net', 'mailto:elena.costa@lumen.net'],
    ['url(//x.test/Elena)', 'url(//x.test/Elena)'],
  ]);
});

describe('places and organisations', () => {
  check([
    ['Südhafen GmbH, at Südhafen', 'Nordwind GmbH, at Nordwind'],
    ['Suedhafen GmbH', 'Nordwind GmbH'],
    ['LUMEN TEXTILES', 'ACME ROBOTICS'],
    ['Dayton’s weather, Daytons Wetter', 'Boston’s weather, Bostons Wetter', 'Bostons'],
    ['47 Elm Road, Riverton. In Riverton', '12 High Street, Springfield. In Springfield'],
    ['Daytona Beach', 'Daytona Beach'],
    ['54321 Dayton, 1-54321', '12345 Boston, 1-12345', '12345'],
    ['Kirchstraße 9, die Kirchstraße, Kirchstrasse', 'Lindenweg 4, die Lindenweg, Lindenweg'],
    ['东京在哪里', '北京在哪里'],
  ]);
});

describe('addresses and numbers', () => {
  check([
    ['elena.costa@lumen.net', 'maria.gonzalez@acme.org'],
    ['ELENA.COSTA@LUMEN.NET.', 'MARIA.GONZALEZ@ACME.ORG.'],
    ['`elena.costa@…`', '`maria.gonzalez@…`', 'maria.gonzalez@'],
    ['elena.costa@other.com', 'maria.gonzalez@other.com', 'maria.gonzalez@'],
    ['the domain lumen.net', 'the domain acme.org', 'acme.org'],
    ['xelena.costa@lumen.net', 'xelena.costa@acme.org', '@acme.org'],
    ['(415) 232-9876', '(617) 555-0123'],
    ['415.232.9876 and +14152329876', '617.555.0123 and +16175550123'],
    ['0160 9876543, 0160/98 76 543', '0171 5550123, 0171/55 50 123'],
    ['0049 160 9876543', '0049 171 5550123'],
    ['4152329876123', '4152329876123'],
    ['4539-5787-6362-1486', '4111-1111-1111-1111'],
    ['the card ending in 1486', 'the card ending in 1111'],
    ['**** 1486, xxxx-1486', '**** 1111, xxxx-1111'],
    ['room 1486', 'room 1486'],
    ['DE21500105175407324931', 'DE89370400440532013000'],
    ['219 09 9999', '078 05 1120'],
    ['KX271608', 'PA443991'],
    ['kx-271-6081', 'kx-271-6081'],
  ]);
});

describe('amounts', () => {
  check([
    ['You earn $87,100.', 'You earn $84,500.'],
    ['87,100 dollars, USD 87,100, US$87,100', '84,500 dollars, USD 84,500, US$84,500'],
    ['87.100 $ or 87.100,00 $ or 87 100 $', '84.500 $ or 84.500,00 $ or 84 500 $'],
    ['$87.1k and $0.0871 million', '$84.5k and $0.0845 million'],
    ['\\$87,100', '\\$84,500'],
    ['**$87,100** a year', '**$84,500** a year'],
    ['€1.31 million, 1.310.000 €, €1,310,000', '€1.2 million, 1.200.000 €, €1,200,000'],
    ['€1,198.75', '€1,234.50'],
    ['| Salary | 87,100 |', '| Salary | 84,500 |', '84,500'],
    ['€87,100', '€87,100'],
    ['$87,100,000 and $87,100.50', '$87,100,000 and $87,100.50'],
    ['87,100km', '87,100km'],
    ['$7,258.33 a month', '$7,258.33 a month'],
  ]);
});

describe('ages and dates', () => {
  check([
    ['at 37 years old', 'at 34 years old'],
    ['a 37-year-old', 'a 34-year-old'],
    ['37 Jahre alt', '34 Jahre alt'],
    ['Elena (37) and', 'Maria (34) and'],
    ['within 37 days', 'within 37 days'],
    ['37% of 37 items', '37% of 37 items'],
    ['137 years old', '137 years old'],
    ['on March 28, 2025', 'on March 14, 2025'],
    ['28 March 2025 and the 28th of March', '14 March 2025 and the 14th of March'],
    ['2025-03-28, 28.03.2025, 3/28/2025', '2025-03-14, 14.03.2025, 3/14/2025'],
    ['am 28. März 2025, le 28 mars 2025', 'am 14. März 2025, le 14 mars 2025'],
    ['Mar 28', 'Mar 14'],
    ['in March 2025', 'in March 2025', 'March 2025'],
    ['March 28, 2024', 'March 28, 2024'],
    ['Version 28.03', 'Version 28.03'],
    ['23 November', '9 November'],
    ['November 23, 2025', 'November 9, 2025', 'November 9, 2025'],
    ['born on 2 May 1991', 'born on 2 May 1987'],
    ['you were born in 1991', 'you were born in 1987'],
    ['born in 1991', 'born in 1987', '1987'],
    ['since 1991', 'since 1991'],
  ]);
});

test('a sum that follows from noised ones is marked and left as it came', () => {
  const { restored, spans } = restore('That is $7,258.33 a month, and $87,100 a year.', replacements);
  expect(restored).toBe('That is $7,258.33 a month, and $84,500 a year.');
  expect(spans.map(({ kind, start, end }) => [kind, restored.slice(start, end)])).toEqual([
    ['derived', '$7,258.33'],
    ['restored', '$84,500'],
  ]);
});

test('sums are not marked where no amount was noised, nor where the user sent them', () => {
  expect(restore('It costs $30.', []).spans).toEqual([]);
  expect(restore('It costs $30.', replacements, unchanged('A ticket for $30')).spans).toEqual([]);
});

test('two originals with one stand-in are doubtful', () => {
  const two = [
    replacement('PERSON', 'Maria Gonzalez', 'Elena Costa'),
    replacement('PERSON', 'Ruth Klein', 'Sara Costa'),
  ];
  const { restored, spans } = restore('Elena Costa, Sara and Ms. Costa', two);
  expect(restored).toBe('Maria Gonzalez, Ruth and Ms. Gonzalez');
  expect(spans.map(({ kind }) => kind)).toEqual(['restored', 'restored', 'doubtful']);
});

test('one original in two writings is not doubtful', () => {
  const two = [replacement('PERSON', 'Maria', 'Elena'), replacement('PERSON', 'MARIA', 'ELENA')];
  expect(restore('Elena', two)).toMatchObject({ restored: 'Maria', spans: [{ kind: 'restored' }] });
  expect(restore('ELENA, Elena', two.toReversed()).restored).toBe('MARIA, Maria');
});

test('a stand-in that the user also sent as a plain word is doubtful', () => {
  const one = [replacement('PERSON', 'Maria Gonzalez', 'Elena Costa')];
  expect(restore('Costa', one).spans).toMatchObject([{ kind: 'restored' }]);
  expect(restore('Costa', one, unchanged('A cup at Costa, please')).spans).toMatchObject([{ kind: 'doubtful' }]);
  expect(restore('Elena Costa', one, unchanged('A cup at Costa, please')).spans).toMatchObject([{ kind: 'restored' }]);
});

test('a place says which replacement it is of', () => {
  const { spans } = restore('Ask Elena.', replacements);
  expect(spans).toEqual([
    {
      start: 4,
      end: 9,
      receivedStart: 4,
      receivedEnd: 9,
      type: 'PERSON',
      kind: 'restored',
      original: 'Maria Gonzalez',
      surrogate: 'Elena Costa',
      note: null,
    },
  ]);
});

describe('holding back', () => {
  const given = (chunk: string): string => createStreamRestorer(replacements).push(chunk).restored;

  test('plain text is given out at once', () => {
    for (const text of ['Thank you for asking. ', 'In the first place, ', '**Next** steps: ', 'a/b (c) '])
      expect(given(text)).toBe(text);
  });

  test('only what could still become a stand-in waits', () => {
    expect(given('Dear El')).toBe('Dear ');
    expect(given('Dear Elx')).toBe('Dear Elx');
    expect(given('Dear Elena Costa')).toBe('Dear ');
    expect(given('Dear Elena Costa, ')).toBe('Dear Maria Gonzalez, ');
    expect(given('in March')).toBe('in ');
    expect(given('in Marching')).toBe('in Marching');
    expect(given('50 % \\')).not.toContain('\\');
  });

  test('the end gives out the rest', () => {
    const restorer = createStreamRestorer(replacements);
    expect(restorer.push('by Elena').restored).toBe('by ');
    expect(restorer.end()).toMatchObject({ restored: 'Maria', received: 'Elena' });
  });
});

test.each([
  ['B. Logar', 'H. Wagner'],
  ['B.A. Logar', 'H.P. Wagner'],
  ['Ben A. Logar', 'Hans P. Wagner'],
])('%s of a given name that is a particle elsewhere is %s', (reply, restored) => {
  const hans = replacement('PERSON', 'Hans Peter Wagner', 'Ben Agastya Logar');
  expect(restore(reply, [hans]).restored).toBe(restored);
});

test.each([
  ['the Walshes', 'the Kellers'],
  ['Walshs Brief', 'Kellers Brief'],
])('%s, with the ending of a name in -sh, is %s', (reply, restored) => {
  expect(restore(reply, [replacement('PERSON', 'Maria Keller', 'Winnie Walsh')]).restored).toBe(restored);
});

test.each([
  ['eine Karlsruher Kanzlei', 'Karlsruhe', 'eine Göttinger Kanzlei'],
  ['eine Farmsen-Berner Kanzlei', 'Farmsen-Berne', 'eine Göttinger Kanzlei'],
  ['eine Bad Kreuznacher Kanzlei', 'Bad Kreuznach', 'eine Göttinger Kanzlei'],
])('%s is of a town as a whole', (reply, town, restored) => {
  expect(restore(reply, [replacement('LOCATION', 'Götting', town)]).restored).toBe(restored);
});

test('a short name with a firm behind it is doubtful, not left as it is', () => {
  const { restored, spans } = restore('ThysGmbH', [replacement('PERSON', 'Peter Janssen', 'Filipe Thys')]);
  expect(restored).toBe('JanssenGmbH');
  expect(spans).toMatchObject([{ kind: 'doubtful' }]);
});

test('a piece of two letters of a double name is doubtful, and "M. O’…" may be Monsieur', () => {
  const anna = replacement('PERSON', 'Anna Schmidt-Weber', 'Rosalinda Mathenjwa-Kc');
  expect(restore('Herr Kc', [anna])).toMatchObject({ restored: 'Herr Weber', spans: [{ kind: 'doubtful' }] });
  const jean = replacement('PERSON', "Jean O'Connor", "Mathys O'Emin");
  expect(restore("M. O'Emin", [jean]).spans).toMatchObject([{ kind: 'doubtful' }]);
});
