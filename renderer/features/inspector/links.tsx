import { useState } from 'react';
import type { Finding } from '../../../shared/domain';
import type { Link } from '../../../shared/ipc';
import { valuesOf } from '../../findings/values';
import { en } from '../../i18n/en';
import { decideLink } from '../../state/chat-store';
import { useDraft } from '../../state/draft-store';

const none: readonly never[] = [];

const Row = ({ link, findings }: { link: Link; findings: readonly Finding[] }) => {
  const values = valuesOf(link, findings);
  const action = link.linked ? en.inspector.unlink : en.inspector.link;
  return (
    <li className={link.linked ? 'found' : 'found apart'}>
      <span className="value">{values.derived.value}</span>
      <span className="to">
        {link.linked ? `= ${link.formula}` : en.inspector.apart(link.formula)}
        {link.source === 'model' && `, ${en.inspector.byModel}`}
      </span>
      <span className="acts">
        <button
          type="button"
          className="act"
          aria-label={en.inspector.act(action, values.derived.value)}
          onClick={() => void decideLink({ ...values, linked: !link.linked })}
        >
          {action}
        </button>
      </span>
    </li>
  );
};

/** Numbers of the draft that follow from one another: only one of them is noised, so that the sums stay true. */
export const Links = () => {
  const links = useDraft((state) => state.shown?.preview.links ?? none);
  const findings = useDraft((state) => state.shown?.preview.findings ?? none);
  const [limit, setLimit] = useState(8);
  if (links.length === 0) return null;
  return (
    <section>
      <h3>{en.inspector.linksTitle}</h3>
      <ul aria-label={en.inspector.linksTitle}>
        {links.slice(0, limit).map((link) => (
          <Row key={`${link.derived} ${link.formula}`} link={link} findings={findings} />
        ))}
      </ul>
      {links.length > limit && (
        <button type="button" className="quiet" onClick={() => setLimit(limit + 50)}>
          {en.inspector.more(Math.min(50, links.length - limit))}
        </button>
      )}
    </section>
  );
};
