import type { Candidate, Recogniser } from '../../entities/entity';
import { textBefore } from '../../text/around';
import { cueIn, words } from './context';

/** Length by country (SWIFT's IBAN registry, ISO 13616). */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
  // Territories, whose accounts are in the registry under Finland and France.
  ...{ AX: 18, BL: 27, GF: 27, GP: 27, MF: 27, MQ: 27, NC: 27, PF: 27, PM: 27, RE: 27, TF: 27, WF: 27, YT: 27 },
  // In use without standing in the registry.
  ...{ AO: 25, BF: 28, BJ: 28, CF: 27, CG: 27, CI: 28, CM: 27, CV: 25, DZ: 26, GA: 27, GQ: 27, GW: 25, IR: 26, KM: 27 },
  ...{ MA: 28, MG: 27, ML: 28, MZ: 25, NE: 28, SN: 28, TD: 27, TG: 28 },
};

const first = /(?<![\p{L}\p{N}])(?:[A-Z]{2} ?[0-9]{2}(?=[ .-]?[A-Z0-9])|[A-Z] [A-Z] [0-9] [0-9](?= [A-Z0-9]))/giu;
const character = /[A-Z0-9]/i;
/** The end of a line, quoted or not, and of a cell: with the checksum only. */
const broken = / ?(?:\r?\n[ \t>|]{0,8}|[ \t]{0,8}[|\t][ \t]{0,8})(?=[A-Z0-9])/giy;
const mostBreaks = 3;
/** Right before a part of one. */
const cutOff = /(?<!\p{L})iban(?: (?:is|ist|lautet|est|es|è|to|är))?[ \t]{0,2}[:=|]?[ \t]{0,2}$/iu;
const shortest = 10;
const cues = words([
  'iban|rib|bic|swift|account|bank|konto|bankverbindung|compte|cuenta|conto|rekening|rachun(?:ek|ku)|conta',
  'kontonummer',
]);

/** ISO 7064 mod 97-10: 1 where the check digits hold. */
const remainder = (iban: string): number => {
  let value = 0;
  for (const c of iban.slice(4) + iban.slice(0, 4)) {
    const digit = Number.parseInt(c, 36);
    value = (value * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return value;
};

/** IBANs: the country's length, mod 97. One that fails is still protected near "IBAN" or in groups of four. */
export const recogniseIban: Recogniser = ({ text, original, toOriginal }) => {
  /** As it was typed: an O between digits is read as a zero, and may be a letter of the account. */
  const typed = (from: number, to: number): string => {
    const place = toOriginal(from, to);
    return original.slice(place.start, place.end).replace(/[^A-Z0-9]/gi, '');
  };
  const found: Candidate[] = [];
  for (const match of text.matchAll(first)) {
    const start = match.index;
    const length = lengths[match[0].replaceAll(' ', '').slice(0, 2).toUpperCase()];
    if (length === undefined) continue;
    let compact = '';
    let end = start;
    let breaks = 0;
    /** Where its first line or cell ends. */
    let whole = start;
    for (let i = start; i < text.length && compact.length < length; i++) {
      const c = text.charAt(i);
      if (character.test(c)) {
        compact += c;
        end = i + 1;
        continue;
      }
      if (i > end) break;
      broken.lastIndex = i;
      if (breaks < mostBreaks && broken.test(text)) {
        if (breaks++ === 0) whole = end;
        i = broken.lastIndex - 1;
        end = broken.lastIndex;
      } else if (!/[ .-]/.test(c)) break;
    }
    if (compact.length < length || /[\p{L}\p{N}]/u.test(text.charAt(end))) {
      const until = breaks > 0 ? whole : end;
      if (until - start > shortest && cutOff.test(textBefore(text, start, 16)))
        found.push({ start, end: until, score: 0.85, reason: "after 'IBAN', though a part is missing" });
      continue;
    }
    const passes = (value: string): boolean => value.length === length && remainder(value.toUpperCase()) === 1;
    const valid = passes(compact) || passes(typed(start, end));
    const cue = cueIn(cues, textBefore(text, start));
    const digits = compact.replace(/[^0-9]/g, '').length;
    // One sentence in 97 that begins like one passes: "me 12138400 USD since May".
    const alone = digits >= 8 && (compact === compact.toUpperCase() || compact === compact.toLowerCase());
    if (valid && (alone || cue !== null)) {
      found.push({ start, end, score: 0.99, reason: 'checksum of an IBAN' });
      continue;
    }
    if (breaks > 0) continue;
    if (cue !== null && digits >= 8) {
      found.push({ start, end, score: 0.85, reason: `after '${cue}', though its checksum fails` });
    } else if (/^[A-Z]{2}\d{2}(?: [A-Z0-9]{4})+(?: [A-Z0-9]{1,3})?$/.test(text.slice(start, end)) && digits >= 10) {
      found.push({ start, end, score: 0.7, reason: 'written like an IBAN, though its checksum fails' });
    }
  }
  return found;
};
