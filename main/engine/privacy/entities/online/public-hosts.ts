import { oneLine } from '../../patterns/one-line';
import { wordSet } from '../../word-set';

/** Sites that everybody knows: to name one says nothing of anyone. By their name before the public suffix. */
const publicNames = new Set(
  `google youtube gmail googleapis gstatic android chromium facebook instagram whatsapp meta messenger threads twitter x t tiktok snapchat pinterest reddit redd linkedin xing tumblr quora medium substack
  wikipedia wikimedia wiktionary wikidata archive britannica imdb rottentomatoes goodreads gutenberg jstor arxiv nature science sciencedirect springer wiley elsevier acm ieee pubmed nih ncbi cdc who nhs mayoclinic webmd healthline drugs
  amazon ebay etsy aliexpress alibaba walmart target costco bestbuy ikea zalando otto mediamarkt bol coolblue allegro olx mercadolibre mercadolivre fnac cdiscount leboncoin idealo kleinanzeigen marktplaats subito blocket
  apple icloud microsoft office live outlook hotmail msn bing windows azure xbox skype yahoo aol duckduckgo ecosia baidu qq weibo yandex naver rakuten
  netflix spotify disneyplus hulu twitch vimeo soundcloud steam steampowered epicgames nintendo playstation roblox
  github gitlab bitbucket stackoverflow stackexchange serverfault superuser npmjs nodejs yarnpkg pypi python djangoproject palletsprojects readthedocs rust-lang crates docs golang go ruby-lang rubygems rubyonrails php laravel symfony packagist mozilla w3 w3schools mdn css-tricks caniuse jquery reactjs react vuejs angular svelte nextjs vercel netlify heroku digitalocean linode cloudflare fastly docker kubernetes k8s hashicorp terraform ansible jenkins circleci travis-ci apache nginx mysql postgresql mongodb redis elastic elasticsearch sqlite mariadb oracle java openjdk jetbrains eclipse spring maven gradle gnu kernel linux debian ubuntu fedoraproject redhat centos archlinux opensuse freebsd sourceforge git-scm atlassian jira trello slack zoom notion figma miro asana monday dropbox box wetransfer typescriptlang esbuild vitejs webpack babeljs eslint prettier tailwindcss getbootstrap sass-lang d3js threejs numpy scipy pandas scikit-learn pytorch tensorflow keras huggingface kaggle jupyter anaconda openai chatgpt anthropic claude perplexity mistral deepmind stability
  bbc cnn nytimes theguardian guardian washingtonpost wsj bloomberg reuters apnews ft economist forbes businessinsider cnbc time newsweek usatoday npr politico vox theverge wired arstechnica techcrunch engadget zdnet cnet nationalgeographic spiegel zeit faz sueddeutsche welt bild tagesschau heise golem lemonde lefigaro liberation elpais elmundo corriere repubblica nos nu telegraaf gazeta wyborcza onet wp publico globo folha svt aftonbladet
  paypal stripe wise revolut visa mastercard americanexpress klarna venmo coinbase binance kraken xe investopedia nasdaq
  booking airbnb expedia tripadvisor hotels kayak skyscanner uber lyft bolt flixbus bahn sncf renfe trenitalia ns ryanair easyjet lufthansa
  wordpress wix squarespace shopify godaddy namecheap ghost blogger weebly webflow canva adobe grammarly deepl duolingo khanacademy coursera udemy edx udacity codecademy leetcode hackerrank freecodecamp
  indeed glassdoor monster stepstone upwork fiverr europa un oecd worldbank imf nasa noaa irs ssa usps fedex ups dhl royalmail gov craigslist yelp zillow rightmove immobilienscout24 idealista speedtest weather accuweather letsencrypt mailchimp sendgrid twilio datadoghq sentry grafana prometheus
  example test localhost domain mydomain yourdomain yoursite mysite company acme foo bar website site host server`.split(
    /\s+/,
  ),
);
const publicSuffix =
  /\.(?:gov|mil|edu)(?:\.[a-z]{2})?$|\.(?:gouv\.fr|gob\.[a-z]{2}|gv\.at|admin\.ch|bund\.de|europa\.eu|nhs\.uk|ac\.uk|k12\.[a-z]{2}\.us|invalid|test)$/i;
/** Suffixes of sites; others are more often a file's or a program's. */
const suffix = new RegExp(
  oneLine`
    \.(?:
      com|net|org|info|biz|io|co|ai|app|dev|me|tv|eu|uk|de|fr|es|it|nl|be|at|ch|pl|pt|se|no|dk|fi|ie|cz|sk|hu|ro|bg|gr
      |hr|si|lt|lv|ee|lu|li|is|us|ca|au|nz|za|in|jp|cn|kr|tw|hk|sg|br|mx|ar|cl|pe|tr|ru|ua|il|ae|shop|store|online
      |site|website|tech|cloud|xyz|club|pro|agency|legal|law|health|care|clinic|dental|bank|group|team|email|solutions
      |services|consulting|digital|media|studio|design|works|world|company|ltd|gmbh|berlin|london|paris|fyi|link|live
      |life|space|systems|network|center|support|global|top|icu|support|help|example
      |рф
      |xn--[a-z0-9-]{2,59}
    )$
  `,
  'i',
);

/** Whether a word names a site or a product that everybody knows. In small letters. */
export const isPublicName = (word: string): boolean => publicNames.has(word);

/** A server for everybody's letters: "smtp.office365.com", "imap.gmx.net". */
const mailHost = /^(?:(?:in|out|mail|secure)?(?:smtp|imap|pop3?)\d?|mail|mx|outlook|autodiscover)[.-]/;
/** Who carries everybody's letters by other names than their addresses have. */
const mailServices = wordSet(
  `
    office365 outlook gmail googlemail gmx web orange wanadoo free sfr bbox laposte t-online telekom ionos 1und1
    strato vodafone freenet posteo mailbox arcor bluewin hispeed a1 fastmail zoho proton protonmail mail yandex qq 163
    126 sina naver daum libero virgilio tiscali aruba tim alice wp onet o2 interia ziggo kpn xs4all planet telenet
    proximus skynet telia bredband spray comhem uol bol terra sapo telefonica movistar btinternet sky talktalk
    virginmedia comcast verizon att cox charter ovh gandi infomaniak hostinger mailgun mailjet sendgrid postmarkapp
    brevo amazonaws
  `,
);
const isMailService = (host: string, name: string): boolean => mailHost.test(host) && mailServices.has(name);

/** Whether a host is one of everybody's, or none that is named under a public suffix. */
export const isPublicHost = (host: string): boolean => {
  if (publicSuffix.test(host) || !/\.(?:[\p{L}-]{2,}|xn--[a-z0-9-]{2,59})$/iu.test(host)) return true;
  const labels = host.toLowerCase().split('.');
  const isSecondLevel = /^(?:co|com|org|net|ac|or|ne)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  const name = labels.at(isSecondLevel ? -3 : -2) ?? '';
  return name.length < 2 || publicNames.has(name) || isMailService(host.toLowerCase(), name);
};

/** Whether a host may be someone's own: the name before its suffix is none of everybody's, and no file. */
export const isOwnHost = (host: string): boolean => suffix.test(host) && !isPublicHost(host);

/** Names that firms give to the servers of their own: vpn.…, mail2.…, kundenportal.… */
export const serviceHost = new RegExp(
  oneLine`
    ^(?:
      vpn|mail|webmail|smtp|imap|pop3?|mx|owa|exchange|intranet|extranet|portal|kundenportal|my|crm|erp|sap|jira|git
      |svn|wiki|confluence|ftp|sftp|db|sql|pg|mysql|mongo|redis|kafka|elastic|stage|staging|stg|dev|test|qa|uat|prod
      |preprod|demo|internal|interna?|interno|interne|lan|corp|local|wks|admin|remote|rdp|citrix|nas|cloud|files?
      |share|hr|payroll|ldap|ad|sso|auth|login|idp|srv|server|host|node|app|web|api|gw|gateway|fw|proxy|bastion|jump
      |backup|monitor|grafana|jenkins|ci|build|k8s|cluster|secure|clients?|kunden|espace-?client|extranet|intra|correo
      |posta|poczta|mitarbeiter|patient(?:en|s)?
    )-?\d{0,3}(?:[.-])
  `,
  'i',
);

/** Whether a label of a host says no more than what the server does. */
export const isServiceLabel = (label: string): boolean =>
  /^(?:www\d?|shop|store|blog|news|m)$/i.test(label) || serviceHost.exec(`${label}.`)?.[0].length === label.length + 1;
