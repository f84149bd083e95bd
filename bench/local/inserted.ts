import { join } from 'node:path';
import { prompts } from '../detection/labelled';

/** ProSan's privacy attributes of persons and firms (table 2), with invented values. */
const attributes = {
  PERSON: ['Marlene Foxcroft', 'Davit Sarkisian', 'Oyelaran Bankole', 'Petra Lindqvist', 'Hugo Estévez', 'Wen Jialing'],
  OCCUPATION: ['plumber', 'midwife', 'actuary', 'baker', 'customs officer', 'shepherd'],
  ORIENTATION: ['gay', 'lesbian', 'bisexual', 'asexual'],
  NRP: ['Armenian', 'Nigerian', 'Swedish', 'Black', 'Kurdish', 'Peruvian'],
  AGE: ['34', '61', '27', '45', '52', '19'],
  LOCATION: ['Leicester', 'Tucson', 'Ghent', 'Rosario', 'Malmö', 'Halifax'],
  DATE: ['14 March 2023', '2 October 2021', '30 June 2024', '9 January 2022'],
  ORGANIZATION: ['Brightwater Logistics Ltd', 'Kestrel & Rowe LLP', 'Nordhaven AB', 'Tallis Foods Inc.'],
  USERNAME: ['mfox_84', 'd.sarkis', 'bankole77', 'petra-lq'],
  PASSWORD: ['T7!vermeer', 'kZ9-lantern', 'Quay#4471', 'moss8Hollow'],
} as const;

export type Attribute = keyof typeof attributes;

/** A prompt with places that are personal. */
export interface Inserted {
  readonly text: string;
  readonly items: readonly { readonly start: number; readonly end: number; readonly attribute: Attribute }[];
}

/** `{TYPE}` is a value of that attribute. */
const sentences = [
  'I am {PERSON}, a {AGE}-year-old {OCCUPATION} from {LOCATION}.',
  'My name is {PERSON} and I work for {ORGANIZATION}.',
  'As a {ORIENTATION} {NRP} {OCCUPATION} I ask this for myself.',
  'This was written down by {PERSON} in {LOCATION} on {DATE}.',
  'For the account use the username {USERNAME} and the password {PASSWORD}.',
  'I am {ORIENTATION}, {AGE} years old, and moved to {LOCATION} on {DATE}.',
  '{PERSON}, who is {NRP} and works as a {OCCUPATION}, wants to know.',
] as const;

/** Harmless prompts with a personal sentence that has nothing to do with the task: at the beginning and at the end in turn. */
export const inserted = (count: number): Inserted[] =>
  prompts(join(process.cwd(), 'bench', 'prompts', 'en.txt'))
    .filter(({ text, labels }) => {
      const words = text.split(/\s+/).length;
      return labels.length === 0 && words >= 10 && words <= 60;
    })
    .slice(0, count)
    .map(({ text }, at) => {
      const items: { start: number; end: number; attribute: Attribute }[] = [];
      let sentence = '';
      for (const part of (sentences[at % sentences.length] ?? '').split(/(\{\w+\})/)) {
        const start = sentence.length;
        const attribute = part.slice(1, -1) as Attribute;
        const values = part.startsWith('{') ? attributes[attribute] : null;
        sentence += values?.[at % values.length] ?? part;
        if (values !== null) items.push({ start, end: sentence.length, attribute });
      }
      if (at % 2 === 0) return { text: `${sentence} ${text}`, items };
      const by = text.length + 1;
      const moved = items.map((item) => ({ ...item, start: item.start + by, end: item.end + by }));
      return { text: `${text} ${sentence}`, items: moved };
    });
