import { describe, expect, it } from 'vitest';
import { typedIn } from './read';

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
