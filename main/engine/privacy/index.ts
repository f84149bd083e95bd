/** What the rest of the engine may use of privacy/. */

export type { SentPrompt } from './context';
export {
  linksAcross,
  type PossibleLink,
  possibleLinks,
  type Suggestion,
} from './dependencies';
export { desanitize } from './desanitize';
export { detect, language, readInSteps, readLists } from './detect';
export { coreOf, leftOver, stopWordsIn } from './detect/left-over';
export { requestIn } from './detect/public/requests';
export { staysByDefault } from './detect/read-deep';
export { overlap } from './detect/resolve';
export { checkPattern } from './detect/rules';
export { isStopWord } from './detect/words/vocabulary';
export { entities } from './entities';
export { promisedOf } from './guarantee';
export { account, type Draw, drawsOf, keptHere } from './ledger';
export type { SentText } from './matching/kept';
export { meaning } from './meaning';
export { adoptInstruction, continueInstruction, type Instruction, joinInstructions, type WordScores } from './modes';
export { dateWeeks } from './noise/distribution';
export { mechanismsOf } from './protection';
export { createRecent } from './recent';
export { restore } from './restore';
export {
  adoptStored,
  type PrivacyKeys,
  type Sanitized,
  type SanitizedText,
  sanitize,
} from './sanitize';
export { createStreamRestorer, type Delta, type StreamRestorer } from './stream-restorer';
