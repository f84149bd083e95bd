import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Provider } from '../../../shared/domain';
import { request } from '../../api';
import { Ask } from '../../components/ask';
import { Note } from '../../components/note';
import { en } from '../../i18n/en';
import { meetProvider } from '../../state/chat-store';
import { loadProviders, useModels } from '../../state/models-store';
import { fail } from '../../state/window-store';
import { ProviderForm } from './provider-form';
import { dropFields } from './unsaved';

export type OpenForm = Provider | 'new' | null;

const remove = async (provider: Provider): Promise<void> => {
  const result = await request('providers.remove', { id: provider.id });
  if (!result.ok) return fail(result.error);
  dropFields(provider.id);
  await loadProviders();
};

/** Asks first: a key that is gone must be found again. */
const Remove = ({ provider }: { provider: Provider }) => {
  const [asks, setAsks] = useState(false);
  const words = en.providers.removal(provider);
  return (
    <>
      <button
        type="button"
        className="secondary"
        aria-label={en.providers.remove(provider.name)}
        onClick={() => setAsks(true)}
      >
        {en.remove}
      </button>
      {asks && (
        <Ask
          title={words.title}
          confirm={en.remove}
          onConfirm={() => void remove(provider)}
          onClose={() => setAsks(false)}
        >
          {words.text}
        </Ask>
      )}
    </>
  );
};

const Row = ({ provider, onEdit }: { provider: Provider; onEdit: () => void }) => (
  <article className="card line" aria-label={provider.name}>
    <div>
      <h3>{provider.name}</h3>
      <p className="hint">
        {provider.baseUrl ?? en.providers.kinds[provider.kind]},{' '}
        {provider.hasKey ? en.providers.hasKey : en.providers.noKey}
      </p>
    </div>
    <div className="buttons">
      <button type="button" className="secondary" aria-label={en.providers.edit(provider.name)} onClick={onEdit}>
        {en.chat.edit}
      </button>
      <Remove provider={provider} />
    </div>
  </article>
);

/** The providers that the user has connected. `form`: whose is open, also while another page is looked at. */
export const ProviderList = ({ form, setForm }: { form: OpenForm; setForm: Dispatch<SetStateAction<OpenForm>> }) => {
  const providers = useModels((state) => state.providers);
  const [saved, setSaved] = useState<Provider | null>(null);
  const connected = providers.filter((provider) => provider.kind !== 'local');
  if (form) {
    return (
      <div className="stack">
        <ProviderForm
          provider={form === 'new' ? null : form}
          onStored={(provider) => setForm((now) => (now === form ? provider : now))}
          onSaved={(provider) => {
            setSaved(provider);
            setForm(null);
            void meetProvider(provider);
          }}
        />
        <button type="button" className="quiet" onClick={() => setForm(null)}>
          {en.onboarding.back}
        </button>
      </div>
    );
  }
  return (
    <div className="stack">
      {saved && <Note>{en.providers.works(saved.models.length)}</Note>}
      {connected.length === 0 && <p className="hint">{en.providers.none}</p>}
      {connected.map((provider) => (
        <Row key={provider.id} provider={provider} onEdit={() => setForm(provider)} />
      ))}
      <div className="buttons">
        <button type="button" className="secondary" onClick={() => setForm('new')}>
          {en.providers.add}
        </button>
      </div>
    </div>
  );
};
