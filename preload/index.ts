import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { EventName, EventPayload, PalimpsestApi } from '../shared/ipc';

/** The only bridge: messages of the contract go through, nothing else does. Main checks each one. */
const api: PalimpsestApi = {
  request: (name, input) => ipcRenderer.invoke('request', name, input),
  on: <N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void) => {
    const heard = (_event: IpcRendererEvent, sent: EventName, payload: unknown): void => {
      if (sent === name) listener(payload as EventPayload<N>);
    };
    ipcRenderer.on('event', heard);
    return () => ipcRenderer.off('event', heard);
  },
};

contextBridge.exposeInMainWorld('palimpsest', api);
