/** node_modules/.cache/palimpsest: fetched models, bundles of a process. */
export const cache: string;
export const bundleWorkers: () => Promise<{ models: string; downloads: string }>;
export const bundleCommandLine: () => Promise<{ cli: string; folder: string }>;
