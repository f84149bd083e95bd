import type { Measured } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { readAhead } from './chat';
import type { Loaded } from './runtime';

/** Longest time for each part, in milliseconds, and most tokens. */
const patience = 5_000;
const readTokens = 384;
const writeTokens = 48;

/** A plain text; its content does not matter, its words are common ones. */
const sample =
  'The harbour was quiet in the morning. Two boats came in with the tide, and the people on the quay helped to carry the nets and the boxes to the market hall. ';

/** What a model that has just been loaded costs; `start` is when its loading began, as `performance.now()`. */
export const measure = async (loaded: Loaded & { start: number }, signal: AbortSignal): Promise<Measured> => {
  const { model, start } = loaded;
  const context = await loaded.context();
  const sequence = context.getSequence();
  try {
    const tokens = model.tokenize(sample.repeat(20), false).slice(0, Math.min(readTokens, context.contextSize / 3));
    const read = (): Promise<boolean> =>
      readAhead(
        sequence,
        [...sequence.contextTokens, ...tokens],
        AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      );
    // The first read also makes the buffers.
    const first = sequence.evaluate(tokens.slice(0, 8));
    await first.next();
    await first.return?.();
    const loadMs = performance.now() - start;
    // A graphics processor compiles what a long text needs when the first one comes: 11 s on one, 0.04 s from then on.
    if (model.gpuLayers > 0) await read();
    const from = sequence.nextTokenIndex;
    const startRead = performance.now();
    await read();
    const readSpeed = ((sequence.nextTokenIndex - from) / (performance.now() - startRead)) * 1000;

    let written = 0;
    let startWrite = performance.now();
    for await (const _ of sequence.evaluate(tokens.slice(-2), { yieldEogToken: true })) {
      if (signal.aborted) throw new CodedError('cancelled');
      // The first comes with what was read.
      if (written === 0) startWrite = performance.now();
      written += 1;
      if (written > writeTokens || performance.now() - startWrite > patience) break;
    }
    const write = ((written - 1) / (performance.now() - startWrite)) * 1000;
    if (signal.aborted) throw new CodedError('cancelled');
    const onGpu = model.llama.gpu === false ? 0 : Number(model.fileInsights.modelSize) * (model.gpuLayers > 0 ? 1 : 0);
    return { loadMs, memory: process.memoryUsage.rss() + onGpu, read: readSpeed, write };
  } finally {
    await sequence.dispose();
  }
};
