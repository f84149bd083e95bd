import type { EntityType } from '../../../../../shared/domain';
import { isGivenName } from '../../lists';
import { fold } from '../../text/fold';
import { isNear } from '../../text/pieces';
import type { Found } from '../resolve';
import { any } from './any';
import { isAuthor } from './authors';
import { isCited, isEponym, isQuoted } from './citations';
import { fameIn, type Group, isFullName, isOnesOwn, isTitledName, keysOf, withLists } from './fame';
import { isAskedStory } from './fiction';
import { partsOfFigures } from './figures';
import { isAddressed, isExercise } from './lessons';
import { toldAt } from './statements';
import { contact, doubtOf, long, type Weighed } from './weighed';
import { limits, ofName, ofPassage } from './weights';

/** Right beside a name, by these somebody is known as well. */
const besideName = new Set<EntityType>([
  ...contact,
  'AGE',
  'USER_NAME',
  'ID_NUMBER',
  'DRIVER_LICENSE',
  'LICENSE_PLATE',
]);

/** Characters between a name and its number. */
const beside = 48;
const besideFigureName = 12;

/** "Frau Kessler prüft uns". */
const toUs = any('us|uns|nous|nos|ci|ons|nas|nam|oss|bizi|bize');

/** How sure the model is of a full name that none of the lists has. */
const sure = 0.8;

/** The names that are the world's: the mentions of one name together. */
export const worldsNames = (
  text: string,
  found: readonly Found[],
  names: readonly Found[],
  { invented, inStory, isCuedHere, isClaimed, form, sentence, worldAt, isStory, ownAt, limit, asksOfWorld }: Weighed,
): ReadonlySet<Found> => {
  const askedStory = isAskedStory(text);
  const numbers = found.filter(({ type }) => besideName.has(type)).flatMap(({ start, end }) => [start, end]);
  numbers.sort((a, b) => a - b);
  const isPart = partsOfFigures(fold(text));
  const isTold = toldAt(text);
  const famed = (name: Found): number => {
    const known = fameIn(text, name, isPart);
    return known === ofName.ordinary && isTold(name.start) ? ofName.famousWord : known;
  };
  const fame = new Map(names.map((name) => [name, famed(name)]));
  const isGiven = ({ start, end }: Found): boolean => isGivenName(text.slice(start, end));
  // In questions the model marks few.
  const isSure = ({ source, score, start, end }: Found): boolean =>
    source === 'tagger' && score >= sure && /\p{L} \p{L}/u.test(text.slice(start, end));
  // Whom everybody knows is asked about in posts as well, and no friend of whom stands there by a given name.
  const isBesideSomebody = names.some((name) => (fame.get(name) ?? 0) === 0 && isGiven(name));
  const limitOf = ({ names: mentions, figure, renowned }: Group): number =>
    renowned || (figure && (asksOfWorld || isBesideSomebody || mentions.some(({ start }) => isTold(start))))
      ? limits.asking
      : limit;

  // Persons of a story bear titles as well, but do nothing to us.
  const isTitled = (name: Found): boolean =>
    fame.get(name) === 0 &&
    isTitledName(text, name) &&
    !invented &&
    (!inStory || (text.length < long && toUs.test(sentence(name.start).text)));

  const keyOf = keysOf(
    text,
    names.filter((name) => (fame.get(name) ?? 0) > ofName.famousWord),
  );
  withLists(text, names, fame);
  const pointsOf = (name: Found, known: number): number => {
    const { start, end } = name;
    const isFigure = known <= ofName.famousWord;
    // By the full name nobody else is called: only what stands right beside it is theirs.
    const near = known <= ofName.famous ? besideFigureName : beside;
    // Authors are known, and laws are called, by family names.
    const isFriend = known === 0 && isGiven(name);
    const eponym = !isFriend && isEponym(text, start, end);
    return [
      known,
      known < 0 && sentence(start).longAgo ? ofName.inItsTime : 0,
      isTitled(name) ? ofName.titled : isCuedHere(name) && !inStory ? ofName.weakCue : 0,
      (isNear(numbers, start, near) || isNear(numbers, end, near)) && !(isFigure && isTold(start))
        ? ofName.besideIdentifier
        : 0,
      !isFriend && isAuthor(text, start, end) ? ofName.author : 0,
      isCited(text, start, end) ? ofName.cited : 0,
      eponym ? ofName.eponym : 0,
      !isFigure && !isStory(start) && isGiven(name) ? ofName.givenName : 0,
      !isFigure && !isStory(start) && (isFullName(text, name) || (isSure(name) && !eponym)) ? ofName.fullName : 0,
      isQuoted(text, start, end) ? ofName.quoted : 0,
      // "Erkläre Lena Vogt den Konjunktiv": she learns it.
      known === 0 && isAddressed(text, start) && isExercise(text) ? -ofPassage.exercise : 0,
      worldAt(start) < 0 ? doubtOf(name) : 0,
      isFigure ? (known <= ofName.famous ? 0 : form) + Math.min(0, worldAt(start)) : ownAt(start),
    ].reduce((sum, each) => sum + each, 0);
  };

  /** The mentions of one name: what speaks most for a person and most against, together. */
  const groups = new Map<string, Group>();
  for (const name of names) {
    const known = fame.get(name) ?? 0;
    const points = pointsOf(name, known);
    const key = keyOf(name);
    const group = groups.get(key) ?? { names: [], claimed: false, figure: true, renowned: true, best: 0, worst: 0 };
    group.names.push(name);
    group.claimed ||=
      isClaimed(name) ||
      (isFullName(text, name) && isOnesOwn(text, name)) ||
      (askedStory && known === 0 && /\s/.test(text.slice(name.start, name.end)));
    group.figure &&= known <= ofName.famousWord;
    group.renowned &&= known <= ofName.famous;
    group.best = group.names.length === 1 ? points : Math.max(group.best, points);
    group.worst = group.names.length === 1 ? points : Math.min(group.worst, points);
    groups.set(key, group);
  }
  const isSomebodys = (group: Group): boolean => group.claimed || (group.best + group.worst) / 2 > limitOf(group);
  return new Set([...groups.values()].flatMap((group) => (isSomebodys(group) ? [] : group.names)));
};
