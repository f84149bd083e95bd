import type { Scan } from '../../../shared/ipc';
import { request } from '../../api';
import { en } from '../../i18n/en';
import { whyNoScan } from '../../state/arrange';
import { staysHere, useChat } from '../../state/chat-store';
import { isBlank, takeScan, useDraft } from '../../state/draft-store';
import { useModels } from '../../state/models-store';
import { fail, openDialog, useWindow } from '../../state/window-store';

const want = async (on: boolean): Promise<void> => {
  const { conversation } = useDraft.getState();
  if (conversation === null) return;
  const answer = await request('draft.scan', { conversation, on });
  if (answer.ok) takeScan(conversation, answer.value);
  else fail(answer.error);
};

/** `unchecked`: what a scan would begin with. `checking`: it did. */
type Status = Scan['status'] | 'unchecked' | 'checking';

const isRunning = (status: Status): boolean => status === 'waiting' || status === 'checking' || status === 'reading';

const Act = ({ status }: { status: Status }) => {
  if (status === 'no-model' || status === 'too-small') {
    return (
      <button type="button" className="act" onClick={() => openDialog({ kind: 'settings', page: 'models' })}>
        {en.nextSteps.models}
      </button>
    );
  }
  if (status === 'done') return null;
  const running = isRunning(status);
  return (
    <button type="button" className="act" onClick={() => void want(!running)}>
      {running ? en.scan.stop : status === 'unchecked' ? en.scan.checkFirst : en.scan.start}
    </button>
  );
};

/** The local model's second reading of the draft: how far it is, and the choice to start or stop it. */
export const DeepScan = () => {
  const stays = useChat(({ conversation }) => staysHere(conversation));
  const setting = useWindow((state) => state.settings?.scan ?? 'off');
  const chosen = useWindow((state) => state.settings?.localModel ?? null);
  const hindrance = useModels((state) => whyNoScan(state.models, chosen));
  const told = useDraft((state) => state.shown?.preview.scan ?? null);
  const blank = useDraft((state) => isBlank(state.doc));
  // What never leaves needs no second reading, unless it was begun.
  if (setting === 'off' || told === null || blank || (stays && told.status === 'off')) return null;
  const statusNow = (): Status => {
    // What would be said after the click is said before.
    if (told.status === 'off') return hindrance ?? 'off';
    return told.status === 'waiting' && hindrance === 'unchecked' ? 'checking' : told.status;
  };
  const status = statusNow();
  return (
    <section aria-busy={isRunning(status)}>
      <h3 className="with-act">
        {en.scan.title}
        <Act status={status} />
      </h3>
      {status === 'reading' && told.done > 0 && <progress aria-label={en.scan.title} max={told.of} value={told.done} />}
      <p className="means">{en.scan.status(status, told)}</p>
    </section>
  );
};
