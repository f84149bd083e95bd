import { wordPattern } from '../../entities/word-starts';
import { isGivenName } from '../../lists';
import { wordSet } from '../../word-set';
import { codeIn } from '../tokens';
import { isAnyWord } from '../vocabulary';
import { isName, isNamed } from './account-name';
import { networks } from './networks';

/** Names of accounts by their shape alone, in a text that speaks of where people have them. */

/** Further sites, shops among them, and words for such a name. */
const whereNamed = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_./@])(?:${networks}|ig|tumblr|bereal|kik|tinder|hinge|bumble|onlyfans|playstation|depop|etsy|wallapop|leboncoin|kleinanzeigen|marktplaats|subito|olx|allegro|tradera|blocket|venmo|cash ?app|netflix|spotify|gamer ?tag|screen ?name|nick(?:name|u)?|pseudo|finsta|rumuz)(?:['’]?\\p{Ll}{1,3})?(?![\\p{L}\\p{N}_@])`,
    'iu',
  ),
);

const handle =
  /(?<![\p{L}\p{N}_./\\@%&=:<{([#'"`$-])[\p{L}\p{N}]{1,20}(?:[._][\p{L}\p{N}]{1,20}){0,3}(?:#\d{4})?(?![\p{L}\p{N}_([{=/\\@'"`]|[-.:]\w)/gu;
const mark = /[\d_]|\p{L}\.\p{L}/u;

/** Behind a dot: what a file or a host ends in. */
const endings = wordSet(
  'js ts jsx tsx py rb go rs java kt swift c h cpp cs php sh md txt csv json xml yml yaml toml html css scss sql pdf doc docx xls xlsx ppt png jpg jpeg gif svg webp mp3 mp4 mov wav zip tar gz exe dmg apk com net org io co dev app de fr es it nl pl pt se tr cn jp uk us eu info shop me tv gg ly',
);
/** Words of programs, whose parts are joined the same way. */
const ofPrograms = wordSet(
  'length width height config configs param params args attrs enum async mutex queue index query schema payload token tokens cache buffer pixel pixels offset regex timestamp metadata hostname username filename dirname lambda boolean integer string array vector tensor kernel plugin plugins widget webhook backend frontend middleware endpoint endpoints callback handler logger parser server proxy docker nginx redis postgres mysql sqlite oauth admin created updated deleted modules',
);
/** A part is somebody's name or no word: `sanne_vdb`, `jus_mueller`, and no `client_id`. */
const isOwn = (parts: readonly string[]): boolean =>
  !parts.some((part) => ofPrograms.has(part)) &&
  parts.some((part) => (part.length > 4 && !isAnyWord(part)) || (part.length > 3 && isGivenName(part)));
const isSpelledSo = (name: string): boolean => {
  const parts = name
    .toLowerCase()
    .replace(/#\d{4}$/, '')
    .split(/[._]/);
  if (name.includes('#')) return true;
  if (name.includes('_')) return isNamed(name) || /\p{L}{4,}_?\d{2,4}$/u.test(name) || isOwn(parts);
  if (name.includes('.'))
    return (
      parts.every((part) => part.length > 1) &&
      !/\p{Lu}/u.test(name) &&
      !endings.has(parts.at(-1) ?? '') &&
      isOwn(parts)
    );
  // `MiraMonster88`, `sadbaker1987`: no product is a made-up word with so many digits behind it.
  const [, letters = ''] = /^(\p{L}{7,})\d{2,4}$/u.exec(name) ?? [];
  return letters !== '' && (/^(?:\p{Lu}\p{Ll}{2,}){2,}$/u.test(letters) || !isAnyWord(letters.toLowerCase()));
};

/** What is written as such a name where a text tells of a place for them. */
export function* handlesIn(text: string): Generator<RegExpExecArray> {
  if (!mark.test(text) || !whereNamed.test(text)) return;
  const isCode = codeIn(text);
  for (const match of text.matchAll(handle))
    if (match[0].length > 4 && isName(match[0]) && isSpelledSo(match[0]) && !isCode(match.index)) yield match;
}
