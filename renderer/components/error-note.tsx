import type { AppError } from '../../shared/domain';
import { en } from '../i18n/en';
import { errors } from '../i18n/errors';
import { openDialog } from '../window-store';
import { CloseIcon } from './icons';

/** What happened, and the next step as a button; `here`: the next step is on the same page. */
export const ErrorNote = ({
  error,
  here = false,
  onRetry,
  onDismiss,
}: {
  error: AppError;
  here?: boolean;
  onRetry?: () => void;
  onDismiss?: () => void;
}) => {
  const { text, next: anywhere } = errors[error.code];
  const next = here ? null : anywhere;
  const step = next === 'retry' ? onRetry : next ? () => openDialog({ kind: 'settings', page: next }) : undefined;
  return (
    <div className="note error" role="alert">
      <span>
        {text}
        {error.detail && <small> ({error.detail})</small>}
      </span>
      {next && step && (
        <button type="button" className="quiet" onClick={step}>
          {en.nextSteps[next]}
        </button>
      )}
      {next !== 'retry' && next !== null && onRetry && (
        <button type="button" className="quiet" onClick={onRetry}>
          {en.retry}
        </button>
      )}
      {onDismiss && (
        <button type="button" className="icon" aria-label={en.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
};
