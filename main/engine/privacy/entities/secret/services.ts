/**
 * Keys by the beginnings and shapes that their services publish: the beginning stays, so that a reader of the stand-in
 * sees what kind of key it is. %w is [A-Za-z0-9_-], %a [A-Za-z0-9], %h [0-9a-f].
 */
const shapes: readonly (readonly [service: string, head: string, body: string])[] = [
  ['Amazon Web Services', '(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)', '[A-Z2-7]{16}'],
  ['Anthropic', 'sk-ant-(?:api|admin|sid|oat)\\d\\d-', '%w{40,120}'],
  ['OpenRouter', 'sk-or-v1-', '%h{64}'],
  ['OpenAI', 'sk-(?:proj|svcacct|admin|None)-', '%w{20,180}'],
  ['OpenAI', 'sk-', '%a{20}T3BlbkFJ%a{20}'],
  ['Stripe', '(?:sk|rk|pk)_(?:live|test)_', '%a{10,120}'],
  ['Stripe', 'whsec_', '[A-Za-z0-9+/=]{24,64}'],
  ['Clerk or ElevenLabs', 'sk_', '%h{48}'],
  ['OpenAI or DeepSeek', 'sk-', '%a{32,64}'],
  ['GitHub', '(?:ghp|gho|ghu|ghs|ghr)_', '%a{36,251}'],
  ['GitHub', 'github_pat_', '[A-Za-z0-9_]{36,110}'],
  ['GitLab', '(?:glpat|gldt|glrt|glcbt|glptt|glft|glimt|glagent|gloas|glsoat|glffct|glwt)-', '[A-Za-z0-9_.-]{20,70}'],
  ['Slack', 'xox[abeoprs]-', '[A-Za-z0-9-]{10,200}'],
  ['Slack', 'xapp-\\d-', '[A-Za-z0-9-]{20,200}'],
  ['Slack', 'https://hooks\\.slack\\.com/(?:services|workflows|triggers)/', '[A-Za-z0-9/]{20,120}'],
  ['Discord', 'https://(?:\\w+\\.)?discord(?:app)?\\.com/api/webhooks/', '\\d{15,22}/%w{40,100}'],
  ['Microsoft Teams', 'https://\\w{1,30}\\.webhook\\.office\\.com/webhookb2/', '[\\w@/-]{40,250}'],
  ['Zapier', 'https://hooks\\.zapier\\.com/hooks/catch/', '\\d{3,12}/%a{4,20}'],
  ['Discord', '', '[MNO]%a{23,25}\\.%w{6}\\.%w{27,40}'],
  ['Telegram', '', '\\d{8,10}:AA[\\w-]{33}'],
  ['Google', 'AIza', '%w{35}'],
  ['Google', 'GOCSPX-', '%w{28}'],
  ['Google', 'ya29\\.', '%w{20,400}'],
  ['Google', '1//0', '%w{30,150}'],
  ['Hugging Face', '(?:hf|api_org)_', '%a{30,60}'],
  ['Replicate', 'r8_', '%a{37,40}'],
  ['Groq', 'gsk_', '%a{40,60}'],
  ['xAI', 'xai-', '%a{60,100}'],
  ['Perplexity', 'pplx-', '%a{40,60}'],
  ['NVIDIA', 'nvapi-', '%w{40,80}'],
  ['Cerebras', 'csk-', '%a{40,60}'],
  ['Fireworks AI', 'fw_', '%a{20,40}'],
  ['Jina AI', 'jina_', '%w{40,80}'],
  ['Tavily', 'tvly-(?:dev-|prod-)?', '%a{20,50}'],
  ['Firecrawl', 'fc-', '%h{32}'],
  ['E2B', 'e2b_', '%h{40}'],
  ['Pinecone', 'pcsk_', '[A-Za-z0-9_]{40,90}'],
  ['LangSmith', 'lsv2_(?:pt|sk)_', '%h{32}_%h{10}'],
  ['Voyage AI', 'pa-', '%w{40,60}'],
  ['Apify', 'apify_api_', '%a{30,50}'],
  ['SendGrid', 'SG\\.', '%w{16,32}\\.%w{30,64}'],
  ['Mailgun', 'key-', '%h{32}'],
  ['Mailchimp', '', '%h{32}-us\\d{1,2}'],
  ['Brevo', 'xkeysib-', '%h{64}-%a{16}'],
  ['Resend', 're_', '[A-Za-z0-9]{6,12}_%a{20,30}'],
  ['Twilio', '(?:SK|AC)', '%h{32}'],
  ['npm', 'npm_', '%a{36}'],
  ['PyPI', 'pypi-AgE', '%w{50,250}'],
  ['RubyGems', 'rubygems_', '%h{48}'],
  ['crates.io', 'cio', '%a{32}'],
  ['NuGet', 'oy2', '[a-z0-9]{43}'],
  ['Docker', 'dckr_(?:pat|oat)_', '%w{27,40}'],
  ['Clojars', 'CLOJARS_', '%h{60}'],
  ['DigitalOcean', 'do[opr]_v1_', '%h{64}'],
  ['Heroku', 'HRKU-', '%w{36,70}'],
  ['Fly.io', 'fo1_', '%w{43}'],
  ['Netlify', 'nfp_', '%a{36,40}'],
  ['Vercel', 'vc[pkira]_', '%a{24,60}'],
  ['Render', 'rnd_', '%a{28,40}'],
  ['Cloudflare', 'v1\\.0-', '%h{24}-%h{146}'],
  ['Supabase', '(?:sbp_|sb_secret_)', '%w{30,60}'],
  ['PlanetScale', 'pscale_(?:tkn|pw|oauth)_', '[\\w.=-]{32,64}'],
  ['Neon', 'napi_', '%a{50,80}'],
  ['Databricks', 'dapi', '%h{32}-\\d'],
  ['Databricks', 'dapi', '%h{32}'],
  ['Pulumi', 'pul-', '%h{40}'],
  ['Terraform', '', '%a{14}\\.atlasv1\\.%w{60,70}'],
  ['Vault', 'hv[sbr]\\.', '%w{24,220}'],
  ['Doppler', 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.', '[A-Za-z0-9._-]{40,60}'],
  ['Azure', '', '[A-Za-z0-9_~.]{3}\\dQ~[A-Za-z0-9_~.-]{31,34}'],
  ['Tailscale', 'tskey-(?:auth|api|client|scim|webhook)-', '[A-Za-z0-9-]{16,70}'],
  ['1Password', 'ops_', 'eyJ%w{100,1200}'],
  ['1Password', 'A3-', '[A-Z0-9]{6}-[A-Z0-9]{11}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}'],
  ['1Password', 'A3-', '[A-Z0-9]{6}-[A-Z0-9]{6}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}'],
  ['age', 'AGE-SECRET-KEY-1', '[02-9AC-HJ-NP-Z]{58}'],
  ['Shopify', 'shp(?:at|ca|pa|ss)_', '[0-9a-fA-F]{32}'],
  ['Square', 'sq0(?:atp|csp|idp)-', '%w{22,43}'],
  ['Square', 'EAAA', '%w{60}'],
  ['PayPal', 'access_token\\$(?:production|sandbox)\\$', '[0-9a-z]{16}\\$%h{32}'],
  ['Plaid', 'access-(?:sandbox|development|production)-', '%h{8}-%h{4}-%h{4}-%h{4}-%h{12}'],
  ['Razorpay', 'rzp_(?:live|test)_', '%a{14}'],
  ['Flutterwave', 'FLW(?:SECK|PUBK)(?:_TEST)?-', '%a{12,40}-X'],
  ['Flutterwave', 'FLW(?:SECK|PUBK)(?:_TEST)?-', '%a{12,40}'],
  ['Lob', '(?:live|test)_(?:pub_)?', '%h{31,35}'],
  ['EasyPost', 'EZ[AT]K', '%a{54}'],
  ['Shippo', 'shippo_(?:live|test)_', '%h{40}'],
  ['Duffel', 'duffel_(?:live|test)_', '%w{43}'],
  ['Facebook', 'EAA[A-Za-z]', '%a{80,300}'],
  ['Instagram', 'IGQ', '%w{80,250}'],
  ['X', 'AAAAAAAAAAAAAAAAAAAAA', '[A-Za-z0-9%]{30,120}'],
  ['Linear', 'lin_(?:api|oauth)_', '%a{40,64}'],
  ['Notion', '(?:secret|ntn)_', '%a{40,50}'],
  ['Airtable', 'pat', '%a{14}\\.%h{64}'],
  ['Atlassian', 'AT(?:ATT3|CTT3|BB)', '[A-Za-z0-9_=-]{28,260}'],
  ['Figma', 'fig[dou]r?_', '%w{38,60}'],
  ['Dropbox', 'sl\\.(?:u\\.)?', '%w{100,1400}'],
  ['Postman', 'PMAK-', '%h{24}-%h{34}'],
  ['HubSpot', 'pat-(?:na|eu|ap)\\d-', '%h{8}-%h{4}-%h{4}-%h{4}-%h{12}'],
  ['New Relic', 'NR(?:AK|JS|II|RA)-', '[A-Za-z0-9]{16,42}'],
  ['Sentry', 'sntry[su]_', '[A-Za-z0-9_+/=]{40,300}'],
  ['Grafana', 'gl(?:c|sa)_', '[A-Za-z0-9_+/=]{32,200}'],
  ['Dynatrace', 'dt0[a-z]\\d\\d\\.', '[A-Z0-9]{24}\\.[A-Z0-9]{64}'],
  ['SonarQube', 'sq[pua]_', '%h{40}'],
  ['CircleCI', 'CCI(?:PAT|PRJ)_', '%a{20,24}_%h{40}'],
  ['Buildkite', 'bk(?:ua|ct|at)_', '%h{40}'],
  ['Sourcegraph', 'sgp_(?:%h{16}_|local_)?', '%h{40}'],
  ['Mapbox', 'sk\\.', 'eyJ%w{40,200}\\.%w{15,40}'],
  ['Contentful', 'CFPAT-', '%w{43}'],
  ['Prefect', 'pn[ub]_', '%a{36}'],
  ['ReadMe', 'rdme_', '[a-z0-9]{70}'],
  ['Typeform', 'tfp_', '[\\w.=-]{40,70}'],
  ['PostHog', 'ph[cxr]_', '%a{40,50}'],
  ['LaunchDarkly', '(?:sdk|api|mob)-', '%h{8}-%h{4}-%h{4}-%h{4}-%h{12}'],
  ['WakaTime', 'waka_', '%h{8}-%h{4}-%h{4}-%h{4}-%h{12}'],
  ['ngrok', '2', '%a{26}_%a{21}'],
  ['Frame.io', 'fio-u-', '%w{64}'],
  ['Asana', '[12]/', '\\d{12,20}:%h{32}'],
  ['Asana', '2/', '\\d{12,20}/\\d{12,20}:%h{32}'],
  ['Adafruit', 'aio_', '%a{28}'],
  ['Alibaba Cloud', 'LTAI', '%a{20}'],
  ['Yandex Cloud', 'AQVN', '%w{35,38}'],
  ['Adobe', 'p8e-', '[a-z0-9]{32}'],
  ['JFrog', 'AKCp', '%a{69}'],
  ['Infracost', 'ico-', '%a{32}'],
  ['OpenShift', 'sha256~', '%w{43}'],
  ['MaxMind', '', '%a{6}_%a{29}_mmk'],
  ['Scalingo', 'tk-us-', '%w{48}'],
  ['Harness', '(?:pat|sat)\\.', '%w{22}\\.%h{24}\\.%a{20}'],
  ['Octopus Deploy', 'API-', '[A-Z0-9]{26}'],
  ['Langfuse', '(?:sk|pk)-lf-', '%h{8}-%h{4}-%h{4}-%h{4}-%h{12}'],
  ['Defined Networking', 'dnkey-', '[a-z0-9]{26}-[a-z0-9]{52}'],
  ['Lichess', 'lip_', '%a{20}'],
  ['a wallet', '[xyztuv]prv', '[1-9A-HJ-NP-Za-km-z]{105,110}'],
  ['Nostr', 'nsec1', '[02-9ac-hj-np-z]{58}'],
];

const source = (written: string): string =>
  written.replaceAll('%w', '[A-Za-z0-9_-]').replaceAll('%a', '[A-Za-z0-9]').replaceAll('%h', '[0-9a-f]');

/** A piece of a body: characters of a set, or a literal that stays. */
interface Piece {
  readonly source: string;
  /** Digits, small and large letters of its set; none of a literal. */
  readonly sorts: readonly string[];
}

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const piece = /(\[[^\]]+\]|\\[dw]|%[wah])(\{\d+(?:,\d+)?\})?|\\?[^\\]/gu;

const piecesOf = (body: string): Piece[] =>
  [...body.matchAll(piece)].map(([whole, set]) => {
    const isIn = set === undefined ? null : new RegExp(`^${source(set)}$`, 'u');
    const members = (sort: string): string =>
      Array.from(sort)
        .filter((c) => isIn?.test(c))
        .join('');
    return {
      source: source(whole),
      sorts: isIn === null ? [] : [digits, small, small.toUpperCase()].map(members),
    };
  });

/** Each service's keys, whole; the first group is what they begin with. */
export const services = shapes.map(([service, head, body]) => {
  const pieces = piecesOf(body);
  return {
    service,
    pieces,
    whole: new RegExp(`^(${source(head)})${pieces.map((each) => `(${each.source})`).join('')}$`, 'u'),
  };
});

/** Any service's key, wherever it stands: bounded by what is no part of a key. */
export const serviceKeys = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${shapes.map(([, head, body]) => `${source(head)}${source(body)}`).join('|')})(?![A-Za-z0-9_])`,
  'gu',
);

interface ServiceKey {
  readonly service: string;
  /** What the service's keys begin with. */
  readonly head: string;
  /** The characters that may stand in the place of each one; '' where it stays. */
  readonly sets: readonly string[];
}

/** Which service's key a text is, and how it is built. */
export const serviceOf = (text: string): ServiceKey | null => {
  for (const { service, whole, pieces } of services) {
    const match = whole.exec(text);
    if (match === null) continue;
    const head = match[1] ?? '';
    const sets = pieces.flatMap(({ sorts }, i) =>
      Array.from(match[i + 2] ?? '', (c) => sorts.find((sort) => sort.includes(c)) ?? ''),
    );
    return { service, head, sets: [...Array.from(head, () => ''), ...sets] };
  }
  return null;
};
