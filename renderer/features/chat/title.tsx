import { useState } from 'react';
import { en } from '../../i18n/en';
import { updateConversation, useChat } from '../../state/chat-store';

/** The chat's title; a click or Enter edits it. */
export const Title = () => {
  const title = useChat((state) => state.conversation?.title ?? '');
  const [state, setState] = useState<'rests' | 'edited' | 'editing'>('rests');
  const finish = (changed: string, next: 'rests' | 'edited'): void => {
    setState(next);
    if (changed.trim() !== '' && changed.trim() !== title) void updateConversation({ title: changed.trim() });
  };
  return (
    <h1>
      {state === 'editing' ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit it
          autoFocus
          aria-label={en.header.titleLabel}
          defaultValue={title}
          maxLength={300}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => finish(event.currentTarget.value, 'rests')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Or the key would press the button that takes this field's place.
            event.preventDefault();
            if (event.key === 'Enter') finish(event.currentTarget.value, 'edited');
            else setState('edited');
          }}
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
