import { oneLine } from '../patterns/one-line';

/**
 * What words of some languages end in where they are called after two things: Obermoosbach, Thistledown, Björkliden. A
 * word in no list gets another ending of the same language, so that it looks like a town, a firm or a family still.
 */
const ofPairs = [
  oneLine`
    bach|berg|burg|dorf|feld|hausen|heim|hofen|ingen|kirchen|stadt|stein|tal|wald|weiler|hof|mann|bauer|meier|schein
    |haus|garten|blick|bogen|rode|reuth|brunn|brück|furt|hain|stedt|büttel|moor|quell|baum|stern
  `,
  oneLine`
    ton|field|wood|water|well|combe|ford|bury|ham|worth|brook|down|hill|ville|bridge|house|shore|stone|gate|ridge|side
    |dale|thorpe|mouth|cliff|hollow|bird|leaf|light|crest|grove|haven|marsh|meadow|pond|lake
  `,
  'dijk|veen|dam|huizen|hoven|broek|veld|weide|wijk|horst|meer|kerk|dorp|beek|donk|sloot|daal|laar|molen|hout|bosch|poort|brug|stede|kamp|huis',
  'torp|lund|dal|hult|näs|vik|ryd|köping|borg|holm|liden|strand|fors|sund|ström|gren|qvist|blad|mark|hamn|rosen|ängen|backen|gården|sjö|kulla|myra',
  'court|mont|fontaine|bourg|vallon|champ|champs|rive|roche|bois|prés|lieu|castel|ière|ières|neuve|chêne|pierre|clair',
  'köy|kent|tepe|dere|pınar|hisar|ova|burun|kaya|yurt|saray|oğlu|bahçe|göl|yayla|taş|ırmak|kale|yaka|ören',
];
/** What names after the father end in, of a son or a daughter, in one case: where nothing says which father's they are. */
const ofFathers = [
  ...['', 'а', 'у', 'ем'].map((end) => `ович${end}|евич${end}`),
  ...['а', 'ы', 'е', 'у', 'ой'].map((end) => `овн${end}|евн${end}`),
  ...['а', 'и', 'і', 'у', 'ою'].map((end) => `івн${end}|ївн${end}`),
  'ovich|evich',
  'ovna|evna',
  'ivna|yivna',
  'sdóttir',
  'sdottir',
];
export const endings: readonly (readonly string[])[] = [...ofPairs, ...ofFathers].map((group) => group.split('|'));

interface Ending {
  readonly group: number;
  readonly index: number;
}

export const endingsOf = (group: number): readonly string[] => endings[group] ?? [];

const places = new Map<string, Ending>();
for (const [group, all] of endings.entries())
  for (const [index, ending] of all.entries()) if (!places.has(ending)) places.set(ending, { group, index });

/** The first part of what has an ending. */
const shortestStem = 3;
const lengths = [...new Set(Array.from(places.keys(), ({ length }) => length))].sort((a, b) => b - a);

/**
 * A folded word's longest ending and what stands before it; null where it has none.
 * @param keepGender Whether it may be one that tells a gender.
 */
export const splitEnding = (
  word: string,
  keepGender: boolean,
): { readonly stem: string; readonly ending: Ending } | null => {
  for (const length of lengths) {
    const ending = word.length - length < shortestStem ? undefined : places.get(word.slice(-length));
    if (ending !== undefined && (keepGender || ending.group < ofPairs.length))
      return { stem: word.slice(0, -length), ending };
  }
  return null;
};
