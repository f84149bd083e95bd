import { useState } from 'react';
import type { Finding } from '../../../shared/domain';
import type { Promised } from '../../../shared/ipc';
import { learns } from '../../../shared/mechanism-words';
import { request } from '../../api';
import { en } from '../../i18n/en';

const words = en.finding.promised;

const Told = ({ promised, epsilon }: { promised: Promised; epsilon: number | null }) => {
  const strength = words.strength(promised, epsilon);
  return (
    <>
      <p className="hint">{promised.replaced}</p>
      {strength !== null && <p className="hint">{strength}</p>}
      <p className="hint">{learns}</p>
      <ul className="hint">
        {promised.leakage.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

/** The row of the table of guarantees that holds for a value: folded, and asked for when it is opened. */
export const PromisedOf = ({ finding: { type, mechanism, epsilon } }: { finding: Finding }) => {
  const [promised, setPromised] = useState<Promised | null>(null);
  if (mechanism === null) return null;
  const ask = async (): Promise<void> => {
    const result = await request('draft.promised', { type, mechanism, epsilon });
    if (result.ok) setPromised(result.value);
  };
  return (
    <details className="others promised" onToggle={({ currentTarget }) => currentTarget.open && void ask()}>
      <summary>{words.title}</summary>
      {promised !== null && <Told promised={promised} epsilon={epsilon} />}
    </details>
  );
};
