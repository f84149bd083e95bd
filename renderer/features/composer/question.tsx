import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { send, useDraft } from './draft-store';

/** Asks before more ε is spent on a value than the user allowed, and before names are found by lists only. */
export const Question = () => {
  const question = useDraft((state) => state.question);
  if (!question) return null;
  const words = en.composer.questions[question.kind];
  return (
    <Ask
      title={words.title}
      confirm={words.confirm}
      onConfirm={() => void send(question.kind)}
      onClose={() => useDraft.setState({ question: null })}
    >
      {question.kind === 'over-cap' ? en.composer.overCapText(question.spends) : en.composer.listsOnlyText}
    </Ask>
  );
};
