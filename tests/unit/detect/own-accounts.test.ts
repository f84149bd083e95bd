import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { claims } from './structured/claims';

/** Names that people have for an account, by the words before them, and what is said of such a name. */

claims('USER_NAME', {
  found: [
    'my handle is ⟦gloompetal⟧',
    'log in as ⟦tbrandt⟧ and run it',
    'user name = ⟦pmadsen⟧',
    'melde dich als ⟦jwagner⟧ an',
    'mein Nickname im Forum ist ⟦Blauhummel7⟧',
    'je joue sous le pseudo ⟦PetitNavet⟧',
    'inicia sesión como ⟦mrsoler⟧',
    'accedi come ⟦gbianchi⟧',
    'log in als ⟦jvisser⟧',
    'loguję się jako ⟦k.sosna⟧ i nic',
    'entre com o usuário ⟦msilva⟧',
    'logga in som ⟦klindgren⟧',
    'oyundaki nickim ⟦GeceAtmacasi⟧',
    '我的游戏昵称是⟦爱吃土豆⟧',
    'ゲームの名前は⟦ねこまんま⟧です',
  ],
  harmless: [
    'log in as root',
    'log in as soon as possible',
    'sign in with google',
    'mein Benutzername ist vergeben',
    'mi usuario es incorrecto',
    'mijn gebruikersnaam is bezet',
    'mitt användarnamn är upptaget',
    'meu usuário é administrador',
    'my handle is broken',
    'my minecraft is laggy',
    '我的昵称是什么?',
    'ユーザー名は何ですか',
  ],
});

claims('PERSON', {
  found: ['quién es ⟦rosalba mendizábal⟧?', 'wer ist ⟦hartmut quaschinski⟧?'],
  harmless: ['who is lionel messi?', 'chi è elena ferrante?', 'wer ist schuld?', 'quién es el presidente?'],
});

describe('what the model read as a name', () => {
  const found = (text: string, name: string, type: EntityType): string[] => {
    const start = text.indexOf(name);
    return detect(text, {
      decisions: [],
      known: [],
      tagged: [{ start, end: start + name.length, type, score: 0.97 }],
    }).map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
  };
  test.each([
    ['mein Benutzername ist waldkauz', 'waldkauz', 'USER_NAME waldkauz'],
    ['mon pseudo sur le forum est Tartiflette', 'Tartiflette', 'USER_NAME Tartiflette'],
    ['mitt alias är kanelbulle', 'kanelbulle', 'USER_NAME kanelbulle'],
  ])('is the name of an account behind a word for one: %s', (text, name, expected) => {
    expect(found(text, name, 'PERSON')).toEqual([expected]);
  });
  test.each([
    ['12/04/25, 21:04 - Io: dove??', 'Io'],
    ['wo ändere ich mein Login', 'Login'],
  ])('is nobody: %s', (text, name) => {
    expect(found(text, name, 'PERSON').filter((each) => each.startsWith('PERSON'))).toEqual([]);
  });
});
