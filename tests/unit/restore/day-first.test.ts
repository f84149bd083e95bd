import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../main/engine/privacy/entities/quantities/dates/calendar';
import { readDates } from '../../../main/engine/privacy/entities/quantities/dates/read';
import { restore } from '../../../main/engine/privacy/restore';
import type { Replacement } from '../../../shared/domain';
import { createConversation } from '../core/conversation';
import { replacement, unchanged } from '../core/replacement';

/** A reply as it reads, and whether anything of it is doubtful. */
const read = (reply: string, sent: readonly Replacement[], kept = '') => {
  const { restored, spans } = restore(reply, sent, unchanged(kept));
  return { restored, doubtful: spans.some(({ kind }) => kind === 'doubtful') };
};

/** A date as a sanitized text has it, weeks away from its original. */
const shifted = (original: string, surrogate: string): Replacement => replacement('DATE', original, surrogate);

describe('a date whose day stands first comes back as the day that it is', () => {
  // 3 April, a week on.
  const dayFirst = [shifted('03/04/2019', '10/04/2019')];
  // 4 March, a week on.
  const monthFirst = [shifted('03/04/2019', '03/11/2019')];

  test.each([
    ['It was on 10 April 2019.', 'It was on 3 April 2019.'],
    ['It was on April 10, 2019.', 'It was on April 3, 2019.'],
    ['It was on 2019-04-10.', 'It was on 2019-04-03.'],
    ['Es war am 10.04.2019.', 'Es war am 03.04.2019.'],
    ['Es war am 10. April 2019.', 'Es war am 3. April 2019.'],
    ['It was on 10/04/2019.', 'It was on 03/04/2019.'],
  ])('%s', (reply, reads) => {
    expect(read(reply, dayFirst)).toEqual({ restored: reads, doubtful: false });
  });

  test.each([
    ['It was on 11 March 2019.', 'It was on 4 March 2019.'],
    ['It was on 2019-03-11.', 'It was on 2019-03-04.'],
  ])('and whose month stands first as well: %s', (reply, reads) => {
    expect(read(reply, monthFirst)).toEqual({ restored: reads, doubtful: false });
  });

  test('another day is not taken for it', () => {
    expect(restore('on 4 October 2019', dayFirst).restored).toBe('on 4 October 2019');
    expect(restore('on 3 November 2019', monthFirst).restored).toBe('on 3 November 2019');
  });

  test('a stand-in that can be read in one order only says how its original is meant', () => {
    const sent = [shifted('03/04/2019', '27/03/2019')];
    expect(read('on 27 March 2019', sent)).toEqual({ restored: 'on 3 April 2019', doubtful: false });
  });

  test('one date says how the others are meant', () => {
    // 1 September and 12 January, both a multiple of seven from their stand-ins in either order.
    const sent = [shifted('25/12/2019', '18/12/2019'), shifted('01/09/2019', '25/08/2019')];
    expect(read('on 25 August 2019', sent)).toEqual({ restored: 'on 1 September 2019', doubtful: false });
  });

  test('where nothing says the order, the date in another writing is doubtful', () => {
    const born = [replacement('DATE_OF_BIRTH', '03/07/1983', '04/10/1985')];
    expect(read('born on April 10, 1985', born).doubtful).toBe(true);
    expect(read('born on 04/10/1985', born)).toEqual({ restored: 'born on 03/07/1983', doubtful: false });
  });

  test('from the prompt to the reply', () => {
    for (const text of [
      'Ich habe am 03/04/2019 bei der Firma angefangen und bin immer noch da.',
      'I met him on 03/04/2019, and on 25/12/2019 we parted.',
    ]) {
      const { text: sanitized, findings } = createConversation().prompt(text);
      const sent = findings as Replacement[];
      const [surrogate] = readDates(sanitized, { language: null, dayFirst: true });
      if (surrogate === undefined) throw new Error('no date');
      const { year, month, day } = surrogate.value;
      expect(Math.abs(dayNumber(surrogate.value) - dayNumber({ year: 2019, month: 4, day: 3 })) % 7).toBe(0);
      const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(read(`since ${iso}.`, sent)).toEqual({ restored: 'since 2019-04-03.', doubtful: false });
    }
  });
});
