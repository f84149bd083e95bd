/**
 * What Turkish puts behind a name follows the name's last vowel and last sound: Kemal'in, Ayşe'nin. In patterns A is a or e, I is
 * ı, i, u or ü, D and C are d and c or, behind a voiceless sound, t and ç; what stands in brackets is there behind a vowel only.
 */

/** Cases, what is built on them, and "with", "without", "is", "was", "said to be", "if it is". */
const patterns =
  '(n)In (y)A (y)I DA DAn (y)lA DAki (n)Inki DAyDI DAnDIr (y)DI (y)mIş DIr lI sIz CA (y)sA lAr lArIn lArA lArI lArDA lArDAn lArlA lArDAki'.split(
    ' ',
  );

/** Cases behind what is somebody's (Ege Üniversitesi) begin with an n. */
const ofOwned: Readonly<Record<string, string>> = { nA: '(y)A', nI: '(y)I', nDA: 'DA', nDAn: 'DAn', nDAki: 'DAki' };
const asOwned = new Map(Object.entries(ofOwned).map(([owned, plain]) => [plain, owned]));
const isOwned = (name: string): boolean => /\p{L} \p{L}{3,}(?:s[ıiuü]|l[ea]r[ıi])$/u.test(name);

const [backFlat, backRound] = ['aıâáàãå', 'oóòôõuúùû'];
const [frontFlat, frontRound] = ['eéèêëiíìîïäæ', 'öüøœ'];
const vowel = `[${backFlat}${backRound}${frontFlat}${frontRound}]`;
/** Harry, Tyler, but Kaya and Nuray. */
const vowels = new RegExp(`${vowel}|(?<!${vowel})y(?!${vowel})`, 'gu');
/** Arabic and foreign names whose l is soft: Kemal'in, Resul'ün. */
const softEnd =
  /(?:^|[^\p{L}])(?:kemal|cemal|celal|bilal|hilal|helal|nihal|zuhal|meral|şevval|iclal|ikbal|visal|talal|resul|nepal|senegal|bengal|montreal)$/u;
const voiceless = /[çfhkpsştcqxß]$/u;

/** As Turkish has small letters. */
const small = (word: string): string => word.toLocaleLowerCase('tr').normalize('NFC');
const large = (word: string): string => word.toLocaleUpperCase('tr');

interface Sound {
  readonly isBack: boolean;
  readonly isRound: boolean;
  readonly endsInVowel: boolean;
  readonly isVoiceless: boolean;
}

/** ABD and THY are read letter by letter; the names of the letters end in e, and of k in a. */
const isSpelled = (word: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(word) && (word.length < 4 || small(word).search(vowels) < 0);

/** Of a name's last word; null where it has no vowel in Latin letters. */
const soundOf = (name: string): Sound | null => {
  const word = /\p{L}[\p{L}\p{M}]*$/u.exec(name)?.[0] ?? '';
  if (isSpelled(word)) return { isBack: word.endsWith('K'), isRound: false, endsInVowel: true, isVoiceless: false };
  const lower = small(word);
  const last = [...lower.matchAll(vowels)].at(-1);
  if (last === undefined) return null;
  const [letter] = last;
  return {
    isBack: !softEnd.test(lower) && (backFlat.includes(letter) || backRound.includes(letter)),
    isRound: backRound.includes(letter) || frontRound.includes(letter),
    endsInVowel: last.index === lower.length - 1,
    isVoiceless: voiceless.test(lower),
  };
};

const high = ['i', 'ü', 'ı', 'u'];
const written = (pattern: string, sound: Sound): string => {
  let { isRound, isVoiceless } = sound;
  const letterOf = (sign: string): string => {
    switch (sign) {
      case 'A':
        return sound.isBack ? 'a' : 'e';
      case 'I':
        return high[(sound.isBack ? 2 : 0) + (isRound ? 1 : 0)] ?? '';
      case 'D':
        return isVoiceless ? 't' : 'd';
      case 'C':
        return isVoiceless ? 'ç' : 'c';
      default:
        return sign;
    }
  };
  return Array.from(pattern.replace(/\((.)\)/u, sound.endsInVowel ? '$1' : ''), (sign) => {
    const letter = letterOf(sign);
    isRound &&= sign !== 'A';
    isVoiceless = voiceless.test(letter);
    return letter;
  }).join('');
};

const either = [true, false];
const sounds: readonly Sound[] = either.flatMap((isBack) =>
  either.flatMap((isRound) =>
    either.flatMap((endsInVowel) =>
      either.map((isVoiceless) => ({ isBack, isRound, endsInVowel, isVoiceless: isVoiceless && !endsInVowel })),
    ),
  ),
);

/** Each suffix as it may be written, and the pattern that it is of. */
const patternOf = new Map(
  [...patterns, ...Object.keys(ofOwned)].flatMap((pattern) =>
    sounds.map((sound) => [written(pattern, sound), pattern] as const),
  ),
);

/** Letters of the longest suffix. */
export const longestSuffix = Math.max(...Array.from(patternOf.keys(), ({ length }) => length));

/** A suffix that stands behind a stand-in as it stands behind the original; null where it is none, or the original has no sound. */
export const turkishSuffix = (suffix: string, original: string): string | null => {
  const sound = soundOf(original);
  const pattern = patternOf.get(small(suffix));
  if (pattern === undefined || sound === null) return null;
  const plain = ofOwned[pattern];
  // Papatya İlkokulu'nda: what has an n there has one behind such a vowel.
  const isAsOwned = isOwned(original) || (plain !== undefined && /[ıiuü]$/u.test(small(original)));
  const bare = plain ?? pattern;
  const own = written(isAsOwned ? (asOwned.get(bare) ?? bare) : bare, sound);
  return suffix === large(suffix) ? large(own) : own;
};
