import { en } from '../../i18n/en';
import { ModelCard } from '../models/model-card';
import { mainModel, useModels } from '../models/models-store';
import { finish } from './finish';

/** The first run with a local model: download it, or start while it downloads. */
export const LocalChoice = () => {
  const models = useModels((state) => state.models);
  const chosen = useModels(mainModel);
  const local = useModels((state) => state.providers.find((provider) => provider.kind === 'local'));
  const started = local && chosen && chosen.status !== 'absent' && chosen.status !== 'damaged';
  return (
    <div className="stack">
      {models
        .toSorted((a, b) => Number(b.recommended) - Number(a.recommended))
        .map((model) => (
          <ModelCard key={model.id} model={model} />
        ))}
      {started && (
        <button type="button" className="primary" onClick={() => void finish({ provider: local.id, model: chosen.id })}>
          {chosen.status === 'ready' ? en.onboarding.start : en.onboarding.startWhile}
        </button>
      )}
    </div>
  );
};
