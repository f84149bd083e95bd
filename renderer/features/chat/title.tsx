import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '../../../shared/domain';
import { TitleField } from '../../components/title-field';
import { en } from '../../i18n/en';
import { updateConversation } from '../../state/chat-store';
import { useTitle } from '../../state/title';
import { useWindow } from '../../state/window-store';

/** F2 renames the open chat, wherever the focus is but in the list and in a dialog. */
const useRenameKey = (rename: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { dialog, drawer } = useWindow.getState();
      if (event.key !== 'F2' || event.defaultPrevented || dialog !== null || drawer !== null) return;
      event.preventDefault();
      rename();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [rename]);
};

/** The chat's title; a click, Enter or F2 edits it. */
export const Title = ({ conversation }: { conversation: Conversation }) => {
  const title = useTitle(conversation);
  const [state, setState] = useState<'rests' | 'edited' | 'editing'>('rests');
  const rename = useCallback(() => setState('editing'), []);
  useRenameKey(rename);
  return (
    <h1>
      {state === 'editing' ? (
        <TitleField
          title={conversation.title}
          onChange={(changed) => void updateConversation({ title: changed })}
          onDone={(by) => setState(by === 'keys' ? 'edited' : 'rests')}
        />
      ) : (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field that stood here
          autoFocus={state === 'edited'}
          className="title"
          title={en.header.renameTitle(title)}
          onClick={rename}
        >
          <span>{title}</span>
        </button>
      )}
    </h1>
  );
};
