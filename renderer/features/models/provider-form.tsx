import { type FormEvent, useId, useState } from 'react';
import type { AppError, Provider, ProviderKind } from '../../../shared/domain';
import { Choice } from '../../components/choice';
import { ErrorNote } from '../../components/error-note';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { openLink } from '../../open-link';
import { saveProvider } from './save-provider';

type CloudKind = Exclude<ProviderKind, 'local'>;

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
  onSaved,
}: {
  provider: Provider | null;
  onSaved: (provider: Provider) => void;
}) => {
  const first: CloudKind = provider && provider.kind !== 'local' ? provider.kind : 'anthropic';
  const [kind, setKind] = useState<CloudKind>(first);
  // A provider that was saved and failed its test is saved again, not twice.
  const [id, setId] = useState(provider?.id);
  const [state, setState] = useState<'idle' | 'testing' | AppError>('idle');
  const form = useId();
  const compatible = kind === 'openai-compatible';
  const keyPage = keyPages[kind];

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    setState('testing');
    const { provider: saved, error } = await saveProvider({
      ...(id ? { id } : {}),
      kind,
      name: text('name') || (compatible && hostOf(text('baseUrl'))) || kinds[kind],
      baseUrl: text('baseUrl') || null,
      models: lines(text('models')),
      ...(text('key') ? { key: text('key') } : {}),
    });
    setId(saved?.id ?? id);
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
        name="baseUrl"
        type="url"
        required={compatible}
        defaultValue={provider?.baseUrl ?? ''}
      />
    </Field>
  );

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Choice label={en.providers.kind} value={kind} options={kinds} onChange={setKind} />
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
          name="key"
          type="password"
          autoComplete="off"
          maxLength={10_000}
          required={!compatible && !provider?.hasKey}
          placeholder={provider?.hasKey ? en.providers.keyStored : ''}
        />
      </Field>
      {compatible && address}
      <details className="others" onInvalidCapture={({ currentTarget }) => currentTarget.toggleAttribute('open', true)}>
        <summary>{compatible ? en.providers.moreCompatible : en.providers.more}</summary>
        <div className="form">
          <Field id={`${form}-name`} label={en.providers.name}>
            <input
              id={`${form}-name`}
              name="name"
              maxLength={100}
              defaultValue={provider?.name ?? ''}
              placeholder={compatible ? '' : kinds[kind]}
            />
          </Field>
          {!compatible && address}
          <Field id={`${form}-models`} label={en.providers.models} hint={en.providers.modelsHint}>
            <textarea id={`${form}-models`} name="models" rows={3} defaultValue={provider?.models.join('\n') ?? ''} />
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
