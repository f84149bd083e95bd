import type { Label } from './labelled';

/** Sets that label an address by its parts (street, flat, town, state, postal code) say the same as one address. */

const parts = new Set<Label['type']>(['ADDRESS', 'LOCATION', 'POSTAL_CODE']);
const between = /^[\s,>|-]{1,4}$/;

/** The places of a text with neighbouring parts of an address as one, where one of them is an address. Sorted by start. */
export const withWholeAddresses = <Part extends Omit<Label, 'optional'>>(
  text: string,
  places: readonly Part[],
): Part[] => {
  const runs: Part[][] = [];
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      last !== undefined &&
      parts.has(last.type) &&
      parts.has(place.type) &&
      between.test(text.slice(last.end, place.start));
    if (goesOn) run?.push(place);
    else runs.push([place]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const end = run.at(-1)?.end ?? 0;
    const isAddress = run.length > 1 && run.some(({ type }) => type === 'ADDRESS');
    return first !== undefined && isAddress ? [{ ...first, end, type: 'ADDRESS' }] : run;
  });
};
