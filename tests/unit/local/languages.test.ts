import { describe, expect, it } from 'vitest';
import { inClear } from '../../../main/engine/local/infer/kept';
import { guesses, inferred } from './inferred';

describe('what the rules of more languages tell', () => {
  it.each([
    [
      'Mia moglie ed io cerchiamo un corso di ballo per principianti, che cosa ci consigli?',
      'family: is or was married',
    ],
    ['Sono diabetica da dieci anni e vorrei correre una maratona, come mi preparo?', 'health: has diabetes'],
    ['Sono l’unico idraulico della valle e non trovo un apprendista.', 'identity: is the only one of a kind there'],
    ['Vengo dalla Romania e cerco un corso di lingua la sera.', 'ethnicity: comes from: Romania'],
    ['Ho perso il lavoro a marzo e devo scrivere un nuovo curriculum.', 'occupation: is out of work'],
    ['I miei alunni non leggono più, che libro potrei proporre?', 'occupation: teaches'],
    ['Dou aulas de química e preciso de uma experiência simples.', 'occupation: teaches'],
    ['Minha esposa e eu queremos viajar de trem, o que você sugere?', 'family: is or was married'],
    ['Sou professora e meus alunos não gostam de poesia.', 'occupation: teaches'],
    ['Estou grávida e não consigo dormir de lado.', 'family: is expecting a child'],
    ['Parei de beber há um ano e quero comemorar.', 'health: has a problem with alcohol or drugs'],
    ['Ik ben werkloos sinds mei en schrijf een sollicitatiebrief.', 'occupation: is out of work'],
    ['Mijn dochter wil niet slapen, heb je een verhaaltje voor haar?', 'family: has children'],
    ['Ik ben de enige dierenarts op het eiland en wil een weekend weg.', 'identity: is the only one of a kind there'],
    ['Ik kom uit Marokko en zoek een taalmaatje.', 'ethnicity: comes from: Marokko'],
    ['Ik ben zwanger en mag geen rauwe vis, wat kan ik wel eten?', 'gender: is a woman'],
    ['Moja żona i ja szukamy małego mieszkania, jak napisać ogłoszenie?', 'family: is or was married'],
    ['Jestem w ciąży i boję się porodu, co mi pomoże?', 'family: is expecting a child'],
    ['Straciłam pracę w maju i piszę list motywacyjny.', 'gender: is a woman'],
    ['Min fru och jag vill resa med tåg till havet, vart ska vi åka?', 'family: is or was married'],
    ['Jag är arbetslös och behöver ett bra personligt brev.', 'occupation: is out of work'],
    ['Hamileyim ve geceleri uyuyamıyorum, ne yapmalıyım?', 'family: is expecting a child'],
    ['Öğrencilerim şiir sevmiyor, onlara ne okutayım?', 'occupation: teaches'],
    ['Мой муж не любит театр, куда нам пойти вечером?', 'family: is or was married'],
    ['Я потеряла работу в мае и пишу резюме.', 'gender: is a woman'],
    ['私は看護師として働いています。夜勤明けの過ごし方を教えてください。', 'occupation: works as: 看護師'],
    ['うちの娘が本を読みません。どうすればいいですか。', 'family: has children'],
    ['Mijn vrouw en ik zoeken een tent, welke is licht?', 'family: is or was married'],
  ])('%s', (text, guess) => {
    expect(guesses(inferred(text))).toContain(guess);
  });

  it.each([
    'Come funziona la dialisi e quanto dura una seduta?',
    'La mia vicina è incinta: che cosa le regalo?',
    'Il mio gatto ha il diabete, che cibo gli do?',
    'Como funciona o FGTS e quem tem direito?',
    'Meu vizinho perdeu o emprego e não sabe o que fazer.',
    'Escreva um conto sobre uma enfermeira grávida.',
    'Hoe werkt insuline in het lichaam van een mens?',
    'Mijn buurman is werkloos en zoekt een cursus.',
    'Als man in de tuin werkt, welke handschoenen zijn goed?',
    'Jak działa insulina i po co jest potrzebna?',
    'Hur fungerar dialys och hur lång tid tar det?',
    'Diyaliz nedir ve nasıl çalışır?',
    'Как работает инсулин в организме?',
    '妻は妊娠について本を書いています。題名を考えてください。',
    '弁護士の仕事を小学生に説明してください。',
    'Meine Schwester arbeitet als Lehrerin und liest gern. Was schenkt man ihr?',
    'Min syster jobbar som lärare, vad ska hon läsa?',
    'Mijn zus werkt als verpleegkundige en wil op reis.',
    'Als man das Fenster öffnet, wird es kalt.',
    'Als man 1990 baute, war Beton billig.',
  ])('nothing of the writer in: %s', (text) => {
    const own = guesses(inferred(text)).filter(
      (each) => !each.endsWith(inClear) && !each.startsWith('family: is or was'),
    );
    expect(own).toEqual([]);
  });
});
