import { Switch } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Mode, modes } from '../../../shared/domain';
import type { Settings } from '../../../shared/ipc';
import { ChoiceSetting, Setting } from '../../components/setting';
import { en } from '../../i18n/en';
import { useModels } from '../../state/models-store';
import { changeSettings } from '../../state/window-store';

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
      <ChoiceSetting
        name={words.scan}
        hint={words.scanText[settings.scan]}
        value={settings.scan}
        options={words.scanOptions}
        onChange={(scan) => change({ scan })}
      />
      <ChoiceSetting
        name={words.infer}
        hint={words.inferText[settings.infer]}
        value={settings.infer}
        options={words.inferOptions}
        onChange={(infer) => change({ infer })}
      />
      {ready.length > 0 && (
        <Setting name={words.localModel} control="local-model" hint={words.localModelText}>
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
        </Setting>
      )}
    </Group>
  );
};

/** What holds for every chat. */
export const General = ({ settings }: { settings: Settings }) => {
  const words = en.settings;
  return (
    <div className="stack">
      <ChoiceSetting
        name={words.theme}
        value={settings.theme}
        options={words.themes}
        onChange={(theme) => change({ theme })}
      />
      <Group title={words.groups.privacy}>
        <Setting name={words.mode} control="mode" hint={en.modes[settings.mode].text}>
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
        </Setting>
        <ChoiceSetting
          name={words.coins}
          hint={words.coinsText[settings.coins]}
          value={settings.coins}
          options={words.coinsOptions}
          onChange={(coins) => change({ coins })}
        />
        <Setting name={words.gender} control="keep-gender" hint={words.genderText}>
          <Switch.Root
            id="keep-gender"
            className="switch"
            checked={settings.keepGender}
            onCheckedChange={(keepGender) => change({ keepGender })}
          >
            <Switch.Thumb className="switch-thumb" />
          </Switch.Root>
        </Setting>
        <ChoiceSetting
          name={words.share}
          hint={words.shareText[settings.share]}
          value={settings.share}
          options={words.shareOptions}
          onChange={(share) => change({ share })}
        />
        <Setting name={words.cap} control="cap" hint={words.capText}>
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
        </Setting>
      </Group>
      <Reading settings={settings} />
    </div>
  );
};
