import { cities, isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { fold } from '../../text/fold';
import type { Found } from '../resolve';

/** Only what leads from one part of a name to the next: " de ", " vd ", " van 't ", " de los ", " d'". */
const particles = new RegExp(
  oneLine`
    ^ (?:
      (?:de|du|des|del|della|degli|di|da|do|dos|das|von|vom|v\.|van|vd|v\.? ?d\.?|v\/d|ter|ten|af|av|bin|ibn)
      (?: (?:und zu|la|le|los|las|l['’]|der|den|de|het|['’]t)(?= |(?<=['’])))?(?: |(?<=['’]))|d['’]
    )$
  `,
  'u',
);
/** … at the beginning of what was read apart from its initials. */
const leadsOn = /^(?:van|von|de|ten|ter|di|del|da|do|af)(?: (?:de|den|der|het|la|['’]t))? \p{Lu}/u;
/** Led on by these a town may be where somebody is from. */
const isOf = /^ (?:de|di|da|du|do|del|van|von|af) $/u;
const lastParticle =
  / (?:de|du|des|del|dell|dell[ao]|dei|degli|di|da|do|dos|das|van|von|af|av)(?: (?:la|le|los|las|der|den))?$/u;

/** "Anna von Peter": a given name behind is another's. */
const goesOn = (text: string, last: Found, found: Found): boolean => {
  const between = matched(lastParticle, text.slice(last.start, last.end)) + text.slice(last.end, found.start);
  const value = text.slice(found.start, found.end);
  // "J." and "van den Broek".
  if (found.type === 'PERSON' && /^(?:\p{Lu}\. ?)+$/u.test(text.slice(last.start, last.end)) && leadsOn.test(value))
    return text.slice(last.end, found.start) === ' ';
  const name = value.replace(/^(?:los|las|la|le|de) /u, '');
  if (!particles.test(between + value.slice(0, -name.length)) || !/^\p{Lu}/u.test(name)) return false;
  if (found.type === 'PERSON') return !isGivenName(name.split(' ')[0] ?? '');
  return found.type === 'LOCATION' && !value.includes(',') && !(isOf.test(between) && cities.has(fold(value)));
};

/** "Kurt Oberhofer della", whose firm follows. */
const withoutLast = (text: string, found: Found): Found => {
  const { length } = (found.type === 'PERSON' && lastParticle.exec(text.slice(found.start, found.end))?.[0]) || '';
  return length === 0 ? found : { ...found, end: found.end - length };
};

/**
 * Names of which the model read the parts: "Wim" and "Broek" of "Wim vd Broek". A town is no part of one, and none ends in
 * what leads on. Sorted by their start.
 */
export const joinParticles = (text: string, read: readonly Found[]): Found[] => {
  const joined: Found[] = [];
  for (const found of [...read].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last?.type === 'PERSON' && last.end <= found.start && goesOn(text, last, found))
      joined[joined.length - 1] = { ...last, end: found.end, score: Math.max(last.score, found.score) };
    else joined.push(found);
  }
  return joined.map((found) => withoutLast(text, found));
};
