import { z } from 'zod';

/** Kinds of personal data, by family. Presidio's names where one exists. */
export const entityTypes = [
  // Identity and words about a person
  'PERSON',
  'OCCUPATION',
  'NRP',
  'MEDICAL_CONDITION',
  // Places and organisations
  'LOCATION',
  'ADDRESS',
  'POSTAL_CODE',
  'COORDINATES',
  'ORGANIZATION',
  // Contact and devices
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'URL',
  'USER_NAME',
  'IP_ADDRESS',
  'MAC_ADDRESS',
  // Money's identifiers
  'CREDIT_CARD',
  'IBAN_CODE',
  'BANK_ACCOUNT',
  'ROUTING_NUMBER',
  'CRYPTO',
  // Governments' identifiers
  'US_SSN',
  'US_ITIN',
  'US_EIN',
  'UK_NHS',
  'UK_NINO',
  'DE_TAX_ID',
  'FR_NIR',
  'ES_NIF',
  'ES_NIE',
  'IT_FISCAL_CODE',
  'NL_BSN',
  'PL_PESEL',
  'SE_PERSONNUMMER',
  'IN_AADHAAR',
  'IN_PAN',
  'BR_CPF',
  'BR_CNPJ',
  'CA_SIN',
  'AU_TFN',
  'AU_MEDICARE',
  'CN_RESIDENT_ID',
  'NATIONAL_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  // Health, vehicles, references, secrets
  'MEDICAL_RECORD',
  'INSURANCE_NUMBER',
  'LICENSE_PLATE',
  'VIN',
  'ID_NUMBER',
  'SECRET',
  // Quantities
  'MONEY',
  'PERCENTAGE',
  'COUNT',
  'AGE',
  'DATE',
  'DATE_OF_BIRTH',
  'TIME',
  'DURATION',
  'BODY_MEASURE',
  'LAB_VALUE',
  // A word that a mode replaces, whatever it means
  'WORD',
] as const;
export const EntityType = z.enum(entityTypes);
export type EntityType = z.infer<typeof EntityType>;

/** Rap-LI's risk rank, 1 (least) to 5. */
export const RiskRank = z.number().int().min(1).max(5);
export type RiskRank = 1 | 2 | 3 | 4 | 5;

export type RiskLevel = 'low' | 'medium' | 'high';

/** Rank as shown: 1 low, 2 to 4 medium, 5 high. */
export const riskLevel = (rank: number): RiskLevel => (rank <= 1 ? 'low' : rank <= 4 ? 'medium' : 'high');
