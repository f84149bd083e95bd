import { oneLine } from '../../patterns/one-line';

/** Family names, relatives and roles of Korean, and the words that begin as family names do. */

/** The family names that most of Korea bears, one character each. */
export const commonSurnames = '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남';
export const surnames = `${commonSurnames}심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용`;

export const kin =
  '(?:우리 ?)?(?:아들|딸|동생|언니|누나|오빠|형|조카|손자|손녀|남편|아내|친구|남자친구|여자친구|남친|여친|사촌)';
export const role = `(?:${kin}|(?:우리 ?)?(?:엄마|아빠|어머니|아버지|며느리|사위|삼촌|이모|고모|팀장|부장|과장|대리|사장|원장|담임|선생님|교수|의사|변호사|집주인|동료|이웃|상사))`;

/** What one asks, teaches and works at, whole. */
const trades =
  '마케팅|컨설팅|안내문|설명문|공고문|신청서|안내서|유니폼|서비스|[가-힣]{2}(?:팅|폼|어)|[가-힣](?:공학|의학|문학|화학|과학|수학)';
/** What a thing is like, and what it is for: nouns that look like a family name and a given one. */
const nouns = oneLine`
  (?:
    유[연동효용일해기희사전통]|고[유정급]|이[동중질상타]|안[전정]|정[확당상체통]|신[뢰축빙속규]|전[문염도통]|임의
    |주[체도관]|조[급화작]|양[면극립]|강[제도]|장기|우[수월연]|공정|민감|[남여]성|심각|연속|현실|진[정실]|편의|기능
    |지속|도덕|국민|배타|허구|윤리|서정|차별|추상|변동|소수|원천|방향|천연|구[체조]|명확|모순
  )성|(?:정지|우주|신호|남해|전용|전원|안전|한계|유람|유도|전화|경의|중앙)선|(?:이용|주도|정기|고유|우선)권
  |(?:남성|여성|유아|전시|이동|주방|임시)용|(?:유명|조선|이방|고용)인|(?:고지|임명|안내|지원|주문|정산|신고)서|이미지
  |유원지|임원진|교수진|(?:전환|이용|유병)율|유도복|(?:조경|신경|한국)학|인원수|유효수
`;
/** Words that begin as family names do. */
export const noName = oneLine`
  (?!
    이야기|강아지|고양이|남자친|여자친|도시락|장난감|노트북|유치원|심부름|이따가|마지막|인사말|오랜만|이모티
    |(?:${trades}|${nouns})(?:을|를|은|는|이|가|의|도|로|과|와)?(?![가-힣])
    |(?:
      이유|이번|이상|이사|이혼|이름|이따|이제|선물|선택|선생|성격|성적|성별|생일|전화|전부|전쟁|전공|정말|정도|정보
      |조언|조금|조카|주말|주변|주식|우리|우선|최근|최고|신발|신혼|유학|유치|연락|연애|지금|지난|지인|안부|안녕|고민
      |고백|고향|나이|문제|문자|방학|방법|방문|여행|여자|남자|소개|소식|소원|추천|차이|차량|오늘|오랜|오전|오후|임신
      |손님|손잡|공부|공항|도움|도시|모두|모임|김치|김밥|박스|장난|장례|장래|장기|반지|반찬|용돈|은퇴|기분|기념|기말
      |노트|하루|하나|구두|구매|민원|심부|심리|황당|허락|진로|진짜|원래|원하|한테|한국|한번|서로|서류|강의|윤리|권유
      |송금|백신|배달|배우|변호|석사|설날|설명|마음|마지|위로|위해|표정|명절|왕따|금방|육아|인사|인턴|제일|제안|제발
      |국가|탁구|편지|편의|문의|이탈|안전|권리|권한|이직|임금|성향|서명|전용|신청|신분|신뢰|서식|안내|배치|전문|전체
      |고충|고용|고통|조사|조회|주소|기록|유형|오류|장애|장비|권장|강좌|강습|홍보|양식|조직|조건|손해|국어|수학|역사
      |화학
    )[을를은는이가의에로도만과와해한할했]
  )
`;

/** Characters that the given names of most of Korea are made of, the first and the second: food and tools seldom have both. */
const givenFirst =
  '민서지현수영준우연은진호성훈아윤하예도재승정희경미숙순옥철석태동상종창용인원혜유주선나린건혁규완환보다소세시효채덕길근광명병형해한';
const givenSecond =
  '민서지현수영준우연은진호성훈아윤하희경미숙순옥철석태창용인원혜주선나린율빈찬혁규완환열학범욱국솔별슬라란림근균권복만정재';
const fullName = new RegExp(
  `^${noName}(?!송아지)(?<name>[${commonSurnames}][${givenFirst}][${givenSecond}])(?:[이가은는을를의도와과씨님]|에게|한테|께서|이가)?(?: [^\\n]*)?$`,
  'u',
);
/** Syllables that end in a consonant: only behind them is 은 a particle; 성은, 정은, 영은 and 경은 are given names as well. */
const isTopic = (name: string): boolean => {
  const [, given = '', last] = name;
  return last === '은' && (given.charCodeAt(0) - 0xac00) % 28 !== 0 && !/[성정영경승]/u.test(given);
};
/**
 * The length of the name of three characters that a reading begins with, before its particle and what follows, or of
 * two before 은; 0 where none does.
 */
export const koreanNameIn = (value: string): number => {
  const name = fullName.exec(value)?.groups?.name ?? '';
  return isTopic(name) ? 2 : name.length;
};
