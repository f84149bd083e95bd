import { describe, expect, test } from 'vitest';
import { persons } from './persons';

/** What is found where the model read some values as persons. */
const found = (text: string, read: string): string[] => persons(text, read.split('|'), 0.9);

describe('players and clubs of a report are nobody', () => {
  test.each([
    ['Wigan 24 Leeds 18. Tries: Field 2, Marshall, Miski. Goals: Keighran 4.', 'Wigan|Leeds|Marshall|Miski|Keighran'],
    ['Lakers 112, Suns 98: Reaves 31 points, Ayton 14 rebounds', 'Reaves|Ayton'],
    ['Freiburg – Mainz 2:1 (1:0). Tore: Höler (12.), Doan (55.), Onisiwo (78.)', 'Höler|Doan|Onisiwo'],
    ["Brest mène, doublé d'Ajorque, Bizot arrête un penalty", 'Brest|Ajorque|Bizot'],
    ['Osasuna gana 2-1 con doblete de Budimir; Catena vio la roja', 'Budimir|Catena'],
    ["Empoli in vantaggio, Caputo al 12'", 'Empoli|Caputo'],
    ['Zwolle - Utrecht 1-3, doelpunten van Trenskow en Lammers', 'Trenskow|Lammers'],
    ['Lech prowadzi, Ishak z karnego, Gholizadeh na 2:0', 'Lech|Ishak|Gholizadeh'],
    ['Braga 2-0 Famalicão, golos de Zalazar e Banza', 'Zalazar|Banza'],
    ['Malmö leder med 2-0, Botheim satte straffen', 'Botheim'],
    ['Beşiktaş 3-1 Kasımpaşa, goller Muleka ve Immobile', 'Muleka|Immobile'],
    ['鹿島 2-1 川崎。得点:鈴木、チャヴリッチ。', '鈴木|チャヴリッチ'],
    ['海港3比1申花,武磊梅开二度,吕文君破门', '武磊|吕文君'],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
});

describe('a paragraph with a result and its scorers’ minutes reports a match of others, to its last word', () => {
  test.each([
    [
      'Everton 1-0 Fulham. Ndiaye 9\', Beto 71\'. Booked: Tarkowski. Referee: Simon Hooper. Moyes: "We dug in."',
      'Ndiaye|Beto|Tarkowski|Simon Hooper|Moyes',
    ],
    [
      'Köln gegen Augsburg 2:1, Waldschmidt 8., Demirović 31., Selke 90. Schiedsrichter Tobias Stieler. Gelb: Hübers.',
      'Demirović|Tobias Stieler|Hübers',
    ],
    [
      'Nantes 2-0 Metz : Abline 12e, Castelletto 88e. Arbitre : François Letexier. Carton pour Udol.',
      'Abline|François Letexier|Udol',
    ],
    [
      "Getafe 2 - Alavés 1 (Mayoral 8', Arambarri 40'; Boyé 77'). Árbitro Soto Grado. Tarjeta a Djené.",
      'Mayoral|Soto Grado|Djené',
    ],
    ["Lecce-Monza 1-1. 12' Krstović, 70' Colpani. Ammonito Baschirotto. Arbitro: Massa.", 'Krstović|Baschirotto|Massa'],
    [
      "Heerenveen - Sparta 1-1. Trenskow 12', Lauritsen 60'. Geel: Köhlert. Scheidsrechter: Allard Lindhout.",
      'Trenskow|Köhlert|Allard Lindhout',
    ],
    [
      "Cracovia – Wisła 2:0. Bramki: Källman 31', Rakoczy 75'. Kartka: Uryga. Sędzia: Paweł Raczkowski.",
      'Källman|Uryga|Paweł Raczkowski',
    ],
    [
      "Djurgården–Häcken 2–1. Mål: Edvardsen 20', Gustafson 41', Haarala 80'. Varning: Lundkvist.",
      'Edvardsen|Gustafson|Lundkvist',
    ],
    [
      "Boavista 1-0 Estoril. Golo: Bozenik 8', Makouta 90+1'. Amarelo: Sasso. Árbitro: Artur Soares Dias.",
      'Bozenik|Sasso|Artur Soares Dias',
    ],
    [
      "Sivasspor 2-1 Hatay. Goller: Manaj 15', Rey Manaj 63'. Kart: Başsan. Hakem: Ali Palabıyık.",
      'Başsan|Ali Palabıyık',
    ],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual([]);
  });
});

describe('a match of ours, of friends or of children is no such report', () => {
  test.each([
    [
      "My son's team beat Hove 3-1. Hargreaves 12', Petrie 40'. Coach Whitcombe was pleased.",
      'Hargreaves|Petrie|Whitcombe',
    ],
    ['Unser Team gegen Kleinkirch 3:1, Huber 12., Maier 40. Schiedsrichter war Zumbusch.', 'Huber|Maier|Zumbusch'],
    ["E-Jugend 3:1, Huber 12', Maier 40'. Trainer: Zumbusch.", 'Huber|Maier|Zumbusch'],
    ["Leo 12', Jonas 30', Ben 50': 3-1 am Ende. Karten: Mia.", 'Leo|Jonas|Ben|Mia'],
    ["Notre équipe gagne 3-1, Kerdraon 12', Quéméneur 40'.", 'Kerdraon|Quéméneur'],
    ['Termine 3-1 verschoben: Zumbusch 12.10., Wüstner 14.10., Raum 2-4.', 'Zumbusch|Wüstner'],
    ["Hull 2-1 Derby. Moore 12', Estupiñán 40'. Tell Hargreaves on 07700 900123.", 'Hargreaves'],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual(read.split('|'));
  });
});

describe('who plays with us, or has to do with figures only, is somebody', () => {
  test.each([
    ["Marlow 3, Petrie 2 in our kids' tournament, a penalty each", 'Marlow|Petrie'],
    ['my son scored 2 goals, Leeds 4-1 Hull, Hargreaves coached', 'Hargreaves'],
    ['Unsere E-Jugend: Hinterdorf – Kleinkirch 3:1, Treffer durch Huber, Maier', 'Huber|Maier'],
    ["Ben 12', Tom 40' and Mia 55' scored", 'Ben|Tom|Mia'],
    ["Tournoi de l'école : Moreau 3, Lefèvre 2, doublé de Girard", 'Moreau|Lefèvre|Girard'],
    ['Mi vecino ganó 3-1 a Benítez con un doblete', 'Benítez'],
    ['Goals: Petersen to finish the report, Kowalczyk to learn Excel. Points: 3', 'Petersen|Kowalczyk'],
    ['Hargreaves got 3 penalty points and lost his licence', 'Hargreaves'],
    ['Kowalski 8-16, Nowak 9-17, Zielińska 10-18', 'Kowalski|Nowak|Zielińska'],
    ['Meier 3, Schulz 2, Krause 5 Urlaubstage', 'Meier|Schulz|Krause'],
    ['Moreau mène un projet et Girard a 12 points à traiter', 'Moreau|Girard'],
    ['Arsenal 3-1 Spurs, tell Hargreaves on 07700 900123', 'Hargreaves'],
    ['Paris – Lille 7:10, Maëlys Quéméneur. Paris – Lyon 9:25, Anaëlle Kerdraon.', 'Maëlys Quéméneur|Anaëlle Kerdraon'],
    ['Flug Wien-Zürich 14:20, Passagier Ottokar Zumbusch', 'Ottokar Zumbusch'],
    ['Oyelaran Bassey switched from full-time to half-time after her miscarriage', 'Oyelaran Bassey'],
    ['Causa penal 124-18 contra Fermín Arrázola', 'Fermín Arrázola'],
    ['12-45, proces karny przeciwko Dobrosława Ziętek', 'Dobrosława Ziętek'],
    ['Straffen för Torbjörn Ekvall blev 2-4 år i fängelse', 'Torbjörn Ekvall'],
    ['Mandant Eberhard Quast gegen Liga Bau GmbH 1:0', 'Eberhard Quast'],
    ['Nuno Sequeira marcou um penálti e perdeu o emprego', 'Nuno Sequeira'],
    ['He got a penalty at half-time, so Folasade Ogunleye sued him', 'Folasade Ogunleye'],
    ['Werksmannschaft: Halle – Jena 3:1, Treffer durch Wüstner und Zumbusch', 'Wüstner|Zumbusch'],
    ["Tournoi d'entreprise : Brest 2-1 Lens, doublé de Kerdraon", 'Kerdraon'],
  ])('%s', (text, read) => {
    expect(found(text, read)).toEqual(read.split('|'));
  });
});
