import {
  type Conversation,
  type ConversationId,
  defaultPolicy,
  maxDraftLength,
  type Policy,
  type Replacement,
} from '../../../shared/domain';
import type { Preview } from '../../../shared/ipc';
import { CodedError } from '../../../shared/result';
import { account, type Draw, dateWeeks, detect, language, meaning, type Sanitized, sanitize } from '../privacy';
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
  const sanitized = sanitize(text, spans, { conversation, committed, prompts }, policy, keys, scores);

  const scopes = { mldp: policy.coins === 'conversation' ? conversation : '', dateShift: conversation };
  const shift = [...committed, ...sanitized.findings].find(({ mechanism }) => mechanism === 'date-shift');
  const { epsilonCap } = stores.profile.settings.get();
  const { spends, draws } = account(stores.draws, sanitized.findings, sanitized.links, scopes, epsilonCap);
  const preview: Preview = {
    conversation,
    hash: sanitized.hash,
    sanitized: sanitized.text,
    findings: sanitized.findings,
    meaning: meaning(sanitized.findings),
    dateWeeks: dateWeeks(shift?.epsilon ?? policy.epsilon),
    spends,
    names,
    scan: { ...deep.scan, found: sanitized.findings.filter(({ source }) => source === 'model').length },
    links: sanitized.links,
    report: sanitized.report,
    instruction: sanitized.instruction,
    language: language(text),
    ms: performance.now() - began,
  };
  return { preview, sanitized, committed, draws };
};

/** One of each kind of thing, so that all of the way is walked once. */
const sample = 'Dear Maria Gonzalez, born 3 March 1986: card 4111 1111 1111 1111, a@b.org, $84,500, Berlin, aged 34.';

/** Loads the lists and the tagger, and compiles the way of a draft: else the user's first key strokes would wait for it. */
export const warmUp = ({ keys, tagging }: Services): void => {
  void tagging.read(sample, 0);
  const spans = detect(sample, { decisions: [], known: [] });
  meaning(sanitize(sample, spans, { conversation: null, committed: [] }, defaultPolicy, keys).findings);
};
