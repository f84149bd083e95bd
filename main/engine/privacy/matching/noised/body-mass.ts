import { isOtherNumber } from '../../entities/quantities';
import { and, or } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { otherUnit } from './amounts';
import type { CreateNumberReader } from './noised';

/** Where a reply names a body mass index, before its number. */
const named = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      BMI|body mass index|Body-Mass-Index|Körpermasseindex|IMC|indice de masse corporelle
      |índice de mas(?:a|sa) corporal|indice di massa corporea|VKİ
      |ИМТ|индекс массы тела
    )(?!\p{L})[^\d.;!?]{0,40}(?:[\d.,²^/÷×*()= kgm]{1,40}[=≈~][ *]{0,3})?$
    |(?:体格指数|体重指数|BMI)[^\d。]{0,12}$
  `,
  'iu',
);
/** Whose it is: the reply speaks to the user, or has just computed it. */
const ownMass = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      you(?:['’]re)?|yours?|du|dein\p{L}{0,2}|dir|dich|Sie|Ihr\p{L}{0,2}|Ihnen|vous|votre|ton|tu|te|tes|su|tus?|usted
      |tien\p{L}{1,2}|tuo|suo|hai|jij|jouw|je|uw|u|twoj\p{L}{0,3}|twój|masz|pan\p{L}{0,2}|seu|você|din|ditt
      |ваш\p{L}{0,2}|твой
      |sizin|senin
    )(?!\p{L})|[=≈~]
    |あなた|您|你
    |(?<!\p{L})(?:gives?|makes|results?|comes out|works out|ergibt|donne|da|dà|geeft|daje|dá|ger)(?!\p{L})
  `,
  'iu',
);
/** Nothing stands before it: "- BMI: 26.4". */
const alone = /^[\s•*|-]{0,4}\p{L}[\p{L} -]{1,30} ?[:=≈] ?$/u;
/** A limit, a range or a condition is everybody's. */
const limit = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      if|when|under|over|above|below|between|from|least|most|goal|target|limit|normal|healthy|range|should|wenn|falls
      |unter|über|ab|zwischen|mindestens|Ziel|Grenze|si|moins|plus|entre|dès|objectif|menos|más|objetivo|se|sotto
      |sopra|oltre|tra|fra|obiettivo|als|onder|boven|tussen|vanaf|poniżej|powyżej|między|abaixo|acima|under|över
      |mellan
      |от|до|выше|ниже
    )(?!\p{L})[^,]{0,24}$|[<>≤≥\u2013-] ?$
  `,
  'iu',
);
const onward = new RegExp(
  oneLine`
    ^ ?(?:
      [-–—+]|(?:to|bis|à|a|al|tot|do|até|till|до)(?= ?\d)
      |(?:${or}|u|и|${and}) (?:
        more|higher|above|over|less|lower|up|greater|mehr|höher|darüber|weniger|plus|au-dessus|moins|más|mayor|menos
        |più|oltre|meno|meer|hoger|więcej|mais|mer
        |выше|\d
      )
    )
  `,
  'iu',
);
const clauseEnd = /[;!?。]|[.](?!\d)/u;
const number = /^\d{2}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d)/u;

/** A body mass index: whether it is that of the noised weight and height, `derived` says. */
export const readBodyMassIndices: CreateNumberReader = (replacements) => {
  if (replacements.filter((each) => each.type === 'BODY_MEASURE' && isOtherNumber(each)).length < 2) return null;
  return ({ text, plain }) =>
    (_from, at) => {
      const found = number.exec(plain.slice(at, at + 16))?.[0];
      const front = text.slice(0, at);
      if (found === undefined || !named.test(front)) return null;
      const end = at + found.length;
      const said = front.split(clauseEnd).at(-1) ?? '';
      if (onward.test(plain.slice(end, end + 24)) || limit.test(said) || !(ownMass.test(said) || alone.test(said)))
        return null;
      if (otherUnit.test(plain.slice(end, end + 24)) && !plain.startsWith(' kg/', end)) return null;
      return { start: at, end, text: text.slice(at, end), kind: 'derived', replacement: -1, type: 'BODY_MEASURE' };
    };
};
