import type { EntityType } from '../../../../../shared/domain';
import { quantityOf } from '../../entities/quantities';
import { isMonth } from '../../entities/quantities/dates/months';
import { codeForms, exactForms } from './codes';
import type { CreateForms } from './form';
import { saidForms } from './said';
import { pagePartForms, placeholderForms, textForms, wordForms } from './texts';

/** How a type's stand-ins are written in a reply; a type that is not here is told by its look. */
const byType: Partial<Record<EntityType, CreateForms>> = {
  PERSON: textForms,
  LOCATION: textForms,
  ADDRESS: textForms,
  ORGANIZATION: textForms,
  EMAIL_ADDRESS: textForms,
  OCCUPATION: wordForms,
  NRP: wordForms,
  MEDICAL_CONDITION: wordForms,
  WORD: wordForms,
  URL: (sent, index, kept) => [...exactForms(sent, index, kept), ...pagePartForms(sent, index)],
  USER_NAME: exactForms,
  IP_ADDRESS: exactForms,
  COORDINATES: exactForms,
  SECRET: exactForms,
};

/** Letters and digits with signs between them that may as well be others: `KX-271-608`, `3C:52:82`. */
const looksLikeCode = (surrogate: string): boolean => /\d/.test(surrogate) && /^[\w +()./:-]+$/.test(surrogate);

/** A date whose day is said in words: it is read at no digit and at no month. */
const beginsInWords = (type: EntityType, surrogate: string): boolean =>
  type === 'DATE' && !isMonth(/^[\p{L}\p{M}]+/u.exec(surrogate)?.[0] ?? 'may');

/** What a stand-in may look like in a reply, but for noised numbers in digits, which are read by their value. */
export const formsOf: CreateForms = (replacement, index, kept) => {
  const { type, mechanism, surrogate } = replacement;
  switch (mechanism) {
    // The reply is about the text that the model has reconstructed.
    case 'krr':
      return [];
    case 'redact':
      return placeholderForms(replacement, index);
    case 'word-ldp':
      return wordForms(replacement, index);
  }
  const create = byType[type];
  if (create !== undefined) return create(replacement, index, kept);
  // A noised value without a number says what it is by itself: "[MONEY]"; so does a day in words: "fifth of June 2021".
  if (quantityOf(type) !== null)
    return /\p{Nd}/u.test(surrogate) && !beginsInWords(type, surrogate)
      ? saidForms(replacement, index, kept)
      : wordForms(replacement, index);
  return looksLikeCode(surrogate) ? codeForms(replacement, index, kept) : exactForms(replacement, index, kept);
};
