import { useEffect, useState } from 'react';
import type { JournalEntry } from '../../../shared/ipc';
import { request } from '../../api';
import { CopyButton } from '../../components/copy-button';
import { Dialog } from '../../components/dialog';
import { en } from '../../i18n/en';
import { fail, openDialog } from '../../state/window-store';

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

const Entry = ({ entry, chosen, onChoose }: { entry: JournalEntry; chosen: boolean; onChoose: () => void }) => (
  <button type="button" className="entry" aria-pressed={chosen} onClick={onChoose}>
    <b>{entry.host || en.journal.local}</b>
    <span>
      {entry.model || en.journal.modelList}, {en.journal.status[entry.status]}
    </span>
    <time dateTime={new Date(entry.at).toISOString()}>{when.format(entry.at)}</time>
  </button>
);

/** Everything that was sent, exactly. */
export const JournalDialog = () => {
  const [entries, setEntries] = useState<readonly JournalEntry[] | null>(null);
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    void request('journal.list', undefined).then((result) =>
      result.ok ? setEntries(result.value) : fail(result.error),
    );
  }, []);
  const newest = entries?.toSorted((a, b) => b.at - a.at) ?? [];
  const entry = newest.find((e) => e.id === id) ?? newest[0];
  return (
    <Dialog title={en.journal.title} className="dialog large" onClose={() => openDialog(null)}>
      <p className="hint">
        {entries?.length === 0 ? en.journal.empty : en.journal.lead} {en.journal.files}
      </p>
      {entry && (
        <div className="journal">
          <section className="entries" aria-label={en.journal.requests}>
            {newest.map((e) => (
              <Entry key={e.id} entry={e} chosen={e === entry} onChoose={() => setId(e.id)} />
            ))}
          </section>
          <div className="code">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
            <pre tabIndex={0}>{readable(entry.body)}</pre>
            <CopyButton text={entry.body} />
          </div>
        </div>
      )}
    </Dialog>
  );
};
