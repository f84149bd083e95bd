import { Popover } from 'radix-ui';
import { MenuIcon } from '../../components/icons';
import { en, formatEpsilon } from '../../i18n/en';
import { openDrawer } from '../../window-store';
import { useChat } from './chat-store';
import { TargetMenu } from './target-menu';
import { Title } from './title';

const Mode = () => (
  <Popover.Root>
    <Popover.Trigger className="chip">
      {en.header.mode} <b>{en.header.balanced}</b>
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content className="popover" sideOffset={6} aria-label={en.header.mode}>
        {en.header.modeText}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

/** The open chat's title, and how and to whom it speaks. */
export const Header = ({ narrow }: { narrow: { rail: boolean; inspector: boolean } }) => {
  const conversation = useChat((state) => state.conversation);
  if (!conversation) return <header className="header" />;
  const epsilon = (
    <>
      ε <b>{formatEpsilon(conversation.epsilon)}</b>
    </>
  );
  return (
    <header className="header">
      {narrow.rail && (
        <button type="button" className="icon" aria-label={en.library.open} onClick={() => openDrawer('library')}>
          <MenuIcon />
        </button>
      )}
      <Title />
      {conversation.temporary && (
        <span className="chip" title={en.header.temporaryText}>
          {en.header.temporary}
        </span>
      )}
      <Mode />
      {narrow.inspector ? (
        <button
          type="button"
          className="chip"
          aria-label={en.header.epsilon(conversation.epsilon)}
          onClick={() => openDrawer('inspector')}
        >
          {epsilon}
        </button>
      ) : (
        <span className="chip">{epsilon}</span>
      )}
      <TargetMenu />
    </header>
  );
};
