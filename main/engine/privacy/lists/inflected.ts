/** Rantanen. Behind another letter it is a German word more often: goldenen. */
const finnishEndings = 'nen sen selle selta seltä sella sellä sesta sestä seen';
const vowelBefore = /[aiouyäö]$/u;

/**
 * What family names end in that are declined, by how: all that may stand behind a stem. Where a name stands in no list, its
 * ending tells which forms are of one name: Pieńkowski, Pieńkowskiego and Pieńkowska. What has none of these is left alone: of
 * Szala no word tells whether it is Szal's or Szala.
 */
export const inflectedEndings: readonly (readonly string[])[] = [
  // Polish: Pieńkowski, Zarzycki, Rudzki, Jasiewicz, Krawczyk, Ratajczak, Świniak.
  'ski skiego skiemu skim ska skiej ską scy skich skimi',
  'cki ckiego ckiemu ckim cka ckiej cką ccy ckich ckimi',
  'dzki dzkiego dzkiemu dzkim dzka dzkiej dzką dzcy dzkich dzkimi',
  'wicz wicza wiczowi wiczem wiczu wiczowie wiczów wiczom wiczami',
  'czyk czyka czykowi czykiem czyku czykowie czyków czykom czykami',
  'czak czaka czakowi czakiem czaku czakowie czaków czakom czakami',
  'iak iaka iakowi iakiem iaku iakowie iaków iakom iakami',
  // Czech and Slovak: Vranský, Hrubecký, Plešák, Koutník, and a woman's name of any other.
  'ský ského skému ským ském ská ské skou skej skú skom',
  'cký ckého ckému ckým ckém cká cké ckou ckej ckú ckom',
  'ák áka ákovi ákem áku ákom áková ákové ákovou ákovej ákovú',
  'ík íka íkovi íkem íku íkom íková íkové íkovou íkovej íkovú',
  'ová ové ovou ovej ovú',
  // Croatian and its neighbours: Brkić.
  'ić ića iću ićem',
  finnishEndings,
  // Russian and Bulgarian, and in Latin letters.
  'ский ского скому ским ском ская ской скую ские ских скими',
  'цкий цкого цкому цким цком цкая цкой цкую цкие цких цкими',
  'ов ова ову овым ове овой овы овых овыми',
  'ев ева еву евым еве евой евы евых евыми',
  'ин ина ину иным ине иной ины иных иными',
  'sky skaya skoy skoi',
  'ov ova ovoy ovoi',
  'ev eva evoy evoi',
  // Ukrainian.
  'ський ського ському ським ська ської ську ською ські ських ськими',
  'цький цького цькому цьким цька цької цьку цькою цькі цьких цькими',
  'нко нка нку нком нкові',
  'чук чука чуку чуком чукові',
].map((endings) => endings.split(' '));
const finnish = inflectedEndings.find(([first]) => first === 'nen');

interface Inflected {
  readonly stem: string;
  readonly ending: string;
  /** All that may stand behind the stem. */
  readonly endings: readonly string[];
}

const tableOf = new Map(inflectedEndings.flatMap((endings) => endings.map((ending) => [ending, endings] as const)));
const longest = Math.max(...Array.from(tableOf.keys(), ({ length }) => length));
/** A shorter one is of words of every kind. */
const shortestStem = 3;

/** A folded word's longest ending and what stands before it; null where it has none. */
export const splitInflected = (word: string): Inflected | null => {
  for (let length = Math.min(longest, word.length - shortestStem); length > 1; length--) {
    const ending = word.slice(-length);
    const endings = tableOf.get(ending);
    if (endings !== undefined && !(endings === finnish && !vowelBefore.test(word.slice(0, -length))))
      return { stem: word.slice(0, -length), ending, endings };
  }
  return null;
};
