import { seam } from '../../../../main/engine/privacy/entities/word';
import { topic } from '../topic';
import { camel, first, json, last, pascal } from '../writings';

/** Where a name without a space is parted. */
const family = (name: string): string => name.slice(0, seam(name));
const given = (name: string): string => name.slice(seam(name));

/** Names without a space by their parts, and letters in languages whose greeting is a name elsewhere. */
export const east = [
  topic(
    'parts of Japanese names',
    '私の上司の佐藤健一さんと同僚の鈴木花子さんは横浜に住んでいます。',
    { kenichi: ['PERSON', '佐藤健一'], hanako: ['PERSON', '鈴木花子'], city: ['LOCATION', '横浜'] },
    [
      [({ kenichi }) => `${kenichi}さんへ`, '佐藤健一さんへ'],
      [({ kenichi }) => `${family(kenichi)}さん、こんにちは。`, '佐藤さん、こんにちは。'],
      [
        ({ hanako }) => `${family(hanako)}様と${given(hanako)}ちゃん`,
        ({ hanako }) => `鈴木様と${given(hanako).length > 1 ? '花子' : given(hanako)}ちゃん`,
      ],
      [({ kenichi }) => `${family(kenichi)}部長は${family(kenichi)}氏です。`, '佐藤部長は佐藤氏です。'],
      [({ kenichi, hanako }) => `${kenichi}さんと${hanako}さんは`, '佐藤健一さんと鈴木花子さんは'],
      [({ hanako }) => `${family(hanako)}が言った。`, '鈴木が言った。'],
      [({ city }) => `${city}の天気`, '横浜の天気'],
      [({ kenichi }) => `{"name":"${json(kenichi)}"}`, `{"name":"${json('佐藤健一')}"}`],
      [({ kenichi }) => encodeURIComponent(kenichi), encodeURIComponent('佐藤健一')],
      [({ kenichi }) => `**${kenichi}**「${kenichi}」`, '**佐藤健一**「佐藤健一」'],
    ],
  ),
  topic(
    'parts of Chinese and Korean names',
    '我的同事王秀英和陈浩宇住在杭州。 제 동료는 김민수입니다.',
    { wang: ['PERSON', '王秀英'], chen: ['PERSON', '陈浩宇'], kim: ['PERSON', '김민수'] },
    [
      [({ wang }) => `${family(wang)}女士，您好`, '王女士，您好'],
      [({ chen }) => `${family(chen)}经理`, '陈经理'],
      [({ chen }) => `${family(chen)}总和${chen}`, '陈总和陈浩宇'],
      [({ wang, chen }) => `${wang}和${chen}`, '王秀英和陈浩宇'],
      [({ kim }) => `${family(kim)} 과장님과 ${kim}씨`, '김 과장님과 김민수씨'],
      [({ kim }) => `${kim}은 여기 있다.`, '김민수은 여기 있다.'],
    ],
  ),
  topic(
    'greetings that are names elsewhere',
    'Mijn huisarts Marieke Houten en mijn buurman Bram Janssen. La mia amica Giulia Ferretti abita qui.',
    {
      marieke: ['PERSON', 'Marieke Houten'],
      bram: ['PERSON', 'Bram Janssen'],
      giulia: ['PERSON', 'Giulia Ferretti'],
    },
    [
      [({ marieke }) => `Beste ${first(marieke)},`, 'Beste Marieke,'],
      [({ bram }) => `Lieve ${first(bram)},`, 'Lieve Bram,'],
      [({ giulia }) => `Cara ${first(giulia)},`, 'Cara Giulia,'],
      [({ giulia }) => `Gentile ${first(giulia)},`, 'Gentile Giulia,'],
      // Somebody else: Cara is her first name.
      [({ giulia }) => `Cara ${last(giulia)} schrijft.`, ({ giulia }) => `Cara ${last(giulia)} schrijft.`],
      [({ giulia }) => `class ${pascal(giulia)}Controller {}`, 'class GiuliaFerrettiController {}'],
      [({ bram }) => `${camel(bram)}Settings()`, 'bramJanssenSettings()'],
    ],
  ),
];
