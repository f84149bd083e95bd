import type { ReactNode } from 'react';
import {
  alternatives,
  defaultPolicy,
  type EntityType,
  type Finding,
  type Mechanism,
  mechanismsIn,
} from '../../../shared/domain';
import type { Link } from '../../../shared/ipc';
import { mechanismWords } from '../../../shared/mechanism-words';
import { Choice } from '../../components/choice';
import { distinctValues, valuesOf } from '../../findings/values';
import { en } from '../../i18n/en';
import { decideLink, updateConversation, useChat } from '../../state/chat-store';
import { useDraft } from '../../state/draft-store';

const words = en.finding;

/** Noised or enciphered, for every value of a type in this chat: amounts of a translation need no noise. */
const MechanismChoice = ({ type, value, own }: { type: EntityType; value: Switch; own: Switch }) => (
  <>
    <Choice<Switch>
      label={words.mechanism(type)}
      value={value}
      options={{ [own]: words.mechanisms[own], fpe: words.mechanisms.fpe } as Record<Switch, string>}
      onChange={(chosen) => {
        const mechanisms = useChat.getState().conversation?.mechanisms;
        void updateConversation({ mechanisms: { ...mechanisms, [type]: chosen } });
      }}
    />
    <p className="hint">
      {words.mechanismText[value]} {words.mechanismScope}
    </p>
  </>
);

type Switch = keyof typeof words.mechanisms;
const isSwitch = (mechanism: Mechanism | null | undefined): mechanism is Switch =>
  mechanism !== null && mechanism !== undefined && mechanism in words.mechanisms;

const linkable = new Set<EntityType>(['MONEY', 'COUNT', 'BODY_MEASURE', 'LAB_VALUE']);
const none: readonly never[] = [];

/** Another value of the draft that this one follows in proportion. */
const LinkChoice = ({ finding: { type, original }, others }: { finding: Finding; others: readonly string[] }) => (
  <label className="moves-with">
    <span>{words.movesWith}</span>
    <select
      value=""
      onChange={({ currentTarget: { value } }) =>
        void decideLink({ derived: { type, value: original }, roots: [{ type, value }], linked: true })
      }
    >
      <option value="">{words.alone}</option>
      {others.map((other) => (
        <option key={other}>{other}</option>
      ))}
    </select>
  </label>
);

const TakeApart = ({ link, findings }: { link: Link; findings: readonly Finding[] }) => (
  <button
    type="button"
    className="quiet"
    onClick={() => void decideLink({ ...valuesOf(link, findings), linked: false })}
  >
    {en.inspector.unlink}
  </button>
);

/** How a value changes and what it follows: folded, for it is rarely touched. */
export const ValueChoices = ({ finding }: { finding: Finding }) => {
  const { type, original, mechanism } = finding;
  const conversation = useChat((state) => state.conversation);
  const links = useDraft((state) => state.shown?.preview.links ?? none);
  const findings = useDraft((state) => state.shown?.preview.findings ?? none);
  if (!isSwitch(mechanism) || finding.action !== 'protect') return null;

  const link = links.find((each) => each.linked && findings[each.derived]?.original === original);
  const own = alternatives[type];
  const chosen = mechanismsIn(conversation ?? defaultPolicy)[type];
  const parts: ReactNode[] = [];
  if (own) {
    const value = isSwitch(chosen) ? chosen : own;
    parts.push(<MechanismChoice key="mechanism" type={type} value={value} own={own} />);
  }
  if (!link && mechanism !== 'fpe' && linkable.has(type)) {
    const others = distinctValues(findings.filter((other) => other.type === type && other.original !== original));
    if (others.length > 0)
      parts.push(<LinkChoice key="link" finding={finding} others={others.map((other) => other.finding.original)} />);
  }
  if (link) parts.push(<TakeApart key="apart" link={link} findings={findings} />);
  if (parts.length === 0) return null;
  return (
    <details className="others">
      <summary>{words.how(link ? `= ${link.formula}` : mechanismWords[mechanism].inShort)}</summary>
      <div className="more-choices">{parts}</div>
    </details>
  );
};
