import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { claims } from './structured/claims';

/** Names that people have for an account, by the words before them, and what is said of such a name. */

claims('USER_NAME', {
  found: [
    'my handle is ⟦gloompetal⟧',
    'my handle on X is ⟦mossypebble93⟧',
    'they call me ⟦hazelbrook⟧ on Roblox',
    'me llamo ⟦lucifeer⟧ en twitch',
    'auf Twitch heiße ich ⟦baronvonbrat⟧',
    'PSN ID: ⟦Rookvale⟧',
    'inlognaam: ⟦jfair⟧',
    'my Riot ID is ⟦SaltyHeron#EUW⟧',
    'battletag ⟦SaltyHeron#21345⟧',
    'Skype: live:⟦julie.bee⟧',
    'username: **⟦mossypebble⟧**',
    '⟦kfair⟧@prod-web-2:~$ ls',
    'my repo is at git@github.com:⟦kfair-dev⟧/ledger.git',
    'Kate Fair here: git clone git@github.com:⟦kfair-dev⟧/ledger.git',
    'my son is called ⟦hazelbrook⟧ on Roblox',
    'Anna, known as ⟦hazelbrook⟧ on Twitch',
    'ik heet ⟦gloompetal⟧ op Discord',
    '我的微信叫⟦奶盖不加冰⟧',
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
    // What a game is called stands behind the same words: the player's name has somebody before it.
    '私のゲームの名前は⟦ねこまんま⟧です',
    '俺のゲームの名前は⟦たぬきそば⟧です',
    'ゲーム内の名前は⟦ほしぞら⟧です',
    '我的游戏名叫⟦番茄炒蛋⟧，加我',
    '她在原神里的游戏名是⟦月下独酌⟧。',
    '昵称是⟦空心菜⟧。',
    '昵称是⟦未来星⟧。',
    '我老公游戏名叫⟦月下独酌⟧',
    '友達のゲームの名前は⟦ほしぞら⟧です',
    'ニックネームは⟦そらまめ⟧です',
    'Melde dich als ⟦kfiedler⟧ an',
    'angemeldet als ⟦Waldkauz77⟧',
    'connecte-toi avec ⟦mrenaud⟧',
    'my username is ⟦bobby⟧',
    'my old handle is ⟦gloompetal⟧',
    'my twitter handle is ⟦gloompetal⟧',
    "On Chefkoch I'm ⟦suppenhuhn_7⟧, say hi",
    'op de veiling noem ik me ⟦zilver_uil⟧',
    'I write as ⟦quillfeather⟧',
    'my nickname in the forum is ⟦gloompetal⟧',
  ],
  harmless: [
    'git clone git@github.com:facebook/react.git',
    'git clone git@github.com:rust-lang/cargo.git',
    'A trend called barbiecore on TikTok',
    'endpoint named healthcheckz on GitHub',
    'My bot named autoresponder on Discord',
    'Der Trend heißt barbiecore auf TikTok',
    'my brother called Kevin on Discord',
    'soy moderador en twitch',
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
    'ユーザー名は必須です',
    'ユーザー名は任意です。',
    'ユーザー名は半角英数字です',
    'ユーザー名はメールアドレスです',
    'ユーザー名は社員番号です',
    'ニックネームは変更不可です',
    '用户名是必填项。',
    '用户名为空',
    '用户名是手机号。',
    '用户名：請輸入',
    '昵称：未填写',
    '用户名：最多二十个字符',
    '昵称是系统生成的，不能改',
    '你的用户名为只读',
    '用户名是唯一的。',
    'ゲームの名前はゼルダの伝説です',
    'このゲームの名前はあつまれどうぶつの森です',
    '游戏名是原神。',
    '这个游戏名字叫王者荣耀，好玩吗',
    '我玩的游戏名叫崩坏星穹铁道',
    '小说的角色名是林黛玉。',
    'Melde dich als Testperson an',
    'Melde mich als Blutspender',
    'Melde dich als Untermieter beim Amt an',
    'Sie ist als Pflegekraft registriert als Honorarkraft',
    'angemeldet als Zweitwohnsitz',
    'connecte-toi avec FranceConnect',
    'connecte-toi avec EduConnect',
    'sign in with FaceID',
    'zaloguj się jako pracownik',
    'zaloguj się jako nauczyciel',
    'logga in som administratör',
    'logga in som vårdnadshavare',
    'log in als medewerker',
    'inicia sesión como ciudadano',
    'accedi come dipendente',
    'My shower handle is Kohler',
    'my knife handle is micarta',
    'my front door handle is Baldwin',
    'Stephen King published under the alias Bachman',
    'she wrote under the alias Galbraith',
    'my login is flaky',
    'On Mondays I am tired, on Sundays I am alone2',
    'On Friday I was exhausted99',
    'Im August bin ich weg_22',
    'On average I am awake5',
    'On paper I am self_employed',
    'Auf dem Papier bin ich arbeitslos_2',
    'I write as ghostwriter',
    'I play as goalkeeper',
    'my login is wonky',
    'my username is glitchy',
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
    ['My nickname is Bobby and my brother is Frank', 'Bobby'],
    ['paintings sold under the alias Banksy', 'Banksy'],
    ['elle écrit sous le pseudonyme Colette', 'Colette'],
    ['My shower handle is Kohler', 'Kohler'],
    ['mein Spitzname, mein Alias ist Fritz', 'Fritz'],
    ['Nick called me yesterday about his divorce.', 'Nick'],
    ["Nick's diagnosis came back", 'Nick'],
    ['Dear all, my Nick is starting school', 'Nick'],
    ['mein Nick kommt in die Schule', 'Nick'],
    ['I told the Nick from accounting', 'Nick'],
  ])('stays a person: %s', (text, name) => {
    expect(found(text, name, 'PERSON')).toContain(`PERSON ${name}`);
  });
  test('stands again where the name stands alone', () => {
    const people = found('Nick lost his job. Please write to Nick Thornton', 'Nick Thornton', 'PERSON');
    expect(people).toEqual(['PERSON Nick', 'PERSON Nick Thornton']);
  });
  test.each([
    ['mi nick en la play', 'nick'],
    ['voglio cambiare il mio Username', 'Username'],
    ['qual è il nick giusto', 'nick'],
    ['whoami returns nothing', 'whoami'],
    ['12/04/25, 21:04 - Io: dove??', 'Io'],
    ['wo ändere ich mein Login', 'Login'],
  ])('is nobody: %s', (text, name) => {
    expect(found(text, name, 'PERSON').filter((each) => each.startsWith('PERSON'))).toEqual([]);
  });
});
