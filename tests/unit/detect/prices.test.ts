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
