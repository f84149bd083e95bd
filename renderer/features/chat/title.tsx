import { useState } from 'react';
import { TitleField } from '../../components/title-field';
import { en } from '../../i18n/en';
import { updateConversation, useChat } from '../../state/chat-store';

/** The chat's title; a click or Enter edits it. */
export const Title = () => {
  const title = useChat((state) => state.conversation?.title ?? '');
  const [state, setState] = useState<'rests' | 'edited' | 'editing'>('rests');
  return (
    <h1>
      {state === 'editing' ? (
        <TitleField
          title={title}
          onChange={(changed) => void updateConversation({ title: changed })}
          onDone={(by) => setState(by === 'keys' ? 'edited' : 'rests')}
        />
      ) : (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field that stood here
          autoFocus={state === 'edited'}
          className="title"
          title={en.header.renameTitle}
          onClick={() => setState('editing')}
        >
          {title || en.library.untitled}
        </button>
      )}
    </h1>
  );
};
