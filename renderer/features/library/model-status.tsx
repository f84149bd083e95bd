import { en } from '../../i18n/en';
import { whyNoScan } from '../../state/arrange';
import { isGone, mainModel, useModels } from '../../state/models-store';
import { openDialog, useWindow } from '../../state/window-store';

const tone = {
  ready: 'ready',
  small: '',
  downloading: 'busy',
  verifying: 'busy',
  paused: '',
  absent: '',
  damaged: '',
} as const;

/** How the local model stands. */
export const ModelStatus = () => {
  const model = useModels(mainModel);
  const chosen = useWindow((state) => state.settings?.localModel ?? null);
  const small = useModels(({ models }) => whyNoScan(models, chosen) === 'too-small');
  if (!model) return null;
  const status = model.status === 'ready' && small ? 'small' : model.status;
  const words = isGone(model) ? en.library.modelGone : en.library.model[status];
  return (
    <button
      type="button"
      title={status === 'small' ? en.library.smallText : undefined}
      onClick={() => openDialog({ kind: 'settings', page: 'models' })}
    >
      <span className={`dot ${tone[status]}`} />
      {typeof words === 'string' ? words : words(Math.floor((100 * model.receivedBytes) / model.bytes))}
    </button>
  );
};
