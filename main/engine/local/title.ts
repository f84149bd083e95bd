import type { ConversationId } from '../../../shared/domain';
import { toAppError } from '../../../shared/result';
import type { Main } from '../main-peer';
import { isStopWord } from '../privacy';
import type { Store } from '../store';
import type { Reader } from './reader';

/** What of a prompt the model reads for a title, in UTF-16 units. */
const readLength = 1500;
const longest = 60;
const mostWords = 8;

const question = (text: string) => ({
  messages: [
    {
      role: 'system' as const,
      text: 'Give the user’s message a title of two to six words, in the language of the message, made of its own words. Only the title, without quotation marks.',
    },
    { role: 'user' as const, text: text.slice(0, readLength) },
  ],
  maxTokens: 60,
  schema: {
    type: 'object',
    properties: { title: { type: 'string', maxLength: longest } },
    required: ['title'],
    additionalProperties: false,
  },
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters by which two forms of a word are told to be one. */
const stem = 5;
const stemOf = (word: string): string => word.slice(0, stem);

/**
 * A title that an answer holds; null where it is none: too long, of one word, or of words that the text does not have. A
 * model that goes astray makes up words.
 */
export const titleFrom = (answer: string, text: string): string | null => {
  let title: unknown;
  try {
    title = (JSON.parse(answer) as { title?: unknown }).title;
  } catch {
    return null;
  }
  if (typeof title !== 'string') return null;
  const line = title.replace(/\s+/g, ' ').replace(/^["'“„«\s]+|["'”“»\s.]+$/gu, '');
  const words = wordsOf(line);
  if (words.length < 2 || words.length > mostWords || line.length > longest) return null;
  const own = new Set(wordsOf(text).map(stemOf));
  const telling = words.filter((word) => !isStopWord(word));
  const known = telling.filter((word) => own.has(stemOf(word)));
  return telling.length > 0 && 3 * known.length >= 2 * telling.length ? line : null;
};

interface Titles {
  /** A better title for a chat that just got its first prompt, once the model has time. The user's own stays. */
  propose(store: Store, conversation: ConversationId, text: string): Promise<void>;
  stop(): void;
}

export const createTitles = ({ main, reader }: { main: Main; reader: Reader }): Titles => {
  const stopping = new AbortController();
  return {
    propose: async (store, id, text) => {
      try {
        const choice = await reader.choose();
        if (choice.kind !== 'model') return;
        const { title: first } = store.conversations.get(id);
        const answer = await reader.ask({ model: choice.id, ...question(text) }, { signal: stopping.signal });
        const title = titleFrom(answer, text);
        if (title === null || stopping.signal.aborted || store.conversations.get(id).title !== first) return;
        main.notify('conversations.changed', { conversation: store.conversations.update(id, { title }) });
      } catch (thrown) {
        // The chat is gone, or the model: the title stays as it is.
        if (toAppError(thrown).code === 'internal') throw thrown;
      }
    },
    stop: () => stopping.abort(),
  };
};
