import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { recogniseCoordinates } from '../../detect/recognisers/coordinates';
import { oneLine } from '../../patterns/one-line';
import { cipherShape } from '../formats/shape';
import { identifier } from '../identifier';
import { cipherPlusCode, isPlusCode } from './place-codes';

/** A latitude or longitude as written, and what it is worth in units of its last digit. */
interface Angle {
  readonly start: number;
  readonly text: string;
  readonly sign: string;
  /** Degrees, minutes, seconds, each as written without its decimals; the decimals belong to the last. */
  readonly parts: readonly string[];
  readonly marks: readonly string[];
  readonly decimals: string;
  readonly point: string;
  readonly hemisphere: string;
  /** Whether the hemisphere stands first: N 52° 31.2'. */
  readonly leads: boolean;
}

const number = new RegExp(
  oneLine`
      (?<sign>[-+\u2212]?)(?<degrees>\d{1,3})(?:
        (?<point>[.,])(?<decimals>\d{1,15})(?<degreeMark> ?[°º]?)
        |(?<mark> ?[°º] ?)(?:
          (?<minutes>\d{1,2})(?:[.,](?<minuteDecimals>\d{1,12}))?(?<minuteMark> ?['′’] ?)
          (?:(?<seconds>\d{1,2})(?:[.,](?<secondDecimals>\d{1,12}))?(?<secondMark> ?(?:["″”]|''|′′)))?
        )?
      )
    `,
  'u',
).source;
const hemisphereLast = new RegExp(`${number}(?<hemisphere> ?[NSEWO](?![\\p{L}\\p{N}]))?`, 'gu');
const hemisphereFirst = new RegExp(`(?<hemisphere>(?<![\\p{L}\\p{N}])[NSEWO] ?)?${number}`, 'gu');
const beginsWithHemisphere = /^[^\p{L}\p{N}]*[NSEWO] ?\d/u;

const readAngle = (match: RegExpMatchArray, leads: boolean): Angle => {
  const groups = match.groups ?? {};
  const parts = [groups.degrees, groups.minutes, groups.seconds].filter((part) => part !== undefined);
  const marks = [groups.mark ?? groups.degreeMark ?? '', groups.minuteMark, groups.secondMark].filter(
    (mark) => mark !== undefined,
  );
  const decimals = groups.decimals ?? groups.secondDecimals ?? groups.minuteDecimals ?? '';
  return {
    start: match.index ?? 0,
    text: match[0],
    sign: groups.sign ?? '',
    parts,
    marks,
    decimals,
    point: decimals === '' ? '' : match[0].charAt(match[0].lastIndexOf(decimals) - 1),
    hemisphere: groups.hemisphere ?? '',
    leads,
  };
};

const anglesOf = (text: string): Angle[] => {
  const leads = beginsWithHemisphere.test(text);
  return Array.from(text.matchAll(leads ? hemisphereFirst : hemisphereLast), (match) => readAngle(match, leads));
};

/** Units a degree: 60 minutes or 3,600 seconds of as many decimals as are written. */
const unitsPerDegree = ({ parts, decimals }: Angle): bigint =>
  60n ** BigInt(parts.length - 1) * 10n ** BigInt(decimals.length);

/** Null where minutes or seconds are 60 or more. */
const magnitudeOf = (of: Angle): bigint | null => {
  const [degrees = '0', ...rest] = of.parts;
  if (rest.some((part) => Number(part) >= 60)) return null;
  const whole = rest.reduce((sum, part) => sum * 60n + BigInt(part), BigInt(degrees));
  return whole * 10n ** BigInt(of.decimals.length) + BigInt(of.decimals || '0');
};

const isWest = ({ sign, hemisphere }: Angle): boolean =>
  hemisphere === '' ? /[-\u2212]/.test(sign) : /[SWO]/.test(hemisphere);

const isLongitude = ({ hemisphere, parts }: Angle, index: number): boolean =>
  hemisphere === '' ? index % 2 === 1 || Number(parts[0]) > 90 : /[EWO]/.test(hemisphere);

/** Numbers written with a leading zero keep one, so that each width has a way back. */
const paddingOf = ({ parts }: Angle): string => parts.map((part) => (/^0\d/.test(part) ? part.length : 0)).join();

const writeAngle = (like: Angle, longitude: boolean, negative: boolean, magnitude: bigint): string => {
  const scale = 10n ** BigInt(like.decimals.length);
  let whole = magnitude / scale;
  const parts: string[] = [];
  for (let i = like.parts.length - 1; i > 0; i--) {
    parts.unshift(String(whole % 60n));
    whole /= 60n;
  }
  parts.unshift(String(whole));
  const padded = parts.map((part, i) =>
    /^0\d/.test(like.parts[i] ?? '') ? part.padStart(like.parts[i]?.length ?? 0, '0') : part,
  );
  const decimals =
    like.decimals === '' ? '' : like.point + String(magnitude % scale).padStart(like.decimals.length, '0');
  // The decimals stand behind the last part, before its mark.
  const body = padded
    .map((part, i) => part + (i === padded.length - 1 ? decimals : '') + (like.marks[i] ?? ''))
    .join('');
  if (like.hemisphere === '') {
    const minus = like.sign === '\u2212' ? '\u2212' : '-';
    return (negative ? minus : like.sign === '+' ? '+' : '') + body;
  }
  const west = like.hemisphere.includes('O') ? 'O' : 'W';
  const letter = longitude ? (negative ? west : 'E') : negative ? 'S' : 'N';
  const hemisphere = like.hemisphere.replace(/[NSEWO]/, letter);
  return like.leads ? hemisphere + like.sign + body : like.sign + body + hemisphere;
};

/** An angle to another on the globe, as precise; the hemisphere is enciphered with it. */
const cipherAngle = (cipher: Cipher, direction: Direction, from: Angle, index: number): string | null => {
  const longitude = isLongitude(from, index);
  const most = (longitude ? 180n : 90n) * unitsPerDegree(from);
  const magnitude = magnitudeOf(from);
  if (magnitude === null || magnitude > most) return null;
  const size = 2n * (most + 1n);
  const domain = `${longitude ? 'longitude' : 'latitude'} ${from.parts.length} ${from.decimals.length}`;
  const classOf = (of: Angle): string => `${isLongitude(of, index)} ${paddingOf(of)}`;
  const rank = (isWest(from) ? most + 1n : 0n) + magnitude;
  const written = (at: bigint): string => writeAngle(from, longitude, at > most, at > most ? at - most - 1n : at);
  const image = walk(
    rank,
    (at) => cipher[direction](at, size, domain),
    (at) => {
      const [to] = anglesOf(written(at));
      return to !== undefined && classOf(to) === classOf(from);
    },
  );
  return written(image);
};

const cipherCoordinates = (cipher: Cipher, direction: Direction, text: string): string => {
  const pieces: string[] = [];
  let end = 0;
  for (const [index, from] of anglesOf(text).entries()) {
    const image = cipherAngle(cipher, direction, from, index);
    if (image === null) return cipherShape(cipher, direction, text, 'coordinates', false);
    pieces.push(text.slice(end, from.start), image);
    end = from.start + from.text.length;
  }
  return end === 0 ? cipherShape(cipher, direction, text, 'coordinates', true) : pieces.join('') + text.slice(end);
};

export const coordinates = identifier({
  type: 'COORDINATES',
  risk: 4,
  recognise: recogniseCoordinates,
  leakage: [
    'precision and way of writing',
    'latitudes or longitudes that two places share',
    'of a plus code its length; of three words for a place their lengths',
  ],
  canonical: (original) => original.replace(/\s+/gu, ''),
  cipher: (direction, text, { cipher }) =>
    isPlusCode(text)
      ? cipherPlusCode(cipher, direction, text)
      : walk(
          text,
          (from) => cipherCoordinates(cipher, direction, from),
          (to) => !isPlusCode(to),
        ),
});
