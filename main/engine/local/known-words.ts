import type { ConversationId } from '../../../shared/domain';
import type { DeepFinding } from './extract';
import { createFinder } from './places';

/** The words that were found in drafts: they stay findings of theirs, though their sentence was edited or the scan stopped. */
interface KnownWords {
  /** @param found In the text's offsets. */
  add(conversation: ConversationId, text: string, found: readonly DeepFinding[]): void;
  /** Where the words of a draft stand in its text. Time linear in the text. */
  in(conversation: ConversationId, text: string): DeepFinding[];
  /** The draft was sent, or is gone. */
  end(conversation: ConversationId): void;
}

interface Words {
  readonly findings: Map<string, DeepFinding>;
  /** Null until they are looked for again. */
  find: ((text: string) => DeepFinding[]) | null;
}

const finderOf = (findings: ReadonlyMap<string, DeepFinding>) => {
  const places = createFinder([...findings].map(([text, finding]) => ({ text, finding })));
  return (text: string): DeepFinding[] =>
    places(text).map(({ quote: { finding }, start, end }) => ({ ...finding, start, end }));
};

export const createKnownWords = (): KnownWords => {
  const drafts = new Map<ConversationId, Words>();
  return {
    add: (conversation, text, found) => {
      const words = drafts.get(conversation) ?? { findings: new Map(), find: null };
      for (const each of found) {
        const word = text.slice(each.start, each.end);
        const before = words.findings.get(word);
        if (before?.type === each.type && before.score === each.score && before.reason === each.reason) continue;
        words.findings.set(word, each);
        words.find = null;
      }
      drafts.set(conversation, words);
    },
    in: (conversation, text) => {
      const words = drafts.get(conversation);
      if (words === undefined) return [];
      words.find ??= finderOf(words.findings);
      return words.find(text);
    },
    end: (conversation) => void drafts.delete(conversation),
  };
};
