import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import type { Replacement } from '../../../shared/domain';
import { replacement } from '../core/replacement';

const sent: readonly Replacement[] = [
  replacement('PERSON', 'Peter Weber', 'Marcus Janssens'),
  replacement('LOCATION', 'Bremen', 'Helmond'),
  replacement('MONEY', '$480', '$510'),
  replacement('MONEY', '$560', '$600'),
  replacement('AGE', '64', '66'),
];

const kinds = (reply: string): string[] => restore(reply, sent).spans.map(({ kind }) => kind);

/** What may be another's, or was not written as it was sent, is put back with a mark. */
describe('is doubtful', () => {
  test.each([
    // One end of a range is a stand-in, the other is the reply's own.
    'It costs $510-640.',
    'It costs $510–$640.',
    'between $510 and $640',
    'from $400 to $510',
    // Somebody whom everybody knows.
    'President Janssens resigned.',
    'le président Janssens',
    'Bundeskanzler Janssens',
    'Senator Janssens said no.',
    'King Marcus reigned.',
    'Marcus the Great',
    'Janssens et al. showed it.',
    'Janssens (2004) argues so.',
    'the Janssens method',
    "Janssens's theorem",
    'il teorema di Janssens',
    'Michael Janssens sings.',
    'Lake Janssens',
    'FC Helmond won.',
    'New Helmond',
    // Not written as it was sent.
    'JanssensS',
    'JanssensGmbH',
    'Janssens2',
    'MArcus is here.',
    'class_janssens',
    // An age that is everybody's.
    'people over 66 years old',
    'retirement at age 66',
    'eligible at the age of 66',
  ])('%s', (reply) => expect(kinds(reply)).toContain('doubtful'));
});

describe('is sure', () => {
  test.each([
    'It costs $510.',
    'from $510 to $600',
    '$510–600',
    'Mr Janssens said no.',
    'Dr. Janssens',
    'Janssens is right.',
    'Marcus, the weather is fine.',
    'Marcus the next day wrote',
    'the Janssens contract',
    'Ask Marcus (not me).',
    'Marcus Janssens (2 children)',
    'MARCUS JANSSENS',
    'in Helmond.',
    'Helmond-based',
    'Janssens.pdf',
    'Your mother is 66 years old.',
    'aged 66',
  ])('%s', (reply) => {
    expect(kinds(reply)).not.toEqual([]);
    expect(kinds(reply)).not.toContain('doubtful');
  });
});

describe('is left alone', () => {
  test.each(['Janssensville', 'janssensware', 'Helmondia', 'amarcus', '$5100', '$510k', '$5.10'])('%s', (reply) =>
    expect(restore(reply, sent).restored).toBe(reply),
  );
});

describe("a French M. is Monsieur, whatever the given name's initial", () => {
  test.each([
    ['Le 3 juin, M. Janssens et son avocat se sont réunis.', 'Le 3 juin, M. Weber et son avocat se sont réunis.'],
    ['La créance contre M. Janssens est échue depuis mars.', 'La créance contre M. Weber est échue depuis mars.'],
    ['The lawyers of M. Janssens signed it.', 'The lawyers of P. Weber signed it.'],
    ['Herr M. Janssens hat es unterschrieben.', 'Herr P. Weber hat es unterschrieben.'],
  ])('%s', (reply, restored) => expect(restore(reply, sent).restored).toBe(restored));
});
