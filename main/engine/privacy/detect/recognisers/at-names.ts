import { textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import { common, isMarked } from './account-name';
import { words } from './context';

/** Names behind the sign @. */

export const handle = /(?<![\p{L}\p{N}_@./&=:-])@[A-Za-z_](?:[\w.-]{1,28}\w)(?![\p{L}\p{N}_@]|[/(:]\w|[.-]\w)/gu;
/** At-words of style sheets, programs, documentation and chats. */
const atWords = wordSet(
  `
    media import charset keyframes supports layer font-face page apply tailwind include mixin extend use forward
    namespace container property override deprecated param params return returns throws exception see since author
    version todo link example default type typedef interface abstract async class constant const enum event file
    function global ignore inheritdoc internal private protected public readonly static summary template test testing
    before after beforeeach aftereach autowired bean component controller service repository entity table column id
    inject injectable module input output pipe directive property staticmethod classmethod abstractmethod dataclass
    cached lru_cache pytest fixture app route get post put delete patch requestmapping getmapping nullable nonnull
    notnull suppresswarnings everyone here channel all team room dev online home work gmail outlook yahoo hotmail next
    latest beta alpha canary main master types angular babel vue react nestjs end implementation selector synthesize
    objc escaping discardableresult available state published binding observedobject main_actor mainactor
  `,
);

const social = words([
  'follow|dm|dms|insta(?:gram)?|ig|twitter|telegram|tiktok|snap(?:chat)?|handle|github|mastodon|threads',
  'tag(?:ged)?|mention(?:ed)?|by|from|with|cc|hey|hi|thanks|folg|sígueme|seguimi|suis-moi',
]);

/** Whether a name, its sign with it, is somebody's: none that code or a chat's program gives, and a short one only on a site. */
export const isAtName = (text: string, at: number, name: string): boolean => {
  const lower = name.slice(1).toLowerCase();
  if (atWords.has(lower) || common.has(lower)) return false;
  return isMarked(name) || name.length > 4 || social.test(textBefore(text, at, 24));
};
