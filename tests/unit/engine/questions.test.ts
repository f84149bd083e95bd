import { expect, test } from 'vitest';
import { questionBefore } from '../../../main/engine/chat/questions';
import type { Agreement, Preview, Settings, Spend } from '../../../shared/ipc';

const scan = (status: Preview['scan']['status']): Preview['scan'] => ({ status, done: 0, of: 1, found: 0, model: 'm' });
const over: Spend = { value: '$84,500', spent: 2.5, adds: 1, cap: 3 };
const ask = (
  preview: Partial<Pick<Preview, 'scan' | 'names' | 'spends'>>,
  { agreed = [], wanted = 'always' }: { agreed?: readonly Agreement[]; wanted?: Settings['scan'] } = {},
) =>
  questionBefore(
    { scan: scan('done'), names: 'model', spends: [], ...preview } as unknown as Preview,
    { scan: wanted } as Settings,
    agreed,
  );

test('a draft that was read to the end and spends within the limit raises no question', () => {
  expect(ask({ spends: [{ ...over, spent: 2 }] })).toBeNull();
});

test('a value past its limit is asked about only where sending adds to it', () => {
  const sent = { ...over, value: '$90', spent: 4, adds: 0 };
  expect(ask({ spends: [sent] })).toBeNull();
  expect(ask({ spends: [sent, over] })).toEqual({ kind: 'over-cap', spends: [over] });
});

test.each(['waiting', 'reading', 'failed'] as const)(
  'a scan that is %s is asked about where every draft is scanned',
  (status) => {
    expect(ask({ scan: scan(status) })).toEqual({ kind: 'unscanned', scan: scan(status) });
    expect(ask({ scan: scan(status) }, { wanted: 'request' })).toBeNull();
  },
);

test.each(['off', 'no-model', 'too-small', 'done'] as const)('a scan that is %s is not waited for', (status) => {
  expect(ask({ scan: scan(status) })).toBeNull();
});

test('the questions come one by one, each until it is agreed to', () => {
  const all = { scan: scan('waiting'), names: 'lists' as const, spends: [over] };
  const kinds = [[], ['unscanned'], ['unscanned', 'lists-only'], ['unscanned', 'lists-only', 'over-cap']] as const;
  expect(kinds.map((agreed) => ask(all, { agreed })?.kind)).toEqual(['unscanned', 'lists-only', 'over-cap', undefined]);
});
