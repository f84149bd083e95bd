/** What the local model reads for the engine, in the background. */
export type { AskModel } from './ask';
export { bound, checkModel, isAble } from './check';
export type { DeepFinding } from './extract';
export { createImportance, type Importance } from './importance';
export { createLinkReader, createProposer, type LinkReader, type Proposer } from './links';
export { createReader, type Reader } from './reader';
export { readPieces } from './readings';
export { createDeepScan, type DeepScan } from './scan';
export { createTitles } from './title';
