import { allFakers, type Faker } from '@faker-js/faker';
import { type Labelled, labelled } from './labelled';

/**
 * Sentences, questions and letters around names, addresses, firms and telephones that Faker makes for 24 countries, marked as our
 * prompts are. The same each time: they tell which shapes of them leak, and not how people write.
 */

const english = [
  'My name is [{person}](PERSON), I live at [{street}, {city}](ADDRESS).',
  'Can you send it to [{street}, {city}, {state} {code}](ADDRESS)?',
  'New address:\n[{street}\n{city}, {state} {code}](ADDRESS)',
  'Where is the nearest branch to [{street}](ADDRESS)?',
  'Have you heard from [{first}](PERSON) lately?',
  '[{last}](PERSON) works for [{firm}](ORGANIZATION).',
  'Call [{person}](PERSON) on [{phone}](PHONE_NUMBER) before noon.',
];
const german = [
  'Ich heiße [{person}](PERSON) und wohne [{street}](ADDRESS) in [{city}](LOCATION).',
  'Kannst du das an [{street}, {code} {city}](ADDRESS) schicken?',
  'Neue Adresse:\n[{street}\n{code} {city}](ADDRESS)',
  'Wo ist die nächste Filiale zu [{street}](ADDRESS)?',
  'Hast du was von [{first}](PERSON) gehört?',
  '[{last}](PERSON) arbeitet bei [{firm}](ORGANIZATION).',
  'Ruf [{person}](PERSON) an unter [{phone}](PHONE_NUMBER).',
];
const french = [
  "Je m'appelle [{person}](PERSON) et j'habite au [{street}](ADDRESS) à [{city}](LOCATION).",
  'Pouvez-vous livrer au [{street}, {code} {city}](ADDRESS) ?',
  'Nouvelle adresse :\n[{street}\n{code} {city}](ADDRESS)',
  'Où est l’agence la plus proche du [{street}](ADDRESS) ?',
  'Tu as des nouvelles de [{first}](PERSON) ?',
  '[{last}](PERSON) travaille chez [{firm}](ORGANIZATION).',
  'Appelle [{person}](PERSON) au [{phone}](PHONE_NUMBER).',
];
const spanish = [
  'Me llamo [{person}](PERSON) y vivo en [{street}, {city}](ADDRESS).',
  '¿Puede enviarlo a [{street}, {code} {city}](ADDRESS)?',
  'Nueva dirección:\n[{street}\n{code} {city}](ADDRESS)',
  '¿Cuál es la sucursal más cercana a [{street}](ADDRESS)?',
  '¿Sabes algo de [{first}](PERSON)?',
  '[{last}](PERSON) trabaja en [{firm}](ORGANIZATION).',
  'Llama a [{person}](PERSON) al [{phone}](PHONE_NUMBER).',
];
const portuguese = [
  'Meu nome é [{person}](PERSON) e moro na [{street}, {city}](ADDRESS).',
  'Pode enviar para [{street}, {city}, {code}](ADDRESS)?',
  'Novo endereço:\n[{street}\n{city}\n{code}](ADDRESS)',
  'Você teve notícias de [{first}](PERSON)?',
  '[{last}](PERSON) trabalha na [{firm}](ORGANIZATION).',
];
const dutch = [
  'Ik heet [{person}](PERSON) en woon op [{street}](ADDRESS) in [{city}](LOCATION).',
  'Kan het naar [{street}, {code} {city}](ADDRESS)?',
  'Nieuw adres:\n[{street}\n{code} {city}](ADDRESS)',
  'Heb je nog iets van [{first}](PERSON) gehoord?',
  '[{last}](PERSON) werkt bij [{firm}](ORGANIZATION).',
];
const templates: Readonly<Record<string, readonly string[]>> = {
  en_US: english,
  en_GB: english,
  en_AU: english,
  en_CA: english,
  en_IN: english,
  en_NG: english,
  en_ZA: english,
  de: german,
  de_AT: german,
  de_CH: german,
  fr: french,
  fr_BE: french,
  fr_CA: french,
  fr_CH: french,
  es: spanish,
  es_MX: spanish,
  pt_BR: portuguese,
  pt_PT: portuguese,
  nl: dutch,
  nl_BE: dutch,
  it: [
    'Mi chiamo [{person}](PERSON) e abito in [{street}](ADDRESS) a [{city}](LOCATION).',
    'Potete spedire a [{street}, {code} {city}](ADDRESS)?',
    'Nuovo indirizzo:\n[{street}\n{code} {city}](ADDRESS)',
    'Hai più sentito [{first}](PERSON)?',
    '[{last}](PERSON) lavora da [{firm}](ORGANIZATION).',
  ],
  pl: [
    'Nazywam się [{person}](PERSON) i mieszkam przy [{street}, {city}](ADDRESS).',
    'Proszę wysłać na [{street}, {code} {city}](ADDRESS).',
    'Nowy adres:\n[{street}\n{code} {city}](ADDRESS)',
    '[{last}](PERSON) pracuje w [{firm}](ORGANIZATION).',
  ],
  sv: [
    'Jag heter [{person}](PERSON) och bor på [{street}](ADDRESS) i [{city}](LOCATION).',
    'Kan ni skicka det till [{street}, {code} {city}](ADDRESS)?',
    'Ny adress:\n[{street}\n{code} {city}](ADDRESS)',
    'Har du hört något från [{first}](PERSON)?',
  ],
  ja: [
    '荷物を[{code} {city}{street}](ADDRESS)に送ってください。',
    '[{last}](PERSON)さんは[{firm}](ORGANIZATION)で働いています。',
    '最近[{last}](PERSON)さんから連絡ありましたか？',
  ],
};

const values: Readonly<Record<string, (faker: Faker) => string>> = {
  person: ({ person }) => `${person.firstName()} ${person.lastName()}`,
  first: ({ person }) => person.firstName(),
  last: ({ person }) => person.lastName(),
  street: ({ location }) => location.streetAddress(),
  city: ({ location }) => location.city(),
  state: ({ location }) => location.state(),
  code: ({ location }) => location.zipCode(),
  firm: ({ company }) => company.name(),
  phone: ({ phone }) => phone.number({ style: 'national' }),
};

/** @param each Texts a country. */
export const made = (each: number): { locale: string; set: Labelled[] }[] =>
  Object.entries(templates).map(([locale, texts]) => {
    const faker = allFakers[locale as keyof typeof allFakers];
    faker.seed(7);
    const set = Array.from({ length: each }, (_, at) =>
      labelled(
        (texts[at % texts.length] ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => values[slot]?.(faker) ?? ''),
      ),
    );
    return { locale, set };
  });
