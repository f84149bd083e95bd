import { en } from '../../i18n/en';
import { arriving, stopReply, useChat } from '../../state/chat-store';
import { canSend, send, useDraft } from '../../state/draft-store';

export const SendButton = () => {
  const reply = useChat((state) => arriving(state) !== null);
  const ready = useDraft(canSend);
  if (reply) {
    return (
      <button
        type="button"
        className="primary send"
        // The second half of a double click on Send is not a Stop.
        onClick={(event) => {
          if (event.detail < 2) void stopReply();
        }}
      >
        {en.chat.stop}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="primary send"
      aria-disabled={!ready}
      title={en.composer.sendHint}
      onClick={() => void send()}
    >
      {en.composer.send}
    </button>
  );
};
