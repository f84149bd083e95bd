import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { send, useDraft } from './draft-store';

const textOf = (question: NonNullable<ReturnType<typeof useDraft.getState>['question']>): string => {
  switch (question.kind) {
    case 'over-cap':
      return en.composer.overCapText(question.spends);
    case 'lists-only':
      return en.composer.listsOnlyText;
    case 'unscanned':
      return en.composer.unscannedText(question.scan);
    case 'inferences':
      return en.composer.inferencesText(question.inferences);
  }
};

/** Asks before something is sent that the user wants to be asked about. */
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
      {textOf(question)}
    </Ask>
  );
};
