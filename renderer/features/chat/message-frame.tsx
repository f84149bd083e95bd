import type { ReactNode } from 'react';
import { Choice } from '../../components/choice';

export type View = 'mine' | 'wire';

/** What every message has: who speaks, which text is shown, the text, and what can be done with it. */
export const MessageFrame = ({
  speaker,
  who,
  views,
  view,
  onView,
  children,
  actions,
}: {
  speaker: 'user' | 'assistant';
  who: string;
  /** Null where there is but one. */
  views: { label: string; mine: string; wire: string } | null;
  view: View;
  onView: (view: View) => void;
  children: ReactNode;
  actions: ReactNode;
}) => (
  <article className={`message ${speaker}`} aria-label={who}>
    <div className="who">
      <span>{who}</span>
      {views && (
        <Choice label={views.label} value={view} options={{ mine: views.mine, wire: views.wire }} onChange={onView} />
      )}
    </div>
    <div className="body">{children}</div>
    <div className="actions">{actions}</div>
  </article>
);
