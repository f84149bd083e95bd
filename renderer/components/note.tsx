import type { ReactNode } from 'react';
import { en } from '../i18n/en';
import { CloseIcon } from './icons';

/** A sentence of the app, with at most one thing to do. */
export const Note = ({
  children,
  action,
  onAction,
  onDismiss,
}: {
  children: ReactNode;
  action?: string;
  onAction?: () => void;
  onDismiss?: () => void;
}) => (
  <div className="note" role="status">
    <span>{children}</span>
    {action && (
      <button type="button" className="quiet" onClick={onAction}>
        {action}
      </button>
    )}
    {onDismiss && (
      <button type="button" className="icon" aria-label={en.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </button>
    )}
  </div>
);
