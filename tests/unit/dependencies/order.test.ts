import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';
import { createConversation } from '../core/conversation';

/** Many keys: what holds for one draw by chance does not hold for all. */
const seeds = Array.from({ length: 40 }, (_, seed) => deriveKeys(new Uint8Array(32).fill(seed)));
const epsilon = 0.5;

const numbers = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,' ]\d{3})*(?:[.,]\d{1,2}(?!\d))?/g)].map(({ 0: digits }) =>
    Number(digits.replace(/[.,' ](?=\d{3})/g, '').replace(',', '.')),
  );
const sent = (text: string): number[][] =>
  seeds.map((keys) => numbers(createConversation().prompt(text, { epsilon }, keys).text));

describe('the order that a text’s words give two values holds of what is sent, for every key', () => {
  test.each([
    'My rent rises from 620 € to 668 €.',
    'Meine Miete steigt von 620 € auf 668 €.',
    'Mon loyer passe de 620 € à 668 €.',
    'Mi alquiler ha subido de 620 € a 668 €.',
    'Il mio affitto sale da 620 € a 668 €.',
    'Mijn huur gaat van 620 € naar 668 €.',
    'Mój czynsz rośnie z 620 zł do 668 zł.',
    'Min hyra höjs från 6200 kr till 6680 kr.',
    "Kiram 12000 TL'den 12900 TL'ye çıktı.",
    '我的房租从6200元涨到6680元。',
    '家賃が62000円から66800円に上がりました。',
    'I used to pay 620 € in rent and now it is 668 €.',
    'My old rent: 620 €\nMy new rent: 668 €',
    'The cheapest offer I got is 620 €, the most expensive one is 668 €.',
    'My daughter is 12 and wants to move out when she turns 18.',
    'Mein Sohn ist 15 und zieht aus, wenn er 18 wird.',
    'Jag är 37 år och flyttar hem innan jag fyller 40.',
    'My kids are 31-33 years old.',
    'Meine Töchter sind 24–27 Jahre alt.',
    'I was born between 1990 and 1992.',
    'My brother was born 1988-1990.',
    'Née entre 1975 et 1977, je ne sais plus.',
    'I weigh 54-55 kg these days.',
    'My pulse is 70-72 bpm.',
    'My temperature is 37.2-37.4 °C.',
    'My salary is $80,000-$81,000.',
    'My fasting glucose is 5.4-5.6 mmol/L.',
  ])('%s', (text) => {
    for (const [low = 0, high = 0] of sent(text)) expect(low).toBeLessThan(high);
  });

  test.each([
    'My bill fell from 668 € to 620 €.',
    'Ich verdiene 668 €, mehr als meine Schwester mit 620 €.',
    'I pay 668 € instead of 620 € in rent.',
    'Jag betalar 668 kr i stället för 620 kr i hyra.',
  ])('%s', (text) => {
    for (const [high = 0, low = 0] of sent(text)) expect(low).toBeLessThan(high);
  });
});

test('it is the two draws that the values have elsewhere, in order: nothing else is drawn', () => {
  for (const keys of seeds) {
    const alone = ['621 €', '669 €'].flatMap((value) =>
      numbers(createConversation().prompt(`I pay ${value}.`, { epsilon }, keys).text),
    );
    const [low, high] = numbers(
      createConversation().prompt('My rent rises from 621 € to 669 €.', { epsilon }, keys).text,
    );
    if (alone[0] !== alone[1]) expect([low, high]).toEqual(alone.toSorted((a, b) => a - b));
  }
});

test('what was sent before stays, and the new value moves past it', () => {
  for (const keys of seeds) {
    const chat = createConversation();
    const [first = 0] = numbers(chat.prompt('My rent is 620 €.', { epsilon }, keys).text);
    const [was = 0, is = 0] = numbers(chat.prompt('It rises from 620 € to 668 €.', { epsilon }, keys).text);
    expect(was).toBe(first);
    expect(is).toBeGreaterThan(first);
  }
});

test.each([
  'My rent is 620 € and the car cost me 668 €.',
  'Mein Strom kostet 620 €, die Versicherung 668 €.',
  // Of two things one was and the other is: nothing compares them.
  'My car was 620 € and my motorbike is 668 €.',
  'The least I paid was 620 €, and most of my friends pay 668 €.',
  'I was 34 when we met, my wife is 35.',
])('no order is kept where no word says it: %s', (text) => {
  const drawn = sent(text).map((values) => values.slice(0, 2));
  expect(drawn.some(([first = 0, second = 0]) => first > second)).toBe(true);
  expect(drawn.some(([first = 0, second = 0]) => first < second)).toBe(true);
});

test('a chain of hundreds of changes is put in order in time linear in it', { timeout: 60_000 }, () => {
  const chain = (length: number): string =>
    Array.from({ length }, (_, at) => `My rent went from ${600 + at} € to ${601 + at} €.`).join(' ');
  const timed = (length: number): number => {
    const started = process.cpuUsage();
    createConversation().prompt(chain(length), { epsilon });
    return process.cpuUsage(started).user;
  };
  timed(50);
  expect(timed(400) / timed(100)).toBeLessThan(12);
});

describe('an age is on the side of 18 that the words beside it say', () => {
  test.each([
    ['My daughter is 17 years old, so she is still a minor.', true],
    ['Mein Sohn ist 16 Jahre alt und damit minderjährig.', true],
    ['Ma fille a 17 ans, elle est mineure.', true],
    ['My son is 19 years old and of age.', false],
    ['Mia figlia ha 18 anni ed è maggiorenne.', false],
    // The words alone say it: what the age is tells nothing.
    ['My daughter is 18 years old, so she is still a minor.', true],
    ['Mia figlia ha 17 anni ed è maggiorenne.', false],
  ])('%s', (text, isMinor) => {
    for (const [age = 0] of sent(text)) expect(age < 18).toBe(isMinor);
  });

  test.each([
    'My daughter is 17 years old and plays chess.',
    'My daughter is 17 years old and shares a flat with two adults.',
    'My son is 17 years old and asks when he can vote.',
    'Mon fils de 17 ans, pour une raison majeure, reste ici.',
    'Meine Tochter ist 17 Jahre alt und wird bald volljährig.',
    'My son is 18 years old and no longer a minor.',
  ])('and on either where they do not: %s', (text) => {
    const ages = sent(text).map(([age = 0]) => age);
    expect(ages.some((age) => age < 18)).toBe(true);
    expect(ages.some((age) => age >= 18)).toBe(true);
  });
});

test('an age that is told as half of another stays half of it, and nobody becomes older than people do', () => {
  for (const [older = 0, younger = 0] of sent('My grandma is 92, I’m 46, exactly half her age.')) {
    expect(Math.abs(older - 2 * younger)).toBeLessThanOrEqual(1);
    expect(older).toBeLessThanOrEqual(120);
  }
});
