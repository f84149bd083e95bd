import type { ConversationId, MessageId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';

/** The shape of one conversation's messages. */
export interface Shape {
  /** From the root to `leaf`. */
  branch(leaf: MessageId): MessageId[];
  /** The message and the others with its parent, oldest first. */
  siblings(id: MessageId): MessageId[];
  /** Down from `id`, always the newest child. */
  newestLeaf(id: MessageId): MessageId;
}

export type Tree = (conversation: ConversationId) => Shape;

/** Reads a conversation's shape; `not_found` for a message that is not of it. */
export const createTree = (database: Connection): Tree => {
  const nodes = database.prepare<[string], { id: MessageId; parent: MessageId | null }>(
    'SELECT id, parent FROM messages WHERE conversation = ? ORDER BY seq',
  );
  return (conversation) => {
    const parents = new Map<MessageId, MessageId | null>();
    const children = new Map<MessageId | null, MessageId[]>();
    for (const { id, parent } of nodes.iterate(conversation)) {
      parents.set(id, parent);
      const known = children.get(parent);
      if (known === undefined) children.set(parent, [id]);
      else known.push(id);
    }
    const parentOf = (id: MessageId): MessageId | null => {
      const parent = parents.get(id);
      if (parent === undefined) throw new CodedError('not_found');
      return parent;
    };
    return {
      branch: (leaf) => {
        const ids: MessageId[] = [];
        for (let id: MessageId | null = leaf; id !== null; id = parentOf(id)) ids.push(id);
        return ids.reverse();
      },
      siblings: (id) => children.get(parentOf(id)) ?? [],
      newestLeaf: (id) => {
        parentOf(id);
        let leaf = id;
        for (let next: MessageId | undefined = id; next !== undefined; next = children.get(leaf)?.at(-1)) leaf = next;
        return leaf;
      },
    };
  };
};
