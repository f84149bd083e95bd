import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { entities } from '../../../main/engine/privacy/entities';
import { restore } from '../../../main/engine/privacy/restore';
import { createConversation } from '../core/conversation';
import { replacement } from '../core/replacement';
import { contextOf } from './context';

const births = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'DATE_OF_BIRTH')
    .map(({ start, end }) => text.slice(start, end));

const said = [
  ['She was born in nineteen sixty-three in Hull.', 'nineteen sixty-three'],
  ['My dad, born nineteen oh nine, lied about it.', 'nineteen oh nine'],
  ['I was born in two thousand and three.', 'two thousand and three'],
  ['Ich bin neunzehnhundertdreiundsechzig geboren.', 'neunzehnhundertdreiundsechzig'],
  ['Meine Oma, geboren im Jahr neunzehnhundertelf, lebt noch.', 'neunzehnhundertelf'],
  ['Mon père est né en mille neuf cent soixante-trois.', 'mille neuf cent soixante-trois'],
  ['Je suis née en deux mille un.', 'deux mille un'],
  ['Nací en mil novecientos sesenta y tres.', 'mil novecientos sesenta y tres'],
  ['Sono nato nel millenovecentosessantatré a Lecce.', 'millenovecentosessantatré'],
  ['Ik ben geboren in negentienhonderddrieënzestig.', 'negentienhonderddrieënzestig'],
  ['Ik ben geboren in negentiendrieënzestig.', 'negentiendrieënzestig'],
  ['Urodziłam się w tysiąc dziewięćset sześćdziesiątym trzecim roku.', 'tysiąc dziewięćset sześćdziesiątym trzecim'],
  ['Urodził się w dwa tysiące drugim roku.', 'dwa tysiące drugim'],
  ['Nasci em mil novecentos e sessenta e três.', 'mil novecentos e sessenta e três'],
  ['Jag är född nittonhundrasextiotre.', 'nittonhundrasextiotre'],
  ['我出生于一九六三年。', '一九六三'],
  ['我1963年出生，属兔。', '1963'],
  ['他是1963年生的。', '1963'],
  ['我爸是63年的，我妈是65年的。', '63', '65'],
  ['她生于1963年。', '1963'],
  ['母は1963年に生まれました。', '1963'],
  ['父は1963年、札幌で生まれた。', '1963'],
  ["Born in '63 and still dancing.", '63'],
  ["Sono nata nell'63.", '63'],
  ['Je suis née en 63.', '63'],
  ['Urodziłem się w 1987 roku, a moja żona w 1990.', '1987', '1990'],
  ['Я родился в 1985 году, мой отец в 1955, сестра моложе.', '1985', '1955'],
  ['Klaus Berg (geb. 1956) wohnt allein.', '1956'],
  ['Anna Kowalska (ur. 1956) mieszka sama.', '1956'],
  ['Juan Pérez (n. 1956) vive solo.', '1956'],
  ['Torbjörn (f. 1956) bor ensam.', '1956'],
  ['Herta Lenz (* 1956) lebt allein.', '1956'],
  ['She was born in Gdynia in 1932.', '1932'],
  ['Born near Kraków, 1956, he is retired.', '1956'],
  ['My dad was born in a village outside Cork in 1947.', '1947'],
  ['My aunt was born in Lviv, then Poland, in 1937.', '1937'],
  ['My neighbour, born in Cluj (Romania) in 1949, left.', '1949'],
  ['I was born and raised in Derry, 1974.', '1974'],
  ['Father: b. Aberdeen, 1938; mother: b. Oban, 1941.', '1938', '1941'],
  ['Grandma (b. Gdynia 1932) is here.', '1932'],
  ['Meine Oma, geboren in Kassel 1938, lebt noch.', '1938'],
  ['Oma kam 1938 in Kassel zur Welt.', '1938'],
  ['Er wurde 1944 in einem Dorf bei Passau geboren.', '1944'],
  ['Mon père, né à Marseille en 1938, est mort.', '1938'],
  ['Mi abuela nació en Sevilla en 1930.', '1930'],
  ['Mio zio è nato a Torino nel 1947.', '1947'],
  ['Oma, in 1929 in Zwolle geboren, lebt noch.', '1929'],
  ['Moja babcia urodziła się w Gdyni w 1932 roku.', '1932'],
  ['A minha mãe nasceu em Viseu, Portugal, em 1953.', '1953'],
  ['Mormor föddes i Lund 1931.', '1931'],
  ['爷爷1930年生于苏州。', '1930'],
  ['祖母は1932年に青森で生まれました。', '1932'],
] as const;

describe('a year of birth in words, in characters or in two digits', () => {
  test.each(said)('%s', (text, ...years) => expect(births(text)).toEqual(years));

  test.each(said)('goes as another year in the same writing: %s', (text, ...years) => {
    const sent = createConversation().prompt(text, { epsilon: 0.1 });
    for (const [at, { original, surrogate }] of sent.findings
      .filter(({ type }) => type === 'DATE_OF_BIRTH')
      .entries()) {
      expect(original).toBe(years[at]);
      expect(/\d/.test(surrogate)).toBe(/\d/.test(original));
      expect(entities.DATE_OF_BIRTH.canonical(surrogate)).toMatch(/^(?:19|20)\d\d$/);
    }
    // What stands for it is found again, as the same.
    expect(births(sent.text)).toHaveLength(years.length);
  });

  test('is one value with the same year in digits', () => {
    const { canonical } = entities.DATE_OF_BIRTH;
    for (const written of [
      'nineteen sixty-three',
      'neunzehnhundertdreiundsechzig',
      'tysiąc dziewięćset sześćdziesiątym trzecim',
      'negentiendrieënzestig',
      '一九六三',
      '63',
    ])
      expect(canonical(written)).toBe('1963');
  });
});

test.each([
  'nineteen oh four',
  'two thousand and three',
  'neunzehnhundertzwei',
  'mille neuf cent dix-sept',
  'mil novecientos ocho',
  'negentienelf',
  'tysiąc dziewięćset czternastym',
  'nittonhundratolv',
  '一九〇四',
  '30',
  '47',
  '04',
])('enciphered, %s comes back by the key alone', (written) => {
  const { alternatives, canonical } = entities.DATE_OF_BIRTH;
  for (let chat = 0; chat < 30; chat++) {
    const surrogate = alternatives?.fpe?.protect(written, contextOf(`chat ${chat}`)) ?? '';
    expect(canonical(surrogate)).toMatch(/^\d{4}$/);
    expect(canonical(alternatives?.fpe?.recover(surrogate, contextOf(`chat ${chat}`)) ?? '')).toBe(canonical(written));
  }
});

describe('a day of birth in the scripts without spaces', () => {
  test.each([
    ['我生于1963年2月9日，住在南京。', '1963年2月9日'],
    ['他生於1963年2月9日。', '1963年2月9日'],
    ['我的生日是2月9日。', '2月9日'],
    ['她生日2月9号', '2月9号'],
    ['誕生日は2月9日です。', '2月9日'],
    ['娘は2015年2月9日に生まれました。', '2015年2月9日'],
  ])('%s', (text, day) => expect(births(text)).toEqual([day]));
});

test.each([
  '这种矛盾产生于1984年。',
  '事故发生于1984年2月9日。',
  '公司1984年生产了三台机器。',
  '那首歌是84年的。',
  '1984年のロサンゼルス五輪を見た。',
  'The nineteen eighty-four Olympics were in Los Angeles.',
  'Born in 30 minutes from now.',
  'She was born in a house of nineteen rooms.',
  'Two thousand and one nights.',
  'Mille neuf cent personnes sont venues.',
  'Tysiąc dziewięćset osób.',
  'Negentien mensen kwamen.',
  'She was born in Leeds and moved to York in 1990.',
  'My brother moved the year after, in 1985.',
  'He was born in Leeds. In 1941 the war was on.',
  'Née à Lyon, mariée en 1978 à Paris.',
  'Geboren in Kassel und seit 1985 in Ulm wohnhaft.',
  'Urodzony w Łodzi i mieszka tam od 1990 roku.',
  'Nació en Vigo y en 1961 se mudó a Lugo.',
  'He was born in Leeds and died in York in 1990.',
  'The idea was born in Paris in 1968.',
  'Reggae was born in Kingston in 1968.',
  '1958 wurde in Kassel das Museum gebaut.',
])('no birth: %s', (text) => expect(births(text)).toEqual([]));

describe('a date of birth whose year has two digits', () => {
  const { canonical } = entities.DATE_OF_BIRTH;

  test.each([
    ['06.07.63', '1963-07-06'],
    ['6/13/41', '1941-06-13'],
    ['6 Jul 55', '1955-07-06'],
    ['06.07.30', '1930-07-06'],
    ['06.07.12', '2012-07-06'],
    ['06.07.84', '1984-07-06'],
  ])('%s is the day in the century that somebody was born in', (written, day) => expect(canonical(written)).toBe(day));

  test('moves as the same one with four digits does', () => {
    const sent = createConversation().prompt('Lena, geb. 06.07.63. Ihr Bruder Udo, geb. 06.07.1963.');
    const [short, long] = sent.findings
      .filter(({ type }) => type === 'DATE_OF_BIRTH')
      .map(({ surrogate }) => surrogate);
    expect(long?.slice(-2)).toBe(short?.slice(-2));
    expect(long?.slice(6, 8)).toBe('19');
  });

  test.each([
    ['06.07.63', '06.07.1963'],
    ['6 Jul 55', '6 Jul 1955'],
    ['6. Juli 41', '6. Juli 1941'],
    ['06.07.12', '06.07.2012'],
  ])('enciphered, %s becomes the same day as %s, and both come back', (short, long) => {
    const { fpe } = entities.DATE_OF_BIRTH.alternatives ?? {};
    for (let chat = 0; chat < 20; chat++) {
      const context = contextOf(`chat ${chat}`);
      const [one = '', other = ''] = [short, long].map((each) => fpe?.protect(each, context));
      expect(canonical(one)).toBe(canonical(other));
      // A month's name may come back in another form of it.
      for (const each of [one, other]) expect(canonical(fpe?.recover(each, context) ?? '')).toBe(canonical(short));
    }
  });

  test.each([
    ['DOB 6 Jul 55', '6 Jul 55'],
    ['Oma, geb. 6. Juli 55, wohnt hier.', '6. Juli 55'],
    ['Mamie est née le 6 juillet 55 à Nantes.', '6 juillet 55'],
    ['Nació el 6 de julio del 55.', '6 de julio del 55'],
    ['He was born July 6, 55', 'July 6, 55'],
  ])('is found with it behind a month\u2019s name: %s', (text, day) => expect(births(text)).toEqual([day]));

  test.each(['She was born on 6 Jul 55 km from here.', 'On 6 Jul 55 people came.', 'We ate on July 6, 55 of us.'])(
    'takes no number for it: %s',
    (text) => {
      const found = detect(text, { decisions: [], known: [] }).map(({ start, end }) => text.slice(start, end));
      expect(found.join()).not.toContain('55');
    },
  );

  test.each([
    ['born on 17 August 1967', 'born on 6 July 1963'],
    ['born on 17.08.67', 'born on 06.07.63'],
  ])('comes back from a reply that says %s', (reply, restored) => {
    const replacements = [replacement('DATE_OF_BIRTH', '06.07.63', '17.08.67')];
    expect(restore(`You were ${reply}.`, replacements).restored).toBe(`You were ${restored}.`);
  });
});

describe('a day that is told to be a birth', () => {
  test.each([
    ['Lena was born on 3 May 1984.', 'The form says 1984-05-03.', '3 May 1984', '1984-05-03', 'The river runs by.'],
    ['Lena wurde am 3. Mai 1984 geboren.', 'Das Blatt sagt 03.05.84.', '3. Mai 1984', '03.05.84', 'Der Fluss ist nah.'],
    ['Lena est née le 3 mai 1984.', 'La carte dit 03/05/1984.', '3 mai 1984', '03/05/1984', 'La rivière est là.'],
    ['Lena nació el 3 de mayo de 1984.', 'Ahí pone 03.05.1984.', '3 de mayo de 1984', '03.05.1984', 'El río es lento.'],
  ])('is one in any other part of a long text: %s … %s', (told, again, day, other, sentence) => {
    const prose = Array.from({ length: 80 }, () => sentence).join(' ');
    expect(births(`${told} ${prose}\n\n${prose}\n\n${again}`)).toEqual([day, other]);
    expect(births(`${again} ${prose}\n\n${prose}\n\n${told}`)).toEqual([other, day]);
  });

  test.each([
    'Né le : 27/02/1985 (40 ans)',
    'geboren am 27.02.1985 (40 Jahre)',
    'DOB 27/02/1985 [40]',
    'ur. 27.02.1985 (lat 40)',
  ])('tells an age in brackets behind: %s', (text) => {
    const ages = detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'AGE');
    expect(ages.map(({ start, end }) => text.slice(start, end))).toEqual(['40']);
  });

  test('is one in a later prompt of its chat, and another day is not', () => {
    const text = 'Das Formular sagt 03.05.84, und am 04.05.84 war Umzug.';
    const found = detect(text, { decisions: [], known: [{ type: 'DATE_OF_BIRTH', value: '3 May 1984' }] });
    expect(found.map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
      ['DATE_OF_BIRTH', '03.05.84'],
      ['DATE', '04.05.84'],
    ]);
  });
});

test.each([
  ['Becker was born in Leeds in 1950.', '1950'],
  ['La Rossi è nata a Bari nel 1961.', '1961'],
  ['La Chiqui nació en Vigo en 1984.', '1984'],
  ['The baker was born in Kassel in 1958.', '1958'],
  ['I was born in Kassel before the war, in 1938.', '1938'],
  ['He was born in a small town, County Cork, in 1950.', '1950'],
])('is somebody’s year, with a place before it: %s', (text, year) => expect(births(text)).toEqual([year]));

describe('a year told by how far it is from that of a birth', () => {
  test.each([
    ['I was born 3 May 1984, my brother the year after, in 1985.', '3 May 1984', '1985'],
    ['Ich bin 1984 geboren, mein Bruder ein Jahr später, 1985.', '1984', '1985'],
    ['Je suis née en 1984, ma sœur deux ans plus tard, en 1986.', '1984', '1986'],
    ['Nací en 1984 y mi hermano dos años después, en 1986.', '1984', '1986'],
    ['Ik ben in 1984 geboren, mijn broer twee jaar later, in 1986.', '1984', '1986'],
    ['Nasci em 1984 e a minha irmã dois anos depois, em 1986.', '1984', '1986'],
    ['Jag är född 1984, min bror två år senare, 1986.', '1984', '1986'],
    ['I was born in 1984, my brother Tom was born two years later, in 1986.', '1984', '1986'],
    ['My dad was born in 1950, my mother died three years later, in 1953.', '1950'],
    ['Je suis né en 1984, ma sœur est partie un an plus tard, en 1985.', '1984'],
    ['I was born in 1984, we moved to Leeds a year later, in 1985.', '1984'],
    ['I was born in 1984, my dad lost his job at the mill in town a year later, in 1985.', '1984'],
  ])('is of somebody’s birth: %s', (text, ...values) => expect(births(text)).toEqual(values));
});

describe('a birthday beside the date of birth', () => {
  /** Month and day of a date; of a month of a year both without the day. */
  const partsOf = (surrogate: string): string[] => {
    const [year = '', month = '', day = ''] = entities.DATE_OF_BIRTH.canonical(surrogate).split(/(?<=.)-/);
    return [year, month, day];
  };
  const sentOf = (...prompts: string[]): string[][] => {
    const chat = createConversation();
    return prompts.flatMap((text) =>
      chat
        .prompt(text, { epsilon: 0.3 })
        .findings.filter(({ type }) => type === 'DATE_OF_BIRTH')
        .map(({ surrogate }) => partsOf(surrogate)),
    );
  };

  test.each([
    ['I was born 3 May 1984 and my birthday is on the 3rd of May.'],
    ['Geboren am 3. Mai 1984; Geburtstag feiere ich am 3. Mai.'],
    ['Je suis née le 3 mai 1984 et mon anniversaire est le 3 mai.'],
    ['Nací el 3 de mayo de 1984, mi cumpleaños es el 3 de mayo.'],
    ['Mia madre è nata il 7 luglio 1951, il 7 luglio ha compiuto 73 anni.'],
    ['Ik ben geboren op 3 mei 1984; mijn verjaardag is 3 mei.'],
    ['Urodziłem się 3 maja 1984, urodziny mam 3 maja.'],
    ['Nasci a 3 de maio de 1984 e faço anos a 3 de maio.'],
    ['Jag är född den 3 maj 1984 och fyller år den 3 maj.'],
    ['3 Mayıs 1984 doğumluyum, doğum günüm 3 Mayıs.'],
    ['我出生于1984年5月3日，我的生日是5月3日。'],
    ['1984年5月3日生まれで、誕生日は5月3日です。'],
    ['My DOB is 1984-05-03.', 'My birthday is on 3 May.'],
  ])('is the same day of the year: %s', (...prompts) => {
    const [[, month, day] = [], [, otherMonth, otherDay] = [], ...more] = sentOf(...prompts);
    expect([otherMonth, otherDay, more.length]).toEqual([month, day, 0]);
  });

  test('and so are its month and year', () => {
    const [whole = [], part = []] = sentOf('DOB 3 May 1984. Born in May 1984.');
    expect(part).toEqual([whole[0], whole[1], '']);
  });

  test('of another day is another, and a day of anything else is no birthday', () => {
    const [[, month, day] = [], other = []] = sentOf('I was born 3 May 1984, her birthday is on the 4th of May.');
    expect([other[1], other[2]]).not.toEqual([month, day]);
    expect(births('I was born 3 May 1984. The rent is due on 3 May.')).toEqual(['3 May 1984']);
  });
});

describe('a day beside the year of a birth', () => {
  test.each([
    ['I am 44, born in 1981, on 9 May 1981.', '1981', '9 May 1981'],
    ['Born in 1992 (14 March 1992), I moved to Hull on 4 May 2012.', '1992', '14 March 1992'],
    ['Je suis né en 1976, le 3 mars 1976, à Lyon.', '1976', '3 mars 1976'],
    ['Ich bin 1969 geboren, am 14. Mai 1969 in Köln.', '1969', '14. Mai 1969'],
    ['Nací en 1988, el 2 de enero de 1988.', '1988', '2 de enero de 1988'],
    ['Sono nata nel 1979: il 5 maggio 1979, a Bari.', '1979', '5 maggio 1979'],
    ['我出生于1984年，1984年7月6日。', '1984', '1984年7月6日'],
    ['I was born in 1984, on 6 July.', '1984', '6 July'],
    ['On 6 July 1984 it was hot: I was born in 1984.', '6 July 1984', '1984'],
  ])('is of the birth as well: %s', (text, ...values) => expect(births(text)).toEqual(values));

  test.each([
    ['I was born in 1984. The factory closed on 6 July 1984.', '1984'],
    ['He was born in 1950 and died on 3 May 2011.', '1950'],
    ['She was born in 1990, we married on 12 June 2015.', '1990'],
    ['Geboren 1971; am 4. Mai 1971 brannte die Fabrik.', '1971'],
    ['I was born in 1984, and my lease ends on 6 July.', '1984'],
  ])('is none where it is of another year, a death or another sentence: %s', (text, ...values) =>
    expect(births(text)).toEqual(values),
  );

  test('moves with it', () => {
    const sent = createConversation().prompt('I am 44, born in 1981, on 9 May 1981.').text;
    const [, year, , again] = /born in (\d{4}), on (\d+ \p{L}+) (\d{4})/u.exec(sent) ?? [];
    expect(again).toBe(year);
    expect(sent).not.toContain('1981');
  });
});

test.each([
  'Der Verein (gegr. 1956) hat 40 Mitglieder.',
  'siehe oben (s. 1956)',
  'the result (n = 1956) holds',
  'Ich bin in Kassel geboren, Abitur 1998.',
  'Geboren in Kassel, Studium in Bonn 1998.',
  'My son was born when I was 31; he is 14 and I am 45.',
  'The Bauhaus was born in Weimar in 1919.',
  'Judo was born in Tokyo in 1982.',
  'NATO was born in Washington in 1949.',
  'Facebook was born in Cambridge in 2004.',
  'Smith (see n. 1956)',
])('no year of birth: %s', (text) => expect(births(text)).toEqual([]));

test('the next day of a list of births is one, whoever it is of', () => {
  expect(births('He was born on 3 March 1962 and she on 14 June 1965.')).toEqual(['3 March 1962', '14 June 1965']);
});
