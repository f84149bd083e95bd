import { describe, expect, test } from 'vitest';
import { desanitize, detect, sanitize } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { entities, type ProtectionContext } from '../../../main/engine/privacy/entities';
import { agreementOf } from '../../../main/engine/privacy/entities/described/agreement';
import { listsOf, placeIn } from '../../../main/engine/privacy/entities/described/lists';
import { foldText } from '../../../main/engine/privacy/entities/identifier';
import { titled } from '../../../main/engine/privacy/entities/letter-case';
import { createNoise } from '../../../main/engine/privacy/noise';
import { restore } from '../../../main/engine/privacy/restore';
import data from '../../../resources/lists/described.json';
import { defaultPolicy, type EntityType, type Policy, type Span } from '../../../shared/domain';
import { isReplacement, keys } from '../core/conversation';

const key = new Uint8Array(32).fill(5);
const context = (conversation: string, language: string | null = null): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, ''),
  epsilonMilli: 1000n,
  keepGender: true,
  locale: { language, dayFirst: null },
});
const long = process.env.LONG !== undefined;
const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh', null];
type DescribedType = keyof typeof data;
const types = Object.keys(data) as DescribedType[];

describe.each(types)('%s', (type) => {
  const entity = entities[type];
  const lists = listsOf(type);
  /** The words of a list that a text of a language means by it. */
  const meant = (list: (typeof lists.all)[number], language: string | null): string[] =>
    list.words.filter((word) => placeIn(lists, foldText(word), language)?.list === list);

  test('each word of a list has its own stand-in of the same list, and comes back, in a text of any language', () => {
    for (const [at, language] of languages.entries())
      for (const [turn, list] of lists.all.entries()) {
        // Of the other languages each list has a quarter in its turn, and all with `LONG=1`.
        if (!long && language !== list.language && (at + turn) % 4 > 0) continue;
        const words = meant(list, language);
        const standIns = words.map((word) => entity.protect(word, context('here', language)));
        expect(new Set(standIns)).toEqual(new Set(words));
        expect(standIns.map((standIn) => entity.recover(standIn, context('here', language)))).toEqual(words);
      }
  });

  test('at the start of a sentence, in headings and in capitals each word comes back as it was written', () => {
    const each = (word: string): string => word.split(' ').map(titled).join(' ');
    const ways = [titled, each, (word: string) => word.toUpperCase()];
    for (const [turn, list] of lists.all.entries())
      for (const write of long ? ways : ways.slice(turn % 3, (turn % 3) + 1)) {
        // What is another word in small letters again, is one: ß, and the Turkish i.
        const isSame = (word: string): boolean => foldText(write(word)) === foldText(word);
        const written = meant(list, list.language).filter(isSame).map(write);
        const standIns = written.map((word) => entity.protect(word, context('here', list.language)));
        const back = standIns.map((standIn) => entity.recover(standIn, context('here', list.language)));
        expect(back.map((word) => foldText(word ?? ''))).toEqual(written.map(foldText));
      }
  });

  test('what stands for words of no list is no word’s stand-in, and nothing comes back from it', () => {
    const others = lists.all.flatMap((list) => list.others);
    expect(others.length).toBeGreaterThan(20);
    for (const other of others) {
      const { language = null } = placeIn(lists, foldText(other), 'en')?.list ?? {};
      if (placeIn(lists, foldText(other), language)?.index === null)
        expect(entity.recover(other, context('here', language))).toBeNull();
    }
  });

  test('stand-ins do not link conversations', () => {
    const words = lists.all.find(({ language }) => language === 'en')?.words ?? [];
    const same = words.filter((word) => entity.protect(word, context('a')) === entity.protect(word, context('b')));
    expect(same.length).toBeLessThan(words.length / 5);
  });

  test('is kept until the user says otherwise', () => expect(entity.action).toBe('keep'));
});

/** Under twenty keys of conversations. */
const standInsOf = (type: DescribedType, text: string, language: string | null = 'en'): string[] =>
  Array.from({ length: long ? 20 : 8 }, (_, at) => entities[type].protect(text, context(`in ${at}`, language)));
const wordsOf = (type: DescribedType, language: string): Set<string> =>
  new Set(
    listsOf(type).all.flatMap((list) =>
      list.language === language ? list.words.map((word) => word.toLowerCase()) : [],
    ),
  );

describe('the language of the text', () => {
  test.each([
    ['MEDICAL_CONDITION', 'stroke', 'en', 'sv'],
    ['MEDICAL_CONDITION', 'concussion', 'en', 'fr'],
    ['OCCUPATION', 'steward', 'en', 'fr'],
    ['NRP', 'Berber', 'en', 'de'],
  ] as const)('says which list is meant: %s %s in %s, not in %s', (type, word, language, other) => {
    const own = wordsOf(type, language);
    for (const standIn of standInsOf(type, word, language)) expect(own).toContain(standIn.toLowerCase());
    expect(wordsOf(type, other)).not.toEqual(own);
  });

  test('leads to the words of that language that others have as well', () => {
    for (const standIn of standInsOf('MEDICAL_CONDITION', 'Diabetes', 'de'))
      expect(wordsOf('MEDICAL_CONDITION', 'de')).toContain(standIn.toLowerCase());
  });
});

describe('a stand-in is of the word’s kind', () => {
  /** What harms whoever is said to have it, in all languages of the lists. */
  const harmful =
    /\bhiv\b|vih|aids|sida\b|syphil|syfil|s[ií]fil|gonor|chlam|klam|clam|herpes g|genital|erect|erek|erect|schi[zs]|esqui|psych[oi]|psico|psyko|psikoz|bipol|addict|adicci|dépend|dipend|(?<!nessel)sucht|abhäng|verslav|beroende|uzależ|bağım|alcoh|alkoh|alko|alcoo|suicid|suizid|samob|självm|intihar|cancer|cáncer|cancro|câncer|krebs|kanker|\brak|nowotw|kanser|tumo|guz|leu[ck]|miscarr|fehlgeb|aborto|missfall|poronien|düşük|demen|démen|démence|梅毒|艾滋|性病|癌|がん|精神|統合|依存|流产|流産/iu;
  const chats = Array.from({ length: 200 }, (_, at) => `kind ${at}`);

  test.each([
    ['en', 'asthma'],
    ['en', 'a broken wrist'],
    ['en', 'asthmatic'],
    ['de', 'Asthma'],
    ['de', 'Heuschnupfen'],
    ['fr', 'asthme'],
    ['es', 'asma'],
    ['it', 'ipertensione'],
    ['nl', 'astma'],
    ['pl', 'katar sienny'],
    ['pl', 'astmy'],
    ['pt', 'gripe'],
    ['sv', 'pollenallergi'],
    ['tr', 'astım'],
    ['zh', '哮喘'],
    ['ja', '喘息'],
  ])('in %s, %s becomes nothing of which more would be thought', (language, word) => {
    for (const key of chats) {
      const standIn = entities.MEDICAL_CONDITION.protect(word, context(key, language));
      expect(standIn).not.toMatch(harmful);
      expect(entities.MEDICAL_CONDITION.recover(standIn, context(key, language))).toBe(word);
    }
  });

  test.each([
    [
      'MEDICAL_CONDITION',
      'en',
      'HIV',
      /HIV|AIDS|herpes|gonorrh|syph|chlam|genital|STD|STI|sexually transmitted|venereal|trich|HPV|vagin|erectile|ejac|libido|lice|crabs|balan|ureth|chancr|intercourse|impot/i,
    ],
    [
      'MEDICAL_CONDITION',
      'en',
      'breast cancer',
      /cancer|tumou?r|leuk|lymph|myelo|Hodgkin|blast|sarcoma|melanoma|CLL|AML/i,
    ],
    ['NRP', 'en', 'Muslim', /^(?!.*(?:socialist|communist|Republican|Democrat|Tory|German|Polish|Turkish))/],
    ['NRP', 'de', 'Jüdin', /in$|istin$|e$|Muslima|Zeugin Jehovas/],
    ['NRP', 'es', 'socialista', /ista$|conserv|liberal|republ|demócrata|monár|radical/],
  ] as const)('a %s (%s %s)', (type, language, word, alike) => {
    for (const key of chats) expect(entities[type].protect(word, context(key, language))).toMatch(alike);
  });

  test('also where no list has it: what stands for it says nothing bad', () => {
    for (const language of languages.filter((each) => each !== null))
      for (const word of ['zorblitis', 'HIV-positiv', 'seropositivo'])
        for (const other of entities.MEDICAL_CONDITION.others?.(word, { language, dayFirst: null }) ?? [])
          expect(other).not.toMatch(harmful);
  });

  test('no word of a list stands for itself', () => {
    for (const type of types) {
      const lists = listsOf(type);
      for (const list of lists.all)
        for (const word of list.words)
          if (placeIn(lists, foldText(word), list.language)?.list === list)
            expect(entities[type].protect(word, context('itself', list.language))).not.toBe(word);
    }
  });
});

describe('capitals', () => {
  const own = new Set(listsOf('OCCUPATION').all.flatMap(({ words }) => words.join(' ').split(/[\s-]/)));
  const large = (text: string): string[] => text.split(/[\s-]/).filter((word) => /\p{Lu}/u.test(word.slice(1)));

  test('are of whole words: none stands within one that the list writes small', () => {
    for (const text of ['Payroll clerk', 'Store Manager', 'ELECTRICIAN', 'real Estate agent', 'Data analyst'])
      for (const standIn of standInsOf('OCCUPATION', text))
        if (standIn !== standIn.toUpperCase()) for (const word of large(standIn)) expect(own).toContain(word);
  });

  test('each word’s in a heading, one at the beginning of a sentence, all where all are large', () => {
    for (const standIn of standInsOf('OCCUPATION', 'Store Manager'))
      expect(standIn).toMatch(/^\p{Lu}\S* (?:.* )?\p{Lu}/u);
    for (const standIn of standInsOf('NRP', 'punjabi')) expect(standIn).toBe(standIn.toLowerCase());
    for (const standIn of standInsOf('NRP', 'Punjabi')) expect(standIn).toMatch(/^\p{Lu}/u);
    for (const standIn of standInsOf('OCCUPATION', 'NURSE')) expect(standIn).toBe(standIn.toUpperCase());
  });
});

describe('an English occupation with modifiers', () => {
  test.each([
    [
      'retired police officer',
      /^(?:retired|former|semi-retired|jobless|laid-off|redundant|future|would-be|prospective|returning) \S/,
    ],
    ['part-time dental hygienist', /^\S+ \S/],
    [
      'second-year nursing student',
      /^(?:first|second|third|fourth|fifth|sixth|seventh|ninth|tenth|final)-year \S.* student$/,
    ],
    ['Senior Data Analyst', /^\p{Lu}\S* \p{Lu}/u],
    ['former senior lecturer', /^\S+ \S+ \S/],
  ])('%s becomes one of the same shape, and comes back', (text, shape) => {
    for (const [at, standIn] of standInsOf('OCCUPATION', text).entries()) {
      expect(standIn).toMatch(shape);
      expect(entities.OCCUPATION.recover(standIn, context(`in ${at}`, 'en'))).toBe(text);
    }
  });
});

test.each(
  'senior apprentice part-time retired aspiring unemployed jobless licensed experienced first-year 5th-year'.split(' '),
)('what "%s" before an English occupation was is one of many, with the same article', (modifier) => {
  const images = Array.from({ length: 120 }, (_, at) =>
    entities.OCCUPATION.protect(`${modifier} nurse`, context(`many ${at}`, 'en')).replace(/ .*/, ''),
  );
  expect(new Set(images).size).toBeGreaterThanOrEqual(8);
  for (const image of images) expect(agreementOf('en', image), image).toBe(agreementOf('en', modifier));
});

describe('a pregnancy', () => {
  test.each([
    ['28 weeks pregnant', 'en', /^\d{1,2} weeks pregnant$/],
    ['three months pregnant', 'en', /^(?:one|two|three|four|five|six|seven|eight|nine) months pregnant$/],
    ['embarazada de 20 semanas', 'es', /^embarazada de \d{1,2} semanas$/],
    ['in der 14. Woche schwanger', 'de', /^in der \d{1,2}\. Woche schwanger$/],
    ['enceinte de 6 mois', 'fr', /^enceinte de \d mois$/],
  ])('%s keeps what it is and changes how far on it is', (text, language, shape) => {
    const standIns = standInsOf('MEDICAL_CONDITION', text, language);
    for (const [at, standIn] of standIns.entries()) {
      expect(standIn).toMatch(shape);
      expect(entities.MEDICAL_CONDITION.recover(standIn, context(`in ${at}`, language))).toBe(text);
    }
    expect(new Set(standIns).size).toBeGreaterThan(4);
  });
});

describe('what is in no list', () => {
  const under = (text: string, found: readonly (readonly [EntityType, string])[], change: Partial<Policy> = {}) => {
    const spans = found.map(([type, value]): Span => {
      const start = text.indexOf(value);
      return { start, end: start + value.length, type, risk: 4, score: 1, source: 'rule', reason: '' };
    });
    const policy = {
      ...defaultPolicy,
      mode: 'task-aware' as const,
      sliders: { ...defaultPolicy.sliders, 'task-aware': 0 },
    };
    return sanitize(text, spans, { conversation: 'c', committed: [] }, { ...policy, ...change }, keys);
  };
  const text = 'I am a widget polisher and my sister is a gadget tester. I have zorblitis and she has blimphosis.';
  const found = [
    ['OCCUPATION', 'widget polisher'],
    ['OCCUPATION', 'gadget tester'],
    ['MEDICAL_CONDITION', 'zorblitis'],
    ['MEDICAL_CONDITION', 'blimphosis'],
  ] as const;

  test('becomes a word of its type, each another, and comes back in the reply', () => {
    const { text: sent, findings } = under(text, found);
    const standIns = findings.map(({ surrogate }) => surrogate);
    expect(new Set(standIns).size).toBe(found.length);
    for (const standIn of standIns) expect(standIn).not.toMatch(/[[\]_]/);
    expect(restore(sent, findings.filter(isReplacement)).restored).toBe(text);
  });

  test('has no way back from the key alone, which would be a wrong one', () => {
    const { text: sent } = under(text, found);
    const spans = detect(sent, { decisions: [], known: [] });
    expect(desanitize(sent, spans, { conversation: 'c', keepGender: true }, keys).restored).toBe(sent);
  });

  test('is the same in another writing and in the next prompt', () => {
    const first = under(text, found).findings.filter(isReplacement);
    const again = 'Widget polisher wanted, widget polisher preferred.';
    const spans = [0, 24].map(
      (start): Span => ({ start, end: start + 15, type: 'OCCUPATION', risk: 2, score: 1, source: 'rule', reason: '' }),
    );
    const { findings } = sanitize(
      again,
      spans,
      { conversation: 'c', committed: first },
      { ...defaultPolicy, mode: 'task-aware' },
      keys,
    );
    const [title, small] = findings.map(({ surrogate }) => surrogate);
    expect(small).toBe(first[0]?.surrogate);
    expect(title?.toLowerCase()).toBe(small?.toLowerCase());
    expect(title).toMatch(/^\p{Lu}/u);
  });

  test('is taken out where the user says so, and in a language without lists', () => {
    expect(under(text, found, { mode: 'redact' }).text).toContain('[OCCUPATION_1]');
    expect(under(text, found, { mechanisms: { OCCUPATION: 'redact' } }).text).toContain('[OCCUPATION_2]');
    const czech = 'Dobrý den, už dlouho pracuji v malé firmě jako brusič nožů a chtěl bych se zeptat na důchod.';
    expect(under(czech, [['OCCUPATION', 'brusič nožů']]).text).toContain('[OCCUPATION_1]');
  });
});

describe('a stand-in fits the words around it', () => {
  test.each([
    [
      'en',
      'an',
      [
        'HR manager',
        'MRI technician',
        'accountant',
        'honorary consul',
        'umpire',
        'unemployed',
        'MP',
        'NGO worker',
        'ngo worker',
        'mri scan',
        'unidentified',
      ],
    ],
    [
      'en',
      'a',
      [
        'teacher',
        'university lecturer',
        'European',
        'Uruguayan',
        'urologist',
        'DJ',
        'ubiquitous',
        'UFO',
        'US citizen',
        'once',
      ],
    ],
    ['fr', 'elided', ['asthme', 'hypertension', 'infirmier', 'épilepsie']],
    ['fr', 'feminine', ['migraine', 'dépression', 'maladie de Crohn']],
    ['fr', 'masculine', ['cancer du sein', 'diabète', 'glaucome', 'syndrome']],
    ['es', 'feminine', ['diabetes', 'artritis', 'depresión', 'migraña']],
    ['es', 'masculine', ['asma', 'glaucoma', 'cáncer de mama']],
    ['de', 'feminine', ['Epilepsie', 'Arthrose', 'Lungenentzündung']],
    ['it', 'elided', ['asma', 'operaio']],
  ])('in %s %s: %s', (language, agreement, words) => {
    for (const word of words) expect(`${word} ${agreementOf(language, word)}`).toBe(`${word} ${agreement}`);
  });

  test.each([
    ['OCCUPATION', 'en', 'teacher'],
    ['OCCUPATION', 'en', 'HR manager'],
    ['OCCUPATION', 'en', 'apprentice plumber'],
    ['OCCUPATION', 'fr', 'infirmier'],
    ['OCCUPATION', 'it', 'operaio'],
    ['NRP', 'en', 'Afghan'],
    ['MEDICAL_CONDITION', 'es', 'diabetes'],
    ['MEDICAL_CONDITION', 'de', 'Epilepsie'],
  ] as const)('%s in %s: %s', (type, language, word) => {
    for (let chat = 0; chat < 40; chat++) {
      const standIn = entities[type].protect(word, context(`fits ${chat}`, language));
      expect(`${standIn} ${agreementOf(language, standIn)}`).toBe(`${standIn} ${agreementOf(language, word)}`);
    }
  });
});

describe('an abbreviation', () => {
  const lists = listsOf('MEDICAL_CONDITION');
  const shorts = (language: string): Set<string> =>
    new Set(lists.all.filter((list) => list.language === language).flatMap((list) => [...list.shorts.values()]));
  const inLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'];

  test.each(inLanguages)('stands for no word that is written out: %s', (language) => {
    expect(shorts(language).size).toBeGreaterThan(3);
    for (const list of lists.all.filter((each) => each.language === language))
      for (const word of list.words)
        for (const key of ['a', 'b', 'c'])
          expect(shorts(language)).not.toContain(entities.MEDICAL_CONDITION.protect(word, context(key, language)));
  });

  test.each([
    ['en', 'AFib', 'atrial fibrillation'],
    ['en', 'MS', 'multiple sclerosis'],
    ['de', 'ADHS', 'Aufmerksamkeits- und Hyperaktivitätsstörung'],
    ['es', 'EPOC', 'enfermedad pulmonar obstructiva'],
    ['fr', 'SEP', 'sclérose en plaques'],
    ['it', 'SM', 'sclerosi multipla'],
    ['nl', 'PTSS', 'posttraumatische stressstoornis'],
  ])('becomes another where there is one, and what its words become where not: %s, %s', (language, short, long) => {
    let both = 0;
    for (let at = 0; at < 60; at++) {
      const protect = (word: string) => entities.MEDICAL_CONDITION.protect(word, context(`in ${at}`, language));
      const recover = (word: string) => entities.MEDICAL_CONDITION.recover(word, context(`in ${at}`, language));
      const [standIn, written] = [protect(short), protect(long)];
      const other = lists.all.find(({ words, language: of }) => of === language && words.includes(written));
      expect(standIn).toBe(other?.shorts.get(written) ?? written);
      expect(recover(standIn)).toBe(standIn === written ? long : short);
      if (standIn !== written) both++;
    }
    expect(both).toBeGreaterThan(0);
  });

  test.each([...inLanguages, 'ca', null])(
    'comes back by the key alone, as itself or written out, and never as another: in a text of %s',
    (language) => {
      for (const list of lists.all)
        for (const [long, short] of list.shorts) {
          const place = placeIn(lists, foldText(short), language);
          if (place?.list !== list || place.index === null) continue;
          for (const chat of ['a', 'b', 'c', 'd', 'e', 'f']) {
            let standIn: string;
            try {
              standIn = entities.MEDICAL_CONDITION.protect(short, context(chat, language));
            } catch {
              continue;
            }
            const back = entities.MEDICAL_CONDITION.recover(standIn, context(chat, language));
            expect([short, long], `${short}→${standIn}`).toContain(back);
          }
        }
    },
  );

  test.each([
    ['en', 'A-fib', 'atrial fibrillation'],
    ['pt', 'HTA', 'hipertensão'],
  ])('that is the second one of its words comes back written out: %s, %s', (language, short, long) => {
    for (let at = 0; at < 40; at++) {
      const standIn = entities.MEDICAL_CONDITION.protect(short, context(`second ${at}`, language));
      const back = entities.MEDICAL_CONDITION.recover(standIn, context(`second ${at}`, language));
      expect(back?.toLowerCase()).toContain(long);
    }
  });

  test('that nobody writes out is a word like any other', () => {
    const standIns = Array.from({ length: 200 }, (_, at) =>
      entities.MEDICAL_CONDITION.protect('herpes', context(`like any ${at}`, 'en')),
    );
    expect(standIns).toContain('HIV');
  });
});

describe('a pregnancy', () => {
  const others = (word: string, language: string) =>
    entities.MEDICAL_CONDITION.others?.(word, { language, dayFirst: null }) ?? [];

  test.each([
    ['en', 'pregnant'],
    ['en', 'pregnancy'],
    ['de', 'schwanger'],
    ['fr', 'enceinte'],
    ['es', 'embarazada'],
    ['it', 'incinta'],
    ['nl', 'zwanger'],
    ['pl', 'ciąża'],
  ])('without its weeks becomes no illness: %s, %s', (language, word) => {
    expect(others(word, language)).toEqual([]);
  });

  test('leaves the illnesses around it their stand-ins', () => {
    for (const word of ['broken nose', 'heartburn', 'a sore hip']) expect(others(word, 'en')).not.toEqual([]);
    expect(standInsOf('MEDICAL_CONDITION', 'gestational diabetes')).not.toContain('gestational diabetes');
  });
});

describe('a treatment that prevents', () => {
  const treats =
    /medication|retrovir|retrowirus|retroviral|HIV-Medi|trithérapie|hivmedi|hivremm|leki|abort|hormone (?:th|re)|IVF|vitro/i;

  test.each(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'])('becomes none that treats: %s', (language) => {
    for (const word of ['PrEP', 'PEP'])
      for (const standIn of standInsOf('MEDICAL_CONDITION', word, language)) {
        expect(standIn).not.toMatch(treats);
        expect(standIn).not.toBe(word);
      }
  });

  test.each([
    ['en', 'HIV medication'],
    ['de', 'HIV-Medikamente'],
    ['fr', 'trithérapie'],
  ])('is no stand-in of one that treats: %s, %s', (language, word) => {
    for (const standIn of standInsOf('MEDICAL_CONDITION', word, language))
      expect(standIn).not.toMatch(/^(?:PrEP|PEP)$|pill|coil|condom|kondom|impf|vaccin|spirale|stérilet/i);
  });
});

describe('a treatment’s stand-in is a treatment', () => {
  const listed = (language: string): Set<string> =>
    new Set(
      listsOf('MEDICAL_CONDITION')
        .all.filter((list) => list.isTreatment && list.language === language)
        .flatMap(({ words, others }) => [...words, ...others]),
    );

  test.each([
    ['en', 'chemo'],
    ['en', 'PrEP'],
    ['en', 'methadone'],
    ['de', 'Dialyse'],
    ['es', 'quimio'],
    ['fr', 'chimio'],
    ['it', 'radioterapia'],
    ['pt', 'PrEP'],
    ['nl', 'bestraling'],
    ['pl', 'przeszczep'],
  ])('in %s: %s', (language, word) => {
    for (const standIn of standInsOf('MEDICAL_CONDITION', word, language)) expect(listed(language)).toContain(standIn);
  });

  test('also of one in no list, and a placeholder where a language has none', () => {
    const others = (word: string, language: string) =>
      entities.MEDICAL_CONDITION.others?.(word, { language, dayFirst: null }) ?? [];
    for (const word of others('ozone therapy', 'en')) expect(listed('en')).toContain(word);
    for (const word of others('broken nose', 'en')) expect(listed('en')).not.toContain(word);
    expect(others('kemoterapi', 'tr')).toEqual([]);
  });
});

describe('a word that several languages have', () => {
  test('has a stand-in of the text’s own language, without its accents as well', () => {
    const own = wordsOf('MEDICAL_CONDITION', 'es');
    for (const word of ['Alzheimer', 'alzhéimer'])
      for (const standIn of standInsOf('MEDICAL_CONDITION', word, 'es')) expect(own).toContain(standIn.toLowerCase());
  });

  test('that the text’s own does not have is drawn from its own others', () => {
    const shared = placeIn(listsOf('MEDICAL_CONDITION'), 'alzheimer', 'zh');
    expect(shared).toBeNull();
    expect(entities.MEDICAL_CONDITION.others?.('Alzheimer', { language: 'zh', dayFirst: null })).not.toEqual([]);
  });
});
