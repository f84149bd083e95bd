import type { Tagged } from '../../../../../shared/tagger';
import { textBefore } from '../../text/around';

/** "A28", "E4", "N-340", "SS 16": a road by its number. */
const numbered = /^(?:\p{Lu}{1,2}|BAB|RN)[ -]?\d{1,4}$/u;
/** Where one drives, before its number. */
const driving =
  /(?<!\p{L})(?:road|motorway|highway|on|along|off|near the|(?:auf|an|über) (?:der|die)|von der|autobahn|bundesstraße|sur (?:l['’]|la )|de l['’]|autoroute|(?:en|por|sobre) la|autov[ií]a|autopista|carretera|sulla|sull['’]|dell['’]|statale|autostrada|op de|langs de|over de|van de|na|autostrad\p{L}+|drog\p{L}+|pela|estrada|på|längs|väg|från) ?$/iu;

/** A road is known to all, whatever the model reads it as. */
export const isRoad = (text: string, { start, end }: Tagged): boolean =>
  numbered.test(text.slice(start, end)) && driving.test(textBefore(text, start, 24));
