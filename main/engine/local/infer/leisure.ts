import { oneLine } from '../../privacy/patterns/one-line';
import { isKin } from './subjects';
import type { Word } from './words';

/** What makes a deed no trade and a benefit no income: done for fun, for one's own, in a game, for a paper. */

/** What is done then, there or so is hardly one's trade. Folded. */
const leisure = new RegExp(
  oneLine`
    ^(?:
      hobby|hobbies|fun|volunteer\p{L}*|story|novel|riddle|sundays?|saturdays?|wedding|myself|himself|herself
      |ourselves|gern|gerne|spass|sonntags?|samstags?|ehrenamtlich|hochzeit|hause|zuhause|daheim|roman|dimanches?
      |samedis?|loisir|benevol\p{L}*|mariage|maison|machine|domingos?|sabados?|voluntari\p{L}*|boda|casa|novela
      |domenica|sabato|volontari\p{L}*|matrimonio|romanzo|zondag\p{L}*|zaterdag\p{L}*|vrijwillig\p{L}*|thuis|bruiloft
      |verhaal|lol
    )$
  `,
  'u',
);
/** … in a game; and on a weekend that is not every third one. Folded. */
const game = /^(?:games?|videogames?|minecraft|simulator|\p{L}*spiel|jeu|jeux|juego|videojuego|gioco|jogo|spel)$/u;
const within = /^(?:in|im|dans|en|nel|no)$/;
const weekend = /^(?:weekends?|wochenende)$/;
const pointing = /^(?:this|the|on|at|last|next|am|letztes|nachstes|ce|le|este|el|questo|dit|het)$/;
/** Words behind "in" among which a game is named. */
const toGame = 3;
const together = /^(?:with|for|mit|fur|avec|pour|con|para|per|met|voor)$/;
const own = /^(?:my|our|the|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|mio|mia|mijn|onze|ons)$/u;
/** Words behind a deed that are looked at, and before it: "with my wife" of an earlier clause is of something else. */
const behind = 14;
const before = 4;

/** What says so anywhere in the sentence. Folded, with a space between words. */
const spareTime = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hobby|hobbies|(?:free|spare) time|for fun|freizeit|temps libre|loisirs?|passe temps|tiempo libre|ratos libres
      |pasatiempo|tempo libero|vrije tijd|ehrenamtlich|benevol\p{L}*|volunteer\p{L}*|voluntari\p{L}*|volontari\p{L}*
      |vrijwillig\p{L}*
    )(?!\p{L})
  `,
  'u',
);

/** What says that a deed is done for pay. Folded, with a space between words. */
const work = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      for a living|hours a day|(?:for|at) (?:the|a|\d+) (?:council|city|town|hotel|hospital|airport)|professionally
      |all (?:day|night)|(?:at|from) work|(?:my|the|this|a|new|day) job|jobs? (?:is|are|as|pays)
      |(?:my|our|the) (?:boss|foreman|employer|supervisor|apprentices?|colleagues|coworkers)|shifts?|customers?
      |clients?|paid|wages?|(?:a|the|my|our|small) (?:firm|company|depot|warehouse|workshop|factory|salon)
      |for strangers|beruflich|hauptberuflich|von beruf|den ganzen tag|auf (?:der )?arbeit|\p{L}*schicht(?:en)?
      |kund(?:en|innen|schaft)|chef(?:in)?|azubi|fur (?:eine|die) firma|metier|toute la (?:journee|nuit)|au travail
      |au boulot|mon (?:travail|boulot|patron|chef)|client(?:s|e|es)|equipes? de nuit|entreprise|todo el dia
      |toda la noche|en el trabajo|mi (?:trabajo|jefe|jefa|turno)|turnos?|clientes|clientas|oficio|empresa
      |de profesion|tutto il giorno|tutta la notte|al lavoro|per lavoro|per mestiere|di mestiere|mio (?:lavoro|capo)
      |turn[oi]|clienti|ditta|azienda|hele (?:dag|nacht)|op het werk|mijn (?:werk|baan|baas)|voor mijn werk|van beroep
      |\p{L}*dienst|klanten|bedrijf|no trabalho|meu (?:trabalho|patrao|chefe)|o dia (?:todo|inteiro)|profissao|w pracy
      |do pracy|zawodowo|klient(?:ow|ami)|szef|caly dzien|firm(?:a|ie|y)|pa jobbet|mitt (?:jobb|yrke)|kunder
      |hela dagen|firma
    )(?!\p{L})
  `,
  'u',
);

/** What wears out where one does it all day. Folded. */
const body = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      knees?|back|wrists?|shoulders?|elbows?|knien?|rucken|schultern?|handgelenke?|ellbogen|genoux?|dos|epaules?
      |poignets?|rodillas?|espalda|munecas?|hombros?|ginocchia|schiena|polsi|spalle|knieen|rug|schouders?|polsen
      |joelhos?|costas|ombros?|kolana|plecy|knana?|ryggen
    )(?!\p{L})
  `,
  'u',
);
const worn = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hurts?|hurting|aches?|aching|sore|gone|shot|ruined|worn|killing|kaputt|schmerz\p{L}*|weh|hinuber|lachen?t?
      |foutue?s?|mal|douleur\p{L}*|fatal|duelen?|dolor\p{L}*|destrozad\p{L}*|male|dolgono|distrutt\p{L}*|pijn|kapot
      |doem|doi|dores?|bola|ont
    )(?!\p{L})
  `,
  'u',
);
/** The rooms of one's own. Folded. */
const atHome = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bathroom|kitchen|hall|hallway|bedroom|living room|garage|cellar|basement|attic|loft|garden|shed|bad|badezimmer
      |flur|kuche|keller|garten|wohnzimmer|schlafzimmer|salle de bains?|ma cuisine|cave|jardin|chambre|salon|bano
      |cocina|pasillo|sotano|bagno|cucina|cantina|giardino|badkamer|keuken|kelder|tuin|zolder|banheiro|cozinha|quintal
      |lazience|kuchni|piwnicy|badrummet|koket|kallaren
    )(?!\p{L})
  `,
  'u',
);

/** Words on each side of one that are asked: a text without full stops is one sentence. */
const longestSide = 100;
/** The words of a sentence around one of them. */
const sentenceAround = (words: readonly Word[], at: number): readonly Word[] => {
  const isIn = (index: number): boolean => words[index] !== undefined && words[index]?.sentence === words[at]?.sentence;
  let [first, end] = [at, at];
  while (first > at - longestSide && isIn(first - 1)) first--;
  while (end < at + longestSide && isIn(end)) end++;
  return words.slice(first, end);
};

/** The words of the sentence that this word is in. */
export const sentenceOf = (words: readonly Word[], at: number): string =>
  sentenceAround(words, at)
    .map(({ word }) => word)
    .join(' ');

/** Whether the sentence of a deed says that it is done for pay: in words, or by what it has worn out. */
export const isWork = (words: readonly Word[], at: number): boolean => {
  const sentence = sentenceOf(words, at);
  return work.test(sentence) || (body.test(sentence) && worn.test(sentence) && !atHome.test(sentence));
};

const isLeisureWithin = (words: readonly Word[], from: number, to: number, sentence: number | undefined): boolean => {
  for (let i = from; i < to; i++) {
    if (words[i]?.sentence !== sentence) continue;
    const word = words[i]?.word ?? '';
    if (leisure.test(word) || (weekend.test(word) && pointing.test(words[i - 1]?.word ?? ''))) return true;
    const inside = words.slice(i + 1, i + 1 + toGame);
    if (within.test(word) && inside.some((next) => next.sentence === sentence && game.test(next.word))) return true;
    if (together.test(word) && own.test(words[i + 1]?.word ?? '') && isKin(words, i + 2)) return true;
  }
  return false;
};

/** Whether the sentence of a deed says that it is nobody's trade. */
export const isLeisure = (words: readonly Word[], at: number): boolean => {
  if (spareTime.test(sentenceOf(words, at))) return true;
  return isLeisureWithin(words, Math.max(0, at - before), at + behind, words[at]?.sentence);
};

const joining = /^(?:and|but|so|because|und|aber|et|mais|y|pero|e|en|maar)$/;
const weekday =
  /^(?:sundays?|saturdays?|sonntags?|samstags?|dimanches?|samedis?|domingos?|sabados?|domenica|sabato|zondag\p{L}*|zaterdag\p{L}*)$/u;

/** Whether what is said of a trade in its own clause says that it is none; a weekday is one of many on which one works. */
export const isLeisureOfClause = (words: readonly Word[], at: number): boolean => {
  const opening = words
    .slice(Math.max(0, at - 2 * before), at)
    .filter(({ sentence }) => sentence === words[at]?.sentence);
  if (spareTime.test(opening.map(({ word }) => word).join(' '))) return true;
  let end = at + 1;
  while (end < at + behind && words[end]?.joined && !joining.test(words[end]?.word ?? '')) end++;
  while (weekday.test(words[end - 1]?.word ?? '')) end--;
  return isLeisureWithin(words, at, end, words[at]?.sentence);
};

/** What one writes and learns of. Folded. */
const paper = new RegExp(
  oneLine`
    ^(?:
      lecture|lectures|essay|paper|thesis|article|flashcards|presentation|slides|seminar|debate|quiz|policy|reform
      |hausarbeit|referat|aufsatz|vortrag|bachelorarbeit|masterarbeit|vorlesung|expose|memoire|dissertation|cours
      |redaction|ensayo|tesis|presentacion|clase|tfg|tfm|tesina|tesi|relazione|tema|scriptie|werkstuk|spreekbeurt
      |presentatie|opstel
    )$
  `,
  'u',
);

/** Whose something is, or that they get it. Folded. */
const receiving = new RegExp(
  oneLine`
    ^(?:
      my|our|receiv\p{L}*|gets?|got|claim\p{L}*|lost|mein\p{L}*|unser\p{L}*|bekomm\p{L}*|bezieh\p{L}*|krieg\p{L}*|mon
      |mes|touch\p{L}*|percois|recois|cobr\p{L}*|recibo|mio|mia|prendo|percepisco|ricevo|mijn|krijg|ontvang
    )$
  `,
  'u',
);

/** Whether a sentence is about a text or a lesson of which this is the subject. */
export const isStudied = (words: readonly Word[], at: number): boolean => {
  if (words.slice(Math.max(0, at - 1), at + 1).some(({ word }) => receiving.test(word))) return false;
  return sentenceAround(words, at).some(({ word }) => paper.test(word));
};
