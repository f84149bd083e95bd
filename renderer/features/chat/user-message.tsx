import { memo, useState } from 'react';
import type { UserMessage as Message } from '../../../shared/domain';
import { CopyButton } from '../../components/copy-button';
import { en } from '../../i18n/en';
import { markClass } from '../composer/finding-marks';
import { Branches } from './branches';
import { editMessage } from './chat-store';
import { cutAt } from './cut';
import { MessageFrame, type View } from './message-frame';

/** Characters that are shown before the rest is asked for. */
const firstPart = 8000;

export const UserMessage = memo(({ message }: { message: Message }) => {
  const [view, setView] = useState<View>('mine');
  const [whole, setWhole] = useState(false);
  const text = view === 'mine' ? message.original : message.sanitized;
  const shown = whole ? text : text.slice(0, firstPart);
  const ranges = message.findings.map((finding) => ({
    start: view === 'mine' ? finding.start : finding.surrogateStart,
    end: view === 'mine' ? finding.end : finding.surrogateEnd,
    className: markClass(finding),
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
          <Branches message={message} />
          <button type="button" className="quiet" onClick={() => editMessage(message)}>
            {en.chat.edit}
          </button>
          <CopyButton text={text} />
        </>
      }
    >
      {cutAt(shown, ranges).map((piece) =>
        piece.range ? (
          <mark key={piece.start} className={piece.range.className}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
      {shown.length < text.length && (
        <button type="button" className="quiet all" onClick={() => setWhole(true)}>
          {en.chat.showAll(text.length)}
        </button>
      )}
    </MessageFrame>
  );
});
