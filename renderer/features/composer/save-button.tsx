import { en } from '../../i18n/en';
import { canSend, useDraft } from '../../state/draft-store';
import { saveSanitized } from '../../state/leaving';

/** Takes out what the model would see, without sending it. */
export const SaveButton = () => {
  const some = useDraft(({ shown }) => shown !== null);
  const ready = useDraft(canSend);
  if (!some) return null;
  return (
    <button
      type="button"
      className="act"
      aria-disabled={!ready}
      title={en.composer.saveHint}
      onClick={() => void saveSanitized()}
    >
      {en.composer.save}
    </button>
  );
};
