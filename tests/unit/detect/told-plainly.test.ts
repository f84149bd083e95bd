import { describe, expect, it } from 'vitest';
import { asRead, typedIn } from './read';

describe('is found', () => {
  it.each([
    ['My @ is tessa-vanholt-7', 'USER_NAME tessa-vanholt-7'],
    ['mi @ es lucia_benavent', 'USER_NAME lucia_benavent'],
    ['Police report 22-904417 was filed.', 'ID_NUMBER 22-904417'],
    ["Our wifi network 'TheWhitakers5G' is slow.", 'USER_NAME TheWhitakers5G'],
    ['Das WLAN heißt Lindner_Heim.', 'USER_NAME Lindner_Heim'],
    ['With 96k household income we cannot buy.', 'MONEY 96k'],
    ['We live on 74k combined income.', 'MONEY 74k'],
  ])('%s', (text, finding) => expect(typedIn(text)).toContain(finding));
});

describe('is nothing of anybody', () => {
  it.each([
    'The docker network backend_net is down.',
    'Wifi is called Wi-Fi because of marketing.',
    'The network is unreachable.',
    "The wifi network 'Guest5G' is open.",
    'The @ is a sign.',
    'My @ is missing.',
  ])('%s', (text) => expect(typedIn(text)).toEqual([]));
});

describe('where somebody lives in Arabic: the street without a house, and its town', () => {
  it.each([
    ['أسكن في شارع الملك فهد في الرياض مع زوجتي.', ['ADDRESS شارع الملك فهد', 'LOCATION الرياض']],
    ['أعيش في الدمام، شارع الظهران، مع أمي.', ['LOCATION الدمام', 'ADDRESS شارع الظهران']],
    ['عنواني: شارع التحلية، جدة.', ['ADDRESS شارع التحلية', 'LOCATION جدة']],
    ['بيتنا في شارع الجمهورية.', ['ADDRESS شارع الجمهورية']],
  ])('%s', (text, findings) => expect(typedIn(text)).toEqual(expect.arrayContaining(findings)));

  it.each(['ما هو تاريخ شارع الملك فهد في الرياض؟', 'يقع شارع التحلية في جدة وهو مشهور.', 'أعيش في خوف.'])(
    'not %s',
    (text) => expect(typedIn(text)).toEqual([]),
  );
});

describe('a place told in its parts is found with all of them', () => {
  it.each([
    ['서울시 마포구 연남동 239-12에 살아요.', ['ADDRESS 서울시 마포구 연남동 239-12']],
    ['주소는 서울특별시 강남구 테헤란로 152, 1203호입니다.', ['ADDRESS 서울특별시 강남구 테헤란로 152, 1203호']],
    ['저는 경기도 성남시 분당구 정자동에 살고 있어요.', ['LOCATION 경기도 성남시 분당구 정자동']],
    ['मैं लखनऊ के इंदिरा नगर में रहती हूँ।', ['LOCATION लखनऊ', 'LOCATION इंदिरा नगर']],
    ['أسكن في حي الملز بالرياض.', ['LOCATION الملز', 'LOCATION الرياض']],
    ['أسكن في حي السلامة بجدة.', ['LOCATION السلامة', 'LOCATION جدة']],
  ])('%s', (text, findings) => expect(typedIn(text)).toEqual(findings));

  it('and where one part of it was read', () => {
    const text = '대전광역시 유성구 봉명동 이야기';
    expect(typedIn(text, [asRead(text, '봉명동', 'LOCATION')])).toEqual(['LOCATION 대전광역시 유성구 봉명동']);
  });

  it.each(['서울시 강남구의 인구는 얼마인가요?', '제주시 한림읍 맛집을 알려줘.', 'मैं अपने घर में रहता हूँ।'])(
    'not %s',
    (text) => expect(typedIn(text)).toEqual([]),
  );
  it('what follows may be on rent', () => expect(typedIn('أسكن في حي النسيم بالإيجار')).toEqual(['LOCATION النسيم']));
});

describe('a family by its name', () => {
  it.each([
    ['Ковалёву уже жаловались соседи Мельниковы.', 'PERSON Мельниковы'],
    ['Мы ждём супругов Зайцевых.', 'PERSON Зайцевых'],
    ['Прийшли наші сусіди Литвиненки.', 'PERSON Литвиненки'],
    ['Our neighbours the Pickersgills complain.', 'PERSON Pickersgills'],
  ])('%s', (text, finding) => expect(typedIn(text, [])).toContain(finding));

  it('no country', () => expect(typedIn('Соседи Украины обсуждают газ.', [])).toEqual([]));
});
