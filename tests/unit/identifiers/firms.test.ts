import { describe, expect, test } from 'vitest';
import { cipherCharacters } from '../../../main/engine/privacy/entities/formats/characters';
import { organization } from '../../../main/engine/privacy/entities/organization';
import { firmWord, foldName, isFamily, legalForms, names } from '../../../main/engine/privacy/lists';
import { formWords, organizationWords, tradeWords } from '../../../main/engine/privacy/lists/kept';
import { wordSet } from '../../../main/engine/privacy/word-set';
import { contextOf } from './rounds';

const contexts = ['one', 'two', 'three', 'four'].map(contextOf);

describe('the form of a firm and what it is stay in every script, its name changes', () => {
  test.each([
    ['和平科技有限公司', /^\p{Script=Han}{2,3}科技有限公司$/u, '和平'],
    ['深圳市腾云网络股份有限公司', /网络股份有限公司$/u, '腾云'],
    ['北风商事株式会社', /^\p{Script=Han}{2}商事株式会社$/u, '北风'],
    ['株式会社北風商事', /^株式会社\p{Script=Han}{4}$/u, '北風'],
    ['锦程物流', /^\p{Script=Han}{2}物流$/u, '锦程'],
    ['清华大学', /^\p{Script=Han}{2}大学$/u, '清华'],
    ['招商银行', /^\p{Script=Han}{2}银行$/u, '招商'],
    ['科技有限公司', /^\p{Script=Han}{2}有限公司$/u, '科技'],
    ['한빛대학교', /^\p{Script=Hangul}{2}대학교$/u, '한빛'],
    ['한빛전자 주식회사', / 주식회사$/u, '한빛'],
    ['ООО «Северный ветер»', /^ООО «\p{Script=Cyrillic}+ \p{Script=Cyrillic}+»$/u, 'Северный'],
    ['АО Вектор', /^АО /u, 'Вектор'],
    ['Ромашка ООО', / ООО$/u, 'Ромашка'],
    ['Банк Зенит', /^Банк /u, 'Зенит'],
    ['Praxis Dr. Fiebig', /^Praxis Dr\. \p{L}+$/u, 'Fiebig'],
    ['Kanzlei Prof. Dr. Zierhut', /^Kanzlei Prof\. Dr\. \p{L}+$/u, 'Zierhut'],
    ['ТОВ "Калина"', /^ТОВ "/u, 'Калина'],
    ['UAB "Žalgė"', /^UAB "/u, 'Žalgė'],
    ['شركة النور للتجارة', /^شركة /u, 'النور'],
    ['חברת אלון בע"מ', /^חברת \p{Script=Hebrew}+ בע"מ$/u, 'אלון'],
    ['Ελληνική Τράπεζα Α.Ε.', / Τράπεζα Α\.Ε\.$/u, 'Ελληνική'],
    ['Banca de los Andes S.A.', /^Banca de los \p{L}+ S\.A\.$/u, 'Andes'],
    ['Nemocnice Horka', /^Nemocnice /u, 'Horka'],
    ['Lichtblick Medien UG (haftungsbeschränkt)', / UG \(haftungsbeschränkt\)$/u, 'Lichtblick'],
    ['Saltmarsh Analytics DAC', / DAC$/u, 'Saltmarsh'],
    ['Haberkorn Antriebstechnik', /technik$/u, 'Haberkorn'],
    ['Szkole Podstawowej Kalinek', /^Szkole Podstawowej /u, 'Kalinek'],
    ['centro de salud La Ñora', /^centro de salud La /u, 'Ñora'],
    ['Batiplus Rénovation', / Rénovation$/u, 'Batiplus'],
    ['Orvelau Holzbau GmbH', /^\p{L}+ Holzbau GmbH$/u, 'Orvelau'],
    ['Vidraria Solmonte', /^Vidraria /u, 'Solmonte'],
    ['Kestrelby Co-operative', / Co-operative$/u, 'Kestrelby'],
    ['Torosbaş Otomotiv', / Otomotiv$/u, 'Torosbaş'],
    ['安和診所', /^\p{Script=Han}{2}診所$/u, '安和'],
    ['恒信纸业有限公司', /^\p{Script=Han}{2}纸业有限公司$/u, '恒信'],
    ['Préstamos Ya', /^Préstamos /u, 'Ya'],
    ['Fa. Orvelau & Söhne', /^Fa\. \p{L}+ & Söhne$/u, 'Orvelau'],
    ['Ets Orvelau & Fils', /^Ets \p{L}+ & Fils$/u, 'Orvelau'],
    ['Sté Orvelau et Fils', /^Sté \p{L}+ et Fils$/u, 'Orvelau'],
    ['Cía. Orvelau e Hijos', /^Cía\. \p{L}+ e Hijos$/u, 'Orvelau'],
    ['Gebr. Orvelau GmbH', /^Gebr\. \p{L}+ GmbH$/u, 'Orvelau'],
  ])('%s', (value, form, name) => {
    const surrogates = contexts.map((context) => organization.protect(value, context));
    for (const [at, surrogate] of surrogates.entries()) {
      expect(surrogate).toMatch(form);
      expect(organization.recover(surrogate, contexts[at] ?? contextOf(''))).toBe(value);
    }
    expect(surrogates.filter((surrogate) => surrogate.includes(name)).length).toBeLessThan(2);
  });

  // The words that detection tells a firm, a family's firm or a house of flats by: without them it is found no more.
  test.each([
    ['Orvelau & Töchter', / & Töchter$/u],
    ['Orvelau & Partner', / & Partner$/u],
    ['Orvelau et Associés', / et Associés$/u],
    ['Orvelau y Asociados', / y Asociados$/u],
    ['Orvelau e Associados', / e Associados$/u],
    ['Orvelau en Zoon', / en Zoon$/u],
    ['Orvelau & Sønner', / & Sønner$/u],
    ['Orvelau i Wspólnicy', / i Wspólnicy$/u],
    ['Orvelau & synové', / & synové$/u],
    ['Orvelau Orphanage', / Orphanage$/u],
    ['Orvelau Mutual', / Mutual$/u],
    ['Orvelau Estates', / Estates$/u],
    ['comunidad de propietarios Orvelau', /^comunidad de propietarios /u],
    ['Condominio Orvelau', /^Condominio /u],
    ['Condomínio Orvelau', /^Condomínio /u],
    ['copropriété Orvelau', /^copropriété /u],
    ['Eigentümergemeinschaft Orvelau', /^Eigentümergemeinschaft /u],
    ['Wspólnota Mieszkaniowa Orvelau', /^Wspólnota Mieszkaniowa /u],
    ['Brf Orvelau', /^Brf /u],
    ['Taloyhtiö Orvelau', /^Taloyhtiö /u],
    ['Orvelau Robotics', / Robotics$/u],
    ['Muebles Orvelau', /^Muebles /u],
  ])('%s stays one of its kind', (value, form) => {
    for (const context of contexts) {
      const surrogate = organization.protect(value, context);
      expect(surrogate).toMatch(form);
      expect(surrogate).not.toMatch(/orvelau/i);
      expect(organization.recover(surrogate, context)).toBe(value);
    }
  });

  const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const alone = [
    ...[
      'Mobility Energy GmbH',
      'Estate Robotics',
      'Metalúrgica 24',
      'Bygg Bau AG',
      'Partner Ltd',
      'Partner Estates Ltd',
    ],
    ...[
      'Estate Partner Mutual Ltd',
      'WEG GmbH',
      'WEG S.A.',
      'WEG',
      'Riksbyggen AB',
      'Riksbyggen',
      'HSB Ltd',
      'SVJ s.r.o.',
    ],
    ...['VvE BV', 'Cie SARL', 'Bank AG', 'Catering GmbH', 'Brigade LLP', 'Court 24 Ltd', 'Zn BV'],
  ];
  test.each(alone)('%s is called by what it deals in alone, and does not stay', (value) => {
    for (const context of contexts) {
      const surrogate = organization.protect(value, context);
      for (const word of value.split(' '))
        if (!legalForms.has(word) && !formWords.has(foldName(word))) expect(surrogate.split(' ')).not.toContain(word);
      expect(organization.recover(surrogate, context)).toBe(value);
    }
  });

  test('no firm of kinds alone stays beside a legal form, whatever kinds they are', () => {
    const words = [...organizationWords, ...tradeWords].filter(
      (word) => /^\p{Script=Latin}+$/u.test(word) && !formWords.has(word),
    );
    const forms = ['GmbH', 'Ltd', 'S.A.', 's.r.o.', 'AB', 'SARL', 'LLP', 'Kft.'];
    const firms = words.flatMap((word, at) => {
      const others = [at * 7 + 3, at * 31 + 11].map((place) => words[place % words.length] ?? '');
      return [1, 2, 3].map((count) =>
        [...[word, ...others].slice(0, count).map(title), forms[at % forms.length]].join(' '),
      );
    });
    const [context = contextOf('')] = contexts;
    const surrogates = firms.map((firm) => organization.protect(firm, context));
    expect(firms.filter((firm, at) => surrogates[at] === firm)).toEqual([]);
    const some = surrogates.flatMap((surrogate, at) => (at % 10 === 0 ? [{ surrogate, firm: firms[at] }] : []));
    expect(some.filter(({ surrogate, firm }) => organization.recover(surrogate, context) !== firm)).toEqual([]);
  });

  test.each([
    ['Weber & Stahl GmbH', 'Stahl'],
    ['Harper & Steel LLP', 'Steel'],
    ['Anton Stahl & Töchter', 'Stahl'],
    ['Marine Solar', 'Marine'],
  ])('%s: a family name does not stay beside another', (value, name) => {
    for (const context of contexts) expect(organization.protect(value, context)).not.toContain(name);
  });

  test('of what families are called only common kinds of firms stay', () => {
    const common = wordSet(`
      grill high castle manor hall lodge chambers kita chu sepe castillo palacio mutua quinta câmara politi sant delle lo
      bank banks center church parish temple company co brothers law power sas
    `);
    const isFamilyName = (word: string): boolean => isFamily(names.get(word));
    const kept = [...organizationWords, ...tradeWords].filter(isFamilyName);
    expect(kept.filter((word) => !common.has(word))).toEqual([]);
    expect([...common].filter((word) => !kept.includes(word))).toEqual([]);
  });

  test('an English word that firms are called with becomes another such', () => {
    const words = ['hollow', 'lantern', 'harbor', 'glacier'].map((word) => firmWord(word)?.name);
    expect(new Set(words)).toEqual(new Set(['firm en']));
    expect(firmWord('yesterday')?.name).toBe('firm');
  });

  test.each(['有限公司', '大学', 'ООО', 'Oy Karhu', 'PT Sinar', '株式会社'])('%s comes back', (value) => {
    for (const context of contexts)
      expect(organization.recover(organization.protect(value, context), context)).toBe(value);
  });

  test('a space before a firm is no part of what it becomes', () => {
    for (const context of contexts)
      for (const firm of ['Venture', 'Recording', 'Serious', 'Ability', 'Resonance', 'Nordwind'])
        expect(organization.protect(` ${firm}`, context)).toBe(` ${organization.protect(firm, context)}`);
  });

  test('a name becomes none that ends as a form does: each has one way back', () => {
    const [context = contextOf('')] = contexts;
    const names = Array.from({ length: 400 }, (_, i) =>
      [0x4e00 + i * 7, 0x5000 + i * 11, 0x6000 + i * 5, 0x7000 + i * 3]
        .map((code) => String.fromCodePoint(code))
        .join(''),
    );
    const images = [...names, ...names.map((name) => `${name.slice(0, 2)}公司`)].map((name) =>
      organization.protect(name, context),
    );
    expect(new Set(images).size).toBe(images.length);
    expect(images.slice(0, names.length).filter((image) => /(?:公司|大学|医院|银行)$/u.test(image))).toEqual([]);
  });
});

test('a word that is made up letter by letter has none that only another language of its script has', () => {
  for (const { cipher } of contexts) {
    expect(cipherCharacters(cipher, 'encipher', 'северный')).toMatch(/^[а-яё]{8}$/);
    expect(cipherCharacters(cipher, 'encipher', 'للتجارة')).toMatch(/^[ء-ي]{7}$/);
    expect(cipherCharacters(cipher, 'encipher', 'њушка')).toMatch(/^[^а-яё][а-яё]{4}$/);
  }
});
