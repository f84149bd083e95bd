import { describe, expect, test } from 'vitest';
import { asRead, valuesOf } from './read';

const persons = (text: string): string[] => valuesOf(text, 'PERSON', []);

describe('where the model saw nobody', () => {
  test.each([
    ['<contact><last>Vandersloot</last><first>Kofi</first></contact>', ['Vandersloot', 'Kofi']],
    ['<patient><nachname>Wrobel</nachname><vorname>Ute</vorname></patient>', ['Wrobel', 'Ute']],
    ['{"last":"Quillen","first":"Marga"}', ['Quillen', 'Marga']],
    ['{"achternaam":"Terpstra"}', ['Terpstra']],
    ['<Nome>Fiore</Nome><Cognome>Tirelli</Cognome>', ['Fiore', 'Tirelli']],
    [
      '{"姓名":"欧阳若曦","家长":"漆雕明","联系人":"阿依努尔·买买提","性别":"女"}',
      ['欧阳若曦', '漆雕明', '阿依努尔·买买提'],
    ],
    ['{"氏名":"勅使河原 蓮","保護者":"御手洗 翔子","担当者":"未定"}', ['勅使河原 蓮', '御手洗 翔子']],
    [
      "INSERT INTO t (nombre, correo) VALUES ('Bakari Soumaré', NULL), ('Lola Puertas', NULL);",
      ['Bakari Soumaré', 'Lola Puertas'],
    ],
    ['<lname>Rivers</lname><fname>Hope</fname>', ['Rivers', 'Hope']],
    ['apellidos=Zubizarreta', ['Zubizarreta']],
    ['sobrenome: Brites', ['Brites']],
    ['nazwisko: Gołąb', ['Gołąb']],
    ['efternamn: Skog', ['Skog']],
    ['Name;Age\nOkwu;33\nTan;41', ['Okwu', 'Tan']],
    ['huurder,kamer,huur\nSu,4,410\nIjo,5,420', ['Su', 'Ijo']],
    ['Umowa nr 7741/22, Gosia', ['Gosia']],
    ['Kd-Nr. 44812, Pit', ['Pit']],
    ['My contract no. 88213.\nBea', ['Bea']],
    ['Kids: Ocean, River, Max', ['Ocean', 'River', 'Max']],
    ['Enfants : Océane, Fleur et Hugo', ['Océane', 'Fleur', 'Hugo']],
    ["SELECT id FROM u WHERE last_name LIKE '%Okoro%' AND status <> 'active'", ['Okoro']],
    ["SELECT id FROM u WHERE u.surname NOT IN ('Quillen', 'Vandersloot')", ['Quillen', 'Vandersloot']],
    ['User: Kent Mailly', ['Kent Mailly']],
    ['Benutzer: Torben Quast', ['Torben Quast']],
    ['Utilisateur : Maëlle Lestrange', ['Maëlle Lestrange']],
    ['Username: Garrett Himmel, please reset it', ['Garrett Himmel']],
    ['四月一日様、お世話になります', ['四月一日']],
    ['一尺八寸先生にお願いします', ['一尺八寸']],
    ['東海林さんは休みです', ['東海林']],
  ])('%s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  test.each([
    '{"last":"Page","first":"Item"}',
    '{"first":1,"last":20}',
    '<first>true</first><last>false</last>',
    'first: Monday, last: Friday',
    '{"surname":"String","lname":"Required"}',
    'Name;City\nLouvre;Paris\nPrado;Madrid',
    'Name;Price\nApple;3\nPear;4',
    'name,type\nid,integer\nage,integer',
    'Order 44812, Berlin',
    'Invoice no. 88213, Monday',
    'User: Kent Password: hunter2',
    "SELECT name FROM products WHERE name LIKE '%chair%' AND price < 30",
    'Kids: Menu, Toys, Games',
    'Guests: Breakfast, Parking, Pool',
    '看護師さんが来た',
    '皆様、こんにちは',
    '校長先生の話',
    '新仕様を確認',
    '管理人さんに電話',
    '担当者様へ',
    '旦那様と奥様が来ました',
    '一番様、絶対様',
    '様子 我的老师先生',
  ])('nobody is in %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});

/** Whom the model read by the last word alone. */
test.each([
  ['name;age\nAnn Moor;33\nCara Lund;41', 'Cara Lund'],
  ['Name: Cara Lund, Alter 41', 'Cara Lund'],
])('a cell or a field is a name as a whole: %s', (text, name) => {
  expect(valuesOf(text, 'PERSON', [asRead(text, 'Lund', 'PERSON', 0.95)])).toContain(name);
});
