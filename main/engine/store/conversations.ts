import Database from 'better-sqlite3-multiple-ciphers';
import { uuidv7 } from 'uuidv7';
import { type ConversationId, epsilonRange, type MessageId, openingLength } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import type { LedgerWriter } from './ledger';
import { lightly } from './lightly';
import { type ConversationRow, toConversation } from './rows';
import type { SearchIndex } from './search';
import type { Conversations } from './store';
import type { Tree } from './tree';

export const createConversations = (
  database: Connection,
  index: SearchIndex,
  tree: Tree,
  ledger: LedgerWriter,
): Conversations => {
  const rows = `SELECT conversations.*, substr(text, 1, ${openingLength}) AS unsent
     FROM conversations LEFT JOIN drafts ON conversation = id AND title = ''`;
  const all = database.prepare<[], ConversationRow>(`${rows} ORDER BY pinned DESC, updated_at DESC, seq DESC`);
  const byId = database.prepare<[string], ConversationRow>(`${rows} WHERE id = ?`);
  const insert = database.prepare(
    `INSERT INTO conversations (id, title, pinned, temporary, mode, epsilon, provider, model, created_at, updated_at)
     VALUES (:id, '', 0, :temporary, :mode, :epsilon, :provider, :model, :now, :now)`,
  );
  const change = database.prepare(
    `UPDATE conversations SET title = :title, pinned = :pinned, mode = :mode, epsilon = :epsilon, sliders = :sliders,
       mechanisms = :mechanisms, links = :links, system_prompt = :systemPrompt, provider = :provider, model = :model,
       head = :head WHERE id = :id`,
  );
  const remove = database.prepare('DELETE FROM conversations WHERE id = ?');
  const copyDecisions = database.prepare(
    `INSERT INTO decisions (conversation, type, value, action, pattern, found_by)
     SELECT :id, type, value, action, pattern, found_by FROM decisions WHERE conversation = :other ORDER BY seq`,
  );
  const draft = database.prepare<[string], string>('SELECT text FROM drafts WHERE conversation = ?').pluck();
  const saveDraft = database.prepare('INSERT OR REPLACE INTO drafts (conversation, text) VALUES (?, ?)');

  const row = (id: ConversationId): ConversationRow => {
    const found = byId.get(id);
    if (found === undefined) throw new CodedError('not_found');
    return found;
  };
  const get = (id: ConversationId) => toConversation(row(id));

  const create: Conversations['create'] = ({ temporary, mode, target }) => {
    if (temporary && !database.memory) throw new CodedError('invalid_request', 'a temporary chat touches no disk');
    const id = uuidv7() as ConversationId;
    insert.run({ id, temporary: Number(temporary), mode, epsilon: epsilonRange.default, ...target, now: Date.now() });
    return get(id);
  };
  const update = database.transaction(
    (id: ConversationId, { head, ...settings }: Parameters<Conversations['update']>[1]) => {
      const { seq } = row(id);
      const now = { ...get(id), ...settings };
      const { title, mode, epsilon, systemPrompt, target } = now;
      const [sliders, mechanisms, links] = [now.sliders, now.mechanisms, now.links].map((part) => JSON.stringify(part));
      const leaf: MessageId | null = head === undefined ? now.head : tree.newestLeaf(id, head);
      change.run({
        id,
        title,
        pinned: Number(now.pinned),
        mode,
        epsilon,
        sliders,
        mechanisms,
        links,
        systemPrompt,
        ...target,
        head: leaf,
      });
      if (settings.title !== undefined) index.setTitle(seq, title);
      return get(id);
    },
  );

  return {
    list: () => all.all().map(toConversation),
    get,
    create,
    createLike: database.transaction((other: ConversationId) => {
      const like = get(other);
      const { epsilon, sliders, mechanisms, links, systemPrompt } = like;
      const { id } = create(like);
      copyDecisions.run({ id, other });
      return update(id, { epsilon, sliders, mechanisms, links, systemPrompt });
    }),
    update,
    remove: (id) => {
      database.transaction(() => {
        index.removeConversation(row(id).seq, id);
        remove.run(id);
        ledger.forget(id);
      })();
      emptyLog(database);
    },
    draft: (id) => {
      row(id);
      return draft.get(id) ?? '';
    },
    saveDraft: (id, text) => {
      row(id);
      lightly(database, () => saveDraft.run(id, text));
    },
  };
};

/** What was deleted leaves the WAL, too; where the disk is full, with a later checkpoint: the deletion stands. */
const emptyLog = (database: Connection): void => {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError && thrown.code === 'SQLITE_FULL')) throw thrown;
  }
};
