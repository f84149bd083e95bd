import { type ReactNode, useEffect, useId, useState } from 'react';
import type { AppError } from '../../../shared/domain';
import type { ModelHost, ModelSettings } from '../../../shared/ipc';
import { request } from '../../api';
import { ErrorNote } from '../../components/error-note';
import { ChoiceSetting, Setting } from '../../components/setting';
import { en } from '../../i18n/en';
import { moveModels, useModels } from '../../state/models-store';
import { fail } from '../../state/window-store';

const words = en.models;
const contexts = [2048, 4096, 8192, 16_384, 32_768];
const minutes = [1, 5, 10, 30, 60, null];

const Select = <T extends number | null>({
  label,
  hint,
  value,
  options,
  name,
  onChange,
}: {
  label: string;
  hint?: string;
  value: T;
  options: readonly T[];
  name: (option: T) => string;
  onChange: (option: T) => void;
}) => {
  const id = useId();
  const all = options.includes(value) ? options : [value, ...options];
  return (
    <Setting name={label} control={id} hint={hint}>
      <select
        id={id}
        value={all.indexOf(value)}
        onChange={({ currentTarget }) => onChange(all[Number(currentTarget.value)] as T)}
      >
        {all.map((option, index) => (
          <option key={String(option)} value={index}>
            {name(option)}
          </option>
        ))}
      </select>
    </Setting>
  );
};

const Folder = ({ folder }: { folder: string }) => {
  const moving = useModels((state) => state.moving);
  const [error, setError] = useState<AppError | null>(null);
  const move = async (): Promise<void> => {
    setError(null);
    setError(await moveModels());
  };
  return (
    <div className="setting">
      <h3>{words.folder}</h3>
      <button type="button" className="secondary" disabled={moving !== null} onClick={() => void move()}>
        {words.move}
      </button>
      <p className="hint path">{folder}</p>
      {error && (
        <div className="failure" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <ErrorNote error={error} here onDismiss={() => setError(null)} />
        </div>
      )}
      {moving && (
        <div className="progress">
          <progress aria-label={words.moving} max={moving.bytes} value={moving.moved} />
          <span>{words.moved(moving.moved, moving.bytes)}</span>
        </div>
      )}
    </div>
  );
};

/** How local models run, for those who want to say. */
export const ModelOptions = ({ host }: { host: ModelHost }): ReactNode => {
  const [settings, setSettings] = useState<ModelSettings | null>(null);
  useEffect(() => {
    void request('models.settings', undefined).then((result) => result.ok && setSettings(result.value));
  }, []);
  if (settings === null) return null;
  const change = async (part: Partial<Omit<ModelSettings, 'folder'>>): Promise<void> => {
    const result = await request('models.set', part);
    if (result.ok) setSettings(result.value);
    else fail(result.error);
  };
  const threads = [null, ...Array.from({ length: Math.max(1, host.cores) }, (_, index) => index + 1)];
  return (
    <details className="others">
      <summary>{words.options}</summary>
      <div className="stack">
        <p className="hint">{words.optionsText}</p>
        <Select
          label={words.context}
          hint={words.contextText}
          value={settings.contextSize}
          options={contexts}
          name={words.contextOption}
          onChange={(contextSize) => void change({ contextSize })}
        />
        <Select
          label={words.idle}
          value={settings.idleMinutes}
          options={minutes}
          name={words.idleOption}
          onChange={(idleMinutes) => void change({ idleMinutes })}
        />
        <Select
          label={words.threads}
          hint={words.threadsText}
          value={settings.threads}
          options={threads}
          name={(option) => (option === null ? words.threadsAuto : String(option))}
          onChange={(chosen) => void change({ threads: chosen })}
        />
        <ChoiceSetting
          name={words.gpu}
          hint={words.gpuText[settings.gpu]}
          value={settings.gpu}
          options={words.gpuOptions}
          onChange={(gpu) => void change({ gpu })}
        />
        <Folder folder={host.folder} />
      </div>
    </details>
  );
};
