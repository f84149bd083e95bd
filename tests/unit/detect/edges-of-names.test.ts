import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

/** What is found where the model read some values as one type. */
const found = (text: string, read: string, type: EntityType): string[] => {
  const tagged = read.split('|').map((value) => asRead(text, value, type, 0.9));
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => ['PERSON', 'ORGANIZATION', 'ADDRESS', 'POSTAL_CODE'].includes(span.type))
    .map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
};

describe('what somebody is stays outside of the name', () => {
  test.each([
    ['die Halle schließt Hausmeister Zumbusch um acht', 'Hausmeister Zumbusch', 'PERSON Zumbusch'],
    // A trade in another language is a name in this one.
    ['She and my sister told us that Perpetua Hollis will drive', 'Perpetua Hollis', 'PERSON Perpetua Hollis'],
    ['la parrocchia e la Perpetua Rosanna hanno detto che il parroco è malato', 'Perpetua Rosanna', 'PERSON Rosanna'],
    ['igår ringde hustrun, och Hustrun Gullbritt grät', 'Hustrun Gullbritt', 'PERSON Gullbritt'],
    ['Dann kam Nachbarin Irmtraud Wüstner dazu', 'Nachbarin Irmtraud Wüstner', 'PERSON Irmtraud Wüstner'],
    ['Ieri Moglie Ottavia ha chiamato', 'Moglie Ottavia', 'PERSON Ottavia'],
  ])('%s', (text, read, name) => {
    expect(found(text, read, 'PERSON')).toEqual([name]);
  });
  test.each([
    ['Herrn Rechtsanwalt Dr. Ekkehard Stubenrauch', ['Ekkehard Stubenrauch']],
    ['Sehr geehrter Herr Notar Prof. Wüstner,', ['Wüstner']],
    ['Herr Wüstner kommt mit Dr. Quast.', ['Wüstner', 'Quast']],
  ])('before a title: %s', (text, names) => {
    const spans = detect(text, { decisions: [], known: [] });
    expect(spans.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end))).toEqual(
      names,
    );
  });
  test.each(['Müller Anna', 'Weber Irmtraud'])('a family name that is a trade, too, stays inside: %s', (name) => {
    expect(found(`Bitte ${name} auf die Liste setzen`, name, 'PERSON')).toEqual([`PERSON ${name}`]);
  });
});

describe('a legal form, or partners and their trade, make a firm', () => {
  test.each([
    ['min hyresvärd Bostads AB Tranviken svarar inte', 'Bostads AB Tranviken', 'Bostads AB Tranviken'],
    ['die Zumbusch GmbH Süd zahlt nicht', 'Zumbusch GmbH Süd', 'Zumbusch GmbH Süd'],
    ['Mijn vader werkte bij Hoeksma en Zonen.', 'Hoeksma|Zonen', 'Hoeksma en Zonen'],
    ['La factura es de Beltrán e Hijos.', 'Beltrán|Hijos', 'Beltrán e Hijos'],
    ['To: Whitcombe & Dray Lettings', 'Whitcombe|Dray Lettings', 'Whitcombe & Dray Lettings'],
    ['wir haben Wüstner & Quast Rechtsanwälte gefragt', 'Wüstner|Quast', 'Wüstner & Quast Rechtsanwälte'],
    ['chez Kerdraon & Quéméneur Notaires ce matin', 'Kerdraon|Quéméneur', 'Kerdraon & Quéméneur Notaires'],
  ])('%s', (text, read, firm) => {
    expect(found(text, read, 'PERSON')).toEqual([`ORGANIZATION ${firm}`]);
  });
  test('what a question begins with is no part of it', () => {
    const [text, read] = ['Does Hartwell Quarry open on Sunday?', 'Does Hartwell Quarry'];
    expect(found(text, read, 'ORGANIZATION')).toEqual(['ORGANIZATION Hartwell Quarry']);
  });
  test('what says that somebody may or will is a name where nothing is asked', () => {
    const text = 'May Hartwell GmbH still owes me money.';
    expect(found(text, 'May Hartwell GmbH', 'ORGANIZATION')).toEqual(['ORGANIZATION May Hartwell GmbH']);
  });
  test('somebody and theirs are no firm', () => {
    expect(found('Adam and Sons of the valley', 'Adam', 'PERSON')).toEqual(['PERSON Adam']);
  });
  test('two who are joined are two', () => {
    expect(found('Greetings from Folasade & Torbjörn Ekvall', 'Folasade|Torbjörn Ekvall', 'PERSON')).toEqual([
      'PERSON Folasade',
      'PERSON Torbjörn Ekvall',
    ]);
  });
});

describe('a door without a house is no address', () => {
  test.each([
    ['Kündigung der Wohnung 3. OG links zum Mai', 'Wohnung 3. OG links'],
    ['le bruit vient de l’appt 12 la nuit', 'appt 12'],
    ['il rumore viene dal 2. piano destra', '2. piano destra'],
    ['flat 4 is too loud', 'flat 4'],
  ])('%s', (text, read) => {
    expect(found(text, read, 'ADDRESS')).toEqual([]);
  });
  test('behind its house it is a part of one', () => {
    expect(found('Ich wohne Talgrundweg 7, Wohnung 12', 'Talgrundweg 7, Wohnung 12', 'ADDRESS')).toEqual([
      'ADDRESS Talgrundweg 7, Wohnung 12',
    ]);
  });
});

test('a year before what was made in it is no postal code', () => {
  const text = 'lives at 14 Alder Street, Leeds, driving a 2021 RAV4 and the 2019 Golf';
  expect(found(text, 'Leeds', 'LOCATION').filter((each) => each.startsWith('POSTAL_CODE'))).toEqual([]);
});

describe('a word of the language or of a game is no name', () => {
  test.each([
    ['so äh ich stammel das mal eben runter', 'stammel', 'PERSON'],
    ['sag mal, wie knöpf ich das hemd richtig zu', 'knöpf', 'PERSON'],
    ['hij praat en ik mompel maar wat tegen de muur', 'mompel', 'PERSON'],
    ['After 1. d4 d5 2. c4 what should White play?', 'White', 'PERSON'],
    ['Nach 1. e4 e5 steht Schwarz doch gut, oder?', 'Schwarz', 'PERSON'],
  ] as const)('%s', (text, read, type) => {
    expect(found(text, read, type)).toEqual([]);
  });
  test.each([
    ['dann rief ich jonas an und sagte ab', 'jonas'],
    ['gisteren zag ik wibbe nog bij de kassa', 'wibbe'],
    ['Mr White has not paid the rent', 'White'],
  ])('where somebody is named it stays one: %s', (text, read) => {
    expect(found(text, read, 'PERSON')).toEqual([`PERSON ${read}`]);
  });
});

describe('a Chinese family name belongs to the given name that was read', () => {
  test.each([
    ['你有宋炎彬的消息吗？', '炎彬', '宋炎彬'],
    ['我和令狐驰一起吃饭。', '驰', '令狐驰'],
    ['请问小雨在吗？', '小雨', '小雨'],
    ['我和小雨吃饭。', '小雨', '小雨'],
  ])('%s', (text, read, name) => {
    expect(found(text, read, 'PERSON')).toEqual([`PERSON ${name}`]);
  });
});
