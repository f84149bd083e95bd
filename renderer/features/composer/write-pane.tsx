import { Annotation, type Extension } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import { useEffect } from 'react';
import { en } from '../../i18n/en';
import { useDraft, write } from '../../state/draft-store';
import { useWindow } from '../../state/window-store';
import { useEditor } from './editor';
import { takingFiles } from './files';
import { carryOver, inOriginal, setMarks } from './finding-marks';
import { writing } from './write-keys';

/** Marks a text that the program put in, so that it is not taken for typing. */
const loading = Annotation.define<true>();

const extensions: Extension = [
  writing,
  takingFiles,
  placeholder(en.composer.placeholder),
  EditorView.contentAttributes.of({
    'aria-label': en.composer.write,
    'aria-describedby': 'composer-keys',
    spellcheck: 'false',
  }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !update.transactions.some((t) => t.annotation(loading))) write(update.state.doc);
  }),
];

/** Where files go that are held over the window. */
const DropHere = () => {
  const dropping = useDraft((state) => state.dropping);
  const behind = useWindow(({ dialog }) => dialog !== null);
  return dropping && !behind ? <p className="drop-here">{en.composer.dropHere}</p> : null;
};

export const WritePane = ({ onView }: { onView: (view: EditorView) => void }) => {
  const { host, view } = useEditor(extensions);
  const loaded = useDraft((state) => state.loaded);
  const shown = useDraft((state) => state.shown);
  const language = shown?.preview.language;

  useEffect(() => {
    if (!view) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: loaded.doc },
      selection: { anchor: loaded.doc.length },
      annotations: loading.of(true),
    });
    view.focus();
  }, [view, loaded]);

  useEffect(() => {
    if (!view) return;
    const marks = shown ? carryOver(inOriginal(shown.preview.findings), shown.doc, view.state.doc) : undefined;
    view.dispatch({ effects: setMarks.of(marks ?? inOriginal([])) });
  }, [view, shown]);

  useEffect(() => {
    if (view) onView(view);
  }, [view, onView]);

  return (
    <div className="pane">
      <h2>
        <span>{en.composer.write}</span>
        <span>{language ? en.composer.language(language) : ''}</span>
      </h2>
      <div className="editor" ref={host} />
      <DropHere />
    </div>
  );
};
