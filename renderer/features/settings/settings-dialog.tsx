import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog';
import { en } from '../../i18n/en';
import { openDialog, type SettingsPage, useWindow } from '../../state/window-store';
import { ModelsPage } from '../models/models-page';
import { type OpenForm, ProviderList } from '../models/provider-list';
import { forgetKeys } from '../models/unsaved';
import { General } from './general';
import { Keys } from './keys';
import { Rules } from './rules';

const pages = Object.entries(en.settings.pages) as [SettingsPage, string][];

export const SettingsDialog = ({ page }: { page: SettingsPage }) => {
  const settings = useWindow((state) => state.settings);
  const [form, setForm] = useState<OpenForm>(null);
  useEffect(() => forgetKeys, []);
  if (!settings) return null;
  return (
    <Dialog title={en.settings.title} className="dialog large" onClose={() => openDialog(null)}>
      <Tabs.Root
        className="tabs"
        orientation="vertical"
        value={page}
        onValueChange={(chosen) => openDialog({ kind: 'settings', page: chosen as SettingsPage })}
      >
        <Tabs.List className="tab-list" aria-label={en.settings.title}>
          {pages.map(([name, title]) => (
            <Tabs.Trigger key={name} value={name}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content className="tab-page" value="general">
          <General settings={settings} />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="rules">
          <Rules />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="providers">
          <ProviderList form={form} setForm={setForm} />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="models">
          <ModelsPage />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="keys">
          <Keys />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
};
