import { firstClick } from '../../components/first-click';
import { en } from '../../i18n/en';
import { mainModel, useModels } from '../../state/models-store';
import { ModelList } from '../models/model-list';
import { finish } from './finish';

/** The first run with a local model: download it, or start while it downloads. */
export const LocalChoice = () => {
  const chosen = useModels(mainModel);
  const local = useModels((state) => state.providers.find((provider) => provider.kind === 'local'));
  const ready = chosen?.status === 'ready';
  const starts = ready || chosen?.status === 'downloading' || chosen?.status === 'verifying';
  return (
    <ModelList
      start={
        local &&
        starts && (
          <button
            type="button"
            className="primary"
            onClick={firstClick(() => void finish({ provider: local.id, model: chosen.id }))}
          >
            {ready ? en.onboarding.start : en.onboarding.startWhile}
          </button>
        )
      }
    />
  );
};
