import { en } from '../../i18n/en';
import { staysHere, useChat } from '../../state/chat-store';
import { isBlank, loadText, textOf, useDraft } from '../../state/draft-store';

/** A chat in which nothing has been said yet. The example never takes the place of what was written. */
export const Empty = () => {
  const blank = useDraft((state) => isBlank(state.doc));
  const stays = useChat(({ conversation }) => staysHere(conversation));
  return (
    <div className="empty">
      <p className="display">{en.empty.title}</p>
      <p className="lead">{stays ? en.empty.leadLocal : en.empty.lead}</p>
      <button
        type="button"
        className={blank ? 'example' : 'example gone'}
        onClick={() => loadText(textOf(en.empty.exampleDraft))}
      >
        <b>{en.empty.example}</b>
        <span>{en.empty.exampleDraft}</span>
      </button>
    </div>
  );
};
