import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { asRead } from './read';

/** What is found where the model read some words as persons. */
const found = (text: string, read: string): string[] => {
  const tagged = read.split('|').map((value) => asRead(text, value, 'PERSON', 0.9));
  return detect(text, { decisions: [], known: [], tagged }).map(({ start, end }) => text.slice(start, end));
};

describe('who and what a task of arithmetic is about is nobody’s', () => {
  test.each([
    ['Gib mir drei Beispielsätze mit „obwohl“, z. B. „Obwohl Anna müde ist, zahlt sie 3 €.“', 'Anna'],
    ['Pon los verbos en pretérito: "María (comprar) 2 kilos por 3,40 € y Pablo (venir) a las cinco."', 'María|Pablo'],
    ['新幹線は東京8時20分発、新青森11時29分着です。平均速度を求めなさい。', '新青森'],
    ['Nora has 18 marbles and gives Finn a third. How many marbles does she have left?', 'Nora|Finn'],
    ['Word problem: Carla pays $3.60 for 4 pens. How much is one?', 'Carla'],
    ['Aufgabe 4: Ein Bäcker verkauft 240 Brötchen. Familie Schneider kauft 12. Wie viel zahlt sie?', 'Schneider'],
    ['Mathe: Herr Krause fährt 40 km. Wie lange braucht er?', 'Krause'],
    ['Problème de maths : Mme Dupont achète 3 pommes. Combien paie-t-elle ?', 'Dupont'],
    ['Textaufgabe: Paul kauft 6 Hefte zu je 0,90 €. Wie viel zahlt er?', 'Paul'],
    ['Lea ist doppelt so alt wie Jan, zusammen sind sie 27. Wie alt ist Lea?', 'Lea|Jan'],
    ['Léna a 40 billes et en donne 8 à Hugo. Combien lui en reste-t-il ?', 'Léna|Hugo'],
    ['Ana tiene el triple de años que Luis, que tiene 9. ¿Cuántos años tiene Ana?', 'Ana|Luis'],
    ['Problema di matematica: Giulia compra 3 quaderni a 2,50 €. Quanto spende?', 'Giulia'],
    ['Sanne heeft 24 knikkers en geeft Bram 6. Hoeveel heeft ze er nog?', 'Sanne|Bram'],
    ['Zadanie z treścią: Ola ma 15 zł i kupuje 3 zeszyty po 2 zł. Ile jej zostanie?', 'Ola'],
    ['João tem o dobro de figurinhas de Rita, que tem 12. Quantas tem João? Resolva a equação.', 'João|Rita'],
    ['Matteproblem: Elsa köper 5 äpplen för 4 kronor styck. Hur mycket betalar hon?', 'Elsa'],
    ['Problem: Ayşe 12 bilye aldı, 5 bilyesini Can’a verdi. Kaç bilyesi kaldı?', 'Ayşe|Can'],
    ['应用题：小明有15元，买了3支笔，每支2元，还剩多少元？', '小明'],
    ['文章題：太郎は120円の鉛筆を4本買いました。全部でいくらですか。', '太郎'],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
});

describe('who owes whom, and one’s own child, are somebody’s', () => {
  test.each([
    ['Nora paid 240 € for the house and Finn 90 €. How much does he owe her?', 'Nora|Finn', 'Nora'],
    ['My son Finn has 18 marbles left from his birthday. How many should I add?', 'Finn', 'Finn'],
    [
      'Sarah Whitcombe, 41, was laid off by Norvane on 12 March 2024 with $84,500 severance. How much tax does she owe? Explain step by step.',
      'Sarah Whitcombe',
      '84,500',
    ],
    [
      'Markus Brandl verdient 5.240 € brutto im Monat. Wie viel bleibt ihm? Schritt für Schritt bitte.',
      'Markus Brandl',
      '5.240',
    ],
    [
      'Juan Iriarte, de 54 años, tiene problemas de dinero: debe 12.400 € a Marta Ruiz. ¿Cuánto tiempo necesita?',
      'Juan Iriarte|Marta Ruiz',
      'Juan Iriarte',
    ],
    ['Elena, 38 anni, ha problemi di soldi: deve 4.200 € a Marta. Quanto paga al mese?', 'Elena|Marta', 'Elena'],
    ['Mehmet 45.000 TL borçlandı. Problem şu: ne kadar faiz öder?', 'Mehmet', 'Mehmet'],
    ['Dana Whitlock was clocked at 92 mph on 3 May 2024. How much is the fine?', 'Dana Whitlock', 'Dana Whitlock'],
    ['Thomas wurde mit 92 km/h geblitzt. Wie hoch ist das Bußgeld für Thomas?', 'Thomas', 'Thomas'],
    ['Explain the three court cases against Dana Whitlock, 47, who owes $84,500.', 'Dana Whitlock', '84,500'],
    ['Summarise "Report on Dana Whitlock", 47: she owes $84,500 to her bank.', 'Dana Whitlock', 'Dana Whitlock'],
    ['Nora hat 18 Murmeln. Wie viele fehlen? Schreib an nora@talgrund-optik.com.', 'Nora', 'Nora'],
  ])('%s', (text, read, value) => {
    expect(found(text, read).some((each) => each.includes(value))).toBe(true);
  });
});
