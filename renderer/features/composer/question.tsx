import type { Inference } from '../../../shared/ipc';
import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { askGuesses, hideClues } from '../inspector/guesses-store';
import { send, useDraft } from './draft-store';

type Asked = NonNullable<ReturnType<typeof useDraft.getState>['question']>;

const Guesses = ({ inferences }: { inferences: readonly Inference[] }) => (
  <>
    <p>{en.composer.inferencesText}</p>
    <ul className="guesses">
      {inferences.map((inference) => (
        <li key={`${inference.attribute} ${inference.guess}`}>
          <b>{inference.guess}</b>
          <span className="hint">{en.guesses.because(inference)}</span>
        </li>
      ))}
    </ul>
  </>
);

const Text = ({ question }: { question: Asked }) => {
  switch (question.kind) {
    case 'over-cap':
      return en.composer.overCapText(question.spends);
    case 'lists-only':
      return en.composer.listsOnlyText;
    case 'unscanned':
      return en.composer.unscannedText(question.scan);
    case 'inferences':
      return <Guesses inferences={question.inferences} />;
  }
};

const canHide = ({ clues }: Inference): boolean => clues.some(({ decision }) => decision !== null);

/** Asks before something is sent that the user wants to be asked about. */
export const Question = () => {
  const question = useDraft((state) => state.question);
  if (!question) return null;
  const words = en.composer.questions[question.kind];
  // Who turns back agrees to nothing.
  const close = (): void => useDraft.setState({ question: null, agreed: [] });
  const hide = async (inferences: readonly Inference[]): Promise<void> => {
    close();
    await hideClues(inferences);
    useDraft.setState({ notice: en.composer.hidden });
    await askGuesses();
  };
  return (
    <Ask
      title={words.title}
      confirm={words.confirm}
      onConfirm={() => void send(question.kind)}
      onClose={close}
      {...(question.kind === 'inferences' &&
        question.inferences.some(canHide) && {
          instead: { text: en.composer.hideWords, run: () => void hide(question.inferences) },
        })}
    >
      <Text question={question} />
    </Ask>
  );
};
