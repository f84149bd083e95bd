import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { matchedLength } from '../../text/around';
import { beyondLatin, stretchesOf } from '../../text/pieces';
import * as korean from './introductions-korean';
import { cyrillicName, hindiWord, roles } from './introductions-roles';

/** Names behind an introduction or a role, in scripts whose words the token reader does not part: 我叫…, …と申します, 제 이름은 …, меня зовут …, اسمي …, मेरा नाम … है. */

/** The family names that most of China bears, one character each. */
const chinese =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤';
const arabicWord = '[\\p{Script=Arabic}]{2,15}';

/** Each with the name as its group; `d` for its place. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<cue>我叫|我的名字[是叫]|我姓名是|姓名[：:]\\s?)(?<name>[${chinese}]\\p{Script=Han}{1,2}?)(?=[，。！？、；,.!?\\s]|今年|来自|住|是|在|和|$)`,
    'dgu',
  ),
  new RegExp(
    oneLine`
      (?<cue>私は|わたしは|僕は|ぼくは|名前は|氏名[：:]\s?)?(?<name>
        [\p{Script=Han}]{2,5}|[\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}々]{1,4}|[\p{Script=Katakana}ー・]{2,16}
      )(?=(?:と申します|と申しております|といいます|と言います))
    `,
    'dgu',
  ),
  /(?<cue>名前は|氏名[：:]\s?)(?<name>[\p{Script=Han}々]{2,6}|[\p{Script=Hiragana}]{2,6}?|[\p{Script=Katakana}ー・]{2,16})(?=です|だ|。|、|\s|$)/dgu,
  /(?<cue>(?:제|내|저의) ?이름은 ?)(?<name>[가-힣]{2,4}?)(?=이고|이라고|라고|입니다|이에요|예요|이며|이야|야[.!\s]|[,.!\s]|$)/dgu,
  new RegExp(`(?<cue>저는 ?)(?<name>[${korean.surnames}][가-힣]{2})(?=이라고|라고|입니다|이에요|예요|이고)`, 'dgu'),
  new RegExp(
    `(?<![가-힣])(?<name>[${korean.commonSurnames}](?!.{1}[들님국분])[가-힣]{2})(?= ?씨(?![가-힣]{2})|에게|한테|이랑)`,
    'dgu',
  ),
  // Whose relative or superior somebody is, and a family name with its given name: "남편 김도윤은", "팀장 서지훈은".
  new RegExp(
    oneLine`
      (?<cue>(?<![가-힣])${korean.role}(?:인|은|는|이)? )${korean.noName}
      (?<name>[${korean.surnames}][가-힣](?!이)[가-힣])
      (?=(?:은|는|이|가|을|를|와|과|의|도|에게|한테|이랑|랑|하고|씨|님)?(?![가-힣])| (?:선생님|교수님?|씨|님))
    `,
    'dgu',
  ),
  new RegExp(
    `(?<![가-힣])${korean.noName}(?<name>[${korean.surnames}][가-힣]{2})(?= (?:선생님|교수님|팀장님?|과장님?|부장님?|대리님?|원장님?|변호사님?|씨)(?:[은는이가을를와과의도]|께|한테|에게)?(?![가-힣]))`,
    'dgu',
  ),
  // A given name of one's own, with the ending that names take: "우리 아들 민준이와".
  new RegExp(
    `(?<cue>(?<![가-힣])${korean.kin} )(?<name>[가-힣]{2})(?=이(?:는|가|를|와|의|랑|한테|도|네)?(?![가-힣]))`,
    'dgu',
  ),
  new RegExp(
    `(?<cue>(?:[Мм]еня зовут|[Мм]о[её] имя|[Зз]овите меня|[Мм]ене (?:звати|звуть)|[Мм]оє ім.я)(?: —| -)? )(?<name>${cyrillicName}(?: ${cyrillicName}){0,2})`,
    'dgu',
  ),
  new RegExp(
    `(?<cue>(?<!\\p{L})(?:اسمي|إسمي|أدعى|ادعى)(?: هو)? )(?<name>${arabicWord}(?: (?:بن|ابن|بنت|عبد|أبو|ابو|آل) ${arabicWord}| ال(?!آن|يوم|تي|ذي|ذى)${arabicWord})?)(?!\\p{L})`,
    'dgu',
  ),
  new RegExp(`(?<cue>मेरा नाम )(?<name>${hindiWord}(?: ${hindiWord}){0,2}?)(?= है| हैं|,|।|\\.)`, 'dgu'),
  /(?<cue>(?:קוראים לי|שמי) )(?<name>[\p{Script=Hebrew}'׳-]{2,15})/dgu,
  /(?<cue>(?:[Μμ]ε λένε|[Ττ]ο όνομά μου είναι) )(?<name>\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)/dgu,
  ...roles,
];
const others = /(?=[^\0-\u02af])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;
/** Characters: an introduction is of other letters than Latin ones, and of what stands between them. */
const margin = 32;

/** Names after the words of an introduction, a relative or a role. Linear in the text. */
export const introductions = (text: string): Candidate[] => {
  const stretches = beyondLatin.test(text) ? stretchesOf(text, others, margin) : [];
  return patterns.flatMap((pattern) =>
    stretches.flatMap(({ start: from, part }) =>
      [...part.matchAll(pattern)].flatMap(({ indices, groups = {} }) => {
        const [start, end] = indices?.groups?.name ?? [];
        if (start === undefined || end === undefined) return [];
        const reason = groups.cue === undefined ? 'as names are said' : `after '${groups.cue.trim()}'`;
        return [{ start: from + start, end: from + end, score: 0.92, reason }];
      }),
    ),
  );
};

const led =
  /^(?:我叫|我的名字[是叫]|(?:제|내|저의) ?이름은 ?|저는 ?|[Мм]еня зовут |[Мм]о[её] имя |اسمي |إسمي |أنا |मेरा नाम |私は|僕は|名前は|(?:담당자|참석자|작성자|신청인|보호자|환자|고객|직원|대표|학생)(?:는|은)?[:：]? )/u;
const tailed =
  /(?:이고|입니다|이에요|예요|에게|한테|씨|님|선생님|さん|さま|様|くん|ちゃん|です|と申します|先生|女士|小姐|阿姨|叔叔| है| हैं)$/u;

/** A name that was read with the words of its introduction or its title, without them; null where nothing else is left. */
export const withoutIntroduction = (value: string): { from: number; to: number } | null => {
  const from = matchedLength(led, value);
  const tail = matchedLength(tailed, value.slice(from));
  const named = korean.koreanNameIn(value.slice(from));
  const to = named > 0 ? from + named : value.length - tail;
  return /\p{L}/u.test(value.slice(from, to)) ? { from, to } : null;
};
