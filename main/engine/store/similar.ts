import type { ConversationId } from '../../../shared/domain';
import type { SimilarConversation } from '../../../shared/ipc';
import { isStopWord } from '../privacy/detect/words/vocabulary';
import type { Connection } from './connection';
import { separated, wordsOf } from './search-text';

/** What a conversation is about shows in its beginning. UTF-16 units. */
const readLength = 20_000;
/** Words that are looked up; the others are too many or too common. */
const asked = 24;
const candidates = 60;
/** A word that stands in more of the prompts than this share tells nothing of one. */
const commonShare = 0.25;
const fewPrompts = 20;
const rowsRead = 400;
/** Prompts of a conversation that count: a long one is not more alike for its length. */
const counted = 3;
const hits = 8;
const shown = 5;

/** A row of the index that the user wrote, or that titles a conversation. */
const isOwn = "(s.rowid < 0 OR m.role = 'user')";

/**
 * Conversations that share the words which are telling of one, ranked by BM25 over the index inside the encrypted
 * file: FTS5's own, the three best prompts of each, and the title. A conversation needs two of these words. What
 * replies say is no hit, for a model says the same of many things; how common a word is FTS5 reckons over them as well.
 */
export const createSimilar = (database: Connection): ((id: ConversationId) => SimilarConversation[]) => {
  const textsOf = database
    .prepare<[string, string], string>(
      `SELECT title FROM conversations WHERE id = ? UNION ALL
       SELECT original FROM (SELECT * FROM messages WHERE conversation = ? AND role = 'user' ORDER BY seq LIMIT 40)`,
    )
    .pluck();
  const rows = database
    .prepare<[], number>(
      "SELECT (SELECT count(*) FROM messages WHERE role = 'user') + (SELECT count(*) FROM search WHERE rowid < 0)",
    )
    .pluck();
  const holding = database
    .prepare<[string, number], number>(
      `SELECT count(*) FROM (SELECT 1 FROM search s LEFT JOIN messages m ON m.seq = s.rowid
       WHERE s.text MATCH ? AND ${isOwn} LIMIT ?)`,
    )
    .pluck();
  const ranked = database.prepare<
    [string, number],
    { conversation: ConversationId; title: string; text: string; score: number }
  >(
    `SELECT c.id AS conversation, c.title, s.text, -bm25(search) AS score
     FROM search s LEFT JOIN messages m ON m.seq = s.rowid
     JOIN conversations c ON c.id = m.conversation OR c.seq = -s.rowid
     WHERE s.text MATCH ? AND ${isOwn} ORDER BY s.rank LIMIT ?`,
  );
  /** Two letters are a word only where each says more than a sound. Where chats are few, no count tells the stop words. */
  const isWord = (word: string): boolean =>
    (word.length > 2 || (word.length === 2 && /^\p{Script=Han}/u.test(word))) && !isStopWord(word);
  const quoted = (word: string): string => `"${separated(word)}"`;

  /** The words that stand often here and seldom elsewhere. */
  const telling = (id: ConversationId): string[] => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(textsOf.all(id, id).join('\n').slice(0, readLength))) {
      if (isWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const total = rows.get() ?? 0;
    const most = Math.max(fewPrompts, Math.ceil(total * commonShare));
    return [...counts]
      .sort(([one, times], [other, more]) => more * other.length - times * one.length)
      .slice(0, candidates)
      .flatMap(([word, times]) => {
        const holders = holding.get(quoted(word), most + 1) ?? 0;
        return holders < 2 || holders > most
          ? []
          : [{ word, weight: (1 + Math.log(times)) * Math.log(1 + total / holders) }];
      })
      .sort((one, other) => other.weight - one.weight)
      .slice(0, asked)
      .map(({ word }) => word);
  };

  return (id) => {
    const words = telling(id);
    if (words.length < 2) return [];
    const found = new Map<ConversationId, { title: string; scores: number[]; words: Set<string> }>();
    for (const { conversation, title, text, score } of ranked.all(words.map(quoted).join(' OR '), rowsRead)) {
      if (conversation === id) continue;
      const like = found.get(conversation) ?? { title, scores: [], words: new Set<string>() };
      found.set(conversation, like);
      like.scores.push(score);
      const own = new Set(wordsOf(text.slice(0, readLength)));
      for (const word of words) if (own.has(word)) like.words.add(word);
    }
    const sum = (scores: readonly number[]): number =>
      scores.slice(0, counted).reduce((total, score) => total + score, 0);
    return [...found]
      .filter(([, like]) => like.words.size > 1)
      .sort(([, one], [, other]) => other.words.size * sum(other.scores) - one.words.size * sum(one.scores))
      .slice(0, hits)
      .map(([conversation, like]) => ({ conversation, title: like.title, words: [...like.words].slice(0, shown) }));
  };
};
