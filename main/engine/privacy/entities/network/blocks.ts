/** Blocks with a meaning of their own (IANA's special-purpose registry): first address, bits that they fix. */
const blocks = (
  [
    ['this network', '0.0.0.0', 8],
    ['private', '10.0.0.0', 8],
    ['shared', '100.64.0.0', 10],
    ['loopback', '127.0.0.0', 8],
    ['link-local', '169.254.0.0', 16],
    ['private', '172.16.0.0', 12],
    ['documentation', '192.0.2.0', 24],
    ['private', '192.168.0.0', 16],
    ['benchmark', '198.18.0.0', 15],
    ['documentation', '198.51.100.0', 24],
    ['documentation', '203.0.113.0', 24],
    ['multicast', '224.0.0.0', 4],
    ['reserved', '240.0.0.0', 4],
  ] as const
).map(([kind, first, bits]) => ({ kind, first: numberOf(first), bits }));

interface Block {
  readonly kind: string;
  readonly first: number;
  readonly bits: number;
}

export function numberOf(address: string): number {
  return address.split('.').reduce((value, octet) => value * 256 + Number(octet), 0);
}
export const write = (value: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

export const blockOf = (address: string): Block => {
  const value = numberOf(address);
  const size = (bits: number): number => 2 ** (32 - bits);
  return (
    blocks.find(({ first, bits }) => value >= first && value < first + size(bits)) ?? {
      kind: 'public',
      first: 0,
      bits: 0,
    }
  );
};

export const v4Form =
  /^((?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})(?:\/(3[0-2]|[12]?\d))?$/;

export const v6Form = /^(?=.*:.*:)[0-9a-f:]{2,39}(?:(?<=:)\d{1,3}(?:\.\d{1,3}){3})?(?:%[\w.-]{1,20})?(?:\/\d{1,3})?$/i;
