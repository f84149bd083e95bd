import type { EntityType } from '../../../../shared/domain';
import { emailAddress, phoneNumber } from './contact';
import type { Entity } from './entity';
import { creditCard, ibanCode } from './finance';
import { idNumber, usSsn } from './government';
import { person } from './identity';
import { location, organization } from './places';
import { quantities } from './quantities';

export type { Candidate, Entity, Guarantee, PreparedText, ProtectionContext, Recogniser } from './entity';

/** Every entity type with all that is known and promised of it: the single source of the guarantees. */
export const entities: Readonly<Record<EntityType, Entity>> = {
  PERSON: person,
  LOCATION: location,
  ORGANIZATION: organization,
  EMAIL_ADDRESS: emailAddress,
  PHONE_NUMBER: phoneNumber,
  CREDIT_CARD: creditCard,
  IBAN_CODE: ibanCode,
  US_SSN: usSsn,
  ID_NUMBER: idNumber,
  ...quantities,
};
