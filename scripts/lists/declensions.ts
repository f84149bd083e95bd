import { writeFile } from 'node:fs/promises';
import { declinedPart, tierOf } from '../../main/engine/privacy/entities/name-tiers';
import { hasOtherForm } from '../../main/engine/privacy/entities/other-words';
import {
  cities,
  firmWord,
  foldName,
  isGiven,
  type NameKind,
  nameListsOf,
  names,
  rankOf,
} from '../../main/engine/privacy/lists';
import type { Mark } from '../../main/engine/privacy/lists/declensions';
import { isReserved, readOtherwise } from '../../main/engine/privacy/lists/kept';
import { formsOf, ownForms, type Paradigm, paradigmOf } from '../../main/engine/privacy/lists/paradigms';

/**
 * Writes which names of the Latin lists are enciphered in all the cases of Polish. Of two names with a form alike the one that a
 * Polish text means has it. Run by Vite's `runnerImport`.
 */

/** Fewer names that are declined alike would give one away. */
const fewest = 40;

const kinds: readonly NameKind[] = ['female', 'male', 'either', 'family', 'familyFemale'];
const tiers = ['common', 'known', 'double', 'rare'];

interface Candidate {
  readonly name: string;
  readonly kind: NameKind;
  readonly tier: number;
  readonly paradigm: Paradigm;
  readonly order: number;
}

const isOf = (kind: NameKind, { declension }: Paradigm): boolean => {
  if (kind === 'familyFemale') return false;
  if (declension === 'adjective') return kind === 'family';
  return declension !== 'masculine' || kind !== 'female';
};

const tierIn = (name: string): number => {
  const entry = names.get(name);
  return entry === undefined ? -1 : tiers.indexOf(tierOf(name, entry));
};

/** Before others: what only Polish names end in, where a vowel goes. */
const isFleeting = ({ base }: Paradigm): boolean => /^e[kłc]$/.test(base);

const candidates = kinds
  .flatMap((kind) =>
    (nameListsOf('Latn')[kind] ?? []).flatMap((written, index): Candidate[] => {
      const name = foldName(written);
      const paradigm = paradigmOf(name);
      if (paradigm === null || !isOf(kind, paradigm) || !/^\p{Ll}{3,}$/u.test(name) || readOtherwise.has(name))
        return [];
      const tier = tierIn(name);
      // Dominik before Dominika: her cases are read with his.
      const her = formsOf(name, paradigm)[0] ?? '';
      const isHis = paradigm.declension === 'masculine' && kind === 'male' && names.has(her) && tier <= tierIn(her);
      const isPolish = isFleeting(paradigm) && (tier === 0 || kind === 'family');
      const first = paradigm.declension === 'adjective' ? 0 : isPolish ? 1 : isHis ? 2 : 3;
      return [{ name, kind, tier, paradigm, order: first * 1e7 + tier * 1e6 + (kind === 'family' ? 1e5 : 0) + index }];
    }),
  )
  .sort((a, b) => a.order - b.order);

/** What no stand-in may be, and what is read otherwise before it is taken for a name. */
const isElse = (form: string): boolean =>
  cities.get(form)?.country === 'PL' || firmWord(form) !== null || hasOtherForm(form) || isReserved(form);

const partOf = (name: string, mark: Mark): string => {
  const entry = names.get(name);
  return entry === undefined ? '' : declinedPart(name, entry, mark);
};

/** Of a name that so many bear nobody thinks as of another's form: Mary. */
const wellKnown = 500;
const isKnownBetter = (word: string, { name }: Candidate): boolean => {
  const [entry, own] = [names.get(word), names.get(name)];
  if (entry === undefined || own === undefined || entry.kind === 'familyFemale') return false;
  return isGiven(entry) && rankOf(entry) < wellKnown && rankOf(entry) < rankOf(own) && /^[a-z]+$/.test(name);
};

const owners = new Map<string, string>();
const marks = new Map<string, Mark>();
const domains = new Map<string, string[]>();
const markOfClass = { masculine: 'm', hard: 'h', soft: 's', adjective: 'a' } as const;

for (const of of candidates) {
  const { name, paradigm } = of;
  const all = formsOf(name, paradigm);
  const isFree = (form: string): boolean => !owners.has(form) && (marks.get(form) ?? 'f') === 'f';
  const own = ownForms(name, paradigm);
  if (paradigm.declension === null || marks.has(name) || !own.every(isFree)) continue;
  if (own.some((form) => isElse(form) || isKnownBetter(form, of))) continue;
  marks.set(name, markOfClass[paradigm.declension]);
  const domain = partOf(name, markOfClass[paradigm.declension]);
  domains.set(domain, [...(domains.get(domain) ?? []), name]);
  for (const form of all.filter((each) => isFree(each) && !isKnownBetter(each, of))) {
    owners.set(form, name);
    if (names.has(form)) marks.set(form, 'f');
  }
}
for (const [domain, all] of domains) {
  console.log(domain, all.length);
  if (all.length < fewest) for (const name of all) marks.delete(name);
}
for (const [form, name] of owners) if (!marks.has(name)) marks.delete(form);
const forms = new Map<string, number>();
for (const [name, mark] of marks)
  if (mark === 'f') forms.set(partOf(name, mark), (forms.get(partOf(name, mark)) ?? 0) + 1);
console.log(forms);

const joined = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    (nameListsOf('Latn')[kind] ?? [])
      .map((name) => marks.get(foldName(name)) ?? '-')
      .join('')
      .replace(/-+$/, ''),
  ]),
);
await writeFile(
  new URL('../../resources/lists/declensions.json', import.meta.url),
  `${JSON.stringify({ names: joined }, null, 1)}\n`,
);
