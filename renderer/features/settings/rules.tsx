import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Action, AppError, EntityType, Rule } from '../../../shared/domain';
import type { RequestInput } from '../../../shared/ipc';
import { typeNames } from '../../../shared/type-names';
import { request } from '../../api';
import { Choice } from '../../components/choice';
import { ErrorNote } from '../../components/error-note';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { typesByName } from '../../i18n/en/types';
import { refreshPreview } from '../../state/draft-store';
import { fail } from '../../state/window-store';
import { likelyTypes } from '../composer/likely-types';

const words = en.settings.rules;

const Kinds = ({ label, types }: { label: string; types: readonly EntityType[] }) => (
  <optgroup label={label}>
    {types.map((type) => (
      <option key={type} value={type}>
        {typeNames[type]}
      </option>
    ))}
  </optgroup>
);

const blank = {
  kind: 'value' as 'value' | 'pattern',
  value: '',
  chosen: null as EntityType | null,
  action: 'protect' as Action,
};

/** The rule that was typed and not added: it is there again when the page opens. */
const useUnadded = create(() => blank);

const NewRule = ({ onAdd }: { onAdd: (rule: Rule) => Promise<AppError | null> }) => {
  const { kind, value, chosen, action } = useUnadded();
  const change: (changed: Partial<typeof blank>) => void = useUnadded.setState;
  const [error, setError] = useState<AppError | null>(null);
  // A pattern does not look like what it finds.
  const likely = likelyTypes(kind === 'value' ? value : '');
  const type = chosen ?? likely[0] ?? 'PERSON';
  // What no word was typed for begins anew.
  useEffect(() => () => void (useUnadded.getState().value === '' && useUnadded.setState(blank)), []);
  const add = async (): Promise<void> => {
    if (value.trim() === '') return;
    const refused = await onAdd({ value: value.trim(), type, action, ...(kind === 'pattern' && { pattern: true }) });
    setError(refused);
    // What was typed since is another rule.
    if (refused === null && useUnadded.getState().value === value) change({ value: '' });
  };
  return (
    <form
      className="form new-rule"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="new-kind">
        <h3>{words.kind}</h3>
        <Choice label={words.kind} value={kind} options={words.kinds} onChange={(option) => change({ kind: option })} />
      </div>
      <Field id="rule-value" label={words.kinds[kind]} hint={kind === 'pattern' ? words.patternHint : undefined}>
        <input
          id="rule-value"
          className={kind}
          value={value}
          maxLength={1000}
          spellCheck={kind === 'value'}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
      </Field>
      <Field id="rule-type" label={words.type}>
        <select
          id="rule-type"
          value={type}
          onChange={(event) => change({ chosen: event.currentTarget.value as EntityType })}
        >
          <Kinds label={words.likely} types={likely} />
          <Kinds label={words.others} types={typesByName.filter((each) => !likely.includes(each))} />
        </select>
      </Field>
      {error !== null && <ErrorNote error={error} here />}
      <div className="what-to-do">
        <Choice
          label={words.action}
          value={action}
          options={en.finding.actions}
          onChange={(option) => change({ action: option })}
        />
        <button type="submit" className="secondary">
          {words.add}
        </button>
      </div>
    </form>
  );
};

const Row = ({ rule, onChange, onForget }: { rule: Rule; onChange: (rule: Rule) => void; onForget: () => void }) => {
  const from = words.from(rule);
  return (
    <li className="rule">
      <span className="value">
        <bdi className={rule.pattern ? 'pattern' : undefined}>{rule.value}</bdi>{' '}
        <span className="hint">{typeNames[rule.type]}</span>
        {from !== null && <span className="hint from">{from}</span>}
      </span>
      <Choice
        label={en.inspector.act(words.action, rule.value)}
        value={rule.action}
        options={en.finding.actions}
        onChange={(action) => onChange({ ...rule, action })}
      />
      <button type="button" className="quiet" aria-label={words.remove(rule.value)} onClick={onForget}>
        {words.forget}
      </button>
    </li>
  );
};

const keeps = ({ action }: Rule): boolean => action === 'keep';

/** The user's own sensitivity database: what is said here holds in every chat. */
export const Rules = () => {
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const load = async (): Promise<void> => {
    const result = await request('rules.list', undefined);
    if (result.ok) setRules(result.value);
    else fail(result.error);
  };
  const change = async <N extends 'rules.set' | 'rules.remove'>(
    name: N,
    input: RequestInput<N>,
  ): Promise<AppError | null> => {
    const result = await request(name, input);
    if (!result.ok) return result.error;
    await load();
    refreshPreview();
    return null;
  };
  const changeListed: typeof change = async (name, input) => {
    const error = await change(name, input);
    if (error !== null) fail(error);
    return error;
  };
  const forget = ({ value, type, pattern }: Rule) =>
    changeListed('rules.remove', { value, type, ...(pattern && { pattern }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void load(), []);
  return (
    <div className="stack">
      <p className="hint">{words.lead}</p>
      <NewRule onAdd={(rule) => change('rules.set', rule)} />
      {rules?.length === 0 && <p className="hint">{words.none}</p>}
      {(['protect', 'keep'] as const).map((kind) => {
        const listed = rules?.filter((rule) => keeps(rule) === (kind === 'keep')) ?? [];
        const { title, text } = words.lists[kind];
        return (
          listed.length > 0 && (
            <section key={kind} className="rules">
              <h2>{title}</h2>
              <p className="hint">{text}</p>
              <ul aria-label={title}>
                {listed.map((rule) => (
                  <Row
                    key={`${rule.type} ${rule.pattern} ${rule.value}`}
                    rule={rule}
                    onChange={(changed) => void changeListed('rules.set', changed)}
                    onForget={() => void forget(rule)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
};
