import type { MouseEvent, ReactNode } from 'react';
import type { ModelState } from '../../../shared/ipc';
import { ErrorNote } from '../../components/error-note';
import { en } from '../../i18n/en';
import { openLink } from '../../open-link';
import { commandModel } from './models-store';

const Progress = ({ model }: { model: ModelState }) => (
  <div className="progress">
    <progress aria-label={en.models.progressLabel(model.name)} max={model.bytes} value={model.receivedBytes} />
    <span>{model.status === 'downloading' ? en.models.progress(model) : en.models.status[model.status]}</span>
  </div>
);

const Buttons = ({ model: { id, status }, model, main, start }: ModelCardProps) => {
  // After a click another button stands in the same place: the second half of a double click is not for it.
  const run = (name: Parameters<typeof commandModel>[0]) => (event: MouseEvent) => {
    if (event.detail < 2) void commandModel(name, id);
  };
  const download = {
    absent: main ? en.models.downloadSize(model) : en.models.download,
    paused: en.models.resume,
    damaged: en.models.again,
  };
  return (
    <div className="buttons">
      {start}
      {(status === 'absent' || status === 'paused' || status === 'damaged') && (
        <button type="button" className={main ? 'primary' : 'secondary'} onClick={run('models.download')}>
          {download[status]}
        </button>
      )}
      {status === 'downloading' && (
        <button type="button" className="secondary" onClick={run('models.pause')}>
          {en.models.pause}
        </button>
      )}
      {(status === 'ready' || status === 'paused' || status === 'damaged') && (
        <button type="button" className="secondary" onClick={run('models.remove')}>
          {en.remove}
        </button>
      )}
    </div>
  );
};

interface ModelCardProps {
  model: ModelState;
  /** The one to speak of: its next step is the page's. */
  main?: boolean;
  /** The way on with this model. */
  start?: ReactNode;
}

/** A local model: what it is, where it comes from, and how far it has come. */
export const ModelCard = ({ model, main = false, start }: ModelCardProps) => (
  <article className={main ? 'card' : 'card line'} aria-label={model.name}>
    <div>
      <h2>
        {model.name}
        {model.status === 'ready' ? (
          <span className="badge">{en.models.status.ready}</span>
        ) : (
          model.recommended && <span className="badge">{en.models.recommended}</span>
        )}
      </h2>
      <p className="hint">{en.models.needs(model)}</p>
      <p className="hint">
        {en.models.from(model.source)}{' '}
        <button type="button" className="inline" onClick={() => void openLink(model.licenceUrl)}>
          {model.licence}
        </button>
      </p>
    </div>
    {(model.status === 'downloading' || model.status === 'paused' || model.status === 'verifying') && (
      <Progress model={model} />
    )}
    {model.error && model.error.code !== 'network_unreachable' && <ErrorNote error={model.error} here />}
    <Buttons model={model} main={main} start={start} />
  </article>
);
