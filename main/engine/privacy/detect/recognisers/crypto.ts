import { openAddress, openChecked } from '../../entities/crypto/encodings';
import type { Candidate, Recogniser } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { asWritten, cueIn, inLongStretches, words } from './context';

/** Every shape that an address has; what it is is told by its checksum. */
const shape = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}_+/=])(?:
      0x[0-9a-fA-F]{40}(?:[0-9a-fA-F]{24})?|(?:bitcoincash|bchtest|ecash):[qpQP][0-9a-zA-Z]{41,60}
      |[a-zA-Z]{2,14}1[02-9ac-hj-np-zAC-HJ-NP-Z]{25,110}|[1-9A-HJ-NP-Za-km-z]{25,112}|[A-Z2-7]{56}(?:[A-Z2-7]{2})?
      |[UEk0]Q[\w-]{46}
    )(?![\p{L}\p{N}_]|[+/=][A-Za-z0-9])
  `,
  'gu',
);

const cues = words([
  oneLine`
    (?:
      crypto|bitcoin|btc|eth|ethereum|ether|litecoin|ltc|dogecoin|doge|solana|sol|cardano|ada|monero|xmr|ripple|xrp
      |tron|trx|usdt|usdc|stellar|xlm|polkadot|dot|algorand|ton|tezos|bch|dash|zcash|sui|aptos|metamask|phantom|ledger
    )(?: ?(?:address|wallet|account))?
  `,
  oneLine`
    wallets?(?: ?address(?:es)?)?|(?:receiving|deposit|payout|public) (?:address|key)|adresse (?:bitcoin|crypto)
    |portemonnaie|cartera|monedero|portafoglio|billetera|carteira|portfel
  `,
]);
/** Hashes of transactions and contracts are no one's. */
const others = words([
  'tx(?:id|hash|n)?|transaction(?: hash)?|block(?: ?hash)?|commit|sha(?:-?\\d+)?|hash|contract|token address',
]);

/** Wallets by their checksum; one that has none, or a wrong one, beside a word for it. */
export const recogniseCrypto: Recogniser = (prepared) => {
  const { text } = asWritten(prepared);
  const found: Candidate[] = [];
  for (const match of inLongStretches(text, shape)) {
    const [value] = match;
    const start = match.index;
    const end = start + value.length;
    if (!/[0-9]/.test(value) || /^(?:[KL5][1-9A-HJ-NP-Za-km-z]{50,51}|[xyz]prv.*|nsec1.*|S[A-Z2-7]{55})$/.test(value))
      continue;
    const opened = openChecked(value);
    const window = textBefore(text, start, 40);
    const isOther = others.test(window);
    const cue = cueIn(cues, window) ?? cueIn(cues, textAfter(text, end, 24));
    const isLong = value.startsWith('0x') && value.length > 42;
    if (opened !== null && !isLong && !(isOther && cue === null)) {
      const reason =
        opened.name.startsWith('hex') && !opened.name.includes('EIP-55')
          ? 'written as a wallet address'
          : 'checksum of a wallet address';
      found.push({ start, end, score: 0.97, reason });
    } else if (
      cue !== null &&
      !isOther &&
      (isLong || openAddress(value) !== null || /^(?:[13LMDXTr]|bc1|ltc1|0x|addr1|4)/.test(value))
    ) {
      found.push({ start, end, score: 0.85, reason: `beside '${cue}'` });
    }
  }
  return found;
};
