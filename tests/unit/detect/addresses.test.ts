import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { Tagged } from '../../../shared/tagger';
import { asRead } from './read';

/** The addresses and places found where the model reads `values`. */
const found = (text: string, ...values: (readonly [string, Tagged['type']])[]): string[] => {
  const tagged: Tagged[] = values.map(([value, type]) => asRead(text, value, type, 0.9));
  return detect(text, { decisions: [], known: [], ...(values.length > 0 ? { tagged } : {}) })
    .filter(({ type }) => ['ADDRESS', 'LOCATION', 'POSTAL_CODE'].includes(type))
    .map(({ start, end }) => text.slice(start, end));
};

describe('one address is one finding', () => {
  it.each([
    [
      'over lines',
      'Nora Feld\n\n14 Brankova 210\n Apt. 33\n Dolni Mesto 2\n\n Iceland 70112\n',
      '14 Brankova 210\n Apt. 33\n Dolni Mesto 2\n\n Iceland 70112',
    ],
    [
      'in small letters',
      'ship it to:\n  31 4 marlow road suite 12\n  upper wend\n  77058',
      '31 4 marlow road suite 12\n  upper wend\n  77058',
    ],
    [
      'in a quoted mail',
      '> 7 Rue Alphonse Merle\n> Apt. 18\n> Ville Neuve\n> Denmark 15838',
      '7 Rue Alphonse Merle\n> Apt. 18\n> Ville Neuve\n> Denmark 15838',
    ],
    [
      'with a second number before it',
      'We meet at 95 230 Wit Rd\n Suite 24\n Bryan\n Rwanda 02438.',
      '95 230 Wit Rd\n Suite 24\n Bryan\n Rwanda 02438',
    ],
    [
      'that only a cue gives away',
      'Please use the billing address 52 Ibirata 8057\nErwetem\n, VOV\n Serbia 23823 now.',
      '52 Ibirata 8057\nErwetem\n, VOV\n Serbia 23823',
    ],
    ['at a corner', 'He waits at the corner of Linden Street and Harper Lane.', 'Linden Street and Harper Lane'],
    [
      'in Japan, with its house',
      '東京都新宿区西新宿2-8-1 サンハイツ301に送ってください。',
      '東京都新宿区西新宿2-8-1 サンハイツ301',
    ],
    ['in China, within its clause', '我是苏州市吴中区东吴南路151号3幢的业主', '苏州市吴中区东吴南路151号3幢'],
    [
      'in England, within a Chinese clause',
      '租了45 Ferry Lane, Cardiff CF10 5AA的房',
      '45 Ferry Lane, Cardiff CF10 5AA',
    ],
    [
      'in Turkey, with its code and province',
      'Bağdat Caddesi No: 98 D: 4, 34740 Suadiye/İstanbul adresine gönderin',
      'Bağdat Caddesi No: 98 D: 4, 34740 Suadiye/İstanbul',
    ],
    [
      'in Turkey, with its quarter',
      'Ev: Cumhuriyet Mah. Gül Sok. No:12/4 Çankaya/Ankara',
      'Cumhuriyet Mah. Gül Sok. No:12/4 Çankaya/Ankara',
    ],
    ['in Russia, with its town', 'адрес: г. Самара, ул. Победы, д. 7, кв. 31', 'г. Самара, ул. Победы, д. 7, кв. 31'],
    ['in small letters behind a large one', 'My address is 14 maple, leeds', '14 maple'],
    ['in small letters at the end of a post', 'So Anna moved. She lives at 87 ibirata 8057', '87 ibirata 8057'],
    ['in small letters, in German', 'Meine Adresse ist 7 lindenhof', '7 lindenhof'],
    ['in small letters, by its number', "we're at number 9 beech grove btw", '9 beech grove'],
    [
      'in a Chinese region, with its flat',
      '家住广西壮族自治区南宁市青秀区民族大道136号7号楼2单元301室',
      '广西壮族自治区南宁市青秀区民族大道136号7号楼2单元301室',
    ],
  ])('%s', (_, text, address) => {
    expect(found(text)).toEqual([address]);
  });
  it('where the model reads only its town, as whatever it is', () => {
    const text = 'Send it to 230 Wit Rd\n Suite 24\n Bryan\n Rwanda 02438.';
    expect(found(text, ['Bryan', 'PERSON'], ['Rwanda', 'LOCATION'])).toEqual([
      '230 Wit Rd\n Suite 24\n Bryan\n Rwanda 02438',
    ]);
  });
  it('where the model reads on beyond the street', () => {
    const text = 'She lives at 87 Jakob 69, Laane since May.';
    expect(found(text, ['Jakob 69, Laane', 'ADDRESS'])).toEqual(['87 Jakob 69, Laane']);
  });
  it('with a Japanese code before it', () => {
    expect(found('〒160-0023 東京都新宿区西新宿2-8-1')).toContain('160-0023');
  });
});

describe('behind what says that it is one, an address ends with its name', () => {
  it.each([
    ['She lives at 87 Jakobi and works nights.', '87 Jakobi'],
    ['She lives at 87 Jakobi. He works nights.', '87 Jakobi'],
    ['Her address, 8 Mill Road. BTC sent to me.', '8 Mill Road'],
    ['He resides at 12 Orchard with his mother.', '12 Orchard'],
    ['Deliver to 40 Lago di Ferro because I moved.', '40 Lago di Ferro'],
    ['my address is 14 maple', '14 maple'],
  ])('%s', (text, value) => {
    expect(found(text)).toContain(value);
  });
});

describe('is no address', () => {
  it.each([
    'Place de la Liberté 3 étoiles dans le guide',
    'Boulevard Gambetta 2015 fut un bon cru.',
    'We looked at 3 houses and the flat 2 doors down.',
    'The talk has 12 slides, apt 3 of them funny.',
    'Give me 5 ideas for an address book app.\n\nReact 18\n\n2024',
    'Compare Suite 5 of the tests with version 4000.',
    'Unit 3 rent 850 paid 850\nUnit 4 rent 900 paid 450\nUnit 5 empty',
    'Flat 2 owes 300\nFlat 3 Paid 75\nFlat 6 paid 80',
    'yukarıdaki adresimizde 14 Nisan tarihinden beri su yok. Cep 0532 444 18 27',
    'House 2 has a nice view of the park.',
    'Our newsletter was sent to 12 people last week.',
    'This release addresses 3 issues.',
    'My e-mail address is 12 characters long.',
    'It was number 3 of my hill walks.',
    'Soru No: 12 nerede?',
    'adresindeki dairede 3 Ekim gecesi su yoktu.',
  ])('%s', (text) => {
    expect(found(text).filter((value) => /\d/.test(value))).toEqual([]);
  });
});

describe('the town behind a street is found, in the case that its sentence gives it', () => {
  it.each([
    ['Μένω στην οδό Ερμού 45, Πάτρα.', 'οδό Ερμού 45, Πάτρα'],
    ['Το δέμα πάει στην πλατεία Ελευθερίας 3, στη Δράμα.', 'πλατεία Ελευθερίας 3', 'Δράμα'],
    ['Η έδρα είναι Λεωφόρος Κηφισίας 120, Μαρούσι, και περιμένω.', 'Λεωφόρος Κηφισίας 120, Μαρούσι'],
    ['Я живу на ул. Гагарина 12, Рязань.', 'ул. Гагарина 12, Рязань'],
    ['Живу на улице Садовой, д. 4, кв. 7, Кострома.', 'улице Садовой, д. 4, кв. 7, Кострома'],
    ['Отправьте на проспект Мира 5, в Калуге.', 'проспект Мира 5', 'Калуге'],
    ["Посилка на вулиці Шевченка, 3, Ужгород, до п'ятниці.", 'вулиці Шевченка, 3, Ужгород'],
    ['Адресът ми е бул. Витоша 22, ап. 3, Сливен.', 'бул. Витоша 22, ап. 3, Сливен'],
    ["Atatürk Caddesi 45, Bursa'da oturuyoruz.", 'Atatürk Caddesi 45, Bursa'],
    ['Paczka na ulicę Polną 14, w Radomiu.', 'ulicę Polną 14', 'Radomiu'],
    ['Bydlím v ulici Dlouhá 12, Olomouc.', 'ulici Dlouhá 12, Olomouc'],
    ['Bydlím v Husově ulici 8, v Táboře.', 'Husově ulici 8', 'Táboře'],
    ['Küldd a Fő utca 3-ba, Egerbe.', 'Fő utca 3', 'Eger'],
  ])('%s', (text, ...parts) => expect(found(text)).toEqual(parts));

  it.each([
    ['Встретились на ул. Ленина 8, Марина опоздала.', 'ул. Ленина 8'],
    ['На ул. Мира 7, Директор сказал подождать.', 'ул. Мира 7'],
    ['Στην οδό Ερμού 5, Μαρία, σε περιμένω.', 'οδό Ερμού 5'],
    ['Ο αριθμός της οδού Ερμού 5, Τρίτη βράδυ.', 'οδού Ερμού 5'],
    ['Posiłek na ul. Długiej 5, Ania czeka.', 'ul. Długiej 5'],
    ['Na ul. Lipowej 7, w poniedziałek.', 'ul. Lipowej 7'],
  ])('what else stands there is none: %s', (text, street) => expect(found(text)).toEqual([street]));
});

describe('behind a town and its state that the model read', () => {
  it.each([
    ['It came from Brunsel, Wisconsin 53702 to us.', 'Brunsel', 'Wisconsin', ['53702']],
    ['We left Ostry, Ohio 44120-1182.', 'Ostry', 'Ohio', ['44120-1182']],
    ['He grew up in Harle, Wales CF9 9ZZ with us.', 'Harle', 'Wales', ['CF9 9ZZ']],
    ['Nous partons de Brézy, France 69803 demain.', 'Brézy', 'France', ['69803']],
    ['We left Ostry, Ohio 2019 was bad.', 'Ostry', 'Ohio', []],
    ['We left Ostry, Ohio with 44120 others.', 'Ostry', 'Ohio', []],
    ['In Ostry, Ohio 44,120 people live.', 'Ostry', 'Ohio', []],
  ])('stands its code: %s', (text, town, state, codes) => {
    expect(found(text, [town, 'LOCATION'], [state, 'LOCATION']).filter((each) => /\d/.test(each))).toEqual(codes);
  });
});

describe('behind a street that the model read', () => {
  it.each([
    ['Can you bring it to 41 Mirabel Canyon, Westerloo?', '41 Mirabel Canyon', ', Westerloo'],
    ['Kannst du das an Obertal 8, 8689 Quendorf schicken?', 'Obertal 8', ', 8689 Quendorf'],
    ['Nuevo domicilio:\nLugar Oliva 6\n37211 Torrequinta', 'Lugar Oliva 6', '\n37211 Torrequinta'],
    ['Ny adress:\nEmmas Väg 84\n578 70 Eklunda', 'Emmas Väg 84', '\n578 70 Eklunda'],
    ['Pode enviar para Ladeira Rocha 80, Praia da Luz, 3754-805?', 'Ladeira Rocha 80', ', Praia da Luz, 3754-805'],
    ['Nova morada:\nLadeira Rocha 80\nMontelar\n3754-805', 'Ladeira Rocha 80', '\nMontelar\n3754-805'],
    [
      'Ship to 71 Pallas Courts, Hardwold, Karnataka 195 093 please.',
      '71 Pallas Courts',
      ', Hardwold, Karnataka 195 093',
    ],
    ['Proszę wysłać na szosa Lipna 57b, 86-890 Wierzbno.', 'szosa Lipna 57b', ', 86-890 Wierzbno'],
    ['Wohnhaft Hof 3, 2924 Zell am Moosbach.', 'Hof 3', ', 2924 Zell am Moosbach'],
    ['Post it to 9 Copper Brae, Stow Bridge, AB12 3CD.', '9 Copper Brae', ', Stow Bridge, AB12 3CD'],
  ])('the town and the code belong to it: %s', (text, street, rest) => {
    expect(found(text, [street, 'ADDRESS'])).toEqual([street + rest]);
  });

  it.each<[string, string, string?]>([
    ['We meet at 41 Mirabel Canyon, Anna.', '41 Mirabel Canyon'],
    ['It is 41 Mirabel Canyon, please ring.', '41 Mirabel Canyon'],
    ['We left 41 Mirabel Canyon, April.', '41 Mirabel Canyon'],
    ['It is 41 Mirabel Canyon. Westerloo is nice.', '41 Mirabel Canyon'],
    ['I sold 41 Mirabel Canyon, 2015 was the year.', '41 Mirabel Canyon'],
    ['They fixed 41 Mirabel Canyon, 45000 in all.', '41 Mirabel Canyon'],
    ['We park at 41 Mirabel Canyon, Samsung.', '41 Mirabel Canyon'],
    ['Shop: 3 Mirabel Canyon, Whitby YO21 3PU\nHours: 9', '3 Mirabel Canyon', '3 Mirabel Canyon, Whitby YO21 3PU'],
    ['Post it to 3 Mirabel Canyon, YO21 3PU, Helen.', '3 Mirabel Canyon', '3 Mirabel Canyon, YO21 3PU'],
    ['To 3 Mirabel Canyon, YO21 3PU\nHello Wenna', '3 Mirabel Canyon', '3 Mirabel Canyon, YO21 3PU'],
  ])('what else stands there does not: %s', (text, street, whole = street) => {
    expect(found(text, [street, 'ADDRESS'])[0]).toBe(whole);
  });

  it.each([
    ['Pode enviar para 796 Alameda Xavier hoje?', 'Alameda Xavier', '796 Alameda Xavier'],
    ['¿Qué tienda queda cerca de Senda Rosario 3?', 'Senda Rosario', 'Senda Rosario 3'],
  ])('the number beside it is its house: %s', (text, street, whole) => {
    expect(found(text, [street, 'ADDRESS'])).toEqual([whole]);
  });

  it.each([
    ['Bis 2019 wohnhaft Rüti 3a', 'Rüti', 'Rüti 3a'],
    ['I, Jana, of Lipková 594, hereby declare.', 'Lipková', 'Lipková 594'],
    ['We met in Berlin 2 and left.', 'Berlin', 'Berlin'],
    ['Volby Lipková 2024', 'Lipková', 'Lipková'],
    ['Sie hat (Gdb 60) beantragt.', 'Gdb', 'Gdb'],
  ])('read as a place that no list has, with its house, too: %s', (text, place, whole) => {
    expect(found(text, [place, 'LOCATION'])).toEqual([whole]);
  });

  it('when is no part of where', () => {
    const read = '9 h 45, rond-point des Tilleuls';
    expect(found(`Accident à ${read} ce matin.`, [read, 'ADDRESS'])).toEqual(['rond-point des Tilleuls']);
  });

  it.each([
    ['Où est le bureau le plus proche du 110 Boulevard de Lorraine ?', '110 Boulevard de Lorraine'],
    ['Pouvez-vous livrer Chemin Schaefer 226/2 demain ?', 'Chemin Schaefer 226/2'],
    ['Wo ist die Filiale zu Paula-Mohn-Str. 22?', 'Paula-Mohn-Str. 22'],
    ['Mijn adres was Zilvergracht 214-II hoor.', 'Zilvergracht 214-II'],
    ['Post gaat naar Appelkade 12 hs, boven.', 'Appelkade 12 hs'],
    ['荷物を302-9249 桜川町2丁目5番7号に送ってください。', '302-9249'],
  ])('is found by how it is written, in a question too: %s', (text, address) => {
    expect(found(text)).toContain(address);
  });
});

describe('a British postcode in small letters', () => {
  it.each([
    ['leeds ls7 3qd', 'ls7 3qd'],
    ['send it to sw1a 1aa please', 'sw1a 1aa'],
    ['i live at 12 harehills avenue leeds ls7 3qd', '12 harehills avenue leeds ls7 3qd'],
  ])('%s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });
  it('is no place in a row, no time and no memory', () => {
    expect(found('my e5 2nd, the m4 8gb and the m1 7pm train')).toEqual([]);
  });
});

describe('the flat and the floor are of the house', () => {
  it.each([
    'ул. Ленина 15, квартира 32',
    'улица Пушкина 7, корпус 2, подъезд 3, этаж 5, квартира 32',
    'via Roma 15, quarto piano interno 11',
    'via Garibaldi 8, scala B, terzo piano, interno 11',
  ])('%s', (text) => {
    expect(found(text)).toEqual([text]);
  });
});
