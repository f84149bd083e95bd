import { useMemo } from 'react';
import { aboutOther } from '../../../shared/about-other';
import { type Action, decisionOn, type Finding } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { mostNamed } from '../../i18n/en/phrases';
import { decide, useDraft } from '../../state/draft-store';

/** That the answer will be about the stand-ins of an illness, a trade, a place that is asked of; and what else can be done. */
export const AboutOtherNote = () => {
  const shown = useDraft((state) => state.shown);
  const { others, free } = useMemo(() => {
    if (!shown) return { others: [], free: [] };
    const { findings, sent } = shown.preview;
    const others = aboutOther(shown.doc.toString(), findings);
    // What was sent before stays as it was sent, whatever is decided now.
    return { others, free: others.filter((other) => !sent.includes(findings.indexOf(other))) };
  }, [shown]);
  if (others.length === 0) return null;
  const decideOn = (chosen: readonly Finding[], action: Action): void =>
    void decide(
      chosen.map((finding) => decisionOn(finding, action)),
      'conversation',
    );
  const words = en.composer.aboutOther;
  return (
    <div className="note about-other" role="status">
      <span>
        {words.text(others)}
        {free.length === 0 && ` ${words.sent}`}
      </span>
      {free.slice(0, mostNamed).map((other) => (
        <button key={other.original} type="button" className="quiet" onClick={() => decideOn([other], 'keep')}>
          {words.keep(other)}
        </button>
      ))}
      {free.length > 0 && (
        <button type="button" className="quiet" onClick={() => decideOn(free, 'redact')}>
          {words.placeholder(free.length)}
        </button>
      )}
    </div>
  );
};
