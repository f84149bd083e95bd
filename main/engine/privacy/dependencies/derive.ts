import type { EntityType, Span } from '../../../../shared/domain';
import type { Link } from '../../../../shared/ipc';
import { quantityOf } from '../entities/quantities';
import { sharedEpsilon } from '../ledger';
import type { Outcome } from '../modes/mode';
import type { Dependencies, Derived, Drawn } from './index';
import { keepOrders, keepSides } from './order/keep';

/** What has noise of its own: between others nothing is linked, or a kept value would tell a protected one. */
export const drawnValues = (
  text: string,
  spans: readonly Span[],
  outcomes: readonly Outcome[],
  isSent: (type: EntityType, original: string) => boolean,
): (Drawn | null)[] =>
  spans.map(({ start, end, type }, at) => {
    const { mechanism } = outcomes[at] ?? { mechanism: null };
    if (quantityOf(type) === null || (mechanism !== 'mldp' && mechanism !== 'date-shift')) return null;
    const original = text.slice(start, end);
    return { start, end, type, original, sent: isSent(type, original) };
  });

/** ε for each new root where those of a prompt share it. */
export const newRootEpsilon = (
  epsilon: number,
  { derived }: Dependencies,
  drawn: readonly (Drawn | null)[],
  outcomes: readonly Outcome[],
): number => {
  const following = new Set(derived.flatMap(({ places }) => places));
  const roots = outcomes.flatMap((outcome, at) => {
    const each = drawn[at];
    return each === null || each === undefined || each.sent || following.has(at) ? [] : [{ ...outcome, ...each }];
  });
  return sharedEpsilon(epsilon, roots);
};

/** A derived value that was sent, in another writing of it; null where it cannot be written so. */
export const rewrite = (type: EntityType, original: string, surrogate: string): string | null => {
  const quantity = quantityOf(type);
  const values = quantity?.read(surrogate).map(({ value }) => value) ?? [];
  const text = quantity?.write(original, values) ?? null;
  return text !== null && surrogate.startsWith('-') ? `-${text}` : text;
};

/**
 * Puts into every derived value's place what follows from its roots' stand-ins, as they are shown. Post-processing:
 * it spends nothing. What cannot be written so (a division by zero, an age below zero) keeps the noise of its own that it has,
 * and its root follows from it where it can.
 * @param outcomes One a span, as if nothing followed from anything.
 */
export const derive = (
  { derived, orders, earlier, sides, links }: Dependencies,
  drawn: readonly (Drawn | null)[],
  outcomes: readonly Outcome[],
): { outcomes: Outcome[]; links: Link[] } => {
  const written = keepSides(sides, drawn, keepOrders(orders, drawn, outcomes, earlier));
  const failed = new Set<number>();
  const turned: Link[] = [];
  const isWritten = ({ places, formula, write }: Derived): boolean => {
    const texts = places.map((place) => write(place, (span) => written[span]?.surrogate ?? ''));
    if (texts.includes(null)) return false;
    for (const [at, place] of places.entries())
      written[place] = {
        action: 'protect',
        surrogate: texts[at] ?? '',
        mechanism: 'mldp',
        epsilon: null,
        derivation: formula,
      };
    return true;
  };
  /** A draw as the rounded values behind it show it: it was spent. */
  const settle = ({ places, write }: Derived): void => {
    const texts = places.map((place) =>
      write(place, (span) => written[span]?.surrogate ?? '', written[place]?.surrogate),
    );
    if (texts.includes(null)) return;
    for (const [at, place] of places.entries()) {
      const outcome = written[place];
      if (outcome !== undefined) written[place] = { ...outcome, surrogate: texts[at] ?? outcome.surrogate };
    }
  };
  for (const each of derived) {
    if (isWritten(each)) {
      if (each.settled !== null) settle(each.settled);
      continue;
    }
    failed.add(each.places[0] ?? -1);
    if (each.instead !== null && isWritten(each.instead.derived)) turned.push(each.instead.link);
  }
  const holding = links.filter(({ derived: place, linked }) => !linked || !failed.has(place));
  return { outcomes: written, links: [...holding, ...turned] };
};
