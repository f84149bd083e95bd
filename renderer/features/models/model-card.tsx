import type { ModelState } from '../../../shared/ipc';
import { ErrorNote } from '../../components/error-note';
import { en, formatBytes } from '../../i18n/en';
import { openDialog } from '../../window-store';
import { commandModel } from './models-store';

const languages = new Intl.DisplayNames('en', { type: 'language' });

const Progress = ({ model }: { model: ModelState }) => (
  <div className="progress">
    <progress aria-label={en.models.progressLabel(model.name)} max={model.bytes} value={model.receivedBytes} />
    <span>{en.models.progress(model)}</span>
  </div>
);

const Buttons = ({ model: { id, status }, model }: { model: ModelState }) => {
  const run = (name: Parameters<typeof commandModel>[0]) => () => void commandModel(name, id);
  const download = { absent: en.models.download(model), paused: en.models.resume, damaged: en.models.again };
  return (
    <div className="buttons">
      {(status === 'absent' || status === 'paused' || status === 'damaged') && (
        <button type="button" className="primary" onClick={run('models.download')}>
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

/** A local model: what it is, where it comes from, and how far it has come. */
export const ModelCard = ({ model }: { model: ModelState }) => (
  <article className="card" aria-label={model.name}>
    <h2>
      {model.name} {model.recommended && <span className="badge">{en.models.recommended}</span>}
    </h2>
    <p className="hint">
      {formatBytes(model.bytes)} {en.models.from(model.source)}, {en.models.memory(model.memory)},{' '}
      {model.languages.map((tag) => languages.of(tag) ?? tag).join(', ')},{' '}
      <button type="button" className="inline" onClick={() => openDialog({ kind: 'link', url: model.licenceUrl })}>
        {model.licence}
      </button>
      , {en.models.status[model.status]}
    </p>
    {(model.status === 'downloading' || model.status === 'paused' || model.status === 'verifying') && (
      <Progress model={model} />
    )}
    {model.error && <ErrorNote error={model.error} here />}
    <Buttons model={model} />
  </article>
);
