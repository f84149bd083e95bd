import { oneLine } from '../../privacy/patterns/one-line';
import { isPointingOut } from './kept';
import type { Evidence } from './told';

/** What stands behind a request about a text is someone's: the user's, or that of whoever wrote the text. */

/** What is done with a text that is often one's own, in many languages. */
const mending = [
  'proofread|proof-read|correct|rewrite|rephrase|reword|paraphrase|summari[sz]e|shorten|improve|polish|edit|simplify|analy[sz]e|what does (?:this|that|it) mean',
  'korrigiere?n?|lektoriere?n?|formuliere?n?|fasse? (?:diese[nrs]?|den|die|das|folgende[nrs]?)|kürze?n?|verbessere?n?|überarbeite?n?|vereinfache?n?|was (?:heißt|bedeutet)',
  'corrige[rz]?|relis|relire|reformule[rz]?|résume[rz]?|raccourcis|améliore[rz]?|réécris|simplifie[rz]?|que (?:veut dire|signifie)',
  'corrige|corregir|corrija|reformula|resume|resumir|acorta|mejora|reescribe|revisa|simplifica|qué (?:significa|quiere decir)',
  'correggi|riformula|riassumi|accorcia|migliora|riscrivi|semplifica|cosa (?:significa|vuol dire)',
  'corrij[ae]|corrige|reformule|resum[ae]|encurte|melhore|reescreva|revej?[ae]|simplifi(?:que|ca)|o que (?:significa|quer dizer)',
  'corrigeer|verbeter|herschrijf|herformuleer|vereenvoudig|wat betekent',
  'popraw|skoryguj|przeredaguj|streść|podsumuj|skróć|uprość|co (?:znaczy|oznacza)',
  'rätta|korrigera|förbättra|sammanfatta|granska|förenkla|vad betyder',
  'düzelt|özetle|kısalt|исправь|перефразируй|сократи|校正|要約',
].join('|');

/** What is done with the text of another: nobody answers what they wrote, and few translate it. */
const answering = [
  'translate|answer (?:this|that|the|his|her|their)|(?:reply|respond) to|how (?:do|should|can) (?:i|we) (?:answer|reply|respond)',
  'übersetze?n?|antworte?n? auf|beantworte?n? (?:diese[nrs]?|die|den|das)|wie antworte ich',
  'traduis|traduire|traduisez|répon(?:ds|dre|dez) (?:à|au)|comment répondre',
  'traduce|traducir|traduzca|(?:responde|contesta) (?:a|al|este|esta)|cómo (?:respondo|contesto)',
  'traduci|tradurre|rispondi (?:a|al|alla)|come rispondo',
  'traduz(?:a|ir)?|respond[ae] (?:a|ao|à|este|esta)|como respondo',
  'vertaal|vertalen|beantwoord (?:deze|dit|de|het)|antwoord op|hoe antwoord ik',
  'przetłumacz|przełóż|odpowiedz na|jak odpowiedzieć',
  'översätt|svara på|çevir|переведи|ответь|翻訳|訳して',
].join('|');

/** Before it stands no more than a plea: "Please", "Can you", "Bitte". */
const request = new RegExp(
  oneLine`
    ^[\s>*#-]*(?:
      (?:
        please|pls|can you|could you|would you|help me(?: to)?|i need you to|bitte|kannst du|könntest du|s'il te plaît
        |peux-tu|pouvez-vous|tu peux|por favor|puedes|podrías|per favore|puoi|você pode|podes|alsjeblieft|kun je
        |wil je|proszę|czy możesz|kan du|lütfen
        |пожалуйста
      )[, ]+
    ){0,2}(?:(?<answering>${answering})|${mending})(?![\p{L}])
  `,
  'iu',
);

/** Between the request and its text: a colon, a new line, a quotation mark. */
const opening = /[:：]\s|[:：]$|\n|[“„«"「]/u;
/** Longest request, UTF-16 units. */
const longest = 160;

/** What begins another sentence: the request is over. */
const sentenceEnd = /[.?!]\s*\S/u;
/** A request that ends with a sentence and names the text that follows. */
const textEnds = new RegExp(
  oneLine`
    (?:
      text\p{L}*|e-?mail|mail|message|letter|paragraph|following|brief|nachricht|absatz|folgende\p{L}*|courriel
      |suivante?|correo|mensaje|carta|siguiente|testo|messaggio|lettera|seguente|mensagem|seguinte|bericht|tekst\p{L}*
      |wiadomoś\p{L}+|meddelandet
    )[^.?!]*[.?!]?\s*$
  `,
  'iu',
);

/** A text of one's own: "my cover letter", "meine Bewerbung"; and a request that goes on about the user. */
const ownText = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      i|we|ich|wir|je|yo|io|eu|ik|ja|my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr\p{L}*|mi[oae]i?
      |meus?|minhas?|mijn|mój|moj\p{L}+|min|mitt
      |мо[йяеё]
      |benim
    )(?!\p{L})
  `,
  'iu',
);
/** What points to the text that stands before. */
const above = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      this|that|the (?:text|message|email|letter|above)|it|above|das|dies\p{L}*|den text|oben\p{L}*|ceci|cela
      |ce \p{L}+|cette \p{L}+|le texte|esto|este|esta|el texto|lo anterior|questo|questa|il testo|isto|este|o texto
      |dit|deze|dat|de tekst|to|ten|tekst|det här|texten|bunu|metni
    )(?!\p{L})
  `,
  'iu',
);

/** The head of a mail says who wrote it. */
const sender = /^[>\s*]*(?:from|von|de|da|van|od|från|kimden|от)\**:[* ]*(?!me\b|myself\b|mich\b|mir\b|moi\b)\S/imu;

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Quoted extends Place {
  /** Whether something shows that another wrote it: else it may as well be the user's. */
  readonly isOthers: boolean;
}

/** The text that a request is about; null where none is, or where it is said to be the user's own. */
export const quotedIn = (text: string): Quoted | null => {
  const quoted = ({ groups }: RegExpExecArray, start: number, end: number): Quoted => ({
    start,
    end,
    isOthers: groups?.answering !== undefined || sender.test(text.slice(start, end)),
  });
  const asking = request.exec(text);
  if (asking !== null) {
    const first = asking[0];
    const rest = text.slice(first.length, first.length + longest);
    const found = opening.exec(rest);
    const asked = rest.slice(0, found?.index);
    if (found === null || ownText.test(asked) || sentenceEnd.test(asked)) return null;
    if (/[.?!]\s*$/u.test(asked) && !textEnds.test(asked)) return null;
    return quoted(asking, first.length + found.index, text.length);
  }
  // "… \n\nTranslate this into Spanish."
  const line = text.trimEnd().lastIndexOf('\n');
  const last = text.slice(line + 1);
  const askedLast = line > 0 && last.length <= longest && above.test(last) && !ownText.test(last);
  const requestBelow = askedLast ? request.exec(last) : null;
  return requestBelow && quoted(requestBelow, 0, line);
};

/** Begins what is told of whoever wrote a text that the user asks about. */
export const writerOfText = 'whoever wrote the text ';
/** What is no more than possible. */
const possible = 2;

/** Whether a place lies within the text that is asked about. */
export const isQuoted = ({ start, end }: Place, quoted: Place): boolean => start >= quoted.start && end <= quoted.end;

/** Evidence within a text that is someone's: said of its writer, and less sure of another. A value of one person points to them, whoever asks. */
export const ofQuoted = (evidence: Evidence, quoted: Quoted | null): Evidence => {
  if (quoted === null || !isQuoted(evidence, quoted)) return evidence;
  if (evidence.weak === true || (evidence.type !== undefined && isPointingOut(evidence.type))) return evidence;
  const ofText = { ...evidence, guess: writerOfText + evidence.guess };
  return quoted.isOthers ? { ...ofText, points: Math.min(evidence.points, possible), weak: true } : ofText;
};
