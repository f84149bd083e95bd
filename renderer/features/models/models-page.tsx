import { en } from '../../i18n/en';
import { useModels } from '../../state/models-store';
import { AddModel } from './add-model';
import { ModelList } from './model-list';
import { ModelOptions } from './model-options';

/** The local models: those that fit this computer, the user's own, and how they run. */
export const ModelsPage = () => {
  const host = useModels((state) => state.host);
  return (
    <div className="stack">
      <p className="hint">
        {en.models.lead} {host && en.models.computer(host)}
      </p>
      <ModelList />
      <AddModel />
      {host && <ModelOptions host={host} />}
    </div>
  );
};
