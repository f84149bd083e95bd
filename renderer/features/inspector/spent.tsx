import { defaultPolicy } from '../../../shared/domain';
import type { Spend } from '../../../shared/ipc';
import { en } from '../../i18n/en';
import { staysHere, useChat } from '../../state/chat-store';
import { isBlank, useDraft } from '../../state/draft-store';
import { useIsOfOtherMode } from '../../state/preview-of-mode';
import { slidersOf } from '../../state/sliders';

const none: readonly Spend[] = [];
const share = ({ spent, adds, cap }: Spend): number => Math.min(1, (spent + adds) / cap);

/** How much ε the values of this draft have spent, over all that was ever sent. */
export const Spent = () => {
  const spends = useDraft((state) => state.shown?.preview.spends ?? none);
  const noised = useChat(({ conversation }) => slidersOf(conversation ?? defaultPolicy).includes('values'));
  const stays = useChat(({ conversation }) => staysHere(conversation));
  const awaited = useIsOfOtherMode();
  const blank = useDraft((state) => isBlank(state.doc));
  // Where nothing leaves, or no value is noised, there is nothing to spend.
  if (stays || awaited || (spends.length === 0 && (blank || !noised))) return null;
  const highest = Math.max(0, ...spends.map(share));
  return (
    <section>
      <h3>{en.inspector.spentTitle}</h3>
      {highest > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: Chromium draws a meter element wider than its box
        <div
          className="meter"
          role="meter"
          aria-label={en.inspector.spentMeter}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(highest * 100)}
        >
          <i style={{ width: `${highest * 100}%` }} />
        </div>
      )}
      <p className="means">
        {spends.length > 0
          ? en.inspector.spent(spends.toSorted((a, b) => share(b) - share(a)).slice(0, 3))
          : en.inspector.noSpent}
      </p>
    </section>
  );
};
