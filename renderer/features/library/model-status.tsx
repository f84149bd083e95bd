import { en } from '../../i18n/en';
import { isGone, mainModel, useModels } from '../../state/models-store';
import { openDialog } from '../../state/window-store';

const tone = { ready: 'ready', downloading: 'busy', verifying: 'busy', paused: '', absent: '', damaged: '' } as const;

/** How the local model stands. */
export const ModelStatus = () => {
  const model = useModels(mainModel);
  if (!model) return null;
  const words = isGone(model) ? en.library.modelGone : en.library.model[model.status];
  return (
    <button type="button" onClick={() => openDialog({ kind: 'settings', page: 'models' })}>
      <span className={`dot ${tone[model.status]}`} />
      {typeof words === 'string' ? words : words(Math.floor((100 * model.receivedBytes) / model.bytes))}
    </button>
  );
};
