import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { replacement, unchanged } from '../core/replacement';

/** Numbers that are a stand-in's by their digits, and in a reply somebody else's or of something else. */

const sums = [replacement('MONEY', '470', '450'), replacement('MONEY', '86.40', '85.20')];
const bills = 'My nursery bill is\n\n and electricity\n\n. Where can I save?';
const read = (reply: string) => restore(reply, sums, unchanged(bills));

describe('a sum that was sent without a currency is none', () => {
  test.each([
    'It takes 450 steps.',
    'Room 450.',
    'See page 450.',
    'Route 450',
    'Take bus 450 downtown.',
    'Error 450',
    'Article 450 says so.',
    'There are 450 species.',
    'Flight 450 leaves at noon.',
    'Preheat the oven to 450.',
    'Bake at 450, then rest.',
    'You scored 450.',
    'Python 85.20 is out.',
    'Chapter 85.20',
    'Calories: 450',
    'Modell: 450',
    'Type (450)',
    '#450',
    'The price list is on page 450.',
    'Zimmer 450',
    'Siehe Paragraf 450, Absatz 2.',
    'Die Linie 450 fährt dorthin.',
    'La page 450.',
    'la salle 450, au fond',
    'ruta 450',
    'la pagina 450',
    'kamer 450',
    'pokój 450',
    'sida 450',
    'Комната 450',
    'Oda 450',
    '450号房间',
    '第450页',
  ])('%s', (reply) => expect(read(reply)).toEqual({ restored: reply, spans: [] }));
});

describe('a sum that was sent without a currency comes back, with a doubt', () => {
  test.each([
    'The nursery costs 450.',
    'Nursery: 450',
    '- Nursery: **450**',
    '| Nursery | 450 |',
    'The nursery (450) is dear.',
    'Electricity at 85.20 is fine.',
    'Your nursery is 450, power 85.20.',
    'Your rent of 450 is high.',
    'That leaves 450.',
    'Together it is 450 and 85.20.',
    '450 + 85.20 = 535.20',
    'Du zahlst 450.',
    'La crèche coûte 450.',
    'El alquiler de 450 es alto.',
    'Il costo di 450 è alto.',
    '房租450',
  ])('%s', (reply) => {
    const { restored, spans } = read(reply);
    expect(restored).toBe(reply.replace('450', '470').replace('85.20', '86.40'));
    // The result of a calculation is marked besides.
    const kinds = spans.map(({ kind }) => kind).filter((kind) => kind !== 'derived');
    expect(new Set(kinds)).toEqual(new Set(['doubtful']));
  });
});

describe('a year of birth', () => {
  const kindOf = (reply: string): string[] =>
    restore(reply, [replacement('DATE_OF_BIRTH', '1985', '1989')]).spans.map(({ kind }) => kind);

  test.each([
    'You were born in 1989.',
    'If you were born in 1989, wait.',
    'Your wife Anna, born in 1989, can retire.',
    'Your father was born in 1989.',
    'your birth year of 1989',
    'Du bist 1989 geboren.',
    'Deine Frau ist 1989 geboren.',
    'Da Sie 1989 geboren sind, warten Sie.',
    'Née en 1989, vous partez.',
    'Votre femme est née en 1989.',
    'Como naciste en 1989, son 67.',
    'Tu hija, nacida en 1989, puede.',
    'Tua moglie è nata nel 1989.',
    'Urodziłeś się w 1989 roku.',
    'Вы родились в 1989 году.',
    '您1989年出生',
  ])('is surely the one of the user or of kin: %s', (reply) => expect(kindOf(reply)).toEqual(['restored']));

  test.each([
    'Taylor Swift, born in 1989, sings.',
    'The film was born in 1989.',
    'He was born in 1989.',
    'Your favourite singer was born in 1989.',
    'Your son is older than Swift, who was born in 1989.',
    'You say that the film was born in 1989.',
    'people born in 1989',
    'Taylor Swift ist 1989 geboren.',
    'Ich glaube, dass sie 1989 geboren sind.',
    'Taylor Swift, née en 1989, chante.',
    'Lionel Messi nació en 1989.',
    'Il festival è nato nel 1989.',
    'Robert, urodzony w 1989 roku.',
    'Певица родилась в 1989 году.',
    'テイラーは1989年生まれです',
  ])('may be anybody’s: %s', (reply) => expect(kindOf(reply)).toEqual(['doubtful']));
});

describe('an age that ends a clause', () => {
  const sent = [replacement('AGE', '6', '8'), replacement('PERSON', 'Lena Vogt', 'Maroon Adler')];

  test.each([
    'your son, 8.',
    'your son Ben, 8.',
    'deine Tochter, 8.',
    'votre fils, 8.',
    'tu hijo, 8.',
    'Anna, 8.',
    'Maroon, 8.',
  ])('stands behind somebody: %s', (reply) =>
    expect(restore(reply, sent).restored).toBe(reply.replace('8', '6').replace('Maroon', 'Lena')),
  );

  test.each([
    'Your option, 8. Version, 8. See Table, 8',
    'Step, 8.',
    'Option (8) is better.',
    'Tabelle (8) zeigt es.',
    'Nein, 8.',
    'First, 8.',
    'Chapter, 8.',
    'Tuesday, 8.',
    'In May, 8.',
    'Kapitel, 8.',
    'la page, 8.',
    'opción, 8.',
  ])('stands behind something: %s', (reply) => expect(restore(reply, sent).restored).toBe(reply));
});

describe('an age, a length or a name in a place of its own', () => {
  const sent = [
    replacement('AGE', '34', '37'),
    replacement('AGE', '9', '8'),
    { ...replacement('BODY_MEASURE', '182 cm', '179 cm'), mechanism: 'mldp' as const },
    { ...replacement('BODY_MEASURE', '84 kg', '81 kg'), mechanism: 'mldp' as const },
    replacement('PERSON', 'Maria Gonzalez', 'Elena Costa'),
  ];

  test.each([
    'range(8, 37)',
    'substring(8, 37)',
    'rgb(179, 37, 8)',
    'new Date(2024, 8, 37)',
    'v1.8.37',
    'at 37 degrees',
    '{"max_age": 37, "min_age": 8}',
    'See Mark 8 and Luke 8.',
    'Windows 8, 64 bit',
  ])('is left alone: %s', (reply) => expect(restore(reply, sent)).toEqual({ restored: reply, spans: [] }));

  test.each([
    'max-age=37',
    'ages 8 and up',
    '179 cm of snow',
    '179 cm wide',
    '{"width_cm": 179}',
    'Box (cm): 179',
    'Elena of Troy',
    'high at 37.',
    '{"age": "8-12"}',
    'Weight (kg): 81–90',
    '| Age | Dose (mg) |\n|---|---|\n| 37 | 4 |',
    '"unit": "cm", "width": 179',
    'Lily is 8 years old and Anna 37.',
  ])('is doubtful: %s', (reply) => expect(restore(reply, sent).spans.map(({ kind }) => kind)).toContain('doubtful'));
});

describe('a person of history, an office or an institution that bears a name of a stand-in is doubtful', () => {
  const people = [replacement('PERSON', 'Maria Gonzalez', 'Elena Hartmann')];
  test.each([
    'The painter Hartmann (1834–1873) lived in Moscow.',
    'Der Maler Hartmann (1834–1873) lebte in Moskau.',
    'Le peintre Hartmann (1834-1873) vécut à Moscou.',
    'El pintor Hartmann (1834–1873) vivió en Moscú.',
    'Il pittore Hartmann (1834–1873) visse a Mosca.',
    'De schilder Hartmann (1834–1873) leefde in Moskou.',
    'Malarz Hartmann (1834–1873) mieszkał w Moskwie.',
    'Die Bundesministerin Hartmann sagte das.',
    'La Fondation Hartmann aide.',
    'La Fundación Hartmann ayuda.',
    'La Fondazione Hartmann aiuta.',
  ])('%s', (reply) => expect(restore(reply, people).spans.map(({ kind }) => kind)).toEqual(['doubtful']));
  test.each(['Hartmann (your neighbour) called.', 'Ruf Elena (Boston) an.', 'Frau Hartmann (34) wohnt dort.'])(
    'who is told of is not: %s',
    (reply) => expect(restore(reply, people).spans.map(({ kind }) => kind)).toEqual(['restored']),
  );
});
