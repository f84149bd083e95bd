import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fields } from './fields';
import type { Form } from './form';
import { fr } from './fr';
import { ja } from './ja';

/** The forms of each language, each in time linear in the text: fillers are of fixed number. */
export const forms: Readonly<Record<string, readonly Form[]>> = {
  en: [...en, ...fields],
  de: [...de, ...fields],
  fr: [...fr, ...fields],
  es: [...es, ...fields],
  ja,
};
