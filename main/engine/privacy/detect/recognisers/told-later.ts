import type { Candidate, PreparedText } from '../../entities/entity';
import { wordPattern } from '../../patterns/word-starts';
import { textBefore } from '../../text/around';
import { type Labelled, lastName, valueAt } from './labelled';
import { amongUnspaced } from './unspaced';

/** Values told after what they are of was spoken of: "my passport first; she read me the number, 53301789", "das vom WLAN ist …". */

const thing = "(?:(?:the|my|our|de[rnms]?|die|das|le|la|l['’]|mon|el|mi|il|lo|het|mijn|o|a|meu) ?)?[\\p{L}-]{2,16}";
const turkish = 'artık|şu an(?:da)?|yenisi|benimki|onunki';
/** "wifininki": so any Turkish word may end. */
const ending = '[ıiuü]nki';
/** Said of what was spoken of: itself, one of several, or somebody's; and that it is so. */
const sayings = (turkish: string): readonly string[] => [
  `(?:it|that|this|mine|ours|yours|his|hers|theirs|(?:the|my|our|her|his) (?:[\\p{L}-]{2,14} )?one(?: (?:for|of|on|at) ${thing})?)(?:['’]s| is| was| reads)(?: (?:now|still|just|currently))?`,
  `(?:es|das|dies|(?:das|die|der) (?:vom|von|für|fürs|zum|zur|im) ${thing}|(?:mein|sein|ihr|unser|dein)(?:er|e|s|es)) (?:ist|war|lautet|heißt|heisst)(?: (?:jetzt|nun|noch|immer noch))?`,
  `(?:c['’]est|c['’]était|(?:celui|celle) (?:du|de la|de l['’]|des|de|pour) ?${thing} (?:est|c['’]est)|l[ea] (?:mien|mienne|sien|sienne|nouveau|nouvelle) (?:est|c['’]est))(?: (?:maintenant|toujours|encore))?`,
  `(?:(?<=[.,;:!?–-] ?)(?:ahora |y )?es|(?:el|la) (?:del?|de la|para(?: el| la)?) ${thing} es|(?:el|la) (?:mí[oa]|suy[oa]|nuev[oa]) es)(?: (?:ahora|todavía))?`,
  `(?:(?<=[.,;:!?–-] ?)(?:ora |adesso |e )?è|quell[ao] (?:del|della|dell['’]|di|per(?: il| la)?) ?${thing} è|(?:il|la) (?:mi[oa]|su[oa]|nuov[oa]) è)(?: (?:ora|adesso|ancora))?`,
  `(?:het|dat|die|(?:dat|die) van ${thing}) (?:is|was)(?: (?:nu|nog))?`,
  `(?:(?<=[.,;:!?–-] ?)(?:teraz |a )?to|(?:a )?(?:to|ten|ta) (?:do|od|z) ${thing} to|(?:mój|moja|moje|jego|jej|nowe|nowy) to|teraz (?:jest|to))(?: teraz)?`,
  `(?:(?<=[.,;:!?–-] ?)(?:agora |e )?é|[ao] (?:do|da|de|para(?: o| a)?) ${thing} é|[ao] (?:meu|minha|dele|dela|nov[oa]) é)(?: (?:agora|ainda))?`,
  `(?:det|den|(?:det|den) (?:till|för|på) ${thing}|mitt|min|hans|hennes|vårt) (?:är|var)(?: (?:nu|fortfarande))?`,
  `(?:${turkish})(?: artık)?`,
  '(?:现在|新的|我的|他的|她的)(?:改)?(?:是|为)|(?:今|現在|私の|新しいの|のほう|の方|それ)は',
];
/** The same of a number. */
const numbers: readonly string[] = [
  '(?:the|its|my|his|her|their) numbers?(?: is| was| reads|:|,)?',
  '(?:die|seine|ihre|meine|deren) Nummer(?: ist| war| lautet|:|,)?',
  "(?:le|son|mon) numéro(?: est| c['’]est| était|:|,)?",
  '(?:el|su|mi) n[úu]mero(?: es| era|:|,)?',
  '(?:il|suo|mio) numero(?: è| era|:|,)?',
  '(?:het|zijn|haar|mijn) nummer(?: is| was|:|,)?',
  '(?:numer|jego numer|jej numer|mój numer)(?: to| jest|:|,)?',
  '(?:o|seu|meu) n[úu]mero(?: é| era|:|,)?',
  '(?:numret|dess nummer|mitt nummer)(?: är| var|:|,)?',
  '(?:numarası|numaram)(?: şu|:|,)?',
  '号码(?:是|为|：|:)|番号は',
];
const beforeValue = `[ \\t]{0,2}["'“”„«»‘’「]?(?=[^\\s"'“”„«»‘’「]{0,40}\\d)`;
const hasEnding = new RegExp(`${ending}(?: artık)?${beforeValue}`, 'iu');
/** Each word of a text is asked for the ending only where the text has it before a value. */
const finding = (more: readonly string[]): ((text: string) => Iterable<RegExpExecArray>) => {
  const told = (turkish: string): string =>
    `(?<![\\p{L}\\p{N}])(?:${[...sayings(turkish), ...more].join('|')})${beforeValue}`;
  const beginning = wordPattern(new RegExp(told(turkish), 'iu'));
  const any = new RegExp(told(`${turkish}|[\\p{L}-]{2,12}['’]?n?${ending}`), 'giu');
  return (text) => (hasEnding.test(text) ? text.matchAll(any) : beginning.all(text));
};
const sayingsIn = finding([]);
const numberedIn = finding(numbers);

/** A few sentences of prose. */
const reach = 200;
/** Where a sentence ends, or a line. */
const end = /[.!?…]["'”»)]?\s+|[。！？]|\n+/u;

/** What a kind's name stood in: this sentence and the one before. */
const spokenBefore = (text: string, at: number): string => textBefore(text, at, reach).split(end).slice(-2).join('\n');

/**
 * The values of the kinds of which one was spoken of: each of the kind that was named last.
 * @param isNumbered Whether each of them has a number, of which may be said what it is.
 */
export const toldLater = <Kind extends Labelled>(
  kinds: readonly Kind[],
  isNumbered: boolean,
): ((prepared: PreparedText) => (Candidate & { readonly kind: Kind })[]) =>
  amongUnspaced(({ text }) => {
    const named = kinds.filter((kind) => lastName(text, kind) !== null);
    if (named.length === 0) return [];
    return [...(isNumbered ? numberedIn : sayingsIn)(text)].flatMap(({ 0: saying, index }) => {
      const spoken = spokenBefore(text, index);
      const [last] = named
        .map((kind) => ({ kind, name: lastName(spoken, kind) }))
        .sort((a, b) => (b.name?.index ?? -1) - (a.name?.index ?? -1));
      if (last === undefined || last.name === null) return [];
      const { kind, name } = last;
      const start = index + saying.length;
      const value = valueAt(text, start, kind);
      return value === null
        ? []
        : [{ start, end: start + value.length, score: kind.score ?? 0.9, reason: `told of '${name[0]}'`, kind }];
    });
  });
