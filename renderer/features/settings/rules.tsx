import { useEffect, useState } from 'react';
import type { Action, Decision, EntityType } from '../../../shared/domain';
import type { RequestInput } from '../../../shared/ipc';
import { request } from '../../api';
import { Choice } from '../../components/choice';
import { Field } from '../../components/field';
import { en, typeNames, typesByName } from '../../i18n/en';
import { fail } from '../../window-store';
import { refreshPreview } from '../composer/draft-store';

const words = en.settings.rules;

const NewRule = ({ onAdd }: { onAdd: (rule: Decision) => void }) => {
  const [value, setValue] = useState('');
  const [type, setType] = useState<EntityType>('PERSON');
  const [action, setAction] = useState<Action>('protect');
  return (
    <form
      className="form new-rule"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() === '') return;
        onAdd({ value: value.trim(), type, action });
        setValue('');
      }}
    >
      <Field id="rule-value" label={words.value}>
        <input
          id="rule-value"
          value={value}
          maxLength={1000}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Field>
      <Field id="rule-type" label={words.type}>
        <select id="rule-type" value={type} onChange={(event) => setType(event.currentTarget.value as EntityType)}>
          {typesByName.map((each) => (
            <option key={each} value={each}>
              {typeNames[each]}
            </option>
          ))}
        </select>
      </Field>
      <div className="what-to-do">
        <Choice label={words.action} value={action} options={en.finding.actions} onChange={setAction} />
        <button type="submit" className="secondary">
          {words.add}
        </button>
      </div>
    </form>
  );
};

/** The user's own sensitivity database: what is said here holds in every chat. */
export const Rules = () => {
  const [rules, setRules] = useState<readonly Decision[] | null>(null);
  const load = async (): Promise<void> => {
    const result = await request('rules.list', undefined);
    if (result.ok) setRules(result.value);
    else fail(result.error);
  };
  const change = async <N extends 'rules.set' | 'rules.remove'>(name: N, input: RequestInput<N>): Promise<void> => {
    const result = await request(name, input);
    if (!result.ok) fail(result.error);
    await load();
    refreshPreview();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void load(), []);
  return (
    <div className="stack">
      <p className="hint">{words.lead}</p>
      <NewRule onAdd={(rule) => void change('rules.set', rule)} />
      {rules?.length === 0 && <p className="hint">{words.none}</p>}
      <ul aria-label={words.list}>
        {rules?.map((rule) => (
          <li key={`${rule.type} ${rule.value}`} className="rule">
            <span className="value">
              <bdi>{rule.value}</bdi> <span className="hint">{typeNames[rule.type]}</span>
            </span>
            <Choice
              label={en.inspector.act(words.action, rule.value)}
              value={rule.action}
              options={en.finding.actions}
              onChange={(action) => void change('rules.set', { ...rule, action })}
            />
            <button
              type="button"
              className="quiet"
              aria-label={words.remove(rule.value)}
              onClick={() => void change('rules.remove', { value: rule.value, type: rule.type })}
            >
              {words.forget}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
