import type { AppError } from '../../shared/domain';
import { en } from '../i18n/en';
import { errors } from '../i18n/errors';
import { openDialog } from '../state/window-store';
import { CloseIcon } from './icons';

/** What happened, and the next step as a button; `here`: the next step is on the same page. Without `onBalanced` no mode can be chosen here. */
export const ErrorNote = ({
  error,
  here = false,
  onRetry,
  onContinue,
  onBalanced,
  onDismiss,
}: {
  error: AppError;
  here?: boolean;
  onRetry?: () => void;
  /** More of what broke off. */
  onContinue?: (() => void) | undefined;
  onBalanced?: () => void;
  onDismiss?: () => void;
}) => {
  const { text, next: anywhere, bare = false, calm = false } = errors[error.code];
  const next = here ? null : anywhere;
  const step = (): (() => void) | undefined => {
    if (next === null) return undefined;
    if (next === 'retry') return onRetry;
    if (next === 'balanced') return onBalanced;
    return () => openDialog({ kind: 'settings', page: next });
  };
  const onStep = step();
  return (
    <div className={calm ? 'note' : 'note error'} role={calm ? 'status' : 'alert'}>
      <span>
        {text}
        {error.detail && !bare && <small> ({error.detail})</small>}
      </span>
      {onContinue && (
        <button type="button" className="quiet" onClick={onContinue}>
          {en.nextSteps.continue}
        </button>
      )}
      {next && onStep && (
        <button type="button" className="quiet" onClick={onStep}>
          {en.nextSteps[next]}
        </button>
      )}
      {next !== 'retry' && next !== 'balanced' && next !== null && onRetry && (
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
