import { useWindow } from './state/window-store';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

const paint = (): void => {
  const theme = useWindow.getState().settings?.theme ?? 'system';
  document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
};

/** Keeps `data-theme` true to the settings and to the system. */
export const followTheme = (): void => {
  paint();
  dark.addEventListener('change', paint);
  useWindow.subscribe((state, before) => {
    if (state.settings?.theme !== before.settings?.theme) paint();
  });
};
