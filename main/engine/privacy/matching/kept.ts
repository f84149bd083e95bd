import { type EntityType, type Finding, isReplacement } from '../../../../shared/domain';
import { textAfter, textBefore } from '../text/around';

/** A prompt as it was sent. */
export interface SentText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Characters around a stand-in that may say what it is of. */
const reach = 160;

/** Places of a stand-in that are kept: what it is of, the first ones say. */
const mostPlaces = 8;

/** What stood before and behind a stand-in in a prompt. */
export interface Place {
  readonly front: string;
  readonly behind: string;
}

/** And for what it stood there. */
interface SentPlace extends Place {
  readonly original: string;
}

/** What a conversation has sent besides its stand-ins. */
export interface Kept {
  /** In the user's own words: the text between the stand-ins. */
  readonly text: string;
  /** Where a stand-in stood. */
  placesOf(type: EntityType, surrogate: string): readonly SentPlace[];
}

export const keptOf = (prompts: readonly SentText[]): Kept => {
  const pieces: string[] = [];
  const places = new Map<string, SentPlace[]>();
  for (const { text, findings } of prompts) {
    const replacements = findings.filter(isReplacement);
    const edges = [0, ...replacements.flatMap(({ surrogateStart, surrogateEnd }) => [surrogateStart, surrogateEnd])];
    const own = [...replacements, null].map((_, at) => text.slice(edges[2 * at], edges[2 * at + 1]));
    pieces.push(...own);
    for (const { type, original, surrogate, surrogateStart, surrogateEnd } of replacements) {
      const place = {
        original,
        front: textBefore(text, surrogateStart, reach),
        behind: textAfter(text, surrogateEnd, reach),
      };
      const key = `${type} ${surrogate}`;
      const known = places.get(key);
      if (known === undefined) places.set(key, [place]);
      else if (known.length < mostPlaces) known.push(place);
    }
  }
  return {
    text: pieces.join('\n\n'),
    placesOf: (type, surrogate) => places.get(`${type} ${surrogate}`) ?? [],
  };
};
