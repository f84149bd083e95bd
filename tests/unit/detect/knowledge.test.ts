import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { isRequestText } from '../../../main/engine/privacy/detect/public/requests';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

type Value = readonly [value: string, type: EntityType];

/** What a model that reads everything as somebody's own would answer: each value wherever it stands. */
const found = (text: string, ...values: Value[]): string[] => {
  const tagged: Tagged[] = values.flatMap(([value, type]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'gu'))].map(({ index }) => ({
      start: index,
      end: index + value.length,
      type,
      score: 0.95,
    })),
  );
  return detect(text, { decisions: [], known: [], tagged }).map(
    ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
  );
};
const persons = (...names: string[]): Value[] => names.map((name) => [name, 'PERSON']);

describe('is general knowledge, whoever reads it as a name', () => {
  it.each([
    [
      'someone made up in a story that is asked for',
      'Write a story about a shy blacksmith named Odalric who finds a key.',
      persons('Odalric'),
    ],
    [
      'someone made up in a story, in German',
      'Erfinde ein Märchen über eine kleine Hexe namens Walburga und ihre Katze.',
      persons('Walburga'),
    ],
    [
      'a figure beside another, with a title',
      'Pretend you are Sherlock Holmes and tell Dr Watson why leaves are green.',
      persons('Sherlock Holmes', 'Watson'),
    ],
    [
      'peers and judges',
      'Explain in one sentence why Lord Penhallow and Whitcombe LJ dissented.',
      persons('Penhallow', 'Whitcombe'),
    ],
    [
      'persons of a work that is asked about by its title',
      'In "The Salt Road", why does Benedicta Crane trust Mr Holloway, and what does Prudence say?',
      persons('Benedicta Crane', 'Holloway', 'Prudence'),
    ],
    ['names as words', 'Explain where Inga and Lydia come from as given names.', persons('Inga', 'Lydia')],
    [
      'persons of a work that is to be summed up',
      'Schreibe eine Zusammenfassung von Schillers „Die Räuber“: Karl und Franz, der Graf, Amalia.',
      persons('Karl', 'Franz', 'Amalia'),
    ],
    [
      'persons of works that are compared',
      'Porównaj „Lalkę” i „Ziemię obiecaną”: Izabela Łęcka kontra Maks Baum.',
      persons('Izabela Łęcka', 'Maks Baum'),
    ],
    ['who won in a year', 'Wat was er anders in 1963 (Reinier Paping) dan in 1985?', persons('Reinier Paping')],
    ['a queen of a game', 'Design a board game about bees with a queen called Maya.', persons('Maya')],
    ['a creature of a cartoon', 'Who are Professor Oak and Brock in the anime?', persons('Oak', 'Brock')],
    [
      'a figure by a given name and the one by which everybody knows him',
      'Warum verlor Heinrich 1180 sein Land, und welche Rolle spielte Friedrich Barbarossa dabei?',
      persons('Friedrich Barbarossa'),
    ],
    [
      'sentences for a Latin lesson',
      'Translate into Latin: "Marcus sees the girl. Julia lives in Rome." Explain the cases.',
      [...persons('Marcus', 'Julia'), ['Rome', 'LOCATION'] as Value],
    ],
    [
      'names as words, in German',
      'Erkläre Herkunft und Bedeutung der Vornamen Inga und Lydia.',
      persons('Inga', 'Lydia'),
    ],
    ['a figure read as a place', 'Summarise what Arendt wrote on Eichmann.', [['Eichmann', 'LOCATION'] as Value]],
    [
      'an essay about a time long past',
      'Write an essay on the Sforza court in Milan. In 1482 Bellincioni arrived, and by 1494 Ludovico ruled alone.',
      [...persons('Bellincioni', 'Ludovico', 'Sforza'), ['Milan', 'LOCATION'] as Value],
    ],
    [
      'a bibliography',
      'Format in APA: Okamura, T. (2016). Tides. Ocean Letters, 12(3), 44–51. Brandl et al. (2019). Foam. Ocean Letters, 15(1), 2–9.',
      persons('Okamura', 'Brandl'),
    ],
    [
      'a case',
      'Summarise the ratio of Pemberton v Askew [1911] 2 KB 90 and of Rowe v Lindqvist (1904) for the revision cards.',
      persons('Pemberton', 'Askew', 'Rowe', 'Lindqvist'),
    ],
    [
      'a case of a firm',
      'Summarise Whitlow v Pemberton Lamp Co [1911] 2 KB 90 and Rowe v Lindqvist (1904) for the law exam, with the court.',
      [['Pemberton Lamp Co', 'ORGANIZATION'], ...persons('Whitlow', 'Rowe', 'Lindqvist')] as Value[],
    ],
    [
      'forms of firms that are compared',
      'Welche Unterschiede gibt es zwischen GmbH, UG, AG, OHG und KG bei der Haftung?',
      [],
    ],
    [
      'the plot of a novel',
      'Summarise the plot of the novel in which Aldous Fenn leaves Marrow Hill and the widow Oakes burns the mill. Which symbols matter?',
      [...persons('Aldous Fenn', 'Oakes'), ['Marrow Hill', 'LOCATION'] as Value],
    ],
    [
      'persons whom the writer makes up',
      "I'm writing a crime novel. My detective is called Ottilie Grange and her rival is Piers Malloy. Suggest a motive.",
      persons('Ottilie Grange', 'Piers Malloy'),
    ],
    [
      'a sum for a class',
      'Alice has 14 pears and Carol has twice as many. How many pears do they have altogether? Make up a similar word problem.',
      persons('Alice', 'Carol'),
    ],
    [
      'a chapter, with its titles',
      'Summarize chapter 4: Mr. Hargreave proposes, Lavinia refuses, and Mrs. Pole laughs.',
      persons('Hargreave', 'Lavinia', 'Pole'),
    ],
    [
      'a long article about a time long past, that asks for nothing',
      `${'The town grew around its bridge and lived from wool, salt and the tolls of the river. '.repeat(8)}In 1387 the bishop gave it to Walram of Ysel, and by 1402 Dirk had lost it in a war over tolls.`,
      [...persons('Walram', 'Dirk'), ['Ysel', 'LOCATION'] as Value],
    ],
    [
      'a list beside a figure',
      'Compare the pianos of Chopin, Liszt and Thalberg for a talk on the concert hall.',
      persons('Chopin', 'Liszt', 'Thalberg'),
    ],
    [
      'a law with a name',
      'Explain Zollner’s law and the Karelin effect in physics, with one experiment each.',
      persons('Zollner', 'Karelin'),
    ],
    ['a figure that somebody loves', 'My uncle loved Beethoven. Write three lines about it.', persons('Beethoven')],
    [
      'someone made up, whom the story has in the middle',
      'Tell me a short bedtime story about a sleepy owl called Odalric and his lamp. Make it funny.',
      persons('Odalric'),
    ],
    [
      'judges who are named together',
      'Compare how Whitcombe CJ and Aldous LJ read it.',
      persons('Whitcombe', 'Aldous'),
    ],
    [
      'a figure in a record by a name that few bear',
      'name,department\nWinston Churchill,history',
      persons('Winston Churchill'),
    ],
    [
      'what a model is asked to imagine',
      'Imagine a village where Odo Marrow rules in 1340. By 1350 Wilfrid has it.',
      persons('Odo Marrow', 'Wilfrid'),
    ],
    ['a product that somebody uses', 'Why does WhatsApp crash when I open it?', persons('WhatsApp')],
  ] as [string, string, Value[]][])('%s', (_, text, values) => {
    expect(found(text, ...values)).toEqual([]);
  });
});

describe('is somebody’s own', () => {
  it.each([
    [
      'by a full name in a story that is asked for',
      'Write a long story about a lighthouse keeper called Maria Gonzalez who lives in Lyon.',
      ['Maria Gonzalez'],
    ],
    [
      'by a full name in a limerick, and by the given one',
      'Compose a limerick about a tired plumber named Derek Osgood. Derek drinks tea.',
      ['Derek Osgood', 'Derek'],
    ],
    [
      'by a full name that few have, in a scene',
      'Write me a funny scene with a dentist called Odalric Venn.',
      ['Odalric Venn'],
    ],
    [
      'by a full name in a story, in German',
      'Schreibe eine Geschichte über eine Försterin namens Lena Vogt.',
      ['Lena Vogt'],
    ],
    [
      'by a full name in a story, in French',
      'Invente un conte sur une boulangère nommée Chloé Marchand.',
      ['Chloé Marchand'],
    ],
    [
      'by a full name in a story, in Spanish',
      'Escribe un cuento sobre un cartero llamado Iván Pedrosa.',
      ['Iván Pedrosa'],
    ],
    [
      'in a letter, whatever it is called',
      'Dear Mr Churchill,\nplease call me.\nKind regards,\nAgatha Poirot',
      ['Churchill', 'Poirot'],
    ],
    [
      'beside a telephone number',
      'Write to Diana Ross, +1 212 555 0147, about the novel that she returned in March.',
      ['Diana Ross'],
    ],
    ['in a post that asks nothing', 'Marisol finally beat Tom at chess last night, what a game.', ['Marisol', 'Tom']],
    ['in a wish', 'Write a birthday poem for Anna Kowalska, who loves cycling and cheese.', ['Anna Kowalska']],
    ['in a story for a child', 'Write a bedtime story about Lena, 6, who is afraid of the dark.', ['Lena']],
    [
      'when a relative teaches history',
      'My aunt Hedwig teaches about Napoleon. What should Hedwig say of 1812?',
      ['Hedwig', 'Hedwig'],
    ],
    [
      'in a file',
      'Translate into German: "The biopsy of Owen Maddox is clear. The patient teaches physics."',
      ['Maddox'],
    ],
    [
      'in a comparison of candidates',
      'Compare these two candidates for the physics chair: Ingrid Solheim (12 papers) and Tomasz Wrona (9 papers).',
      ['Ingrid Solheim', 'Tomasz Wrona'],
    ],
    [
      'by a full name that nobody knows, in a question',
      'Do you know the songs of the film? Nancy Sommer sang two of them in our bar.',
      ['Nancy Sommer'],
    ],
    [
      'in an account that is told again, in Spanish',
      'Resume la historia de una paciente que se llama Rocío Benavides.',
      ['Rocío Benavides'],
    ],
    [
      'in an account that is told again, in French',
      "Résume l'histoire d'une patiente nommée Amélie Dubois.",
      ['Amélie Dubois'],
    ],
    ['in an account that is told again', 'Write the true story of a nurse named Ottilie Grange.', ['Ottilie Grange']],
    ['in a record, called like a figure', 'name,department\nPaul Newman,Accounts\nSort it.', ['Paul Newman']],
    [
      'in a list with a telephone number, called like a figure',
      'Sort: name,department,phone\nPaul Newman,Accounts Payable,415-555-0134',
      ['Paul Newman'],
    ],
    ['with initials like a judge’s', 'Do I ask Anoop CJ about leave?', ['Anoop']],
    ['in a record', '{"name": "Ylva Marquardt", "score": 12} Convert it to CSV.', ['Ylva Marquardt']],
  ] as [string, string, string[]][])('%s', (_, text, names) => {
    const spans = found(text, ...persons(...names)).filter((span) => span.startsWith('PERSON '));
    const last = (name: string): string => name.split(' ').at(-1) ?? '';
    expect(spans.map(last)).toEqual(names.map(last));
  });
  it('where an employer is called like a figure', () => {
    const text = 'I have been with Lessing since May, how do I resign?';
    expect(found(text, ['Lessing', 'ORGANIZATION'])).toContain('ORGANIZATION Lessing');
  });
  it('in a post that begins a sentence with imagine', () => {
    expect(isRequestText('Odo left on Monday. Imagine the silence here. We miss him.')).toBe(false);
    expect(isRequestText('Imagine my surprise when Odo left the office.')).toBe(false);
    expect(isRequestText('Imagine a city under water.')).toBe(true);
    expect(isRequestText('The city is under water. Draw it at night.')).toBe(true);
  });
  it('where only a part of a figure’s name is the friend’s', () => {
    const text = 'My friend Harry wants a Harry Potter cake.';
    expect(found(text, ['Harry Potter', 'PERSON'])).toEqual(['PERSON Harry']);
    expect(found(text)).toEqual(['PERSON Harry']);
  });
});

describe('a firm and its town', () => {
  it.each([
    ['My colleague at Solrosen i Luleå called.', 'Solrosen i Luleå', ['Solrosen', 'Luleå']],
    ['Meine Mutter liegt im Marienstift in Passau.', 'Marienstift in Passau', ['Marienstift', 'Passau']],
    ['Pracuję w Agromiks w Siedlcach od maja.', 'Agromiks w Siedlcach', ['Agromiks', 'Siedlcach']],
  ])('are two in "%s"', (text, read, parts) => {
    expect(found(text, [read, 'ORGANIZATION'])).toEqual([`ORGANIZATION ${parts[0]}`, `LOCATION ${parts[1]}`]);
  });
  it('are one where the town is part of the name', () => {
    expect(found('My sister works at Universidad de Getafe.', ['Universidad de Getafe', 'ORGANIZATION'])).toEqual([
      'ORGANIZATION Universidad de Getafe',
    ]);
  });
});

describe('introductions', () => {
  it.each([
    ['我叫陈雨桐，今年在读大学。', '陈雨桐'],
    ['我的名字是李明，请多关照。', '李明'],
    ['佐々木美咲と申します。', '佐々木美咲'],
    ['名前はひなたです。', 'ひなた'],
    ['제 이름은 김민서이고 학생이에요.', '김민서'],
    ['저는 박지훈입니다.', '박지훈'],
    ['Меня зовут Лариса, я учительница.', 'Лариса'],
    ['مرحبا، اسمي خالد وأعمل هنا', 'خالد'],
    ['मेरा नाम सुनीता है।', 'सुनीता'],
  ])('in "%s" name %s', (text, name) => {
    expect(found(text)).toContain(`PERSON ${name}`);
  });
  it.each(['我叫他来吃饭。', '我是老师。', '저는 학생입니다.', '私は学生です。'])('not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
  it('are no part of the name that the model reads with them', () => {
    const text = 'اسمي خالد، أكتب رسالة';
    expect(found(text, ['اسمي خالد', 'PERSON'])).toEqual(['PERSON خالد']);
  });
});

describe('beside somebody', () => {
  it('a figure by the full name stays one, a contact in the next sentence is not theirs', () => {
    const text = 'Our neighbour Priya cooks like Gordon Ramsay and burns it all. Ask her: priya.k@mail.org';
    expect(found(text, ...persons('Priya', 'Gordon Ramsay'))).toEqual([
      'PERSON Priya',
      'EMAIL_ADDRESS priya.k@mail.org',
    ]);
  });
  it('a lord who is written to is somebody', () => {
    const text = 'Dear Lord Penhallow,\nour lease ends in May. May we stay on?\nKind regards,\nTomasz Reda';
    expect(found(text, ...persons('Penhallow', 'Tomasz Reda'))).toContain('PERSON Penhallow');
  });
  it('a club that everybody knows is nobody’s own', () => {
    const text = 'My nephew Leo cheers for Benfica every week.';
    expect(found(text, ['Leo', 'PERSON'], ['Benfica', 'ORGANIZATION'])).toEqual(['PERSON Leo']);
  });
  it('one of a pair that everybody knows is no mention of somebody', () => {
    const text = 'My daughter Juliet has a part in Romeo and Juliet. Juliet is nervous.';
    const at = text.lastIndexOf('Juliet');
    const spans = detect(text, { decisions: [], known: [], tagged: [] });
    expect(spans.map(({ start }) => start)).toEqual([text.indexOf('Juliet'), at]);
  });
});
