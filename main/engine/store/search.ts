import type { ConversationId, MessageId } from '../../../shared/domain';
import type { SearchHit } from '../../../shared/ipc';
import type { Connection } from './connection';
import { queryOf, separated, snippetOf } from './search-text';

/** The index as the other repositories keep it, inside their transactions. */
export interface SearchIndex {
  addMessage(seq: number, text: string): void;
  setTitle(conversationSeq: number, title: string): void;
  removeConversation(seq: number, id: ConversationId): void;
}

const hitsPerKind = 50;

export const createSearchIndex = (database: Connection): SearchIndex => {
  const insert = database.prepare('INSERT OR REPLACE INTO search (rowid, text) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM search WHERE rowid = ?');
  const removeMessages = database.prepare(
    'DELETE FROM search WHERE rowid IN (SELECT seq FROM messages WHERE conversation = ?)',
  );
  return {
    addMessage: (seq, text) => {
      insert.run(seq, separated(text));
    },
    setTitle: (conversationSeq, title) => {
      remove.run(-conversationSeq);
      insert.run(-conversationSeq, separated(title));
    },
    removeConversation: (seq, id) => {
      remove.run(-seq);
      removeMessages.run(id);
    },
  };
};

interface Hit {
  conversation: ConversationId;
  message: MessageId | null;
  title: string;
  text: string;
}

export const createSearch = (database: Connection): ((query: string) => SearchHit[]) => {
  const titles = database.prepare<[string, number], Hit>(
    `SELECT c.id AS conversation, NULL AS message, c.title, c.title AS text
     FROM search s JOIN conversations c ON c.seq = -s.rowid
     WHERE s.text MATCH ? AND s.rowid < 0 ORDER BY c.updated_at DESC LIMIT ?`,
  );
  const messages = database.prepare<[string, number], Hit>(
    `SELECT m.conversation, m.id AS message, c.title, coalesce(m.original, m.restored) AS text
     FROM search s CROSS JOIN messages m ON m.seq = s.rowid JOIN conversations c ON c.id = m.conversation
     WHERE s.text MATCH ? AND s.rowid > 0 ORDER BY s.rowid DESC LIMIT ?`,
  );
  return (query) => {
    const match = queryOf(query);
    if (match === null) return [];
    return [...titles.all(match, hitsPerKind), ...messages.all(match, hitsPerKind)].map(
      ({ text, ...hit }): SearchHit => ({ ...hit, snippet: snippetOf(text, query) }),
    );
  };
};
