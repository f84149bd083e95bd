import type { Candidate, PreparedText } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { type Labelled, labelled } from '../labelled';

/** Codes that open something, under their names: a card's, a lock's, a second factor's. */

/** A code of nothing in particular: not of a place, an error, a discount. */
export const bareCode = oneLine`
  (?<!
    (?:
      zip|postal|post|error|exit|status|http|response|return|area|country|currency|language|promo|discount|voucher
      |coupon|source|dress|bar|qr|tax|hs|sort
    ) )(?:code|código|codigo|codice|kode?n?|koodi|kód)(?! (?:
      postale?|pocztow\p{L}{1,3}|de (?:área|error|erro|barras|estado|país|descuento|desconto|statut|réduction)
      |d.erreur|di (?:errore|stato|sconto)
    )(?!\p{L}))
`;

const told = oneLine`
  (?:
    sms(?:['’]?\p{L}{1,4})?|texted|text(?: message)?|whatsapp|sent|received|got|reçue?|envoyée?|recib\p{L}{1,3}
    |llegad?o|llegó|enviaron|mandaron|kreeg|ontvang\p{L}{0,3}|gestuurd|bekommen|erhalten|geschickt|gesendet|arrivato
    |ricevuto|mandato|otrzymał\p{L}{0,3}|dostał\p{L}{0,3}|przyszedł|wysłali|recebi|chegou|enviaram|mandaram|fick
    |skickades?|mottog|modtog|fik|banku|telefonuma
  )
`;

/** What is opened by a code, in English. */
const locked = oneLine`
  (?:gun |key ?)?safe|(?:front |back ?)?door|(?:bike |pad)?lock|gate|alarm|entry|garage|locker|lockbox|suitcase
  |building|apartment|flat|keypad|voicemail|mailbox|shed|intercom|entry ?phone|elevator|lift|storage|basement
`;
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
      oneLine`
        (?:logged|log|signed|sign) in with (?:the|my) code|(?:eingeloggt|angemeldet) mit dem code
        |connectée? avec le code|loggade in med koden|ingelogd met de code|zalogował\p{L}{1,3} się kodem
        |giriş yaptığım kod
      `,
      'gelen (?:şifre|parola)\\p{L}{0,3},?',
      '(?:短信|簡訊|手机)(?:里|中|上)?(?:收到|发来|傳來)?的?(?:代码|代碼|号码|數字|数字|码)|收到的(?:代码|代碼|短信码)|(?:SMS|ショートメール|メール|電話)で(?:届いた|来た|送られてきた)(?:コード|番号|数字)|届いた(?:コード|数字)|문자로 온 (?:코드|번호)',
    ],
    value: '[0-9]{3}[- ][0-9]{3}|[0-9]{4,8}|[A-Z]-[0-9]{6}',
    isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
    bare: true,
  },
  {
    cues: [
      oneLine`
        (?:authenticator|authentikator|2fa|mfa|totp|otp|two[- ]factor|zwei-?faktor|google authenticator)(?:[ -]app)?(?:
          [ -](?:seed|secret|key|setup key|code|setup|schlüssel|geheimnis|clé|clave|chiave|chave|klucz|sleutel|nyckel)
        ){0,2}
      `,
      oneLine`
        setup key|einrichtungsschlüssel|(?:clé|clave|chiave|chave) de configura[\p{L}]{3,5}|chiave di configurazione
        |klucz konfiguracyjny|installatiesleutel|konfigurationsnyckel|(?:kurulum|doğrulama) anahtarı
      `,
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
      oneLine`
        code (?:d[ue] (?:la |l['’])?|d['’])?(?:messagerie|répondeur|barrière|cave|interphone|ascenseur|parking)
        |(?:código|clave) del? (?:buzón(?: de voz)?|contestador|verja|cancela|ascensor|parking)
      `,
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
    // "код от домофона 27к4410": the flat, a letter, the code.
    cues: [
      oneLine`
        код\p{L}{0,2} (?:(?:от|для|на|к|ко|до|від) )?(?:
          домофон|подъезд|двер|калитк|ворот|сейф|гараж|сигнализаци|шлагбаум|кладовк|почтов\p{L}{2,3} ящик|під['’]?їзд|хвіртк
        )\p{L}{0,3}
      `,
      'домофон(?=[ :]{1,2}[0-9]{1,4}[кКkK*#])',
    ],
    value: '[0-9]{1,4}[кКkK*#][0-9]{2,6}|[0-9]{3,8}[#*]?',
    spoken: true,
  },
  {
    cues: [
      oneLine`
        (?:gate|door|garage|entry|building|front door) (?:keypad|entry)|keypad|digicode|alarme|alarma|allarme
        |alarmkode|alarmanlage|boîte à clés|schlüsselkasten|key ?box|cajetín de llaves|sleutelkastje|portail|portillon
        |cancello|cancelletto|bramka|furtka|portão
      `,
    ],
    value: '[0-9]{4,6}(?:[#*]|[A-Z](?![A-Z]))?',
    // An alarm that rings in the morning: 0730.
    isValue: (value) => !/^(?:19|20)\d\d$|^0[4-9][0-5][05]$/.test(value),
  },
  {
    // Behind the card in its clause, told with it.
    cues: [
      oneLine`
        (?:
          (?:bank|credit|debit|sim)[ -]?card|carte(?: bancaire| bleue| de crédit)?|(?:ec|bank|kredit|giro)-?karte
          |tarjeta|carta di credito|bancomat|bankpas|pinpas|karta|karty|cartão|(?:bank)?kort(?:et)?
        )(?: [0-9][0-9 -]{10,20}[0-9])?(?:[ ,]{1,2}[\p{L}’']{1,12}){0,3},? (?:code|código|codice|kod(?:en)?)
      `,
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
      oneLine`
        (?:netzwerk|wlan|wi-?fi|wpa2?)-?schlüssel|(?:network|wi-?fi|wpa2?) (?:security )?key
        |cl[ée] (?:wi-?fi|réseau|wpa2?|de sécurité)|clave (?:wi-?fi|de red)|chiave (?:wi-?fi|di rete)|netwerksleutel
        |klucz sieciowy|chave de rede|nätverksnyckel|schlüssel
      `,
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
      oneLine`
        (?<!(?:page|seat|house|room|phone|part) )(?:codes?|numbers?|digits?) (?:on|from) the back(?! of the (?!card))
        (?: of (?:it|the card|my card))?(?:[.,:;]? (?:they|it|those|that) (?:are|is|reads?|says?))?
      `,
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
const counted = new RegExp(
  oneLine`
    ^[ -]?(?:
      times|people|%|€|\$|percent|years|minutes|seconds|items|characters|digits|chars|lines|zeilen|lignes|errors
      |(?:
        stars|users|likes|views|comments|downloads|requests|tests|commits|messages|reviews|votes|points|visits
        |warnings|customers|subscribers|copies|files|hits|sterne|nutzer|aufrufe|kommentare|stimmen|fehler|kunden
        |besucher|étoiles|utilisateurs|vues|commentaires|erreurs|téléchargements|visites|clients|líneas|estrellas
        |usuarios|vistas|comentarios|descargas|errores|votos|visitas|clientes|stelle|utenti|commenti|visualizzazioni
        |righe|errori|voti|download|clienti|sterren|gebruikers|reacties|regels|fouten|stemmen|klanten|gwiazdek
        |użytkowników|komentarzy|linii|linijek|błędów|klientów|estrelas|usuários|comentários|linhas|erros|stjärnor
        |användare|kommentarer|rader|röster|kunder
      )(?!\p{L})
    )
  `,
  'iu',
);

/** "has 4523", "sent to 1520": the number is no code, it says how many. */
const countingBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      has|have|had|contains?|to|by|with|hat|hatte|enthält|an|von|a|contient|à|par|avec|tiene|tenía|contiene|con|por|ha
      |aveva|heeft|bevat|aan|ma|zawiera|tem|contém|har|innehåller
    ) $
  `,
  'iu',
);

/** "received 1234 gadgets": so many came. */
const cameBefore =
  /(?<!\p{L})(?:received|got|sent|reçu|envoyé|recibió|recibido|ricevuto|ontvangen|kreeg|dostał\p{L}{0,2}|otrzymał\p{L}{0,2}|recebeu|recebi|fick|fått) $/iu;

/** "The code I received", "el código que he recibido", "the OTP": the code itself came, and the number is it. */
const codeCame = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      I|we|you|he|she|they|me|us|that|which|it|que|qu['’]on|j['’]ai|je|nous|on|he|hemos|yo|che|ho|abbiamo|io|die|dat
      |ik|wij|który|którą|jaki|eu|nós|som|jag|vi|otp|pin|tan|sms|2fa|mfa
      |(?:one-time|verification|confirmation|security|login|access) code
    )(?!\p{L})[^.!?\n]*$
  `,
  'iu',
);
const pluralBehind = /^ (?:\p{Ll}{3,}(?:s|i|ów)|\p{Lu}\p{Ll}{3,})(?!\p{L})/u;

/** Verbs and links behind a code: "4821 works", "4800 expires". */
const saidOfCode = new RegExp(
  oneLine`
    ^ (?:
      works?|expire[sd]?|fails?|failed|does|is|was|and|but|for|from|when|which|that|again|now|today|still|please
      |thanks|always|perhaps|besides|sometimes|yes|not|never|because|before|after|afterwards|thus|this|into|geht|gilt
      |funktioniert|läuft|ist|war|und|aber|für|nicht|bitte|danke|marche|fonctionne|expire|est|pour|mais|merci|funciona
      |caduca|vence|antes|después|entonces|para|pero|gracias|porque|alors|depuis|dans|sans|puis|toujours|jamais|oggi
      |ieri|quindi|domani|steeds|soms|depois|scade|non|per|grazie|werkt|verloopt|niet|voor|maar|działa|nie|dla|não|mas
      |obrigad[oa]|fungerar|gäller|inte|för|men|tack
    )(?!\p{L})
  `,
  'iu',
);

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
