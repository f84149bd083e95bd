import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { en } from '../i18n/en';
import { CloseIcon } from './icons';
import { Messages } from './messages';
import { useFocusBack } from './use-focus-back';

/** A dialog in the middle of the window, or a drawer at its edge. */
export const Dialog = ({
  title,
  className,
  hideTitle = false,
  hideClose = false,
  onClose,
  children,
}: {
  title: string;
  className: string;
  hideTitle?: boolean;
  hideClose?: boolean;
  onClose: () => void;
  children: ReactNode;
}) => {
  const focusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content className={className} aria-describedby={undefined} onCloseAutoFocus={focusBack}>
          <Radix.Title className={hideTitle ? 'visually-hidden' : 'dialog-title'}>{title}</Radix.Title>
          {children}
          <Messages />
          {!hideClose && (
            <Radix.Close className="icon close" aria-label={en.close}>
              <CloseIcon />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
