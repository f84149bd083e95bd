import type { ReactNode } from 'react';

/** A sentence of the app, with at most one thing to do. */
export const Note = ({
  children,
  action,
  onAction,
}: {
  children: ReactNode;
  action?: string;
  onAction?: () => void;
}) => (
  <div className="note" role="status">
    <span>{children}</span>
    {action && (
      <button type="button" className="quiet" onClick={onAction}>
        {action}
      </button>
    )}
  </div>
);
