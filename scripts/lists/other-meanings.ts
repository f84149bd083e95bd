import { writeFile } from 'node:fs/promises';
import { isOrganisationWord } from '../../main/engine/privacy/detect/organisations';
import { cues, isPlaceWord, products, publicNames } from '../../main/engine/privacy/detect/words/reading';
import { isCommonWord, isStopWord, isTitle } from '../../main/engine/privacy/detect/words/vocabulary';
import { nameListsOf } from '../../main/engine/privacy/lists';

/**
 * Writes which names of the Latin lists mean something else as well, as detection knows it now. The list is kept and not
 * asked for at run time: a word more in detection is not to change a stand-in. Run by Vite's `runnerImport`.
 */

/** No name for detection, whatever stands beside it: Hall, Judge. */
const isUnseen = (word: string): boolean =>
  isStopWord(word) || isTitle(word) || isOrganisationWord(word) || cues.things.has(word) || cues.notNames.has(word);

/** A name beside one that is nothing else: Brown, Berlin. */
const isDouble = (word: string): boolean =>
  word.length < 3 || isCommonWord(word) || publicNames.has(word) || isPlaceWord(word) || products.has(word);

const words = Object.values(nameListsOf('Latn')).flatMap((list) => list.map((name) => name.toLowerCase()));
// Names with accents are enciphered among themselves, and those of them that are words are too few to hide in.
const meaningMore = words.filter((word) => /^[a-z]+$/.test(word) && (isUnseen(word) || isDouble(word))).sort();
const data = `${JSON.stringify({ names: meaningMore.join(' ') }, null, 1)}\n`;
await writeFile(new URL('../../resources/lists/other-meanings.json', import.meta.url), data);
console.log(`${meaningMore.length} names`);
