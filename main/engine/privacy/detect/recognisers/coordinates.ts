import type { Candidate, Recogniser } from '../../entities/entity';
import { plusCode } from '../../entities/place/place-codes';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { cueIn, inStretches, words } from './context';

const decimal = (degrees: string, fewest: number): string => `[-+\\u2212]?${degrees}[.,]\\d{${fewest},15}`;
const latitude = '(?:90|[0-8]?\\d)';
const longitude = '(?:180|1[0-7]\\d|0?\\d?\\d)';
const edge = '(?<![\\p{L}\\p{N}.,_/#-])';
const end = '(?![\\p{L}\\p{N}]|[.,]\\d)';
/** No number before it, and none after it. */
const alone = '(?<!\\d[,;]? )';
const last = '(?![,;]? ?[-+]?\\d)';
const sexagesimal =
  "\\d{1,3} ?[°º] ?(?:\\d{1,2}(?:[.,]\\d{1,12})? ?['′’] ?(?:\\d{1,2}(?:[.,]\\d{1,12})? ?(?:[\"″”]|''|′′) ?)?)?";

const asPair = 'written as latitude and longitude';
const forms: readonly { readonly pattern: RegExp; readonly score: number; readonly reason: string }[] = [
  {
    // Five decimals are a metre: two numbers side by side are written like that for a place, three or more are a list.
    pattern: new RegExp(`${edge}${alone}${decimal(latitude, 5)}(?:, ?|; ?)${decimal(longitude, 5)}${end}${last}`, 'gu'),
    score: 0.85,
    reason: asPair,
  },
  {
    pattern: new RegExp(
      `${edge}(?:${sexagesimal}|[-+]?\\d{1,3}[.,]\\d{2,15} ?[°º]? ?)[NS](?:,? ?|; ?)(?:${sexagesimal}|[-+]?\\d{1,3}[.,]\\d{2,15} ?[°º]? ?)[EWO]${end}`,
      'gu',
    ),
    score: 0.95,
    reason: 'degrees north or south, and east or west',
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])[NS] ?(?:${sexagesimal}|\\d{1,3}[.,]\\d{2,15} ?[°º]? ?)(?:,? ?|; ?)[EWO] ?(?:${sexagesimal}|\\d{1,3}[.,]\\d{2,15}[°º]?)(?<! )${end}`,
      'gu',
    ),
    score: 0.95,
    reason: 'degrees north or south, and east or west',
  },
  {
    pattern: new RegExp(
      `(?<=\\bgeo:|[?&@/](?:ll|q|query|center)=|/@)${decimal(latitude, 2)},${decimal(longitude, 2)}`,
      'gu',
    ),
    score: 0.95,
    reason: 'a place on a map',
  },
  {
    pattern: new RegExp(
      oneLine`
        (?=[-+\u2212\d])(?<=
          (?<![\p{L}\p{N}])(?:
            lat|latitude|lon|lng|long|longitude|breitengrad|längengrad|latitud|longitud|latitudine|longitudine
            |szerokość|długość
          )["']? ?[:=]? ?["']?
        )${decimal('\\d{1,3}', 2)}${end}
      `,
      'giu',
    ),
    score: 0.9,
    reason: "after 'latitude' or 'longitude'",
  },
];

/** "Long 12,000 NVDA at 141.20": of a trade, where no latitude is near and few decimals are told. */
const position = /(?<![\p{L}\p{N}])long $/iu;
const isTraded = (text: string, at: number, found: string): boolean =>
  position.test(textBefore(text, at, 8)) &&
  !/[.,]\d{4}/.test(found) &&
  !/(?<!\p{L})(?:lat(?:itude)?|lng|lon(?:gitude)?|gps)(?!\p{L})/iu.test(
    textBefore(text, at, 40) + textAfter(text, at + found.length, 40),
  );

/** Where a pair of fewer decimals is a place. */
const cues = words([
  'coordinates?|gps|lat|latitude|located|location|loc|position|map|maps|pin|site|geo|(?:meet|park|met|parked|standing|here)(?: me)? (?:here|at)',
  oneLine`
    koordinaten|standort|coordonnées|coordenadas|ubicación|coordinate|posizione|współrzędne|coördinaten|koordinater
    |localização|(?:unfall|einsatz|fund|tat|stand)?ort|treffpunkt|lieu(?: de l[’']accident)?|point de rendez-vous
    |lugar(?: del accidente)?|luogo(?: dell[’']incidente)?|plaats|locatie|miejsce|local|plats(?:en)?|konum|yer
  `,
  '位置|坐标|場所|現在地',
]);
/** Whose house is where: "her house: 51.4412, -0.9871". */
const home = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      house|home|flat|cabin|haus|zuhause|hütte|maison|chalet|casa|huis|dom|hus|ev(?:im)?
      |(?:i|we|she|he|they) (?:live|lives|park|parked|camp|am|are)|wohne|wohnt|wohnen|habite|habitons|viv[oe]|vivimos
      |abito|abita|woon|woont|wonen|mieszkam|mieszka|moro|mora|bor|oturuyorum
    )(?: is| at| are| ist| bei| est| à| es| en| è| a| op| pod| em| på){0,2}:? $
  `,
  'iu',
);
/** "a dog at 51.4826, -3.1791" */
const place =
  /(?<!\p{L})(?:at|near|around|from|to|bei|nahe|près de|vers|cerca de|vicino a|presso|bij|koło|przy|perto de|vid|nära|yakınında)(?: here)?:? $/iu;
/** Eleven metres; a share or a score is below ten, so a bare preposition asks for two digits before so many. */
const precise = /[.,]\d{4,}\D+\d+[.,]\d{4,}$/;
const preciseFromTen = /^[-+\u2212]?(?:\d[.,]\d+\D+)?\d{2,3}[.,]\d{4,}/u;
/** As many decimals in both, and one of them west, south or beyond ten degrees: "the last signal 42.6731, -2.9514". */
const alike = /^[-+\u2212]?(\d+)[.,](\d{4,})\D+?(\d+)[.,](\d{4,})$/u;
/** What else is computed to so many decimals and stands in pairs. */
const computed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ci|conf\p{L}*|interval\p{L}*|intervall\p{L}*|range|bounds?|mean|median|average|std|sd|var\p{L}*|loss|score\p{L}*
      |weights?|vector|point|array|roots?|values?|ratio|rates?|prices?|kurs\p{L}*|precio|prix|f1|auc|rmse|mae|p|r|x|y
      |eigen\p{L}*|mittelwert|werte?|moyenne|valeurs?|media|valor(?:es|i)?
    )(?!\p{L})[^.!?\n]{0,16}$|[=([{<] ?$
  `,
  'iu',
);
const isAlike = (text: string, at: number, found: string): boolean => {
  const [, first = '', decimals = '', second = '', others = ''] = alike.exec(found) ?? [];
  return (
    decimals !== '' &&
    decimals.length === others.length &&
    first.length + second.length > 2 &&
    !computed.test(textBefore(text, at, 48))
  );
};
const placeBefore = (text: string, at: number, found: string): string | null => {
  if (!precise.test(found)) return null;
  const left = textBefore(text, at, 24);
  return (home.exec(left) ?? (preciseFromTen.test(found) ? place.exec(left) : null))?.[0].trim() ?? null;
};
const pair = new RegExp(
  `${edge}${alone}${decimal(latitude, 3)}(?:, ?|; ?| )${decimal(longitude, 3)}${end}${last}`,
  'gu',
);

const plusCodes = new RegExp(`(?<![\\p{L}\\p{N}_+/-])${plusCode}(?![\\p{L}\\p{N}_+/-])`, 'gu');
const three = '\\p{L}{3,24}(?:\\.\\p{L}{3,24}){2}(?![\\p{L}\\p{N}_.(/-]\\p{L}|[(=])';
const threeWords = new RegExp(`(?<![\\p{L}\\p{N}:/])///${three}`, 'gu');
const namedWords = new RegExp(
  oneLine`
    (?<=
      (?<![\p{L}\p{N}])(?:w3w|what3words|what 3 words|what three words)
      (?: (?:address|code|location|is|ist|est|es|è|to|är|adresse|ort|adres)){0,2}[ \t]{0,2}[:=-]?[ \t]{0,2}["'“„«]?
    )${three}
  `,
  'giu',
);
const places = (matches: Iterable<RegExpExecArray>, reason: string): Candidate[] =>
  Array.from(matches, ({ 0: found, index: start }) => ({ start, end: start + found.length, score: 0.9, reason }));

/** Points on the globe: decimal degrees, degrees with minutes and seconds, map links, and values named so; codes of places. */
export const recogniseCoordinates: Recogniser = ({ text }): Candidate[] => [
  ...forms.flatMap(({ pattern, score, reason }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index: start }) =>
      isTraded(text, start, found) ? [] : [{ start, end: start + found.length, score, reason }],
    ),
  ),
  ...places(inStretches(text, /[A-Z0-9]\+[A-Z0-9]/g, plusCodes), 'written as a plus code'),
  ...places(inStretches(text, /\/\/\//g, threeWords), 'three words for a place'),
  ...places(/w3w|what.?(?:3|three)/iu.test(text) ? text.matchAll(namedWords) : [], 'three words for a place'),
  ...[...text.matchAll(pair)].flatMap(({ 0: found, index: start }) => {
    const cue = cueIn(cues, textBefore(text, start)) ?? placeBefore(text, start, found);
    const reason = cue !== null ? `after '${cue}'` : isAlike(text, start, found) ? asPair : null;
    return reason === null ? [] : [{ start, end: start + found.length, score: 0.85, reason }];
  }),
];
