import { en } from '../../i18n/en';
import { arriving, stopReply, useChat } from '../chat/chat-store';
import { canSend, send, useDraft } from './draft-store';

export const SendButton = () => {
  const reply = useChat((state) => arriving(state) !== null);
  const ready = useDraft(canSend);
  if (reply) {
    return (
      <button type="button" className="primary send" onClick={() => void stopReply()}>
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
