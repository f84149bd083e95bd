import type { Conversation, ConversationId } from '../../../shared/domain';
import type { OpenConversation } from '../../../shared/ipc';
import { askAnew } from '../chat/anew';
import type { Turns } from '../chat/turns';
import { transcript } from '../export';
import type { Services } from '../services';
import type { RequestHandlers } from './handlers';
import { present } from './present';

type Names =
  | 'conversations.list'
  | 'conversations.create'
  | 'conversations.anew'
  | 'conversations.open'
  | 'conversations.update'
  | 'conversations.delete'
  | 'conversations.search'
  | 'conversations.similar'
  | 'conversations.transcript';

/** Pinned first, then the latest used: the order of each store, over both. */
const inOrder = (one: Conversation, other: Conversation): number =>
  Number(other.pinned) - Number(one.pinned) || other.updatedAt - one.updatedAt;

export const conversationRequests = (services: Services, turns: Turns): RequestHandlers<Names> => {
  const { main, stores, scan, importance, links } = services;
  const open = (id: ConversationId): OpenConversation => {
    const { conversations, messages } = stores.of(id);
    return { conversation: conversations.get(id), messages: messages.path(id), draft: conversations.draft(id) };
  };
  return {
    'conversations.list': () => stores.all.flatMap((store) => store.conversations.list()).sort(inOrder),
    'conversations.create': ({ temporary }) => {
      const { target, mode } = stores.profile.settings.get();
      const store = temporary ? stores.temporary : stores.profile;
      return open(store.conversations.create({ temporary, mode, target }).id);
    },
    'conversations.anew': async ({ prompt, keep }) => open(await askAnew(services, prompt, keep)),
    'conversations.open': ({ id }) => open(id),
    'conversations.update': ({ id, ...change }) => {
      const conversation = stores.of(id).conversations.update(id, present(change));
      main.notify('conversations.changed', { conversation });
      return open(id);
    },
    'conversations.delete': async ({ id }) => {
      await turns.stop(id);
      scan.end(id);
      importance.end(id);
      links.end(id);
      stores.of(id).conversations.remove(id);
    },
    'conversations.search': ({ query }) => stores.all.flatMap((store) => store.search(query)),
    // What lies on the disk and what must not are never compared.
    'conversations.similar': ({ id }) => stores.of(id).similar(id),
    'conversations.transcript': ({ conversation: id, format }) => {
      const { conversation, messages } = open(id);
      return transcript(conversation, messages, format);
    },
  };
};
