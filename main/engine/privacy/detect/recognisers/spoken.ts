import type { Candidate } from '../../entities/entity';
import { digitWords, readSpoken, repeated, rounded } from '../../entities/spoken-digits';

const digits = `(?:${digitWords.join('|')})(?![\\p{L}])(?: (?:${rounded})(?![\\p{L}]))?`;

const run = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:plus )?(?:(?:${repeated})[ -])?(?:${digits})(?:(?:[ \\t]|, ?| ?- ?|\\n)(?:(?:${repeated})[ -])?(?:${digits})){5,18}(?![\\p{L}\\p{N}])`,
  'giu',
);
const named =
  /(?<!\p{L})(?:phone|number|mobile|cell|call|ring|text|reach|whatsapp|dial|fax|tel|telefon\p{L}{0,6}|handy\p{L}{0,6}|rufnummer|nummer|numéro|portable|téléphone|appel\p{L}{0,4}|número|teléfono|móvil|llám\p{L}{0,6}|numero|cellulare|telefono|chiama\p{L}{0,3}|telefoon\p{L}{0,6}|bel|numer|komórk\p{L}|zadzwoń|telemóvel|telefone|ligue|mobil\p{L}{0,6}|ringa?)(?!\p{L})/iu;
/** Words that count, or are counted out: "one two three four five six seven". */
const counted =
  /^(?:zero |null |zéro |cero |nul |noll )?(?:one two three four|eins zwei drei vier|un deux trois quatre|uno dos tres cuatro|uno due tre quattro|een twee drie vier|jeden dwa trzy cztery|um dois três quatro|ett två tre fyra)/iu;

/** Phone numbers as they are said, digit by digit: with a word for them, or so many digits that they are nothing else. */
export const spokenPhones = (text: string): Candidate[] =>
  [...text.matchAll(run)].flatMap(({ 0: words, index: start }) => {
    const count = words
      .trim()
      .split(/[\s,-]+/)
      .filter((word) => word !== '' && !/^plus$/i.test(word)).length;
    // Words of two languages are no number, and could not be written as another.
    if (counted.test(words.replace(/[\s,-]+/g, ' ')) || readSpoken(words) === null) return [];
    const cue = named.exec(text.slice(Math.max(0, start - 40), start))?.[0];
    if (cue === undefined && count < 9) return [];
    return [
      {
        start,
        end: start + words.length,
        score: 0.88,
        reason: cue === undefined ? 'digits read out' : `digits read out after '${cue}'`,
      },
    ];
  });
