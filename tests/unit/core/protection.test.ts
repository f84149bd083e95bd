import { describe, expect, test } from 'vitest';
import { entities } from '../../../main/engine/privacy/entities';
import { createProtection, mechanismsOf } from '../../../main/engine/privacy/protection';
import type { EntityType, Mechanism, Policy, Replacement } from '../../../shared/domain';
import { keys, otherKeys, policy } from './conversation';
import { replacement } from './replacement';

const nowhere = { language: null, dayFirst: null };
const protection = (change: Partial<Policy> = {}, committed: readonly Replacement[] = [], conversation = 'c1') =>
  createProtection({ conversation, committed }, { ...policy, ...change }, keys, nowhere);

const sent = (type: EntityType, original: string, under: ReturnType<typeof protection>): Replacement => ({
  ...replacement(type, original, ''),
  ...(under.protect(type, original) as Pick<Replacement, 'surrogate' | 'mechanism' | 'epsilon'>),
});

describe('the mechanisms of a type', () => {
  test('begin with its own, and every type can be redacted', () => {
    for (const type of Object.keys(entities) as EntityType[]) {
      const [own, ...others] = mechanismsOf(type);
      expect(own).toBe(entities[type].guarantee.mechanism);
      expect(others.at(-1)).toBe('redact');
    }
    expect(mechanismsOf('MONEY')).toEqual(['mldp', 'fpe', 'redact']);
  });

  test('one that a type does not have is not used: it keeps its own', () => {
    const chosen = { PERSON: 'mldp', MONEY: 'date-shift', AGE: 'krr' } as Partial<Record<EntityType, Mechanism>>;
    const { protect } = protection({ mechanisms: chosen });
    expect(protect('PERSON', 'Maria Gonzalez').mechanism).toBe('fpe');
    expect(protect('MONEY', '$84,500').mechanism).toBe('mldp');
    expect(protect('AGE', '34').mechanism).toBe('mldp');
    expect(protection({ mechanisms: { MONEY: 'fpe' } }).protect('MONEY', '$84,500')).toMatchObject({
      mechanism: 'fpe',
      epsilon: null,
    });
  });
});

describe('coins', () => {
  const draws = (change: Partial<Policy>, type: EntityType, original: string): Set<string> =>
    new Set(
      Array.from(
        { length: 12 },
        (_, at) => protection({ epsilon: 0.2, ...change }, [], `c${at}`).protect(type, original).surrogate,
      ),
    );

  test('of the profile give a value one draw in all conversations, those of the conversation another in each', () => {
    expect(draws({ coins: 'profile' }, 'MONEY', '$84,500').size).toBe(1);
    expect(draws({ coins: 'conversation' }, 'MONEY', '$84,500').size).toBeGreaterThan(4);
  });

  test('of dates are always the conversation’s own', () => {
    expect(draws({ coins: 'profile' }, 'DATE', '14 March 2025').size).toBeGreaterThan(3);
  });
});

test('dates of a conversation keep the ε of the first that was sent', () => {
  const first = sent('DATE', '14 March 2025', protection({ epsilon: 0.2 }));
  const later = protection({ epsilon: 4 }, [first]);
  expect(later.protect('DATE', '14 March 2025')).toMatchObject({ epsilon: 0.2, surrogate: first.surrogate });
  expect(later.protect('MONEY', '$84,500').epsilon).toBe(4);
});

describe('a value that stays', () => {
  test('is its own stand-in in every conversation', () => {
    const { stays } = protection();
    expect(stays('LOCATION', 'Germany')).toBe(true);
    expect(stays('ORGANIZATION', 'Bank')).toBe(true);
    expect(stays('LOCATION', 'Hamburg')).toBe(false);
    expect(stays('PERSON', 'Maria Gonzalez')).toBe(false);
  });

  test('is no noised one: a draw may equal its value', () => {
    expect(protection({ epsilon: 5 }).stays('MONEY', '$84,500')).toBe(false);
  });
});

describe('another writing of a value that was sent', () => {
  test.each<[EntityType, string, string, Partial<Policy>]>([
    ['MONEY', '$84,500', '$84,500.00', { epsilon: 0.3, coins: 'conversation' }],
    ['MONEY', '$84,500', '84,500 dollars', { mechanisms: { MONEY: 'fpe' } }],
    ['PERSON', 'Maria Gonzalez', 'MARIA GONZALEZ', { keepGender: false }],
    ['DATE', '14 March 2025', '2025-03-14', { epsilon: 0.2 }],
    ['CREDIT_CARD', '4111 1111 1111 1111', '4111111111111111', {}],
  ])('%s has the stand-in of then, under the settings of then', (type, original, other, change) => {
    const before = sent(type, original, protection(change));
    const again = protection({ epsilon: 5 }, [before]).again(before, other);
    expect(again).toBe(protection(change).protect(type, other).surrogate);
    expect(entities[type].canonical(again ?? '')).toBe(entities[type].canonical(before.surrogate));
  });

  test('has none where the settings of then are not known: a stand-in that was typed, or of another key', () => {
    const typed = { ...sent('PERSON', 'Maria Gonzalez', protection()), surrogate: 'Jane Doe' };
    expect(protection().again(typed, 'MARIA GONZALEZ')).toBeNull();
    const elsewhere = createProtection({ conversation: 'c1', committed: [] }, policy, otherKeys, nowhere);
    expect(protection().again(sent('PERSON', 'Maria Gonzalez', elsewhere), 'MARIA GONZALEZ')).toBeNull();
  });
});

describe('a stand-in that was made before', () => {
  const values: [EntityType, string][] = [
    ['PERSON', 'Maria Gonzalez'],
    ['PERSON', 'Robert'],
    ['ID_NUMBER', 'CLM-2024-00123'],
    ['MONEY', '$84,500'],
    ['AGE', '34'],
    ['DATE', '03/04/2019'],
    ['DATE', '12/11/2019'],
  ];
  const settings = [...Array(128).keys()].map((at) => ({
    keys: (at & 1) === 0 ? keys : otherKeys,
    conversation: (at & 2) === 0 ? 'c1' : 'c2',
    change: {
      keepGender: (at & 4) === 0,
      coins: (at & 8) === 0 ? 'profile' : 'conversation',
      epsilon: (at & 16) === 0 ? 0.1 : 0.2,
      mechanisms: (at & 32) === 0 ? {} : { MONEY: 'fpe' },
    } as Partial<Policy>,
    locale: { language: 'en', dayFirst: (at & 64) === 0 },
  }));

  test('is what the same settings make anew, and other settings have their own', () => {
    const made = (isNew: boolean): string[] =>
      settings.flatMap(({ keys: of, conversation, change, locale }) => {
        const under = isNew ? { ...of } : of;
        const { protect } = createProtection({ conversation, committed: [] }, { ...policy, ...change }, under, locale);
        return values.map((value) => protect(...value).surrogate);
      });
    expect(made(false)).toEqual(made(true));
    expect(made(false)).toEqual(made(true));
  });
});
