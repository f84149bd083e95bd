import type { Inference, Scan } from '../../../shared/ipc';
import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { whyNoScan } from '../../state/arrange';
import { awaitScan, useDraft } from '../../state/draft-store';
import { askGuesses, protectClues } from '../../state/guesses-store';
import { agree, turnBack } from '../../state/leaving';
import { useModels } from '../../state/models-store';
import { openDialog, useWindow } from '../../state/window-store';

type Asked = NonNullable<ReturnType<typeof useDraft.getState>['question']>['about'];

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

/** How far the scan has come meanwhile. */
const Unscanned = ({ asked }: { asked: Scan }) => {
  const scan = useDraft(({ shown }) => shown?.preview.scan ?? asked);
  return en.composer.unscannedText(scan);
};

const Text = ({ question }: { question: Asked }) => {
  switch (question.kind) {
    case 'over-cap':
      return en.composer.overCapText(question.spends);
    case 'lists-only':
      return en.composer.listsOnlyText;
    case 'unscanned':
      return <Unscanned asked={question.scan} />;
    case 'inferences':
      return <Guesses inferences={question.inferences} />;
  }
};

/** That no local model has read the text, and what would help. */
const Unread = ({ question, onLeave }: { question: Asked; onLeave: () => void }) => {
  const chosen = useWindow((state) => state.settings?.localModel ?? null);
  const hindrance = useModels((state) => whyNoScan(state.models, chosen));
  const scanned = useDraft((state) => state.shown?.preview.scan.status === 'done');
  if (hindrance === null) {
    const said =
      question.kind === 'inferences'
        ? en.guesses.readBy[question.model]
        : question.kind === 'lists-only' && !scanned
          ? en.composer.unreadYet
          : null;
    return said !== null && <p className="hint">{said}</p>;
  }
  return (
    <p className="hint">
      {en.composer.unread[hindrance]}{' '}
      <button
        type="button"
        className="act"
        onClick={() => {
          onLeave();
          openDialog({ kind: 'settings', page: 'models' });
        }}
      >
        {en.nextSteps.models}
      </button>
    </p>
  );
};

const canProtect = ({ clues }: Inference): boolean => clues.some(({ decision }) => decision !== null);

/** Asks before something leaves that the user wants to be asked about. */
export const Question = () => {
  const asked = useDraft((state) => state.question);
  const scan = useDraft(({ shown }) => shown?.preview.scan.status);
  if (!asked) return null;
  const { about: question, saves } = asked;
  const words = en.composer.questions[question.kind];
  const protect = async (inferences: readonly Inference[]): Promise<void> => {
    turnBack();
    await protectClues(inferences);
    useDraft.setState({ notice: en.composer.protectedWords });
    await askGuesses();
  };
  const isScanned = question.kind === 'unscanned' && scan === 'done';
  const instead = (): { text: string; run: () => void } | null => {
    if (question.kind === 'unscanned' && scan !== 'failed')
      return { text: isScanned ? en.composer.seeScanned : en.composer.awaitScan, run: awaitScan };
    return question.kind === 'inferences' && question.inferences.some(canProtect)
      ? { text: en.composer.protectWords, run: () => void protect(question.inferences) }
      : null;
  };
  const way = instead();
  return (
    <Ask
      title={isScanned ? en.composer.scannedTitle : words.title}
      confirm={saves ? en.composer.saveAnyway : words.confirm}
      onConfirm={agree}
      onClose={turnBack}
      {...(way && { instead: way })}
    >
      <Text question={question} />
      {question.kind !== 'over-cap' && <Unread question={question} onLeave={turnBack} />}
    </Ask>
  );
};
