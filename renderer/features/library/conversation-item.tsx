import { ContextMenu } from 'radix-ui';
import { type MouseEvent, useState } from 'react';
import type { Conversation } from '../../../shared/domain';
import { MoreIcon } from '../../components/icons';
import { TitleField } from '../../components/title-field';
import { en } from '../../i18n/en';
import { changeConversation, exportConversation, goTo } from '../../state/library-store';
import { useTitle } from '../../state/title';
import { openDialog, openDrawer } from '../../state/window-store';

/** Opens the row's menu below its button, for those who do not try the right one. */
const openMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  currentTarget.dispatchEvent(
    new globalThis.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
};

/** A chat in the rail. Its menu opens by its button, by the right button, or by Shift F10. */
export const ConversationItem = ({ conversation, current }: { conversation: Conversation; current: boolean }) => {
  const [name, setName] = useState<'rests' | 'renamed' | 'renaming'>('rests');
  const { id, pinned } = conversation;
  const title = useTitle(conversation);
  if (name === 'renaming') {
    return (
      <TitleField
        title={conversation.title}
        className="conversation"
        onChange={(changed) => void changeConversation(id, { title: changed })}
        onDone={(by) => setName(by === 'keys' ? 'renamed' : 'rests')}
      />
    );
  }
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild>
        <div className="chat-row">
          <button
            type="button"
            className="conversation"
            // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field that stood here
            autoFocus={name === 'renamed'}
            aria-current={current || undefined}
            // The rail may cut it off.
            title={title}
            onClick={() => {
              openDrawer(null);
              void goTo(id);
            }}
            onDoubleClick={() => setName('renaming')}
            onKeyDown={(event) => {
              if (event.key === 'F2') {
                event.preventDefault();
                setName('renaming');
              }
              if (event.key === 'Delete') openDialog({ kind: 'delete', conversation });
            }}
          >
            {title}
          </button>
          <button type="button" className="icon more" tabIndex={-1} aria-label={en.library.more} onClick={openMenu}>
            <MoreIcon />
          </button>
        </div>
      </ContextMenu.Trigger>
      <ContextMenu.Content className="menu" onCloseAutoFocus={(event) => event.preventDefault()}>
        <ContextMenu.Item onSelect={() => setName('renaming')}>{en.library.rename}</ContextMenu.Item>
        <ContextMenu.Item onSelect={() => void changeConversation(id, { pinned: !pinned })}>
          {pinned ? en.library.unpin : en.library.pin}
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item onSelect={() => void exportConversation(id, 'markdown')}>
          {en.library.exportMarkdown}
        </ContextMenu.Item>
        <ContextMenu.Item onSelect={() => void exportConversation(id, 'json')}>
          {en.library.exportJson}
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item onSelect={() => openDialog({ kind: 'delete', conversation })}>
          {en.library.delete}
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
};
