import { useState } from 'react';
import { en } from '../../i18n/en';
import { updateConversation, useChat } from './chat-store';

/** The chat's title; a click or Enter edits it. */
export const Title = () => {
  const title = useChat((state) => state.conversation?.title ?? '');
  const [editing, setEditing] = useState(false);
  const finish = (changed: string): void => {
    setEditing(false);
    if (changed.trim() !== '' && changed.trim() !== title) void updateConversation({ title: changed.trim() });
  };
  return (
    <h1>
      {editing ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit it
          autoFocus
          aria-label={en.header.titleLabel}
          defaultValue={title}
          maxLength={300}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => finish(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish(event.currentTarget.value);
            if (event.key === 'Escape') setEditing(false);
          }}
        />
      ) : (
        <button type="button" className="title" title={en.header.renameTitle} onClick={() => setEditing(true)}>
          {title || en.library.untitled}
        </button>
      )}
    </h1>
  );
};
