import { useMemo } from 'react';
import { repliesAboutOther } from '../../../shared/about-other';
import { type AssistantMessage, decisionOn } from '../../../shared/domain';
import { firstClick } from '../../components/first-click';
import { en } from '../../i18n/en';
import { mostNamed } from '../../i18n/en/phrases';
import { useChat } from '../../state/chat-store';
import { askAnew } from '../../state/library-store';

/** That a reply is about a stand-in, where its advice may be wrong for what the user meant. */
export const AboutOtherReply = ({ reply }: { reply: AssistantMessage }) => {
  const messages = useChat((state) => state.messages);
  const { prompt, others } = useMemo(() => {
    const before = messages.slice(
      0,
      messages.findIndex(({ id }) => id === reply.id),
    );
    return {
      prompt: before.findLast((message) => message.role === 'user'),
      others: repliesAboutOther(before, reply.spans),
    };
  }, [messages, reply]);
  if (others.length === 0 || prompt === undefined) return null;
  const words = en.chat.aboutOther;
  return (
    <p className="aside">
      {words.text(others)}{' '}
      {others.slice(0, mostNamed).map((other) => (
        <button
          key={other.original}
          type="button"
          className="act"
          onClick={firstClick(() => void askAnew(prompt, decisionOn(other, 'keep')))}
        >
          {words.anew(other)}
        </button>
      ))}
    </p>
  );
};
