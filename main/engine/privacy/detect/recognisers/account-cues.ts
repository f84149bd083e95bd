import { isMonth } from '../../entities/quantities/dates/months';
import { weekdays } from '../../entities/quantities/dates/weekdays';
import { relatives, siblings } from '../../entities/quantities/people/words';
import { and } from '../../lists/conjunctions';
import { possessives } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { passwords, value } from './account-name';
import { markets, networks } from './networks';

/** What people say before the name of an account: a word for it, a service, who has it, its password. The name is the group. */

const cue = oneLine`
  user[ -]?name|user[ -]?id|login(?: name)?|screen[ -]?name|nick(?:name)?|handle|gamer[ -]?tag|account name
  |skype(?: id)?|discord(?: tag| id)?|telegram|insta(?:gram)?|ig|twitter|snap(?:chat)?|tiktok|github|gitlab|reddit
  |steam|psn|xbox|twitch|wechat(?: id)?|line id|benutzername|anmeldename|nutzername|nom d'utilisateur|identifiant
  |pseudo|nombre de usuario|usuario|nome utente|gebruikersnaam|nazwa użytkownika|nome de usuário|usuário|användarnamn
  |kullanıcı (?:adı|adım)|rumuz|mastodon|bluesky|bsky|venmo|vinted|benutzerkennung|nutzerkennung|epic(?: games)?
  |battle ?tag|xbox live|letterboxd|lichess|strava|soundcloud|pinterest|roblox|minecraft|fortnite|riot id|duolingo
  |wattpad|utilizador|inlognaam|inloggningsnamn|cash ?app
  |имя пользователя|логин
`;
export const named = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cue})(?![\\p{L}\\p{N}_])(?: (?:name|account|handle|id|profile))?["'\`]{0,2}(?:[ \\t]{0,2}(?:[:=：]|->|→)[ \\t]{0,2}|[ \\t](?:is|was|ist|lautet|heißt|est|c['’]?est|es|è|é|jest|to|är|er|heet|on|je|as)[ \\t]|['’]s[ \\t])["'\`(@$]{0,2}(?:live:)?(${value})`,
    'giu',
  ),
);
/** "whats her cashapp? $shanibaby22", "Venmo me $jo-reyes": a service whose names begin with a dollar, shortly before. */
export const cashTag = wordPattern(
  /(?<![\p{L}\p{N}_])(?:cash ?app|cash ?tags?|venmo|zelle|chime)(?![\p{L}\p{N}_])[^$\n]{0,32}\n?[^$\n]{0,16}\$(\p{L}[\p{L}\p{N}_-]{0,19}[\p{L}\p{N}])(?![\p{L}\p{N}_([]|[.=/]\w)/giu,
);
/** "$shanibaby22 on cash app" */
export const cashTagFirst =
  /(?<![\p{L}\p{N}_$/])\$(\p{L}[\p{L}\p{N}_-]{0,19}[\p{L}\p{N}])(?=,? \(?(?:(?:on|via|is|my|her|his|their|for|auf|bei|sur|en|su|op|na|no|em|på) ){1,3}(?:cash ?app|cash ?tag|venmo|zelle|chime))/giu;
const dots =
  '(\\p{Lu}?\\p{Ll}{2,15}(?:\\.\\p{Lu}?\\p{Ll}{2,15}){1,3}|\\p{Lu}{2,15}(?:\\.\\p{Lu}{2,15}){1,3})(?![\\p{L}\\p{N}_@/]|\\.\\p{L})';
/** "Alias de pago: sol.cactus.tren", "mi alias es …": words joined by dots, and no site. */
export const alias = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])[Aa](?:lias|LIAS)(?:(?: de pago| [Cc][Bb][Uu]| [Mm]ercado ?[Pp]ago| bancario)(?: ?: ?| es | )| ?: ?| es )${dots}`,
    'gu',
  ),
);
/** "find me @ rosies.tiny.oven" */
export const joinedAt = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:[Ff]ind|[Ff]ollow|[Dd][Mm]|[Aa]dd|[Tt]ag|[Mm]e|[Uu]s|[Oo]n [Ii]nsta(?:gram)?|[Ss]eguime|[Ss]ígueme|[Ss]uis-moi|[Ff]olgt? mir) ?@ ${dots}`,
    'gu',
  ),
);
export const site = /\.(?:com|net|org|io|co|dev|app|de|fr|es|it|nl|pl|pt|se|tr|cn|jp|uk|us|eu|info|shop|me|tv)$/i;
const sites = `${networks}|threads|github|gitlab`;
const onSite = `(?:on|auf|bei|sur|en|su|op|na|no|em|på|w) (?:${sites}|x)(?:ie|u|zie)?`;
/** "On Discord I'm mooseknuckle", "en TikTok soy marzo.luna", "Discord'da ben mavikarga"; "they call me hazelbrook on Roblox". */
export const presented = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}_])(?:${onSite}|(?:${sites})['’](?:da|de|ta|te)),? (?:
        i['’]?m|i am|i go by|my name is|bin ich|heiße ich|heisse ich|je suis|je m['’]appelle|soy|me llamo|sono
        |mi chiamo|ben ik|heet ik|jestem|nazywam się|sou(?: [oa])?|me chamo|heter jag|är jag|ben|adım
      ) ["'\x60“«]?(${value})
      |(?<![\p{L}\p{N}_])(?:
        named|called|calls? me|find me as|known as|go(?:es)? by|my name is|heiße|heisse|heißt|nenne mich|namens
        |m['’]appelle|nommée?|llamo|llama|llamad[oa]|chiamo|chiama|chiamat[oa]|heet|genaamd|nazywam się|chamo|chama
        |chamad[oa]|heter|hedder
      ) ["'\x60“«]?(${value})["'\x60”»]? ${onSite}(?![\p{L}\p{N}])
    `,
    'giu',
  ),
);
/** Said of things as well: "a trend called …". */
export const calledSo =
  /^(?:named|called|known as|heißt|namens|nommé|llama(?!\p{L})|llamad|chiama(?!\p{L})|chiamat|heet|genaamd|chama(?!\p{L})|chamad|heter|hedder)/iu;
/** Somebody, right before that: "my son is", "who’s", "ik"; "Anna, who is", whose name is the group. */
export const somebody = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      i|we|s?he|they|who|er|sie|qui|elle|él|ella|quien|lui|lei|ik|hij|zij|ele|ela|jag|han|hon|jeg|hun|someone|somebody
      |guy|girl|dude|${relatives}|${siblings}
    )(?:,? (?:who|der|die|que|che|qui))?(?:['’]?(?:m|s|re)| (?:am|is|are|was|were|est|era|è|é|se|si))?,? $
    |(?<!\p{L})(\p{L}{2,20})(?:,? (?:who|der|die|que|che|qui))?(?: (?:is|was|est|se|si))?,? $
  `,
  'iu',
);
/** "Auf Chefkoch bin ich …", "op de veiling noem ik me …": anywhere; and "selling on dba as …", "posted as … on ao3". */
const anywhere = '(?:the |dem |der |die |le |la |el |il |lo |o |a |het |de )?[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{1,19}';
/** Where one is as one is, and has no name: moods, times, "on paper", "en moyenne". */
const states = new RegExp(
  oneLine`
    ^(?:
      ${Object.values(weekdays).join('|')}|weekend|weekday|holiday|vacation|leave|duty|call|time|balance|edge|paper|average
      |top|track|board|foot|fire|schedule|purpose|principle|reflection|medication|meds|benefits|welfare|phone|road|run|way
      |bus|train|inside|outside|whole|contrary|papier|dauer|anhieb|reisen|arbeit|weg|urlaub|grund|moyenne|vacances|forme
      |retard|papel|media|realidad|carta|vacanza|vakantie|papierze|wakacjach|féria|semester|papper(?:et)?|papiret|ferie
    )(?:s|en?|i|e[ns]|kveld|aften)?$
  `,
  'iu',
);
const placeOf = /^\p{L}+ (?:(?:the|dem|der|die|le|la|el|il|lo|o|a|het|de) )?([\p{L}\p{N}.-]+)/iu;
/** Whether `said`, a match of `knownAs`, tells of a day or a state instead of a place with names. */
export const isNowhere = (said: string): boolean => {
  const place = placeOf.exec(said)?.[1] ?? '';
  return states.test(place) || isMonth(place);
};
const presenting = oneLine`
  i['’]?m|i am|i go by|i was|they know me as|bin ich|war ich|heiße ich|heisse ich|nenne ich mich|je suis|je m['’]appelle
  |soy|me llamo|sono|mi chiamo|ben ik|heet ik|noem ik me|jestem|mam nick|nazywam się|(?:eu )?(?:sou|era)|me chamo
  |heter jag|är jag|kallar jag mig|hedder jeg|heter jeg|er jeg|kalder jeg mig|kaller jeg meg|olen|jsem
  |mám (?:nick|přezdívku)|ben
`;
export const knownAs = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:on|auf|bei|im|sur|en|su|sul|op|na|no|em|på|w|i) ${anywhere},? (?:${presenting}) ["'\`“«]?(${value})`,
    'giu',
  ),
);
/** "I am", "soy": what one is as well as what one is called. */
export const isBeing =
  /(?<!\p{L})(?:i['’]?m|i am|i was|bin ich|war ich|je suis|soy|sono|ben ik|jestem|sou|era|är jag|er jeg|olen|jsem|ben) ["'`“«]?$/iu;
const acting = 'go by|stream as|post(?:ed)? as|play as|sell as|write as|stream under|post(?:ed)? under|write under';
/** "I write as ghostwriter", "I play as goalkeeper": a trade or a part, by the verb in it. */
export const ofTrade =
  /(?:writ|keep|play|sell|work|deal|hold|mak|teach|lectur|stream|wholesal|retail|blogg|lead|freelanc|report)(?:er|or)s?$|(?:ist|man|woman|ess)$/u;
export const actingOn = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:${networks}|${markets}|tumblr|kick|ao3) (?:as|under|als|unter|comme|sous|como|come|jako|pod|som|nimellä)|i(?: also)? (?:${acting})) ["'\`“«]?(${value})`,
    'giu',
  ),
);
/** What one is, not is called: "inscrite", "lurking", "aktiv", "weggegaan". */
export const describes = new RegExp(
  oneLine`
    ^(?:ab|an|auf|aus|ein|mit|nach|um|vor|weg|zurück|aan|af|door|in|mee|na|op|over|terug|uit)?ge\p{Ll}{1,12}
    (?:en|t|aan)$
    |(?:
      ing|ed|[éi]e?s?|it[eao]s?|[aiu]t[oaei]|[ai]d[oa]s?|iv[oaef]?|ant[ei]?|ig|lich|isch|isk|end|[ae]t|[td]t[uy]|n[yai]|eux|euse|ad
      |ista|mente|lik|[íi]s+im[oa]|able|ible|less|ful|ous
    )$
  `,
  'u',
);
/** Where one is, of nobody's: "på Twitch", "na Discordzie". */
export const network = new RegExp(`^(?:${sites}|facebook|whatsapp|linkedin)(?:ie|u|zie|a)?$`, 'iu');
export const reddit = /(?<![\p{L}\p{N}_/])\/?u\/([A-Za-z0-9_-]{3,20})(?![\p{L}\p{N}_/])/gu;

/** "Sign in as owl_keeper_55", "eingeloggt als" */
export const actingAs = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:sign|log)(?:ged|ging|ned|ning)?[ -]?in (?:as|with)|logged on as|(?:playing|posting|streaming|registered) as|(?:eingeloggt|angemeldet|registriert) (?:als|mit)|(?:einloggen|anmelden) als|(?:connectée?|inscrite?) (?:comme|en tant que|sous)|(?:conectad[oa]|registrad[oa]|sesión) como|(?:entro|accedo|registrat[oa]) come|(?:ingelogd|inloggen|aangemeld) als|(?:zalogowan[yae]|(?:za)?logu(?:j|ję|je) się|logować się) jako|(?:entrar|entre|entro|logad[oa]) (?:como|com o usuário)|(?:inloggad|loggar? in) som|(?:log|loggen) in als|melde? (?:dich|mich|sich) als|(?:inicia|inicio|iniciar|inicie) sesión (?:como|con(?: el usuario)?)|acced[io](?:mi)? (?:come|con l['’]utente)|connecte-toi (?:avec|sous)|session (?:opened|closed) for(?: user)?) ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
/** "Melde dich als Testperson an", "registriert als Untermieter": as what, where a noun in German has a capital. */
export const asWhat = /^(?:melde|anmelden|angemeldet|einloggen|eingeloggt|registriert)(?!\p{L})[^@_]* als /iu;
/** "My fortnite user is BananaPanic_21", "meu usuário no valorant é": a game or a site stands between. */
export const atSite = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:my|his|her|our) (?:[\\p{L}\\p{N}]{2,16} ){1,2}(?:user|account|name|nick|tag|id)|(?:(?:mein|sein|ihr)e? )(?:[\\p{L}\\p{N}]{2,16}[ -]){1,2}(?:name|konto|account|user|nick)|(?:${cue}|user|compte|cuenta|account|conta|konto|profil|perfil) (?:no|na|en|on|in|im|auf|sur|su|sul|nel|op|w|på|for|für|de|bei|do|da|del|pour|dans)(?: (?:the|this|their|dem|der|le|la|el|il|lo|o|a|het|mijn|tym))? [\\p{L}\\p{N}]{2,16})(?: (?:is|was|ist|lautet|est|c['’]?est|es|è|é|jest|to|är)|:) ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
const whose = oneLine`
  ${possessives}|your|dein\p{L}{0,2}|ton|tu|mit
`;
/** A word for such a name, or a site's with one; the site alone is slow and full. */
const calling = oneLine`
  (?:
    user[ -]?name|user[ -]?id|login(?: name)?|screen[ -]?name|nick(?:name)?|gamer[ -]?tag|account name|alias
    |benutzername|benutzerkennung|anmeldename|nutzername|nom d'utilisateur|nom de joueur|identifiant|pseudo(?:nyme)?
    |nombre de usuario|nombre de jugador|usuario|nome utente|nome giocatore|gebruikersnaam|spelersnaam
    |nazwa użytkownika|nome de usuário|usuário|utilizador|användarnamn|spelarnamn|rumuz|player name|in-?game name
  )
`;
/** A door, a knife and a pan have a handle too. */
const handle = `(?:(?:old|new|main|other|online|gaming|social(?: media)?|forum|${sites}) )?handle`;
const turkish = '(?:kullanıcı ad|takma ad|rumuz|nick)(?:ım|im|um)';
/** "my handle is duskpepper", "mein Nickname im Forum ist", "oyundaki nickim": whose name for an account comes next. */
export const ownAccount = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:${whose}) (?:(?:[\\p{L}\\p{N}]{2,16}[ -]){0,3}${calling}|${handle})(?: (?:no|na|en|on|in|im|auf|sur|su|sul|nel|op|w|på|for|für|de|bei|do|da|del|pour|dans|at)(?: \\p{L}{1,6})? [\\p{L}\\p{N}]{1,16})?(?: (?:is|was|ist|lautet|heißt|war|est|c['’]?est|es|è|era|é|jest|to|är|heet)|:)|(?:under the|sous le|unter dem|con el|bajo el|con il|sotto il|onder de|pod|com o|sob o) (?:(?:[\\p{L}\\p{N}]{2,16}[ -])?${calling}|${handle})|${turkish}) ["'\`“„«@]?$`,
  'iu',
);
/** Its value, behind it. */
export const owned = wordPattern(
  new RegExp(`${ownAccount.source.slice(0, -1)}(${value})(?=["'\`”“»]?(?:[,;!?)\\s]|\\.(?:\\s|$)|$))`, 'iu'),
);
/** "My @ is jonah-pruitt-3", "mon @ c'est": by the sign alone. */
export const signed = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${whose}) (?:(?:[\\p{L}\\p{N}]{2,16} ){1,2})?@(?: (?:is|was|ist|lautet|est|c['’]?est|es|è|é|jest|to|är)|:) ["'\`“„«]?(${value})`,
    'giu',
  ),
);
/** What a program or a business numbers and names, no one's account: "my node user is node_modules", "my tax id is". */
export const technical = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        node|npm|python|pip|java|javascript|typescript|ruby|rust|golang|php|perl|docker|kubernetes|k8s|helm|terraform
        |ansible|jenkins|sql|mysql|postgres(?:ql)?|mongo(?:db)?|redis|oracle|database|db|schema|table|column|class
        |function|variable|module|package|container|aws|azure|gcp|lambda|iam|nginx|apache|tax|customer|client|order
        |booking|invoice|policy|patient|employee|student|member|case|claim|ticket|product|item|device|session
        |transaction|payment|reference|tracking|Steuer|Kunden|Auftrags|Bestell|Rechnungs|Vertrags|Datenbank|Tabellen
        |Variablen
      )(?![\p{L}\p{N}])
    `,
    'iu',
  ),
);
/** What one signs in with that is no account: "log in with Face_ID". */
export const means = new RegExp(
  oneLine`
    (?:^|[_.-])(?:id|sso|o?auth2?|saml|passkey|key|link|token|code|pass(?:word|wort)?|pin|otp|2fa|mfa)$
    |(?:
      connect|(?:face|touch|bank|mit|apple|eu|bund|digi|google|linked)-?(?:id?|in)|itsme|spid|cl@ve|epuap|freja
      |eherkenning|smart-?id|mobile-?id|elster
    )$
  `,
  'iu',
);

/** Behind the name of a service, in small letters: a word or a name and then a given name, and no word whole. */
export const besideService = wordPattern(
  new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${networks}|skype) ([a-z]{8,20})(?=[,;!?)\\s]|\\.(?:\\s|$)|$)`, 'giu'),
);
/** "The seller 'kelpmarket'", "a user called redfox_9": a name in quotes behind who has it. */
export const quoted = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        guy|dude|someone|somebody|girl|scammer|troll|Typ|jemand|mec|type|quelqu['’]un|tipo|alguien|tizio|qualcuno
        |seller|buyer|user|account|player|profile|streamer|poster|redditor|Verkäufer(?:in)?|Käufer(?:in)?
        |Nutzer(?:in)?|Benutzer(?:in)?|vendeur|vendeuse|utilisateur|vendedora?|usuari[oa]|venditore|venditrice|utente
        |verkoper|gebruiker|sprzedawc\p{L}|użytkownik\p{L}{0,3}|utilizador|säljaren?|användaren?
      )(?: (?:called|named|namens|nommée?|llamad[oa]|chiamat[oa]|genaamd|o nazwie|chamad[oa]|som heter))? ["'\u2018\u201c\u201e\u00ab]
      ([\p{L}\p{N}_][\p{L}\p{N}_.-]{2,30})["'\u2019\u201c\u201d\u00bb]
    `,
    'giu',
  ),
);
/** "The seller called brass_helga71": no quotes, and no word. */
export const called = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        (?:
          guy|dude|someone|somebody|girl|seller|buyer|user|player|streamer|Typ|jemand|Verkäufer(?:in)?|Käufer(?:in)?
          |Nutzer(?:in)?|mec|quelqu['’]un|vendeur|vendeuse|utilisateur|tipo|alguien|vendedora?|usuari[oa]|venditore
          |venditrice|utente|verkoper|gebruiker|sprzedawc\p{L}|użytkownik\p{L}{0,3}|utilizador|säljaren?|satıcı
        ) (?:
          called|named|namens|genannt|nommée?|appelée?|llamad[oa]|chiamat[oa]|genaamd|o nazwie|o nicku|chamad[oa]
          |som heter|adlı
        )|an? certain|(?:un|cet) certain|ein gewisser|un tal|un certo|un tizio|ene|niejaki|jakiś|um tal(?: de)?
        |go(?:es|ing) by|a\.?k\.?a\.?
      ) ["'“«]?(${value})
    `,
    'giu',
  ),
);
/** "He calls himself brass_helga", "er nennt sich": a name of one's own making. */
export const selfCalled = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        call(?:s|ing|ed)? (?:him|her|them|my)sel(?:f|ves)|nennt sich|nenne mich|(?:se fait|me fais|se font) appeler
        |se (?:hace|hacía) llamar|me hago llamar|si (?:fa|faceva) chiamare|mi faccio chiamare|noemt zich(?:zelf)?
        |noem me(?:zelf)?|podaje się (?:za|jako)|nazywa siebie|se faz chamar|chama-se a si (?:mesm|própri)[oa]
        |chama-se n[oa] \p{L}{3,12}|kallar sig(?: själv)?|kendine|kaldt sig|kalder sig|kaller seg
      )(?: (?:online|im Netz|en ligne|en línea))? ["'“«]?(${value})
    `,
    'giu',
  ),
);
/** Where people sell and write under names of their own. */
export const market = new RegExp(
  `^.? (?:on|auf|bei|sur|en|su|op|na|no|em|på|from|de|von) (?:${networks}|${markets}|amazon|facebook)`,
  'iu',
);
/** "User jdoe42 can't log in", "l'identifiant mdupont est bloqué": right behind the word. */
export const behind = wordPattern(
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
export const withPassword = signedInWith(`(?:[ \\t]{0,2}[,;/|]|[ \\t](?:${and}))?[ \\t]{0,3}`);
/** "the username kx-arlo and the password …" */
export const withItsPassword = signedInWith(
  `,?[ \\t](?:${and}|with|mit|avec|con|com|met|z|med) (?:(?:the|its|this|das|dem|dieses|le|la|el|il|lo|het|o|a) )`,
);

/** "discord riven#4471", "steam id xX_Kvothe_Xx", "the account of ines_88": what no word looks like needs no sign between. */
export const beside = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cue}|account|profile|konto|compte|cuenta|conto|profil|perfil|profilo)(?: (?:name|account|handle|id|tag|profile))?(?: (?:of|von|de|di|van|do|da|för))? ["'*\`(@]{0,2}(${value})`,
    'giu',
  ),
);
/** Who speaks in a chat: behind the clock, before a colon. */
export const speaker =
  /^[ \t>*-]{0,4}[[(]?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?[\])]?[ \t]{1,3}(?:- )?<?[@+]?([\p{L}_][\p{L}\p{N}_.-]{1,30})>?(?=:[ \t]|>[ \t])/gimu;
