import { type ReactNode, useEffect, useState } from 'react';
import { Note } from '../../components/note';
import { en } from '../../i18n/en';
import { arrange, unreachable } from '../../state/arrange';
import { loadHost, useModels } from '../../state/models-store';
import { ModelCard } from './model-card';

/** The local models: the one to speak of first. `start` leads on with it. */
export const ModelList = ({ start }: { start?: ReactNode }) => {
  const models = useModels((state) => state.models);
  const [looked, setLooked] = useState(useModels.getState().host !== null);
  useEffect(() => void loadHost().then(() => setLooked(true)), []);
  const { main, besides, others } = arrange(models);
  const missed = unreachable(models);
  // Which one is suggested depends on what this computer is: no other stands there before.
  if (!looked && models.every(({ status }) => status === 'absent')) {
    return (
      <p className="hint" role="status">
        {en.models.looking}
      </p>
    );
  }
  return (
    <div className="stack">
      {missed && main && <Note>{en.models.unreachable(missed, main)}</Note>}
      {[...(main ? [main] : []), ...besides].map((model) => (
        <ModelCard
          key={model.id}
          model={model}
          main={model === main}
          start={model === main && start}
          said={missed === model}
        />
      ))}
      {others.length > 0 && (
        <details className="others">
          <summary>{en.models.others}</summary>
          <div className="stack">
            {others.map((model) => (
              <ModelCard key={model.id} model={model} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
};
