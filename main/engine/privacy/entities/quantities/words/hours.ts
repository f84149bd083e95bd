/** The hours as Polish says them, by their order: "wpół do jedenastej". Elsewhere they are no numbers. */

const hours = [
  'pierwsz',
  'drug',
  'trzeci',
  'czwart',
  'piąt',
  'szóst',
  'siódm',
  'ósm',
  'dziewiąt',
  'dziesiąt',
  'jedenast',
  'dwunast',
] as const;
const hour = `(${hours.join('|')})(?:i?ej|i?a)`;
const told = new RegExp(
  `(?<=(?<!\\p{L})(?:wpół do|kwadrans (?:po|do)|za kwadrans|o godzinie) )${hour}(?!\\p{L})|(?<=(?<!\\p{L})(?:o|od|do|przed|po) )${hour}(?= (?:rano|wieczorem|po południu|w nocy|w południe)(?!\\p{L}))`,
  'giu',
);

/** Hours in such a phrase, as numbers. */
export const readHours = (text: string): { start: number; end: number; value: number }[] =>
  [...text.matchAll(told)].map(({ 0: word, 1: first, 2: second, index: start }) => ({
    start,
    end: start + word.length,
    value: hours.findIndex((each) => each === (first ?? second ?? '').toLowerCase()) + 1,
  }));
