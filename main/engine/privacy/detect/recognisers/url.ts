import type { Candidate, Recogniser } from '../../entities/entity';
import { personalParts } from '../../entities/online/parts';
import { isOwnHost, isPublicName, serviceHost } from '../../entities/online/public-hosts';
import { isCity } from '../../lists';
import { possessives } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import { isBrand } from '../public/brands';
import { inStretches, words } from './context';
import { amongUnspaced } from './unspaced';

const address =
  /(?<![\p{L}\p{N}_@./-])(?:(?:https?|ftp|sftp|ssh|git|smb|rdp|vnc|ws|wss|(?:jdbc:)?(?:postgres(?:ql)?|mysql|mariadb|sqlserver|oracle|db2|sap|clickhouse)|mongodb(?:\+srv)?|rediss?|amqps?|mqtts?|ldaps?|kafka|nats|imaps?|smtps?|pop3s?|sips?|rtsp|nfs|neo4j|bolt|cassandra|elasticsearch):\/\/|www\.)[^\s<>"'`{}|\\^]{3,2000}/giu;
/** Without a scheme: linkedin.com/in/…, acme.slack.com, wiki.acme.internal. */
const bare =
  /(?<![\p{L}\p{N}_@./:-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,12}(?::\d{1,5})?(?:\/[^\s<>"'`{}|\\^]{0,500})?(?![\p{L}\p{N}@])/giu;
/** Right before an address. */
const ownSite = words(
  [
    'my (?:own )?(?:web ?site|site|blog|homepage|portfolio|page|server|web ?shop|shop|store)(?: is| at|:)*',
    'meine (?:web ?seite|homepage|seite)(?: ist|:)*',
    '(?:mon|notre) (?:site|blog)(?: web| internet)?(?: est| ?:)*',
    '(?:mi|nuestra) (?:web|blog|página|sitio|tienda)(?: es|:)*',
    '(?:il mio|il nostro) (?:sito|blog)(?: è|:)*',
    '(?:mijn|onze) (?:web)?(?:site|shop|winkel)(?: is|:)*',
    '(?:moja|nasza) (?:strona|witryna)(?: to|:)*|(?:mój|nasz) (?:blog|sklep)(?: to|:)*',
    '(?:(?:o )?(?:meu|nosso) (?:site|blog)|(?:a )?(?:minha|nossa) (?:página|loja))(?: é|:)*',
    '(?:min|vår) (?:hemsida|blogg|sida|webbplats|webbshop)(?: är|:)*',
    '(?:(?:web )?site(?:m|miz)|blogum)(?: ?:)*',
    'personal (?:web ?site|site|page)(?: is|:)*',
  ].map((each) => `${each}(?![\\p{L}\\p{N}])\\s*$`),
);

/** A page of somebody's by its key or label: `"blog": "…"`, "Portfolio: …". */
const label = oneLine`
  (?:(?:personal|own|private|mein|mon|mi|il mio|mijn|mój|meu|min) )?(?:web)?(?:
    blogg?|weblog|portfolio|portfólio|porta?folio|blogum|strona autorska|page perso|site perso
    |personal[ _-]?(?:site|page|website)|personalSite
    |博客|ブログ
    |블로그
  )
`;
/** A firm's and a program's as well: somebody stands beside it. */
const weakLabel = oneLine`
  (?:
    home ?page|web ?site|web ?seite|hemsida|hjemmeside|web|www|site(?: web| internet)?|sito(?: web)?
    |p[áa]gina(?: web| personal)?|sitio(?: web)?|strona(?: www| internetowa)?|webstek|webbplats|personal url
    |link in bio|bio link|url
    |主页|ホームページ
  )
`;
const labelled = (names: string): RegExp =>
  new RegExp(`(?:^|[\\n{,;|(•·*–-])[ \\t]{0,8}["'*]{0,3}${names}["'*]{0,3} ?(?::|=|->|→|：)[ \\t*"'<(]{0,4}$`, 'iu');
const ownLabel = labelled(label);
const ownWeakLabel = labelled(weakLabel);
const somebody = new RegExp(
  oneLine`
    (?:^|[\n{,;|(*"'])[ \t]{0,8}["'*]{0,3}(?:
      (?:full|first|last|display)[ _]?name|name|nom|nombre|nome|naam|imi[ęe]|namn|navn|isim|ad soyad
      |姓名|氏名
      |e-?mail|mail|phone|tel\.?|telefon|mobile|author|bio
    )["'*]{0,3} ?[:=]
  `,
  'iu',
);
/** A program's description, in which a site is everybody's. */
const isDescribed = remembered((text) =>
  /"(?:version|dependencies|license|repository|scripts|main)" ?:|^(?:Version|License|Requires):/imu.test(text),
);
const isLabelled = (text: string, start: number, value: string): boolean => {
  const left = textBefore(text, start, 48);
  const host = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:@]+)/i.exec(value)?.[1] ?? '';
  const name = host.split('.').at(-2) ?? '';
  if (name === '' || isPublicName(name) || isDescribed(text)) return false;
  return ownLabel.test(left) || (ownWeakLabel.test(left) && somebody.test(text));
};

/** Says that a site is someone's: their firm's, the one they logged in to, the one that deceived them. */
const someones = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${possessives}|client's|company's
    )(?: [\p{L}'-]{1,20}){0,3}(?: (?:at|is|on|under|auf|unter|ist|sur|est|à|en|es|su|è|op|is|pod|to|em|é|på|är))?[ :"'(<]{1,3}$
    |(?<!\p{L})(?:
      click(?:ed)?(?: on)?|visited|log(?:ged)? ?in(?:to| to| at| on)?|sign(?:ed)? ?in (?:to|at|on)
      |signed up (?:at|on|with)|registered (?:at|on|with)?|redirect(?:ed|s)? (?:me )?to|link(?:ed)? (?:to|was|is)
      |(?:found|saw|bought|ordered|booked)(?: \p{L}+){0,4} (?:on|at|via|from)|gefunden (?:auf|bei|unter)
      |trouvée?s? sur|encontr(?:é|ado) en|trovat[oa] su|gevonden op|znalazłe?a?m na|encontrei (?:em|no)|hittade på
      |(?:posted|shared|uploaded|published|built|launched|made|wrote)(?: \p{L}+){0,4}|visit(?: us at)?|go(?:ing)? to
      |open|the link|phishing(?: site| link| page)?|fake (?:site|page|shop)|scam(?: site)?|domain(?: name)?
      |hosted (?:at|on)|endpoint|hostname|host|server|connect(?:ed|ing)? to|ping|vpn|tunnel to|geklickt auf
      |Anmeldung (?:unter|auf|bei)|anmelden (?:unter|auf|bei)|hochgeladen|gepostet|erreichbar unter
      |angemeldet (?:bei|auf)|bestellt bei|Domain|Server|Adresse|cliqué sur|(?:se |me )?connect(?:é|ée|er) (?:à|sur)
      |publié(?: \p{L}+){0,3}|partagé(?: \p{L}+){0,3}|inscrit sur|le lien|hice clic en
      |publi(?:qué|cado)(?: \p{L}+){0,3}|subí(?: \p{L}+){0,3}|entrar en|entré en|el enlace|dominio|cliccato su|il link
      |geklikt op|de link|kliknąłem(?: w)?|zalogował\p{L}{0,3} (?:się )?na|domena|cliquei em|o link|domínio
      |klickade på|länken|domän
    )[ :"'(<]{1,3}$
  `,
  'iu',
);

/** "… geklickt": someone opened it. */
const opened = new RegExp(
  oneLine`
    ^["')>]? (?:
      geklickt|angeklickt|aufgerufen|eingeloggt|angemeldet|bestellt|registriert|eingegeben
      |and (?:entered|typed|logged|signed|paid|ordered)|et j['’]ai (?:saisi|entré|payé)|y (?:puse|metí|pagué)|geklikt
      |ingelogd|kliknąłem|zalogował\p{L}{0,3}
    )(?!\p{L})
  `,
  'iu',
);

/** A key that holds the name of a machine: "DB_HOST=…", `"endpoint": "…"`. */
const hostKey =
  /(?<![^\s{,;("'])[\w.-]{0,40}(?:host(?:[_ -]?name)?|server(?:[_ -]?name)?|cache|broker|endpoint|upstream|backend|proxy|peer|fqdn|vpn|nas|gateway|remote|serveur|servidor|serwer|sunucu)["']? ?[:=] ?["'`]?$|(?<![^\s{;])(?:server_name|ServerName|ServerAlias|HostName)[ \t]{1,8}$/i;

/** A network within a firm or a home, whatever its machine is called: wks-041.corp.…, printer.lan.… */
const inner = /\.(?:interna?|internal|intra(?:net)?|corp|lan|local|nas|vpn|srv|db|ad|home|casa|maison)\d{0,2}\.[^.]/i;

/** Words for a trade, a shop or a practice in a host's name: a small firm's. */
const trade = new RegExp(
  oneLine`
    joiner|carpent|plumb|roofing|electric(?:al|ian)|builders?(?:[.-]|$)|bakery|butcher|florist|dental|dentist|physio
    |vets?(?:[.-]|$)|surgery|solicitor|lawfirm|notar|kanzlei|rechtsanw|anwalt|praxis|zahnarzt|tischler|schreiner
    |elektro|sanitaer|heizung|dachdecker|maler|metzger|baecker|konditor|gaertner|hofladen|weingut|ferienwohnung
    |pension|gasthof|gasthaus|fahrschule|steuerbuero|steuerberat|immobilien|hausverwaltung|autohaus|kfz|werkstatt
    |menuiser|plomb(?:ier|erie)|boulanger|boucherie|patisserie|fleuriste|maconnerie|couvert?ure|charpente|garage
    |atelier|cabinet|notaire|avocat|veterinaire|ostheo|osteo|kine(?:[.-]|$)|coiffure|gite|chambres?-?dhotes|carpinter
    |fontaner|panader|ferreter|peluquer|floristeria|clinica|dentista|abogad|gestoria|inmobiliaria
    |taller(?:es)?(?:[.-]|$)|autoescuela|falegnam|idraulic|panificio|pasticceri|macelleri|officina
    |studio-?(?:legale|dentistico|medico|notarile)|avvocat|agriturismo|parrucchier|timmer|loodgiet|bakkerij|slagerij
    |kapsalon|tandarts|makelaar|notaris|advocat|garagebedrijf|schildersbedrijf|stolar|hydraulik|piekarnia|cukiernia
    |kwiaciarnia|stomatolog|kancelaria|adwokat|fryzjer|weterynarz|nieruchomosci|marcenaria|padaria|oficina|advogad
    |imobiliaria|cabeleireir|snickeri|bageri|rormok|rorfirma|tandlakar|advokat|frisor|bilverkstad|marangoz|disklinigi
    |avukat|emlak|kuafor|timberworks|woodwork|pottery|brewery|farmshop|guesthouse|bnb
  `,
  'iu',
);

/** Alone in the line under a telephone's number or an e-mail's address, as in a letterhead and a signature. */
const letterhead = {
  before: new RegExp(
    oneLine`
      (?:
        @[\w-]{2,40}\.[\w.]{2,20}
        |(?<!\d ?)(?:\+|\(?0(?!0?[89]00|180|137|118))(?:\d[ ().x/-]{0,3}){6,14}
        |(?<![\d-] ?)(?:\(?(?!8(?:00|33|44|55|66|77|88))[2-9]\d\d\)?[ .-]{1,2}\d{3}[ .-]\d{4}|[5-9]\d\d[ .]\d{3}[ .]\d{3})(?!\d)
        |(?:tel|phone|fon|mobile?|cell|telefon|téléphone|tél|teléfono|telefono|telefoon|fax|handy)\p{L}{0,6}[.:]{0,2}
        [ ]{0,2}(?!0?[ -]?[89]00)(?:\d[ ().x/-]{0,2}){7,14}
      )[^\n]{0,24}\n[ \t]{0,4}$
    `,
    'iu',
  ),
  after: /^[ \t]{0,4}(?:\n|$)/u,
};
/** Whose hotline everybody has: a town's, an authority's, a firm's that all know. */
const authority = new RegExp(
  oneLine`
      ^(?:
        bundes\p{L}+|(?:.*-)?\p{L}*(?:bank|sparkasse|krankenkasse)|(?:.*-)?(?:
          stadt|landkreis|gemeinde|finanzamt|jobcenter|arbeitsagentur|polizei|council|police|mairie|prefecture
          |ayuntamiento|comune|gemeente|telekom|uni
        )(?:-.*)?|zoll|elster|impots|ameli|caf|aok|tk|barmer|dak|adac
      )$
    `,
  'iu',
);
const isEverybodys = (host: string): boolean => {
  const labels = host.split('.');
  const isSecondLevel = labels.length > 2 && (labels.at(-2) ?? '').length < 4;
  const name = labels.at(isSecondLevel ? -3 : -2) ?? '';
  return authority.test(name) || isBrand(name) || isCity(name);
};

/** Why a host without a personal part is someone's; null where it is everybody's. */
const ownHost = (text: string, start: number, value: string): string | null => {
  const [, host = '', port] =
    /^(?:(?:jdbc:)?[a-z][a-z0-9+.-]{1,20}:\/\/)?(?:[^\s/?#@]{1,100}@)?(?:www\.)?([^\s/?#:@]{1,253})(:\d{2,5})?/i.exec(
      value,
    ) ?? [];
  if (!isOwnHost(host)) return null;
  if (port !== undefined) return 'a host with its port';
  if (/^(?!https?:|wss?:|git:)[a-z][a-z0-9+.:-]*:\/\//i.test(value)) return 'a server that programs connect to';
  if ((serviceHost.test(host) || inner.test(host)) && host.split('.').length > 2)
    return 'a server of a network of their own';
  if (/^(?!www\.)(?:[^.]+\.){2}/i.test(value) && hostKey.test(textBefore(text, start, 64)))
    return 'a machine that a key names';
  if (/^(?:https?:\/\/)?www\.[^/]*\/?$/i.test(value) && trade.test(host)) return 'a site of a small firm';
  if (
    letterhead.after.test(textAfter(text, start + value.length, 8)) &&
    letterhead.before.test(textBefore(text, start, 80)) &&
    !isEverybodys(host)
  )
    return 'a site under a telephone number';
  return someones.test(textBefore(text, start, 64)) || opened.test(textAfter(text, start + value.length, 40))
    ? 'an address of someone'
    : null;
};

/** A sentence's signs behind an address are none of it. */
const trimmed = (value: string): string => {
  const cut = value.replace(/[.,;:!?*_~…]+$/u, '');
  return /[)\]]$/.test(cut) && !/[([]/.test(cut) ? trimmed(cut.slice(0, -1)) : cut;
};

/** Every web address of a text as it is written, with a scheme and without; some are found twice. */
export const addressesIn = remembered((text): readonly { readonly start: number; readonly value: string }[] =>
  [...inStretches(text, /:\/\/|www\./gi, address), ...inStretches(text, /\.\S/g, bare)].map((match) => ({
    start: match.index,
    value: trimmed(match[0]),
  })),
);

const reserved = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/)?(?:api|dev|staging|test)\.example\.(?:com|org|net)(?![\w.-])/i;

/** Web addresses that name someone, open something of theirs, or stand in a network of their own. Public pages are left alone. */
export const recogniseUrl: Recogniser = amongUnspaced(({ text }) => {
  const found: Candidate[] = [];
  for (const { start, value } of addressesIn(text)) {
    // A machine of a host that is for examples alone (RFC 2606, section 3) is nobody's.
    if (reserved.test(value)) continue;
    const isOfUser = ownSite.test(textBefore(text, start, 32)) || isLabelled(text, start, value);
    const reason =
      personalParts(value).length > 0
        ? 'an address with a personal part'
        : isOfUser
          ? 'an address of your own'
          : ownHost(text, start, value);
    if (reason !== null)
      found.push({ start, end: start + value.length, score: reason.endsWith('part') ? 0.9 : 0.85, reason });
  }
  return found;
});
