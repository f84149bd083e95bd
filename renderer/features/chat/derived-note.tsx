import { Fragment } from 'react';
import type { RestoredSpan } from '../../../shared/domain';
import { en } from '../../i18n/en';

type Note = NonNullable<RestoredSpan['note']>;

const distinct = (notes: readonly (Note | null)[]): Note[] => [
  ...new Map(notes.filter((note) => note !== null).map((note) => [`${note.value} ${note.formula}`, note])).values(),
];

/** What the reply's derived numbers are with the user's own numbers, where that is known. */
export const DerivedNote = ({ spans }: { spans: readonly RestoredSpan[] }) => {
  const derived = spans.filter((span) => span.kind === 'derived');
  if (derived.length === 0) return null;
  const notes = distinct(derived.map(({ note }) => note));
  return (
    <p className="aside">
      <b>≈</b> {notes.length === 0 ? en.chat.derivedNote : en.chat.ownNumbers}
      {notes.map(({ value, formula }, index) => (
        <Fragment key={`${value} ${formula}`}>
          {index === 0 ? ' ' : ', '}
          <b>{value}</b> <span className="formula">({formula})</span>
        </Fragment>
      ))}
    </p>
  );
};
