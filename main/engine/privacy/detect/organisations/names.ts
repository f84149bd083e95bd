import { isGivenName, isListedPlace, legalForms, stopWordsOf } from '../../lists';
import { textAfter } from '../../text/around';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { isSentenceWord, type Reading } from '../words/reading';
import type { Token } from '../words/tokens';
import { isAdverb, isAnyWord, isAuxiliary } from '../words/vocabulary';

/** What the name of an organisation is made of, and where it begins. */

/** Legal forms as one token; "z o.o." and "& Co. KG" come after one of these or not at all. */
const forms: ReadonlySet<string> = new Set(
  [
    ...legalForms,
    ...wordSet('Corp Company Co Incorporated Corporation PLC LLP LP GbR eG eV SpA Srl SL SLU Lda Ltda Oy Oyj AS Sp'),
    ...wordSet('gGmbH KGaA Pty'),
  ]
    .filter(
      (form) =>
        /^[\p{L}.]{2,14}$/u.test(form) &&
        !/^(?:SEM|SCA|CC|BA|EI|QSC|HB|Hermanos|Combinatie|Comércio|Limited|Bedrijf|Brothers|Group|Gruppe|Partners|Investment|Venture|KV|Kv\.)$/i.test(
          form,
        ),
    )
    .map((form) => form.replaceAll('.', '')),
);

/** Words that end an organisation's name. */
export const endings = wordSet(
  `
    hospital clinic university college school academy institute bank church foundation insurance pharmacy associates
    partners consulting solutions technologies industries enterprises logistics holdings ventures labs studios bakery
    orphanage synagogue mosque dental surgery practice kindergarten preschool brothers pharmaceuticals motors plumbing
    realty mutual savings assurance
  `,
);
/** Words that begin one: "University of …", "Klinikum …". */
export const beginnings = wordSet(
  `
    university universität université universidad università universiteit uniwersytet universidade universitet
    hochschule fachhochschule klinikum klinik krankenhaus hospital hôpital clinique clínica clinica ospedale
    ziekenhuis szpital lycée collège école escuela colegio instituto scuola liceo istituto banco banca banque
    sparkasse volksbank raiffeisenbank grundschule gesamtschule realschule gymnasium kanzlei autohaus bäckerei kita
    kindergarten bank college institute przedszkole przychodnia apteka escola colégio sjukhus sjukhuset vårdcentral
    skola
  `,
);
export const links = wordSet("of for de del della di do da des du für van voor im am la le los las el the d' dell' l'");

const commonForms = wordSet('gmbh inc ltd llc corp');

export const isOrganisationWord = (lower: string): boolean =>
  endings.has(lower) || beginnings.has(lower) || commonForms.has(lower);

export const isForm = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && forms.has(token.text) && token.case !== 'small';

export const isNameLike = (token: Token | undefined): token is Token =>
  token !== undefined &&
  ((token.kind === 'word' && token.case !== 'small') || (token.kind === 'number' && /^\d{1,4}$/.test(token.text)));

export const longest = 6;

/** "Trabajo en Talleres Arrieta S.L.": what is "and" in Dutch leads to a firm in Spanish. */
const conjunctions: Readonly<Record<string, readonly string[]>> = {
  de: ['und'],
  fr: ['et'],
  es: ['y', 'e'],
  it: ['e', 'ed'],
  nl: ['en'],
  pl: ['i'],
  pt: ['e'],
  sv: ['och'],
};
export const isConjunction = (lower: string, language: string): boolean =>
  lower === 'and' || (conjunctions[language]?.includes(lower) ?? false);

/** "St. Mary's", "J. Smith Ltd": a dot inside a name; not the end of "S.A." or of a sentence. */
const isInnerDot = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at - 1];
  return tokens[at]?.gap === 'none' && word?.kind === 'word' && word.text.length < 4 && tokens[at - 2]?.text !== '.';
};

/** Before whoever acts, asks or is dealt with. */
const beforePartners = wordSet('with by at and bei mit und von chez avec et con y da e com met bij en hos med och z i');
/**
 * "Loreti, Gurrieri e Ferraro SPA": a family name before the comma. "Anna, Berger & Co", "Herr Krause, Weber & Co" and "is
 * Siemens, Hart and Cole" are two.
 */
const isPartner = ({ tokens, language }: Reading, at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.kind !== 'word' || token.case !== 'capital' || isGivenName(token.text) || isBrand(token.text))
    return false;
  if (isListedPlace(token.lower) || isAnyWord(token.lower)) return false;
  return token.first || before === undefined || beforePartners.has(before.lower) || isAdverb(before.lower, language);
};

/** Walks back over capitalised words, "&" and links to where the organisation's name begins. */
export const nameStart = (reading: Reading, last: number): number => {
  const { tokens, language } = reading;
  let start = last;
  let joined = false;
  for (let i = last - 1; i >= 0 && last - i <= longest; i--) {
    const token = tokens[i];
    if (token === undefined || tokens[i + 1]?.gap === 'line') break;
    if (token.text === '&' || token.text === '+' || (token.text === '.' && isInnerDot(tokens, i))) continue;
    if (token.text === ',' && i === last - 1 && isForm(tokens[last])) continue;
    if (token.text === ',' && joined && isPartner(reading, i - 1)) continue;
    if (token.kind === 'word' && token.case === 'small') {
      joined ||= isConjunction(token.lower, language);
      if (links.has(token.lower) || isConjunction(token.lower, language)) continue;
      break;
    }
    if (!isNameLike(token) || (stopWordsOf[language]?.has(token.lower) ?? false)) break;
    const mayOpen = token.first && token.case !== 'capitals';
    if (mayOpen && (isSentenceWord(reading, token) || isAdverb(token.lower, language))) break;
    if (mayOpen && isAuxiliary(token.lower, language, textAfter(reading.text, token.end, 160))) break;
    start = i;
  }
  return start;
};
