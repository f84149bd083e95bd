import { isPost } from './posts';
import { isCommand, isRequest } from './questions';
import { sentencesOf } from './sentences';

/** A request shows in a text's first and last sentences. */
const edge = 1200;

const someSentence = (text: string, isOne: typeof isRequest): boolean => {
  const parts = text.length <= 2 * edge ? [text] : [text.slice(0, edge), text.slice(-edge)];
  return parts.some((part, i) => {
    const sentences = sentencesOf(part).filter((sentence) => /\S/.test(sentence.text));
    const [first, last] = [i === 0 ? 0 : -1, i === parts.length - 1 ? sentences.length - 1 : -1];
    return sentences.some((sentence, k) => isOne(sentence.text, k === first || k === last));
  });
};

/** Whether a text asks something, be it of people, or tells a model what to do. */
export const isAsking = (text: string): boolean => someSentence(text, isRequest);

/** Whether a text asks something of a model, or tells it what to do; a tweet, an article or a letter does not. */
export const isRequestText = (text: string): boolean => someSentence(text, isPost(text) ? isCommand : isRequest);
