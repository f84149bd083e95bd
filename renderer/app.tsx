import { Tooltip } from 'radix-ui';
import { Dialog } from './components/dialog';
import { Messages } from './components/messages';
import { useMedia } from './components/use-media';
import { Dialogs } from './dialogs';
import { Empty } from './features/chat/empty';
import { Header } from './features/chat/header';
import { Thread } from './features/chat/thread';
import { Composer } from './features/composer/composer';
import { Inspector } from './features/inspector/inspector';
import { Rail } from './features/library/rail';
import { Locked } from './features/onboarding/locked';
import { Onboarding } from './features/onboarding/onboarding';
import { en } from './i18n/en';
import { useChat } from './state/chat-store';
import { openDrawer, useWindow } from './state/window-store';

/** The open chat. A new conversation starts with a new thread. */
const Chat = () => {
  const conversation = useChat((state) => state.conversation?.id);
  const empty = useChat((state) => state.messages.length === 0);
  return empty ? <Empty /> : <Thread key={conversation} />;
};

const Drawer = () => {
  const drawer = useWindow((state) => state.drawer);
  if (!drawer) return null;
  const title = drawer === 'library' ? en.library.label : en.inspector.label;
  return (
    <Dialog
      title={title}
      hideTitle
      className={`drawer ${drawer === 'library' ? 'library' : 'inspector'}-drawer`}
      onClose={() => openDrawer(null)}
    >
      {drawer === 'library' ? <Rail /> : <Inspector found={drawer === 'found'} />}
    </Dialog>
  );
};

const Main = () => {
  // The breakpoints are those of styles/window.css.
  const narrow = { inspector: useMedia('(max-width: 1119px)'), rail: useMedia('(max-width: 819px)') };
  return (
    <div className="window">
      {!narrow.rail && <Rail />}
      <main className="main">
        <Header narrow={narrow} />
        <Chat />
        <Composer narrow={narrow.inspector} />
      </main>
      {!narrow.inspector && (
        <aside className="side" aria-label={en.inspector.label}>
          <Inspector />
        </aside>
      )}
      <Drawer />
    </div>
  );
};

const Screen = () => {
  const onboarded = useWindow((state) => state.settings?.onboarded);
  if (onboarded === undefined) return <Locked />;
  return onboarded ? <Main /> : <Onboarding />;
};

export const App = () => {
  // Behind an open dialog nothing can be reached: it has them in it.
  const behind = useWindow(({ dialog, drawer }) => dialog !== null || drawer !== null);
  return (
    <Tooltip.Provider delayDuration={200}>
      <Screen />
      <Dialogs />
      {!behind && <Messages />}
    </Tooltip.Provider>
  );
};
