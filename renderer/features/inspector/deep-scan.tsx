import type { Scan } from '../../../shared/ipc';
import { request } from '../../api';
import { en } from '../../i18n/en';
import { fail, openDialog, useWindow } from '../../window-store';
import { isBlank, takeScan, useDraft } from '../composer/draft-store';
import { whyNoScan } from '../models/arrange';
import { useModels } from '../models/models-store';

const want = async (on: boolean): Promise<void> => {
  const { conversation } = useDraft.getState();
  if (conversation === null) return;
  const answer = await request('draft.scan', { conversation, on });
  if (answer.ok) takeScan(conversation, answer.value);
  else fail(answer.error);
};

const isRunning = ({ status }: Scan): boolean => status === 'waiting' || status === 'reading';

const Act = ({ scan }: { scan: Scan }) => {
  if (scan.status === 'no-model' || scan.status === 'too-small') {
    return (
      <button type="button" className="act" onClick={() => openDialog({ kind: 'settings', page: 'models' })}>
        {en.nextSteps.models}
      </button>
    );
  }
  if (scan.status === 'done') return null;
  const running = isRunning(scan);
  return (
    <button type="button" className="act" onClick={() => void want(!running)}>
      {running ? en.scan.stop : en.scan.start}
    </button>
  );
};

/** The local model's second reading of the draft: how far it is, and the choice to start or stop it. */
export const DeepScan = () => {
  const setting = useWindow((state) => state.settings?.scan ?? 'off');
  const chosen = useWindow((state) => state.settings?.localModel ?? null);
  const hindrance = useModels((state) => whyNoScan(state.models, chosen));
  const told = useDraft((state) => state.shown?.preview.scan ?? null);
  const blank = useDraft((state) => isBlank(state.doc));
  if (setting === 'off' || told === null || blank) return null;
  // What would be said after the click is said before.
  const scan = told.status === 'off' && hindrance !== null ? { ...told, status: hindrance } : told;
  return (
    <section aria-busy={isRunning(scan)}>
      <h3 className="with-act">
        {en.scan.title}
        <Act scan={scan} />
      </h3>
      {isRunning(scan) && scan.of > 0 && <progress aria-label={en.scan.title} max={scan.of} value={scan.done} />}
      <p className="means">{en.scan.status(scan)}</p>
    </section>
  );
};
