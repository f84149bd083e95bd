import { remembered } from '../../text/pieces';
import { yearsLongAgo } from './ages';
import { citations } from './citations';
import { isColophon } from './colophons';
import { isFiction, isInvented } from './fiction';
import { figuresNamed } from './named-figures';
import { isQuestion, isRequest } from './requests';
import { type Sentence, sentencesOf } from './sentences';
import { isTopic } from './topics';

/** Characters of a note behind a question. */
const longest = 120;

/** A task's question: what is told beside it belongs to the task. */
const counting =
  /(?<!\p{L})(?:how (?:many|much|long|far|old)|wie ?viele?|wie (?:lange|weit|alt)|combien|cuánt[oa]s?|quant[oaie]|hoe ?veel|ile|quant[oa]s|hur (?:många|mycket)|kaç)(?!\p{L})/iu;

/** Whether a note is about something of the world, or belongs to the task before it. */
const isOfWorld = (note: string): boolean =>
  note === '' ||
  note.length > longest ||
  isRequest(note, true) ||
  isTopic(note) ||
  figuresNamed(note) > 0 ||
  citations(note) > 0 ||
  yearsLongAgo(note) > 0 ||
  isFiction(note);

/**
 * A short note behind a text's last question, or at its end who wrote it down, about nothing of the world: "Who won more,
 * Borg or Edberg? Bet with Odalys for 300." What is asked says nothing of whom the note names. Null where there is none.
 */
export const asideOf = remembered((text): Sentence | null => {
  if (isInvented(text)) return null;
  const tail = text.slice(-2 * longest);
  const sentences = sentencesOf(tail);
  const last = sentences.findLastIndex((each) => isQuestion(each.text));
  const behind = last < 0 ? undefined : sentences[last + 1]?.start;
  const isOfTask = counting.test(tail.slice(0, behind));
  // To the end: German writes "am 4. Mai".
  const signed = sentences.findLast((each) => isColophon(tail.slice(each.start)))?.start;
  const start = [isOfTask ? undefined : behind, signed].find(
    (each) => each !== undefined && !isOfWorld(tail.slice(each).trim()),
  );
  return start === undefined ? null : { start: text.length - tail.length + start, text: tail.slice(start).trim() };
});
