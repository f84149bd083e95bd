import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { slowly, startCloud } from '../cloud';
import { launch, removeProfile } from './app';
import { draft, seen, send, sendButton, signIn, type } from './steps';

/** Process ids of the app's children that run this bundled file. */
const childrenRunning = (parent: number, file: string): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === parent && match?.[3]?.includes(file))
    .map((match) => Number(match?.[1]));

const kill = (parent: number, file: string): void => {
  const [pid] = childrenRunning(parent, file);
  if (pid === undefined) throw new Error(`no child runs ${file}`);
  process.kill(pid, 'SIGKILL');
};

test('a killed engine is restarted; draft and chat are still there', async () => {
  const cloud = await startCloud();
  const app = await launch();
  const pid = app.electron.process().pid ?? 0;
  try {
    await signIn(app.window, cloud);
    await type(app.window, 'My name is Maria Gonzalez.');
    await send(app.window);
    const before = await type(app.window, 'Tell Maria Gonzalez that I am late.');
    kill(pid, 'out/engine.js');
    await expect(app.window.getByText('The privacy engine restarted; nothing was lost.')).toBeVisible();
    await expect(draft(app.window)).toContainText('Tell Maria Gonzalez that I am late.');
    await expect(app.window.getByRole('article', { name: 'You' })).toContainText('Maria Gonzalez');
    expect(await seen(app.window).innerText()).toBe(before);
    const reply = await send(app.window);
    await expect(reply).toContainText('Tell Maria Gonzalez that I am late.');
    expect(cloud.bytes().toString('utf8')).not.toContain('Gonzalez');
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('an engine killed five times in a row comes back each time, and does not outlive the app when that is killed', async () => {
  const app = await launch();
  const pid = app.electron.process().pid ?? 0;
  try {
    await app.window.getByRole('button', { name: 'Look around first' }).click();
    const before = await type(app.window, 'Tell Maria Gonzalez that I am late.');
    const killed: number[] = [];
    // One that was killed is in the list for a moment yet.
    const living = (): number[] => childrenRunning(pid, 'out/engine.js').filter((child) => !killed.includes(child));
    for (let death = 0; death < 5; death++) {
      await expect.poll(living).toHaveLength(1);
      for (const child of living()) {
        process.kill(child, 'SIGKILL');
        killed.push(child);
      }
    }
    expect(killed).toHaveLength(5);
    await expect(draft(app.window)).toContainText('Tell Maria Gonzalez that I am late.');
    await expect(seen(app.window)).toHaveText(before);

    await expect.poll(living).toHaveLength(1);
    const [engine = 0] = living();
    process.kill(pid, 'SIGKILL');
    const lives = (): boolean => {
      try {
        return process.kill(engine, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(lives).toBe(false);
  } finally {
    await app.close();
    removeProfile(app.profile);
  }
});

test('an engine killed in the middle of a reply leaves what had arrived', async () => {
  const cloud = await startCloud();
  const app = await launch();
  try {
    await signIn(app.window, cloud);
    cloud.script({
      kind: 'reply',
      pieces: () => slowly('One two three four five six seven eight nine ten. '.repeat(20), 30),
    });
    await type(app.window, 'Count for Maria Gonzalez.');
    await sendButton(app.window).click();
    const reply = app.window.getByRole('article', { name: /restored on this computer/ });
    await expect(reply).toContainText(/(ten\..*){5}/s);
    kill(app.electron.process().pid ?? 0, 'out/engine.js');
    await expect(app.window.getByText('The privacy engine restarted; nothing was lost.')).toBeVisible();
    await expect(reply).toContainText('Stopped.');
    await expect(reply).toContainText('One two three');
    await expect(sendButton(app.window)).toBeVisible();
  } finally {
    await app.close();
    await cloud.close();
    removeProfile(app.profile);
  }
});

test('the local model answers; a killed worker gives a clear sentence and answers again', async () => {
  test.setTimeout(180_000);
  const app = await launch();
  const reply = app.window.getByRole('article', { name: /restored on this computer/ });
  const text = reply.getByRole('paragraph').first();
  try {
    await app.window.getByRole('button', { name: /A model on this computer/ }).click();
    await app.window.getByRole('button', { name: 'Start', exact: true }).click();
    await type(app.window, 'Write a very long story about a ship that sails to the moon.');
    await sendButton(app.window).click();
    await expect(text).toContainText(/^(?!Waiting)\S+ \S+ \S+/, { timeout: 60_000 });
    kill(app.electron.process().pid ?? 0, 'out/models.js');
    await expect(reply).toContainText('The local model stopped unexpectedly.');
    await reply.getByRole('button', { name: 'Answer again' }).click();
    await expect(reply).not.toContainText('stopped unexpectedly');
    await expect(text).toContainText(/^(?!Waiting)\S+ \S+ \S+/, { timeout: 60_000 });
    await app.window.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(sendButton(app.window)).toBeVisible();
  } finally {
    await app.close();
    removeProfile(app.profile);
  }
});
