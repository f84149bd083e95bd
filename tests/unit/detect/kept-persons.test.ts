import { describe, expect, test } from 'vitest';
import { koreanNameIn } from '../../../main/engine/privacy/detect/names/introductions-korean';
import { persons } from './persons';

describe('a name of a book with its title is somebody’s outside of stories', () => {
  test.each([
    ['Mr Wickham owes me 300 pounds.', 'Wickham'],
    ['Mrs Dalloway from number 12 lost her cat.', 'Dalloway'],
    ['Mr Bingley from flat 3 is behind on rent.', 'Bingley'],
    ['Mr Rochester wants his prescription renewed.', 'Rochester'],
    ['Mr Rochester sent his resume for the job.', 'Rochester'],
    ['Summarize the call with Mr Wickham about the boiler.', 'Wickham'],
    ['Compare the quotes from Mr Wickham for the roof.', 'Wickham'],
    ['Invoice for Mr Wickham, VAT 20 %, due now.', 'Wickham'],
  ])('%s', (text, name) => {
    expect(persons(text, [name])).toEqual([name]);
  });
  test('but not in a task about the book', () => {
    expect(persons('Write an essay: why does Mr Darcy change in Pride and Prejudice?', ['Darcy'])).toEqual([]);
  });
});

test.each([
  'Summarize the character of Mr Darcy.',
  'Who is Mr Darcy in love with?',
  'Vat het verhaal van Mr Darcy samen.',
])('nobody in %s', (text) => {
  expect(persons(text, ['Darcy'])).toEqual([]);
});

test('a report on a pupil that names a case is no exercise', () => {
  expect(persons('Nico kann den Genitiv nicht, im Dativ ist er sicher. Elternbrief bitte.', ['Nico'])).toEqual([
    'Nico',
  ]);
});

test.each([
  ['이준은', 2],
  ['김현은', 2],
  ['김지은', 3],
  ['정지선', 0],
  ['유연성', 0],
  ['고유성', 0],
  ['이동성', 0],
])('a Korean name in %s has %i characters', (value, length) => {
  expect(koreanNameIn(value)).toBe(length);
});
