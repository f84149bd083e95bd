import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '../shared/ipc';

type Command = EventPayload<'menu.command'>['command'];

/** The application menu. Its commands go to the window as events. */
export const setMenu = (send: (command: Command) => void): void => {
  const item = (label: string, accelerator: string, command: Command): MenuItemConstructorOptions => ({
    label,
    accelerator,
    click: () => send(command),
  });
  const mac = process.platform === 'darwin';
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [{ role: 'appMenu' as const }] : []),
      {
        label: '&Chat',
        submenu: [
          item('New chat', 'CmdOrCtrl+N', 'new-chat'),
          item('New temporary chat', 'CmdOrCtrl+Shift+N', 'new-temporary-chat'),
          item('Search', 'CmdOrCtrl+K', 'search'),
          { type: 'separator' },
          item('Save replaced text…', 'CmdOrCtrl+S', 'save-sanitized'),
          item('Export what was sent…', 'CmdOrCtrl+Shift+E', 'export'),
          item('Settings', 'CmdOrCtrl+,', 'settings'),
          { type: 'separator' },
          mac ? { role: 'close' } : { role: 'quit' },
        ],
      },
      { role: 'editMenu' },
      {
        label: '&View',
        submenu: [
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          { type: 'separator' },
          { role: 'togglefullscreen' },
        ],
      },
      { role: 'windowMenu' },
    ]),
  );
};
