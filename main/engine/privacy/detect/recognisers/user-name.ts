import type { Candidate, Recogniser } from '../../entities/entity';
import { isPublicName } from '../../entities/online/public-hosts';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { codeIn } from '../words/tokens';
import { isAnyWord, isCommonOrEnglish, isCommonWord } from '../words/vocabulary';
import * as said from './account-cues';
import { connecting, holders, logged, option, paths, shell } from './account-machine';
import {
  common,
  endsAsName,
  isAdjective,
  isAlias,
  isDescription,
  isHandle,
  isMarked,
  isName,
  isNamed,
  isOdd,
  isOfName,
  isOfPassword,
  isOfService,
  isOfWords,
  isSaid,
  isWordForm,
  passwords,
  whole,
} from './account-name';
import { isPersonsName } from './account-words';
import { actors } from './actors';
import { addedNames } from './added-name';
import { inStretches, words } from './context';
import { fieldsOf } from './fields';
import { handlesIn, sitesIn } from './handles';
import { type Labelled, labelled } from './labelled';
import { networkNames } from './network-names';
import { loginPairsIn } from './secrets/pairs';
import { amongUnspaced, isUnspaced } from './unspaced';

const handle = /(?<![\p{L}\p{N}_@./&=:-])@[A-Za-z_](?:[\w.-]{1,28}\w)(?![\p{L}\p{N}_@]|[/(:]\w|[.-]\w)/gu;
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

/** Words joined by a low line, as names of accounts are: mika_w, ines_88. */
const joined =
  /(?<![\p{L}\p{N}_./\\@$%&=:<{(#-])[\p{L}\p{N}]{1,20}(?:_[\p{L}\p{N}]{1,20}){1,3}(?![\p{L}\p{N}_(=[/\\]|[-.]\w)/gu;
/** Accounts of messengers and sites in scripts without spaces. */
const gluedAccounts: Labelled = {
  cues: [
    '游戏账号|游戏名|游戏昵称|遊戲名稱?|游戏ID|账号|帳號|账户|角色名|微信号|微信ID|微信|QQ号码?|QQ|用户名|用户ID|账户名|账号名|登录名|昵称|网名|抖音号?|小红书号?|微博|推特|脸书',
    'ゲームのID|ゲームID|プレイヤーID|プレイヤー名|キャラ名|ユーザー名|ユーザーネーム|ユーザーID|ログインID|ログイン名|アカウント名|アカウント|[俺私僕]のID|ハンドルネーム|ニックネーム|インスタ|ツイッター|ラインのID|ラインID|ライン|LINEのID|(?<![A-Za-z])LINE(?= ID)',
    '사용자명|아이디|닉네임|카톡|카카오톡',
  ],
  value:
    '@?[A-Za-z_][A-Za-z0-9_.-]{2,30}|[\\p{sc=Han}\\p{sc=Katakana}]{2,10} ?_[A-Za-z0-9]{1,10}|[\\p{sc=Han}\\p{sc=Katakana}]{2,6} ?[0-9]{1,4}|[0-9]{5,12}',
  isValue: (name) => isName(name) && (isMarked(name) || isOfName(name.toLowerCase())),
  ofWords: true,
};

const social = words([
  'follow|dm|dms|insta(?:gram)?|ig|twitter|telegram|tiktok|snap(?:chat)?|handle|github|mastodon|threads',
  'tag(?:ged)?|mention(?:ed)?|by|from|with|cc|hey|hi|thanks|folg|sígueme|seguimi|suis-moi',
]);

/** Whose a record, a ticket or a page is: an account, a name, or a team. */
const ofWork = new RegExp(
  oneLine`
    (?:^| )(?:
      (?:
        opened|created|closed|updated|modified|changed|assigned|reported|requested|submitted|uploaded|approved
        |reviewed|merged|edited|deleted|signed|locked|checked out|last (?:login|edited|modified|changed)
      ) (?:by|to)|author|owner|assignee|reporter|reviewer|approver|committer|requester|maintainer|bearbeiter|ersteller
      |(?:erstellt|geändert|gemeldet) von|auteur|créé par|autor|creado por|asignado a|autore|creato da|assegnato a
      |aangemaakt door|utworzony przez|criado por|skapad av|oluşturan
    )$
  `,
  '',
);
/** A program's package, of which an author is everybody's. */
const isManifest = /"(?:version|dependencies|license|repository|scripts|main)" ?:/i;
const workersAccount = /^\p{Ll}+(?:[._-]\p{Ll}+){0,2}\d{0,4}$/u;
const nobodys =
  /^(?:unassigned|nobody|anonymous|automation|automated|deleted|inactive|active|closed|unbekannt|anonyme?|anonim|anonymer|anônimo|anónimo)$/;
const isWorkersAccount = (name: string): boolean =>
  !nobodys.test(name) &&
  workersAccount.test(name) &&
  name.length > 4 &&
  isName(name) &&
  !isPublicName(name) &&
  !isOfWords(name) &&
  (isOfName(name) || isHandle(name) || !isGivenName(name));

/** Of letters alone, and no word of any language: "duskpepper", "pvisser". */
const isCoined = (name: string): boolean => {
  const lower = name.toLowerCase();
  if (isSaid(lower) || isPublicName(lower) || isBrand(lower) || isAnyWord(lower)) return false;
  return /^\p{L}{5,}$/u.test(name) && (isOfName(lower) || !(said.describes.test(lower) || isWordForm(lower)));
};

/** … that is written as names of accounts are: in small letters without accents, and too long for most words. */
const isLowerCoined = (name: string): boolean => /^[a-z]{7,}$/.test(name) && isCoined(name) && !isAdjective(name);

const anyPassword = new RegExp(passwords, 'iu');

/** User names: after @, after words and keys that name them, in paths and on command lines. */
export const recogniseUserName: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const isCode = codeIn(text);
  const found: Candidate[] = fieldsOf(
    prepared,
    /(?:^| )(?:user ?name|user|login|screen name|handle|nickname|benutzer(?:name)?|utilisateur|identifiant|pseudo|usuario|utente|gebruiker(?:snaam)?|användar(?:namn|e)|nazwa użytkownika|użytkownik|login|kullanıcı(?: adı)?|utilizador|usuário|nick)$|用户名|ユーザー名|ユーザーID/,
    (name) =>
      whole.test(name) &&
      // Under a key with its password beside it a service's account opens a door as well.
      (isName(name) || isOfService(name)) &&
      !common.has(name.toLowerCase()) &&
      !isDescription(name) &&
      (isMarked(name) || !/\s/.test(name)) &&
      name.length > 2,
  ).filter(({ start, end }) => !isOfPassword(text, start, end));
  if (!isManifest.test(text))
    found.push(
      ...fieldsOf(prepared, ofWork, isWorkersAccount).filter(({ end }) => !/^[([.]\S/.test(textAfter(text, end, 2))),
    );
  const group = (
    matches: Iterable<RegExpExecArray>,
    score: number,
    reason: string,
    accepts: (name: string, at: number) => boolean,
  ): void => {
    for (const match of matches) {
      const name = match.slice(1).find((each) => each !== undefined) ?? match[0];
      const start = match.index + match[0].lastIndexOf(name);
      if (accepts(name, start)) found.push({ start, end: start + name.length, score, reason });
    }
  };
  group(
    inStretches(text, /@/g, handle),
    0.85,
    'begins with @',
    (name, at) =>
      !atWords.has(name.slice(1).toLowerCase()) &&
      !common.has(name.slice(1).toLowerCase()) &&
      !isCode(at) &&
      (isMarked(name) || name.length > 4 || social.test(textBefore(text, at, 24))),
  );
  if (isUnspaced(text)) {
    found.push(...labelled(prepared, gluedAccounts));
    group(text.matchAll(said.unspacedOwn), 0.86, 'after a word for a user name', isName);
  }
  if (/[_#]|[a-z][.-][a-z\d]/i.test(text))
    group(
      said.beside.all(text),
      0.86,
      'beside a word for a user name',
      (name, at) => isName(name) && (isOdd(name) || isHandle(name)) && !isCode(at),
    );
  group(
    said.selfCalled.all(text),
    0.88,
    'what somebody calls themselves',
    (name, at) => isName(name) && isAlias(name) && !isCode(at),
  );
  for (const { name, account } of loginPairsIn(text))
    if (isName(name) && !name.includes('@') && (isMarked(name) || isGivenName(name) || !isWordForm(name.toLowerCase())))
      found.push({ ...account, score: 0.9, reason: 'before its password' });
  group(text.matchAll(said.speaker), 0.9, 'who speaks in a chat', (name) => isName(name) && isMarked(name));
  group(inStretches(text, /_/g, joined), 0.82, 'made of a name', (name, at) => isNamed(name) && !isCode(at));
  group(
    [...said.actingAs.all(text)].filter(
      ({ 0: whole, 1: name = '' }) =>
        !(/ (?:with|mit|avec|con) /iu.test(whole) && (said.means.test(name) || isBrand(name))) &&
        !(said.asWhat.test(whole) && /^\p{Lu}/u.test(name) && !isMarked(name)),
    ),
    0.9,
    'after a word for a user name',
    (name) => isName(name) && (isMarked(name) || isCoined(name)),
  );
  // "My tax id is 912-93-4567": a number of another kind.
  group(
    [...said.atSite.all(text)].filter(
      ({ 0: whole, 1: name = '' }) => !said.technical.test(whole.slice(0, -name.length)),
    ),
    0.88,
    'after a word for a user name',
    (name) => isName(name) && isMarked(name) && /\p{L}/u.test(name) && !isDescription(name),
  );
  group(said.besideService.all(text), 0.8, 'behind a service', (name) => isName(name) && endsAsName(name));
  group(
    said.named.all(text),
    0.9,
    'after a word for a user name',
    (name, at) =>
      isName(name) &&
      (isMarked(name) ||
        isOfName(name.toLowerCase()) ||
        // A door and a knife have a handle too.
        (isLowerCoined(name) && !/handle/i.test(textBefore(text, at, 16)))) &&
      !isDescription(name),
  );
  group(
    said.quoted.all(text),
    0.88,
    'in quotes behind who has it',
    (name, at) =>
      isName(name) &&
      (isMarked(name) ||
        (/^\p{Ll}{5,}$/u.test(name) && !isCommonWord(name) && said.market.test(textAfter(text, at + name.length, 24)))),
  );
  group(
    said.called.all(text),
    0.86,
    'behind a word for a name',
    (name, at) =>
      isName(name) && (isOdd(name) || /^(?:\p{Lu}\p{Ll}{2,}){2,}\d|_\p{L}.*\d|\d.*_\p{L}/u.test(name)) && !isCode(at),
  );
  group(
    said.presented.all(text),
    0.95,
    'what somebody is called on a site',
    (name, at) =>
      isName(name) &&
      !isCode(at) &&
      (isMarked(name) ||
        isNamed(name) ||
        /^\p{Ll}{3,}[._]\p{Ll}{3,}$/u.test(name) ||
        (/^\p{Ll}{7,}$/u.test(name) && !said.describes.test(name) && !isAnyWord(name))),
  );
  group(
    said.knownAs.all(text),
    0.9,
    'what somebody is called on a site',
    (name, at) => isName(name) && isAlias(name) && !isCode(at),
  );
  group(
    said.actingOn.all(text),
    0.88,
    'what somebody is called on a site',
    (name, at) => isName(name) && !isCode(at) && (isMarked(name) || isLowerCoined(name)),
  );
  group(
    said.owned.all(text),
    0.88,
    'after a word for a user name',
    (name, at) =>
      isName(name) &&
      (isMarked(name) || (isCoined(name) && !isAdjective(name))) &&
      !isDescription(name) &&
      !isPersonsName(text, at, name) &&
      !said.technical.test(textBefore(text, at, 32)),
  );
  group(
    said.signed.all(text),
    0.88,
    'after a word for a user name',
    (name) => isName(name) && (isMarked(name) || isOfName(name.toLowerCase())) && !isDescription(name),
  );
  group(networkNames(text), 0.85, 'what a network at home is called', () => true);
  group(
    said.behind.all(text),
    0.82,
    'behind a word for a user name',
    (name, at) =>
      isName(name) &&
      !isCode(at) &&
      name.length > 3 &&
      !(
        /alias ["'`“«]?$/.test(textBefore(text, at, 8)) && said.technical.test(textAfter(text, at + name.length, 24))
      ) &&
      ((/\d/.test(name) && /^[a-z]{3,}[a-z._]*\d{1,8}$/.test(name) && !isCommonWord(name.replace(/[._-]?\d+$/, ''))) ||
        (/[._]/.test(name) && !/\d[.]\d/.test(name)) ||
        isNamed(name) ||
        isOfName(name)),
  );
  if (anyPassword.test(text)) {
    const reason = 'before its password';
    const isAccount = (name: string, at: number): boolean =>
      isName(name) && !isCode(at) && !isOfPassword(text, at, at + name.length);
    group(said.withPassword.all(text), 0.86, reason, (name, at) => {
      const lower = name.toLowerCase();
      return isAccount(name, at) && (isMarked(name) || !isCommonOrEnglish(lower));
    });
    // "The sign-in and the password page" is no account's.
    group(
      said.withItsPassword.all(text),
      0.86,
      reason,
      (name, at) => isAccount(name, at) && (isMarked(name) || isOfName(name)) && !isDescription(name),
    );
  }
  group(actors(text), 0.9, 'who did it in a log', (name, at) => isName(name) && !isCode(at));
  group(holders(text), 0.88, 'whose it is on a computer', (name) => isName(name) && !isWordForm(name));
  group(text.matchAll(logged), 0.88, 'in a log of who logged in', (name) => isName(name));
  if (/;[ \t]?(?:password|pwd)[ \t]?=/i.test(text))
    group(connecting.all(text), 0.9, 'in a connection string', (name) => !common.has(name.toLowerCase()));
  group(option.all(text), 0.86, 'on a command line', (name) => isName(name));
  group(
    said.alias.all(text),
    0.85,
    'after a word for a user name',
    (name) => !said.site.test(name) && !common.has(name),
  );
  // Of words alone it may be an address of a module, a colour, a path.
  group(
    said.joinedAt.all(text),
    0.85,
    'after a word for a user name',
    (name) => !said.site.test(name) && !name.toLowerCase().split('.').every(isWordForm),
  );
  group(text.matchAll(paths), 0.9, 'in the path of a home folder', (name) => isName(name));
  group(shell.all(text), 0.85, 'on a command line', (name) => isName(name));
  group(inStretches(text, /u\//g, said.reddit), 0.85, 'written as on Reddit', (name) => isName(name));
  group(
    handlesIn(text, prepared.sites === undefined ? sitesIn(text) : prepared.sites),
    0.8,
    'written as a name on a site',
    () => true,
  );
  found.push(...addedNames(text));
  return found;
});
