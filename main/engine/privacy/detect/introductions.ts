import type { Candidate } from '../entities/entity';
import { roles } from './introductions-roles';
import { beyondLatin, stretchesOf } from './pieces';

/** Introductions in scripts whose words the token reader does not part: 我叫…, …と申します, 제 이름은 …, меня зовут …, اسمي …, मेरा नाम … है. */

/** The family names that most of China bears, one character each. */
const chinese =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤';
const korean =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용';

const koreanKin =
  '(?:우리 ?)?(?:아들|딸|동생|언니|누나|오빠|형|조카|손자|손녀|남편|아내|친구|남자친구|여자친구|남친|여친|사촌)';
const koreanRole = `(?:${koreanKin}|(?:우리 ?)?(?:엄마|아빠|어머니|아버지|며느리|사위|삼촌|이모|고모|팀장|부장|과장|대리|사장|원장|담임|선생님|교수|의사|변호사|집주인|동료|이웃|상사))`;

/** Words that begin as family names do. */
const koreanNoName =
  '(?!이야기|강아지|고양이|남자친|여자친|도시락|장난감|노트북|유치원|심부름|이따가|마지막|인사말|오랜만|이모티|(?:이유|이번|이상|이사|이혼|이름|이따|이제|선물|선택|선생|성격|성적|성별|생일|전화|전부|전쟁|전공|정말|정도|정보|조언|조금|조카|주말|주변|주식|우리|우선|최근|최고|신발|신혼|유학|유치|연락|연애|지금|지난|지인|안부|안녕|고민|고백|고향|나이|문제|문자|방학|방법|방문|여행|여자|남자|소개|소식|소원|추천|차이|차량|오늘|오랜|오전|오후|임신|손님|손잡|공부|공항|도움|도시|모두|모임|김치|김밥|박스|장난|장례|장래|장기|반지|반찬|용돈|은퇴|기분|기념|기말|노트|하루|하나|구두|구매|민원|심부|심리|황당|허락|진로|진짜|원래|원하|한테|한국|한번|서로|서류|강의|윤리|권유|송금|백신|배달|배우|변호|석사|설날|설명|마음|마지|위로|위해|표정|명절|왕따|금방|육아|인사|인턴|제일|제안|제발|국가|탁구|편지|편의)[을를은는이가의에로도만과와해한할했])';

const arabicWord = '[\\p{Script=Arabic}]{2,15}';
const hindiWord = '[\\p{Script=Devanagari}]{2,20}';
const cyrillicName = '\\p{Lu}\\p{Ll}{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?';

/** Each with the name as its group; `d` for its place. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<cue>我叫|我的名字[是叫]|我姓名是|姓名[：:]\\s?)(?<name>[${chinese}]\\p{Script=Han}{1,2}?)(?=[，。！？、；,.!?\\s]|今年|来自|住|是|在|和|$)`,
    'dgu',
  ),
  /(?<cue>私は|わたしは|僕は|ぼくは|名前は|氏名[：:]\s?)?(?<name>[\p{Script=Han}]{2,5}|[\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}々]{1,4}|[\p{Script=Katakana}ー・]{2,16})(?=(?:と申します|と申しております|といいます|と言います))/dgu,
  /(?<cue>名前は|氏名[：:]\s?)(?<name>[\p{Script=Han}々]{2,6}|[\p{Script=Hiragana}]{2,6}?|[\p{Script=Katakana}ー・]{2,16})(?=です|だ|。|、|\s|$)/dgu,
  /(?<cue>(?:제|내|저의) ?이름은 ?)(?<name>[가-힣]{2,4}?)(?=이고|이라고|라고|입니다|이에요|예요|이며|이야|야[.!\s]|[,.!\s]|$)/dgu,
  new RegExp(`(?<cue>저는 ?)(?<name>[${korean}][가-힣]{2})(?=이라고|라고|입니다|이에요|예요|이고)`, 'dgu'),
  /(?<![가-힣])(?<name>[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남](?!.{1}[들님국분])[가-힣]{2})(?= ?씨(?![가-힣]{2})|에게|한테|이랑)/dgu,
  // Whose relative or superior somebody is, and a family name with its given name: "남편 김도윤은", "팀장 서지훈은".
  new RegExp(
    `(?<cue>(?<![가-힣])${koreanRole}(?:인|은|는|이)? )${koreanNoName}(?<name>[${korean}][가-힣](?!이)[가-힣])(?=(?:은|는|이|가|을|를|와|과|의|도|에게|한테|이랑|랑|하고|씨|님)?(?![가-힣])| (?:선생님|교수님?|씨|님))`,
    'dgu',
  ),
  new RegExp(
    `(?<![가-힣])(?<name>[${korean}][가-힣]{2})(?= (?:선생님|교수님|팀장님?|과장님?|부장님?|대리님?|원장님?|변호사님?|씨)(?:[은는이가을를와과의도]|께|한테|에게)?(?![가-힣]))`,
    'dgu',
  ),
  // A given name of one's own, with the ending that names take: "우리 아들 민준이와".
  new RegExp(
    `(?<cue>(?<![가-힣])${koreanKin} )(?<name>[가-힣]{2})(?=이(?:는|가|를|와|의|랑|한테|도|네)?(?![가-힣]))`,
    'dgu',
  ),
  new RegExp(
    `(?<cue>(?<!\\p{Script=Devanagari})(?:मेर[ाीे]|हमार[ाीे]) (?:मामा|मामी|चाचा|चाची|भाई|बहन|पिता|पापा|माँ|मम्मी|बेट[ाीे]|पति|पत्नी|दोस्त|दादा|दादी|नाना|नानी|मौसी|बुआ|पड़ोसी|बॉस|शिक्षक|टीचर)(?: जी)? )(?!(?:को|का|की|के|ने|से|में|है|हैं|पर|और|भी|तो|जी) )(?<name>${hindiWord})(?= (?:को|ने|का|की|के|से) )`,
    'dgu',
  ),
  new RegExp(
    `(?<cue>(?:[Мм]еня зовут|[Мм]о[её] имя|[Зз]овите меня|[Мм]ене (?:звати|звуть)|[Мм]оє ім.я)(?: —| -)? )(?<name>${cyrillicName}(?: ${cyrillicName}){0,2})`,
    'dgu',
  ),
  new RegExp(
    `(?<cue>(?<!\\p{L})(?:اسمي|إسمي|أدعى|ادعى)(?: هو)? )(?<name>${arabicWord}(?: (?:بن|ابن|بنت|عبد|أبو|ابو|آل) ${arabicWord})?)(?!\\p{L})`,
    'dgu',
  ),
  new RegExp(`(?<cue>मेरा नाम )(?<name>${hindiWord}(?: ${hindiWord}){0,2}?)(?= है| हैं|,|।|\\.)`, 'dgu'),
  /(?<cue>(?:קוראים לי|שמי) )(?<name>[\p{Script=Hebrew}'׳-]{2,15})/dgu,
  /(?<cue>(?:[Μμ]ε λένε|[Ττ]ο όνομά μου είναι) )(?<name>\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)/dgu,
  ...roles,
];
const others = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;
/** Characters: an introduction is of other letters than Latin ones, and of what stands between them. */
const margin = 32;

/** Names after the words of an introduction. Linear in the text. */
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
  /^(?:我叫|我的名字[是叫]|(?:제|내|저의) ?이름은 ?|저는 ?|[Мм]еня зовут |[Мм]о[её] имя |اسمي |إسمي |أنا |मेरा नाम |私は|僕は|名前は)/u;
const tailed =
  /(?:이고|입니다|이에요|예요|에게|한테|씨|님|선생님|さん|さま|様|くん|ちゃん|です|と申します|先生|女士|小姐|阿姨|叔叔| है| हैं)$/u;

/** A name that was read with the words of its introduction or its title, without them; null where nothing else is left. */
export const withoutIntroduction = (value: string): { from: number; to: number } | null => {
  const from = led.exec(value)?.[0].length ?? 0;
  const tail = tailed.exec(value.slice(from))?.[0].length ?? 0;
  const to = value.length - tail;
  return /\p{L}/u.test(value.slice(from, to)) ? { from, to } : null;
};
