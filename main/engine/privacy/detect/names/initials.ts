import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';

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
/** Roles that exercises and diagrams letter: "Schüler A. und Schüler B. teilen 12 Äpfel". */
const exerciseRole =
  /^(?:client|student|pupil|schüler|klient|élève|usager|usuari[oa]|cliente|alumn[oa]|utente|alunn[oa]|leerling|cliënt|klient|ucze[nń]|alun[oa]|elev|brukare|öğrenci|müşteri)$/iu;
/** What they do there: send a message, or have and share so many things. */
const exercise = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:sends?|shares?|envía|envoie|sendet|schickt|invia|stuurt|wysyła|envia|skickar|gönderir)(?!\p{L})
      (?: (?:a|an|the|un|una|une|uno|le|la|il|el|um|uma|en|ett|een|eine[nr]?|den|die))? (?:
        messages?|packets?|requests?|key|Nachricht|Paket|Schlüssel|message|paquet|clé|mensaje|paquete|clave|messaggio
        |pacchetto|chiave|bericht|pakket|wiadomość|mensagem|pacote|meddelande
      )
      |(?:
        has|have|gets?|buys?|shares?|hat|haben|teilen|teilt|kauft|bekommt|a|ont|partagent|achète|tiene|tienen
        |comparten|compra|ha|hanno|heeft|hebben|ma|mają|tem|têm|har
      ) \d{1,3}(?= \p{L})
    )(?!\p{L})
  `,
  'iu',
);
/** To another so lettered: "usuario A. envía a usuario B." */
const toAnother =
  /(?<!\p{L})(?:sends?|envía|envoie|sendet|schickt|invia|stuurt|wysyła|envia|skickar)(?: (?:to|an|à|a|al|all['’]|aan|do|ao|till))? \p{L}{5,8} [ABCXYabcxy]\./u;
/** Of one person, whatever the letter: an age, a time, an ailment, whom they meet. */
const personal = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      years?|yrs?|months?|weeks?|days?|hours?|times|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|ans|mois|semaines?|jours?
      |heures?|años|meses|semanas?|días|horas|anni|mesi|settimane|giorni|ore|jaar|maanden|weken|dagen|lat|miesięcy
      |tygodni|dni|anos|dias|år|månader|veckor|dagar|fois|veces|volte|Mal|appointments?|sessions?|therap\p{L}*
      |symptom\p{L}*|diagnos\p{L}*|pain|Schmerz\p{L}*|children|kids|Kinder|enfants|hijos|figli|me|my|us|our|mir|mich
      |uns|moi|nous|mi|nos|noi|mij|ons|mnie|mim|mig
    )(?!\p{L})
  `,
  'iu',
);
/** "Élève A. a 3 pommes": nobody, but a letter of an exercise. */
const isOfExercise = (role: string, letters: string, around: string): boolean =>
  /^[ABCXY]\.$/.test(letters) &&
  exerciseRole.test(role) &&
  (exercise.test(around) || toAnother.test(around)) &&
  !personal.test(around);

/** "“J.T.”, a 56-year-old", "A. M. R., varón de 45 años": two or three initials, and what only somebody is. */
const aged = new RegExp(
  oneLine`
    (?=\p{Lu}\.)(?<![\p{L}\p{N}.-]|[Tt]he )((?:\p{Lu}\. ?){1,2}\p{Lu}\.)(?=
      ["'”’»]?,? (?:\(|(?:an? |eine? |une? |una? )?(?:\p{Ll}{3,12} (?:of |de |di |von |van )?)?)\d{1,3}[- ]?
      (?:years?|yrs?|yo|y\/o|Jahre?|jährig\p{L}*|ans|años|anni|jaar|lat|anos|år)(?!\p{L})
    )
  `,
  'gu',
);
const besideAge = (text: string): Candidate[] =>
  [...text.matchAll(aged)].map(({ 1: letters = '', index }) => ({
    start: index,
    end: index + letters.length,
    score: 0.9,
    reason: 'initials before an age',
  }));

/** The initials alone: what stands before them is a word of the language. */
export const initials = (text: string): Candidate[] => [...behindRole(text), ...besideAge(text)];

const behindRole = (text: string): Candidate[] =>
  initialled.all(text).flatMap(({ 0: whole, 1: letters = '', index }) => {
    const end = index + whole.length;
    const rest = textAfter(text, end, near);
    // "M. B." at the end of a sentence, "Dr. M. says"; "vitamin B. Next".
    const ends = goesOn.test(rest) || /^ \p{Lu}/u.test(rest);
    if (!ends || lettered.test(rest) || lettered.test(textBefore(text, index, near))) return [];
    const role = whole.slice(0, whole.length - letters.length).trim();
    if (isOfExercise(role, letters, text.slice(Math.max(0, index - near), end + near))) return [];
    return [{ start: end - letters.length, end, score: 0.85, reason: `after '${role}'` }];
  });
