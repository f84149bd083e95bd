import type { Candidate } from '../../entities/entity';
import { clauseAfter, clauseBefore } from '../../entities/quantities/clause';
import { textAfter, textBefore } from '../../text/around';
import { figuresNamed } from '../public/named-figures';
import { animal, isAsked } from './states';

const reach = 72;

/** Whether a duration is a figure's, an animal's, or asked of anybody: "Macbeth reigned for 17 years", "can one fly after 7 months?". */
export const isNobodys = (text: string, found: Candidate): boolean => {
  const left = clauseBefore(textBefore(text, found.start, reach));
  const right = clauseAfter(textAfter(text, found.end, reach));
  return figuresNamed(left) > 0 || animal.test(`${left}#${right}`) || isAsked(text, found);
};
