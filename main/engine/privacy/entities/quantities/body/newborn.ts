import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { isPersonBefore } from '../people/before';

/** As children weigh at birth, in kg, and how long they are, in cm. */
const gramsThenLength = new RegExp(
  oneLine`
    ^[,、]? ?
    (?:(?:${and}|à|at|a|bei|på|för|auf|pour|per|por|para|op|na|l[äa]ng(?:d)?|long(?:ueur)?) ){0,2}
    (?:[3-5]\d|6[0-2])(?:[.,]\d)? ?(?:cm|Zentimeter|centimet|centímetros|centimètres|centimetri|centimetr|厘米|センチ)
    |^,? ?(?:1[6-9]|2[0-4])(?:[.,]\d)? ?(?:in(?:ches)?(?!\p{L})|")
  `,
  'iu',
);
const lengthThenGrams = new RegExp(
  `^[,、]? ?(?:(?:${and}) )?(?:[1-5][.,' ]?\\d{3} ?(?:g|gr|Gramm|gram|克|グラム)|[1-5][.,]\\d{1,3} ?(?:kg|kilo))`,
  'iu',
);
const child = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      boy|girl|bab(?:y|ies)|newborn|twins?|Baby|Zwillinge?|Mädchen|Junge|Bub|fille|fils|garçon|petite?|bébé|niñ[oa]
      |bebé|beba|bimb[oa]|neonat[oa]|meisje|jongetje|córeczka|synek|chłopiec|dziewczynka|menin[oa]|bebê|flicka|pojke
      |dottern|sonen|bebe\p{L}{0,4}|kızımız|oğlumuz
    )(?!\p{L})
    |女儿|儿子|宝宝|长女|长男|长子|長女|長男|次女|次男|男の子|女の子|赤ちゃん|出生|誕生|生まれ
  `,
  'iu',
);

/** "3.240 gr doğdu": what somebody weighed when born, said behind it. */
const born = /^ (?:doğdu|dünyaya geldi)(?!\p{L})/u;

/** Whether a weight and a length beside it are a child's at birth. */
export const isBorn = (left: string, right: string): boolean =>
  born.test(right) ||
  ((gramsThenLength.test(right) || lengthThenGrams.test(right)) && (child.test(left) || isPersonBefore(left)));
