import { oneLine } from '../../../patterns/one-line';
import { moneyWord } from './cues';

/** What is left of a sum: "was bleibt mir von 2.300?", "il me reste quoi sur 1 900 ?" */
const left = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bleib(?:t|en)|übrig|left|leftover|reste(?:-t-il|ra)?|queda(?:n|ría)?|sobra(?:m|n)?|rimane|resta|avanza
      |blijft(?: er)?|over|zosta(?:je|nie)|blir kvar|kvar
    )(?: (?:me|mir|uns|nous|mi|ci|mij|ons|mnie|nam|mig|quoi|noch|dann))?(?: \p{L}{1,6}){0,2} (?:
      von|of|from|sur|de|di|su|van|z|do|av
    ) $
  `,
  'iu',
);
const somebody =
  /(?<!\p{L})(?:i|me|my|us|we|mir|uns|ich|mein\p{L}{0,2}|me|nous|je|mon|mi|mis|nos|ci|mij|ons|mijn|mi|mnie|nam|mig|jag)(?!\p{L})/iu;
const inCurrency = /[€$£¥]|(?<!\p{L})(?:euros?|EUR|dollars?|pounds?|Franken|CHF|zł|kr|reais)(?!\p{L})/iu;

/** Whether a bare number is what a sum is left of; in a task nobody and no money is named. */
export const isRemaining = (clause: string, rest: string): boolean =>
  left.test(clause) &&
  /^ ?(?:$|[?.,!;)](?!\d))/.test(rest) &&
  (somebody.test(clause) || moneyWord.test(clause) || inCurrency.test(clause));
