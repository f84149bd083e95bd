import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';

/** Who is signed in to a machine: in a home folder's path, on a command line, in a connection's settings, in a log. */

export const paths =
  /(?<![\p{L}\p{N}_])(?:\/(?:home|Users)\/|[A-Za-z]:\\{1,2}(?:Users|Documents and Settings)\\{1,2})([\p{L}\p{N}_][\p{L}\p{N}_.-]{1,30})/gu;
export const shell = wordPattern(
  /(?<![\p{L}\p{N}_])(?:ssh|scp|sftp|rsync|mosh)[ \t][^\n|;]{0,80}?(?<![\p{L}\p{N}_.@-])([a-z_][a-z0-9_.-]{1,30})@(?=[\w.-]+)/gu,
);
/** "psql -U hgoncalves", "curl -u rsantos:…": who a program logs in as. The same letter means another thing to others. */
export const option = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${[
      ['psql|pg_dump(?:all)?|pg_restore|createdb|dropdb|sqlcmd|smbclient|rpcclient|ldapsearch|curl', '-U[ \\t]{0,2}'],
      ['mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump|restore)?|mosquitto_(?:pub|sub)|sudo', '-u[ \\t]{0,2}'],
      ['curl', '-u[ \\t]{1,2}'],
      ['ssh|slogin|rlogin', '-l[ \\t]{1,2}'],
      [
        'psql|pg_dump(?:all)?|pg_restore|createdb|mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump|restore)?|svn|curl|wget|smbclient|sudo|redis-cli',
        '--user(?:name)?[ \\t=]',
      ],
    ]
      .map(([programs, flag]) => `(?:${programs})[ \\t][^\\n|;]{0,120}?(?<=[ \\t])${flag}`)
      .join('|')})["']?([\\p{L}_][\\p{L}\\p{N}_.-]{1,30})(?=$|[\\s:"'])(?!:\\/\\/)`,
    'gu',
  ),
);

/** "Server=…;User Id=hkoenig;Password=…" */
export const connecting = wordPattern(
  /(?<![\p{L}\p{N}_])(?:user ?id|uid|user ?name|user)[ \t]?=[ \t]?([\p{L}_][\p{L}\p{N}_.@\\-]{1,40})(?=[ \t]?(?:;|$|["'\n]))/giu,
);

/** In a server's log. An invalid user is none: whoever guesses tries such names. */
export const logged = new RegExp(
  oneLine`
    (?:
      (?:Accepted|Failed) [\w/-]{4,24} for (?!invalid user )|session (?:opened|closed) for user |(?<![\w])
      (?:USER|LOGNAME|user)=|sudo: {1,4}
    )([a-z_][a-z0-9_.-]{1,30})(?= from|\(| by| : |;|$|\s)
  `,
  'gu',
);

/** What a formula sets has the same sign before it. */
const macro = oneLine`
  (?:
    alpha|beta|gamma|delta|(?:var)?epsilon|theta|lambda|sigma|omega|(?:var)?phi|cdot|times|d?frac|sqrt|left|right
    |[lr]angle|[lr]floor|[lr]ceil|[lr]vert|text\p{L}*|math\p{L}*|mathbb|quad|n?eq|leq|geq|infty|partial|nabla|begin
    |end|item|label|cite|emph|(?:sub)*section|cap|cup|subset(?:eq)?|setminus|oplus|otimes|to|mapsto|rightarrow
    |leftarrow
  )(?![a-z])
`;
const account = '[a-z_][a-z0-9_.-]{3,30}';
/** How each begins, and how it goes on: `id`, `su -`, `git blame`. */
const behindWords: readonly (readonly [string, string])[] = [
  ['(?:TODO|FIXME|XXX|HACK)\\(', `@?([a-z_][a-z0-9_.-]{4,30})\\)`],
  ['(?:uid|gid|euid)=\\d{1,10}', `\\((${account})\\)`],
  ['(?<![./-])su (?:-l?|--login) ', `(${account})(?=$|[\\s;|&])`],
  ['(?<![./-])crontab[ \\t]', `[^\\n|;]{0,24}-u (${account})(?=$|[\\s;|&])`],
  ['(?<![./-])chown (?:-R )?', `(${account})(?=[: ])`],
  ['whoami', `(?:\`|")? ?(?:->|=>|→|:|\\n|says|prints|gives|returns) ?(${account})(?=$|[\\s,;.)])`],
  [
    '(?:git )?blame ',
    `(?:says|shows|points (?:at|to)|names|zeigt(?: auf)?|montre|dice|mostra|wskazuje|visar) (${account})(?=$|[\\s,;.)])`,
  ],
  ['commit [0-9a-f]{6,40} ', `(?:by|from|von|par|de|di|van|od|av) (${account})(?=$|[\\s,;:.)])`],
  ['(?<![.@/-])git@[\\w.-]{4,60}:', '([\\w.-]{3,39})(?=/[\\w.-])'],
];
/** A line of `ls -l`, a shell's prompt, CORP\user: each, and a sign that all of them have. */
const bySigns: readonly (readonly [string, RegExp])[] = [
  [
    `(?:^|\\n)[bcdlps-](?:[r-][w-][xsStT-]){3}[.+@]? {1,4}\\d{1,4} {1,4}(${account})(?= )`,
    /(?:^|\n)[bcdlps-][r-][w-][xsStT-]/,
  ],
  [
    `(?<![\\w.@/-])(?=[a-z_][\\w.-]{3,30}@[\\w.-]{1,60}[: ][~/][\\w/.~-]{0,80}\\]?[$#%](?:\\s|$))(${account})(?=@)`,
    /@[\w.-]{1,60}[: ][~/]/,
  ],
  [`(?<![\\w\\\\/:])[A-Z][A-Z0-9-]{2,14}\\\\(?!${macro})(${account})(?=$|[\\s,;:.)"'])`, /\\/],
];
const wordPatterns = behindWords.map(([begin, rest]) => wordPattern(new RegExp(`(?<!\\w)(?:${begin})${rest}`, 'u')));
const signPatterns = bySigns.map(([pattern, sign]) => ({ pattern: new RegExp(pattern, 'gu'), sign }));
const ofDomain = /^[A-Z][A-Z0-9-]{2,14}\\/;
/** A formula, by what only one has: \begin, \frac{, $…\alpha…$. */
const formula = new RegExp(
  `\\\\[a-z]{2,20}\\{|\\$[^$\\n'"]{0,160}\\\\[a-z][^$\\n'"]{0,160}\\$|(?<![\\p{L}:])\\\\${macro}`,
  'u',
);
const signedIn = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      log(?:s|ged|ging)?[ -]?(?:in|on|ins)|sign(?:s|ed)?[ -]?in|locked(?: out)?|accounts?|users?|domains?
      |passwor[dt]s?|Anmeld\p{L}*|angemeldet|gesperrt|Konto|Benutzer\p{L}*|connexion|compte|utilisateurs?|domaine
      |cuenta|usuari[oa]s?|sesión|dominio|utent[ei]|accesso|gebruikers?|inlog\p{L}*|użytkowni\p{L}+|logow\p{L}+
      |usuári[oa]s?|conta|inlogg\p{L}+|användar\p{L}*|kullanıcı\p{L}*|RDP|VPN|runas
    )(?!\p{L})
  `,
  'iu',
);
/** Each with the account as its first group. */
export const holders = (text: string): RegExpExecArray[] => {
  const found = [
    ...wordPatterns.flatMap(({ all }) => all(text)),
    ...signPatterns.flatMap(({ pattern, sign }) => (sign.test(text) ? [...text.matchAll(pattern)] : [])),
  ];
  return found.some(({ 0: whole }) => ofDomain.test(whole)) && formula.test(text) && !signedIn.test(text)
    ? found.filter(({ 0: whole }) => !ofDomain.test(whole))
    : found;
};
