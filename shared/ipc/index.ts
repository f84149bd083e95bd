/**
 * The one contract between the window and the rest: every request, every event.
 * The preload passes messages through; main checks the sender and parses every payload with these.
 */

export * from './api';
export * from './app';
export * from './conversations';
export * from './events';
export * from './inference';
export * from './local-models';
export * from './preview';
export * from './promised';
export * from './requests';
export * from './sending';
export * from './settings';
