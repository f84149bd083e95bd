import type { Conversation } from '../../../shared/domain';
import { MenuIcon } from '../../components/icons';
import { en } from '../../i18n/en';
import { staysHere, useChat } from '../../state/chat-store';
import { slidersOf } from '../../state/sliders';
import { openDrawer } from '../../state/window-store';
import { ModeMenu } from './mode-menu';
import { TargetMenu } from './target-menu';
import { Title } from './title';

interface Set {
  name: string;
  values: readonly [string, ...string[]];
  explained: string;
}

/** What the privacy of this chat is set to, first of all; Redact has nothing to set, and what stays here nothing to weigh. */
const setTo = (chat: Conversation): Set | null => {
  const [first] = staysHere(chat) ? [] : slidersOf(chat);
  if (first === undefined) return null;
  const value = first === 'values' ? chat.epsilon : chat.sliders[first];
  const explained = en.inspector.explained(first, value);
  return { name: en.header.settings[first], values: en.inspector.settings(first, value), explained };
};

const Shortly = ({ set: { name, values } }: { set: Set }) => {
  const [value, ...more] = values;
  return (
    <>
      {name}{' '}
      <b>
        {value}
        {more.map((each) => (
          <span key={each} className="beside">
            , {each}
          </span>
        ))}
      </b>
    </>
  );
};

/** The open chat's title, and how and to whom it speaks. */
export const Header = ({ narrow }: { narrow: { rail: boolean; inspector: boolean } }) => {
  const conversation = useChat((state) => state.conversation);
  if (!conversation) return <header className="header" />;
  const set = setTo(conversation);
  return (
    <header className="header">
      {narrow.rail && (
        <button type="button" className="icon" aria-label={en.library.open} onClick={() => openDrawer('library')}>
          <MenuIcon />
        </button>
      )}
      <Title conversation={conversation} />
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
          title={set?.explained}
          aria-label={en.header.privacy(
            set === null ? en.inspector.label : `${set.name} ${set.values.join(', ')}`,
            set?.explained ?? '',
          )}
          onClick={() => openDrawer('inspector')}
        >
          {set === null ? en.inspector.label : <Shortly set={set} />}
        </button>
      ) : (
        set !== null && (
          <span className="chip set" title={set.explained}>
            <Shortly set={set} />
            <span className="visually-hidden">. {set.explained}</span>
          </span>
        )
      )}
      <TargetMenu />
    </header>
  );
};
