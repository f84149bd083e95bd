import { en } from '../../i18n/en';
import { shortcut } from '../../platform';
import { openDialog, openDrawer } from '../../window-store';
import { useChat } from '../chat/chat-store';
import { ConversationItem } from './conversation-item';
import { groupConversations } from './group';
import { newChat, useLibrary } from './library-store';
import { ModelStatus } from './model-status';

const Library = () => {
  const conversations = useLibrary((state) => state.conversations);
  const current = useChat((state) => state.conversation?.id);
  return (
    <nav className="library" aria-label={en.library.label}>
      {groupConversations(conversations, Date.now()).map(({ name, conversations: members }) => (
        <section key={name} aria-label={en.library.groups[name]}>
          <h2 className="group">{en.library.groups[name]}</h2>
          {members.map((conversation) => (
            <ConversationItem key={conversation.id} conversation={conversation} current={conversation.id === current} />
          ))}
        </section>
      ))}
    </nav>
  );
};

/** The chats, and what belongs to no chat. */
export const Rail = () => (
  <div className="rail">
    <div className="brand">{en.brand}</div>
    <button
      type="button"
      className="new"
      aria-label={en.library.newChat}
      onClick={() => {
        openDrawer(null);
        void newChat({ temporary: false });
      }}
    >
      {en.library.newChat} <kbd>{shortcut('Mod N')}</kbd>
    </button>
    <button
      type="button"
      className="search"
      aria-label={en.library.search}
      onClick={() => openDialog({ kind: 'search' })}
    >
      {en.library.search} <kbd>{shortcut('Mod K')}</kbd>
    </button>
    <Library />
    <div className="foot">
      <ModelStatus />
      <button type="button" onClick={() => openDialog({ kind: 'journal' })}>
        {en.library.journal}
      </button>
      <button type="button" onClick={() => openDialog({ kind: 'settings', page: 'general' })}>
        {en.library.settings}
      </button>
    </div>
  </div>
);
