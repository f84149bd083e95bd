import { en } from '../../i18n/en';
import { shortcut } from '../../platform';
import { useChat } from '../../state/chat-store';
import { newChat, useLibrary } from '../../state/library-store';
import { openDialog, openDrawer } from '../../state/window-store';
import { ConversationItem } from './conversation-item';
import { groupConversations } from './group';
import { ModelStatus } from './model-status';

const Library = () => {
  const conversations = useLibrary((state) => state.conversations);
  const left = useLibrary((state) => state.left);
  const current = useChat((state) => state.conversation?.id);
  return (
    <div className="library">
      {groupConversations(conversations, [current, left], Date.now()).map(({ name, conversations: members }) => {
        const items = members.map((conversation) => (
          <ConversationItem key={conversation.id} conversation={conversation} current={conversation.id === current} />
        ));
        return (
          <section key={name} aria-label={en.library.groups[name]}>
            {name === 'drafts' ? (
              <details>
                <summary className="group">
                  {en.library.groups[name]} <span className="count">{members.length}</span>
                </summary>
                {items}
              </details>
            ) : (
              <>
                <h2 className="group">{en.library.groups[name]}</h2>
                {items}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
};

/** A shortcut as a hint for the eye: the name of the button stays short. */
const Keys = ({ keys }: { keys: string }) => (
  <span className="keys-hint" aria-hidden="true">
    {shortcut(keys)}
  </span>
);

/** The chats, and what belongs to no chat. */
export const Rail = () => (
  <nav className="rail" aria-label={en.library.label}>
    <div className="brand">{en.brand}</div>
    <button
      type="button"
      className="new"
      onClick={() => {
        openDrawer(null);
        void newChat({ temporary: false });
      }}
    >
      {en.library.newChat} <Keys keys="Mod N" />
    </button>
    <button type="button" className="search" onClick={() => openDialog({ kind: 'search' })}>
      {en.library.search} <Keys keys="Mod K" />
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
  </nav>
);
