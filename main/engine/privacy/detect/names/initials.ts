import type { Candidate } from '../../entities/entity';
import { wordPattern } from '../../entities/word-starts';

/** People whom notes name by an initial: "Kl. M., 16", "Pat. K.L.", "Mme D.", "Sr. R.". */

const roles = [
  'Pt|Pat|Patient|Client|Resident|Tenant|Student|Pupil|Witness|Mr|Mrs|Ms|Miss|Dr',
  'Kl|Klient(?:in)?|Patientin|Mandant(?:in)?|Bewohner(?:in)?|Schüler(?:in)?|Mieter(?:in)?|Zeug(?:e|in)|Herrn?|Hr|Frau|Fr',
  'M|Mme|Mlle|Madame|Monsieur|Patiente|Usag(?:er|ère)|Résidente?|Élève|Locataire|Témoin',
  'Sra?|Srta|Don|Doña|Paciente|Usuari[oa]|Cliente|Alumn[oa]|Testigo',
  'Sig|Sig\\.ra|Signora?|Paziente|Utente|Alunn[oa]|Inquilin[oa]|Testimone',
  'Dhr|Mevr|Mw|Meneer|Mevrouw|Cliënt|Patiënte?|Leerling|Bewoner|Huurder',
  'Pani?|Pacjent(?:ka)?|Klient(?:ka)?|Ucze[nń]|Uczennica|Świadek',
  'Dona|Senhora?|Utente|Doente|Alun[oa]|Testemunha',
  'Fru|Herr|Klient(?:en)?|Patienten|Brukare[n]?|Elev(?:en)?|Hyresgäst(?:en)?',
  'Hasta|Danışan|Bayan|Bay|Öğrenci|Müşteri',
].join('|');
/** A role, small within a sentence or with a capital, and one to three initials; no surname stands behind them. */
const initialled = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}.-])(?:${roles.replace(/(?<=^|\|)(\p{Lu})(?=[\p{L}[(])/gu, (first) => `[${first}${first.toLowerCase()}]`)})\\.? ((?:\\p{Lu}\\. ?){0,2}\\p{Lu}\\.)(?! ?\\p{Lu}[\\p{L}'’-]|\\p{L}|\\d)`,
    'gu',
  ),
);
/** What a sentence goes on with behind an initial. */
const goesOn = /^(?:,|;|:|\)|\n|$| (?:\p{Ll}|\d))/u;
/** Things that have letters as well: "client A. and server B.", "patient B. of the puzzle". */
const lettered = /(?<!\p{L})(?:server|host|node|packet|request|puzzle|riddle|Rätsel|énigme|acertijo)(?!\p{L})/iu;
const near = 48;

/** The initials alone: what stands before them is a word of the language. */
export const initials = (text: string): Candidate[] =>
  initialled.all(text).flatMap(({ 0: whole, 1: letters = '', index }) => {
    const end = index + whole.length;
    const rest = text.slice(end, end + near);
    // "M. B." at the end of a sentence, "Dr. M. says"; "vitamin B. Next".
    const ends = goesOn.test(rest) || /^ \p{Lu}/u.test(rest);
    if (!ends || lettered.test(rest) || lettered.test(text.slice(Math.max(0, index - near), index))) return [];
    const role = whole.slice(0, whole.length - letters.length).trim();
    return [{ start: end - letters.length, end, score: 0.85, reason: `after '${role}'` }];
  });
