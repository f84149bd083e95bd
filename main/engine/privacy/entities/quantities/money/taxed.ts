import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

const untaxed = new RegExp(
  oneLine`
    ^[^.!?\n\d]{0,40}(?<!\p{L})(?:
      (?:before|vor|avant|antes|prima|voor|przed|före|før|ennen|до) (?:d\p{L}{1,4} )?(?:
        tax(?:es|ation)?|deductions|Steuern?|Abzügen|impôts?|impuestos|tasse|imposte|belasting(?:en)?|opodatkowaniem
        |podatkiem|skatt|skat|impostos?|descontos|veroja|вычета|налогов|налога
      )
      |gross|brutto|bruts?|brut[oa]s?|lord[oia]|brüt|vergi öncesi
    )[,;]?(?: (?:${and}|но|и))? $
  `,
  'iu',
);
const taxed = new RegExp(
  oneLine`
    ^ (?:(?:kr|zł|TL|€|euros?) )?(?:
      after|net|netto|nach|danach|après|nets?|después|net[oa]s?|dopo|nett[oi]|na|erna|po|depois|líquidos?|efter|etter
      |jälkeen|после|sonra(?:sı)?|på hånden
    )(?!\p{L})
  `,
  'iu',
);

/** "17 430 kr före skatt, 13 890 efter": from what is before the tax on to what is after it. */
export const isTaxed = (between: string, rest: string): boolean => untaxed.test(between) && taxed.test(rest);
