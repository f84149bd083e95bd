import { textAfter, textBefore } from '../../around';
import type { Candidate, Recogniser } from '../../entities/entity';
import { wordPattern } from '../../entities/word-starts';
import { wordSet } from '../../word-set';
import { codeIn } from '../tokens';
import { isCommonWord, isEnglishWord } from '../vocabulary';
import { connecting, logged, option, paths, shell } from './account-machine';
import {
  common,
  endsAsName,
  isMarked,
  isName,
  isNamed,
  isOdd,
  isOfName,
  isOfPassword,
  isOfService,
  isOfWords,
  isWordForm,
  passwords,
  value,
  whole,
} from './account-name';
import { actors } from './actors';
import { addedNames } from './added-name';
import { inStretches, words } from './context';
import { fieldsOf } from './fields';
import { type Labelled, labelled } from './labelled';
import { amongUnspaced, isUnspaced } from './unspaced';

const handle = /(?<![\p{L}\p{N}_@./&=:-])@[A-Za-z_](?:[\w.-]{1,28}\w)(?![\p{L}\p{N}_@]|[/(:]\w|[.-]\w)/gu;
/** At-words of style sheets, programs, documentation and chats. */
const atWords = wordSet(
  'media import charset keyframes supports layer font-face page apply tailwind include mixin extend use forward namespace container property override deprecated param params return returns throws exception see since author version todo link example default type typedef interface abstract async class constant const enum event file function global ignore inheritdoc internal private protected public readonly static summary template test testing before after beforeeach aftereach autowired bean component controller service repository entity table column id inject injectable module input output pipe directive property staticmethod classmethod abstractmethod dataclass cached lru_cache pytest fixture app route get post put delete patch requestmapping getmapping nullable nonnull notnull suppresswarnings everyone here channel all team room dev online home work gmail outlook yahoo hotmail next latest beta alpha canary main master types angular babel vue react nestjs end implementation selector synthesize objc escaping discardableresult available state published binding observedobject main_actor mainactor',
);

const cue =
  "user[ -]?name|user[ -]?id|login(?: name)?|screen[ -]?name|nick(?:name)?|handle|gamer[ -]?tag|account name|skype(?: id)?|discord(?: tag| id)?|telegram|insta(?:gram)?|ig|twitter|snap(?:chat)?|tiktok|github|gitlab|reddit|steam|psn|xbox|twitch|wechat(?: id)?|line id|benutzername|anmeldename|nutzername|nom d'utilisateur|identifiant|pseudo|nombre de usuario|usuario|nome utente|gebruikersnaam|nazwa użytkownika|login|nome de usuário|usuário|användarnamn|kullanıcı (?:adı|adım)|rumuz|имя пользователя|логин";
const named = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cue})(?![\\p{L}\\p{N}_])(?: (?:name|account|handle|id|profile))?["'*\`]{0,2}(?:[ \\t]{0,2}(?:[:=：]|->|→)[ \\t]{0,2}|[ \\t](?:is|was|ist|lautet|est|es|è|é|jest|to|är|as)[ \\t]|['’]s[ \\t])["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
const dots =
  '(\\p{Lu}?\\p{Ll}{2,15}(?:\\.\\p{Lu}?\\p{Ll}{2,15}){1,3}|\\p{Lu}{2,15}(?:\\.\\p{Lu}{2,15}){1,3})(?![\\p{L}\\p{N}_@/]|\\.\\p{L})';
/** "Alias de pago: sol.cactus.tren", "mi alias es …": words joined by dots, and no site. */
const alias = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])[Aa](?:lias|LIAS)(?:(?: de pago| [Cc][Bb][Uu]| [Mm]ercado ?[Pp]ago| bancario)(?: ?: ?| es | )| ?: ?| es )${dots}`,
    'gu',
  ),
);
/** "find me @ rosies.tiny.oven" */
const joinedAt = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:[Ff]ind|[Ff]ollow|[Dd][Mm]|[Aa]dd|[Tt]ag|[Mm]e|[Uu]s|[Oo]n [Ii]nsta(?:gram)?|[Ss]eguime|[Ss]ígueme|[Ss]uis-moi|[Ff]olgt? mir) ?@ ${dots}`,
    'gu',
  ),
);
const site = /\.(?:com|net|org|io|co|dev|app|de|fr|es|it|nl|pl|pt|se|tr|cn|jp|uk|us|eu|info|shop|me|tv)$/i;
const reddit = /(?<![\p{L}\p{N}_/])\/?u\/([A-Za-z0-9_-]{3,20})(?![\p{L}\p{N}_/])/gu;

/** "Sign in as owl_keeper_55", "eingeloggt als" */
const actingAs = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:sign|log)(?:ged|ging|ned|ning)?[ -]?in (?:as|with)|logged on as|(?:playing|posting|streaming|registered) as|(?:eingeloggt|angemeldet|registriert) (?:als|mit)|(?:einloggen|anmelden) als|(?:connectée?|inscrite?) (?:comme|en tant que|sous)|(?:conectad[oa]|registrad[oa]|sesión) como|(?:entro|accedo|registrat[oa]) come|(?:ingelogd|inloggen|aangemeld) als|zalogowan[yae] jako|(?:entrar|entro|logad[oa]) como|(?:inloggad|loggar? in) som) ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
/** "My fortnite user is BananaPanic_21", "meu usuário no valorant é": a game or a site stands between. */
const atSite = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:my|his|her|our) (?:[\\p{L}\\p{N}]{2,16} ){1,2}(?:user|account|name|nick|tag|id)|(?:(?:mein|sein|ihr)e? )(?:[\\p{L}\\p{N}]{2,16}[ -]){1,2}(?:name|konto|account|user|nick)|(?:${cue}|compte|cuenta|account|conta|konto|profil|perfil) (?:no|na|en|on|in|auf|sur|su|op|w|på|for|für|de|bei|do|da|del|pour|dans) [\\p{L}\\p{N}]{2,16})(?: (?:is|was|ist|lautet|est|es|è|é|jest|to|är)|:) ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
/** What a program or a business numbers and names, no one's account: "my node user is node_modules", "my tax id is". */
const technical = wordPattern(
  /(?<![\p{L}\p{N}])(?:node|npm|python|pip|java|javascript|typescript|ruby|rust|golang|php|perl|docker|kubernetes|k8s|helm|terraform|ansible|jenkins|sql|mysql|postgres(?:ql)?|mongo(?:db)?|redis|oracle|database|db|schema|table|column|class|function|variable|module|package|container|aws|azure|gcp|lambda|iam|nginx|apache|tax|customer|client|order|booking|invoice|policy|patient|employee|student|member|case|claim|ticket|product|item|device|session|transaction|payment|reference|tracking|Steuer|Kunden|Auftrags|Bestell|Rechnungs|Vertrags|Datenbank|Tabellen|Variablen)(?![\p{L}\p{N}])/iu,
);
/** What one signs in with that is no account: "log in with Face_ID". */
const means = /(?:^|[_.-])(?:id|sso|o?auth2?|saml|passkey|key|link|token|code|pass(?:word|wort)?|pin|otp|2fa|mfa)$/iu;

/** Behind the name of a service, in small letters: a word or a name and then a given name, and no word whole. */
const besideService = wordPattern(
  /(?<![\p{L}\p{N}_./-])(?:discord|instagram|insta|snapchat|snap|steam|psn|twitch|telegram|tiktok|skype|reddit|xbox|vinted) ([a-z]{8,20})(?=[,;!?)\s]|\.(?:\s|$)|$)/giu,
);
/** "The seller 'kelpmarket'", "a user called redfox_9": a name in quotes behind who has it. */
const quoted = wordPattern(
  /(?<![\p{L}\p{N}])(?:guy|dude|someone|somebody|girl|scammer|troll|Typ|jemand|mec|type|quelqu['’]un|tipo|alguien|tizio|qualcuno|seller|buyer|user|account|player|profile|streamer|poster|redditor|Verkäufer(?:in)?|Käufer(?:in)?|Nutzer(?:in)?|Benutzer(?:in)?|vendeur|vendeuse|utilisateur|vendedora?|usuari[oa]|venditore|venditrice|utente|verkoper|gebruiker|sprzedawc\p{L}|użytkownik\p{L}{0,3}|utilizador|säljaren?|användaren?)(?: (?:called|named|namens|nommée?|llamad[oa]|chiamat[oa]|genaamd|o nazwie|chamad[oa]|som heter))? ["'\u2018\u201c\u201e\u00ab]([\p{L}\p{N}_][\p{L}\p{N}_.-]{2,30})["'\u2019\u201c\u201d\u00bb]/giu,
);
/** "The seller called brass_helga71": no quotes, and no word. */
const called = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:guy|dude|someone|somebody|girl|seller|buyer|user|player|streamer|Typ|jemand|Verkäufer(?:in)?|Käufer(?:in)?|Nutzer(?:in)?|mec|quelqu['’]un|vendeur|vendeuse|utilisateur|tipo|alguien|vendedora?|usuari[oa]|venditore|venditrice|utente|verkoper|gebruiker|sprzedawc\\p{L}|użytkownik\\p{L}{0,3}|utilizador|säljaren?|satıcı) (?:called|named|namens|genannt|nommée?|appelée?|llamad[oa]|chiamat[oa]|genaamd|o nazwie|o nicku|chamad[oa]|som heter|adlı)|go(?:es|ing) by|a\\.?k\\.?a\\.?) ["'“«]?(${value})`,
    'giu',
  ),
);
/** Where people sell and write under names of their own. */
const market =
  /^.? (?:on|auf|bei|sur|en|su|op|na|no|em|på|from|de|von) (?:ebay|vinted|etsy|amazon|reddit|discord|twitch|steam|depop|kleinanzeigen|leboncoin|wallapop|subito|marktplaats|allegro|olx|blocket|tradera|youtube|tiktok|instagram|twitter|facebook)/iu;
/** "My login is mhartwell": the value is made of a name. */
const stated = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:my|mein|mon|mi|mio|mijn|moja?|meu|mitt?|our|his|her) (?:${cue}) (?:is|was|ist|lautet|est|es|è|jest|to|é|är) ([a-z]{5,24})(?=[,;!?)\\s]|\\.(?:\\s|$)|$)`,
    'giu',
  ),
);
/** "User jdoe42 can't log in", "l'identifiant mdupont est bloqué": right behind the word. */
const behind = wordPattern(
  /(?<![\p{L}\p{N}_./-])(?:[Uu]ser(?:name)?|[Ll]ogin|[Aa]ccount|Benutzer(?:name|konto)?|Nutzer(?:name)?|Anmeldename|Kennung|utilisateur|identifiant|compte|usuario|utente|gebruiker(?:snaam)?|użytkownika?|utilizador|användare|användarnamn|alias) ["'`“«]?(?!(?:e\.g|i\.e|z\.b|p\.ex|p\.ej|d\.h|v\.d)(?!\w))([a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,20}){0,3})(?=["'`”»]?(?:[,;!?)\s]|\.(?:\s|$)|$))/gu,
);
/** What is signed in with, and what may stand between it and its password. */
const signedInWith = (between: string) =>
  wordPattern(
    new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:log-?in|user(?:name)?|id|account|benutzer(?:name)?|utilisateur|identifiant|usuario|utente|gebruiker(?:snaam)?|użytkownik|usuário|användar(?:e|namn)|kullanıcı(?: adı)?)(?:[ \\t](?:is|ist|est|es|è|jest|to|é|är))?[ \\t]{0,2}[:=：]?[ \\t]{1,3}["'\`]?([\\p{L}\\p{N}][\\p{L}\\p{N}_.+-]{2,38})["'\`]?${between}(?:${passwords})(?!\\p{L}{3})`,
      'giu',
    ),
  );
/** "login jenkins-dev, password …", "ID: sakura_mochi88 パスワード: …" */
const withPassword = signedInWith('(?:[ \\t]{0,2}[,;/|]|[ \\t](?:and|und|et|y|e|en|i|och|ve))?[ \\t]{0,3}');
/** "the username kx-arlo and the password …" */
const withItsPassword = signedInWith(
  ',?[ \\t](?:and|with|und|mit|et|avec|y|con|e|com|en|met|i|z|och|med|ve) (?:(?:the|its|this|das|dem|dieses|le|la|el|il|lo|het|o|a) )',
);

/** "discord riven#4471", "steam id xX_Kvothe_Xx", "the account of ines_88": what no word looks like needs no sign between. */
const beside = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cue}|account|profile|konto|compte|cuenta|conto|profil|perfil|profilo)(?: (?:name|account|handle|id|tag|profile))?(?: (?:of|von|de|di|van|do|da|för))? ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
/** Who speaks in a chat: behind the clock, before a colon. */
const speaker =
  /^[ \t>*-]{0,4}[[(]?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?[\])]?[ \t]{1,3}(?:- )?<?[@+]?([\p{L}_][\p{L}\p{N}_.-]{1,30})>?(?=:[ \t]|>[ \t])/gimu;

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

/** User names: after @, after words and keys that name them, in paths and on command lines. */
export const recogniseUserName: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const isCode = codeIn(text);
  const found: Candidate[] = fieldsOf(
    prepared,
    /(?:^| )(?:user ?name|user|login|screen name|handle|nickname|benutzername|utilisateur|usuario|utente|gebruikersnaam|användarnamn|nazwa użytkownika|login|kullanıcı adı|utilizador|usuário|nick)$|用户名|ユーザー名|ユーザーID/,
    (name) =>
      whole.test(name) &&
      // Under a key with its password beside it a service's account opens a door as well.
      (isName(name) || isOfService(name)) &&
      !common.has(name.toLowerCase()) &&
      (isMarked(name) || !/\s/.test(name)) &&
      name.length > 2,
  ).filter(({ start, end }) => !isOfPassword(text, start, end));
  const group = (
    matches: Iterable<RegExpExecArray>,
    score: number,
    reason: string,
    accepts: (name: string, at: number) => boolean,
  ): void => {
    for (const match of matches) {
      const name = match[1] ?? match[0];
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
  if (isUnspaced(text)) found.push(...labelled(prepared, gluedAccounts));
  if (/[_#]|[a-z]\.[a-z]+\d/i.test(text))
    group(
      beside.all(text),
      0.86,
      'beside a word for a user name',
      (name, at) => isName(name) && isOdd(name) && !isCode(at),
    );
  group(text.matchAll(speaker), 0.9, 'who speaks in a chat', (name) => isName(name) && isMarked(name));
  group(inStretches(text, /_/g, joined), 0.82, 'made of a name', (name, at) => isNamed(name) && !isCode(at));
  group(
    [...actingAs.all(text)].filter(
      ({ 0: whole, 1: name = '' }) => !(/ (?:with|mit) /iu.test(whole) && means.test(name)),
    ),
    0.9,
    'after a word for a user name',
    (name) => isName(name) && isMarked(name),
  );
  // "My tax id is 912-93-4567": a number of another kind.
  group(
    [...atSite.all(text)].filter(({ 0: whole, 1: name = '' }) => !technical.test(whole.slice(0, -name.length))),
    0.88,
    'after a word for a user name',
    (name) => isName(name) && isMarked(name) && /\p{L}/u.test(name),
  );
  group(besideService.all(text), 0.8, 'behind a service', (name) => isName(name) && endsAsName(name));
  group(named.all(text), 0.9, 'after a word for a user name', (name) => isName(name) && isMarked(name));
  group(
    quoted.all(text),
    0.88,
    'in quotes behind who has it',
    (name, at) =>
      isName(name) &&
      (isMarked(name) ||
        (/^\p{Ll}{5,}$/u.test(name) && !isCommonWord(name) && market.test(textAfter(text, at + name.length, 24)))),
  );
  group(
    called.all(text),
    0.86,
    'behind a word for a name',
    (name, at) => isName(name) && /\p{L}_?\d|_\p{L}/u.test(name) && /_/.test(name) && /\d/.test(name) && !isCode(at),
  );
  group(stated.all(text), 0.85, 'after a word for a user name', (name) => isName(name) && isOfName(name));
  group(
    behind.all(text),
    0.82,
    'behind a word for a user name',
    (name, at) =>
      isName(name) &&
      !isCode(at) &&
      name.length > 3 &&
      !(/alias ["'`“«]?$/.test(textBefore(text, at, 8)) && technical.test(textAfter(text, at + name.length, 24))) &&
      ((/\d/.test(name) && /^[a-z]{3,}[a-z._]*\d{1,8}$/.test(name) && !isCommonWord(name.replace(/[._-]?\d+$/, ''))) ||
        (/[._]/.test(name) && !/\d[.]\d/.test(name)) ||
        isNamed(name) ||
        isOfName(name)),
  );
  if (
    /pass|pwd?|kennwort|mdp|clave|contraseña|senha|wachtwoord|ww|hasło|lösenord|şifre|密|パスワード|비밀번호/iu.test(
      text,
    )
  ) {
    const reason = 'before its password';
    const isAccount = (name: string, at: number): boolean =>
      isName(name) && !isCode(at) && !isOfPassword(text, at, at + name.length);
    group(withPassword.all(text), 0.86, reason, (name, at) => {
      const lower = name.toLowerCase();
      return isAccount(name, at) && (isMarked(name) || !(isCommonWord(lower) || isEnglishWord(lower)));
    });
    // "The sign-in and the password page" is no account's.
    group(
      withItsPassword.all(text),
      0.86,
      reason,
      (name, at) => isAccount(name, at) && (isMarked(name) || isOfName(name)) && !isOfWords(name),
    );
  }
  group(actors(text), 0.9, 'who did it in a log', (name, at) => isName(name) && !isCode(at));
  group(text.matchAll(logged), 0.88, 'in a log of who logged in', (name) => isName(name));
  if (/;[ \t]?(?:password|pwd)[ \t]?=/i.test(text))
    group(connecting.all(text), 0.9, 'in a connection string', (name) => !common.has(name.toLowerCase()));
  group(option.all(text), 0.86, 'on a command line', (name) => isName(name));
  group(alias.all(text), 0.85, 'after a word for a user name', (name) => !site.test(name) && !common.has(name));
  // Of words alone it may be an address of a module, a colour, a path.
  group(
    joinedAt.all(text),
    0.85,
    'after a word for a user name',
    (name) => !site.test(name) && !name.toLowerCase().split('.').every(isWordForm),
  );
  group(text.matchAll(paths), 0.9, 'in the path of a home folder', (name) => isName(name));
  group(shell.all(text), 0.85, 'on a command line', (name) => isName(name));
  group(inStretches(text, /u\//g, reddit), 0.85, 'written as on Reddit', (name) => isName(name));
  found.push(...addedNames(text));
  return found;
});
