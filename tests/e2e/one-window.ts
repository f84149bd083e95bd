import { type Page, test } from '@playwright/test';
import { type Cloud, startCloud } from '../cloud';
import { type App, type LaunchOptions, launch, removeProfile } from './app';
import { newChat, signIn } from './steps';

/**
 * One window for the tests of a group, signed in; each begins with a new chat and leaves the settings as they were. After a
 * red one Playwright starts the group's window anew.
 */
export const inOneWindow = (
  options: LaunchOptions = {},
): { readonly app: App; readonly window: Page; readonly cloud: Cloud } => {
  let cloud: Cloud;
  let app: App;
  test.beforeAll(async () => {
    cloud = await startCloud();
    app = await launch(options);
    await signIn(app.window, cloud);
  });
  test.beforeEach(async () => newChat(app.window));
  test.afterAll(async () => {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  });
  return {
    get app() {
      return app;
    },
    get window() {
      return app.window;
    },
    get cloud() {
      return cloud;
    },
  };
};
