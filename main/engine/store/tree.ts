import type { ConversationId, MessageId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import type { MessageRow } from './rows';

/** The tree of a conversation's messages. All throw `not_found` for a message that is not there, or of another conversation. */
export interface Tree {
  message(id: MessageId): MessageRow;
  /** The message and the others that follow the same parent, oldest first. */
  siblings(of: MessageRow): MessageId[];
  /** From the root to `leaf`. */
  branch(conversation: ConversationId, leaf: MessageId): MessageRow[];
  /** Down from a message, always the newest child. */
  newestLeaf(conversation: ConversationId, from: MessageId): MessageId;
}

export const createTree = (database: Connection): Tree => {
  const byId = database.prepare<[string], MessageRow>('SELECT * FROM messages WHERE id = ?');
  const children = database
    .prepare<[string, string | null], MessageId>(
      'SELECT id FROM messages WHERE conversation = ? AND parent IS ? ORDER BY seq',
    )
    .pluck();

  const message = (id: MessageId): MessageRow => {
    const row = byId.get(id);
    if (row === undefined) throw new CodedError('not_found');
    return row;
  };
  const messageOf = (conversation: ConversationId, id: MessageId): MessageRow => {
    const row = message(id);
    if (row.conversation !== conversation) throw new CodedError('not_found');
    return row;
  };
  return {
    message,
    siblings: ({ conversation, parent }) => children.all(conversation, parent),
    branch: (conversation, leaf) => {
      const rows: MessageRow[] = [];
      for (let next: MessageId | null = leaf; next !== null; ) {
        const row = messageOf(conversation, next);
        rows.push(row);
        next = row.parent as MessageId | null;
      }
      return rows.reverse();
    },
    newestLeaf: (conversation, from) => {
      messageOf(conversation, from);
      let leaf = from;
      for (let next: MessageId | undefined = from; next !== undefined; next = children.all(conversation, leaf).at(-1))
        leaf = next;
      return leaf;
    },
  };
};
