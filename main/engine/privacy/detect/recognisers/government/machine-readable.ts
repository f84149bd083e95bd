import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate } from '../../../entities/entity';
import { isMachineReadable, looksMachineReadable } from '../../../entities/government/machine-readable';

/**
 * Two lines of 36 or 44 characters, or three of 30, the first with the kind of document and a country; copied by hand they
 * are of other lengths, beside each other, or one alone.
 */
const zone =
  /(?<![A-Z0-9<])[A-Z0-9<]{28,48}(?:(?:\r?\n[ \t>]{0,8}| {1,3})(?![ACIPV]<[A-Z<]{3})[A-Z0-9<]{28,48}){0,2}(?![A-Z0-9<])/g;

/** Machine-readable zones; one whose checks fail is still one where it is filled up as they are. */
export const machineReadable = (text: string): (Candidate & { type: EntityType })[] =>
  [...text.matchAll(zone)].flatMap(({ 0: lines, index: start }) => {
    const place = { start, end: start + lines.length, type: 'PASSPORT' as const };
    if (isMachineReadable(lines)) return [{ ...place, score: 0.999, reason: 'checks of a machine-readable zone' }];
    return looksMachineReadable(lines) && lines.includes('<<')
      ? [{ ...place, score: 0.95, reason: 'written like a machine-readable zone' }]
      : [];
  });
