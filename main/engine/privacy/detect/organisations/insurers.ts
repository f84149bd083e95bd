import { wordSet } from '../../word-set';
import { products, type Reading } from '../words/reading';
import type { Run } from '../words/tokens';

/** Stands before an insurer's letters, and behind them. */
const policy = wordSet(
  `
    policy police polisa polizza póliza apólice polis poliçe insured assuré assurée versichert asegurado asegurada
    assicurato assicurata verzekerd ubezpieczony segurado segurada försäkrad
  `,
);
/** Of English and French, where a number alone may be a rule's or an officer's. */
const vague = new Set(['policy', 'police', 'insured']);
/** In capitals no insurer: words for a number, and what computers and states call their rules by. */
const noInsurer = wordSet(
  `
    ID IDS NR NO NUM NUMBER REF CASE DOC FILE IAM TLS SSL SSH DNS DHCP VPN MFA SSO API AWS S3 GCP ACL RLS CSP CORS
    HTTP HTTPS TCP UDP IP BGP QOS USB GPO PCI ISO GDPR DSGVO RGPD AVG HIPAA SLA SLO HR IT PR QA UN EU UK US USA FBI
    CIA NSA DEA ATF NYPD LAPD RCMP MET
  `,
);
const policyNumber = wordSet(
  'nr no num number numer número numero nº n° contract contrat contrato contratto sinistre siniestro sinistro claim policy schaden',
);

/** "polisa WTA nr 5521", "assuré GMF contrat 4410927". */
export const byPolicy = ({ tokens }: Reading, at: number): Run | null => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || token.case !== 'capitals' || !/^\p{Lu}{2,5}$/u.test(token.text))
    return null;
  const before = tokens[at - 1]?.lower ?? '';
  if (!policy.has(before) || noInsurer.has(token.text) || products.has(token.lower)) return null;
  if (!policyNumber.has(next.lower) && (vague.has(before) || next.kind !== 'number')) return null;
  return { from: at, to: at + 1, score: 0.9, reason: `after '${before}'` };
};
