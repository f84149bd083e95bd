import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { replacement } from '../core/replacement';

const sent = [replacement('ADDRESS', '杭州市西湖区文三路12号', '温州市九龙坡区人民路88号')];

test.each([
  ['温州市的规定', '杭州市的规定', 'doubtful'],
  ['九龙坡区的学校', '西湖区的学校', 'doubtful'],
  ['温州市九龙坡区人民路88号', '杭州市西湖区文三路12号', 'restored'],
])('town and district of an address in Chinese characters: %s', (reply, reads, kind) => {
  const { restored, spans } = restore(reply, sent);
  expect([restored, spans.map((span) => span.kind)]).toEqual([reads, [kind]]);
});

test.each(['人民很多', '九龙很大', '这个市区'])('other words stay: %s', (reply) =>
  expect(restore(reply, sent).restored).toBe(reply),
);
