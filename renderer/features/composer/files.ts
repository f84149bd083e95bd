import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Hidden } from '../../../shared/documents';
import { maxDraftLength } from '../../../shared/domain';
import { request } from '../../api';
import { en } from '../../i18n/en';
import { useDraft } from '../../state/draft-store';
import { say, useWindow } from '../../state/window-store';
import { isDocument, textIn } from './plain-text';
import { writeView } from './write-view';

/** Files dropped, pasted or chosen: the words of text, mails, web pages and documents are taken in, of anything else a sentence says what to do. */

/** The most bytes that a character has. */
const bytesPerCharacter = 4;

type Refusal = keyof typeof en.composer.files;

/** The most bytes of a document: its pictures count, its words are few. */
const largestDocument = 100_000_000;

/** The words, and what of the file is not among them. */
type Read = { text: string; wordless: number[]; hidden: Hidden[]; attached: string[] } | { refusal: Refusal };

const read = async (file: File): Promise<Read> => {
  try {
    const document = isDocument(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    if (file.size > (document ? largestDocument : maxDraftLength * bytesPerCharacter)) return { refusal: 'tooLong' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (document) {
      const answer = await request('documents.read', { bytes });
      if (!answer.ok) return { refusal: 'damaged' };
      return 'text' in answer.value ? { ...answer.value, attached: [] } : answer.value;
    }
    const words = textIn(bytes);
    if (words === null) return { refusal: 'unknown' };
    const isEmpty = words.text === '' && bytes.length > 0 && words.hidden.length === 0;
    return isEmpty ? { refusal: 'empty' } : { ...words, wordless: [] };
  } catch {
    return { refusal: 'unread' };
  }
};

/** Counts how often reading was ended. */
let stops = 0;

/** Ends the reading of documents, and of the files behind them. */
export const stopReading = (): void => {
  stops++;
  void request('documents.stop', undefined);
};

/** Where the files come to stand: on lines of their own, behind what is written at `at`. */
const insert = (view: EditorView, at: number, text: string): void => {
  const line = view.state.doc.lineAt(at);
  const changes = view.state.changes({ from: line.to, insert: line.length === 0 ? text : `\n${text}` });
  view.focus();
  view.dispatch({
    changes,
    selection: { anchor: changes.mapPos(line.to, 1) },
    userEvent: 'input.drop',
    scrollIntoView: true,
  });
};

const take = async (view: EditorView, files: readonly File[], place: () => number): Promise<void> => {
  const { conversation } = useDraft.getState();
  useDraft.setState(({ reading }) => ({ reading: reading + 1 }));
  // One after the other: together they may be larger than the memory.
  const answers: Read[] = [];
  const begun = stops;
  for (const file of files) answers.push(stops === begun ? await read(file) : { refusal: 'stopped' });
  useDraft.setState(({ reading }) => ({ reading: reading - 1 }));
  // Meant for the chat that they were dropped into; one that was still being made has what was typed, too.
  if (conversation !== null && useDraft.getState().conversation !== conversation) {
    say(en.composer.filesLeft.otherChat);
    return;
  }
  const texts: string[] = [];
  const refused = new Map<Refusal, string[]>();
  const said: string[] = [];
  let length = view.state.doc.length;
  for (const [i, answer] of answers.entries()) {
    const name = files[i]?.name ?? '';
    const fits = 'text' in answer && length + answer.text.length + 1 <= maxDraftLength;
    if (fits) {
      if (answer.text !== '') texts.push(answer.text);
      said.push(...en.composer.leftOut(name, answer));
      length += answer.text.length + 1;
    } else {
      const refusal = 'text' in answer ? 'tooLong' : answer.refusal;
      refused.set(refusal, [...(refused.get(refusal) ?? []), name]);
    }
  }
  if (texts.length > 0) insert(view, place(), texts.join('\n'));
  for (const [refusal, names] of refused) said.push(en.composer.files[refusal](names));
  useDraft.setState(({ leftOut }) => ({ leftOut: [...new Set([...leftOut, ...said])] }));
};

/** Takes files in where the draft is being written. */
export const attach = (files: readonly File[]): void => {
  if (files.length === 0) return;
  const view = writeView();
  if (view === null) say(en.composer.filesLeft.noDraft);
  else void take(view, files, () => view.state.selection.main.head);
};

/** A file that is dropped beside the draft is meant for it, too. */
export const followDrops = (): void => {
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (!useDraft.getState().dropping) useDraft.setState({ dropping: true });
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    // Out of the window, not onto another part of it.
    if (relatedTarget === null) useDraft.setState({ dropping: false });
  });
  addEventListener('drop', (event) => {
    useDraft.setState({ dropping: false });
    const files = [...(event.dataTransfer?.files ?? [])];
    // The draft itself has taken them.
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    if (useWindow.getState().dialog === null) attach(files);
    else say(en.composer.filesLeft.dialog);
  });
};

export const takingFiles: Extension = EditorView.domEventHandlers({
  drop: (event, view) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return false;
    const { clientX: x, clientY: y } = event;
    void take(view, files, () => view.posAtCoords({ x, y }, false));
    return true;
  },
  paste: (event, view) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false;
    void take(view, files, () => view.state.selection.main.head);
    return true;
  },
});
