import type { RestoredSpan } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { listParts } from '../../i18n/en/phrases';

type Note = NonNullable<RestoredSpan['note']>;

const Own = ({ notes }: { notes: readonly Note[] }) =>
  listParts(notes.length).map(({ type, value }) => {
    const note = type === 'element' ? notes[Number(value)] : undefined;
    return note ? (
      <span key={`${note.value} ${note.formula}`}>
        <b>{note.value}</b> ({note.formula})
      </span>
    ) : (
      value
    );
  });

/** What the reply's derived numbers are with the user's own numbers, where that is known. */
export const DerivedNote = ({ spans }: { spans: readonly RestoredSpan[] }) => {
  const derived = new Map(spans.flatMap((span) => (span.kind === 'derived' ? [[span.surrogate, span.note]] : [])));
  const notes = [...new Map([...derived.values()].map((note) => [note?.value, note])).values()].filter(
    (note) => note !== null,
  );
  if (derived.size === 0) return null;
  return (
    <p className="aside">
      <b>≈</b> {notes.length === 0 ? en.chat.derivedNote(derived.size) : en.chat.ownNumbers(derived.size)}
      {notes.length > 0 && (
        <>
          <Own notes={notes} />. {[...derived.values()].includes(null) && en.chat.othersClose}
        </>
      )}
    </p>
  );
};
