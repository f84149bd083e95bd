import type { Mechanism } from './domain';

/** What becomes of a value, by mechanism: in docs/GUARANTEES.md, in the window and in transcripts. */

interface Words {
  /** What stands in the value's place. */
  readonly inShort: string;
  readonly sentence: string;
  /** The field's name for it. */
  readonly term: string;
}

export const mechanismWords: Readonly<Record<Mechanism, Words>> = {
  fpe: {
    inShort: 'another of the same form',
    sentence: 'Another value of the same form stands in its place. Only the key leads back.',
    term: 'Enciphered (format-preserving encryption)',
  },
  mldp: {
    inShort: 'a near one',
    sentence: 'A value near it is drawn, which may be itself. The original is not in it.',
    term: 'Noised (metric differential privacy)',
  },
  'date-shift': {
    inShort: 'moved with all dates',
    sentence: 'All dates of a conversation move by one number of whole weeks, which is drawn.',
    term: 'Shifted (metric differential privacy of the shift)',
  },
  'word-ldp': {
    inShort: 'a near word',
    sentence: 'A word of the same cluster of near words is drawn.',
    term: 'Replaced (local differential privacy within the cluster)',
  },
  krr: {
    inShort: 'scrambled letters',
    sentence: 'Every character may become any other printable one.',
    term: 'Scrambled (k-ary randomized response)',
  },
  redact: {
    inShort: 'a placeholder',
    sentence: 'A placeholder such as [PERSON_1] stands in its place.',
    term: 'Taken out',
  },
};

/** Before the list of what is learnt of a value. */
export const learns = 'An observer without the key learns, besides which values are equal within a conversation:';
