import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] }).map(({ start, end }) => text.slice(start, end));

describe('an amount in a request', () => {
  it.each([
    'Is a used accordion worth $650 more than a new one?',
    'Welches Klavier ist besser? Budget bis 4.000 Euro, gerne mit Hocker.',
    'Löse: Ein Schiff fährt um 9:20 Uhr ab, der Zug um 10:05 Uhr.',
    'What does $8,000 at 3.5% interest come to after six years?',
    'Who scored most goals by the age of 21?',
    'Make me a formula: if A2 contains "Gold" then discount 15%; example price 249.99.',
    'Compare la Clio et la Yaris : bonus déduit ou non, prix autour de 24 500 €.',
  ])('that speaks of nobody is a thing’s price or a task’s: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
  it.each([
    ['Is a salary of $71,500 good for a baker?', '$71,500'],
    ['We have $9,400 for a boat. Is it enough?', '$9,400'],
    ['What tax is due on €58,200?', '€58,200'],
    ['Summarise: revenue fell to $4.2 million.', '$4.2 million'],
    ['Can I retire with $850,000?', '$850,000'],
    ['At 61 with $240K saved, is it enough?', '$240K'],
    ['Mit 63 und Ersparnissen von 90.000 Euro, reicht das?', '90.000 Euro'],
    ['Soll ich 40.000 € in Fonds anlegen?', '40.000 €'],
    ['Can she keep the $40,000 he gave her?', '$40,000'],
    ['Is $185k TC good in Austin?', '$185k'],
    ['Is $640 fair? Tell nora@whitcombe-mail.org.', '$640'],
  ])('is somebody’s where one is spoken of: %s', (text, amount) => {
    expect(found(text)).toContain(amount);
  });
  it('that somebody paid is theirs, apiece or not', () => {
    expect(found('Anna paid the plumber $80 each time, and Ben owes the baker $12 apiece.')).toEqual(
      expect.arrayContaining(['$80', '$12']),
    );
  });
  it('of which something was spoken before is no price', () => {
    const text = 'Is $7,000 a lot for that?';
    expect(found(text)).toEqual([]);
    const known = [{ type: 'PERSON', value: 'Maria Gonzalez' }] as const;
    expect(detect(text, { decisions: [], known, tagged: [] })).toMatchObject([{ type: 'MONEY' }]);
  });
  it('beside one that is somebody’s is theirs', () => {
    expect(found('My rent is $900. Is $400 for heating too much?')).toEqual(['$900', '$400']);
  });
});

describe('sums of shops beside the data of their wares', () => {
  it.each([
    'Which would you get: the Zenbook at $849 with 16 GB or the Swift for $699 with 8 GB?',
    'I want a good zoom (3x, 5x) and battery (4200 / 4700 mAh): prices are $649, $899. Which?',
    'Galaxy oder Pixel? 449 € bei Otto, 128 GB und 5000 mAh, gegen 399 € und 4500 mAh. Mir ist das Display wichtig.',
    'La Zoe coûte 28 900 € avec 52 kWh, la e-208 chez Peugeot 34 200 € avec 51 kWh. Je roule peu, laquelle ?',
    '¿Cuál me recomiendas? La i3 por 229 € con 600 Pa o la S10 a 279 € con 4000 Pa.',
    'Quale mi consigli? Il Redmi da 199 € con 128 GB o il Moto a 229 € con 256 GB?',
    'Welke is stiller, de Miele voor € 899 met 44 dB of de Bosch voor € 649 met 48 dB? Ik woon boven.',
    'Co lepsze: Samsung za 2499 zł i 128 GB, czy Xiaomi za 1999 zł i 256 GB?',
    'Vilken ska jag ta, den för 5 990 kr med 8 kWh eller den för 6 490 kr med 7 kWh?',
    '华为卖5499元,小米卖3999元,哪个好?4900毫安时和4610毫安时。',
  ])('are prices, though one asks for oneself: %s', (text) => {
    expect(found(text).filter((value) => /[€$元]|kr|zł/u.test(value))).toEqual([]);
  });
  it.each([
    ['I paid $849 for the laptop with 16 GB and $99 for 512 GB more. Too much?', '$849'],
    ['Mein Gehalt ist 2.900 €. Lohnt der Speicher für 99 € mit 16 GB und 512 GB?', '2.900 €'],
    ['Ho speso 899 € per 16 GB e 199 € per 512 GB, troppo?', '899 €'],
    ['We have $9,400 for a boat with 90 kWh or $4,000 with 40 kWh. Enough?', '$9,400'],
    ['Is $640 or $500 fair for my debt?', '$640'],
  ])('are theirs who paid, earn or own: %s', (text, amount) => {
    expect(found(text)).toContain(amount);
  });
});

describe('numbers of machines', () => {
  it.each([
    'Sort (cost=1204.33..1310.08 rows=42300 width=16) is slow',
    '白鹤滩装机1600万千瓦',
    '这个水库的库容有393亿立方米,灌溉300万公顷',
  ])('are no money: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
  it('are money where somebody owes them', () => {
    expect(found('他欠我250万,怎么办?')).toEqual(['250万']);
  });
});
