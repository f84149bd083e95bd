import { expect, it } from 'vitest';
import {
  dropFields,
  forgetKeys,
  keepFields,
  openedFields,
  savedFields,
} from '../../../renderer/features/models/unsaved';
import type { Provider } from '../../../shared/domain';

const provider = { id: 'p', kind: 'openai', name: 'Work', baseUrl: null, models: ['one'] } as unknown as Provider;

it('what was typed about a provider is there again, and its key only until the page is closed', () => {
  const blank = savedFields(null);
  const typed = { ...blank, kind: 'google', name: 'Mine', key: 'sk-x' } as const;
  keepFields('new', typed, blank);
  expect(openedFields(null)).toEqual(typed);
  expect(openedFields(provider)).toEqual(savedFields(provider));
  forgetKeys();
  expect(openedFields(null)).toEqual({ ...typed, key: '' });
  dropFields('new');
  expect(openedFields(null)).toEqual(blank);
});

it('what was not changed never hides a later change from elsewhere', () => {
  const saved = savedFields(provider);
  keepFields(provider.id, { ...saved, name: 'Home' }, saved);
  const now = { ...provider, models: ['one', 'two'] };
  expect(openedFields(now)).toMatchObject({ name: 'Home', models: 'one\ntwo' });
  keepFields(provider.id, saved, saved);
  expect(openedFields(now)).toEqual(savedFields(now));
});
