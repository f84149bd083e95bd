import { en } from '../../i18n/en';
import { ModelCard } from './model-card';
import { useModels } from './models-store';

export const ModelList = () => {
  const models = useModels((state) => state.models);
  return (
    <div className="stack">
      <p className="hint">{en.models.lead}</p>
      {models.map((model) => (
        <ModelCard key={model.id} model={model} />
      ))}
    </div>
  );
};
