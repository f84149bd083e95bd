import { stdnum } from 'stdnum';
import type { EntityType } from '../../../shared/domain';
import type { Chance } from './chance';

/** How a type is written by people: sentences with `{0}` where the value stands, and values by chance. */
export interface Writing {
  readonly templates: readonly string[];
  readonly value: (chance: Chance) => string;
}

const passes =
  (country: string, number: string) =>
  (text: string): boolean =>
    stdnum[country]?.[number]?.validate(text).isValid ?? false;

const digitsOf = (text: string): number[] => Array.from(text.replace(/\D/g, ''), Number);
const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digitsOf(text)[at] ?? 0), 0);
/** https://www.datadictionary.nhs.uk, NHS NUMBER: eleven less the rest of the weighted sum. */
const isNhs = (text: string): boolean =>
  (11 - (weighted(text, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digitsOf(text)[9];
/** Services Australia, Medicare card number: the ninth digit is the weighted sum's last. */
const isMedicare = (text: string): boolean => weighted(text, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === digitsOf(text)[8];
/** ABA routing number: 3, 7, 1. */
const isRouting = (text: string): boolean =>
  weighted(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 && /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2])/.test(text);

const grouped = (number: number, separator: string): string => String(number).replace(/\B(?=(\d{3})+$)/g, separator);
const two = (number: number): string => String(number).padStart(2, '0');
const months = 'January February March April May June July August September October November December'.split(' ');
const day = ({ faker, pick }: Chance, from: number, to: number): string => {
  const [year, month, date] = [
    faker.number.int({ min: from, max: to }),
    faker.number.int({ min: 1, max: 12 }),
    faker.number.int({ min: 1, max: 28 }),
  ];
  return pick([
    `${months[month - 1]} ${date}, ${year}`,
    `${date} ${months[month - 1]} ${year}`,
    `${year}-${two(month)}-${two(date)}`,
    `${two(date)}.${two(month)}.${year}`,
  ]);
};

/** Every type that has a writing of its own; a further type joins by a line here. */
export const writings: Readonly<Partial<Record<EntityType, Writing>>> = {
  PERSON: {
    templates: [
      'My name is {0}.',
      'Dear {0},\n\nthank you for your letter.',
      'Please ask {0} about it.',
      'Patient: {0}',
    ],
    value: ({ local }) => {
      const { person } = local();
      return `${person.firstName()} ${person.lastName()}`;
    },
  },
  OCCUPATION: {
    templates: ['She works as a {0}.', 'Occupation: {0}'],
    value: ({ pick }) =>
      pick(['nurse', 'bus driver', 'software engineer', 'lawyer', 'primary school teacher', 'judge']),
  },
  NRP: {
    templates: ['His religion is {0}.', 'Nationality: {0}'],
    value: ({ pick }) => pick(['Catholic', 'Jewish', 'Muslim', 'German', 'Brazilian', 'Buddhist']),
  },
  MEDICAL_CONDITION: {
    templates: ['She was diagnosed with {0} last year.', 'I suffer from {0}.'],
    value: ({ pick }) => pick(['type 2 diabetes', 'asthma', 'multiple sclerosis', 'depression', 'HIV', 'epilepsy']),
  },
  LOCATION: {
    templates: ['I live in {0}.', 'We moved from {0} in spring.'],
    value: ({ pick }) =>
      pick(['Berlin', 'Lyon', 'Boston', 'Kraków', 'Seville', 'Utrecht', 'Leeds', 'Naples', 'Denver']),
  },
  ADDRESS: {
    templates: ['I live at {0}.', 'Please send it to {0}.', 'Address: {0}'],
    value: ({ faker, pick }) =>
      `${faker.number.int({ min: 1, max: 299 })} ${pick(['Maple', 'High', 'Station', 'Oak', 'Church', 'Park'])} ${pick(['Street', 'Road', 'Avenue', 'Lane'])}`,
  },
  POSTAL_CODE: {
    templates: ['Postal code: {0}', 'My postcode is {0}.', 'ZIP code {0}'],
    value: ({ like, pick }) => pick([like('1####'), like('9####'), `SW${like('#')} ${like('#')}AA`, 'K1A 0B1']),
  },
  COORDINATES: {
    templates: ['We are at {0}.', 'GPS: {0}'],
    value: ({ faker }) => `${faker.location.latitude({ precision: 4 })}, ${faker.location.longitude({ precision: 4 })}`,
  },
  ORGANIZATION: {
    templates: ['I work at {0} now.', 'The invoice of {0} came today.'],
    value: ({ local, pick }) =>
      `${local().person.lastName()} ${pick(['GmbH', 'Ltd', 'Inc.', 'AG', 'S.A.', 'Sp. z o.o.', 'B.V.', 'Bank'])}`,
  },
  EMAIL_ADDRESS: {
    templates: ['Write to {0}.', 'E-mail: {0}', '{0} is my address.'],
    value: ({ local }) => local().internet.email().toLowerCase(),
  },
  PHONE_NUMBER: {
    templates: ['Call me on {0}.', 'Phone: {0}', 'Tel. {0}'],
    value: ({ like, pick, faker }) =>
      pick([
        `+1 ${faker.phone.number({ style: 'national' })}`,
        like('+49 30 2#####'),
        like('+33 6 12 ## ## ##'),
        like('+44 20 7### ####'),
      ]),
  },
  URL: {
    templates: ['My page is {0}.', 'See {0} for it.'],
    value: ({ faker }) => `https://${faker.internet.domainName()}/${faker.internet.username().toLowerCase()}`,
  },
  USER_NAME: {
    templates: ['Username: {0}', 'My user name is {0}.'],
    value: ({ faker }) => `${faker.person.firstName().toLowerCase()}_${faker.string.numeric(3)}`,
  },
  IP_ADDRESS: {
    templates: ['The server is {0}.', 'IP address: {0}', 'Login from {0} at night.'],
    value: ({ faker, pick }) => pick([() => faker.internet.ipv4(), () => faker.internet.ipv6()])(),
  },
  MAC_ADDRESS: {
    templates: ['MAC address: {0}', 'The device is {0}.'],
    value: ({ faker, pick }) => faker.internet.mac(pick([':', '-'])),
  },
  CREDIT_CARD: {
    templates: ['My card is {0}.', 'Card number {0}', 'Pay with {0}, please.'],
    value: ({ faker, pick }) => faker.finance.creditCardNumber(pick(['visa', 'mastercard', 'american_express'])),
  },
  IBAN_CODE: {
    templates: ['IBAN: {0}', 'Transfer it to {0}.'],
    value: ({ faker, pick }) =>
      faker.finance.iban({
        formatted: pick([true, false]),
        countryCode: pick(['DE', 'GB', 'FR', 'NL', 'ES', 'IT', 'PL']),
      }),
  },
  BANK_ACCOUNT: {
    templates: ['Account number: {0}', 'My bank account number is {0}.'],
    value: ({ faker, pick }) => faker.finance.accountNumber(pick([8, 10, 12])),
  },
  ROUTING_NUMBER: {
    templates: ['Routing number: {0}', 'ABA routing number {0}'],
    value: ({ valid }) => valid('#########', isRouting),
  },
  CRYPTO: {
    templates: ['My wallet is {0}.', 'Send it to {0}.'],
    value: ({ faker, pick }) =>
      pick([
        '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
        'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        faker.finance.ethereumAddress(),
      ]),
  },
  US_SSN: {
    templates: ['My SSN is {0}.', 'Social security number: {0}'],
    value: ({ valid }) => valid('###-##-####', passes('US', 'ssn')),
  },
  US_ITIN: {
    templates: ['My ITIN is {0}.', 'ITIN: {0}'],
    value: ({ like, pick }) => like(`9##-${pick(['70', '75', '83', '91', '95'])}-####`),
  },
  US_EIN: {
    templates: ['EIN: {0}', 'Our EIN is {0}.'],
    value: ({ valid }) => valid('##-#######', passes('US', 'ein')),
  },
  UK_NHS: {
    templates: ['NHS number: {0}', 'My NHS number is {0}.'],
    value: ({ valid }) => valid('### ### ####', isNhs),
  },
  UK_NINO: {
    templates: ['National Insurance number: {0}', 'My NI number is {0}.'],
    value: ({ valid }) => valid(`AA ## ## ## C`.replace('C', 'A'), passes('GB', 'nino')),
  },
  DE_TAX_ID: {
    templates: ['Steuer-ID: {0}', 'Meine Steueridentifikationsnummer ist {0}.'],
    value: ({ valid, pick }) => valid(pick(['## ### ### ###', '###########']), passes('DE', 'idnr')),
  },
  FR_NIR: {
    templates: ['Mon numéro de sécurité sociale est le {0}.', 'NIR : {0}'],
    value: ({ valid, pick }) =>
      valid(`${pick(['1', '2'])} ## ${pick(['03', '07', '11'])} 75 ### ### ##`, passes('FR', 'nir')),
  },
  ES_NIF: { templates: ['DNI: {0}', 'Mi DNI es {0}.'], value: ({ valid }) => valid('########A', passes('ES', 'dni')) },
  ES_NIE: {
    templates: ['NIE: {0}', 'Mi NIE es {0}.'],
    value: ({ valid, pick }) => valid(`${pick(['X', 'Y', 'Z'])}#######A`, passes('ES', 'nie')),
  },
  IT_FISCAL_CODE: {
    templates: ['Codice fiscale: {0}', 'Il mio codice fiscale è {0}.'],
    value: ({ valid, pick }) =>
      valid(
        `${pick(['RSSMRA', 'VRDGPP', 'BNCLRA'])}8#${pick([...'ABCDEHLMPRST'])}1#${pick(['H501', 'F205', 'L219'])}A`,
        passes('IT', 'codicefiscale'),
      ),
  },
  NL_BSN: {
    templates: ['BSN: {0}', 'Mijn burgerservicenummer is {0}.'],
    value: ({ valid }) => valid('#########', passes('NL', 'bsn')),
  },
  PL_PESEL: {
    templates: ['PESEL: {0}', 'Mój PESEL to {0}.'],
    value: ({ valid }) => valid('8#0#1######', passes('PL', 'pesel')),
  },
  SE_PERSONNUMMER: {
    templates: ['Personnummer: {0}', 'Mitt personnummer är {0}.'],
    value: ({ valid }) => valid('8#0#1#-####', passes('SE', 'personnummer')),
  },
  IN_AADHAAR: {
    templates: ['Aadhaar: {0}', 'My Aadhaar number is {0}.'],
    value: ({ valid }) => valid('#### #### ####', passes('IN', 'aadhaar')),
  },
  IN_PAN: { templates: ['PAN: {0}', 'My PAN card number is {0}.'], value: ({ like }) => like('AAAPA####A') },
  BR_CPF: {
    templates: ['CPF: {0}', 'Meu CPF é {0}.'],
    value: ({ valid }) => valid('###.###.###-##', passes('BR', 'cpf')),
  },
  BR_CNPJ: {
    templates: ['CNPJ: {0}', 'O CNPJ da empresa é {0}.'],
    value: ({ valid }) => valid('##.###.###/0001-##', passes('BR', 'cnpj')),
  },
  CA_SIN: {
    templates: ['SIN: {0}', 'My social insurance number is {0}.'],
    value: ({ valid }) => valid('### ### ###', passes('CA', 'sin')),
  },
  AU_TFN: {
    templates: ['TFN: {0}', 'My tax file number is {0}.'],
    value: ({ valid }) => valid('### ### ###', passes('AU', 'tfn')),
  },
  AU_MEDICARE: {
    templates: ['Medicare number: {0}', 'My Medicare card number is {0}.'],
    value: ({ valid, pick }) => valid(`${pick(['2', '3', '4', '5'])}### ##### ${pick(['1', '2'])}`, isMedicare),
  },
  CN_RESIDENT_ID: {
    templates: ['身份证号: {0}', 'Chinese resident ID: {0}'],
    value: ({ valid }) => valid('11010519#50#1####X'.replace('X', '#'), passes('CN', 'ric')),
  },
  PASSPORT: {
    templates: ['Passport number: {0}', 'My passport is {0}.'],
    value: ({ like, pick }) => pick([like('C01X00T47'), like('#########'), like('A#######')]),
  },
  DRIVER_LICENSE: {
    templates: ["Driver's license: {0}", 'My driving licence number is {0}.'],
    value: ({ like }) => like('D#######'),
  },
  MEDICAL_RECORD: { templates: ['MRN: {0}', 'Medical record number {0}'], value: ({ like }) => like('#######') },
  INSURANCE_NUMBER: {
    templates: ['Insurance policy number: {0}', 'Versichertennummer: {0}'],
    value: ({ like }) => like('A#########'),
  },
  LICENSE_PLATE: {
    templates: ['License plate: {0}', 'My car has the plate {0}.'],
    value: ({ like, pick }) => pick([like('B-AA ####'), like('#AAA###')]),
  },
  VIN: { templates: ['VIN: {0}', 'The VIN is {0}.'], value: ({ faker }) => faker.vehicle.vin() },
  ID_NUMBER: {
    templates: ['Order number: {0}', 'Claim no. {0}', 'Ticket {0}'],
    value: ({ like, pick }) => pick([like('CLM-2024-#####'), like('########'), like('AA-####-AA')]),
  },
  SECRET: {
    templates: ['Password: {0}', 'My API key is {0}.'],
    value: ({ faker, pick }) =>
      pick([() => faker.internet.password({ length: 14 }), () => `sk-${faker.string.alphanumeric(40)}`])(),
  },
  MONEY: {
    templates: ['I earn {0} a year.', 'The rent is {0}.', 'He owes me {0} since May.'],
    value: ({ faker, pick }) => {
      const amount = faker.number.int({ min: 12, max: 3_000_000 });
      return pick([
        `$${grouped(amount, ',')}`,
        `${grouped(amount, '.')} €`,
        `£${amount}`,
        `$${(amount / 1000).toFixed(1)}k`,
        `${amount}.50 USD`,
      ]);
    },
  },
  PERCENTAGE: {
    templates: ['My share is {0}.', 'The rate rose to {0}.'],
    value: ({ faker }) => `${faker.number.float({ min: 1, max: 90, fractionDigits: 1 })}%`,
  },
  COUNT: {
    templates: ['We have {0} employees.', 'She has {0} children.'],
    value: ({ faker }) => String(faker.number.int({ min: 2, max: 900 })),
  },
  AGE: {
    templates: ['I am {0} years old.', 'A patient aged {0}.', 'Age: {0}'],
    value: ({ faker }) => String(faker.number.int({ min: 18, max: 95 })),
  },
  DATE: { templates: ['We met on {0}.', 'The surgery was on {0}.'], value: (chance) => day(chance, 2015, 2026) },
  DATE_OF_BIRTH: { templates: ['Born on {0}.', 'Date of birth: {0}'], value: (chance) => day(chance, 1940, 2010) },
  TIME: {
    templates: ['We meet at {0}.', 'My train leaves at {0}.'],
    value: ({ faker }) => `${faker.number.int({ min: 1, max: 23 })}:${two(faker.number.int({ min: 0, max: 59 }))}`,
  },
  DURATION: {
    templates: ['I have been sober for {0}.', 'We were married for {0}.', 'My notice period is {0}.'],
    value: ({ faker, pick }) => `${faker.number.int({ min: 2, max: 90 })} ${pick(['months', 'years'])}`,
  },
  BODY_MEASURE: {
    templates: ['I weigh {0}.', 'My weight is {0}.'],
    value: ({ faker, pick }) => `${faker.number.int({ min: 45, max: 140 })} ${pick(['kg', 'lb'])}`,
  },
  LAB_VALUE: {
    templates: ['My LDL is {0}.', 'Fasting glucose: {0}'],
    value: ({ faker, pick }) => `${faker.number.int({ min: 60, max: 250 })} ${pick(['mg/dL', 'mg/dl'])}`,
  },
};
