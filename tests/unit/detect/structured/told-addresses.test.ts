import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { createConversation } from '../../core/conversation';

const mails = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'EMAIL_ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

const told = [
  ['Min adress: greta snabel-a fjordnet punkt se', 'greta snabel-a fjordnet punkt se'],
  ['mail naar joost apenstaartje duinzicht punt nl', 'joost apenstaartje duinzicht punt nl'],
  ['schreib an greta klammeraffe fjordnet punkt de', 'greta klammeraffe fjordnet punkt de'],
  ['greta (snabel-a) fjordnet.se', 'greta (snabel-a) fjordnet.se'],
  ['mailto:greta.lind%40fjordnet.se', 'greta.lind%40fjordnet.se'],
  ['write to greta.lind@\nfjordnet.se today', 'greta.lind@\nfjordnet.se'],
] as const;

describe('an e-mail address as it is told, escaped or cut at its sign', () => {
  test.each(told)('%j', (text, address) => expect(mails(text)).toEqual([address]));

  test.each(told)('becomes another one that is written so: %j', (text, address) => {
    const sent = createConversation().prompt(text);
    const [finding] = sent.findings.filter(({ type }) => type === 'EMAIL_ADDRESS');
    const sign = /snabel-a|apenstaartje|klammeraffe|%40|@\n/;
    expect(sign.exec(finding?.surrogate ?? '')?.[0]).toBe(sign.exec(address)?.[0]);
    expect(finding?.surrogate).not.toMatch(/greta|joost|fjordnet|duinzicht/);
    expect(mails(sent.text)).toEqual([finding?.surrogate]);
  });

  test.each([
    'Een apenstaartje is een teken.',
    'Escape it as %40 and not as +.',
    'width: 100%40px; a%40b',
    'Thanks @\nPeter. We will see.',
    'Snabel-a heter tecknet på svenska.',
  ])('no address: %j', (text) => expect(mails(text)).toEqual([]));
});
