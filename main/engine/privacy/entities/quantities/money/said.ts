import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';

/** Sums said in two numbers. */

/** "paid me twenty-two fifty", "it's six-fifty an hour": a price as it is said, its cents behind a space. */
export const saidPrice = {
  pair: /(?<![\d.,:/-])\d{1,3}[ -][1-9]\d(?![\d.,:/%-]\d|\d|%)/gu,
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        charg(?:ed|es?|ing)|quot(?:ed|es?)|costs?|paid|pays?|paying|earn(?:s|ed|ing)?|wages?|salary|rent|tips?
        |owe[sd]?|bumped|offer(?:ed|ing)?
      )(?: (?:me|us|him|her|them|is|was|of|up|to|about|around|only|just|like|now|from)){0,3} $
    `,
    'iu',
  ),
  after: /^ (?:an|per|a) (?:hour|hr|shift)(?!\p{L})/iu,
  /** Other numbers have these as well. */
  loosely: /^ (?:an|per|a) (?:day|week|month|piece|pop)(?!\p{L})/iu,
  /** From another amount on. */
  onward: /(?:now|to|it['’]?s|is|and|und|jetzt|then) $/iu,
};
/** "verdient drei acht netto", "I make two five a month": thousands and hundreds, each by its first figure. */
export const saidThousands = {
  pair: /(?<![\d.,:/-] ?)[1-9] [1-9](?![.,:/%-]?\d| ?[%:/x]| \d)/gu,
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        makes?|making|earn(?:s|ed|ing)?|takes? home|verdien(?:e|t|en|te)|kriege?|kriegt|zahl(?:e|t|en)|kostet|gagne
        |touche|paie|gano|gana|cobro|cobra|guadagno|guadagna|verdiende|ganho|ganha|recebo|tjänar|zarabiam|zarabia
        |dostaję
      )(?: (?:
          ${hedges('about', 'nearly', 'only', 'now')}|ich|er|sie
        ))? $
    `,
    'iu',
  ),
  after: new RegExp(
    oneLine`
      ^(?:
        $|[.,;!?)\n](?!\d)
        | (?:a|per|im|par|al|por|i|per) (?:month|week|year|Monat|Jahr|mois|mes|mese|maand|jaar|mês|månaden)(?!\p{L})
        | (?:
          netto|brutto|net|nets|gross|bruto|neto|limpios|puliti|schoon|na rękę|Miete|kalt|warm|monatlich|before tax
          |after tax
        )(?!\p{L})
      )
    `,
    'iu',
  ),
};
