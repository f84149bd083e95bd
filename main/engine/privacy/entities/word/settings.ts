import type { Cipher } from '../../ciphers';
import type { TextLocale } from '../entity';

/** How a word is enciphered, and as what it is read where it stands. */
export interface WordSettings {
  readonly cipher: Cipher;
  readonly keepGender: boolean;
  /**
   * Of the text around: in Polish, what is a name and a case of a more common one is the latter (Jana); in French and Italian
   * a word that begins with a vowel becomes one that does (d'Annecy).
   */
  readonly locale?: TextLocale | undefined;
  /** Whether a town that is a name as well is a town here: Bologna Bolognina. */
  readonly townsFirst?: boolean;
  /** Whether an ordinary word that is a name as well is the word here: Maple Street, Golden Plains Ltd. */
  readonly wordsFirst?: boolean;
  /** Whether a family name stands before it, in one word. */
  readonly isGiven?: boolean;
  /** Words that stay where this one stands (Hospital in a firm): it becomes none of them. */
  readonly isKeptWord?: (folded: string) => boolean;
}

/** What says as what a word is read. */
export type Reader = Pick<WordSettings, 'keepGender' | 'locale' | 'townsFirst' | 'wordsFirst'>;
