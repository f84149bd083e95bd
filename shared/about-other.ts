import type { EntityType, Finding, Message, RestoredSpan, UserMessage } from './domain';
import { saysHowFar } from './pregnancy';

/** Of these an answer is about the very word: advice for another illness or another trade is wrong advice. */
const meant: ReadonlySet<EntityType> = new Set(['MEDICAL_CONDITION', 'OCCUPATION', 'NRP']);

/** What is asked for of a place: what lies near it, how its weather is, what there is to eat, to see and to rent. */
const ofPlace = new RegExp(
  `(?<!\\p{L})(?:${[
    'near(?:by| me| us| here)|around here|close (?:to me|by)|in (?:my|this|the) (?:area|town|city|neighbou?rhood)',
    '(?:restaurants?|caf[eé]s|bars|pubs|hotels?|shops|gyms?|museums?|doctors|dentists?|schools|beaches|flats|apartments|rents?|weather|forecast|sights|things to do|(?:what|where) to (?:do|see|eat|stay|go)|how (?:do|can) (?:i|we) get) (?:\\S+ ){0,3}?(?:in|near|around|at|close to|to|from)',
    'in (?:meiner|der|unserer) nähe|hier in der gegend|um die ecke|wie komme ich|(?:restaurants?|cafés|kneipen|hotels?|läden|museen|ärzte|zahnärzte|schulen|wohnungen|mieten?|wetter|sehenswürdigkeiten|ausflüge|was kann man) (?:\\S+ ){0,3}?(?:in|bei|um|nahe|nach|von)',
    'près (?:de chez (?:moi|nous)|d.ici)|dans (?:mon|le|notre) (?:quartier|coin)|aux alentours|comment (?:aller|se rendre)|(?:restaurants?|cafés|bars|hôtels?|magasins|musées|médecins|dentistes?|écoles|appartements|loyers?|météo|que (?:faire|voir)|où (?:manger|dormir|sortir)) (?:\\S+ ){0,3}?(?:à|en|près|autour|de|du|vers)',
    'cerca (?:de (?:mí|aquí|casa))|por aquí|en (?:mi|el|nuestro) (?:barrio|zona)|cómo (?:llego|llegar|voy)|(?:restaurantes?|bares|hoteles?|tiendas|museos|médicos|dentistas?|colegios|pisos|alquiler(?:es)?|tiempo hace|qué (?:hacer|ver)|dónde (?:comer|dormir|ir)) (?:\\S+ ){0,3}?(?:en|cerca|por|de|a)',
    'vicino a (?:me|casa)|qui vicino|in zona|come (?:arrivo|si arriva)|(?:ristoranti|trattorie|alberghi|hotel|negozi|musei|medici|dentisti|scuole|affitti|che tempo fa|cosa (?:fare|vedere)|dove (?:mangiare|dormire)) (?:\\S+ ){0,3}?(?:a|in|vicino|da)',
    'perto (?:de (?:mim|casa)|daqui)|por aqui|como (?:chego|chegar)|(?:restaurantes|bares|hotéis|lojas|museus|médicos|dentistas|escolas|aluguéis|clima|o que (?:fazer|ver)|onde (?:comer|dormir)) (?:\\S+ ){0,3}?(?:em|no|na|perto|de)',
    'in de buurt|hier dichtbij|hoe kom ik|(?:restaurants|cafés|hotels|winkels|musea|artsen|tandartsen|scholen|weer|wat te doen|waar eten) (?:\\S+ ){0,3}?(?:in|bij|rond|naar)',
    'w (?:okolicy|pobliżu)|niedaleko|jak dojechać|(?:restauracje|hotele|sklepy|muzea|lekarze|szkoły|pogoda|co (?:robić|zobaczyć)|gdzie zjeść) (?:\\S+ ){0,3}?(?:w|we|koło|do)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** What is asked for stands at either end of a long text. UTF-16 units. */
const reach = 2000;
/** The longest part of a sentence that is looked at, on either side of a place. */
const beside = 300;
const sentenceEnd = /[.?!…]["”»)]*\s|\n/u;

/** Whether a place stands in a sentence that asks for something of it. */
const isAskedOf = (text: string, { start, end }: Finding): boolean => {
  if (start > reach && end < text.length - reach) return false;
  const before =
    text
      .slice(Math.max(0, start - beside), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + beside).split(sentenceEnd, 1);
  return ofPlace.test(before + text.slice(start, end) + behind);
};

/** Whether something else went out in its place that a reader takes for the thing itself; a placeholder is none. */
const isSwapped = ({ mechanism, original, surrogate }: Finding): boolean =>
  mechanism !== null &&
  mechanism !== 'redact' &&
  mechanism !== 'krr' &&
  !surrogate.startsWith('[') &&
  surrogate !== original;

/** Whether a pregnancy stays one, in another week. */
const isOfSame = ({ original, surrogate }: Finding): boolean => saysHowFar(original) && saysHowFar(surrogate);

/** Of each value the last finding, in the order of the first ones. */
const eachOnce = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.original.toLowerCase(), finding])).values(),
];

/** The values of a text whose stand-ins its answer will be about, and would mislead; each once. */
export const aboutOther = (text: string, findings: readonly Finding[]): Finding[] =>
  eachOnce(
    findings.filter(
      (finding) =>
        isSwapped(finding) &&
        !isOfSame(finding) &&
        (meant.has(finding.type) || (finding.type === 'LOCATION' && isAskedOf(text, finding))),
    ),
  );

/** A prompt never changes, and each reply below it looks at it. */
const ofPrompts = new WeakMap<UserMessage, Finding[]>();
const aboutOtherOf = (prompt: UserMessage): Finding[] => {
  const known = ofPrompts.get(prompt) ?? aboutOther(prompt.original, prompt.findings);
  ofPrompts.set(prompt, known);
  return known;
};

/**
 * Those that a reply is about: of the prompt that it answers, and of those before it what it speaks of.
 * @param messages The branch up to the reply.
 */
export const repliesAboutOther = (messages: readonly Message[], spans: readonly RestoredSpan[]): Finding[] => {
  const spoken = new Set(spans.map(({ surrogate }) => surrogate.toLowerCase()));
  const prompts = messages.filter((message) => message.role === 'user');
  return eachOnce(
    prompts.flatMap((prompt, at) =>
      aboutOtherOf(prompt).filter(({ surrogate }) => at === prompts.length - 1 || spoken.has(surrogate.toLowerCase())),
    ),
  );
};
