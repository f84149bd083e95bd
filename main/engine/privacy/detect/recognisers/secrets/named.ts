import type { Candidate, PreparedText } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { type WordPattern, wordPattern } from '../../../patterns/word-starts';
import { textAfter, textBefore } from '../../../text/around';
import { wordSet } from '../../../word-set';
import { isStopWord } from '../../words/vocabulary';
import { fieldsIn, isKey } from '../fields';
import { type Labelled, labelled } from '../labelled';
import { isUnspaced } from '../unspaced';

/** Names of keys whose value is a password, in the languages of forms and configuration files. */
const passwordKey =
  /(?:passwor[dt]|passwd|passphrase|passcode|pwd|kennwort|mot de passe|mdp|contraseña|contrasena|senha|wachtwoord|hasło|haslo|lösenord|пароль|şifre|adgangskode|salasana(?:ni)?|hesl[oa]|jelszó(?:m)?|парола(?:та)?|пароль|lozinka|geslo|slaptažodis|mật khẩu|kata sandi|كلمة (?:المرور|السر)|סיסמה|密码|密碼|パスワード|비밀번호)$|(?:^| )(?:pass|pw|clave)$/u;
/** Names whose value is a key, where it looks like one. */
const secretKey =
  /(?:^| )(?:(?:api|app|application|access|secret|private|encryption|signing|master|shared|account|auth|consumer|license|licence|session|subscription|storage|webhook|jwt|ssh|deploy|bot|client|server|service|admin|root|db|database)? ?(?:key|secret|token|credentials?|salt)|apikey|authtoken|accesstoken|secretkey|accountkey|sharedaccesskey|bearer|jwt|cookie|session id|sessionid|sid|phpsessid|jsessionid|csrf token|authorization|auth|connection string|license|seed|mnemonic)(?: (?:id|value|base64|hex|base|\d))?$/;
const publicKey =
  /(?:^| )(?:public|primary|foreign|partition|sort|cache|idempotency|object|s3|i18n|translation|json|dict|index|hash|map|row|group|registry|react|next|max|num|total|prompt|completion|input|output|stop|eos|pad|bos|csrf|unk) (?:key|token|secret)s?$|(?:public|tokens|keys)$/;

/** "Apache-2.0", "BSD-3-Clause": under which anybody may use a program. */
const openLicence =
  /^["'`]?(?:Apache|MIT|BSD|[AL]?GPL|MPL|CC|EPL|EUPL|CDDL|OFL|AFL|BSL|Artistic|Zlib|Python|W3C|OSL)(?:[-\d]|$)/i;

/** Calls, members, interpolations, paths: programs, not values. */
const code =
  /[()<>{}[\]]|\$\{|::|=>|^(?:process|os|env|config|settings|self|this|req|request|args|options|params|ctx|secrets|vault|var|local|data|module|import)[.[]|^\/|^\.{1,2}\/|^https?:\/\/[^@]*$|^\w+\.\w+\.\w+$/;

const classes = (value: string): number =>
  [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].filter((sort) => sort.test(value)).length;

/** Whether a value under `key`, `token` and the like is one: long enough, and no word of a sentence or a program. */
const looksLikeKey = (value: string): boolean =>
  value.length >= 8 &&
  !/\s/.test(value) &&
  !code.test(value) &&
  !openLicence.test(value) &&
  (/\d/.test(value) ? classes(value) > 1 || value.length > 15 : value.length >= 20 && classes(value) > 2);

/** Under a name that says "secret" a short one is enough: `SECRET_KEY=hunter2 npm start`. */
const isShortSecret = (key: string, value: string): boolean =>
  /(?:^| )secret(?: key)?$/.test(key) &&
  /^[A-Za-z0-9!@#%^&*+-]{6,}$/.test(value) &&
  /[A-Za-z]{2}/.test(value) &&
  /\d/.test(value);

export const looksLikePassword = (value: string): boolean =>
  value.length >= 3 && value.length <= 200 && !/\s/.test(value) && !code.test(value) && !isPlaceholder(value);

/** What a word of a sentence never is: with a digit, a sign inside, or a capital inside. */
export const isMixed = (value: string): boolean =>
  /\d/.test(value) || /\p{L}[^\p{L}\p{N}'’-]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value);

/** What follows a plain word that is a value: nothing, or another clause. */
const ends =
  /^["'`”»’]?[ \t]*(?:$|[\n\r.,;)|}\]<&]|(?:and|or|but|und|oder|et|ou|y|o|e|en|i|och|for|für|user|login|username)(?![\p{L}]))/u;

/** Values of keys in configuration, JSON, shell, tables, and of labels in a line. */
export const named = (prepared: PreparedText): Candidate[] =>
  fieldsIn(prepared).flatMap(({ key, start, end }) => {
    const value = prepared.text.slice(start, end);
    const isWhole = isMixed(value) || ends.test(prepared.text.slice(end, end + 14));
    const isPassword = isKey(passwordKey, key) && isWhole && looksLikePassword(value);
    const isSecret =
      !isPassword && secretKey.test(key) && !publicKey.test(key) && (looksLikeKey(value) || isShortSecret(key, value));
    return isPassword || isSecret ? [{ start, end, score: 0.95, reason: `under '${key}'` }] : [];
  });

const cueWords =
  'password|passwd|passphrase|passwort|kennwort|mot de passe|mdp|contraseña|contrasena|clave|senha|palavra-passe|wachtwoord|hasło|haslo|lösenord|пароль|şifre|adgangskode|salasana(?:ni)?|hesl[oa]|jelszó(?:m)?|парола(?:та)?|пароль|lozinka|geslo|slaptažodis|mật khẩu|kata sandi|كلمة (?:المرور|السر)|סיסמה|passord|pwd|pw';
const unspacedCues = 'รหัสผ่าน|密码|密碼|パスワード|비밀번호';
const keyCues =
  "(?:api|access|secret|private|encryption|license|licence|product|activation|recovery|auth|client|session|master|bearer|account|aws|github|openai|stripe)[ -]?(?:key|token|secret|code)s?|secret|token|credentials?|api-schlüssel|zugangsschlüssel|clé (?:api|secrète|d'api)|clave (?:api|secreta|de api)|chiave (?:api|segreta)|lizenzschlüssel";
/** A word that a bank or a school asks for: it looks like any other. */
const wordCues =
  "(?:security|secret|safe|memorable|code) ?word|sicherheitswort|codewort|mot (?:secret|de sécurité)|palabra (?:secreta|clave|de seguridad)|parola (?:segreta|d[’']ordine)|palavra secreta|geheim woord|wachtwoordzin|tajne słowo|säkerhetsord|gizli kelime|güvenlik kelimesi";
/** A password as it is spoken of, whatever its case. */
export const passwordNames: readonly string[] = [
  `${cueWords}|passwords|passwörter|wlan-passwort|passwordet|lösenordet|hasł(?:a|em)|şifre\\p{L}{1,4}|parolay\\p{L}`,
  unspacedCues,
];
const linking =
  '(?:[ \\t]{1,3}(?:for|of|to|on|für|fürs|zum|pour|de|du|para|per|voor|do|dla|till|k|ke|na|za|la|от|до|для|на|til|για|του)[ \\t][^\\n:=,.;]{1,40}?)?[ \\t]{0,3}(?:(?:=>|=|:|：|->|→|—|–|-|(?:is|was|lautet|ist|war|est|es|era|è|é|jest|to|är|oli|je|on|er|este|είναι|е|это|це|là|adalah)(?![\\p{L}\\p{N}_]))[ \\t]{0,3}(?:(?:now|still|currently|jetzt|ahora|maintenant)(?![\\p{L}\\p{N}_]))?[ \\t]{0,2}){1,2}';
const quote = '["\'`“”„«»‘’]';

const sentence = (cues: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cues})(?![\\p{L}\\p{N}_])${quote}?(${linking})(?:${quote}([^\\n"'\`“”„«»‘’]{3,60})(?=${quote})|([^\\s"'\`“”„«»‘’]{3,120}))`,
    'giu',
  );
const passwordSentence = wordPattern(sentence(`${cueWords}|${unspacedCues}`));
const keySentence = wordPattern(sentence(keyCues));
const wordSentence = wordPattern(sentence(wordCues));
/** How each of them ends. */
const asked = /word|wort|mot |alabra|parola|palavra|woord|słowo|ord |kelime/i;
/** Says something of the word, not which it is. */
const said =
  /^(?:not|the|a|an|my|your|required|optional|needed|wrong|correct|incorrect|missing|unknown|nicht|pas|no|non)$/iu;
const looksLikeWord = (value: string): boolean => /^\p{L}[\p{L}\p{N}'-]{2,30}$/u.test(value) && !said.test(value);

/** The next name of a query: `&x=1`. */
const nextName = /&[\w.-]{1,40}=.*$/u;
export const trimmed = (value: string): string =>
  value.replace(nextName, '').replace(/[.,;:!?)\]}>*]+$/u, (tail) => (/^[!?*]/.test(tail) ? tail.slice(0, 1) : ''));

const inSentence = (
  text: string,
  pattern: WordPattern,
  accepts: (value: string) => boolean,
  plainWords: 'never' | 'after a sign' | 'always',
): Candidate[] =>
  pattern.all(text).flatMap((match) => {
    const [whole, link = '', quoted = '', free = ''] = match;
    const written = quoted === '' ? free : quoted;
    const value = quoted === '' ? trimmed(free) : quoted;
    const start = match.index + whole.length - written.length;
    const end = start + value.length;
    const isSign = plainWords === 'always' || /[:=：>→]/.test(link);
    // A plain word is one only where nothing else follows it.
    const isPlain = !isMixed(value);
    if (isPlain && !(plainWords !== 'never' && (quoted !== '' || (isSign && ends.test(textAfter(text, end, 12))))))
      return [];
    if (!accepts(quoted === '' ? value : value.replaceAll(' ', ''))) return [];
    const cue = whole.slice(0, whole.lastIndexOf(link));
    return [{ start, end, score: 0.9, reason: `after '${cue}'` }];
  });

/** Without spaces between the words: 密码是…, パスワードは…, 비밀번호는 …. */
const unspaced =
  /(?:密码|密碼|口令|パスワード|暗証番号|비밀번호|암호)(是|为|為|：|:|は、?|が|는|은|이|가)?[ \t]{0,2}["'「『“]?([\x21-\x7e]{4,60})/gu;

/** Passwords and keys in sentences of a dozen languages. */
export const passwords = ({ text }: PreparedText): Candidate[] => [
  ...inSentence(text, passwordSentence, looksLikePassword, 'after a sign'),
  ...inSentence(text, keySentence, looksLikeKey, 'never'),
  ...(asked.test(text) ? inSentence(text, wordSentence, looksLikeWord, 'always') : []),
  ...[...text.matchAll(unspaced)].flatMap((match) => {
    const [whole, link, written = ''] = match;
    const value = trimmed(written).replace(/["']+$/, '');
    const start = match.index + whole.length - written.length;
    return looksLikePassword(value) && (link !== undefined || isMixed(value))
      ? [{ start, end: start + value.length, score: 0.9, reason: 'after a word for a password' }]
      : [];
  }),
];

/** A code of nothing in particular: not of a place, an error, a discount. */
export const bareCode =
  '(?<!(?:zip|postal|post|error|exit|status|http|response|return|area|country|currency|language|promo|discount|voucher|coupon|source|dress|bar|qr|tax|hs|sort) )(?:code|código|codigo|codice|kode?n?|koodi|kód)(?! (?:postale?|pocztow\\p{L}{1,3}|de (?:área|error|erro|barras|estado|país|descuento|desconto|statut|réduction)|d.erreur|di (?:errore|stato|sconto))(?!\\p{L}))';
const told =
  "(?:sms(?:['’]?\\p{L}{1,4})?|texted|text(?: message)?|whatsapp|sent|received|got|reçue?|envoyée?|recib\\p{L}{1,3}|llegad?o|llegó|enviaron|mandaron|kreeg|ontvang\\p{L}{0,3}|gestuurd|bekommen|erhalten|geschickt|gesendet|arrivato|ricevuto|mandato|otrzymał\\p{L}{0,3}|dostał\\p{L}{0,3}|przyszedł|wysłali|recebi|chegou|enviaram|mandaram|fick|skickades?|mottog|modtog|fik|banku|telefonuma)";

/** What is opened by a code, in English. */
const locked =
  '(?:gun |key ?)?safe|(?:front |back ?)?door|(?:bike |pad)?lock|gate|alarm|entry|garage|locker|lockbox|suitcase|building|apartment|flat|keypad|voicemail|mailbox|shed|intercom|entry ?phone|elevator|lift|storage|basement';
const lockCode = "(?:[’']s)?[ -]?(?:code|combination|combo|pin)";

const codeCues: readonly (Labelled & { readonly bare?: boolean; readonly spoken?: boolean })[] = [
  {
    cues: [
      'pin',
      '(?:card|bank|sim|phone|atm|debit|credit)[ -]?pin(?: ?(?:code|number))?',
      'geheimzahl',
      'código pin',
      'code pin',
      'codice pin',
      'pincode',
      'kod pin',
      'pin-?kod',
    ],
    keys: ['pin', 'pin code', 'pincode'],
    value: '[0-9]{4,8}',
    isValue: (value) => value.length !== 6,
    spoken: true,
  },
  {
    cues: [
      'otp(?: (?:sent|code|gesendet|envoyé|enviado|inviato|verstuurd|wysłany|skickad|gönderildi))?',
      'one[- ]time (?:code|password|passcode|pin)',
      '(?:verification|confirmation|authentication|authenticator|security|login|sign-in|2fa|mfa|two-factor|sms|access|unlock|reset|backup|recovery)[ -]codes?',
      'passcode',
      'puk',
      'tan',
      'm?tan',
      'bestätigungscode',
      'sicherheitscode',
      'einmalcode',
      'code de (?:vérification|sécurité|confirmation)',
      'código de (?:verificación|seguridad|confirmación|verificação|segurança)',
      'codice di (?:verifica|sicurezza)',
      'verificatiecode',
      'kod weryfikacyjny',
      'verifieringskod|säkerhetskod|engångskod',
      '(?:doğrulama|onay|güvenlik) kodu(?:m)?|(?:kapı|bina|alarm|kasa|apartman|site) (?:şifre|kod)\\p{L}{1,3}|(?:kart|pin) şifre(?:m|si)',
      '验证码|驗證碼|动态码|校验码|支付密码|取款密码|门禁密码|門禁密碼|認証コード|確認コード|ワンタイムパスワード|暗証番号|解錠番号|인증번호',
      `(?:${locked}|wifi)${lockCode}s?`,
      'key ?safe|key ?box|lockbox|schlüssel(?:tresor|kasten|box|safe)|boîte à clés|caja de llaves|cassetta delle chiavi|sleutelkluis|nyckelskåp(?:et)?',
    ],
    value: '[0-9]{3}[- ][0-9]{3}|[0-9]{4,10}[#*]?|[A-Z0-9]{4,5}-[A-Z0-9]{4,5}',
    isValue: (value) => /\d{2}/.test(value),
    spoken: true,
  },
  {
    // What is said of a code: how it came, and from whom.
    cues: [
      `${bareCode}(?:,? \\p{L}[\\p{L}’'-]{0,13}){0,5}? ${told}(?:,? \\p{L}[\\p{L}’'-]{0,13}){0,4}`,
      '(?:sms|gelen|mesajla gelen)[ -]?kod[a-zıu]{0,3}|(?:bank|sms)[ -]?kode?n?|kod z banku',
      '(?:logged|log|signed|sign) in with (?:the|my) code|(?:eingeloggt|angemeldet) mit dem code|connectée? avec le code|loggade in med koden|ingelogd met de code|zalogował\\p{L}{1,3} się kodem|giriş yaptığım kod',
      'gelen (?:şifre|parola)\\p{L}{0,3},?',
      '(?:短信|簡訊|手机)(?:里|中|上)?(?:收到|发来|傳來)?的?(?:代码|代碼|号码|數字|数字|码)|收到的(?:代码|代碼|短信码)|(?:SMS|ショートメール|メール|電話)で(?:届いた|来た|送られてきた)(?:コード|番号|数字)|届いた(?:コード|数字)|문자로 온 (?:코드|번호)',
    ],
    value: '[0-9]{3}[- ][0-9]{3}|[0-9]{4,8}|[A-Z]-[0-9]{6}',
    isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
    bare: true,
  },
  {
    cues: [
      '(?:authenticator|authentikator|2fa|mfa|totp|otp|two[- ]factor|zwei-?faktor|google authenticator)(?:[ -]app)?(?:[ -](?:seed|secret|key|setup key|code|setup|schlüssel|geheimnis|clé|clave|chiave|chave|klucz|sleutel|nyckel)){0,2}',
      'setup key|einrichtungsschlüssel|(?:clé|clave|chiave|chave) de configura[\\p{L}]{3,5}|chiave di configurazione|klucz konfiguracyjny|installatiesleutel|konfigurationsnyckel|(?:kurulum|doğrulama) anahtarı',
      '设置密钥|セットアップキー',
    ],
    value: '[A-Z2-7]{16,64}|[a-z2-7]{4}(?: [a-z2-7]{4}){3,15}|[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,15}',
    ofWords: true,
    isValue: (value) => /^[A-Z2-7]+$/.test(value) || /\d/.test(value),
  },
  {
    cues: [
      `(?:${locked})${lockCode}|(?:voicemail|mailbox) password`,
      '(?:tür|tor|haus|alarm|schlüssel|schlüsselsafe|schlüsselbox|garagen|safe|tresor|zugangs|eingangs|haustür)-?(?:code|kombination|pin)|zahlenschloss',
      "(?:code|digicode) (?:d[ue] (?:la |l['’])?|d['’])?(?:portail|immeuble|porte|entrée|cadenas|alarme|coffre|garage|boîte à clés|boite a cles)|digicode",
      '(?:código|codigo|clave|combinación) (?:del |de la )?(?:portal|portón|puerta|candado|alarma|garaje|caja fuerte|trastero|edificio)',
      "codice (?:(?:del|della|dell['’]) ?)?(?:cancello|portone|porta|allarme|lucchetto|cassaforte|garage)",
      '(?:deur|poort|alarm|kluis|sleutelkluis|voordeur)-?code',
      'kod (?:do|od) (?:bramy|drzwi|domofonu|alarmu|kłódki|sejfu|garażu)',
      'código (?:do|da) (?:portão|porta|prédio|alarme|cofre|cadeado|garagem)',
      '(?:port|dörr|larm|nyckelskåps|grind|källar|cykelrums|röstbrevlåde)kod(?:en)?',
      '(?:mailbox|anrufbeantworter|pforten|keller|hof|gartentor|schließfach|spind|briefkasten|wohnungs?|fahrradkeller)-?(?:code|kombination|pin)',
      "code (?:d[ue] (?:la |l['’])?|d['’])?(?:messagerie|répondeur|barrière|cave|interphone|ascenseur|parking)|(?:código|clave) del? (?:buzón(?: de voz)?|contestador|verja|cancela|ascensor|parking)",
      'codice (?:della |del )(?:segreteria|citofono|box|cantina|ascensore)|(?:voicemail|hek|schuur|garage|fietsenstalling)-?(?:code|pincode)',
      'kod (?:do|od) (?:poczty głosowej|furtki|klatki|piwnicy|bloku|windy)|código (?:do|da) (?:caixa postal|voicemail|correio de voz|entrada|arrecadação|elevador|interfone)',
      '(?:bahçe kapısı|garaj|asansör|sesli mesaj) (?:şifre|kod)\\p{L}{1,4}',
      '(?:大门|楼下|单元门|车库|保险箱|语音信箱|家门|院门)的?(?:密码|密碼|口令)|(?:玄関|オートロック|金庫|門|車庫|留守電|宅配ボックス)の?(?:暗証番号|番号|コード)',
    ],
    value: '[0-9]{1,2}-[0-9]{1,2}-[0-9]{1,2}|#?[0-9]{3,8}[A-Z#*]?|[A-Z][0-9]{3,6}|[0-9]{1,4}[A-Z][0-9]{1,4}',
    isValue: (value) => /\d/.test(value) && !/^(?:19|20)\d\d$/.test(value),
    spoken: true,
  },
  {
    cues: [
      '(?:gate|door|garage|entry|building|front door) (?:keypad|entry)|keypad|digicode|alarme|alarma|allarme|alarmkode|alarmanlage|boîte à clés|schlüsselkasten|key ?box|cajetín de llaves|sleutelkastje|portail|portillon|cancello|cancelletto|bramka|furtka|portão',
    ],
    value: '[0-9]{4,6}(?:[#*]|[A-Z](?![A-Z]))?',
    // An alarm that rings in the morning: 0730.
    isValue: (value) => !/^(?:19|20)\d\d$|^0[4-9][0-5][05]$/.test(value),
  },
  {
    // Behind the card in its clause, told with it.
    cues: [
      "(?:(?:bank|credit|debit|sim)[ -]?card|carte(?: bancaire| bleue| de crédit)?|(?:ec|bank|kredit|giro)-?karte|tarjeta|carta di credito|bancomat|bankpas|pinpas|karta|karty|cartão|(?:bank)?kort(?:et)?)(?: [0-9][0-9 -]{10,20}[0-9])?(?:[ ,]{1,2}[\\p{L}’']{1,12}){0,3},? (?:code|código|codice|kod(?:en)?)",
    ],
    value: '[0-9]{4}(?![-/. ][0-9])',
    isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
  },
  {
    // Three numbers of a dial.
    cues: [
      'safe|tresor|coffre(?:-fort)?|caja fuerte|cassaforte|kluis|sejf|cofre|kassaskåp|kasa|zahlenschloss|cadenas|candado|lucchetto|hangslot|kłódka|cadeado|hänglås|padlock',
    ],
    value: '[0-9]{1,2}-[0-9]{1,2}-[0-9]{1,2}',
    score: 0.95,
  },
  {
    // A word in Italian and Romanian, a password in Turkish.
    cues: ['parola(?:m|n[ıi]z|s[ıi])?'],
    value: '(?<=:[ \\t]{0,2})(?=[^\\s,;]{0,40}[0-9])(?=[^\\s,;]{0,40}[A-Za-z])[^\\s,;"“”«»]{6,40}',
  },
  {
    // Behind the network's name alone: words and digits drawn together, and no standard's number.
    cues: ['w-?lan|wi-?fi'],
    value:
      '(?=[A-Za-z!@#%&*]{0,40}[0-9])(?=[0-9!@#%&*]{0,40}[A-Za-z])[A-Za-z0-9][A-Za-z0-9!@#%&*]{6,61}[A-Za-z0-9!](?![ \\t]{0,2}\\/)',
    isValue: (value) =>
      /[A-Za-z]{3}/.test(value) && /\d/.test(value) && !/^(?:802|\d+(?:GHz|Mbps|MBit))|GHz|router|box/i.test(value),
  },
  {
    cues: [
      'pin (?:vom|von|für|zum|del|de la|de|du|della|for|to|of|van|do|till) (?:the |my |her |his |mein\\p{L}{0,2} |mon |mi |il mio |o meu |mitt )?\\p{L}{2,16}',
    ],
    value: '[0-9]{4,8}',
  },
  {
    cues: [
      '(?:netzwerk|wlan|wi-?fi|wpa2?)-?schlüssel|(?:network|wi-?fi|wpa2?) (?:security )?key|cl[ée] (?:wi-?fi|réseau|wpa2?|de sécurité)|clave (?:wi-?fi|de red)|chiave (?:wi-?fi|di rete)|netwerksleutel|klucz sieciowy|chave de rede|nätverksnyckel|schlüssel',
    ],
    value: '[0-9]{12,63}|(?=[A-Za-z0-9]{0,20}[0-9])(?=[A-Za-z0-9]{0,20}[A-Za-z])[A-Za-z0-9]{10,63}',
  },
  {
    cues: [
      '(?:secret|security)(?: question)? answer',
      'gizli cevap|geheim antwoord|odpowiedź na pytanie|resposta secreta|säkerhetssvar',
      'antwort auf die sicherheitsfrage',
      'réponse secrète',
      'respuesta (?:secreta|de seguridad)',
      'risposta segreta',
    ],
    value: "\\p{Lu}[\\p{L}\\p{N}'-]{2,24}",
    ofWords: true,
  },
  {
    cues: [
      'cvv2?',
      'cvc2?',
      'cvn',
      'csc',
      '(?<!(?:page|seat|house|room|phone|part) )(?:codes?|numbers?|digits?) (?:on|from) the back(?! of the (?!card))(?: of (?:it|the card|my card))?(?:[.,:;]? (?:they|it|those|that) (?:are|is|reads?|says?))?',
      '(?:ziffern|zahlen|nummern?|stellen) (?:auf der rückseite|hinten(?: drauf| auf der karte)?)(?:[.,:;]? (?:sie |die |das |es )?(?:lauten|sind|lautet|ist))?',
      "code au dos|(?:chiffres|numéros) (?:au dos|derrière|à l['’]arrière)(?: de (?:la|ma) carte)?(?:[.,:;]? (?:ce sont|c['’]est)(?: les?)?)?",
      'código (?:de atrás|del reverso)|(?:números|dígitos|cifras) (?:de atrás|del reverso|de detrás|por detrás)(?: de (?:la|mi) tarjeta)?(?:[.,:;]? (?:son|es)(?: (?:el|los))?)?',
      '(?:numeri|cifre) (?:sul retro|dietro)(?: (?:della|alla|la) carta)?(?:[.,:;]? (?:sono|è)(?: il| i)?)?',
      'code achterop|(?:cijfers|nummers) (?:op de achterkant|achterop)(?: van (?:de|mijn) (?:kaart|pas))?(?:[.,:;]? (?:dat |het |ze |die )?(?:zijn|is))?',
      'kod z tyłu|(?:cyfry|numery) (?:z tyłu|na odwrocie)(?: karty)?(?:[.,:;]? (?:to|są to))?',
      '(?:números|dígitos|algarismos) (?:atrás|de trás|no verso)(?: do cartão)?(?:[.,:;]? (?:são|é)(?: os?)?)?',
      '(?:siffrorna|siffror|numren) (?:på baksidan|bakpå)(?: (?:av|på) (?:kortet|mitt kort))?(?:[.,:;]? (?:de |det )?är)?',
      'arkasındaki (?:üç |3 )?(?:rakam|numara|hane)\\p{L}{0,5}',
      '背面的?(?:三位|3位|末三位)?(?:数字|數字|号码|號碼)|裏(?:面)?の(?:3桁|三桁)?の?(?:番号|数字)',
      'card (?:security|verification) (?:code|value|number)',
      'prüfziffer',
      'cryptogramme(?: visuel)?',
      'security code',
    ],
    keys: ['cvv', 'cvc', 'cvv2', 'csc', 'security code'],
    value: '[0-9]{3,4}',
  },
];

/** What numbers count, and no code has behind it. */
const counted =
  /^[ -]?(?:times|people|%|€|\$|percent|years|minutes|seconds|items|characters|digits|chars|lines|zeilen|lignes|errors|(?:stars|users|likes|views|comments|downloads|requests|tests|commits|messages|reviews|votes|points|visits|warnings|customers|subscribers|copies|files|hits|sterne|nutzer|aufrufe|kommentare|stimmen|fehler|kunden|besucher|étoiles|utilisateurs|vues|commentaires|erreurs|téléchargements|visites|clients|líneas|estrellas|usuarios|vistas|comentarios|descargas|errores|votos|visitas|clientes|stelle|utenti|commenti|visualizzazioni|righe|errori|voti|download|clienti|sterren|gebruikers|reacties|regels|fouten|stemmen|klanten|gwiazdek|użytkowników|komentarzy|linii|linijek|błędów|klientów|estrelas|usuários|comentários|linhas|erros|stjärnor|användare|kommentarer|rader|röster|kunder)(?!\p{L}))/iu;
/** "has 4523", "sent to 1520": the number is no code, it says how many. */
const countingBefore =
  /(?<!\p{L})(?:has|have|had|contains?|to|by|with|hat|hatte|enthält|an|von|a|contient|à|par|avec|tiene|tenía|contiene|con|por|ha|aveva|heeft|bevat|aan|ma|zawiera|tem|contém|har|innehåller) $/iu;
/** "received 1234 gadgets": so many came. */
const cameBefore =
  /(?<!\p{L})(?:received|got|sent|reçu|envoyé|recibió|recibido|ricevuto|ontvangen|kreeg|dostał\p{L}{0,2}|otrzymał\p{L}{0,2}|recebeu|recebi|fick|fått) $/iu;
/** "The code I received", "el código que he recibido", "the OTP": the code itself came, and the number is it. */
const codeCame =
  /(?<!\p{L})(?:I|we|you|he|she|they|me|us|that|which|it|que|qu['’]on|j['’]ai|je|nous|on|he|hemos|yo|che|ho|abbiamo|io|die|dat|ik|wij|który|którą|jaki|eu|nós|som|jag|vi|otp|pin|tan|sms|2fa|mfa|(?:one-time|verification|confirmation|security|login|access) code)(?!\p{L})[^.!?\n]*$/iu;
const pluralBehind = /^ (?:\p{Ll}{3,}(?:s|i|ów)|\p{Lu}\p{Ll}{3,})(?!\p{L})/u;
/** Verbs and links behind a code: "4821 works", "4800 expires". */
const saidOfCode =
  /^ (?:works?|expire[sd]?|fails?|failed|does|is|was|and|but|for|from|when|which|that|again|now|today|still|please|thanks|always|perhaps|besides|sometimes|yes|not|never|because|before|after|afterwards|thus|this|into|geht|gilt|funktioniert|läuft|ist|war|und|aber|für|nicht|bitte|danke|marche|fonctionne|expire|est|pour|mais|merci|funciona|caduca|vence|antes|después|entonces|para|pero|gracias|porque|alors|depuis|dans|sans|puis|toujours|jamais|oggi|ieri|quindi|domani|steeds|soms|depois|scade|non|per|grazie|werkt|verloopt|niet|voor|maar|działa|nie|dla|não|mas|obrigad[oa]|fungerar|gäller|inte|för|men|tack)(?!\p{L})/iu;

/** "The code contains 5231 modules": how many of something it has, or got it. */
const isCount = (text: string, { start, end }: Candidate): boolean => {
  const rest = textAfter(text, end, 24);
  const isPlural = pluralBehind.test(rest) && !saidOfCode.test(rest);
  if (!isPlural) return false;
  const left = textBefore(text, start, 60);
  return (
    countingBefore.test(left) ||
    (end - start < 6 && /^ \p{Ll}/u.test(rest) && cameBefore.test(left) && !codeCame.test(left))
  );
};

/** Whether a number that may be a code counts nothing. */
export const isOfCode = (text: string, { start, end }: Candidate): boolean =>
  end > start && !counted.test(textAfter(text, end, 20));

/** PINs, one-time codes, a card's security code, codes of doors and alarms. */
export const codes = (prepared: PreparedText): Candidate[] =>
  codeCues.flatMap((of) =>
    labelled(prepared, of).filter(
      (candidate) => isOfCode(prepared.text, candidate) && !(of.bare === true && isCount(prepared.text, candidate)),
    ),
  );

/** Kinds of codes that a sentence may speak of before it tells one: PINs, and those of doors and alarms. */
export const codeKinds: readonly Labelled[] = codeCues.filter(({ spoken }) => spoken === true);

const seedNames = [
  '(?:seed|recovery|mnemonic|secret|backup|wallet)[ -](?:phrase|words|seed)s?',
  'wiederherstellungs(?:phrase|wörter|satz)|seed-?(?:phrase|wörter)|merkwörter',
  'phrase (?:de récupération|secrète|mnémonique|de sauvegarde|seed)|mots de récupération',
  'frase (?:semilla|de recuperación|secreta|mnemotécnica|seed)|palabras (?:semilla|de recuperación)',
  'frase (?:di recupero|mnemonica|segreta)|parole di recupero',
  'herstel(?:zin|woorden)|geheime woorden',
  'fraz[aęy] (?:odzyskiwania|seed|zapasowa)|słowa odzyskiwania',
  'frase(?: de|-) ?(?:recuperação|semente)|frase (?:secreta|mnemónica|mnemônica)|palavras de recuperação',
  'åter(?:ställnings|hämtnings)(?:fras|ord)(?:en)?',
  'kurtarma (?:kelimeler|ifade|cümle)\\p{L}{0,3}|tohum (?:kelime|ifade)\\p{L}{0,4}',
].join('|');
/** A wallet's words in the Latin script, parted by spaces, commas or their numbers. */
const seedWord = '(?:\\d{1,2}[.)] ?)?\\p{Ll}{3,9}';
const phrase = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:(?:${seedNames})(?!\\p{L})[^\\n:"“”«„]{0,80}|(?:mnemonic|seed)(?!\\p{L})(?! (?:is|was|gets) (?:sown|planted|scattered|spread))[^\\n.:"“”«„]{0,40})(?:[:=]|(?<!\\p{L})(?:is|are|ist|sind|lautet|est|es|è|sono|is|zijn|to|é|são|är)(?!\\p{L})|["“”«„])[\\s"'\`“”«„]{0,4}((?:${seedWord}[ ,\\n]{1,3}){11,23}${seedWord})(?!\\p{L})`,
    'giu',
  ),
);
/** Those of the scripts without spaces: characters in a row or parted. */
const unspacedPhrase =
  /(?:助记词|助記詞|リカバリーフレーズ|シードフレーズ|復元フレーズ|ニーモニック)[^\n:：「『"“]{0,16}[:：「『"“はが是为為]{1,3}[ 　]?((?:\p{sc=Han}[ 　,、]?){11,23}\p{sc=Han}(?!\p{sc=Han})|(?:\p{sc=Hiragana}{3,8}[ 　、]){11,23}\p{sc=Hiragana}{3,8})/gu;
/** Words of sentences that are a wallet's as well (BIP 39). */
const alsoOfSeeds = wordSet(
  'about all also any can come door dove era hat have into just like more over please ten that then there they this under van what when will you bien dos este mes mina pelo ser sobre sur uno ciao fare mais muito obrigado sono pero',
);
const isOfSentence = (word: string): boolean => isStopWord(word) && !alsoOfSeeds.has(word.toLowerCase());
/** A sentence has more of the words that every sentence has: of any twelve in a row. */
const mostOfSentence = 1;
/** How many words there are (BIP 39). */
const lengths = [24, 21, 18, 15, 12];
const leastLength = 12;
/** Fewer words behind a mark or a line's end are no line of the seed. */
const leastLine = 6;

/**
 * The words of a seed among those behind its name: up to a word of the sentence, or to a mark or a line's end as none
 * stands among them, where so many make a seed; else all of them, as words may be missing or too many.
 */
const seedIn = (words: string): string | null => {
  const places = [...words.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    end: index + word.length,
  }));
  const isProse = places
    .slice(leastLength - 1)
    .every(
      (_, at) => places.slice(at, at + leastLength).filter(({ word }) => isOfSentence(word)).length > mostOfSentence,
    );
  if (isProse) return null;
  /** What parts a word from the next: a line's end, a comma, or a space. */
  const parts = places.map(({ end }, at) => /[\n,]/.exec(words.slice(end, places[at + 1]?.index))?.[0] ?? ' ');
  const isEnd = (length: number): boolean => {
    const rest = places.slice(length);
    const [next] = rest;
    if (next === undefined || isOfSentence(next.word)) return true;
    const part = parts[length - 1] ?? ' ';
    const isNew = part !== ' ' && !parts.slice(0, length - 1).includes(part);
    return isNew && (rest.length < leastLine || rest.some(({ word }) => isOfSentence(word)));
  };
  const length = lengths.find((each) => each <= places.length && isEnd(each));
  const last = places[(length ?? places.length) - 1];
  return last === undefined ? null : words.slice(0, last.end);
};

/** The words of a wallet's seed: 12 to 24 behind a name for it. */
export const phrases = ({ text }: PreparedText): Candidate[] => {
  const latin = phrase.all(text).flatMap(({ 0: whole, 1: words = '', index }) => {
    const start = index + whole.length - words.length;
    const seed = seedIn(words);
    return seed === null ? [] : [{ start, end: start + seed.length }];
  });
  const unspaced = [...(isUnspaced(text) ? text.matchAll(unspacedPhrase) : [])].map(
    ({ 0: whole, 1: words = '', index }) => {
      const start = index + whole.length - words.length;
      return { start, end: start + words.length };
    },
  );
  return [...latin, ...unspaced].map((place) => ({ ...place, score: 0.9, reason: "a wallet's recovery phrase" }));
};
