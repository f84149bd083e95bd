import { openStore, type Store } from '../../../main/engine/store';
import type { ConversationId, ProviderId } from '../../../shared/domain';
import { money } from './findings';

/** The child that crash.test.ts kills: commits turn after turn, and names each prompt that is on the disk. */

/** Everything that sending does to the store. */
const commitOne = (store: Store, conversation: ConversationId): void => {
  const { head } = store.conversations.get(conversation);
  store.conversations.saveDraft(conversation, 'a draft');
  const { user, assistant } = store.messages.commitTurn({
    conversation,
    parent: head,
    original: 'a prompt '.repeat(300),
    sanitized: 'what was sent '.repeat(300),
    findings: [money('$1', '$2')],
    instruction: null,
    draws: [{ type: 'MONEY', canonical: `${head}`, epsilonMilli: 1000, scope: '' }],
    author: 'a',
    writer: 'cloud',
    title: `after ${head}`,
  });
  process.stdout.write(`${user.id}\n`);
  const reply = { restored: 'a reply', received: 'a reply', spans: [] };
  store.journal.add({ provider: 'p', host: 'h', model: 'm', body: '{}', conversation, message: assistant.id });
  store.messages.progress(assistant.id, reply);
  store.messages.finish(assistant.id, { ...reply, status: 'done', error: null });
};

const [path = '', key = ''] = process.argv.slice(2);
const store = openStore({ path, key: Buffer.from(key, 'hex') });
const target = { provider: 'local' as ProviderId, model: '' };
const { id } =
  store.conversations.list()[0] ?? store.conversations.create({ temporary: false, mode: 'balanced', target });
for (;;) commitOne(store, id);
