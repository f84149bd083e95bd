import { relatives } from '../../../entities/quantities/people/words';
import { foldName, isCity, isGivenName, names } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';

/** Numbers behind whoever they are of. */

/** Nine digits without a trunk zero, as in Spain and Portugal: behind a name. */
export const besideName = /^[2679]\d{2}(?: \d{2,3}){2,3}$/;
export const nameBefore =
  /(?<!\p{L})(\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})?(?:,|:)? (?:al |en el |no |no tel\. )?$/u;
const callable = oneLine`
  Neighbou?r|Contact|Emergency contact|Carer|Nachbar(?:in)?|Kontakt|Ansprechpartner(?:in)?|Betreuer(?:in)?|Voisine?
  |Aidante?|Vecin[oa]|Contacto|Cuidadora?|Vicin[oa]|Contatto|Badante|Buur(?:man|vrouw)|Contact(?:persoon)?
  |Mantelzorger|Sąsiad(?:ka)?|Opiekun(?:ka)?|Vizinh[oa]|Contato|Granne|Kontaktperson|Komşu|Yakını|God(?:mother|father)
  |Friend|Freund(?:in)?|Amie?|Amig[oa]|Amic[oa]|Vriend(?:in)?|Przyjaci(?:el|ółka)|Vän
`;
/** What is left of an item before its number: cells of words. */
const itemBefore =
  /(?:^|[\n;/|•·*!?(:]|\. |[–—-] )[ \t]{0,3}((?:[^\d\n;/|•·*!?(:,]{1,40},){0,4}[^\d\n;/|•·*!?(:,]{0,40})(?:: ?)?$/u;
const itemEnd = new RegExp(`^(?:[ \\t]*(?:$|[\\n;/|)]|[–—] )|[.!?](?:\\s|$)|,? (?:${and}|oraz) )`, 'u');
const capitalWords = /(?<!\p{L})\p{Lu}[\p{L}’'-]{1,20}/gu;
const twoNames = /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;
const isNameOfPerson = (word: string): boolean => (isGivenName(word) || names.has(foldName(word))) && !isCity(word);
/** "Filha: Graça, ", "Neighbour: Tom, ": whoever is named behind a relative or one to be called. */
const called = new RegExp(`(?<!\\p{L})(?:${relatives}|${callable}) ?: ?([^:\\n]{2,64})$`, 'iu');
const aName = /^\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'.-]{0,20}){0,2}[, ]{1,2}$/u;
const isCalled = (window: string): boolean => aName.test(called.exec(window)?.[1] ?? '');
/** "Nonna Pina (81) 552 1144", "papa (30) 2214 8890": behind a relative or a given name brackets hold an area code, no age. */
const relative = new RegExp(`(?<!\\p{L})(?:${relatives})(?: \\p{Lu}[\\p{L}’'-]{1,20})?,?:? $`, 'iu');
const capitalBefore = /(?<!\p{L})(\p{Lu}[\p{L}’'-]{1,20}),?:? $/u;
export const isBehindSomebody = (window: string): boolean =>
  relative.test(window) || isGivenName(capitalBefore.exec(window)?.[1] ?? '');
/** Right behind a name, or the last cell of an item whose first cell names a person: "Marek Sobol, elektryk, Kutno, …". */
export const isOfPerson = (window: string, rest: string): boolean => {
  const cells = (itemBefore.exec(window)?.[1] ?? '')
    .split(',')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells;
  if (!itemEnd.test(rest) || cells.some((cell) => cell.split(' ').length > 3)) return false;
  const capitals = Array.from(first.matchAll(capitalWords), ([word]) => word);
  if (others.length === 0 && !/(?:^| )\p{Lu}[^ ]*$/u.test(first)) return false;
  if (cells.length === 1 && isCalled(window)) return true;
  return capitals.some(isNameOfPerson) || (others.length > 1 && twoNames.test(first));
};
