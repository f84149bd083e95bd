import type { Tagged } from '../../../../../shared/tagger';
import { isCity } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { cues } from '../words/reading';
import { isSmallWord } from './words';

/** Words that say what stands beside them, and are nobody's name: whose relative, what number, which doctor. */

/** "mi hermana", "Mein Bruder (39)": whose relative, and no name; "raga", "leute": all of them. */
export const isRelative = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end).toLowerCase();
  if (cues.notNames.has(words) && isSmallWord(text.slice(start, end))) return true;
  const parts = `${/(?:\p{L}+ )?$/u.exec(textBefore(text, start, 12))?.[0].toLowerCase() ?? ''}${words}`;
  const [whose = '', relative = '', ...more] = parts.split(/\s+/).slice(-2);
  const isKin =
    cues.kin.has(relative) || cues.kin.has(fold(relative).replace(/(?:er|[ens])$/, '')) || cues.kin.has(fold(relative));
  return more.length === 0 && cues.possessives.has(whose) && isKin && words.split(/\s+/).length < 3;
};

const isShort = (words: string): boolean => /^[\p{L}.]{2,4}$/u.test(words) && !isCity(words);
/** "TAJ 123 456 789", "St.-Nr. 32": a label, not what it labels. */
const label = /^(?:\.?-? ?(?:Nr|No|Num|n°|nº|ID)(?![\p{L}])|[:#]? ?\d)/u;

/** "SV-Nr", "Steuer-Nr.", ".-Nr" of "St.-Nr.": what is called a number. */
const calledNumber = /(?:^|[\p{L}.])-(?:Nr|No|Num|Nummer)\.?$/u;
export const isCalledNumber = (words: string): boolean => calledNumber.test(words);

/** "Mon n° de sécu", "número de afiliado": what a number is of. */
const numberOf = /(?<!\p{L})(?:n[°º]\.?|n[uú]m(?:[ée]ro)?\.?|numer|nr\.?) (?:de |di |do |da |van )?$/iu;
export const isNumbered = (text: string, { start, end }: Tagged): boolean =>
  isSmallWord(text.slice(start, end)) && numberOf.test(textBefore(text, start, 16));

/** "2023/418 Esas sayılı dosya": a court's register. */
export const isRegister = (text: string, { start, end }: Tagged): boolean =>
  /^(?:Esas|Karar)$/u.test(text.slice(start, end)) && /^ (?:sayılı|no)/u.test(textAfter(text, end, 8));

/** "F. nac. 22/08/1955": of a birth. */
export const ofBirth =
  /^(?:(?:F|Fec|Fch|D|Dt|Data|L)\. ?(?:de )?(?:nac|nasc|nasce|nascita)|Geb|Né|Née|Nato|Nata|Ur|Född|Doğ)\.?$/iu;

/** "Лечащий врач Оксана …": which doctor. */
export const isOfRole = (text: string, { start, end }: Tagged): boolean =>
  /^\p{Lu}\p{Ll}+(?:[иы]й|ая|яя|ой)$/u.test(text.slice(start, end)) &&
  /^ (?:врач|доктор|судья|адвокат|юрист|директор|бухгалтер|менеджер|инженер|редактор|специалист|нотариус|лікар|суддя|директорк?а?)(?!\p{L})/u.test(
    textAfter(text, end, 16),
  );

export const isLabel = (text: string, { start, end }: Tagged): boolean =>
  isShort(text.slice(start, end)) && label.test(textAfter(text, end, 8));

/** "주민번호", "국민은행", "hasło": what a number or a password is called. */
export const labelWord =
  /^(?:[가-힣]+(?:번호|계좌|주소|전화|은행|카드|이메일)|hasło|heslo|geslo|senha|clave|şifre|wachtwoord|lösenord|salasana|jelszó|adgangskode|mdp|pwd?)$/u;
