import { expect, test } from 'vitest';
import { titleOf } from '../../../main/engine/title';
import { openingOf } from '../../../shared/domain';

test.each([
  [
    "Dear team, I'm Anna Kowalska (anna@inbox.org). Please write a complaint to my landlord, Mr. Peter Novak, about the rent of €1,450.",
    'Write a complaint to my landlord',
  ],
  [
    "I'm Maria Gonzalez, claim 00812-7741 with Blue Harbor Mutual. My salary is $84,500 and the bill is $6,200. What share of a month's pay is that?",
    "What share of a month's pay is that?",
  ],
  [
    'Hi Claude,\n\ncould you please translate the attached letter into Polish? It is from my bank.',
    'Translate the attached letter into Polish',
  ],
  [
    'Kannst du mir bitte einen Brief an die Krankenkasse schreiben, in dem ich Widerspruch einlege?',
    'Einen Brief an die Krankenkasse schreiben',
  ],
  [
    'Bonjour, pourriez-vous corriger cette lettre de motivation pour un poste à Lyon ?',
    'Corriger cette lettre de motivation…',
  ],
  [
    '¿Puedes resumir este contrato de alquiler que firmé con mi casero el año pasado?',
    'Resumir este contrato de alquiler que firmé…',
  ],
  [
    'Name;Debt\nJürgen Müller;1200\nAnna Roth;80\n\nWho owes the most, and since when?',
    'Who owes the most, and since when?',
  ],
  [
    'My doctor says the depression came back after the divorce, and I cannot sleep any more at night.',
    'My doctor says the depression came back…',
  ],
  [
    'Our effort slips. Please tell Ana (ana@inbox.org, +44 7700 900123) by 4 May that the budget stands.',
    'Tell Ana by 4 May that the budget stands',
  ],
  ['From: Maria <maria@inbox.org>\nTo: Dr Whitfield\nSubject: My appointment\n\nDear Dr Whitfield,', 'My appointment'],
  ['I am Maria Gonzalez from Lyon and I earn $84,500 a year.', 'I am Maria Gonzalez from Lyon and I earn…'],
  ['## Payroll\n\n| Name | Salary |\n| --- | --- |\n| Ivo Brandt | 84500 |\n| Anna Roth | 71000 |', 'Payroll'],
])('the title of %j is what it asks for, in a few of its own words', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title);
});

test.each([
  ['I have asthma. What helps at night?', 'I have asthma. What helps at night?'],
  ['please', 'Please'],
  ['Hello!', 'Hello'],
  ['Dear Mr. Whitfield', 'Dear Mr. Whitfield'],
  ['Dear Mr. Whitfield,\nthe heating is cold again.', 'The heating is cold again'],
  ['Hello there. The heating is cold again, and nobody comes to look at it.', 'The heating is cold again'],
  ['x'.repeat(300), `${'X'}${'x'.repeat(43)}…`],
  ['帮我写一封给房东的信', '帮我写一封给房东的信'],
  ['', ''],
])('a short text, and one that asks for nothing, is its own title: %j', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title);
});

test('a title is short whatever is pasted', () => {
  for (const unit of ['a ', 'Please ', '((', 'Dear ', 'one, ', '👩‍👩‍👧 ', '> '])
    expect([...new Intl.Segmenter().segment(titleOf(unit.repeat(20_000)))].length).toBeLessThan(46);
});

test('an unsent chat is known by its first words, without signs of Markdown', () => {
  expect(openingOf('\n## Payroll\n\n| Name |')).toBe('Payroll');
  expect(openingOf('| Name | Due |')).toBe('Name | Due |');
  expect(openingOf('#'.repeat(400))).toBe('');
});
