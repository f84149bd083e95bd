import { isListedPlace } from '../../lists';
import { isNear } from '../../text/pieces';
import type { Found } from '../resolve';
import { isBrand } from './brands';
import { isPartyOfCase } from './citations';
import { isFigureName } from './fame';
import { isExercise } from './lessons';
import { describing, doubtOf, isThing, type Weighed } from './weighed';
import { limits, ofName, ofThing } from './weights';

/** Characters around a place in which somebody makes it a private one. */
const privateReach = 200;

/** Characters between a figure and the places of its life. */
const besideFigure = 80;

/** Between a firm and its town. */
const beforeTown = /^(?:,| (?:in|im|à|de|a|di|en|i|på|te|w|we|em|near|bei|près de|cerca de))? $/u;

/** The places, firms, days and descriptions that are the world's. */
export const worldsThings = (
  text: string,
  found: readonly Found[],
  figures: ReadonlySet<Found>,
  { isClaimed, isAskedWork, contacts, form, sentence, inAside, worldAt, ownAt, limit, asksOfWorld }: Weighed,
): Found[] => {
  const inOrder = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b);
  const persons = found.filter((each) => each.type === 'PERSON' && !figures.has(each)).map(({ start }) => start);
  const privately = inOrder([...persons, ...contacts]);
  const publicly = inOrder([...figures].map(({ start }) => start));
  // Where a figure lived is the world's; a firm may be that of who is as near.
  const isOfFigure = ({ type, start }: Found): boolean =>
    isNear(publicly, start, besideFigure) && !(type === 'ORGANIZATION' && isNear(persons, start, besideFigure));
  /** A place in the sentences of a lesson is where nobody lives. */
  const lesson = isExercise(text);

  const isWorlds = (each: Found): boolean => {
    const { type, start, end } = each;
    const isParty = type === 'ORGANIZATION' && isPartyOfCase(text, start, end);
    const near = isNear(privately, start, privateReach);
    const place = text.slice(start, end);
    const isOfWorld = isParty || (lesson && type === 'LOCATION') || (!near && isBrand(place) && isAskedWork(each));
    if (isClaimed(each) && type !== 'DATE' && !isOfWorld) return false;
    // A writer may work at a firm, or live in a street, that is called like a figure.
    const brand =
      ((type === 'ORGANIZATION' || (type === 'LOCATION' && !isListedPlace(place))) && isBrand(place)) ||
      (!describing.has(type) && !sentence(start).whose.self && isFigureName(place));
    const points = [
      near && !brand ? ofThing.nearPerson : 0,
      isParty ? ofName.cited : 0,
      brand ? ofThing.brand : 0,
      type === 'LOCATION' && sentence(start).asked ? ofThing.asked : 0,
      isOfFigure(each) && !inAside(start) ? ofThing.besideFigure : 0,
      worldAt(start) < 0 ? doubtOf(each) : 0,
      brand ? form + worldAt(start) : ownAt(start),
    ].reduce((sum, point) => sum + point, 0);
    return points <= (brand && asksOfWorld ? limits.asking : limit);
  };
  const worlds = new Set(found.filter((each) => isThing(text, each) && isWorlds(each)));
  /** "Zahnarztpraxis Wendt in Soest": the town of a firm that is somebody's. */
  const isOfFirm = (at: number): boolean => {
    const [firm, place] = [found[at - 1], found[at]];
    if (firm?.type !== 'ORGANIZATION' || place?.type !== 'LOCATION' || worlds.has(firm)) return false;
    return beforeTown.test(text.slice(firm.end, place.start));
  };
  return found.filter((each, at) => worlds.has(each) && !isOfFirm(at));
};
