import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import { eitherCase } from '../people/words';
import { hedge } from './infants';
import { kin, whose } from './whose';

/** How old somebody was at a time. */

/** "als ich 23 war", "toen ze 12 werd", "när jag var": a time in a life, its verb behind. */
export const verbBehind = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:${eitherCase('Als|Seit|Bevor|Nachdem|Bis|Weil|Da|Dass|Wenn|Obwohl|Sobald|Toen|Sinds|Voordat|Omdat|Dat|Terwijl')}) (?:
        ich|er|sie|wir|ik|hij|zij|ze|we|(?:${whose}) (?:${eitherCase(kin)})|\p{Lu}\p{Ll}{1,14}
      ) (?:${hedge}){0,2}$
    `,
    'u',
  ),
  after:
    /^ (?:Jahre(?: alt)? |jaar(?: oud)? )?(?:war|bin|ist|wurde|werde|wird|waren|sind|was|werd|ben|is|word|wordt)(?!\p{L})/u,
};
/** "then", "at the time": how old somebody was, whoever it was. */
export const backThen =
  /^ (?:then|at the time|back then|when (?:s?he|it|they|i|we)|damals|zu der Zeit|à l['’]époque|entonces|all['’]epoca|toen|wtedy|na altura|då)(?!\p{L})/iu;
export const wasThen = new RegExp(
  oneLine`
    (?<!
      (?:^|[^\p{L}])(?:
        it|there|that|this|es|das|dies|il|ce|het|dat|det|\p{L}*(?:temperature|age limit|count|number|score|price|rate)
      ) )(?<!\p{L})(?:was|were|is|war|waren|avait|tenía|aveva|was|miał\p{L}?|tinha|var) $
  `,
  'iu',
);
/** What stands before the verb: behind a comma, unless the verb alone is. */
export const subjectOf = (left: string): string => matched(/[^,]*(?:, \p{L}+ )?$/u, left);
/** "Damals war ich erst 22", "toen was hij 30" */
export const inverted = new RegExp(
  `(?<!\\p{L})(?:war|bin|wurde|werde|wird|ist|was|ben|werd|word|var|är|blir) (?:ich|er|sie|ik|hij|zij|ze|jag|han|hon) (?:${hedge}){0,2}$`,
  'iu',
);
/** "a los 41", "aos 41": what is counted so has a word behind. */
export const atTheYears = /(?<!\p{L})(?:a los|aos) $/iu;
/** "Das war mir mit 46 zu viel" */
export const withYears = {
  before:
    /(?<!\p{L})(?:ich|mir|mich|er|ihm|ihn|sie|ihr|wir|uns)(?!\p{L})[^.!?\n\d]{0,32} mit (?:erst |nur |fast |knapp |schon )?$/iu,
  after:
    /^ (?:zu|noch|schon|nicht|so|endlich|bereits|immer|wirklich|einfach|auch|kein\p{L}{0,2})(?! (?:bis|auf) \d)(?!\p{L})/u,
};
