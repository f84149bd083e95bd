import { type FormEvent, useId, useState } from 'react';
import { create } from 'zustand';
import type { AppError } from '../../../shared/domain';
import type { Result } from '../../../shared/result';
import { request } from '../../api';
import { ErrorNote } from '../../components/error-note';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { loadModels } from '../../state/models-store';
import { cardId } from './model-card';

const words = en.models;

/** The address that was typed and not added: it is there again when the page opens. */
const useUnadded = create(() => ({ typed: '' }));

/** Any GGUF file: from the disk, or by its address. */
export const AddModel = () => {
  const address = useId();
  const { typed } = useUnadded();
  const [state, setState] = useState<'idle' | 'file' | 'address' | AppError>('idle');
  const busy = state === 'file' || state === 'address';

  /** The new card, or why there is none: either may be out of sight. */
  const show = async (added: Result<{ id: string } | null>): Promise<void> => {
    setState(added.ok ? 'idle' : added.error);
    await loadModels();
    if (added.ok && added.value) document.getElementById(cardId(added.value.id))?.scrollIntoView({ block: 'nearest' });
  };
  const addFile = async (): Promise<void> => {
    setState('file');
    const added = await request('models.add-file', undefined);
    await show(added);
  };
  const addAddress = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setState('address');
    const added = await request('models.add-address', { address: typed });
    // What was typed since is another one.
    if (added.ok && useUnadded.getState().typed === typed) useUnadded.setState({ typed: '' });
    await show(added);
  };

  return (
    <section className="own-models" aria-label={words.add}>
      <div>
        <h2>{words.add}</h2>
        <p className="hint">{words.addText}</p>
      </div>
      {typeof state === 'object' && (
        <div className="failure" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <ErrorNote error={state} here onDismiss={() => setState('idle')} />
        </div>
      )}
      <button type="button" className="secondary" disabled={busy} onClick={() => void addFile()}>
        {state === 'file' ? words.addingFile : words.addFile}
      </button>
      <form onSubmit={(event) => void addAddress(event)}>
        <Field id={address} label={words.address} hint={words.addressHint}>
          <div className="asked">
            <input
              id={address}
              value={typed}
              maxLength={2000}
              required
              spellCheck={false}
              autoComplete="off"
              onChange={({ currentTarget }) => useUnadded.setState({ typed: currentTarget.value })}
            />
            <button type="submit" className="secondary" disabled={busy}>
              {state === 'address' ? words.addingAddress : words.addAddress}
            </button>
          </div>
        </Field>
      </form>
    </section>
  );
};
