import { memo, useMemo, useState } from 'react';
import { canContinue, type AssistantMessage as Message } from '../../../shared/domain';
import { CopyButton } from '../../components/copy-button';
import { ErrorNote } from '../../components/error-note';
import { firstClick } from '../../components/first-click';
import { en } from '../../i18n/en';
import { continueReply, regenerate, useChat } from '../../state/chat-store';
import { AboutOtherReply } from './about-other-reply';
import { Branches } from './branches';
import { DerivedNote } from './derived-note';
import { useFirstPart } from './first-part';
import { Markdown } from './markdown';
import { MessageFrame, type View } from './message-frame';

export const AssistantMessage = memo(({ message }: { message: Message }) => {
  const [view, setView] = useState<View>('mine');
  const stream = useChat((state) => state.streams.get(message.id));
  const waits = useChat((state) => state.waiting.has(message.id));
  const { restored, received, spans } = stream ?? message;
  const text = view === 'mine' ? restored : received;
  const { shown, more } = useFirstPart(text, 100_000);
  const shownSpans = useMemo(
    () =>
      view === 'mine' ? spans : spans.map((span) => ({ ...span, start: span.receivedStart, end: span.receivedEnd })),
    [view, spans],
  );
  // What was sent after a reply went with it as it is.
  const isLast = useChat(({ messages }) => messages.at(-1)?.id === message.id);
  const again = () => void regenerate(message.id);
  const onContinue = isLast && canContinue(message) ? () => void continueReply(message) : undefined;
  return (
    <MessageFrame
      speaker="assistant"
      // Of a reply that never came nothing is restored.
      who={received === '' && message.status === 'failed' ? message.author : en.chat.assistant(message.author)}
      views={received === '' ? null : en.chat.views.assistant}
      view={view}
      onView={setView}
      actions={
        message.status !== 'streaming' && (
          <>
            <button type="button" className="quiet" onClick={firstClick(again)}>
              {en.chat.regenerate}
            </button>
            <CopyButton text={text} />
            <Branches message={message} />
          </>
        )
      }
    >
      {text === '' && message.status === 'streaming' && (
        <p className="waiting">{waits ? en.chat.waitsForOther : en.chat.waiting}</p>
      )}
      <Markdown source={shown} spans={shownSpans} />
      {more}
      <DerivedNote spans={spans} />
      {message.status !== 'streaming' && text !== '' && <AboutOtherReply reply={message} />}
      {message.status === 'stopped' && (
        <p className="waiting">
          {en.chat.stopped}{' '}
          {onContinue && (
            <button type="button" className="quiet" onClick={firstClick(onContinue)}>
              {en.nextSteps.continue}
            </button>
          )}
        </p>
      )}
      {message.error && <ErrorNote error={message.error} onRetry={again} onContinue={onContinue} />}
    </MessageFrame>
  );
});
