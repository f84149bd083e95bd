import { useMemo } from 'react';
import type { Action } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { useChat } from '../chat/chat-store';
import { aboutOther } from './about-other';
import { decisionOn } from './actions';
import { decide, useDraft } from './draft-store';

/** That the answer will be about the stand-ins of an illness, a trade, a place that is asked of; and what else can be done. */
export const AboutOtherNote = () => {
  const shown = useDraft((state) => state.shown);
  const messages = useChat((state) => state.messages);
  const others = useMemo(() => (shown ? aboutOther(shown.doc.toString(), shown.preview.findings) : []), [shown]);
  if (others.length === 0) return null;
  const sent = new Set(
    messages.flatMap((message) => (message.role === 'user' ? message.findings : []).map(({ surrogate }) => surrogate)),
  );
  // What was sent before stays as it was sent, whatever is decided now.
  const free = others.filter(({ surrogate }) => !sent.has(surrogate));
  const decideOn = async (action: Action): Promise<void> => {
    for (const finding of free) await decide(decisionOn(finding, action), 'conversation');
  };
  const words = en.composer.aboutOther;
  return (
    <div className="note about-other" role="status">
      <span>
        {words.text(others)}
        {free.length === 0 && ` ${words.sent}`}
      </span>
      {free.length > 0 && (
        <>
          <button type="button" className="quiet" onClick={() => void decideOn('keep')}>
            {words.keep(free)}
          </button>
          <button type="button" className="quiet" onClick={() => void decideOn('redact')}>
            {words.placeholder(free.length)}
          </button>
        </>
      )}
    </div>
  );
};
