import { type FormEvent, useState } from 'react';
import type { AppError } from '../../../shared/domain';
import type { RequestInput } from '../../../shared/ipc';
import { request } from '../../api';
import { ErrorNote } from '../../components/error-note';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { takeStatus } from '../../state/status';
import { useWindow } from '../../state/window-store';

/** The key is not to be had yet: what happened, and the ways on. */
export const Locked = () => {
  const status = useWindow((state) => state.status);
  const [error, setError] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  if (!status || status.engine === 'starting' || status.engine === 'ready') {
    return (
      <main className="screen">
        <div className="column" role="status">
          {en.locked.starting}
        </div>
      </main>
    );
  }
  const unlock = async (input: RequestInput<'app.unlock'>): Promise<void> => {
    setBusy(true);
    const result = await request('app.unlock', input);
    setBusy(false);
    setError(result.ok ? null : result.error);
    if (result.ok) takeStatus(result.value);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void unlock({ with: 'passphrase', passphrase: String(new FormData(event.currentTarget).get('passphrase')) });
  };
  const shown = error ?? status.error;
  const first = status.error?.code === 'keychain_missing' && !status.hasPassphrase;
  const title = first ? en.locked.noKeyTitle : en.locked.title;
  return (
    <main className="screen">
      <div className="column">
        <p className="brand">{en.brand}</p>
        <h1>{status.engine === 'failed' ? en.locked.failedTitle : title}</h1>
        {shown && <ErrorNote error={shown} here />}
        <div className="buttons">
          <button type="button" className="secondary" disabled={busy} onClick={() => void unlock({ with: 'keychain' })}>
            {en.locked.keychain}
          </button>
        </div>
        <form className="form" onSubmit={submit}>
          <Field id="passphrase" label={en.locked.passphrase} hint={en.locked.passphraseHint}>
            <input
              id="passphrase"
              name="passphrase"
              type="password"
              autoComplete="off"
              minLength={8}
              maxLength={1000}
              required
            />
          </Field>
          <div className="buttons">
            <button type="submit" className="primary" disabled={busy}>
              {status.hasPassphrase ? en.locked.passphraseOpen : en.locked.passphraseMake}
            </button>
          </div>
        </form>
        <div className="buttons">
          <button type="button" className="secondary" disabled={busy} onClick={() => void unlock({ with: 'session' })}>
            {en.locked.session}
          </button>
          <span className="hint">{en.locked.sessionText}</span>
        </div>
      </div>
    </main>
  );
};
