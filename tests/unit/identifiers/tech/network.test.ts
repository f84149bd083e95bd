import fc from 'fast-check';
import isIP from 'validator/lib/isIP';
import isIPRange from 'validator/lib/isIPRange';
import isMACAddress from 'validator/lib/isMACAddress';
import isUUID from 'validator/lib/isUUID';
import { describe, expect, it, test } from 'vitest';
import { recogniseIp } from '../../../../main/engine/privacy/detect/recognisers/ip';
import { recogniseMac } from '../../../../main/engine/privacy/detect/recognisers/mac';
import type { Recogniser } from '../../../../main/engine/privacy/entities/entity';
import { blockOf } from '../../../../main/engine/privacy/entities/network/blocks';
import { cipherUuid } from '../../../../main/engine/privacy/entities/network/hexadecimal';
import { ipAddress } from '../../../../main/engine/privacy/entities/network/ip';
import { macAddress } from '../../../../main/engine/privacy/entities/network/mac';
import { prepare } from '../../../../main/engine/privacy/text/prepare';
import { context, contextOf, from, hex, holdsFor } from '../rounds';

const found = (recognise: Recogniser, text: string): string[] =>
  recognise(prepare(text)).map(({ start, end }) => prepare(text).text.slice(start, end));

const octets = (first: readonly number[]) =>
  fc
    .array(fc.integer({ min: 0, max: 255 }), { minLength: 4 - first.length, maxLength: 4 - first.length })
    .map((rest) => [...first, ...rest].join('.'));

describe('an IPv4 address', () => {
  test('becomes one of the same block, which is found again', () => {
    const addresses = fc.oneof(
      octets([]),
      octets([10]),
      octets([192, 168]),
      octets([172, 20]),
      octets([127]),
      octets([169, 254]),
      octets([224]),
    );
    holdsFor(ipAddress, addresses, (surrogate, address) => {
      expect(isIP(surrogate, 4)).toBe(true);
      expect(blockOf(surrogate).kind).toBe(blockOf(address).kind);
      const edge = (of: string): boolean => /\.(?:0|255)$/.test(of);
      expect(edge(surrogate)).toBe(edge(address));
      expect(found(recogniseIp, `IP ${surrogate}`).length).toBe(found(recogniseIp, `IP ${address}`).length);
    });
  });
  test('with a network’s length keeps it, and what stands behind its bits', () => {
    const networks = fc
      .tuple(octets([10]), fc.integer({ min: 14, max: 32 }))
      .map(([address, bits]) => `${address}/${bits}`);
    holdsFor(ipAddress, networks, (surrogate, network) => {
      expect(isIPRange(surrogate, 4)).toBe(true);
      expect(surrogate.split('/')[1]).toBe(network.split('/')[1]);
    });
    expect(ipAddress.protect('10.7.0.0/16', context)).toMatch(/^10\.\d+\.0\.0\/16$/);
  });
});

test('an IPv6 address becomes one of the same kind, written the same way', () => {
  const groups = (count: number) =>
    fc
      .array(fc.integer({ min: 1, max: 4 }).chain(hex), { minLength: count, maxLength: count })
      .map((all) => all.map((group) => group.replace(/^0+(?=.)/, '') || '0').join(':'));
  const addresses = fc.oneof(
    groups(7).map((rest) => `2a02:${rest}`),
    groups(3).map((rest) => `2a02:8109:${rest.split(':')[0]}::${rest}`),
    groups(4).map((rest) => `fe80::${rest}%eth0`),
    groups(7).map((rest) => `fd12:${rest}`),
    groups(7).map((rest) => `2A02:${rest.toUpperCase()}`),
    octets([81]).map((v4) => `::ffff:${v4}`),
  );
  holdsFor(ipAddress, addresses, (surrogate, address) => {
    expect(isIP(surrogate.replace(/%.*/, ''), 6)).toBe(true);
    expect(surrogate.replace(/[0-9a-f]+/gi, 'x')).toBe(address.replace(/[0-9a-f]+/gi, 'x'));
    expect(surrogate.slice(0, 1)).toBe(address.slice(0, 1));
    expect(found(recogniseIp, `see ${surrogate} there`)).toContain(surrogate);
  });
});

test('an IPv6 address that anyone may have becomes none of a special kind, and comes back', () => {
  for (let chat = 0; chat < 400; chat++) {
    const there = contextOf(`${chat}`);
    for (const address of ['2a02:8109:56::56:82:ec2', '2002:c000:204::1', '2001:db8:4::9']) {
      const surrogate = ipAddress.protect(address, there);
      const kind = /^(?:2002:|2001:db8:)?/.exec(address)?.[0];
      expect(/^(?:2002:|2001:db8:)?/.exec(surrogate)?.[0]).toBe(kind);
      expect(ipAddress.recover(surrogate, there)).toBe(address);
    }
  }
});

test('a MAC address keeps its writing and its two bits, and is found again', () => {
  const addresses = fc
    .tuple(hex(12), from([':', '-', '.'] as const), fc.boolean())
    .map(([digits, separator, isLarge]) => {
      const written = (digits.match(separator === '.' ? /.{4}/g : /../g) ?? []).join(separator);
      return isLarge ? written.toUpperCase() : written;
    });
  holdsFor(macAddress, addresses, (surrogate, address) => {
    expect(isMACAddress(surrogate)).toBe(true);
    const bits = (of: string): number => Number.parseInt(of.charAt(1), 16) & 3;
    expect(bits(surrogate)).toBe(bits(address));
    expect(surrogate === surrogate.toUpperCase()).toBe(address === address.toUpperCase());
    expect(found(recogniseMac, `on ${surrogate},`)).toEqual([surrogate]);
  });
});

test('a UUID becomes one of its version', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const image = cipherUuid(context.cipher, 'encipher', uuid);
      expect(isUUID(image)).toBe(true);
      expect(image.charAt(14)).toBe(uuid.charAt(14));
      expect(cipherUuid(context.cipher, 'decipher', image)).toBe(uuid);
    }),
  );
});

describe('an address is found', () => {
  it.each([
    ['login from 81.2.69.142 at noon', '81.2.69.142'],
    ['my router 192.168.1.17:8080', '192.168.1.17'],
    ['2024-01-01 GET /x 203.1.45.6 200', '203.1.45.6'],
    ['subnet 10.20.0.0/16', '10.20.0.0/16'],
    ['81[.]2[.]69[.]142', '81[.]2[.]69[.]142'],
    ['login from 192.0.2.7 at noon', '192.0.2.7'],
    ['at 2a02:8109:9ac0:1f::22 now', '2a02:8109:9ac0:1f::22'],
    ['[2a02:8109::22]:443', '2a02:8109::22'],
  ])('in %s', (text, value) => expect(found(recogniseIp, text)).toEqual([value]));
  it.each([
    'version 1.2.3.4',
    'Chrome 120.0.6099.71',
    '127.0.0.1',
    '0.0.0.0',
    '255.255.255.0',
    '8.8.8.8',
    'for example 192.0.2.7',
    'section 3.4.1.2',
    '12:30:45',
    'std::vector',
    '1.2.3.4.5',
    '::1',
    'a::b',
    '2001:db8::1 of the documentation',
    '10:30',
  ])('but not in %s', (text) => expect(found(recogniseIp, text)).toEqual([]));
  it.each([
    ['MAC 3c22fb9a10de', '3c22fb9a10de'],
    ['3c:22:fb:9a:10:de', '3c:22:fb:9a:10:de'],
    ['3c22.fb9a.10de', '3c22.fb9a.10de'],
    ['My MAC is aa-bb-cc-dd-12-7e', 'aa-bb-cc-dd-12-7e'],
    ['La MAC de mi router es AA:BB:CC:DD:40:0F', 'AA:BB:CC:DD:40:0F'],
  ])('in %s', (text, value) => expect(found(recogniseMac, text)).toEqual([value]));
  it.each([
    'ff:ff:ff:ff:ff:ff',
    '00:00:00:00:00:00',
    '12:30:45:10',
    'commit 3c22fb9a10de',
    'written like aa:bb:cc:dd:12:7e',
    'my config has aa:bb:cc:dd:ee:ff',
  ])('but not in %s', (text) => expect(found(recogniseMac, text)).toEqual([]));
});
