import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { send, useDraft } from './draft-store';

/** Asks before more ε is spent on a value than the user allowed. */
export const OverCap = () => {
  const spends = useDraft((state) => state.overCap);
  if (!spends) return null;
  return (
    <Ask
      title={en.composer.overCapTitle}
      confirm={en.composer.overCapConfirm}
      onConfirm={() => void send(true)}
      onClose={() => useDraft.setState({ overCap: null })}
    >
      {en.composer.overCapText(spends)}
    </Ask>
  );
};
