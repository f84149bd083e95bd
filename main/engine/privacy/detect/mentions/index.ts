import { amountMentions } from './amounts';
import { codeMentions } from './codes';
import { compoundMentions } from './compounds';
import { hostMentions, namedSites } from './hosts';
import type { Mention, Sought } from './mention';
import { isOrdinary } from './ordinary';
import { tailMentions } from './tails';
import { mentions } from './words';

export { isDistinctive } from './distinctive';
export type { Sought } from './mention';
export { namesInAddresses } from './names-in-addresses';
export { mentions } from './words';

const ways = [mentions, compoundMentions, codeMentions, amountMentions, hostMentions, namedSites, tailMentions];

/** Where values stand again, in whatever form. Linear in the text. */
export const allMentions = (text: string, sought: readonly Sought[]): Mention[] => {
  const isWord = isOrdinary(text);
  return ways.flatMap((find) => find(text, sought)).filter((mention) => !isWord(mention));
};
