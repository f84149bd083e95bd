import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import { replacement } from '../core/replacement';

describe('a place in another case, or a part of it, goes back as the original in that case or its part', () => {
  test.each([
    ['Тамбова', 'Вельска', 'Город **Вельск**: в Вельске жильё дешевле.', 'Город **Тамбов**: в Тамбове жильё дешевле.'],
    ['Самаре', 'Ржеве', 'Ржев и поезда до Ржева.', 'Самара и поезда до Самары.'],
    ['Житомира', 'Бердичева', 'Я з Бердичева.', 'Я з Житомира.'],
    ['Харкові', 'Чернігові', 'Чернігів, а з Чернігова', 'Харків, а з Харкова'],
    ['Καλαμάτα', 'Γλυφάδα', 'Το κέντρο της Γλυφάδας είναι ωραίο.', 'Το κέντρο της Καλαμάτας είναι ωραίο.'],
    ['北京市朝阳区', '钦州市临平区', '在临平区租房很贵，「钦州」也是。', '在朝阳区租房很贵，「北京」也是。'],
    ['北京市朝阳区', '钦州市临平区', '钦州市临平区的房租', '北京市朝阳区的房租'],
    ['東京都渋谷区', '長野県千種区', '千種区の家賃は高いです。', '渋谷区の家賃は高いです。'],
    ['Berlin Rahnsdorf', 'Norrholm Tesvaden', 'In Norrholm, nahe Tesvaden.', 'In Berlin, nahe Rahnsdorf.'],
    ['Hansestadt Ostadel', 'Domstadt Criness', 'Criness ist schön.', 'Ostadel ist schön.'],
  ])('%s as %s in “%s”', (original, surrogate, reply, reads) => {
    expect(restore(reply, [replacement('LOCATION', original, surrogate)], []).restored).toBe(reads);
  });

  test.each([
    ['New York', 'El Paso', 'El Paso has a paso doble; Paso is a word.'],
    ['Самаре', 'Ржеве', 'Ржевский вальс'],
  ])('%s as %s: nothing else of it does', (original, surrogate, reply) => {
    expect(
      restore(reply.replace('El Paso has', 'It has'), [replacement('LOCATION', original, surrogate)], []).restored,
    ).toBe(reply.replace('El Paso has', 'It has'));
  });
});
