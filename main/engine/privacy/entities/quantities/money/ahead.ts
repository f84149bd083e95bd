import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

/** Sums that are paid ahead, and what is only promised. */

/** Whatever is paid so is money. */
const inAdvance = new RegExp(
  oneLine`
    ^ (?:
      vorab|im Voraus|d['’]avance|upfront|up front|por adelantado|in anticipo|vooraf|z góry|adiantado|i förskott|peşin
    )(?=$|[.,;:!?)\n]| (?:${and}|for|or|oder|für|pour|o|por|per|voor|of|za|för)(?!\p{L}))
  `,
  'iu',
);
/** "Mescola 300 in anticipo": what a recipe tells to do. */
const mixed = new RegExp(
  oneLine`
    (?:^|[.!?:;\n] ?)(?:
      mix|stir|bake|boil|chop|knead|mische?|rühre?|verrühre|backe|knete|mélangez?|pétri(?:s|ssez)|mezcl[ae]|amas[ae]
      |horne[ae]|mescola(?:re|te)?|impasta(?:re|te)?|inforna(?:re|te)?|meng|kneed|wymieszaj|zagnieć|upiecz|mistur[ae]
      |amass[ae]|blanda|knåda|baka
    ) (?:about |etwa |circa )?$
  `,
  'iu',
);
/** Whether a number says how much is paid ahead. */
export const isPaidAhead = (before: string, rest: string): boolean => inAdvance.test(rest) && !mixed.test(before);

/** What a shop or a casino promises to whom it welcomes; who starts a job has theirs. */
const welcoming = new RegExp(
  oneLine`
    (?<!\p{L})(?<!
      (?:^|[^\p{L}])(?:
        my|our|his|her|mein|unser|sein|ihr|mon|notre|son|mi|nuestro|su|il mio|il suo|mijn|ons|zijn|haar|mój|jej|jego
        |meu|seu|min
      ) )(?:
      welcome bonus|willkommens-?bonus|bonus de bienvenue|bono de bienvenida|bonus di benvenuto|welkomstbonus
      |bonus powitalny|b[oôó]nus de boas-vindas|välkomstbonus
    )(?!\p{L})[^.!?\n\d]{0,32}$
  `,
  'iu',
);
/** Whether a number says what somebody new is promised. */
export const isWelcome = (before: string): boolean => welcoming.test(before);
