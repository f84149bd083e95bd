import { describe, expect, test } from 'vitest';
import { prepare } from '../../../../main/engine/privacy/detect';
import { amongUnspaced } from '../../../../main/engine/privacy/detect/recognisers/unspaced';
import { claims } from './claims';

/** What a recogniser reads, and the text of what it finds: every run of letters, digits and the signs of addresses. */
const seen = (text: string): { read: string; found: string[] } => {
  let read = '';
  const prepared = prepare(text);
  const found = amongUnspaced((given) => {
    read = given.text;
    return [...given.text.matchAll(/[A-Za-z0-9@._+-]+/g)].map(({ 0: value, index: start }) => ({
      start,
      end: start + value.length,
      score: 1,
      reason: '',
    }));
  })(prepared);
  return { read, found: found.map(({ start, end }) => prepared.text.slice(start, end)) };
};

describe('scripts without spaces', () => {
  test.each([
    ['电话13912345678谢谢', '电话 13912345678 谢谢'],
    ['メールはtaro@docomo.ne.jpです', 'メールは taro@docomo.ne.jp です'],
    ['加微信lily_2003吧', '加微信 lily_2003 吧'],
    ['번호는010-1234-5678입니다', '번호는 010-1234-5678 입니다'],
    ['โทร0812345678ครับ', 'โทร 0812345678 ครับ'],
    ['写信给用户@例子.公司', '写信给用户@例子.公司'],
    ['No words to part: 12 apples.', 'No words to part: 12 apples.'],
  ])('%s is read as %s', (text, read) => {
    expect(seen(text).read).toBe(read);
  });

  test('what is found lies where it is written', () => {
    const { found } = seen('甲A1乙b_2丙+86丁');
    expect(found).toEqual(['A1', 'b_2', '+86']);
  });

  test('offsets hold where characters were changed before', () => {
    const text = '电话１３９１２３４５６７８，邮箱abc@qq.com。';
    const prepared = prepare(text);
    const places = amongUnspaced((given) => {
      const start = given.text.indexOf('abc@qq.com');
      return [{ start, end: start + 10, score: 1, reason: '' }];
    })(prepared).map(({ start, end }) => prepared.toOriginal(start, end));
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['abc@qq.com']);
  });
});

claims('EMAIL_ADDRESS', {
  found: ['メールは⟦hana@docomo.ne.jp⟧です', '我的邮箱⟦abd@qq.com⟧给你', '메일은⟦jisu@naver.com⟧입니다'],
  harmless: ['Does the pattern match foo@bar.com but not a@b?', 'Why is user@domain.com valid?'],
});

claims('PHONE_NUMBER', {
  found: [
    '联系人王伟，电话是⟦010-66778899⟧',
    '有事打⟦13822334455⟧找我',
    '전화번호는⟦010-2345-6789⟧예요',
    '電話は⟦03-6612-3390⟧まで',
    'Ravi Iyer,1990-01-02,⟦305-771-2290⟧,42000',
    '17,⟦305-771-2290⟧',
    'Ana,44,⟦415-555-2671⟧',
    'id,name,handy\n1,Anna,⟦7712290⟧\n2,Bert,⟦7712291⟧',
    'név;telefon\nZoltán;⟦36 1 771 2290⟧',
  ],
  harmless: [
    '订单号13822334455已发货',
    'The sums are 305,771,2290 and 42000.',
    'id,phone model\n1,iPhone 15\n2,Pixel 8',
    'x,y,z\n1990-01-02,2290,42000',
    '共有138个学生',
  ],
});

claims('LICENSE_PLATE', {
  found: [
    'A van, ⟦AB-318-CE⟧, blocked us.',
    '⟦粤B·8J21K⟧闯红灯',
    '⟦LK18 XTB⟧ hit me',
    '⟦34 ABD 124⟧ plakalı araç',
    'reg ⟦LK18 XTB⟧',
    '品川のバイク ⟦足立 530 さ 12-34⟧',
  ],
  harmless: [
    'part no. AB-318-CE',
    'See tag v1.2.3 and tag RC-1.',
    'Model AB-318-CE is out.',
    '34 ABD 124',
    '京A在哪里',
    '2024年5月1日',
  ],
});

claims('USER_NAME', {
  found: [
    '[10:01] ⟦mika_w⟧: hi all\n[10:02] ⟦tom.r⟧: hey',
    'please cancel the account of ⟦ines_88⟧',
    'steam id ⟦xX_Kvothe_Xx⟧',
    'discord ⟦raven#5571⟧ is me',
    '加我微信⟦lily_2004⟧',
    'QQ号⟦90012345⟧',
    'インスタは⟦hana.k_7⟧です',
    'I think ⟦sofia_k⟧ wrote it.',
  ],
  harmless: [
    'Set max_length to 5 and grace_period to 3.',
    'The column user_id is null.',
    'Use mark_read or art_style here.',
    '微信支付很方便',
    'Failed password for invalid user oracle from 203.0.114.7 port 22',
    '[10:01] Note: the meeting moved.',
  ],
});

claims('URL', {
  found: [
    '⟦jdbc:mysql://db3.intern.lohrwerk.de:3306/lohn⟧ is slow',
    'DB: ⟦postgres://app@pg02.corp.veltrix.net/orders⟧',
    '⟦amqp://mq.veltrix.net⟧ is down',
  ],
  harmless: ['jdbc:mysql://localhost:3306/test', 'postgres://db/orders', 'See https://docs.python.org/3/ for it.'],
});

claims('DATE', {
  found: ['We met on ⟦3 May 2023⟧.'],
  harmless: ["WHERE d = DATE '2023-05-01'", "x > TIMESTAMP '2023-05-01 10:00:00'"],
});

claims('DATE', {
  found: ['⟦民國113年5月20日⟧簽約'],
  harmless: ['民國38年，國民政府遷台。中華民國憲法。'],
});
