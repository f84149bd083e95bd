import type { Recogniser } from '../../entities/entity';
import { ours } from '../../lists/possessives';
import { textBefore } from '../../text/around';
import { inStretches } from './context';
import { labelled } from './labelled';

const edges = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_:.-])(?:${pattern})(?![\\p{L}\\p{N}_]|[:-][0-9A-Fa-f]{2}(?![\\p{L}\\p{N}]))`, 'gu');
const pair = '[0-9A-Fa-f]{2}';
const written = edges(
  `${pair}(?::${pair}){5}(?:(?::${pair}){2})?|${pair}(?:-${pair}){5}(?:(?:-${pair}){2})?|[0-9A-Fa-f]{4}(?:\\.[0-9A-Fa-f]{4}){2}`,
);

/** "My MAC is": no example. */
const own = new RegExp(`(?<!\\p{L})(?:${ours}) [^.!?\\n]{0,40}$`, 'iu');
/** Of everybody: broadcast, none, examples. */
const isNobodys = (value: string, left: string): boolean =>
  new Set(value.toLowerCase().replace(/[^0-9a-f]/g, '')).size < 2 ||
  /^(?:00[:-]?11[:-]?22[:-]?33|01[:-]00[:-]5e|33[:-]33|aa[:-]bb[:-]cc[:-]dd[:-]ee[:-]ff)/i.test(value) ||
  (/^aa[:-]bb[:-]cc[:-]dd/i.test(value) && !own.test(left));

/** Twelve in one piece need a word for it. */
const bare = {
  cues: [
    'mac(?:[ -]?(?:address|adresse|id))?',
    'hardware address',
    'physical address',
    'wi-?fi address',
    'bssid',
    'ethernet address',
    'dirección mac',
    'indirizzo mac',
  ],
  value: '[0-9A-Fa-f]{12}',
};

/** By its signs: a text has more letters that may be digits. */
const begun = /(?<=[0-9A-Fa-f]{2})[:-](?=[0-9A-Fa-f]{2}[:-])|(?<=[0-9A-Fa-f]{4})\.(?=[0-9A-Fa-f]{4})/g;

export const recogniseMac: Recogniser = (prepared) =>
  [
    ...[...inStretches(prepared.text, begun, written)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      score: 0.95,
      reason: 'written as a MAC address',
    })),
    ...labelled(prepared, bare),
  ].filter(({ start, end }) => !isNobodys(prepared.text.slice(start, end), textBefore(prepared.text, start)));
