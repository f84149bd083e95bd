import { isPointingOut } from './kept';
import type { Evidence } from './told';

/** What stands behind a request about a text is someone's: the user's, or that of whoever wrote the text. */

/** What is done with a text, in many languages. */
const doing = [
  'translate|proofread|proof-read|correct|rewrite|rephrase|reword|paraphrase|summari[sz]e|shorten|improve|polish|edit|answer (?:this|that|the|his|her|their)|(?:reply|respond) to|simplify|analy[sz]e|what does (?:this|that|it) mean|how (?:do|should|can) (?:i|we) (?:answer|reply|respond)',
  'übersetze?n?|korrigiere?n?|lektoriere?n?|formuliere?n?|fasse? (?:diese[nrs]?|den|die|das|folgende[nrs]?)|kürze?n?|verbessere?n?|überarbeite?n?|antworte?n? auf|beantworte?n? (?:diese[nrs]?|die|den|das)|vereinfache?n?|was (?:heißt|bedeutet)|wie antworte ich',
  'traduis|traduire|traduisez|corrige[rz]?|relis|relire|reformule[rz]?|résume[rz]?|raccourcis|améliore[rz]?|réécris|répon(?:ds|dre|dez) (?:à|au)|simplifie[rz]?|que (?:veut dire|signifie)|comment répondre',
  'traduce|traducir|traduzca|corrige|corregir|corrija|reformula|resume|resumir|acorta|mejora|reescribe|(?:responde|contesta) (?:a|al|este|esta)|revisa|simplifica|qué (?:significa|quiere decir)|cómo (?:respondo|contesto)',
  'traduci|tradurre|correggi|riformula|riassumi|accorcia|migliora|riscrivi|rispondi (?:a|al|alla)|semplifica|cosa (?:significa|vuol dire)|come rispondo',
  'traduz(?:a|ir)?|corrij[ae]|corrige|reformule|resum[ae]|encurte|melhore|reescreva|respond[ae] (?:a|ao|à|este|esta)|revej?[ae]|simplifi(?:que|ca)|o que (?:significa|quer dizer)|como respondo',
  'vertaal|vertalen|corrigeer|verbeter|herschrijf|herformuleer|beantwoord (?:deze|dit|de|het)|antwoord op|vereenvoudig|wat betekent|hoe antwoord ik',
  'przetłumacz|przełóż|popraw|skoryguj|przeredaguj|streść|podsumuj|skróć|odpowiedz na|uprość|co (?:znaczy|oznacza)|jak odpowiedzieć',
  'översätt|rätta|korrigera|förbättra|sammanfatta|svara på|granska|förenkla|vad betyder',
  'çevir|düzelt|özetle|kısalt|переведи|исправь|перефразируй|сократи|ответь|翻訳|訳して|校正|要約',
].join('|');

/** Before it stands no more than a plea: "Please", "Can you", "Bitte". */
const request = new RegExp(
  `^[\\s>*#-]*(?:(?:please|pls|can you|could you|would you|help me(?: to)?|i need you to|bitte|kannst du|könntest du|s'il te plaît|peux-tu|pouvez-vous|tu peux|por favor|puedes|podrías|per favore|puoi|você pode|podes|alsjeblieft|kun je|wil je|proszę|czy możesz|kan du|lütfen|пожалуйста)[, ]+){0,2}(?:${doing})(?![\\p{L}])`,
  'iu',
);

/** Between the request and its text: a colon, a new line, a quotation mark. */
const opening = /[:：]\s|[:：]$|\n|[“„«"「]/u;
/** Longest request, UTF-16 units. */
const longest = 160;

/** What begins another sentence: the request is over. */
const sentenceEnd = /[.?!]\s*\S/u;
/** A request that ends with a sentence and names the text that follows. */
const textEnds =
  /(?:text\p{L}*|e-?mail|mail|message|letter|paragraph|following|brief|nachricht|absatz|folgende\p{L}*|courriel|suivante?|correo|mensaje|carta|siguiente|testo|messaggio|lettera|seguente|mensagem|seguinte|bericht|tekst\p{L}*|wiadomoś\p{L}+|meddelandet)[^.?!]*[.?!]?\s*$/iu;

/** A text of one's own: "my cover letter", "meine Bewerbung"; and a request that goes on about the user. */
const ownText =
  /(?<!\p{L})(?:i|we|ich|wir|je|yo|io|eu|ik|ja|my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr\p{L}*|mi[oae]i?|meus?|minhas?|mijn|mój|moj\p{L}+|min|mitt|мо[йяеё]|benim)(?!\p{L})/iu;
/** What points to the text that stands before. */
const above =
  /(?<!\p{L})(?:this|that|the (?:text|message|email|letter|above)|it|above|das|dies\p{L}*|den text|oben\p{L}*|ceci|cela|ce \p{L}+|cette \p{L}+|le texte|esto|este|esta|el texto|lo anterior|questo|questa|il testo|isto|este|o texto|dit|deze|dat|de tekst|to|ten|tekst|det här|texten|bunu|metni)(?!\p{L})/iu;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The text that a request is about; null where none is, or where it is said to be the user's own. */
export const quotedIn = (text: string): Place | null => {
  const first = request.exec(text)?.[0];
  if (first !== undefined) {
    const rest = text.slice(first.length, first.length + longest);
    const found = opening.exec(rest);
    const asked = rest.slice(0, found?.index);
    if (found === null || ownText.test(asked) || sentenceEnd.test(asked)) return null;
    if (/[.?!]\s*$/u.test(asked) && !textEnds.test(asked)) return null;
    return { start: first.length + found.index, end: text.length };
  }
  // "… \n\nTranslate this into Spanish."
  const line = text.trimEnd().lastIndexOf('\n');
  const last = text.slice(line + 1);
  const asks = line > 0 && last.length <= longest && request.test(last) && above.test(last) && !ownText.test(last);
  return asks ? { start: 0, end: line } : null;
};

/** Begins what is told of whoever wrote a text that the user asks about. */
export const writerOfText = 'whoever wrote the text ';
/** What is no more than possible. */
const possible = 2;

/** Whether a place lies within the text that is asked about. */
export const isQuoted = ({ start, end }: Place, quoted: Place | null): boolean =>
  quoted !== null && start >= quoted.start && end <= quoted.end;

/** Evidence within a text that is someone's: said of its writer, and less sure. A value of one person points to them, whoever asks. */
export const ofQuoted = (evidence: Evidence, quoted: Place | null): Evidence => {
  if (!isQuoted(evidence, quoted)) return evidence;
  if (evidence.weak === true || (evidence.type !== undefined && isPointingOut(evidence.type))) return evidence;
  return { ...evidence, guess: writerOfText + evidence.guess, points: Math.min(evidence.points, possible), weak: true };
};
