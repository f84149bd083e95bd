import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { en } from '../i18n/en';
import { useFocusBack } from './use-focus-back';

/** A question that must be answered before something is done. The careful answer is the one that stands out. */
export const Ask = ({
  title,
  confirm,
  instead,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  /** What can be done in its place. */
  instead?: { text: string; run: () => void };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) => {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content className="dialog ask" onCloseAutoFocus={focusBack}>
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div>{children}</div>
          </AlertDialog.Description>
          <div className="buttons">
            <AlertDialog.Cancel className={instead ? 'secondary' : 'primary'}>{en.cancel}</AlertDialog.Cancel>
            <AlertDialog.Action className="secondary" onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
            {instead && (
              <AlertDialog.Action className="primary" onClick={instead.run}>
                {instead.text}
              </AlertDialog.Action>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
