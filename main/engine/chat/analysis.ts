import { setImmediate } from 'node:timers/promises';
import {
  type Conversation,
  type ConversationId,
  defaultPolicy,
  type Finding,
  maxDraftLength,
  type Policy,
  type Replacement,
  type Span,
} from '../../../shared/domain';
import type { Preview } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import {
  account,
  type Draw,
  dateWeeks,
  detect,
  language,
  meaning,
  readInSteps,
  type Sanitized,
  sanitize,
} from '../privacy';
import type { Services } from '../services';
import type { Reading } from '../tagging';

/** A draft as it would leave, and all that is said of it. */
export interface Analysis {
  readonly preview: Preview;
  readonly sanitized: Sanitized;
  /** Every replacement sent before in this conversation. */
  readonly committed: readonly Replacement[];
  /** The draws that sending makes. */
  readonly draws: Draw[];
}

/** A lone surrogate is no character: no store and no provider can keep it. The length stays. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Throws `draft_too_large`. */
export const checkDraftLength = (text: string): void => {
  if (text.length > maxDraftLength) throw new CodedError('draft_too_large', String(maxDraftLength));
};

const policyOf = ({ stores }: Services, { id, mode, epsilon, sliders, mechanisms, links }: Conversation): Policy => {
  const { coins, share, keepGender } = stores.profile.settings.get();
  return { mode, epsilon, sliders, mechanisms, links, decisions: stores.decisions(id), coins, share, keepGender };
};

/** How many values only the local model found: each once, as the window lists them. */
const valuesByModel = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap(({ source, type, original }) => (source === 'model' ? [`${type}\n${original}`] : []))).size;

/** The way of a draft: detect, sanitize, and what that means and spends. Changes nothing. */
export const analyse = (
  services: Services,
  conversation: ConversationId,
  text: string,
  { tagged, names }: Reading,
): Analysis => {
  const began = performance.now();
  const { stores, keys } = services;
  const store = stores.of(conversation);
  const policy = policyOf(services, store.conversations.get(conversation));
  const committed = store.messages.replacements(conversation);
  const known = committed.map(({ type, original }) => ({ type, value: original }));
  const deep = services.scan.read(conversation, text);
  const spans = detect(text, {
    decisions: policy.decisions,
    known,
    tagged: names === 'lists' ? undefined : tagged,
    partly: names === 'reading',
    deep: deep.found,
  });
  const prompts = store.messages.latestPrompts(conversation);
  const scores = services.importance.read(conversation, text);
  const suggested = deep.scan.status === 'off' ? [] : services.links.read(conversation, text);
  const sanitized = sanitize(text, spans, { conversation, committed, prompts }, policy, keys, scores, suggested);

  const gone = new Set(committed.map(({ surrogate }) => surrogate.toLowerCase()));
  const scopes = { mldp: policy.coins === 'conversation' ? conversation : '', dateShift: conversation };
  const shift = [...committed, ...sanitized.findings].find(({ mechanism }) => mechanism === 'date-shift');
  const { epsilonCap } = stores.profile.settings.get();
  const { spends, draws } = account(stores.draws, sanitized.findings, sanitized.links, scopes, epsilonCap);
  const preview: Preview = {
    conversation,
    hash: sanitized.hash,
    sanitized: sanitized.text,
    findings: sanitized.findings,
    sent: sanitized.findings.flatMap(({ mechanism, surrogate }, at) =>
      mechanism !== null && gone.has(surrogate.toLowerCase()) ? [at] : [],
    ),
    meaning: meaning(sanitized.findings),
    dateWeeks: dateWeeks(shift?.epsilon ?? policy.epsilon),
    spends,
    names,
    scan: { ...deep.scan, found: valuesByModel(sanitized.findings) },
    links: sanitized.links,
    report: sanitized.report,
    instruction: sanitized.instruction,
    language: language(text),
    ms: performance.now() - began,
  };
  return { preview, sanitized, committed, draws };
};

/** Each kind of thing in the forms that drafts have, and numbers as one tells of them, so that all of the way is walked. */
const samples = [
  'Dear Maria Gonzalez,',
  'born 3 March 1986: card 4111 1111 1111 1111, a@b.org,',
  '$84,500, Berlin, aged 34.',
  "I'm Tavrin Okolse, 42,",
  'and live at 12 Juniper Street, Springfield, IL 62704',
  'with my wife Anna (39).',
  'Call 415-555-0134 at 7:30 pm or see https://acme.example/u/9: “2,300 euros a month”, 20 % more.',
  'My doctor at St Hilda’s said 120/80, glucose 5.4 mmol/L, 82 kg. Sie heißt Jörg Adler, Mitte 40.',
  'name,dob,phone\nIvo Brandt,1990-01-02,415-555-0134',
  'password: Hunter22x, passport no. X1234567, plate AB-123-CD',
  'We owe 900 on the flat and paid 250 in 2019; my son turned 7 and has been ill for 3 weeks.',
  'Rent: 1200\nGas: 85\n\nHe weighs 80, is 3 years older, and my number is 4471902.',
  "Hi Priya, my husband Tom and I moved to Leeds in May 2021. He's a nurse at St James's, I work for Halden & Co. as an accountant and earn £38k before tax. Our rent went up from 950 to 1,100, we split the bills with Jo: she paid 240, I paid 310 and Tom 95. Could you draft an email to our landlord, Mr Okafor? Thanks, Ellie Marsh",
  'I own 35% of our firm and pay 12.5% interest; my ex-wife gets 20% of the house, which is 80% paid off, and my shares are down 7 percent. Who is Dana Whitlock from Bristol, and what do you know about her? She was born in 1979, has a son of eight and two cats, and leaves on Friday at half past six.',
  'Compare Napoleon with Julius Caesar: who won more battles before the age of 40? In 1805 France had 30 million people and 60% of them lived from farming. Summarize what Tolstoy wrote about Moscow in “War and Peace”, and why Apple was worth $3 trillion in 2023.',
  'Patient: Karl Heinz Möller, geb. 12.04.1958, Diabetes seit 2009. Meine Mutter wohnt in der Lindenstraße 14, 50674 Köln; sie ist 71, wiegt 64 kg und nimmt Metformin. Die Miete kostet 870 € im Monat, ich schulde meinem Bruder noch 400. Ihre Kundennummer ist KD-448120, die IBAN DE89 3704 0044 0532 0130 00.',
];

/**
 * Loads the lists and the tagger, and compiles the way of a draft: else the user's first key strokes would wait for it.
 * A draft that comes meanwhile waits for one step here, and for the tagger's one call of all.
 */
export const warmUp = async ({ keys, tagging }: Pick<Services, 'keys' | 'tagging'>): Promise<void> => {
  void tagging.read(samples.join('\n'), 0);
  for (const sample of samples) {
    for (const _ of readInSteps(sample)) await setImmediate();
    const spans = detect(sample, { decisions: [], known: [] });
    await setImmediate();
    const protect = (those: readonly Span[]): Sanitized =>
      sanitize(sample, those, { conversation: null, committed: [] }, defaultPolicy, keys);
    for (const span of spans) {
      protect([span]);
      await setImmediate();
    }
    meaning(protect(spans).findings);
    await setImmediate();
  }
};
