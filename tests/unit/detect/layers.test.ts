import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { entities } from '../../../main/engine/privacy/entities';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

/** What the model would answer: each value where it first stands in the text. */
const read = (text: string, ...values: [string, EntityType, number?][]): Tagged[] =>
  values.map(([value, type, score = 0.95]) => asRead(text, value, type, score));

const found = (text: string, tagged?: readonly Tagged[]): string[] =>
  detect(text, { decisions: [], known: [], tagged }).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

describe('the model and the lists', () => {
  it('agree that what only a list knows is a word where the text asks', () => {
    const text = 'Explain what Madge does in a build.';
    expect(found(text, [])).toEqual([]);
  });
  it.each([
    'Meine Großeltern leben seit der Wende hier.',
    'Mein Opa wurde nach der Wende arbeitslos.',
    'Im Winter ist meine Oma gestürzt, seit dem Winter geht sie am Stock.',
  ])('agree that a German noun behind when or where is nobody: %s', (text) => {
    expect(found(text, []).filter((each) => each.startsWith('PERSON'))).toEqual([]);
  });
  it('but keep whom one is with', () => {
    expect(found('Ich war gestern mit der Wende beim Arzt, meine Frau war krank.', [])).toContain('PERSON Wende');
  });
  it('keep a cued name that the model did not see', () => {
    expect(found('Tell my sister Xochitl that I am late.', [])).toEqual(['PERSON Xochitl']);
  });
  it('take the model’s edges of a name', () => {
    const text = 'Lädst du Katharina zum Geburtstag ein?';
    expect(found(text, read(text, ['Katharina', 'PERSON']))).toEqual(['PERSON Katharina']);
  });
  it('take the lists’ edges where they know more of the name', () => {
    const text = 'We met Torbjörn Lindqvist at the harbour.';
    expect(found(text, read(text, ['Torbjörn', 'PERSON']))).toEqual(['PERSON Torbjörn Lindqvist']);
  });
  it('believe a cue before the model’s type', () => {
    const text = 'My employer is Amazon and they cut my hours.';
    expect(found(text, read(text, ['Amazon', 'NRP', 0.63]))).toEqual(['ORGANIZATION Amazon']);
  });
});

describe('a span of the model', () => {
  it.each([
    ['We called Dr. Zöllner.', 'Dr. Zöllner', 'PERSON', ['PERSON Zöllner']],
    ["That is Priya's flat.", "Priya's", 'PERSON', ['PERSON Priya']],
    ['I saw Mr Okafor.', 'Mr Okafor', 'ORGANIZATION', ['PERSON Okafor']],
    ['Ruth Marsh, Noah came.', 'Ruth Marsh, Noah', 'PERSON', ['PERSON Ruth Marsh', 'PERSON Noah']],
    ['Feier: Lena und Jakob, im Mai.', 'Lena und Jakob', 'PERSON', ['PERSON Lena', 'PERSON Jakob']],
    ['We read Ortega y Gasset.', 'Ortega y Gasset', 'PERSON', ['PERSON Ortega y Gasset']],
    ['We moved to Lindenweg 4, 50667 Köln.', 'Lindenweg 4, 50667 Köln', 'ADDRESS', ['ADDRESS Lindenweg 4, 50667 Köln']],
    ['We meet in Raum 214.', 'Raum 214', 'ADDRESS', []],
    ['She came on Monday in 2019.', 'Monday in 2019', 'DATE', []],
  ] as const)('in "%s" has the edges that a stand-in needs', (text, value, type, expected) => {
    expect(found(text, read(text, [value, type]))).toEqual(expected);
  });
  it('does not cover an e-mail address', () => {
    const text = 'Write to Ana ana@acme.com please.';
    expect(found(text, read(text, ['Ana ana@acme.com', 'PERSON']))).toEqual([
      'PERSON Ana',
      'EMAIL_ADDRESS ana@acme.com',
    ]);
  });
  it('is a stray where the same word stands often and was read otherwise', () => {
    const text = 'Install Zorbex first. Zorbex needs Node. Run Zorbex and close Zorbex.';
    expect(found(text, read(text, ['Zorbex', 'ORGANIZATION']))).toEqual([]);
  });
});

describe('general knowledge', () => {
  it.each([
    [
      'Is Paris bigger than Lyon?',
      [
        ['Paris', 'LOCATION'],
        ['Lyon', 'LOCATION'],
      ],
    ],
    [
      'Napoleon was born in Corsica in 1769.',
      [
        ['Napoleon', 'PERSON'],
        ['Corsica', 'LOCATION'],
      ],
    ],
    ['Write a poem in the style of Goethe.', [['Goethe', 'PERSON']]],
    [
      'List five films by Akira Kurosawa and Agnès Varda.',
      [
        ['Akira Kurosawa', 'PERSON'],
        ['Agnès Varda', 'PERSON'],
      ],
    ],
    ['Why was Louis XVI executed?', [['Louis', 'PERSON']]],
  ] as [string, [string, EntityType][]][])('is left alone: "%s"', (text, values) => {
    expect(found(text, read(text, ...values))).toEqual([]);
  });
  it.each([
    ['How do I write to my brother Michael Jordan?', [['Michael Jordan', 'PERSON']], ['PERSON Michael Jordan']],
    ['Where should my family live, in Paris or Lyon?', [['Paris', 'LOCATION']], ['LOCATION Paris']],
    ['The outage hit Corsica hard.', [['Corsica', 'LOCATION']], ['LOCATION Corsica']],
  ] as [string, [string, EntityType][], string[]][])('is not what is somebody’s: "%s"', (text, values, expected) => {
    expect(found(text, read(text, ...values))).toEqual(expected);
  });
});

describe('descriptions by list, where a cue makes them somebody’s', () => {
  it.each([
    ['I was diagnosed with asthma.', 'MEDICAL_CONDITION asthma'],
    ['Meine Mutter leidet an Epilepsie.', 'MEDICAL_CONDITION Epilepsie'],
    ['She works as a nurse.', 'OCCUPATION nurse'],
    ['Nationality: Polish', 'NRP Polish'],
  ])('%s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });
  it.each([
    'What are the symptoms of asthma?',
    'Draft a job advertisement for a nurse.',
    'Translate this into Polish.',
  ])('not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('risk', () => {
  const risks = (text: string): number[] => detect(text, { decisions: [], known: [] }).map(({ risk }) => risk);
  it('of a name alone is less than of a name with an illness in its sentence', () => {
    const [alone = 9] = risks('My sister Anna called.');
    const [accompanied = 0] = risks('My sister Anna was diagnosed with asthma.');
    expect(alone).toBeLessThan(accompanied);
  });
  it('of a name is the highest beside a number that is a key to someone, and so is that of the number', () => {
    expect(risks('My sister Anna has the IBAN DE89 3704 0044 0532 0130 00.')).toEqual([5, 5]);
    expect(risks('My sister Anna has the phone number +49 30 901820.')).toEqual([5, 5]);
  });
  it('of every identifier is the highest by itself', () => {
    const identifiers = [
      'EMAIL_ADDRESS',
      'PHONE_NUMBER',
      'IBAN_CODE',
      'CREDIT_CARD',
      'SECRET',
      'INSURANCE_NUMBER',
      'VIN',
    ] as const;
    for (const type of identifiers) expect(entities[type].risk).toBe(5);
  });
  it('of a home is higher beside a name', () => {
    const [home = 9] = risks('12 Juniper Street');
    const [, beside = 0] = risks('Anna Kowalska, 12 Juniper Street');
    expect(beside).toBeGreaterThan(home);
  });
  it('does not rise by what another sentence says', () => {
    expect(risks('My sister Anna called. I was diagnosed with asthma.')[0]).toBe(risks('My sister Anna called.')[0]);
    expect(risks('My sister Anna called. She was diagnosed with asthma.')).toEqual(
      risks('My sister Anna was diagnosed with asthma.'),
    );
  });
});

describe('a small word of the model', () => {
  it.each([
    ['allora scrivimelo quando arrivi a casa mia che ti aspetto', 'scrivimelo'],
    ['entonces contestame cuando llegues a la casa de mi madre', 'contestame'],
    ['bonsoir ma voiture est en panne et jrentre pas ce soir', 'jrentre'],
  ])('is a verb with its pronoun, and nobody: %s', (text, value) => {
    expect(found(text, read(text, [value, 'PERSON', 0.9]))).toEqual([]);
  });
});

describe('the model’s names in capitals', () => {
  it.each([
    ['The letters FRCS, MBChB, stood on my door.', 'MBChB', 'ORGANIZATION'],
    ['My aunt holds a BEd Primary Teaching from there.', 'BEd Primary Teaching', 'ORGANIZATION'],
    ['PAINT ME A TERRARIUM', 'TERRARIUM', 'PERSON'],
  ] as const)('are no degree and no last word of a shouted request: %s', (text, value, type) => {
    expect(found(text, read(text, [value, type, 0.9]))).toEqual([]);
  });
  it('are names where somebody shouts of one’s own', () => {
    const text = 'MY NEIGHBOUR ZOLTRIX TOOK MY BIKE, WRITE TO HIM';
    expect(found(text, read(text, ['ZOLTRIX', 'PERSON', 0.9]))).toContain('PERSON ZOLTRIX');
  });
});

describe('names that look like something else', () => {
  it.each(['MICHAEL', 'FRENKLI', 'MIRELDA', 'JD Zoltrix', 'PhD Zoltrix', 'Master Zoltrix'])(
    'a degree is a listed one that no name follows: %s',
    (value) => {
      const text = `They wrote that ${value} called about rent.`;
      expect(found(text, read(text, [value, 'PERSON'])).join()).toContain(value.split(' ').at(-1));
    },
  );
  it.each(['MRCGP', 'FRCS', 'MIMechE', 'FCA FRSA', 'BA', 'JD'])('%s is one', (value) => {
    const text = `The letters ${value} stood on my door.`;
    expect(found(text, read(text, [value, 'ORGANIZATION', 0.98]))).toEqual([]);
  });
  it.each([
    'TELL VANDERGROOT HIS RENT IS DUE',
    'WRITE A NOTE FROM VANDERGROOT',
    'DRAFT A LETTER, MR VANDERGROOT OWES RENT',
    'ESCRIBE A VANDERGROOT QUE LA RENTA VENCE',
    'SCHREIBE AN VANDERGROOT WEGEN DER MIETE',
  ])('the last word of a shouted request is somebody behind a title or beside a word of people: %s', (text) => {
    expect(found(text, read(text, ['VANDERGROOT', 'PERSON', 0.9]))).toContain('PERSON VANDERGROOT');
  });
  it('in a script that the model was not taught, one listed word or a capital within a sentence bears the name', () => {
    const text = 'Вчера Желтобрюх Иван подписал договор аренды.';
    expect(found(text, read(text, ['Желтобрюх Иван', 'PERSON', 0.8]))).toContain('PERSON Желтобрюх Иван');
    const within = 'Вчера Зурбаган Желтоногов подписал договор аренды.';
    expect(found(within, read(within, ['Зурбаган Желтоногов', 'PERSON', 0.8]))).toContain('PERSON Зурбаган Желтоногов');
    const neither = 'Зурбаган желтоногий подписал договор аренды.';
    expect(found(neither, read(neither, ['Зурбаган желтоногий', 'PERSON', 0.8]))).toEqual([]);
  });
});

describe('a single name between back ticks', () => {
  it.each([
    ['Fix the grammar:\n```\nOttoline called in sick, Zendrik covers\n```', 'Zendrik'],
    ['Shifts:\n```\nZendrik (34), Thursday off\n```', 'Zendrik'],
    ['Invite these:\nMarkward;\nZendrik;\nHaldis;', 'Zendrik'],
    ['Rewrite `Zendrik is late again` for our board.', 'Zendrik'],
  ])('or in a list stays a name where its line is no code: %s', (text, value) => {
    expect(found(text, read(text, [value, 'PERSON']))).toContain(`PERSON ${value}`);
  });
  it.each([
    ['```js\nconst team = [new Member("Zendrik")];\n```', 'Zendrik'],
    ["```sql\nSELECT id FROM staff WHERE first = 'Zendrik';\n```", 'Zendrik'],
    ['Why does `greet("Zendrik")` fail?', 'Zendrik'],
  ])('is nobody’s in a program: %s', (text, value) => {
    expect(found(text, read(text, [value, 'PERSON']))).toEqual([]);
  });
});

describe('a single name in a program', () => {
  it.each([
    'erika = Member("Erika", 31)\nerika.join(otto, 5)',
    'members = ["Erika", "Otto"]\nprint(greet("Erika"))',
    'const erika = new Member("Erika");',
  ])('is nobody’s: %s', (text) => {
    expect(found(text, read(text, ['Erika', 'PERSON', 0.9]))).toEqual([]);
  });
  it('is somebody’s where it is full, in a record or in a sentence', () => {
    const full = 'owner = Member("Erika Brandtner", 31)';
    expect(found(full, read(full, ['Erika Brandtner', 'PERSON']))).toEqual(['PERSON Erika Brandtner']);
    const record = '{"first_name": "Ottoline", "city": "Ely"}';
    expect(found(record, read(record, ['Ottoline', 'PERSON']))).toContain('PERSON Ottoline');
    const said = 'I called Erika (my aunt).';
    expect(found(said, read(said, ['Erika', 'PERSON']))).toEqual(['PERSON Erika']);
  });
});
