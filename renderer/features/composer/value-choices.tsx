import { alternatives, type EntityType, type Finding, type Mechanism } from '../../../shared/domain';
import { Choice } from '../../components/choice';
import { en } from '../../i18n/en';
import { decideLink, updateConversation, useChat } from '../chat/chat-store';
import { distinctValues } from '../inspector/values';
import { useDraft } from './draft-store';

const words = en.finding;

/** Noised or enciphered, for every value of this type in this chat: amounts of a translation must come back exactly. */
export const MechanismChoice = ({ finding: { type, mechanism } }: { finding: Finding }) => {
  const mechanisms = useChat((state) => state.conversation?.mechanisms);
  const own = alternatives[type];
  if (!own || !mechanisms || mechanism === 'redact' || mechanism === null) return null;
  const value = mechanisms[type] ?? own;
  return (
    <>
      <Choice<Mechanism>
        label={words.mechanism}
        value={value}
        options={{ [own]: words.mechanisms[own], fpe: words.mechanisms.fpe } as Record<Mechanism, string>}
        onChange={(chosen) => void updateConversation({ mechanisms: { ...mechanisms, [type]: chosen } })}
      />
      {value === 'fpe' && <p className="hint">{words.enciphered}</p>}
    </>
  );
};

const linkable = new Set<EntityType>(['MONEY', 'COUNT', 'BODY_MEASURE', 'LAB_VALUE']);
const none: readonly Finding[] = [];

/** Another value of the draft that this one follows in proportion. */
export const LinkChoice = ({ finding }: { finding: Finding }) => {
  const links = useChat((state) => state.conversation?.links);
  const findings = useDraft((state) => state.shown?.preview.findings ?? none);
  const others = distinctValues(
    findings.filter(({ type, original }) => type === finding.type && original !== finding.original),
  );
  if (!links || others.length === 0 || !linkable.has(finding.type)) return null;
  const derived = { type: finding.type, value: finding.original };
  const linked = links.find(
    (link) => link.linked && link.derived.value === derived.value && link.derived.type === derived.type,
  );
  return (
    <label className="moves-with">
      <span>{words.movesWith}</span>
      <select
        value={linked?.roots[0]?.value ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') void decideLink({ derived, roots: [{ type: finding.type, value }], linked: true });
          else if (linked) void decideLink({ ...linked, linked: false });
        }}
      >
        <option value="">{words.alone}</option>
        {others.map(({ finding: { original } }) => (
          <option key={original}>{original}</option>
        ))}
      </select>
    </label>
  );
};
