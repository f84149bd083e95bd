import type { EntityType } from '../../../../shared/domain';
import { bankAccount, routingNumber } from './bank/account';
import { creditCard } from './bank/card';
import { ibanCode } from './bank/iban';
import { emailAddress, phoneNumber } from './contact';
import { crypto } from './crypto';
import { medicalCondition, nationalityOrCreed, occupation } from './described';
import type { Entity } from './entity';
import { governmentTypes, idNumber } from './government';
import { insuranceNumber, medicalRecord } from './health';
import { person } from './identity';
import { ipAddress } from './network/ip';
import { macAddress } from './network/mac';
import { url } from './online/url';
import { userName } from './online/user-name';
import { organization } from './organization';
import { address, location } from './place';
import { coordinates } from './place/coordinates';
import { postalCode } from './place/postal-code';
import { quantities } from './quantities';
import { secret } from './secret';
import { userWord } from './user-word';
import { licensePlate } from './vehicles/plate';
import { vin } from './vehicles/vin';

export type { Candidate, Entity, Guarantee, PreparedText, ProtectionContext, Recogniser, TextLocale } from './entity';

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
  URL: url,
  USER_NAME: userName,
  IP_ADDRESS: ipAddress,
  MAC_ADDRESS: macAddress,
  SECRET: secret,
  MEDICAL_RECORD: medicalRecord,
  INSURANCE_NUMBER: insuranceNumber,
  LICENSE_PLATE: licensePlate,
  VIN: vin,
  ID_NUMBER: idNumber,
  ...governmentTypes,
  ...quantities,
  OCCUPATION: occupation,
  NRP: nationalityOrCreed,
  MEDICAL_CONDITION: medicalCondition,
  WORD: userWord,
};
