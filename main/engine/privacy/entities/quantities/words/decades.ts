import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { list } from './grammar';

/**
 * The tens of an age as a word: "seventies", "la cinquantaine", "in ihren Vierzigern". They are read as `70s`; who is called
 * by them, as `40S`: "una cuarentona", "een veertiger".
 */

/** A language's words from twenty on. */
const languages: readonly (readonly string[])[] = [
  list('twenties thirties forties fifties sixties seventies eighties nineties'),
  list('zwanzigern dreißigern vierzigern fünfzigern sechzigern siebzigern achtzigern neunzigern'),
  list('vingtaine trentaine quarantaine cinquantaine soixantaine'),
  list('ventina trentina quarantina cinquantina sessantina settantina ottantina novantina'),
  list('veintena treintena cuarentena cincuentena sesentena'),
  list('dwudziestce trzydziestce czterdziestce pięćdziesiątce sześćdziesiątce siedemdziesiątce osiemdziesiątce'),
  list('dwudziestka trzydziestka czterdziestka pięćdziesiątka sześćdziesiątka siedemdziesiątka osiemdziesiątka'),
  list('dwudziestki trzydziestki czterdziestki pięćdziesiątki sześćdziesiątki siedemdziesiątki osiemdziesiątki'),
  list('dwudziestkę trzydziestkę czterdziestkę pięćdziesiątkę sześćdziesiątkę siedemdziesiątkę osiemdziesiątkę'),
  list('dwudziestką trzydziestką czterdziestką pięćdziesiątką sześćdziesiątką siedemdziesiątką osiemdziesiątką'),
  list('yirmili otuzlu kırklı ellili altmışlı yetmişli seksenli doksanlı'),
  list('yirmilerinin otuzlarının kırklarının ellilerinin altmışlarının yetmişlerinin seksenlerinin doksanlarının'),
];
/** Who is called so; in French from thirty on. */
const people: readonly (readonly string[])[] = [
  list('veinteañera treintañera cuarentona cincuentona sesentona setentona ochentona'),
  list('veinteañero treintañero cuarentón cincuentón sesentón setentón ochentón'),
  list('ventenne trentenne quarantenne cinquantenne sessantenne settantenne ottantenne novantenne'),
  ['', ...list('trentenaire quadragénaire quinquagénaire sexagénaire septuagénaire octogénaire nonagénaire')],
  list('twintiger dertiger veertiger vijftiger zestiger zeventiger tachtiger negentiger'),
  list('mittzwanziger mittdreißiger mittvierziger mittfünfziger mittsechziger mittsiebziger mittachtziger'),
  list(
    'mittzwanzigerin mittdreißigerin mittvierzigerin mittfünfzigerin mittsechzigerin mittsiebzigerin mittachtzigerin',
  ),
  list('endzwanziger enddreißiger endvierziger endfünfziger endsechziger endsiebziger endachtziger'),
  list('endzwanzigerin enddreißigerin endvierzigerin endfünfzigerin endsechzigerin endsiebzigerin endachtzigerin'),
];
const spelled: Readonly<Record<string, string>> = { fourties: 'forties', dreissigern: 'dreißigern' };

const placeOf = (word: string): { words: readonly string[]; ten: number } | null => {
  const small = word.toLowerCase();
  const known = spelled[small] ?? small;
  for (const words of [...languages, ...people]) if (words.includes(known)) return { words, ten: words.indexOf(known) };
  return null;
};

const word = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[...[...languages, ...people].flat().filter((each) => each !== ''), ...Object.keys(spelled)].join('|')})(?!\\p{L})`,
    'iu',
  ),
);
/** What all of them end in. */
const sign = new RegExp(
  oneLine`
    (?:
      l[ıiuü]|l[ae]r[ıi]n[ıi]n|ties|zigern|[dß]igern|ssigern|aine|tina|tena|tce|dziest[k][aięą]|siąt[k][aięą]|añer[ao]
      |ntona|ntón|tenne|naire|tiger|zwanziger(?:in)?|ßiger(?:in)?|(?:[fvnb]|ch)(?:ünf|ier|eun)?ziger(?:in)?
    )(?!\p{L})
  `,
  'iu',
);

/** In order; their values are tens. */
export const readDecades = (text: string): { start: number; end: number; value: number; text: string }[] =>
  sign.test(text)
    ? word.all(text).flatMap(({ 0: found, index: start }) => {
        const place = placeOf(found);
        const value = 10 * ((place?.ten ?? 0) + 2);
        return place === null
          ? []
          : [{ start, end: start + found.length, value, text: `${value}${people.includes(place.words) ? 'S' : 's'}` }];
      })
    : [];

/** The word for other tens, the nearest that there is, in the language of `like`; null where `like` is none. */
export const writeDecade = (value: bigint, like: string): string | null => {
  const words = placeOf(like)?.words;
  const ten = Math.min(Math.max(Math.floor(Number(value) / 10), 2), (words?.length ?? 0) + 1);
  const written = words?.[ten - 2] || words?.[1];
  if (written === undefined) return null;
  if (like === like.toUpperCase()) return written.toUpperCase();
  return like.charAt(0) === like.charAt(0).toUpperCase() ? written.charAt(0).toUpperCase() + written.slice(1) : written;
};
