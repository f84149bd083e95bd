import { describe, expect, it } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import type { EntityType } from '../../../../shared/domain';
import { asRead } from '../read';
import { claims } from './claims';

claims('USER_NAME', {
  found: [
    'On Twitch I’m ⟦plumquake⟧, say hi.',
    'Auf Discord bin ich ⟦moor_eule⟧.',
    'Sur Reddit je suis ⟦lune.verte⟧',
    'En Steam soy ⟦zorroqueso⟧.',
    'Su Telegram sono ⟦riccio_blu9⟧.',
    'Op Insta ben ik ⟦dijkvos22⟧.',
    'Na Redditie jestem ⟦cichy_jez⟧.',
    'No TikTok sou ⟦sapo.azul⟧.',
    'På Discord heter jag ⟦granbarrsro⟧.',
    'Steam’de ben ⟦tatlibela7⟧.',
    'Auf dem Schwarzen Brett? Nein, auf Gutefrage bin ich ⟦leimtopf_77⟧.',
    'op het prikbord noem ik me ⟦sloot_reiger⟧',
    'I post as ⟦quillandmossy⟧ and nobody knows.',
    'Jeg sælger på dba som ⟦gavlkassen⟧.',
    'my snap is ⟦brambletoes⟧',
    'min insta er ⟦tagrendevibe⟧',
    'un certo ⟦TuonoNero5⟧ mi scrive',
  ],
  harmless: [
    'On Twitch I’m mostly watching.',
    'On Reddit I am banned.',
    'I play as Kratos and my brother as Atreus.',
    'I post as little as I can.',
    'my snap is overheating',
    'min insta er hacket',
    'Auf Partys bin ich schüchtern.',
    'a certain ModelT and the McDonald farm',
    'Auf Discord bin ich selten.',
    'Auf Discord bin ich eingeschlafen.',
    'Op Twitter ben ik weggegaan.',
    'En Twitter soy feliz.',
    'Su Instagram sono attiva.',
    'Sur Reddit je suis inscrite.',
  ],
});

const found = (text: string, ...names: readonly (readonly [string, EntityType])[]): string[] =>
  detect(text, {
    decisions: [],
    known: [],
    tagged: names.map(([name, type]) => asRead(text, name, type)),
  }).map(({ start, end }) => text.slice(start, end));

describe('where one is online', () => {
  it.each([
    ['Min kusin är på Twitch.', 'Twitch', 'ORGANIZATION'],
    ['Na Discordzie gram z kuzynem.', 'Discordzie', 'LOCATION'],
    ['mój nick to szary_jez', 'nick', 'PERSON'],
    ['il mio nick è riccio_blu', 'nick', 'PERSON'],
  ] as const)('is nobody’s: %s', (text, name, type) => {
    expect(found(text, [name, type])).not.toContain(name);
  });
  it.each([
    ['Ich arbeite seit Mai bei Twitch und mein Chef nervt.', 'Twitch', 'ORGANIZATION'],
    ['My brother Nick is here.', 'Nick', 'PERSON'],
  ] as const)('but where one works, and whoever is called so, is somebody’s: %s', (text, name, type) => {
    expect(found(text, [name, type])).toContain(name);
  });
});

describe('in Japanese and Chinese', () => {
  it.each([
    ['中村部長の奥さんは医者です。', '奥'],
    ['皆さんに連絡してください。', '皆'],
  ])('kin and everybody are no names: %s', (text, name) => {
    expect(found(text, [name, 'PERSON'])).not.toContain(name);
  });
  it('奥 is a family name elsewhere', () => {
    expect(found('奥部長が来ます。', ['奥', 'PERSON'])).toContain('奥');
  });
  it('a day behind 先生于 is no birth', () => {
    const text = '周先生于2022年8月9日入住，他太太生于1990年2月3日。';
    expect(
      detect(text, { decisions: [], known: [], tagged: [] }).map(
        ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
      ),
    ).toEqual(expect.arrayContaining(['DATE 2022年8月9日', 'DATE_OF_BIRTH 1990年2月3日']));
  });
});
