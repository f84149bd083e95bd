import type { Finding } from '../../shared/domain';

type Place = Pick<Finding, 'start' | 'end' | 'surrogateStart' | 'surrogateEnd'>;

/** Where the original says what stands between two places of the sanitized text; a stand-in that is touched counts whole. */
export const rangeInOriginal = (findings: readonly Place[], from: number, to: number): [number, number] => {
  const placeOf = (at: number, side: 'start' | 'end'): number => {
    const around = findings.find(({ surrogateStart, surrogateEnd }) => surrogateStart < at && at < surrogateEnd);
    if (around) return around[side];
    const last = findings.findLast(({ surrogateEnd }) => surrogateEnd <= at);
    return last ? at - last.surrogateEnd + last.end : at;
  };
  return [placeOf(from, 'start'), placeOf(to, 'end')];
};
