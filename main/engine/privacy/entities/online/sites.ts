import { oneLine } from '../../patterns/one-line';
import { wordSet } from '../../word-set';

/** Public sites whose addresses name a person or open something private: what of the path does, by its beginning. */
const sites: readonly (readonly [host: string, path: string])[] = [
  // Profiles: what stands behind is a user name.
  ['linkedin.com', 'in|pub|company'],
  ['xing.com', 'profile'],
  ['facebook.com', ''],
  ['fb.com', ''],
  ['m.facebook.com', ''],
  ['instagram.com', ''],
  ['threads.net', ''],
  ['twitter.com', ''],
  ['x.com', ''],
  ['tiktok.com', ''],
  ['snapchat.com', 'add'],
  ['pinterest.com', ''],
  ['reddit.com', 'user|u'],
  ['medium.com', ''],
  ['substack.com', ''],
  ['youtube.com', 'c|user|channel'],
  ['twitch.tv', ''],
  ['soundcloud.com', ''],
  ['open.spotify.com', 'user'],
  ['github.com', ''],
  ['gist.github.com', ''],
  ['gitlab.com', ''],
  ['bitbucket.org', ''],
  ['stackoverflow.com', 'users'],
  ['keybase.io', ''],
  ['orcid.org', ''],
  ['researchgate.net', 'profile'],
  ['t.me', ''],
  ['telegram.me', ''],
  ['wa.me', ''],
  ['vk.com', ''],
  ['steamcommunity.com', 'id|profiles'],
  ['strava.com', 'athletes'],
  ['paypal.me', ''],
  ['paypal.com', 'paypalme'],
  ['venmo.com', 'u'],
  ['cash.app', ''],
  ['linktr.ee', ''],
  ['about.me', ''],
  ['calendly.com', ''],
  ['patreon.com', ''],
  ['etsy.com', 'people|shop'],
  ['goodreads.com', 'user'],
  ['last.fm', 'user'],
  ['flickr.com', 'people|photos'],
  ['behance.net', ''],
  ['dribbble.com', ''],
  ['kaggle.com', ''],
  ['huggingface.co', ''],
  ['discord.gg', ''],
  ['discord.com', 'invite|users|channels'],
  ['chat.whatsapp.com', ''],
  // Shared things: whoever has the address has the thing.
  ['docs.google.com', 'document|spreadsheets|presentation|forms|file'],
  ['drive.google.com', 'file|drive|folders|open'],
  ['photos.app.goo.gl', ''],
  ['photos.google.com', 'share'],
  ['maps.app.goo.gl', ''],
  ['goo.gl', 'maps'],
  ['w3w.co', ''],
  ['what3words.com', ''],
  ['plus.codes', ''],
  ['calendar.google.com', 'calendar'],
  ['meet.google.com', ''],
  ['zoom.us', 'j|my|s|w|rec'],
  ['teams.microsoft.com', 'l|meet'],
  ['teams.live.com', 'meet'],
  ['dropbox.com', 's|sh|scl|l'],
  ['1drv.ms', ''],
  ['onedrive.live.com', ''],
  ['box.com', 's'],
  ['we.tl', ''],
  ['wetransfer.com', 'downloads'],
  ['mega.nz', 'file|folder'],
  ['icloud.com', 'iclouddrive|sharedalbum|photos|notes'],
  ['share.icloud.com', ''],
  ['notion.so', ''],
  ['figma.com', 'file|design|proto|board'],
  ['miro.com', 'app'],
  ['trello.com', 'b|c'],
  ['airtable.com', ''],
  ['pastebin.com', ''],
  ['bit.ly', ''],
  ['tinyurl.com', ''],
  ['chatgpt.com', 'share|c'],
  ['chat.openai.com', 'share|c'],
  ['claude.ai', 'share|chat'],
  ['loom.com', 'share'],
  ['vimeo.com', ''],
  ['typeform.com', 'to'],
  ['eventbrite.com', 'e'],
];

/** Pages of those sites that are no one's. Also what stays of any path. */
const pages = wordSet(
  `
    about help support contact login signin signup register join home search explore trending settings privacy terms
    legal policy policies pricing features blog docs documentation developer developers api status jobs careers press
    news topics collections marketplace sponsors enterprise team teams security site watch playlist results shorts
    feed hashtag share intent tos i events groups pages watch live gaming business download downloads apps app store
    shop product products category categories questions tags tutorials guide guides learn courses datasets models
    spaces competitions r p reel reels stories status post posts tag tagged index main www en de fr es it nl pl pt sv
    us uk
  `,
);
/** "v2": which interface of a site is asked. */
const version = /^v\d{1,2}$/i;
export const isPage = (segment: string): boolean =>
  pages.has(segment.toLowerCase()) || segment === '' || version.test(segment);

const byHost = new Map(sites.map(([host, path]) => [host, path === '' ? [] : path.split('|')]));

/** The beginnings behind which a site's paths are personal; empty where they are from the start. Null for other hosts. */
export const personalPaths = (host: string): readonly string[] | null => {
  const bare = host.toLowerCase().replace(/^(?:www|m|mobile|[a-z]{2})\./, '');
  return byHost.get(bare) ?? (bare.endsWith('.zoom.us') ? ['j', 'my', 's', 'w', 'rec'] : null);
};

/** Services that give each customer a name of its own in front: acme.slack.com. */
export const tenantHosts = new RegExp(
  oneLine`
    ^(?!www\.|api\.|docs\.|help\.|support\.|app\.|status\.|blog\.|developer\.)([a-z0-9-]{2,63})\.(
      (?:
        slack|atlassian|zendesk|freshdesk|salesforce|lightning\.force|my\.salesforce|sharepoint|onmicrosoft|myshopify
        |herokuapp|okta|auth0|workday|bamboohr|greenhouse|personio|jira|webex|wordpress|blogspot|tumblr|substack
        |github|gitlab|netlify|vercel|azurewebsites|cloudapp\.azure|blob\.core\.windows|database\.windows
        |s3\.amazonaws|execute-api\.[a-z0-9-]+\.amazonaws|rds\.amazonaws|firebaseio|firebaseapp|web|appspot|notion
        |webflow|squarespace|wixsite|weebly|behance|carrd|myportfolio|cargo|format|jimdosite|jimdofree|webnode|blogger
        |livejournal|over-blog|itch|bandcamp|podbean|ghost|strikingly|mystrikingly|godaddysites|business
      )\.(?:com|net|io|app|de|site|me|in|page|co|press)
    )$
  `,
  'i',
);

/** Names that only a network of one's own knows. */
export const privateHost = /\.(?:local|internal|intranet|corp|lan|home|private|localdomain|home\.arpa)$/i;

/** Parameters that say nothing of anyone. */
export const plainParameter = new RegExp(
  oneLine`
    ^(?:
      utm_\w+|lang|hl|locale|gl|page|p|sort|order|limit|offset|size|per_page|v|version|format|view|tab|t|time_continue
      |list|index|ref|ref_src|source|src|type|category|q|query|search|s|usp|feature|theme|color|width|height|w|h|mode
      |embed|output|filter|lang_code|region|country|currency
    )$
  `,
  'i',
);

/** Parameters that name a person or open a door. */
export const personalParameter = new RegExp(
  oneLine`
    (?:^|[_.-])(?:
      user|uid|userid|user_?name|name|first|last|login|e?mail|phone|tel|mobile|address|account|acct|customer|client
      |member|patient|order|invoice|session|sid|sessionid|token|key|apikey|secret|sig|signature|code|auth|pwd|pass
      |password|hash|invite|ticket|otp|ssn|dob|birth\w*|ip|lat|lng|lon|resourcekey|credential|state|nonce|jwt|access
    )(?:[_.-]?(?:id|no|nr|number|key|token|code|name|hash))?$
  `,
  'i',
);
