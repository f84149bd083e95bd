import { oneLine } from '../../privacy/patterns/one-line';
import { sentenceOf } from './leisure';
import type { Word } from './words';

/** Names of benefits that are words, tools, illnesses or chats as well, unless in capitals. Folded. */
const shortName = /^(?:pip|esa|jsa|uc|dla|lcwra|snap|wic|tanf|ssi|ssdi|ebt|ei|ccb|odsp|aish|dsp|hap)$/;

/** What a sentence speaks of where such a name in capitals stands for another thing. Folded, with a space between words. */
const otherSenses: Readonly<Record<string, RegExp>> = {
  // A plan that comes before a dismissal; Python's installer.
  pip: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:put|placed?|puts|putting|placing) (?:me|us) on|performance|improvement plan|hr|human resources|managers?
        |supervisors?|team lead|(?:at|by|from) work|fired|severance|probation|kpis?|python|conda|packages?|virtualenv
        |install\p{L}*|dependenc\p{L}+
      )(?!\p{L})
    `,
    'u',
  ),
  // A space agency; an animal that comforts.
  esa: /(?<!\p{L})(?:space|satellites?|missions?|rockets?|launch\p{L}*|astronauts?|orbit\p{L}*|payloads?|telescopes?|dogs?|cats?|puppy|animals?|landlords?)(?!\p{L})/u,
  // A chat; a shop of programs.
  snap: /(?<!\p{L})(?:streaks?|stor(?:y|ies)|blocked|added|followers?|friends?|texted|install\p{L}*|ubuntu|linux|packages?|apps?)(?!\p{L})/u,
  // A part that works on signals.
  dsp: /(?<!\p{L})(?:audio|signals?|firmware|plugins?|filters?|chips?|amps?|algorithms?)(?!\p{L})/u,
};

/** What a benefit is got for and by: it outweighs another sense. Folded, with a space between words. */
const ofBenefits =
  /(?<!\p{L})(?:dwp|benefits?|disab\p{L}+|mobility|daily living|tribunal|award|universal credit|council tax|rent|carers?|assess\p{L}+|groceries|food)(?!\p{L})/u;

/** Whether each short name of a benefit among these words stands for it: in capitals, in a sentence of no other sense of it. */
export const isNamed = (text: string, words: readonly Word[], at: number, length: number): boolean => {
  const sentence = sentenceOf(words, at);
  return words.slice(at, at + length).every(({ word, start, end }) => {
    if (!shortName.test(word)) return true;
    const written = text.slice(start, end);
    if (written !== written.toUpperCase()) return false;
    return otherSenses[word]?.test(sentence) !== true || ofBenefits.test(sentence);
  });
};
