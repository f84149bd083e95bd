import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { wordSet } from '../../word-set';
import { isTerm } from '../words/terms';

/** "She speaks Wolof": what is spoken is a language. */
const speaking = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      speaks?|speaking|spoke|spricht|sprechen?|spreche|gesprochen|parle(?:nt|z|s)?|parlons|parler|habl[ao]n?
      |habla[mr]os|hablar|parl[aoi]|parlano|parlare|spreekt|spreken|mówi[ęą]? po|fal[aoe]m?|falar|talar|pratar
    ) (?:fluent |only |also |mostly |fließend |nur |auch |couramment |le |l['’]|el |il )?$
  `,
  'iu',
);
/** "Hier spricht", "Pronto? Parla", "Hola, habla", "No telefone fala": whoever calls says who it is. */
const calling = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hier|ici|qui|aquí|aqui|acá|här|pronto|al(?:l?ô|o|lo)|hall[oå]|hol[ao]|ol[áa]|oi|buen[oa]s?|buon(?:giorno|asera)
      |bonjour|bonsoir|bom|boa|dag|hej|ciao|salut|servus|moin|telefone?|téléphone|teléfono|telefono|telefoon|apparat
      |linha
    )(?: (?:d[ií]as?|tardes?|noches?|noite|tag|morgen|abend))?(?:[,;:.!?…]{0,3} )(?:\p{L}+ )?$
  `,
  'iu',
);

/** Languages that are named alike in most languages, folded; those of peoples are among the terms. */
const languages = wordSet(
  `
    afrikaans akan amazigh amharic aymara azeri bambara basque bengali berber cantonese catalan cebuano creole dari
    dinka esperanto ewe farsi fula fulani ga galician guarani gujarati haitian hausa hindi hmong igbo ilocano kannada
    kikongo kikuyu kinyarwanda kirundi kiswahili kurmanji lingala luganda malayalam malinke mandarin mandinka marathi
    mixteco nahuatl nepali oromo otomi papiamento papiamentu pashto patois pidgin platt plattdeutsch pulaar punjabi
    quechua quichua romanes romani romansh sami shona sinhala somali soninke sorani sotho swahili tagalog tamazight
    tamil telugu tigrinya tshiluba tswana twi urdu wolof xhosa yiddish yoruba zapoteco zulu
  `,
);
const isLanguage = (words: string): boolean => isTerm('NRP', words) || languages.has(fold(words));

/** From here on a person whose name is a language's, too, is one. */
const believedPerson = 0.6;
/** From here on a place or a firm is one, where the lists have no such language. */
const believedPlace = 0.9;

/** Whether what was read as a name is the language that somebody speaks. Whoever speaks is none: "Hier spricht Oksana". */
export const isSpoken = (text: string, { start, end, type, score }: Tagged): boolean => {
  const before = textBefore(text, start, 64);
  const verb = speaking.exec(before.slice(-32))?.[0];
  if (verb === undefined) return false;
  const words = text.slice(start, end);
  const called = calling.test(before.slice(0, before.length - verb.length));
  if (called) return false;
  if (type === 'PERSON') return isLanguage(words) && (score < believedPerson || !names.has(fold(words)));
  return isLanguage(words) || (score < believedPlace && !isGivenName(words));
};
