import type { EntityType } from '../../../../shared/domain';
import { bankAccount, routingNumber } from './bank/account';
import { ibanCode } from './bank/iban';
import { creditCard } from './card';
import { emailAddress, phoneNumber } from './contact';
import { coordinates } from './coordinates';
import { crypto } from './crypto';
import type { Entity } from './entity';
import { idNumber, usSsn } from './government';
import { person } from './identity';
import { address, location, organization } from './places';
import { postalCode } from './postal-code';
import { quantities } from './quantities';
import { shaped } from './shaped';
import { userWord } from './user-word';

export type { Candidate, Entity, Guarantee, PreparedText, ProtectionContext, Recogniser } from './entity';

/** Every entity type with all that is known and promised of it: the single source of the guarantees. */
export const entities: Readonly<Record<EntityType, Entity>> = {
  PERSON: person,
  LOCATION: location,
  ADDRESS: address,
  POSTAL_CODE: postalCode,
  COORDINATES: coordinates,
  ORGANIZATION: organization,
  EMAIL_ADDRESS: emailAddress,
  PHONE_NUMBER: phoneNumber,
  CREDIT_CARD: creditCard,
  IBAN_CODE: ibanCode,
  BANK_ACCOUNT: bankAccount,
  ROUTING_NUMBER: routingNumber,
  CRYPTO: crypto,
  US_SSN: usSsn,
  ID_NUMBER: idNumber,
  ...quantities,
  OCCUPATION: shaped('OCCUPATION', 3),
  NRP: shaped('NRP', 3),
  MEDICAL_CONDITION: shaped('MEDICAL_CONDITION', 3),
  URL: shaped('URL', 3),
  USER_NAME: shaped('USER_NAME', 3),
  IP_ADDRESS: shaped('IP_ADDRESS', 3),
  MAC_ADDRESS: shaped('MAC_ADDRESS', 3),
  US_ITIN: shaped('US_ITIN', 3),
  US_EIN: shaped('US_EIN', 3),
  UK_NHS: shaped('UK_NHS', 3),
  UK_NINO: shaped('UK_NINO', 3),
  DE_TAX_ID: shaped('DE_TAX_ID', 3),
  FR_NIR: shaped('FR_NIR', 3),
  ES_NIF: shaped('ES_NIF', 3),
  ES_NIE: shaped('ES_NIE', 3),
  IT_FISCAL_CODE: shaped('IT_FISCAL_CODE', 3),
  NL_BSN: shaped('NL_BSN', 3),
  PL_PESEL: shaped('PL_PESEL', 3),
  SE_PERSONNUMMER: shaped('SE_PERSONNUMMER', 3),
  IN_AADHAAR: shaped('IN_AADHAAR', 3),
  IN_PAN: shaped('IN_PAN', 3),
  BR_CPF: shaped('BR_CPF', 3),
  BR_CNPJ: shaped('BR_CNPJ', 3),
  CA_SIN: shaped('CA_SIN', 3),
  AU_TFN: shaped('AU_TFN', 3),
  AU_MEDICARE: shaped('AU_MEDICARE', 3),
  CN_RESIDENT_ID: shaped('CN_RESIDENT_ID', 3),
  NATIONAL_ID: shaped('NATIONAL_ID', 3),
  PASSPORT: shaped('PASSPORT', 3),
  DRIVER_LICENSE: shaped('DRIVER_LICENSE', 3),
  MEDICAL_RECORD: shaped('MEDICAL_RECORD', 3),
  INSURANCE_NUMBER: shaped('INSURANCE_NUMBER', 3),
  LICENSE_PLATE: shaped('LICENSE_PLATE', 3),
  VIN: shaped('VIN', 3),
  SECRET: shaped('SECRET', 3),
  WORD: userWord,
};
