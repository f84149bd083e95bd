/** node_modules/.cache/palimpsest: fetched models, bundles of a process. */
export const cache: string;
interface Bundle {
  /** Vitest ends its processes without a word: the bundle goes with this. */
  remove(): void;
}
export const bundleWorkers: () => Promise<Bundle & { models: string; downloads: string }>;
export const bundleCommandLine: () => Promise<Bundle & { cli: string }>;
export const bundleEngine: () => Promise<Bundle & { engine: string }>;

export const bundleDocuments: () => Promise<Bundle & { documents: string }>;
