import type { PreparedText } from '../entities/entity';

/** Text as the recognisers see it, with the way back to the original offsets. */
export const prepare = (text: string): PreparedText => ({
  original: text,
  text,
  toOriginal: (start, end) => ({ start, end }),
});
