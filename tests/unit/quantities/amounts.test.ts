import { describe, expect, test } from 'vitest';
import { quantities } from '../../../main/engine/privacy/entities/quantities';
import { claims } from '../detect/structured/claims';

describe('currencies that are other nouns', () => {
  claims('MONEY', {
    found: [
      'Die Kaution betrug damals ⟦450 Mark⟧.',
      'Er gab mir ⟦20 Mark⟧ und ging.',
      'Wir haben ⟦200 Mark⟧ Strafe gezahlt.',
      'Das Haus hat ⟦80.000 Mark⟧ gekostet.',
      'He paid ⟦300 Mark⟧ for it.',
      'Sie erbte ⟦3 Millionen Mark⟧.',
      'It cost ⟦40 Deutsche Mark⟧ then.',
      'Ela me deve ⟦50 real⟧.',
      'Er schuldet mir ⟦80 Mäuse⟧.',
      'ça coûte ⟦15 boules⟧',
      'su abrigo ⟦850 tl⟧ tuttu',
      'kahveye ⟦45 tl⟧ verdim',
    ],
    harmless: [
      'On June 9 Mark wrote to us.',
      'At 17 Mark moved out.',
      'In 2021 Mark and Eva married.',
      'Luke 12 Mark 9',
      'Room 204 Mark said it was cold.',
      'Since 1998 Mark has paid the rent.',
      'On March 14 Uncle Mark came.',
      'Ich habe mit 15 Mark kennengelernt.',
      'In 1955 Real Madrid was founded.',
      'we tested it on 150 real patients',
      '900 real photos',
      'two pens and 6 pilas AAA',
      '3 boules de pétanque',
      '40 Mäuse im Labor',
      'I ate 12 mangos.',
      '15 paus de canela',
      '5 guinea fowl',
      '12 tl Backpulver',
      '15 tl Salz',
      'In 2009 Real Betis sold him.',
    ],
  });
});

describe('codes joined to a number', () => {
  claims('MONEY', {
    found: [
      'Fee ⟦EUR-950⟧',
      'salary ⟦SEK-41000⟧',
      'price ⟦GBP-75.20⟧',
      'total ⟦Rs-850⟧',
      'paid ⟦USD-2300⟧',
      'loan ⟦NPR-4,500.00⟧',
    ],
    harmless: ['invoice R-3308', 'plate NPR-519', 'order EUR-00412', 'receipt USD-20260117'],
  });
});

describe('a pension that is called by a number', () => {
  claims('MONEY', {
    found: [
      'I make ⟦401k⟧ a year.',
      'We owe ⟦403k⟧ on the house.',
      'My salary is ⟦401k⟧.',
      'She paid ⟦$401k⟧ for it.',
      'I put ⟦$500⟧ into a 401k each month.',
      'Our income went from ⟦401k⟧ to ⟦470k⟧.',
      'He carries a loan balance of ⟦401k⟧.',
      'My pay rose to ⟦401k⟧ in May.',
    ],
    harmless: [
      'I put 6% in my 401k.',
      '401k: should I borrow from it?',
      'Is a 401k match taxed?',
      'Roll the 401k over.',
      'Should I move it from a 401k to an IRA?',
      'Is the balance of my 401k taxed?',
    ],
  });
});

describe('in scripts without spaces', () => {
  claims('MONEY', {
    found: ['他借了我⟦80000⟧分12期还。', '欠他⟦50000⟧分三次还清', '她欠我⟦60000⟧本息一起还'],
    harmless: ['花了200分钟', '我们花了30小时', '花了500分', '收了300本书', '存了120张照片'],
  });
});

test.each([
  ['50 Pfennig', 'CENT', '50'],
  ['80 pence', 'CENT', '80'],
  ['12 shillings', 'SHILLING', '12'],
  ['3 guineas', 'GUINEA', '3'],
])('%s is no pound and no mark', (original, unit, value) => {
  expect(quantities.MONEY.read?.(original)).toMatchObject([
    { unit, value: { numerator: BigInt(value), denominator: 1n } },
  ]);
});
