import type { Candidate } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { wordPattern } from '../../patterns/word-starts';
import { isStopWord } from '../words/vocabulary';

/** Whom one rings or writes to, in small letters and by a name that is a word as well: "ruf lasse an", "text joy about it". */

const name =
  '(?!(?:mal|bitte|schnell|noch|mir|dir|dich|mich|ihn|sie|uns|euch|even|up)(?!\\p{L}))(?<name>\\p{Ll}[\\p{Ll}\\p{M}]{2,11})';
const phone = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:ruf|rufe|schreib|schreibe) (?:mal |bitte |schnell |noch )?${name}(?= (?:\\p{L}+ ){0,3}(?:an|zurück|wegen)(?!\\p{L}))`,
      `(?:call|text|ring|phone|email|message) (?:up )?${name.replace('name', 'en')}(?= (?:about|back|tomorrow|tonight|today|asap|later|when|re)(?!\\p{L}))`,
      `(?:appelle|rappelle|préviens) ${name.replace('name', 'fr')}(?= (?:pour|au sujet|demain|ce soir|quand|à propos)(?!\\p{L}))`,
      `(?:llama|avisa|escribe) a ${name.replace('name', 'es')}(?= (?:por|para|mañana|cuando|sobre)(?!\\p{L}))`,
      `(?:chiama|avvisa|scrivi a) ${name.replace('name', 'it')}(?= (?:per|domani|quando|stasera)(?!\\p{L}))`,
      `(?:bel|app|mail) (?:even )?${name.replace('name', 'nl')}(?= (?:even |morgen |over |terug|voor |wegens )(?:\\p{L}|$)?)`,
      `(?:ring|ringa|messa) ${name.replace('name', 'sv')}(?= (?:om|imorgon|ikväll|angående)(?!\\p{L}))`,
    ].join('|')})`,
    'u',
  ),
);

/** Linear in the text. */
export const phoned = (text: string): Candidate[] =>
  phone.all(text).flatMap(({ 0: whole, index, groups = {} }) => {
    const called = Object.values(groups).find((each) => each !== undefined) ?? '';
    const start = index + whole.length - called.length;
    return isGivenName(called) && !isStopWord(called)
      ? [{ start, end: start + called.length, score: 0.86, reason: `after '${whole.slice(0, -called.length).trim()}'` }]
      : [];
  });
