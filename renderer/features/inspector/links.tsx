import type { Finding } from '../../../shared/domain';
import type { Link } from '../../../shared/ipc';
import { en } from '../../i18n/en';
import { decideLink } from '../chat/chat-store';
import { useDraft } from '../composer/draft-store';

const none: readonly never[] = [];

const Row = ({ link, findings }: { link: Link; findings: readonly Finding[] }) => {
  const derived = findings[link.derived];
  const roots = link.roots.map((root) => findings[root]).filter((root) => root !== undefined);
  if (!derived) return null;
  const action = link.linked ? en.inspector.unlink : en.inspector.link;
  const refOf = ({ type, original }: Finding) => ({ type, value: original });
  return (
    <li className={link.linked ? 'found' : 'found apart'}>
      <span className="value">{derived.original}</span>
      <span className="to">{link.linked ? `= ${link.formula}` : en.inspector.apart(link.formula)}</span>
      <span className="acts">
        <button
          type="button"
          className="act"
          aria-label={en.inspector.act(action, derived.original)}
          onClick={() => void decideLink({ derived: refOf(derived), roots: roots.map(refOf), linked: !link.linked })}
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
  if (links.length === 0) return null;
  return (
    <section>
      <h3>{en.inspector.linksTitle}</h3>
      <ul aria-label={en.inspector.linksTitle}>
        {links.map((link) => (
          <Row key={`${link.derived} ${link.formula}`} link={link} findings={findings} />
        ))}
      </ul>
    </section>
  );
};
