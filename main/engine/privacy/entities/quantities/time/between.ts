import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter } from '../../../text/around';
import type { Candidate } from '../../entity';
import { day, event, someone } from './cues';

/** Two hours between which somebody comes: "between 4.15 and 5", "zwischen 8 und 9", "entre las 4 y las 5". */

const hour = '(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?';
const pair = (before: string, between: string): string => `(?:${before}) (?=\\d)${hour} ?(?:${between}) (?=\\d)${hour}`;
/** Before hours and nothing else. */
const ofClock = [
  pair('entre las', '[ya] las'),
  pair('desde las', 'hasta las'),
  pair('(?:tra|fra) le', 'e le'),
  pair('dalle', 'alle'),
  pair('entre as', 'e as'),
  pair('das', '(?:às|até às|até as)'),
].join('|');
const ofAnything = [
  pair('between', 'and'),
  pair('zwischen', 'und'),
  pair('entre', '(?:et|y|e)'),
  pair('(?:tra|fra)', 'e'),
  pair('tussen', 'en'),
  pair('między', 'a'),
  pair('mellan', 'och'),
].join('|');
const pairs = wordPattern(
  new RegExp(`(?<!\\p{L})(?:(?<clock>${ofClock})|${ofAnything})(?![\\d%€$£°]|[.,:/-]\\d)`, 'iu'),
);
const hours = /\d{1,2}(?:[.:]\d\d)?/g;
const behind = new RegExp(
  oneLine`
    ^(?: ?(?:[.,;:!?)\n]|$)| ?(?:uhr|uur|h(?:eures?)?|o['’]clock|[ap]m)(?!\p{L})
      | (?:
        on|at|if|when|or|and|so|then|please|pls|instead|tomorrow|today|tonight|this|next|in the|for
        |to (?:fix|pick|collect|look|deliver|drop)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|am|im|bei|für|vor|wenn
        |oder|und|morgen|heute|kommt|kommen|vorbei|bin|ist|hat|si|chez|demain|ce|pour|le|ou|mañana|hoy|por|el|en|o|si
        |para|domani|oggi|se|da|amanhã|hoje|na|no|ou|morgen|vandaag|voor|op|bij|jutro|w|lub|i|imorgon|idag|på|hos
        |eller
      )(?!\p{L}))
  `,
  'iu',
);

/** @param sentence What is said around a place. */
export const hoursBetween = (text: string, sentence: (start: number, end: number) => string): Candidate[] =>
  pairs.all(text).flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length;
    const said = sentence(index, end);
    const isSomebodys = event.test(said) || day.test(said) || (/\d[.:]\d/.test(words) && someone.test(said));
    if (groups?.clock === undefined && !(isSomebodys && behind.test(textAfter(text, end, 16)))) return [];
    return Array.from(words.matchAll(hours), ({ 0: written, index: at }) => ({
      start: index + at,
      end: index + at + written.length,
      score: 0.7,
      reason: 'hours between which',
    }));
  });
