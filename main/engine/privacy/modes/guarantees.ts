import { type Mode, sliderRanges } from '../../../../shared/domain';
import type { Guarantee } from '../entities/entity';

/** What a mode promises beside the table of types, and what it does not: of the words or characters that it takes. */
export interface ModeGuarantee extends Guarantee {
  /** Of what it is said. */
  readonly of: string;
  /** How the statement is to be read. */
  readonly notes: readonly string[];
}

const range = ({ min, max }: { min: number; max: number }) => ({ min, max });

export const modeGuarantees: Readonly<Record<Mode, ModeGuarantee | null>> = {
  balanced: null,
  contextual: {
    of: 'English words that may tell of health, sexuality, religion, politics, origin, crime, money, law, family, work, feelings, education, places or habits',
    mechanism: 'word-ldp',
    unit: 'any other word of its cluster',
    epsilon: range(sliderRanges.contextual),
    leakage: [
      'which words were taken, and the risk rank of each',
      'the cluster: the form (noun, plural, adjective, form of a verb), what the word tells (an illness, whom one sees for it, sexuality, religion, politics, origin, crime; of others the risk rank) and a run of at least 20 + 100/ε^1.2 near words that tell the same, or all of these, 20 at least',
      'place in the text, case, and which words are equal',
    ],
    notes: [
      'Two texts that differ in d taken words, of the same ranks and clusters, give any text with odds of at most e^(d·ε_S), where ε_S is the mean ε of the taken words (Rap-LI, theorem V.2).',
      'A word of yours is drawn evenly from its cluster: it tells the cluster and nothing else. One in no list is enciphered, as a name is.',
      'A word has one draw for one ε. Its ε follows from the ranks in its text, so another text may draw it again: what the draws tell adds up, and the ledger counts quantities only.',
      'The rest of the text stays, and may say the same thing. Words of other languages stay.',
    ],
  },
  'task-aware': {
    of: 'all that is found, and the least important nouns, numbers and adjectives of English text',
    mechanism: 'word-ldp',
    unit: null,
    epsilon: null,
    leakage: [
      'which words were taken: that follows from the text',
      'that it is one of up to twelve near words of the same form and kind (person, thing, food …), or the first digit and the length of a number: another than the one that is seen, and of a word no synonym',
      'place in the text, case, and which words are equal',
    ],
    notes: [
      'No ε is stated: which words change depends on all of them. It blurs a text; it does not hide what the text is about.',
      'A word stays where others make no sense: in compounds, names, abbreviations, code and settings, where it means several things or builds the sentence. Years and numbers of one digit stay as well.',
      'What was found is replaced by its own type, whatever its importance, unless you keep it: what Balanced keeps (occupations, illnesses, belongings, counts, times of day) as well. Amounts, ages, dates and measures are enciphered unless you want them near, so they spend no ε.',
    ],
  },
  blanket: {
    of: 'every printable ASCII character',
    mechanism: 'krr',
    unit: 'any other of the 94 characters',
    epsilon: range(sliderRanges.blanket),
    leakage: [
      'length of every word, spaces and line breaks',
      'which words of a conversation are equal: the coins are of the word and the place in it',
    ],
    notes: [
      'The ε is of one character: a word of n characters has n·ε, a text of N characters N·ε.',
      'A language model guesses words from what is left. In the paper one got back 70 % of the ordinary and 18 % of the sensitive words at ε 5.5; at ε 8 it was 95 % and 85 %.',
      'Names and numbers are scrambled like all else, not enciphered: at a large ε many come through whole.',
    ],
  },
  redact: {
    of: 'all that is found',
    mechanism: 'redact',
    unit: null,
    epsilon: null,
    leakage: ['type of each value, and which are equal or of one person'],
    notes: ['Nothing of the value is in its placeholder.'],
  },
};
