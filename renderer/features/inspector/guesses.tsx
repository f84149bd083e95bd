import { type RefObject, useEffect, useRef } from 'react';
import type { Inference } from '../../../shared/ipc';
import { en } from '../../i18n/en';
import { whyNoScan } from '../../state/arrange';
import { staysHere, useChat } from '../../state/chat-store';
import { isBlank, useDraft } from '../../state/draft-store';
import { askGuesses, protectClues, stopGuesses, useGuesses } from '../../state/guesses-store';
import { useModels } from '../../state/models-store';
import { useWindow } from '../../state/window-store';

/** What is told of the open draft. `stale`: it has changed since. */
const useTold = () => {
  const blank = useDraft((state) => isBlank(state.doc));
  const loaded = useDraft((state) => state.loaded);
  const hash = useDraft((state) => state.shown?.preview.hash);
  const asking = useGuesses((state) => state.asking?.loaded === loaded);
  const told = useGuesses((state) => (state.told?.loaded === loaded ? state.told : null));
  return { blank, asking, told, stale: told !== null && told.hash !== hash };
};

/** The check of what could still be guessed: its button, and how it went. */
export const GuessCheck = ({ button }: { button: RefObject<HTMLButtonElement | null> }) => {
  const { blank, asking, told, stale } = useTold();
  const mode = useDraft((state) => state.shown?.preview.report.mode ?? 'balanced');
  const chosen = useWindow((state) => state.settings?.localModel ?? null);
  const unchecked = useModels((state) => whyNoScan(state.models, chosen) === 'unchecked');
  const stays = useChat(({ conversation }) => staysHere(conversation));
  if (blank || stays) return null;
  const state = (): string => {
    if (asking) return en.guesses.underWay(told !== null && !stale, unchecked);
    return told ? en.guesses.told(told, stale, mode) : en.guesses.lead;
  };
  return (
    <section aria-busy={asking}>
      <h3 className="with-act">
        {en.guesses.title}
        <button type="button" className="act" ref={button} onClick={() => (asking ? stopGuesses() : void askGuesses())}>
          {asking ? en.guesses.stop : told ? en.guesses.again : en.guesses.ask}
        </button>
      </h3>
      <p className="means" role="status">
        {state()}
      </p>
    </section>
  );
};

const Row = ({ inference, onProtect }: { inference: Inference; onProtect: () => void }) => {
  const words = inference.clues.map(({ text }) => text);
  return (
    <li className="found guess">
      <span className="value">{inference.guess}</span>
      <span className="to">{en.guesses.because(inference)}</span>
      {inference.clues.some(({ decision }) => decision !== null) && (
        <span className="acts">
          <button
            type="button"
            className="act"
            aria-label={en.inspector.decide('protect', words.join(', '))}
            onClick={onProtect}
          >
            {en.finding.actions.protect}
          </button>
        </span>
      )}
    </li>
  );
};

/** What a stranger who reads only what leaves could still guess of the user, and from which words. */
export const Guesses = ({ check }: { check: RefObject<HTMLButtonElement | null> }) => {
  const { blank, asking, told, stale } = useTold();
  const section = useRef<HTMLElement>(null);
  const shown = !blank && told !== null && told.inferences.length > 0;
  const asked = useRef(false);
  // The last answer comes when nothing is asked any more, and may be longer than the one before.
  useEffect(() => {
    asked.current ||= asking;
    if (shown && told && asked.current) section.current?.scrollIntoView({ block: 'nearest' });
    asked.current = asking;
  }, [shown, told, asking]);
  if (!shown) return null;
  const protect = async (inference: Inference): Promise<void> => {
    // The row goes away, and the focus with it.
    check.current?.focus();
    await protectClues([inference]);
    await askGuesses();
  };
  const unread = stale ? null : en.guesses.readBy[told.model];
  return (
    <section ref={section}>
      <h3>{en.guesses.list}</h3>
      {unread !== null && <p className="means">{unread}</p>}
      <ul aria-label={en.guesses.title} className={stale && !asking ? 'stale' : undefined}>
        {told.inferences.map((inference) => (
          <Row
            key={`${inference.attribute} ${inference.guess}`}
            inference={inference}
            onProtect={() => void protect(inference)}
          />
        ))}
      </ul>
    </section>
  );
};
