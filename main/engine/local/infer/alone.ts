import { oneLine } from '../../privacy/patterns/one-line';
import type { Word } from './words';

/** What makes the words before it another thing: "my partner in tennis", "mon propriétaire de compte". */
const qualifying =
  /^(?:in|into|for|of|on|at|from|to|up|with|the|our|this|these|color|colour|page|im|vom|von|fur|aus|beim|bei|zum|zur|mit|de|du|del|des|d|en|para|pour|avec|con|branch|zweig)$/;

/** Whether a phrase that ends before this word is meant as it stands. */
export const standsAlone = (words: readonly Word[], end: number): boolean => {
  const next = words[end];
  return next === undefined || !next.joined || !qualifying.test(next.word);
};

/** What a program, a table or a game has: "my customers query", "meine Kunden-Tabelle". */
const thing = new RegExp(
  oneLine`
    ^(?:
      api|code|columns?|dataset|due|endpoint|files?|functions?|http|dhcp|keys?|nodes?|partitions?|process|query|mode
      |union|converter|abstract|abstraite|abstrakte|syntax|syntaxe|rows?|script|tables?|tablets?|tests?|types?|tipos
      |variables?|prozess\p{L}*|tabelle\p{L}*|knoten|serveurs?|noeuds?|requetes?|tabla|consulta|nodos?
    )$
  `,
  'u',
);
const game = /^(?:game|simulation|simulator|minecraft|stardew|\p{L}*spiel|jeu|juego|videojuego|gioco|jogo|gra|grze)$/u;
/** Words behind "in" among which a game is named. */
const toGame = 3;

/** Whether what is the writer's before this word is a thing of a program or of a game, or a turn of phrase with "of". */
export const isThing = (words: readonly Word[], end: number): boolean => {
  const next = words[end];
  if (next === undefined || !next.joined) return false;
  const behind = words.slice(end + 1, end + 1 + toGame).filter(({ sentence }) => sentence === next.sentence);
  return (
    thing.test(next.word) ||
    next.word === 'of' ||
    (next.word === 'd' && behind[0]?.word === 'attente') ||
    (/^(?:in|im|dans|en)$/.test(next.word) && behind.some(({ word }) => game.test(word)))
  );
};

/** Words of a journey and of a way back: who comes from there for them does not come from there. */
const journey =
  /^(?:back|return\p{L}*|holidays?|vacation|trip|zuruck\p{L}*|urlaub\p{L}*|ferien|reise|heim|vacances|voyage|retour|rentre\p{L}*|vacaciones|viaje|vuelta|regreso)$/u;
/** Words on either side that are looked at. */
const around = 5;

/** Whether the sentence around tells of a journey. */
export const isJourney = (words: readonly Word[], start: number, end: number): boolean =>
  words
    .slice(Math.max(0, start - around), end + around)
    .some(({ word, sentence }) => sentence === words[start]?.sentence && journey.test(word));

/** Asks how, and whether one does it ("can I fix lifts", "cómo corto el pelo"), or does it to oneself ("me corto el pelo"). Folded. */
const asking =
  /^(?:do|did|can|could|should|would|will|may|might|must|shall|if|how|come|como|donde|dove|si|se|me|nos|mi|ci)$/;

const pronoun = /^(?:i|we|ich|wir|je|j|ik|wij|we|yo|io)$/;

/** Whether a deed at this word is asked of, or done to oneself. */
export const isAsked = (words: readonly Word[], at: number): boolean => {
  const before = (index: number): Word | undefined =>
    words[index]?.joined === true && words[index - 1]?.sentence === words[index]?.sentence
      ? words[index - 1]
      : undefined;
  const [one, two] = [before(at), before(at - 1)];
  if (one === undefined) return false;
  return asking.test(one.word) || (pronoun.test(one.word) && two !== undefined && asking.test(two.word));
};

/** What joins clauses: "son is ill and husband is away". Folded. */
const joiningClauses = /^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar)$/;

/** Whether a clause begins at this word. */
export const isBare = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  if (before === undefined || before.sentence !== words[at]?.sentence || !words[at]?.joined) return true;
  return joiningClauses.test(before.word);
};
