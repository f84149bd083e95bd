import { entities } from '../../entities';
import { isCounted } from '../../entities/quantities/money/amounts';
import { inside, isLabelled } from '../../entities/quantities/money/labels';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import type { Mention, Sought } from './mention';

/** A number that may be an amount again: grouped, of three digits and more, or with a k. */
const number = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}_.,:/#-])
    (?:\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d{3,9}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,3})? ?[kK])
    (?![\p{L}\p{N}_%:/-]|[.,]\d)|(?<=_)\d{5,9}(?=_|\.\p{L}{2,4}(?!\p{L}))
  `,
  'gu',
);

const amountOf = remembered((text): string => entities.MONEY.canonical(text).split(' ', 1)[0] ?? '');

const year = /^(?:19|20)\d\d$/;
/** What stands before a year besides `inside`. */
const ofYear = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      since|from|by|until|till|before|after|of|year|circa|seit|von|vom|ab|bis|vor|nach|jahr|depuis|de|dès|avant|après
      |an|année|desde|hasta|antes|año|dal|del|dalla|fino|sinds|sedan|från|od|do|roku|desde|até
    ) $
  `,
  'iu',
);

const isShort = (written: string): boolean => /^\d{3,4}$/.test(written);
/** 4350 and no 4500: two such numbers of one conversation are hardly equal by chance. */
const isTelling = (written: string): boolean => /^(?!19|20)[1-9]\d\d?[1-9]0?$/.test(written) && written.length > 3;
/** How a sentence goes on behind an amount, where a count is followed by what it counts. */
const goesOn = new RegExp(
  oneLine`
    ^ (?:
      is|isn['’]t|are|was|were|and|or|a|an|per|each|again|too|now|for|from|in|by|next|last|this|if|but|when|ist|sind
      |war|w[aä]ren|sei(?:en)?|und|oder|pro|im|am|für|wenn|aber|noch|est|sont|était|serait|et|ou|par|pour|si|mais|es
      |son|era|fue|y|o|por|al|para|pero|è|sono|e|ed|al|per|ma|en|of|zijn|voor|maar|jest|są|to|i|lub|na|za|ale|é|são
      |foi|ou|mas|är|och|eller|i|för|men
    )(?!\p{L})
  `,
  'iu',
);
/** What measures, counts words or heats. */
const unit =
  /^ ?(?:[kcm]?m²?|k?g|lbs?|kcal|cal|k?wh|px|ml|l|mb|gb|ms|°|words?|wörter|mots|palabras|parole|woorden|słów|ord)(?!\p{L})/iu;

/** Whether a number of few digits is the amount again, and no page, year or count of something. */
const isAgain = (text: string, start: number, end: number): boolean => {
  const [before, behind] = [textBefore(text, start, 24), textAfter(text, end, 16)];
  if (isLabelled(text, start) || unit.test(behind)) return false;
  if (isTelling(text.slice(start, end))) return true;
  if (inside.test(before) || (year.test(text.slice(start, end)) && ofYear.test(before))) return false;
  return !isCounted(behind) || goesOn.test(behind);
};

/** Amounts that stand again without their currency: "84,500", "84.5k" and 84500 after $84,500. Linear in the text. */
export const amountMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const known = new Map(sought.filter(({ type }) => type === 'MONEY').map((of) => [amountOf(of.value), of]));
  if (known.size === 0) return [];
  return [...text.matchAll(number)].flatMap(({ 0: written, index: start }) => {
    const of = known.get(amountOf(written));
    const end = start + written.length;
    return of === undefined || (isShort(written) && !isAgain(text, start, end))
      ? []
      : [{ start, end, type: of.type, of, score: 0.9, reason: 'named before' }];
  });
};
