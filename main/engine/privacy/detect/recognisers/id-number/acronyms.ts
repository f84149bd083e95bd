import type { Candidate } from '../../../entities/entity';
import { abbreviations } from '../../../entities/quantities/laboratory/analytes';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { digitsOf } from '../context';

/** What one's own number is called in capitals that no list has: "my PNC is 04/118823K". */
const ownAcronym = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        [Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Mm]eine?|[Mm]on|[Mm]a|[Mm]i[oa]?|[Mm]ijn|[Mm]ój|[Mm]oja|[Mm]eu|[Mm]inha
        |[Mm]in|[Mm]itt
      ) (?<name>\p{Lu}{2,6})(?: (?:no\.?|number|nr\.?))? ?(?:is|was|ist|lautet|est|es|è|jest|to|é|är|=|:) (?<value>
        [A-Z0-9]{1,12}(?:[-/ .][A-Z0-9]{1,12}){0,4}
      )(?![\p{L}\p{N}])
    `,
    'gu',
  ),
);
/** What is measured and what is bought has a number as well, and so has what a laboratory finds. */
const analyte = new RegExp(`^(?:${abbreviations})$`, 'u');
const measured = /^(?:IQ|BMI|GPA|CPU|GPU|RAM|SSD|TV|PC|CTR|ROI|MRR|ARR|CV|HR|BP|PSU|DPI|FPS|MMR|ELO|VO)$/u;
const fewest = 6;

export const acronymsIn = (text: string): Candidate[] =>
  ownAcronym.all(text).flatMap(({ 0: whole, index, groups = {} }) => {
    const { name = '', value = '' } = groups;
    const end = index + whole.length;
    return measured.test(name) || analyte.test(name) || digitsOf(value).length < fewest
      ? []
      : [{ start: end - value.length, end, score: 0.65, reason: `after '${name}'` }];
  });
