import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Action, decisionOn, type Finding, type Mode } from '../../../shared/domain';
import { useDelayed } from '../../components/use-delayed';
import { actionsIn, decisionFor } from '../../findings/actions';
import { isDrawnSame } from '../../findings/looks';
import { distinctValues } from '../../findings/values';
import { en } from '../../i18n/en';
import { decide, isBlank, isCurrent, isRefused, useDraft } from '../../state/draft-store';
import { light, openFinding } from '../../state/focus-store';
import { openDrawer, useWindow } from '../../state/window-store';
import { openInDraft } from '../composer/write-keys';
import { writeView } from '../composer/write-view';

const Act = ({ finding, action }: { finding: Finding; action: Action }) => (
  <button
    type="button"
    className="act"
    aria-label={en.inspector.decide(action, finding.original)}
    onClick={() => void decide([decisionOn(finding, action)], 'conversation')}
  >
    {en.finding.actions[action]}
  </button>
);

const becomes = (finding: Finding): string => {
  const { action, mechanism, surrogate } = finding;
  if (action === 'keep') return en.inspector.kept;
  const what = isDrawnSame(finding)
    ? en.inspector.drawnSame(surrogate)
    : mechanism === 'date-shift'
      ? en.inspector.withDates(surrogate)
      : surrogate;
  // A long address begins beside the arrow and is broken where the line ends.
  return `→\u00a0${what}`;
};

/** Beside its row; a drawer gives way to the draft. */
const show = (index: number, row: Element): void => {
  if (useWindow.getState().drawer === null) {
    openFinding(index, row);
    return;
  }
  flushSync(() => openDrawer(null));
  // The drawer gives the focus back first.
  setTimeout(() => {
    const view = writeView();
    if (view) openInDraft(view, index);
  });
};

const Row = ({ finding, index, mode }: { finding: Finding; index: number; mode: Mode }) => (
  <li className="found" onMouseEnter={() => light({ index, by: 'pointer' })} onMouseLeave={() => light(null)}>
    <button
      type="button"
      className={finding.source === 'model' ? 'value by-model' : 'value'}
      aria-label={en.inspector.show(finding)}
      onClick={(event) => show(index, event.currentTarget)}
    >
      {finding.original}
    </button>
    <span className="to">{becomes(finding)}</span>
    <span className="acts">
      {actionsIn(mode)
        .filter((action) => action !== finding.action)
        .map((action) => (
          <Act key={action} finding={finding} action={decisionFor(mode, action)} />
        ))}
    </span>
  </li>
);

const none: readonly Finding[] = [];

/** Every value that was found in the draft, with what can be done about it; `first` of them at once. */
export const Found = ({ first }: { first: number }) => {
  const findings = useDraft((state) => state.shown?.preview.findings ?? none);
  // Of what is shown: the mode that was just chosen may not be there yet.
  const mode = useDraft((state) => state.shown?.preview.report.mode ?? 'balanced');
  const blank = useDraft((state) => isBlank(state.doc));
  const refused = useDraft(isRefused);
  const values = useMemo(() => distinctValues(findings), [findings]);
  const [limit, setLimit] = useState(first);
  const late = useDelayed(
    useDraft((state) => !isCurrent(state)),
    250,
  );
  return (
    <section>
      <h3>{en.inspector.foundTitle}</h3>
      {values.some(({ finding }) => finding.source === 'model') && (
        <p className="means legend">
          <span className="by-model" /> {en.finding.byModel}
        </p>
      )}
      {mode === 'blanket' && values.length > 0 && <p className="means">{en.inspector.scrambled}</p>}
      {values.length === 0 ? (
        <p className="means">
          {refused ? en.inspector.refused : late ? en.composer.catchingUp : en.inspector.none(blank)}
        </p>
      ) : (
        <ul aria-label={en.inspector.found} className={late ? 'stale' : undefined}>
          {values.slice(0, limit).map(({ finding, index }) => (
            <Row key={`${finding.type} ${finding.original}`} finding={finding} index={index} mode={mode} />
          ))}
        </ul>
      )}
      {values.length > limit && (
        <button type="button" className="quiet" onClick={() => setLimit(limit + 200)}>
          {en.inspector.more(Math.min(200, values.length - limit))}
        </button>
      )}
    </section>
  );
};
