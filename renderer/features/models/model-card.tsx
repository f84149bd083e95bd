import type { MouseEvent, ReactNode } from 'react';
import type { ModelState } from '../../../shared/ipc';
import { ErrorNote } from '../../components/error-note';
import { en } from '../../i18n/en';
import { ModelDetails, ModelFacts } from './model-facts';
import { commandModel, unloadModel } from './models-store';

const Progress = ({ model }: { model: ModelState }) => (
  <div className="progress">
    <progress aria-label={en.models.progressLabel(model.name)} max={model.bytes} value={model.receivedBytes} />
    <span>{model.status === 'downloading' ? en.models.progress(model) : en.models.status[model.status]}</span>
  </div>
);

const Badges = ({ model }: { model: ModelState }) => (
  <>
    {model.status === 'ready' ? (
      <span className="badge">{model.loaded ? en.models.loaded : en.models.status.ready}</span>
    ) : (
      model.recommended && <span className="badge">{en.models.recommended}</span>
    )}
    {model.custom && <span className="badge plain">{en.models.own}</span>}
  </>
);

const Buttons = ({ model: { id, status, name, loaded, downloadable }, model, main, start }: ModelCardProps) => {
  // After a click another button stands in the same place: the second half of a double click is not for it.
  const run = (command: Parameters<typeof commandModel>[0]) => (event: MouseEvent) => {
    if (event.detail < 2) void commandModel(command, id);
  };
  const download = {
    absent: main ? en.models.downloadSize(model) : en.models.download,
    paused: en.models.resume,
    damaged: en.models.again,
  };
  return (
    <div className="buttons">
      {start}
      {downloadable && (status === 'absent' || status === 'paused' || status === 'damaged') && (
        <button type="button" className={main ? 'primary' : 'secondary'} onClick={run('models.download')}>
          {download[status]}
        </button>
      )}
      {status === 'downloading' && (
        <button type="button" className="secondary" onClick={run('models.pause')}>
          {en.models.pause}
        </button>
      )}
      {loaded && (
        <button
          type="button"
          className="secondary"
          aria-label={en.models.unloadOf(name)}
          onClick={() => void unloadModel()}
        >
          {en.models.unload}
        </button>
      )}
      {status !== 'absent' && (
        <button type="button" className="secondary" onClick={run('models.remove')}>
          {status === 'downloading' || status === 'verifying' ? en.models.cancel : en.remove}
        </button>
      )}
      {status === 'absent' && model.custom && (
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

/** A local model: what it is, what it costs, and how far it has come. */
export const ModelCard = ({ model, main = false, start }: ModelCardProps) => {
  const gone = model.status === 'damaged' && model.receivedBytes === 0 && !model.downloadable;
  return (
    <article className={main ? 'card' : 'card line'} aria-label={model.name}>
      <div>
        <h2>
          {model.name}
          <Badges model={model} />
        </h2>
        <ModelFacts model={model} />
      </div>
      {(model.status === 'downloading' || model.status === 'paused' || model.status === 'verifying') && (
        <Progress model={model} />
      )}
      {gone && <p className="hint warned">{en.models.gone}</p>}
      {model.error && !gone && model.error.code !== 'network_unreachable' && <ErrorNote error={model.error} here />}
      <Buttons model={model} main={main} start={start} />
      <ModelDetails model={model} />
    </article>
  );
};
