import { firstClick } from '../../components/first-click';
import { en } from '../../i18n/en';
import { arriving, stopReply, useChat } from '../../state/chat-store';
import { canSend, useDraft } from '../../state/draft-store';
import { send } from '../../state/leaving';

export const SendButton = () => {
  const reply = useChat((state) => arriving(state) !== null);
  const ready = useDraft(canSend);
  if (reply) {
    return (
      <button type="button" className="primary send" onClick={firstClick(() => void stopReply())}>
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
