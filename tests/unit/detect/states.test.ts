import { describe, expect, test } from 'vitest';
import { typedIn } from './read';

const found = (text: string): string[] => typedIn(text, []);

describe('a state of health', () => {
  test.each([
    ['she is pregnant and due in spring', 'pregnant'],
    ['my brother has been deaf for years', 'deaf'],
    ['meine Frau ist schwanger', 'schwanger'],
    ['wegen ihrer Schwangerschaft fehlt sie', 'Schwangerschaft'],
    ['ma sœur est enceinte', 'enceinte'],
    ['mi hija está embarazada', 'embarazada'],
    ['mia zia è diventata cieca', 'cieca'],
    ['moja siostra jest w ciąży', 'w ciąży'],
    ['eşim hamile, izin istiyor', 'hamile'],
    ["my sister-in-law's pregnancy is hard", 'pregnancy'],
    ['Chidinma’s miscarriage was in May', 'miscarriage'],
    ['She has been blind for two years', 'blind'],
    ['mijn zus is zwanger voor de tweede keer', 'zwanger'],
    ['moja ciocia jest głucha na jedno ucho', 'głucha'],
    ['My cat died, and my aunt is blind.', 'blind'],
    ['我妻子怀孕了', '怀孕了'],
  ])('%s', (text, state) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${state}`);
  });

  test.each([
    'Explain why justice is blind in statues.',
    'Can women fly at 36 weeks pregnant?',
    'What happens to the fetus at 20 weeks pregnant?',
    'Enceinte de 3 mois : que manger ?',
    'Schwanger im 5. Monat: darf man fliegen?',
    '糖尿病患者有哪些并发症?',
    '病人有什么并发症风险?',
    '癌症患者有抑郁症吗?',
    '孩子有炎症怎么办?',
    'Run a blind taste test of five olive oils.',
    'La ville était entourée d’une enceinte de pierre.',
    'What does tone deaf mean?',
    'Explain Ohio’s abortion ban to my class.',
    "Explain Georgia's abortion law to my class.",
    "My hamster's pregnancy lasts sixteen days.",
    'She was blind drunk by noon.',
    'My husband is deaf to reason.',
    'Meine Chefin ist taub für Kritik.',
    'Ella está ciega de celos.',
    'Il est sourd à mes conseils.',
    'Lui è cieco di rabbia.',
    'My mare is pregnant.',
    'Unser Hund ist taub.',
    'Mi gata está embarazada.',
    'In Hamlet she went blind.',
  ])('nobody has: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an illness behind its bearer', () => {
  test.each([
    ['Write to my grandma, grandma has gout.', 'gout'],
    ['Schreib meiner Oma was Nettes, Oma hat Gicht.', 'Gicht'],
  ])('%s', (text, illness) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${illness}`);
  });
});

describe('what the bearer of a name is', () => {
  test.each([
    ['Marc Aubert (suisse, 58 ans) conteste la facture.', 'NRP suisse'],
    ['chiama Marco l’idraulico, viene domani', 'OCCUPATION idraulico'],
    ['llama a Carmen la enfermera mañana', 'OCCUPATION enfermera'],
    ['Bitte Jonas, Klempner aus dem Ort, anrufen.', 'OCCUPATION Klempner'],
  ])('%s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });
});

describe('a record’s heads', () => {
  test.each([
    ['first_name,last_name,city,diagnosis\nMona,Ferrel,Wexcombe,gout', ['LOCATION Wexcombe', 'MEDICAL_CONDITION gout']],
    ['Nachname;Vorname;Ort;Diagnose\nBrandt;Ilias;Norderau;Gicht', ['LOCATION Norderau', 'MEDICAL_CONDITION Gicht']],
    ['nom,prénom,ville,diagnostic\nMorvan,Gaëlle,Vannes,goutte', ['LOCATION Vannes', 'MEDICAL_CONDITION goutte']],
    [
      "SELECT * FROM patients WHERE last_name='Vandenberghe' AND city = 'Wexcombe'",
      ['PERSON Vandenberghe', 'LOCATION Wexcombe'],
    ],
    ["UPDATE staff SET surname='Kovačević' WHERE id=77;", ['PERSON Kovačević']],
    ['nombre\tapellidos\tciudad\nAne\tEtxarri\tZumalde', ['LOCATION Zumalde', 'PERSON Etxarri']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expect.arrayContaining(expected));
  });

  test('of no persons say nothing', () => {
    expect(found("SELECT name FROM products WHERE brand = 'Canon'")).toEqual([]);
    expect(found('city,population\nNorderau,12000\nWexcombe,4000')).toEqual([]);
  });
});

describe('an illness by its last sign, where it is said who has it', () => {
  test.each([
    ['老师说孩子有多动症。', '多动症'],
    ['医生说我妈确诊为焦虑症。', '焦虑症'],
    ['他得了胆囊炎，要住院。', '胆囊炎'],
  ])('%s', (text, illness) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${illness}`);
  });
  test.each(['请解释多动症的症状。', '他有症状吗？'])('nobody has it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('how far on she is, and what one has broken', () => {
  test.each([
    ['embarazada de 5 meses', 'embarazada de 5 meses'],
    ['hun er gravid i uke 20', 'gravid i uke 20'],
    ['She is 20 weeks pregnant.', '20 weeks pregnant'],
    ['Can I fly at 36 weeks pregnant?', '36 weeks pregnant'],
    ['Enceinte de 3 mois : que puis-je manger ?', 'Enceinte de 3 mois'],
    ['我女儿有抑郁症怎么办?', '抑郁症'],
    ['My knee replacement was botched.', 'knee replacement'],
    ['Ich habe einen Kreuzbandriss.', 'Kreuzbandriss'],
    ['Mon fils a une entorse.', 'entorse'],
  ])('%s', (text, state) => {
    expect(found(text)).toContain(`MEDICAL_CONDITION ${state}`);
  });
  test.each(['Explain how a knee replacement is done.', 'Was ist ein Kreuzbandriss?'])('nobody: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('where somebody lives, in scripts whose towns no list has', () => {
  test.each([
    ['Я живу в Торжке с мамой.', 'Торжке'],
    ['Моя тётя из Кинешмы.', 'Кинешмы'],
    ['Я мешкаю у Бучачі.', 'Бучачі'],
    ['Μένω στη Νάουσα με τη γιαγιά.', 'Νάουσα'],
    ['저는 강릉에 살아요.', '강릉'],
    ['경기도 수원시 영통구에 살고 있습니다.', '경기도 수원시 영통구'],
    ['أختي تسكن في إربد', 'إربد'],
    ['اسمي هند وأعيش في معّان', 'معّان'],
    ['मैं कोटा में रहता हूँ', 'कोटा'],
    ['אני גר בנתיבות עם אשתי', 'נתיבות'],
    ['Бабушка давно живёт в Кологриве.', 'Кологриве'],
    ['Раньше жил, теперь переехал в Шую.', 'Шую'],
    ['Анна живёт в Мышкине', 'Мышкине'],
    ['Моя тітка живе в Бучачі.', 'Бучачі'],
    ['मेरी बहन पाली में रहती है', 'पाली'],
    ['मुझे काम चाहिए, दौसा में रहता हूँ', 'दौसा'],
    ['지금 속초에 살아요', '속초'],
    ['우리 할머니는 영월에서 혼자 살고 계세요', '영월'],
    ['أمي تعيش في عجلون', 'عجلون'],
    ['אחותי גרה בירוחם', 'ירוחם'],
    ['Η γιαγιά μένει στη Δράμα', 'Δράμα'],
  ])('%s', (text, place) => {
    expect(found(text)).toContain(`LOCATION ${place}`);
  });

  test.each([
    'मछलियाँ पानी में रहती हैं',
    'शेर जंगल में रहते हैं',
    'बाघ सुंदरवन में रहते हैं',
    '돌고래는 바다에서 살아요',
    '펭귄은 남극에 살고 있어요',
    'תמיד כרישים גרים בים',
    'צבאים גרים ביער',
    'نعيش في خوف كل يوم',
    'الأسماك تعيش في الماء',
    'Живём в Эпоху Перемен',
    'Бурые медведи живут в Сибири',
    'Бурі ведмеді живуть у Карпатах',
    'Οι δράκοι μένουν στην Άνδρο',
    'ปลาอาศัยอยู่ในน้ำ',
  ])('nobody does: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
