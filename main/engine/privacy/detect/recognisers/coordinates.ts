import type { Candidate, Recogniser } from '../../entities/entity';
import { before, cueIn, words } from './context';

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

const forms: readonly { readonly pattern: RegExp; readonly score: number; readonly reason: string }[] = [
  {
    // Five decimals are a metre: two numbers side by side are written like that for a place, three or more are a list.
    pattern: new RegExp(`${edge}${alone}${decimal(latitude, 5)}(?:, ?|; ?)${decimal(longitude, 5)}${end}${last}`, 'gu'),
    score: 0.85,
    reason: 'written as latitude and longitude',
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
      `(?<=\\bgeo:|[?&@/](?:ll|q|query|center)=|/@)${decimal(latitude, 2)},${decimal(longitude, 2)}`,
      'gu',
    ),
    score: 0.95,
    reason: 'a place on a map',
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])(?:lat|latitude|lon|lng|long|longitude|breitengrad|längengrad|latitud|longitud|latitudine|longitudine|szerokość|długość)["']? ?[:=]? ?["']?)${decimal('\\d{1,3}', 2)}${end}`,
      'giu',
    ),
    score: 0.9,
    reason: "after 'latitude' or 'longitude'",
  },
];

/** Where a pair of fewer decimals is a place. */
const cues = words([
  'coordinates?|gps|lat|latitude|located|location|position|map|maps|pin|site|geo',
  'koordinaten|standort|coordonnées|coordenadas|ubicación|coordinate|posizione|współrzędne|coördinaten|koordinater|localização',
]);
const pair = new RegExp(
  `${edge}${alone}${decimal(latitude, 3)}(?:, ?|; ?| )${decimal(longitude, 3)}${end}${last}`,
  'gu',
);

/** Points on the globe: decimal degrees, degrees with minutes and seconds, map links, and values named so. */
export const recogniseCoordinates: Recogniser = ({ text }): Candidate[] => [
  ...forms.flatMap(({ pattern, score, reason }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: start }) => ({
      start,
      end: start + found.length,
      score,
      reason,
    })),
  ),
  ...[...text.matchAll(pair)].flatMap(({ 0: found, index: start }) => {
    const cue = cueIn(cues, before(text, start));
    return cue === null ? [] : [{ start, end: start + found.length, score: 0.85, reason: `after '${cue}'` }];
  }),
];
