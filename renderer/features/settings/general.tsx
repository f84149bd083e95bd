import { Switch } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Mode, modes } from '../../../shared/domain';
import type { Settings } from '../../../shared/ipc';
import { Choice } from '../../components/choice';
import { en } from '../../i18n/en';
import { changeSettings } from '../../window-store';
import { useModels } from '../models/models-store';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="settings-group">
    <h2>{title}</h2>
    {children}
  </section>
);

const change = (part: Partial<Settings>) => void changeSettings(part);

/** How closely the local model reads drafts, and which one. */
const Reading = ({ settings }: { settings: Settings }) => {
  const words = en.settings;
  const models = useModels((state) => state.models);
  const ready = models.filter(({ status }) => status === 'ready');
  return (
    <Group title={words.groups.reading}>
      <div className="setting">
        <h3>{words.scan}</h3>
        <Choice
          label={words.scan}
          value={settings.scan}
          options={words.scanOptions}
          onChange={(scan) => change({ scan })}
        />
        <p className="hint">{words.scanText[settings.scan]}</p>
      </div>
      <div className="setting">
        <h3>{words.infer}</h3>
        <Choice
          label={words.infer}
          value={settings.infer}
          options={words.inferOptions}
          onChange={(infer) => change({ infer })}
        />
        <p className="hint">{words.inferText[settings.infer]}</p>
      </div>
      {ready.length > 0 && (
        <div className="setting">
          <h3>
            <label htmlFor="local-model">{words.localModel}</label>
          </h3>
          <select
            id="local-model"
            value={ready.some(({ id }) => id === settings.localModel) ? (settings.localModel ?? '') : ''}
            onChange={({ currentTarget: { value } }) => change({ localModel: value === '' ? null : value })}
          >
            <option value="">{words.localModelBest}</option>
            {ready.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <p className="hint">{words.localModelText}</p>
        </div>
      )}
    </Group>
  );
};

/** What holds for every chat. */
export const General = ({ settings }: { settings: Settings }) => {
  const words = en.settings;
  return (
    <div className="stack">
      <div className="setting">
        <h3>{words.theme}</h3>
        <Choice
          label={words.theme}
          value={settings.theme}
          options={words.themes}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <Group title={words.groups.privacy}>
        <div className="setting">
          <h3>
            <label htmlFor="mode">{words.mode}</label>
          </h3>
          <select
            id="mode"
            value={settings.mode}
            onChange={({ currentTarget }) => change({ mode: currentTarget.value as Mode })}
          >
            {modes.map((mode) => (
              <option key={mode} value={mode}>
                {en.modes[mode].name}
              </option>
            ))}
          </select>
          <p className="hint">{en.modes[settings.mode].text}</p>
        </div>
        <div className="setting">
          <h3>{words.coins}</h3>
          <Choice
            label={words.coins}
            value={settings.coins}
            options={words.coinsOptions}
            onChange={(coins) => change({ coins })}
          />
          <p className="hint">{words.coinsText[settings.coins]}</p>
        </div>
        <div className="setting">
          <h3>
            <label htmlFor="keep-gender">{words.gender}</label>
          </h3>
          <Switch.Root
            id="keep-gender"
            className="switch"
            checked={settings.keepGender}
            onCheckedChange={(keepGender) => change({ keepGender })}
          >
            <Switch.Thumb className="switch-thumb" />
          </Switch.Root>
          <p className="hint">{words.genderText}</p>
        </div>
        <div className="setting">
          <h3>{words.share}</h3>
          <Choice
            label={words.share}
            value={settings.share}
            options={words.shareOptions}
            onChange={(share) => change({ share })}
          />
          <p className="hint">{words.shareText[settings.share]}</p>
        </div>
        <div className="setting">
          <h3>
            <label htmlFor="cap">{words.cap}</label>
          </h3>
          <input
            id="cap"
            type="number"
            min={0.1}
            max={100}
            step={0.1}
            defaultValue={settings.epsilonCap}
            onChange={({ currentTarget }) => {
              if (currentTarget.validity.valid && currentTarget.value !== '') {
                change({ epsilonCap: currentTarget.valueAsNumber });
              }
            }}
          />
          <p className="hint">{words.capText}</p>
        </div>
      </Group>
      <Reading settings={settings} />
    </div>
  );
};
