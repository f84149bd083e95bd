import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import { useEffect } from 'react';
import { useDelayed } from '../../components/use-delayed';
import { en } from '../../i18n/en';
import { isCurrent, useDraft } from './draft-store';
import { editBetween } from './edit-between';
import { useEditor } from './editor';
import { inSanitized, setMarks } from './finding-marks';

const extensions: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  placeholder(en.composer.seePlaceholder),
  EditorView.contentAttributes.of({
    'aria-label': en.composer.see,
    'aria-readonly': 'true',
    tabindex: '0',
  }),
];

export const SeePane = ({ onView }: { onView: (view: EditorView) => void }) => {
  const { host, view } = useEditor(extensions);
  const shown = useDraft((state) => state.shown);
  const late = useDelayed(
    useDraft((state) => !isCurrent(state)),
    250,
  );

  useEffect(() => {
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
    <div className={late ? 'pane see late' : 'pane see'}>
      <h2>
        <span>{en.composer.see}</span>
        <span>{late ? en.composer.catchingUp : shown?.preview.instruction ? '' : en.composer.nothingElse}</span>
      </h2>
      <div className="editor" ref={host} />
      {shown?.preview.instruction && (
        <details className="along">
          <summary>{en.composer.instruction}</summary>
          <p>{shown.preview.instruction}</p>
        </details>
      )}
    </div>
  );
};
