import { ErrorNote } from '../../components/error-note';
import { Note } from '../../components/note';
import { useDelayed } from '../../components/use-delayed';
import { en } from '../../i18n/en';
import { editMessage, updateConversation, useChat } from '../../state/chat-store';
import { refreshPreview, useDraft } from '../../state/draft-store';
import { useFocus } from '../../state/focus-store';
import { stopGuesses } from '../../state/guesses-store';
import { send } from '../../state/leaving';
import { useWindow } from '../../state/window-store';
import { AboutOtherNote } from './about-other-note';
import { AttachButton } from './attach-button';
import { Counts } from './counts';
import { stopReading } from './files';
import { FindingPopover } from './finding-popover';
import { Panes } from './panes';
import { ProtectMenu } from './protect-menu';
import { Question } from './question';
import { SaveButton } from './save-button';
import { SendButton } from './send-button';

/** Reads out the finding that the keyboard came to. */
const Announcer = () => {
  const lit = useFocus((state) => (state.lit?.by === 'keyboard' ? state.lit.index : null));
  const finding = useDraft((state) => (lit === null ? undefined : state.shown?.preview.findings[lit]));
  return (
    <p className="visually-hidden" role="status">
      {finding ? en.finding.announce(finding) : ''}
    </p>
  );
};

/** Why a text does not leave yet, where the user wants to be told before. */
const Guessing = () => {
  const told = useWindow((state) => state.settings?.infer === 'always');
  const asking = useDraft(({ sending, saving }) => sending || saving === 'asking');
  const late = useDelayed(told && asking, 700);
  return late ? (
    <Note action={en.composer.guessLess} onAction={stopGuesses}>
      {en.composer.guessing}
    </Note>
  ) : null;
};

/** How far the scan is that the user waits for. */
const Awaiting = () => {
  const scan = useDraft(({ awaited, shown }) => (awaited ? shown?.preview.scan : undefined));
  return scan ? <Note>{en.composer.awaiting(scan)}</Note> : null;
};

/** Why Send is at rest: a file is on its way into the draft. */
const ReadingFiles = () => {
  const late = useDelayed(
    useDraft((state) => state.reading > 0),
    300,
  );
  return late ? (
    <Note action={en.composer.stopReading} onAction={stopReading}>
      {en.composer.readingFiles}
    </Note>
  ) : null;
};

/** Why Send is at rest: the text is on its way into a file. */
const Saving = () => {
  const late = useDelayed(
    useDraft(({ saving }) => saving !== null),
    300,
  );
  return late ? <Note>{en.composer.saving}</Note> : null;
};

const Notes = () => {
  const error = useDraft((state) => state.error);
  const notice = useDraft((state) => state.notice);
  const leftOut = useDraft((state) => state.leftOut);
  const current = useDraft((state) => state.shown?.revision === state.revision);
  const editing = useChat((state) => state.editing !== null);
  return (
    <>
      {error && (
        <ErrorNote
          error={error}
          onRetry={() => (current ? void send() : refreshPreview())}
          onBalanced={() => void updateConversation({ mode: 'balanced' })}
          onDismiss={() => useDraft.setState({ error: null })}
        />
      )}
      <AboutOtherNote />
      <Guessing />
      <ReadingFiles />
      <Saving />
      <Awaiting />
      {leftOut.length > 0 && (
        <Note onDismiss={() => useDraft.setState({ leftOut: [] })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
          <span className="left-out" tabIndex={0}>
            {leftOut.join('\n')}
          </span>
        </Note>
      )}
      {notice && <Note>{notice}</Note>}
      {editing && (
        <Note action={en.cancel} onAction={() => editMessage(null)}>
          {en.composer.editing}
        </Note>
      )}
    </>
  );
};

export const Composer = ({ narrow }: { narrow: boolean }) => (
  <section className="composer" aria-label={en.composer.label}>
    <Notes />
    <Panes />
    <div className="bar">
      <AttachButton />
      <SaveButton />
      <Counts narrow={narrow} />
      <SendButton />
    </div>
    <p className="visually-hidden" id="composer-keys">
      {en.composer.keys}
    </p>
    <Announcer />
    <FindingPopover />
    <ProtectMenu />
    <Question />
  </section>
);
