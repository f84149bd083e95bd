import type { Tagged } from '../../../../../shared/tagger';
import { foldName, isCity, isGivenName, regions } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import { any } from '../public/any';
import { isBrand } from '../public/brands';
import { named } from '../resolve';

/** "Land Berlin", "Freistaat Bayern", read as a firm: the state is what is called so. */
const withState = /^(?:Land|Freistaat|Bundesland|Hansestadt|Kanton) (?=\p{Lu})/u;
export const asStateOfLand = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'ORGANIZATION') return span;
  const words = text.slice(span.start, span.end);
  const kind = withState.exec(words)?.[0].length ?? 0;
  const state = words.slice(kind);
  const isState = kind > 0 && (regions.has(foldName(state)) || isCity(state));
  return isState ? { ...span, type: 'LOCATION', start: span.start + kind } : span;
};

/** From whom one parts: "skild från Annika", "separated from Kerstin". */
const parted = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:divorc(?:ed|ing)|separated|split up|estranged) from',
    '(?:geschieden|getrennt|scheiden lassen) von|scheidung von',
    "(?:divorcée?|séparée?) (?:de|d['’]|d['’]avec)",
    '(?:divorciad|separad)[oa] de',
    '(?:divorziat|separat)[oa] da',
    'gescheiden van',
    'rozwiedzion\\p{L}+ z',
    '(?:divorciad|separad)[oa] d[aeo]',
    '(?:från)?skild från|separerad från',
  ].join('|')}) ?$`,
  'iu',
);
const reach = 24;
export const asParted = (text: string, span: Tagged): Tagged => {
  const word = text.slice(span.start, span.end);
  const isSomebody =
    span.type === 'LOCATION' && isGivenName(word) && !isCity(word) && parted.test(textBefore(text, span.start, reach));
  return isSomebody ? { ...span, type: 'PERSON' } : span;
};

/** Who speaks of airports calls them by three letters. */
const flying = any(
  oneLine`
    fl(?:y|ew|ies|own|ying|ights?)|airports?|airlines?|layover|stopover|boarding|baggage|luggage|bags?|miles|flug
    |flüge|flogen?|fliegen?|flughafen|gepäck|vols?|aéroport|bagages?|vuelos?|aeropuerto|equipaje|vol[oi]|aeroporto
    |bagagli?|vlucht|vliegen|luchthaven|bagage|lot|lotnisko|bagaż|voos?|bagagem|flyg|flygplats|uçuş|uçak
  `,
);
const speaksOfFlying = remembered((text) => flying.test(text));
const route = /(?<![\p{L}\p{N}])[A-Z]{3}(?: ?[-–/→] ?[A-Z]{3}){1,4}(?![\p{L}\p{N}])/gu;
const longestRoute = 36;
/** "LHR-LAX", "FRA-JFK": from where one flies and where to, read as places or firms. */
export const isRoute = (text: string, { start, end, type }: Tagged): boolean => {
  if (!named.has(type) || end - start > longestRoute || !/[A-Z]{3}/.test(text.slice(start, end))) return false;
  const from = Math.max(0, start - longestRoute);
  const around = text.slice(from, end + longestRoute);
  const isIn = [...around.matchAll(route)].some(
    ({ 0: whole, index }) =>
      from + index <= start &&
      end <= from + index + whole.length &&
      !whole.split(/[^A-Z]+/).some((each) => isBrand(each)),
  );
  return isIn && speaksOfFlying(text);
};
