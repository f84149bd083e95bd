import { onward } from '../people/onward';

/** What a rent or a wage rose from and to, in bare numbers. */

/** "huur ging van 820 naar 910", "kira 8200'den 9100'e çıktı", 房租从3200涨到3900: a rent or a wage from what to what. */
const ownCost =
  '(?:my|our) (?:rent|pay|salary|wage|mortgage)|rent|Miete|Gehalt|Lohn|loyer|salaire|alquiler|sueldo|affitto|stipendio|huur|salaris|czynsz|pensja|renda|aluguel|salário|hyran|hyra|lönen|kira|kiram|maaş|maaşım';
const rising = {
  from: new RegExp(
    `(?<!\\p{L})(?:${ownCost})(?!\\p{L})[^.!?\\n\\d]{0,28}(?<!\\p{L})(?:from|von|de|da|van|z|od|från) $`,
    'iu',
  ),
  fromAfter: /^ (?:to|auf|à|a|naar|na|do|para|till) \d/u,
  to: new RegExp(
    `(?<!\\p{L})(?:${ownCost})(?!\\p{L})[^.!?\\n\\d]{0,28}(?<!\\p{L})(?:from|von|de|da|van|z|od|från) [\\d., ]{2,9}(?:to|auf|à|a|naar|na|do|para|till) $`,
    'iu',
  ),
  turkish: new RegExp(`(?<!\\p{L})(?:${ownCost}) [\\d.]{3,9}['’]?(?:den|dan|ten|tan) $`, 'iu'),
  turkishAfter: /^['’]?y?[ea] (?:çık|yüksel|düş|in)/u,
  unspaced: /(?:房租|工资|月薪|家賃|給料)[^。\n]{0,16}(?:涨到|漲到|升到|降到|から)$/u,
  unspacedAfter: /^(?:$|[,，。、元块円了に])/u,
};
/** Whether a number is what a rent or a wage was or came to. */
export const isRising = (left: string, rest: string): boolean =>
  (rising.fromAfter.test(rest) && rising.from.test(left)) ||
  (onward.test(rest) && rising.to.test(left)) ||
  (rising.turkishAfter.test(rest) && rising.turkish.test(left)) ||
  (rising.unspacedAfter.test(rest) && rising.unspaced.test(left));
