import { en } from '../../i18n/en';
import { loadText, textOf } from '../composer/draft-store';

/** A chat in which nothing has been said yet. */
export const Empty = () => (
  <div className="empty">
    <p className="display">{en.empty.title}</p>
    <p className="lead">{en.empty.lead}</p>
    <button type="button" className="example" onClick={() => loadText(textOf(en.empty.exampleDraft))}>
      <b>{en.empty.example}</b>
      <span>{en.empty.exampleDraft}</span>
    </button>
  </div>
);
