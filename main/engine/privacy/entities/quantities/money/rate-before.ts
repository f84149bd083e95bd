import { oneLine } from '../../../patterns/one-line';
import { textBefore } from '../../../text/around';

/** "at a rate of 1.20" */
const rateBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      exchange rate|rate|Wechselkurs|Kurs|taux(?: de change)?|tipo de cambio|cambio|tasso(?: di cambio)?|wisselkoers
      |koers|kurs(?:ie|u|em|en)?|câmbio|växelkurs\p{L}{0,2}
      |курс\p{L}{0,2}
    )(?: (?:of|was|is|at|von|war|ist|bei|de|del|était|est|a|di|è|era|van|wynosi|då|på)){0,2} $
  `,
  'iu',
);
/** As long as that is at most. */
const rateReach = 32;

/** Whether what stands at a place is what a currency costs. */
export const isAtRate = (text: string, at: number): boolean => rateBefore.test(textBefore(text, at, rateReach));
