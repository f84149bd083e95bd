import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import { useEffect, useLayoutEffect } from 'react';
import { useDelayed } from '../../components/use-delayed';
import { rangeInOriginal } from '../../findings/ranges';
import { en } from '../../i18n/en';
import { staysHere, useChat } from '../../state/chat-store';
import { isBlank, isCurrent, isRefused, useDraft } from '../../state/draft-store';
import { useIsOfOtherMode } from '../../state/preview-of-mode';
import { useWindow } from '../../state/window-store';
import { editBetween } from './edit-between';
import { useEditor } from './editor';
import { inSanitized, setMarks } from './finding-marks';
import { selecting } from './selecting';

/** What is selected here is protected as it stands in the draft. */
const written = (from: number, to: number): string => {
  const { shown } = useDraft.getState();
  return shown?.doc.sliceString(...rangeInOriginal(shown.preview.findings, from, to)) ?? '';
};

/**
 * CodeMirror moves the focus itself, for which the browser draws a ring also where a mouse was used: `data-mouse`, until
 * the pane is used by keyboard, not only to copy what was selected, or left, not only with the window.
 */
const withoutRing = EditorView.domEventHandlers({
  mousedown: (_, { contentDOM }) => {
    contentDOM.dataset.mouse = '';
  },
  keydown: ({ key, ctrlKey, metaKey, altKey }, { contentDOM }) => {
    if (!ctrlKey && !metaKey && !altKey && key !== 'Shift') delete contentDOM.dataset.mouse;
  },
  blur: (_, { contentDOM }) => {
    if (document.activeElement !== contentDOM) delete contentDOM.dataset.mouse;
  },
});

const extensions: Extension = [
  selecting((_, from, to) => written(from, to)),
  withoutRing,
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  placeholder(en.composer.seePlaceholder),
  EditorView.contentAttributes.of({
    'aria-label': en.composer.see,
    'aria-readonly': 'true',
    tabindex: '0',
  }),
];

/** Characters of some ten pages: these are read in less than a moment. */
const longText = 30_000;

/** How to protect what nothing found, until it was done once. */
const Missed = () => {
  const known = useWindow((state) => state.settings?.protectedByHand ?? true);
  const blank = useDraft((state) => isBlank(state.doc));
  return known || blank ? null : <p className="missed">{en.composer.missed}</p>;
};

export const SeePane = ({ onView }: { onView: (view: EditorView) => void }) => {
  const { host, view } = useEditor(extensions);
  const shown = useDraft((state) => state.shown);
  const late = useDelayed(
    useDraft((state) => !isCurrent(state)),
    250,
  );
  const isLong = useDraft(({ doc }) => doc.length > longText);
  const awaited = useIsOfOtherMode();
  const failed = useDraft(isRefused);
  const instruction = shown?.preview.instruction ?? null;
  const stays = useChat(({ conversation }) => staysHere(conversation));
  const hasChat = useChat(({ messages, editing }) => (editing ? editing.parent !== null : messages.length > 0));
  const state = (): string => {
    if (failed) return en.composer.nothingSent;
    if (late || awaited) return isLong ? en.composer.catchingUpLong : en.composer.catchingUp;
    const isInstructed = instruction !== null;
    return stays ? en.composer.stays(isInstructed) : en.composer.leaves(isInstructed, hasChat);
  };

  // With what the rest of the window says of it.
  useLayoutEffect(() => {
    if (!view) return;
    const edit = editBetween(view.state.doc.toString(), shown?.preview.sanitized.replace(/\r\n?/g, '\n') ?? '');
    view.dispatch({
      ...(edit ? { changes: edit } : {}),
      effects: setMarks.of(inSanitized(shown?.preview.findings ?? [])),
    });
  }, [view, shown]);

  useEffect(() => {
    if (view) onView(view);
  }, [view, onView]);

  return (
    <div className={`pane see ${failed ? 'refused' : (late || awaited) && shown ? 'late' : ''}`}>
      <h2>
        <span>{en.composer.see}</span>
        <span>{state()}</span>
      </h2>
      <div className="editor" ref={host} />
      {!failed && <Missed />}
      {instruction !== null && (
        <details className="along">
          <summary>{en.composer.instruction}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
          <p tabIndex={0}>{instruction}</p>
        </details>
      )}
    </div>
  );
};
