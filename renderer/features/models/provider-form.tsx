import { type FormEvent, useId, useState } from 'react';
import type { AppError, Provider } from '../../../shared/domain';
import { Choice } from '../../components/choice';
import { ErrorNote } from '../../components/error-note';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { openLink } from '../../open-link';
import { saveProvider } from './save-provider';
import { type CloudKind, dropFields, type Fields, hasMore, keepFields, openedFields, savedFields } from './unsaved';

const { local: _, ...kinds } = en.providers.kinds;

/** Where each provider gives out keys. */
const keyPages: Readonly<Partial<Record<CloudKind, string>>> = {
  openai: 'https://platform.openai.com/api-keys',
  anthropic: 'https://console.anthropic.com/settings/keys',
  google: 'https://aistudio.google.com/apikey',
};

const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/iu.exec(address)?.[1] ?? '';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Connects a provider: kind, address, key; then tests it. */
export const ProviderForm = ({
  provider,
  onStored,
  onSaved,
}: {
  provider: Provider | null;
  /** It is saved, and may have failed its test. */
  onStored?: (provider: Provider) => void;
  onSaved: (provider: Provider) => void;
}) => {
  const [fields, setFields] = useState(() => openedFields(provider));
  const { kind } = fields;
  // What was typed and not saved is in sight.
  const [unfolded] = useState(() => hasMore(fields, savedFields(provider)));
  // A provider that was saved and failed its test is saved again, not twice.
  const [stored, setStored] = useState<Provider | null>(null);
  const id = stored?.id ?? provider?.id;
  const [state, setState] = useState<'idle' | 'testing' | AppError>('idle');
  const form = useId();
  const compatible = kind === 'openai-compatible';
  const keyPage = keyPages[kind];

  const change = (changed: Partial<Fields>): void => {
    const now = { ...fields, ...changed };
    setFields(now);
    keepFields(id ?? 'new', now, savedFields(stored ?? provider));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = (name: 'key' | 'baseUrl' | 'name'): string => fields[name].trim();
    setState('testing');
    const { provider: saved, error } = await saveProvider({
      ...(id ? { id } : {}),
      kind,
      name: text('name') || (compatible && hostOf(text('baseUrl'))) || kinds[kind],
      baseUrl: text('baseUrl') || null,
      models: lines(fields.models),
      ...(text('key') ? { key: text('key') } : {}),
    });
    if (saved) {
      dropFields(id ?? 'new');
      setStored(saved);
      onStored?.(saved);
    }
    setState(error ?? 'idle');
    if (saved && !error) onSaved(saved);
  };

  const address = (
    <Field
      id={`${form}-url`}
      label={compatible ? en.providers.baseUrl : en.providers.baseUrlOptional}
      hint={compatible ? en.providers.baseUrlHint : undefined}
    >
      <input
        id={`${form}-url`}
        type="url"
        required={compatible}
        value={fields.baseUrl}
        onChange={({ currentTarget }) => change({ baseUrl: currentTarget.value })}
      />
    </Field>
  );

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Choice label={en.providers.kind} value={kind} options={kinds} onChange={(chosen) => change({ kind: chosen })} />
      <Field
        id={`${form}-key`}
        label={compatible ? en.providers.keyOptional : en.providers.key}
        hint={
          <>
            {en.providers.keyHint}{' '}
            {keyPage && (
              <button type="button" className="inline" onClick={() => void openLink(keyPage)}>
                {en.providers.getKey(kinds[kind])}
              </button>
            )}
          </>
        }
      >
        <input
          id={`${form}-key`}
          type="password"
          autoComplete="off"
          value={fields.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
          maxLength={10_000}
          required={!compatible && !provider?.hasKey}
          placeholder={provider?.hasKey ? en.providers.keyStored : ''}
        />
      </Field>
      {compatible && address}
      <details
        className="others"
        open={unfolded}
        onInvalidCapture={({ currentTarget }) => currentTarget.toggleAttribute('open', true)}
      >
        <summary>{compatible ? en.providers.moreCompatible : en.providers.more}</summary>
        <div className="form">
          <Field id={`${form}-name`} label={en.providers.name}>
            <input
              id={`${form}-name`}
              maxLength={100}
              value={fields.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              placeholder={compatible ? '' : kinds[kind]}
            />
          </Field>
          {!compatible && address}
          <Field id={`${form}-models`} label={en.providers.models} hint={en.providers.modelsHint}>
            <textarea
              id={`${form}-models`}
              rows={3}
              value={fields.models}
              onChange={({ currentTarget }) => change({ models: currentTarget.value })}
            />
          </Field>
        </div>
      </details>
      {typeof state === 'object' && <ErrorNote error={state} here />}
      <div className="buttons">
        <button type="submit" className="primary" disabled={state === 'testing'}>
          {state === 'testing' ? en.providers.testing : en.providers.saveAndTest}
        </button>
      </div>
    </form>
  );
};
