import { type Finding, type RiskLevel, riskLevel } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { isRefused, useDraft } from '../../state/draft-store';
import { openDrawer } from '../../state/window-store';

const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];

const tally = (findings: readonly Finding[]): Record<RiskLevel | 'kept', number> => {
  const counts = { high: 0, medium: 0, low: 0, kept: 0 };
  for (const finding of findings.filter(({ source }) => source !== 'mode'))
    counts[finding.action === 'keep' ? 'kept' : riskLevel(finding.risk)]++;
  return counts;
};

/** Words that a mode gave way to others; scrambled text is none. */
const replacedWords = (findings: readonly Finding[]): number =>
  findings.filter(({ source, mechanism }) => source === 'mode' && mechanism !== 'krr').length;

/**
 * How much was found, by risk and by the local model, how far its reading is, and how long the preview took. In a
 * narrow window, where the list of what was found stands in a drawer, its counts open it.
 */
export const Counts = ({ narrow }: { narrow: boolean }) => {
  const preview = useDraft((state) => state.shown?.preview);
  const length = useDraft(({ shown }) => shown?.doc.length ?? 0);
  const share = useDraft(({ namesRead }) => namesRead);
  const refused = useDraft(isRefused);
  if (!preview || refused) return null;
  const counts = tally(preview.findings);
  const words = replacedWords(preview.findings);
  const { scan } = preview;
  const byModel = preview.findings.filter(({ source }) => source === 'model').length;
  const counted = words > 0 || preview.findings.some(({ source }) => source !== 'mode');
  const found = (
    <>
      {levels
        .filter((level) => counts[level] > 0)
        .map((level) => (
          <span className="count" key={level} title={en.finding.riskMeans[level]}>
            <i className={`swatch ${level}`} />
            {en.composer.risk(counts[level], level)}
          </span>
        ))}
      {words > 0 && <span className="count">{en.composer.words(words)}</span>}
      {counts.kept > 0 && <span className="count">{en.composer.kept(counts.kept)}</span>}
      {byModel > 0 && <span className="count by-model">{en.composer.byModel(byModel)}</span>}
    </>
  );
  return (
    <div className="counts">
      {narrow && counted ? (
        <button type="button" className="act to-found" title={en.composer.toFound} onClick={() => openDrawer('found')}>
          {found}
        </button>
      ) : (
        found
      )}
      {(scan.status === 'reading' || scan.status === 'waiting') && (
        <span className="count scanning">{en.composer.scanning(scan)}</span>
      )}
      <span className="count">{en.composer.namesBy(preview, length, share)}</span>
    </div>
  );
};
