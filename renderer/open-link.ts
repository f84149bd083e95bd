import { request } from './api';
import { fail } from './state/window-store';

/** Opens an address in the browser. Main shows it and asks first: consent is not the window's to give. */
export const openLink = async (url: string): Promise<void> => {
  const result = await request('link.open', { url });
  if (!result.ok) fail(result.error);
};
