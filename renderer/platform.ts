export const isMac = navigator.platform.startsWith('Mac');

/** A shortcut as this computer's keyboard names it: "Mod Shift N" is "Ctrl Shift N" or "⇧⌘N". */
export const shortcut = (keys: string): string =>
  isMac ? keys.replaceAll('Mod', '⌘').replace('Shift', '⇧').replaceAll(' ', '') : keys.replaceAll('Mod', 'Ctrl');
