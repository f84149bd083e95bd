import { isKin } from './subjects';
import type { Word } from './words';

/** What makes a deed no trade and a benefit no income: done for fun, for one's own, in a game, for a paper. */

/** What is done then, there or so is hardly one's trade. Folded. */
const leisure =
  /^(?:hobby|hobbies|fun|volunteer\p{L}*|story|novel|riddle|sundays?|saturdays?|wedding|myself|himself|herself|ourselves|gern|gerne|spass|sonntags?|samstags?|ehrenamtlich|hochzeit|hause|zuhause|daheim|roman|dimanches?|samedis?|loisir|benevol\p{L}*|mariage|maison|machine|domingos?|sabados?|voluntari\p{L}*|boda|casa|novela|domenica|sabato|volontari\p{L}*|matrimonio|romanzo|zondag\p{L}*|zaterdag\p{L}*|vrijwillig\p{L}*|thuis|bruiloft|verhaal|lol)$/u;
/** … in a game; and on a weekend that is not every third one. Folded. */
const game = /^(?:games?|videogames?|minecraft|simulator|\p{L}*spiel|jeu|jeux|juego|videojuego|gioco|jogo|spel)$/u;
const within = /^(?:in|im|dans|en|nel|no)$/;
const weekend = /^(?:weekends?|wochenende)$/;
const pointing = /^(?:this|the|on|at|last|next|am|letztes|nachstes|ce|le|este|el|questo|dit|het)$/;
/** Words behind "in" among which a game is named. */
const toGame = 3;
const together = /^(?:with|for|mit|fur|avec|pour|con|para|per|met|voor)$/;
const own = /^(?:my|our|the|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|mio|mia|mijn|onze|ons)$/u;
/** Words behind a deed that are looked at. */
const behind = 14;

/** Whether what stands behind a deed in its sentence says that it is nobody's trade. */
export const isLeisure = (words: readonly Word[], at: number): boolean => {
  const sentence = words[at]?.sentence;
  for (let i = at; i < at + behind && words[i]?.sentence === sentence; i++) {
    const word = words[i]?.word ?? '';
    if (leisure.test(word) || (weekend.test(word) && pointing.test(words[i - 1]?.word ?? ''))) return true;
    const inside = words.slice(i + 1, i + 1 + toGame);
    if (within.test(word) && inside.some((next) => next.sentence === sentence && game.test(next.word))) return true;
    if (together.test(word) && own.test(words[i + 1]?.word ?? '') && isKin(words, i + 2)) return true;
  }
  return false;
};

/** What one writes and learns of. Folded. */
const paper =
  /^(?:lecture|lectures|essay|paper|thesis|article|flashcards|presentation|slides|seminar|debate|quiz|policy|reform|hausarbeit|referat|aufsatz|vortrag|bachelorarbeit|masterarbeit|vorlesung|expose|memoire|dissertation|cours|redaction|ensayo|tesis|presentacion|clase|tfg|tfm|tesina|tesi|relazione|tema|scriptie|werkstuk|spreekbeurt|presentatie|opstel)$/u;

/** Whether a sentence is about a text or a lesson of which this is the subject. */
export const isStudied = (words: readonly Word[], at: number): boolean => {
  const sentence = words[at]?.sentence;
  for (let i = at; i >= 0 && words[i]?.sentence === sentence; i--) if (paper.test(words[i]?.word ?? '')) return true;
  for (let i = at; words[i]?.sentence === sentence && i < words.length; i++)
    if (paper.test(words[i]?.word ?? '')) return true;
  return false;
};
