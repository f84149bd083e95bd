/** What the local model reads for the engine, in the background. */
export { createInference, type InferenceService, isWorthAsking } from './infer';
export { createReader, type Reader } from './reader';
export { createDeepScan, type DeepReading, type DeepScan } from './scan';
export { createTitles } from './title';
