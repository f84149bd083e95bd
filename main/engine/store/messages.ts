import { uuidv7 } from 'uuidv7';
import {
  type Conversation,
  type ConversationId,
  type Finding,
  isReplacement,
  type Message,
  type MessageId,
  type Replacement,
} from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import type { JournalWriter } from './journal';
import type { LedgerWriter } from './ledger';
import { lightly } from './lightly';
import { type AssistantRow, toAssistant, toMessage, toUser, type UserRow } from './rows';
import type { SearchIndex } from './search';
import type { AnswerPlace, Conversations, Messages } from './store';
import type { Tree } from './tree';

interface Rooms {
  database: Connection;
  conversations: Conversations;
  index: SearchIndex;
  tree: Tree;
  journal: JournalWriter;
  ledger: LedgerWriter;
}

/** What only the opening of the store uses. */
interface MessageWriter extends Messages {
  /** An answer that still streams when a store opens was cut off with its process: it keeps its text and is `stopped`. */
  stopInterrupted(): void;
}

export const createMessages = ({ database, conversations, index, tree, journal, ledger }: Rooms): MessageWriter => {
  const findings = database
    .prepare<[string], string>("SELECT findings FROM messages WHERE conversation = ? AND role = 'user' ORDER BY seq")
    .pluck();
  const latest = database.prepare<[string], { original: string; findings: string }>(
    "SELECT original, findings FROM messages WHERE conversation = ? AND role = 'user' ORDER BY seq DESC LIMIT 8",
  );
  const insertUser = database.prepare(
    `INSERT INTO messages (id, conversation, parent, role, created_at, original, sanitized, findings, instruction)
     VALUES (:id, :conversation, :parent, 'user', :now, :original, :sanitized, :findings, :instruction)`,
  );
  const insertAssistant = database.prepare(
    `INSERT INTO messages (id, conversation, parent, role, created_at, restored, received, spans, author, status, writer)
     VALUES (:id, :conversation, :parent, 'assistant', :now, '', '', '[]', :author, 'streaming', :writer)`,
  );
  const continueAnswer = database.prepare(
    `UPDATE messages SET status = 'streaming', error = NULL, author = :author, writer = :writer
     WHERE id = :id AND status <> 'streaming'
       AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation = messages.conversation AND m.parent = messages.id)`,
  );
  const writeAnswer = database.prepare(
    `UPDATE messages SET restored = :restored, received = :received, spans = :spans
     WHERE id = :id AND status = 'streaming'`,
  );
  const endAnswer = database.prepare(
    `UPDATE messages SET restored = :restored, received = :received, spans = :spans, status = :status, error = :error,
       read_from = :readFrom
     WHERE id = :id AND status = 'streaming'`,
  );
  const streaming = database.prepare<[], AssistantRow>("SELECT * FROM messages WHERE status = 'streaming'");
  const touch = database.prepare('UPDATE conversations SET head = :head, updated_at = :now WHERE id = :id');
  const emptyDraft = database.prepare('DELETE FROM drafts WHERE conversation = ?');

  const userRow = (id: MessageId): UserRow => {
    const found = tree.message(id);
    if (found.role !== 'user') throw new CodedError('invalid_request', 'not a prompt');
    return found;
  };
  const assistantRow = (id: MessageId): AssistantRow => {
    const found = tree.message(id);
    if (found.role !== 'assistant') throw new CodedError('invalid_request', 'not an answer');
    return found;
  };
  const path = (conversation: ConversationId, leaf: MessageId | null): Message[] =>
    leaf === null ? [] : tree.branch(conversation, leaf).map((row) => toMessage(row, tree.siblings(row)));

  /** Inside a transaction: the place of an answer that is going to stream, as the new head. */
  const place = (
    conversation: ConversationId,
    parent: MessageId,
    { author, writer }: AnswerPlace,
    now: number,
  ): MessageId => {
    const id = uuidv7() as MessageId;
    insertAssistant.run({ id, conversation, parent, author, writer, now });
    touch.run({ id: conversation, head: id, now });
    return id;
  };
  const assistant = (id: MessageId) => {
    const stored = assistantRow(id);
    return toAssistant(stored, tree.siblings(stored));
  };

  const finish = database.transaction((id: MessageId, end: Parameters<Messages['finish']>[1]) => {
    const { restored, received, spans, status, error, readFrom = null } = end;
    const { changes } = endAnswer.run({
      id,
      restored,
      received,
      status,
      spans: JSON.stringify(spans),
      error: error === null ? null : JSON.stringify(error),
      readFrom,
    });
    // Ended before, by a stop that came first: what is stored stays.
    if (changes > 0) {
      index.addMessage(assistantRow(id).seq, restored);
      journal.finishOf(id, status === 'done' ? 'answered' : status);
    }
    return assistant(id);
  });

  return {
    path: (conversation) => path(conversation, conversations.get(conversation).head),
    pathTo: path,
    get: (id) => {
      const stored = tree.message(id);
      return toMessage(stored, tree.siblings(stored));
    },
    replacements: (conversation) => {
      const once = new Map<string, Replacement>();
      for (const list of findings.iterate(conversation)) {
        for (const replacement of (JSON.parse(list) as Finding[]).filter(isReplacement)) {
          const { type, original, surrogate } = replacement;
          const same = JSON.stringify([type, original, surrogate]);
          if (!once.has(same)) once.set(same, replacement);
        }
      }
      return [...once.values()];
    },
    latestPrompts: (conversation) =>
      latest
        .all(conversation)
        .map(({ original, findings }) => ({ original, findings: JSON.parse(findings) as Finding[] }))
        .reverse(),

    commitTurn: database.transaction((turn: Parameters<Messages['commitTurn']>[0]) => {
      const { conversation, parent, original, sanitized, instruction } = turn;
      conversations.get(conversation);
      if (parent !== null && assistantRow(parent).conversation !== conversation) throw new CodedError('not_found');
      const now = Date.now();
      const id = uuidv7() as MessageId;
      const { lastInsertRowid } = insertUser.run({
        id,
        conversation,
        parent,
        now,
        original,
        sanitized,
        findings: JSON.stringify(turn.findings),
        instruction,
      });
      index.addMessage(Number(lastInsertRowid), original);
      ledger.insert(turn.draws, now);
      const answer = place(conversation, id, turn, now);
      emptyDraft.run(conversation);
      if (turn.title !== undefined) conversations.update(conversation, { title: turn.title });
      const user = userRow(id);
      return {
        user: toUser(user, tree.siblings(user)),
        assistant: assistant(answer),
        conversation: conversations.get(conversation),
      };
    }),
    commitAnswer: database.transaction(({ parent, ...answerer }: Parameters<Messages['commitAnswer']>[0]) => {
      const conversation = userRow(parent).conversation as Conversation['id'];
      const answer = place(conversation, parent, answerer, Date.now());
      return { assistant: assistant(answer), conversation: conversations.get(conversation) };
    }),
    continue: database.transaction((id: MessageId, { author, writer }: AnswerPlace) => {
      const before = assistantRow(id);
      const conversation = before.conversation as ConversationId;
      const authors = `, ${before.author}, `.includes(`, ${author}, `) ? before.author : `${before.author}, ${author}`;
      if (continueAnswer.run({ id, author: authors, writer }).changes === 0)
        throw new CodedError('invalid_request', 'not its end');
      touch.run({ id: conversation, head: id, now: Date.now() });
      return { assistant: assistant(id), conversation: conversations.get(conversation) };
    }),
    progress: (id, { restored, received, spans }) => {
      lightly(database, () => {
        writeAnswer.run({ id, restored, received, spans: JSON.stringify(spans) });
      });
    },
    finish,
    stopInterrupted: () => {
      for (const row of streaming.all()) {
        const answer = toAssistant(row, []);
        finish(answer.id, { ...answer, status: 'stopped' });
      }
    },
  };
};
