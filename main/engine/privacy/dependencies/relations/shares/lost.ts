import type { Reading } from '../../figures';
import { about, evaluate, rootsOf } from '../../formula';
import { type Proposal, strengths } from '../../proposal';
import { isRate } from './rates';

/** A noised amount may be so many times smaller: then its last digit is as many times more of a percentage. */
const shrinking = 4;

/**
 * Proposals after which a percentage that stayed as it is would be false in its last digit: it came out of amounts that show
 * fewer digits. A rate gives its amount exactly, or a word says that it is one.
 */
export const lostShares = ({ figures, mentions }: Reading, proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter((proposal) => {
    if (proposal.strength === strengths.measured) return true;
    const { settled, derived, formula } = proposal;
    if (proposal.strength === strengths.told && figures[derived]?.unit === '%') return true;
    const [percent, amount] = [figures[settled?.derived ?? -1], figures[derived]];
    if (percent === undefined || amount === undefined) return false;
    const given = evaluate(formula, (root) => figures[root]?.value ?? amount.value);
    const exact = given !== null && Math.abs(about(given) - amount.size) <= 1e-9 * amount.size;
    const most = Math.max(...rootsOf(formula).map((root) => (root === percent.index ? 0 : (figures[root]?.size ?? 0))));
    const isLost = shrinking * about(amount.step) >= (most * about(percent.step)) / 100;
    return !exact && isLost && !mentions.some((mention) => mention.figure === percent && isRate(mention));
  });
