import { memo, useState } from 'react';
import type { UserMessage as Message } from '../../../shared/domain';
import { CopyButton } from '../../components/copy-button';
import { markClass } from '../../findings/looks';
import { en } from '../../i18n/en';
import { editMessage } from '../../state/chat-store';
import { Branches } from './branches';
import { cutAt } from './cut';
import { useFirstPart } from './first-part';
import { MessageFrame, type View } from './message-frame';
import { unbrokenIn } from './unbroken';

/** Words whose amounts stay on one line. */
const Words = ({ text }: { text: string }) =>
  cutAt(text, unbrokenIn(text)).map((piece) =>
    piece.range ? (
      <span key={piece.start} className="unbroken">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );

export const UserMessage = memo(({ message }: { message: Message }) => {
  const [view, setView] = useState<View>('mine');
  const text = view === 'mine' ? message.original : message.sanitized;
  const { shown, more } = useFirstPart(text, 8000);
  const ranges = message.findings.map((finding) => ({
    start: view === 'mine' ? finding.start : finding.surrogateStart,
    end: view === 'mine' ? finding.end : finding.surrogateEnd,
    className: markClass(finding),
    title: finding.source === 'model' ? en.finding.byModel : undefined,
  }));
  return (
    <MessageFrame
      speaker="user"
      who={en.chat.you}
      views={en.chat.views.user}
      view={view}
      onView={setView}
      actions={
        <>
          <button type="button" className="quiet" onClick={() => editMessage(message)}>
            {en.chat.edit}
          </button>
          <CopyButton text={text} />
          <Branches message={message} />
        </>
      }
    >
      {cutAt(shown, ranges).map((piece) =>
        piece.range ? (
          <mark key={piece.start} className={piece.range.className} title={piece.range.title}>
            <Words text={piece.text} />
          </mark>
        ) : (
          <Words key={piece.start} text={piece.text} />
        ),
      )}
      {more}
      {view === 'wire' && message.instruction !== null && (
        <p className="aside sent-along">
          <b>{en.chat.along}</b> {message.instruction}
        </p>
      )}
    </MessageFrame>
  );
});
