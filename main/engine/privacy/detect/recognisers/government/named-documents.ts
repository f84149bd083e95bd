import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate, PreparedText } from '../../../entities/entity';
import { digitsOf } from '../context';
import { type Labelled, labelled } from '../labelled';
import { identityNames, licenceNames, passportNames } from '../labels/documents';
import { cuesOf } from '../labels/words';

/** Identity and driving documents by their names in a dozen languages, whatever their country's number looks like. */

const isDate = /^(?:(?:19|20)\d\d[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)?\d\d)$/;
const isCode = (value: string): boolean =>
  !isDate.test(value) && (digitsOf(value).length > 4 || (digitsOf(value).length > 1 && value.length > 7));

const identity: Labelled = {
  cues: cuesOf(identityNames),
  value:
    '[0-9]{1,3}(?:[ .-][0-9]{2,8}){1,4}(?:[ -]?[A-Z]{1,2})?|[A-Z]{1,3} ?[0-9]{5,12}[A-Z]{0,2}|[A-Z0-9]{8,14}|[0-9]{6,14}(?:-[0-9Kk])?',
  isValue: isCode,
  // A country's own kind goes before, also where its check fails.
  score: 0.84,
};

const driving: Labelled = {
  cues: cuesOf(licenceNames),
  value: '[A-Z]{1,3}[ -]?[0-9]{5,13}|[0-9]{2}[A-Z]{2}[0-9]{5,6}|[0-9]{8,14}|[A-Z0-9]{9,14}',
  isValue: isCode,
  score: 0.93,
};

const passport: Labelled = {
  cues: cuesOf(passportNames),
  value: '[A-Z]{1,3}[ -]?[0-9]{5,9}[A-Z]{0,2}|[0-9]{2} ?[A-Z]{2} ?[0-9]{5}|[A-Z][A-Z0-9]{7,9}|[0-9]{7,9}',
  isValue: isCode,
  score: 0.92,
};

export const namedDocuments = (prepared: PreparedText): (Candidate & { readonly type: EntityType })[] => [
  ...labelled(prepared, identity).map((found) => ({ ...found, type: 'NATIONAL_ID' as const })),
  ...labelled(prepared, passport).map((found) => ({ ...found, type: 'PASSPORT' as const })),
  ...labelled(prepared, driving).map((found) => ({ ...found, type: 'DRIVER_LICENSE' as const })),
];
