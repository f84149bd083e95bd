import type { ReactNode } from 'react';
import { Note } from '../../components/note';
import { en } from '../../i18n/en';
import { arrange, unreachable } from './arrange';
import { ModelCard } from './model-card';
import { useModels } from './models-store';

/** The local models: the one to speak of first. `start` leads on with it. */
export const ModelList = ({ start }: { start?: ReactNode }) => {
  const models = useModels((state) => state.models);
  const { main, besides, others } = arrange(models);
  const missed = unreachable(models);
  return (
    <div className="stack">
      {missed && main && <Note>{en.models.unreachable(missed, main)}</Note>}
      {main && <ModelCard model={main} main start={start} />}
      {besides.map((model) => (
        <ModelCard key={model.id} model={model} />
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
