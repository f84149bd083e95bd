import { nameListsOf, nameScripts } from '../../../main/engine/privacy/lists';

/** The lists of names by script and kind. */
export const nameLists = Object.fromEntries(nameScripts.map((script) => [script, nameListsOf(script)]));
