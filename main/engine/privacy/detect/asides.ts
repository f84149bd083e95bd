import { figuresNamed } from './figures';
import { isQuestion, isRequest, isTopic, type Sentence, sentencesOf } from './knowledge';
import { remembered } from './pieces';
import { citations, isFiction, isInvented, yearsLongAgo } from './signals';

/** Characters of a note behind a question. */
const longest = 120;

/** A task's question: what is told beside it belongs to the task. */
const counting =
  /(?<!\p{L})(?:how (?:many|much|long|far|old)|wie ?viele?|wie (?:lange|weit|alt)|combien|cuánt[oa]s?|quant[oaie]|hoe ?veel|ile|quant[oa]s|hur (?:många|mycket)|kaç)(?!\p{L})/iu;

/**
 * A short note behind a text's last question, about nothing of the world: "Who won more, Borg or Edberg? Bet with Odalys
 * for 300." What is asked says nothing of whom the note names. Null where there is none.
 */
export const asideOf = remembered((text): Sentence | null => {
  const tail = text.slice(-2 * longest);
  const sentences = sentencesOf(tail);
  const last = sentences.findLastIndex((each) => isQuestion(each.text));
  const start = sentences[last + 1]?.start;
  if (last < 0 || start === undefined) return null;
  const note = tail.slice(start).trim();
  const isOfWorld =
    note === '' ||
    note.length > longest ||
    counting.test(tail.slice(0, start)) ||
    isRequest(note, true) ||
    isTopic(note) ||
    figuresNamed(note) > 0 ||
    citations(note) > 0 ||
    yearsLongAgo(note) > 0 ||
    isFiction(note) ||
    isInvented(text);
  return isOfWorld ? null : { start: text.length - tail.length + start, text: note };
});
