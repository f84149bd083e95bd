import { otherUnit } from './amounts';
import type { CreateNumberReader } from './noised';

/** Where a reply names a body mass index, before its number. */
const named =
  /(?<!\p{L})(?:BMI|body mass index|Body-Mass-Index|Körpermasseindex|IMC|indice de masse corporelle|índice de mas(?:a|sa) corporal|indice di massa corporea|VKİ|ИМТ|индекс массы тела)(?!\p{L})[^\d.;!?]{0,40}(?:[\d.,²^/÷×*()= kgm]{1,40}[=≈~][ *]{0,3})?$|(?:体格指数|体重指数|BMI)[^\d。]{0,12}$/iu;
const number = /^\d{2}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d)/u;

/** A body mass index: whether it is that of the noised weight and height, `derived` says. */
export const readBodyMassIndices: CreateNumberReader = (replacements) => {
  if (replacements.filter(({ type, mechanism }) => type === 'BODY_MEASURE' && mechanism === 'mldp').length < 2)
    return null;
  return ({ text, plain }) =>
    (_from, at) => {
      const found = number.exec(plain.slice(at, at + 16))?.[0];
      if (found === undefined || !named.test(text.slice(0, at))) return null;
      const end = at + found.length;
      if (otherUnit.test(plain.slice(end, end + 24)) && !plain.startsWith(' kg/', end)) return null;
      return { start: at, end, text: text.slice(at, end), kind: 'derived', replacement: -1 };
    };
};
