import { Popover } from 'radix-ui';
import { useState } from 'react';
import { aboutOther } from '../../../shared/about-other';
import { type Action, decisionOn, type Finding, riskLevel } from '../../../shared/domain';
import { typeNames } from '../../../shared/type-names';
import { Choice } from '../../components/choice';
import { actionsIn, decisionFor } from '../../findings/actions';
import { isDrawnSame, markClass } from '../../findings/looks';
import { en } from '../../i18n/en';
import { useChat } from '../../state/chat-store';
import { decide, useDraft } from '../../state/draft-store';
import { closeFinding, focusBack, placeOfOpen, useFocus } from '../../state/focus-store';
import { PromisedOf } from './promised-of';
import { ValueChoices } from './value-choices';

const Body = ({ finding }: { finding: Finding }) => {
  const [scope, setScope] = useState<'conversation' | 'everywhere'>('conversation');
  const mode = useDraft((state) => state.shown?.preview.report.mode ?? 'balanced');
  const before = useChat((state) => state.messages.length > 0);
  const shown = useDraft((state) => state.shown?.doc);
  const words = en.finding;
  const action = decisionFor(mode, finding.action);
  const byModel = finding.source === 'model';
  const decideOn = (chosen: Action, where: typeof scope): void =>
    void decide([decisionOn(finding, decisionFor(mode, chosen))], where);
  return (
    <>
      <p className="kind">
        <b>{typeNames[finding.type]}</b>, {words.risk[riskLevel(finding.risk)]}
      </p>
      <p className="swap">
        <mark className={markClass(finding)}>{finding.original}</mark>
        {finding.action === 'keep' ? ` ${words.stays}` : ` ${words.becomes} `}
        {finding.action !== 'keep' && <b>{finding.surrogate}</b>}
      </p>
      {aboutOther(shown?.toString() ?? '', [finding]).length > 0 && (
        <p className="hint">{words.aboutOther(finding.surrogate)}</p>
      )}
      {isDrawnSame(finding) && <p className="hint">{words.drawnSame}</p>}
      <p className="hint">
        {words.riskOf(finding)}{' '}
        {finding.reason !== '' && (byModel ? words.foundByModel(finding.reason) : words.reason(finding.reason))}
      </p>
      <Choice
        label={words.action}
        value={finding.action}
        options={
          Object.fromEntries(actionsIn(mode).map((each) => [each, words.actions[decisionFor(mode, each)]])) as Record<
            Action,
            string
          >
        }
        onChange={(chosen) => {
          decideOn(chosen, scope);
          closeFinding();
        }}
      />
      <Choice
        label={words.scope}
        value={scope}
        options={words.scopes}
        onChange={(chosen) => {
          setScope(chosen);
          // What was decided for this chat now holds in every one.
          if (chosen === 'everywhere' && (action !== 'protect' || finding.source === 'rule')) decideOn(action, chosen);
        }}
      />
      {scope === 'everywhere' && <p className="hint">{words.everywhereText}</p>}
      {byModel && scope !== 'everywhere' && (
        <>
          <button
            type="button"
            className="act"
            onClick={() => {
              decideOn('keep', 'everywhere');
              closeFinding();
            }}
          >
            {words.keepEverywhere}
          </button>
          <p className="hint">{words.keepEverywhereText}</p>
        </>
      )}
      <ValueChoices finding={finding} />
      <PromisedOf key={`${finding.type} ${finding.mechanism} ${finding.epsilon}`} finding={finding} />
      {before && <p className="hint">{words.committed}</p>}
    </>
  );
};

/** Follows the finding as its pane scrolls and grows: what tells of a word never covers it. */
const anchorOf = (open: Parameters<typeof placeOfOpen>[0]) => ({
  getBoundingClientRect: () => placeOfOpen(open),
  contextElement: open.anchor,
});

/** What a finding is, what it becomes, and the choice to keep it, protect it or leave a placeholder. */
export const FindingPopover = () => {
  const open = useFocus((state) => state.open);
  const finding = useDraft((state) => (open ? state.shown?.preview.findings[open.index] : undefined));
  if (!open || !finding) return null;
  return (
    <Popover.Root open onOpenChange={(stays) => !stays && closeFinding()}>
      <Popover.Anchor virtualRef={{ current: anchorOf(open) }} />
      <Popover.Portal>
        <Popover.Content
          className="popover finding"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          aria-label={finding.original}
          onCloseAutoFocus={(event) => focusBack(event, open.from)}
        >
          <Body finding={finding} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
