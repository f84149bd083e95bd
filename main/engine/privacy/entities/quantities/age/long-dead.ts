import { textAfter, textBefore } from '../../../text/around';

/** How far around an age a year is looked for, in its sentence. */
const reach = 120;
const year =
  '1[0-8]\\d\\d(?!\\d|[.,]\\d)(?=$|[\\s]*[-–—,.;:!?)]|\\s(?:and|und|et|y|e|en|i|och|when|aged|at|als|mit|starb|died|à|a|met|w wieku|com|vid))';
/** "born in 1756", "on 5 December 1791", "(1756–1791)": a year of somebody's life, and no count. */
const ofLife = new RegExp(
  `(?:(?<!\\p{L})(?:in|im Jahre?|en|nel|w|i|em|år|born|died|geboren|gestorben|née?(?: en)?|mort(?:e)?(?: en)?|anno|\\d{1,2}(?:\\.|st|nd|rd|th|er|º)? (?:(?:of|de) )?\\p{L}{3,10},?(?: de)?|\\p{L}{3,9} \\d{1,2},)|[(–—-]) ?${year}`,
  'iu',
);
const sentenceEnds = /[.!?](?=\s+\p{Lu})|\n\n/gu;

/** Whether an age stands in a sentence with a year in which nobody alive was born: "died aged 35 on 5 December 1791". */
export const isOfLongDead = (text: string, start: number, end: number): boolean => {
  const left = textBefore(text, start, reach);
  const right = textAfter(text, end, reach);
  const from = [...left.matchAll(sentenceEnds)].at(-1)?.index ?? -1;
  const to = right.search(sentenceEnds);
  return ofLife.test(`${left.slice(from + 1)} ${to < 0 ? right : right.slice(0, to)}`);
};
