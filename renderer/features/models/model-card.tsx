import { type ReactNode, useState } from 'react';
import type { AppError } from '../../../shared/domain';
import type { ModelState } from '../../../shared/ipc';
import { Ask } from '../../components/ask';
import { ErrorNote } from '../../components/error-note';
import { firstClick } from '../../components/first-click';
import { Note } from '../../components/note';
import { en } from '../../i18n/en';
import { commandModel, isGone, isUnfit, unloadModel } from '../../state/models-store';
import { ModelDetails, ModelFacts } from './model-facts';

const Progress = ({ model }: { model: ModelState }) => (
  <div className="progress">
    <progress aria-label={en.models.progressLabel(model.name)} max={model.bytes} value={model.receivedBytes} />
    <span>{model.status === 'verifying' ? en.models.status.verifying : en.models.progress(model)}</span>
  </div>
);

const Badges = ({ model }: { model: ModelState }) => (
  <>
    {model.status === 'ready' ? (
      // A file that llama.cpp has not loaded yet may be one that it does not load.
      <span className={model.loaded || model.measured ? 'badge' : 'badge plain'}>
        {model.loaded ? en.models.loaded : model.measured ? en.models.status.ready : en.models.untried}
      </span>
    ) : (
      model.recommended && <span className="badge">{en.models.recommended}</span>
    )}
    {model.custom && <span className="badge plain">{en.models.own}</span>}
  </>
);

/** Asks before a file is deleted, or what has come of it; an entry without one goes at once. */
const Remove = ({ model }: { model: ModelState }) => {
  const [asks, setAsks] = useState(false);
  const { id, inPlace, receivedBytes } = model;
  const remove = (): void => void commandModel('models.remove', id);
  const nothing = !inPlace && receivedBytes === 0;
  const words = en.models.removal(model);
  return (
    <>
      <button type="button" className="secondary" onClick={() => (nothing ? remove() : setAsks(true))}>
        {nothing ? en.remove : words.confirm}
      </button>
      {asks && (
        <Ask title={words.title} confirm={words.confirm} onConfirm={remove} onClose={() => setAsks(false)}>
          {words.text}
        </Ask>
      )}
    </>
  );
};

const Buttons = ({ model: { id, status, name, loaded, downloadable, error }, model, main, start }: ModelCardProps) => {
  const run = (command: Parameters<typeof commandModel>[0]) => firstClick(() => void commandModel(command, id));
  const download = {
    absent: main ? en.models.downloadSize(model) : en.models.download,
    paused: en.models.resume,
    damaged: en.models.again,
  };
  return (
    <div className="buttons">
      {start}
      {downloadable && !isUnfit(model) && (status === 'absent' || status === 'paused' || status === 'damaged') && (
        <button type="button" className={main ? 'primary' : 'secondary'} onClick={run('models.download')}>
          {download[status]}
        </button>
      )}
      {status === 'downloading' && (
        <button type="button" className="secondary" onClick={run('models.pause')}>
          {en.models.pause}
        </button>
      )}
      {error?.code === 'model_refused' && status === 'damaged' && (
        <button type="button" className="secondary" onClick={run('models.measure')}>
          {en.retry}
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
      {(status !== 'absent' || model.custom) && <Remove model={model} />}
    </div>
  );
};

/** Where a model's card stands in the page. */
export const cardId = (model: string): string => `model-${model}`;

interface ModelCardProps {
  model: ModelState;
  /** The one to speak of: its next step is the page's. */
  main?: boolean;
  /** The way on with this model. */
  start?: ReactNode;
  /** What went wrong with it is said above all. */
  said?: boolean;
}

/** What went wrong, until it is dismissed or tried again; of a file that is here, as long as it is. */
const Failure = ({ model: { id, name, status }, error }: { model: ModelState; error: AppError }) => {
  const dismiss = (): void => void commandModel('models.dismiss', id);
  if (error.code !== 'download_unreachable')
    return <ErrorNote error={error} here {...(status !== 'damaged' && { onDismiss: dismiss })} />;
  return (
    <Note action={en.dismiss} onAction={dismiss}>
      {en.models.unreachableFrom(name)}
    </Note>
  );
};

/** A local model: what it is, what it costs, and how far it has come. */
export const ModelCard = ({ model, main = false, start, said = false }: ModelCardProps) => {
  const gone = isGone(model);
  return (
    <article id={cardId(model.id)} className="card model" aria-label={model.name}>
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
      {model.error && !gone && !said && <Failure model={model} error={model.error} />}
      <Buttons model={model} main={main} start={start} />
      <ModelDetails model={model} />
    </article>
  );
};
