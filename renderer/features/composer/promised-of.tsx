import { useState } from 'react';
import type { Finding } from '../../../shared/domain';
import type { Promised } from '../../../shared/ipc';
import { learns } from '../../../shared/mechanism-words';
import { request } from '../../api';
import { en } from '../../i18n/en';
import { useDraft } from '../../state/draft-store';

const words = en.finding.promised;

/** How far this value may stand from what is seen, in numbers; null where it is not noised. */
const useNearness = ({ original, mechanism, epsilon }: Finding): string | null => {
  const meaning = useDraft(({ shown }) => shown?.preview.meaning.find(({ value }) => value === original));
  const weeks = useDraft(({ shown }) => shown?.preview.dateWeeks);
  if (epsilon === null) return null;
  if (mechanism === 'date-shift') return weeks === undefined ? null : words.dates(weeks);
  return meaning === undefined ? null : en.inspector.meaning(epsilon, [meaning]);
};

/** What holds for the value in a sentence or two; what of it is learnt all the same is long for a name, and folded. */
const Told = ({ promised, finding }: { promised: Promised; finding: Finding }) => {
  const nearness = useNearness(finding);
  const strength = words.strength(promised, finding.epsilon);
  return (
    <>
      <p className="hint">
        {promised.replaced} {nearness}
      </p>
      <details className="others">
        <summary>{words.learnt}</summary>
        {strength !== null && <p className="hint">{strength}</p>}
        <p className="hint">{learns}</p>
        <ul className="hint">
          {promised.leakage.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
};

/** The row of the table of guarantees that holds for a value: folded, and asked for when it is opened. */
export const PromisedOf = ({ finding }: { finding: Finding }) => {
  const { type, mechanism, epsilon } = finding;
  const [promised, setPromised] = useState<Promised | null>(null);
  if (mechanism === null) return null;
  const ask = async (): Promise<void> => {
    const result = await request('draft.promised', { type, mechanism, epsilon });
    if (result.ok) setPromised(result.value);
  };
  return (
    <details className="others" onToggle={({ currentTarget }) => currentTarget.open && void ask()}>
      <summary>{words.title}</summary>
      {promised !== null && <Told promised={promised} finding={finding} />}
    </details>
  );
};
