import { describe, expect, test } from 'vitest';
import { detect, sanitize } from '../../../main/engine/privacy';
import { createPeople } from '../../../main/engine/privacy/people';
import { keys, policy } from '../core/conversation';

/** What was found once is found in its other writings: nothing of it stands in the sanitized text. */
test.each([
  ["I'm Tom Becker. Tom-Becker, #TomBecker, @tombecker, becker_t, u?x=Tom%20Becker", /becker/i],
  ['Call me at (415) 555-2671. 415-555-2671, 4155552671, 415.555.2671, +1 415 555 2671', /2671/],
  ['Call +44 20 7946 0958. 02079460958; (020) 7946 0958; 0044 20 7946 0958', /0958/],
  ['My policy number is PX-8841-2207. Ref PX88412207, px 8841 2207, pX-8841–2207', /8841/],
  ['Card 4111 1111 1111 1111, that is 4111.1111.1111.1111 or 4111111111111111', /1111.?1111/],
  ['I work at Hartwell & Pryce LLP. Hartwell and Pryce fired me. HARTWELL & PRYCE. Pryce!', /pryce/i],
  ['I live at 12 Juniper Street, Leeds. Juniper Street is loud.', /juniper/i],
  [`From: "O'Sullivan, Niamh" <niamh.os@corp.ie>`, /sullivan|niamh/i],
  ['I earn $84,500 a year, 84500 gross, so 84.5k in all', /84.?5/],
  ['Ich verdiene 4.350 € brutto, und er sagt, 4350 seien zu viel.', /4350/],
  ['My rent is £1,275. So 1275 x 12, and is 1275 fair?', /1275/],
  ['Zarabiam 5200 zł netto. Mówią, że 5200 to mało.', /5200/],
  ['Je gagne 2 360 € par mois ; sur 2360 je paie 895 € de loyer.', /2360/],
  ['Cobro 1.740 € al mes. ¿Con 1740 me llega? ¿1740?', /1740/],
  [
    'Moja żona to Agnieszka Wójcik. Dzwonię do Agnieszki i mam list od Wójcika, a z Agnieszką jest dobrze.',
    /wójcik|agnieszk/i,
  ],
  ['My aunt Elizabeth Crane is ill. Call Liz, or ask what E. Crane or E.L. Crane said to Lizzie.', /crane|liz/i],
  ['Meine Nachbarin ist Katharina Völler. Die Kathi ist nett, und K. Völler grüßt.', /kathi|völler/i],
  ['Меня зовут Иван Петров. Это письмо от Ивана Петрова, и я не был с Иваном.', /петров|иван/i],
])('%s', (text, original) => {
  const spans = detect(text, { decisions: [], known: [] });
  expect(sanitize(text, spans, { conversation: 'c', committed: [] }, policy, keys).text).not.toMatch(original);
});

test.each([
  ['My aunt Elizabeth Crane is ill. Betty Boop is a cartoon, and she will be fine.', ['Elizabeth Crane', 'Betty Boop']],
  ['I am William Hartwell. Will you help? I have rich food.', ['William Hartwell']],
])('no more than the mentions of a name are found in "%s"', (text, names) => {
  const found = detect(text, { decisions: [], known: [] }).map(({ start, end }) => text.slice(start, end));
  expect(found.filter((name) => !names.some((known) => known.includes(name)))).toEqual([]);
});

test.each([
  'My rent is $1,200. Write 1200 words about it, see page 1200.',
  'Ich zahle 1.950 € Miete. Das Haus ist von 1950, und seit 1950 steht es.',
  'I pay £450 for the room 450. It is 450 km away, has 450 kcal and 450 visitors.',
])('a number that counts something else is no amount again: %s', (text) => {
  const money = detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'MONEY');
  expect(money).toHaveLength(1);
});

test('a short form has the number of the name that it is short for', () => {
  const people = createPeople();
  people.add(1, 'Elizabeth Crane');
  people.add(2, 'Tomasz Nowak');
  expect([people.numberOf('Liz'), people.numberOf('Liz Crane'), people.numberOf('Tomek')]).toEqual([1, 1, 2]);
  expect(people.numberOf('Bob')).toBeNull();
});

describe('a range that names one of its ends again', () => {
  test.each([
    ['my rent is 3,200 to 3,900', ['3,200 to 3,900']],
    ['min hyra gick från 3 200 till 3 900', ['3 200 till 3 900']],
    ['My salary is 3,200 to 3,900 and I pay 3,200 rent.', ['3,200 to 3,900', '3,200']],
  ])('%s stays whole', (text, values) => {
    const spans = detect(text, { decisions: [], known: [] });
    expect(spans.filter(({ type }) => type === 'MONEY').map(({ start, end }) => text.slice(start, end))).toEqual(
      values,
    );
  });
});
