import { describe, expect, it } from 'vitest';
import { guesses, inferred } from './inferred';

describe('what one does and gets', () => {
  it.each([
    ['Can my students use calculators?', 'works with students'],
    ['If my pupils refuse, what do I say?', ''],
    ['Do my patients have to sign the form?', ''],
    ['How do my employees request leave?', ''],
    ['Si mes élèves trichent, que faire ?', ''],
    ['Comment mes patients prennent-ils rendez-vous ?', ''],
    ['Should my apprentices and my employees get a key?', ''],
    ['I drive a taxi and this Saturday I have court.', 'drives for a living'],
    ['I drive for Uber, had a wedding to attend and lost my rating.', 'drives for a living'],
    ['I drive a bus, and my wife has a hobby.', 'drives for a living'],
    ['I repair bicycles all day and my wrists hurt.', 'builds or repairs for a living'],
    ['I sew curtains for clients in Kent.', 'sews for a living'],
    ['Streiche ich beruflich Wände, was zahlt die Kasse?', 'builds or repairs for a living'],
    ['I fix lifts and my knees hurt.', 'builds or repairs for a living'],
  ])('tells a trade: %s', (text, guess) => {
    const trades = guesses(inferred(text)).filter((each) => each.startsWith('occupation: '));
    expect(trades.length).toBeGreaterThan(0);
    if (guess === 'drives for a living' || guess.endsWith('a living')) expect(trades).toContain(`occupation: ${guess}`);
  });

  it.each([
    ['The council tax on my flat went up while I wrote my essay.', 'place: lives in the United Kingdom'],
    ['I receive food stamps and study public policy.', 'place: lives in the United States'],
    ['I receive PIP and need help with the form.', 'health: draws disability pay'],
    ['I am on PIP. Which bus pass do I get?', 'health: draws disability pay'],
    ['My PIP was stopped. Write an appeal.', 'place: lives in the United Kingdom'],
    ['We get SNAP, so which beans are cheap?', 'income: has little money'],
    ['Mon RSA a été suspendu, que faire ?', 'place: lives in France'],
    ['Kids are off school with chickenpox, what can I cook?', 'family: has children'],
    ['Son hates maths. Tips for me, please?', 'family: has children'],
  ])('tells: %s', (text, guess) => {
    expect(guesses(inferred(text))).toContain(guess);
  });

  it.each([
    'My pip is outdated.',
    'I ran the pip command and it failed.',
    'I use snap to install apps.',
    'She blocked me on Snap.',
    'I got snap installed on my laptop.',
    'My UC is flaring up.',
    'My ESA is a golden retriever.',
    'I got the child tax credit.',
    'I flashed the DSP with new firmware.',
    'The fuel allowance is too low for my commute.',
    "Le RSA est-il plus lent que l'ECC ?",
    'De juridische bijstand was goed.',
    'I install Windows 11 from a USB stick.',
    'I sort letters in a Python list.',
    'I sort mail in Outlook.',
    'I prepare people for job interviews.',
    'I make sandwiches every morning.',
    'I mix cocktails.',
    'I pack boxes because we move.',
    'Ik pak dozen in voor de verhuizing.',
    'I scan items with my phone.',
    'I run a city route before breakfast.',
    'I run the first train of thought.',
    'I treat dogs better than people.',
    'I paint walls white.',
    'Ich backe seit drei Jahren Brot.',
    'Ich kürze Hosen um 5 cm.',
    'Ich streiche Wände immer zweimal.',
    'Je trie le courrier.',
    'Je répare des vélos.',
    'Limpio cristales con vinagre.',
    'Lavo i vetri.',
    'Taglio i capelli da solo.',
    'Faccio le unghie da sola.',
    'As a hobby I restore pianos.',
    'In my free time I repair bicycles.',
    'In my spare time I fix elevators.',
    'In meiner Freizeit repariere ich Fahrräder.',
    'In meiner Freizeit repariere ich Klaviere.',
    'Pendant mon temps libre, je répare des pianos.',
    'En mi tiempo libre arreglo pianos.',
    'Nel tempo libero riparo pianoforti.',
    "In mijn vrije tijd repareer ik piano's.",
    'Kids love dinosaurs. Can you give me ideas for a story?',
    'Kids hate maths. Tips for a new teacher?',
    'Kinder mögen kein Gemüse. Warum?',
    'Twins have homework too. Why?',
    'Kinderen slapen slecht. Waarom?',
  ])('tells nothing: %s', (text) => {
    const told = inferred(text).filter(
      ({ guess, certainty }) => certainty !== 'possible' || guess === 'has children' || guess.endsWith('for a living'),
    );
    expect(told.map(({ attribute, guess }) => `${attribute}: ${guess}`)).toEqual([]);
  });
});
