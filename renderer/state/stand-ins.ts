import type { Finding } from '../../shared/domain';

const standIns = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.filter((f) => f.action !== 'keep').map((f) => `${f.original}\n${f.surrogate}`));

/** Whether two previews replace the same values with the same stand-ins: nothing new to look at. */
export const sameStandIns = (before: readonly Finding[], after: readonly Finding[]): boolean => {
  const [a, b] = [standIns(before), standIns(after)];
  return a.size === b.size && [...a].every((pair) => b.has(pair));
};
