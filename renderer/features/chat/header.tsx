import type { Conversation } from '../../../shared/domain';
import { MenuIcon } from '../../components/icons';
import { en, formatEpsilon } from '../../i18n/en';
import { openDrawer } from '../../window-store';
import { useChat } from './chat-store';
import { ModeMenu } from './mode-menu';
import { TargetMenu } from './target-menu';
import { Title } from './title';

/** What the privacy of this chat is set to; Redact has nothing to set. */
const setTo = ({ mode, epsilon, sliders }: Conversation): string | null =>
  mode === 'redact' ? null : formatEpsilon(mode === 'blanket' ? sliders.blanket : epsilon);

/** The open chat's title, and how and to whom it speaks. */
export const Header = ({ narrow }: { narrow: { rail: boolean; inspector: boolean } }) => {
  const conversation = useChat((state) => state.conversation);
  if (!conversation) return <header className="header" />;
  const epsilon = setTo(conversation);
  const shortly =
    epsilon === null ? (
      en.inspector.label
    ) : (
      <>
        ε <b>{epsilon}</b>
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
      <ModeMenu />
      {narrow.inspector ? (
        <button
          type="button"
          className="chip"
          aria-label={en.header.privacy(epsilon === null ? en.inspector.label : `ε ${epsilon}`)}
          onClick={() => openDrawer('inspector')}
        >
          {shortly}
        </button>
      ) : (
        epsilon !== null && <span className="chip">{shortly}</span>
      )}
      <TargetMenu />
    </header>
  );
};
