import { expect, test } from 'vitest';
import { quantities } from '../../../main/engine/privacy/entities/quantities';
import { claims } from '../detect/structured/claims';
import { contextOf } from './context';

/** How long something of somebody's life lasts; and all else that lasts. */

claims('DURATION', {
  found: [
    'She is in the ⟦23rd week⟧ of pregnancy.',
    'Sie ist in der ⟦24. SSW⟧ und ihr ist übel.',
    'Ich bin im ⟦5. Monat⟧ schwanger.',
    'Jestem w ⟦23 tygodniu⟧ ciąży.',
    'Está en la semana ⟦23⟧ de embarazo.',
    "I've been sober for ⟦14 months⟧.",
    'Sober for ⟦three years⟧. How do I tell my kids?',
    'Ich bin seit ⟦drei Jahren⟧ trocken.',
    'We have been married for ⟦12 years⟧ and it is over.',
    'Mein Mann und ich sind seit ⟦14 Jahren⟧ verheiratet.',
    'Seit ⟦14 Jahren⟧ verheiratet, und jetzt das.',
    'Nous sommes mariés depuis ⟦deux ans⟧.',
    'Sono sposata da ⟦22 anni⟧.',
    'Estou casada há ⟦12 anos⟧.',
    'Jestem po ślubie od ⟦dziewięciu lat⟧.',
    'Vi har varit gifta i ⟦12 år⟧.',
    'We zijn al ⟦zes jaar⟧ getrouwd.',
    '我们结婚⟦14年⟧了。',
    'My notice period is ⟦18 months⟧.',
    "I have to give ⟦three months'⟧ notice.".replace("months'⟧", "months⟧'"),
    'Meine Kündigungsfrist beträgt ⟦3 Monate⟧.',
    "J'ai travaillé là pendant ⟦dix-huit mois⟧.",
    'Il est au chômage depuis ⟦deux ans⟧.',
    'Llevo ⟦14 años⟧ trabajando en la misma empresa.',
    'Ik werk hier al ⟦9 jaar⟧.',
    'Pracuję tu od ⟦14 lat⟧ jako spawacz.',
    'She worked there for ⟦2 years and 3 months⟧.',
    'Meine ⟦14-jährige⟧ Betriebszugehörigkeit zählt nichts.',
    'Électricien, ⟦11 ans⟧ d’expérience chez Vigneron Bâtiment.',
    '⟦14 years⟧ at Harlow Joinery, then nothing.',
    'She was sentenced to ⟦3 years⟧ and served ⟦18 months⟧.',
    'Er wurde zu ⟦drei Jahren⟧ Haft verurteilt.',
    'Mon frère a pris ⟦18 mois⟧ de prison.',
    'Mi hijo lleva ⟦8 meses⟧ en la cárcel.',
    'I have been on sick leave for ⟦six weeks⟧.',
    'Meine Mutter liegt seit ⟦10 Tagen⟧ im Krankenhaus.',
    'Jag har varit sjukskriven i ⟦8 månader⟧.',
    'Mia madre è in ospedale da ⟦3 settimane⟧.',
    'Minha mãe está internada há ⟦três semanas⟧.',
    '私は再発して ⟦3 週間⟧入院しました。',
    'My husband has lived here for ⟦22 years⟧.',
    'Er wohnt seit ⟦30 Jahren⟧ hier, meine Schwester seit kurzem.',
    'We broke up ⟦two to three months⟧ ago.',
    '{"name": "Anna Keller", "tenure_years": ⟦14⟧, "notice_period": "⟦3 months⟧"}',
    'name,years_of_service\nAnna Keller,⟦14⟧\nTim Roth,⟦9⟧',
    'Been with the company ⟦eleven years⟧, got a raise.',
    'My last cigarette was ⟦11 weeks⟧ ago.',
    'Meine Mutter pflegt ihn seit ⟦drei Jahren⟧.',
    'Wir zahlen seit ⟦acht Jahren⟧ den Kredit ab.',
    'Seit ⟦14 Monaten⟧ arbeitslos, Anschreiben bitte.',
    'Ça fait ⟦huit mois⟧ que je cherche du travail.',
    'Salgo temprano y vuelvo tarde, llevo así ⟦ocho meses⟧.',
    'Mi ha lasciata ⟦tre mesi⟧ fa e non dormo.',
    'We zijn ⟦twee jaar⟧ gescheiden.',
    'Rzuciłem palenie ⟦siedem tygodni⟧ temu.',
    'Cuido da minha mãe há ⟦sete anos⟧.',
    'Jag har tagit hand om mamma i ⟦fem år⟧.',
    'Anneme ⟦altı yıldır⟧ bakıyorum.',
    '我照顾我妈⟦六年⟧了。',
  ],
  harmless: [
    'I have 12 years of experience.',
    'Bake for 40 minutes and rest it for 2 days.',
    'Retry after 30 seconds, or after 3 days.',
    'Bake it for 3 days and my mother will like it.',
    'My trip takes 3 weeks, then I work from home.',
    'I need a 4 week training plan, I work full time.',
    'The company was founded 12 years ago.',
    'We are looking for a nurse with 5 years of experience.',
    'Wir suchen einen Koch mit 3 Jahren Berufserfahrung.',
    'Employees who have worked for 2 years are entitled to severance.',
    'My laptop has worked for 5 years.',
    'I have worked on this bug for 3 days.',
    'I am sick of waiting 3 weeks for my parcel.',
    'Nelson Mandela spent 27 years in prison.',
    'The king was married for 12 years.',
    'Write a story about a man who spent 20 years in prison.',
    "She'll be back in 3 weeks after her surgery.",
    'I go to therapy every 2 weeks.',
    'I work 5 days a week.',
    'In 3 Jahren will ich in Rente gehen.',
    'Unser Hund ist seit 3 Wochen krank.',
    'Die Probezeit beträgt gesetzlich höchstens 6 Monate.',
    'La période d’essai est de 3 mois selon la loi.',
    'Le contrat dure 24 mois.',
    'El curso dura 6 meses.',
    'La garanzia dura 2 anni.',
    'De cursus duurt 10 weken.',
    'Kurs trwa 3 miesiące.',
    'O curso dura 6 meses.',
    'Kursen pågår i 10 veckor.',
    '这个项目需要3个月。',
    'プロジェクトは3か月かかります。',
    'Antibiotics are usually taken for 7 days.',
    'A pregnancy lasts 40 weeks.',
    "I've been learning French for 3 months.",
    'My visa takes 6 weeks to process.',
    'session_length_days: 14',
    'Look after the plants for 3 weeks while I am away.',
    'Beethoven ist vor 198 Jahren gestorben.',
    'The band broke up 20 years ago; list their albums.',
    'How long does it take to pay off a loan in 5 years?',
    'Llevo 3 días intentando compilar esto.',
    'Ich suche seit 3 Tagen nach einem Bug im Parser.',
    '{"cache_weeks": 3, "lease_months": 18}',
  ],
});

const { read, write, protect, canonical, recover } = quantities.DURATION;

test('the unit stays, and so does what is written around the number', () => {
  for (const [original, form] of [
    ['18 months', /^\d+ months$/],
    ['14-jährige', /^\d+-jährige$/],
    ['24. SSW', /^\d+\. SSW$/],
    ['23rd week', /^\d+(?:st|nd|rd|th) week$/],
    ['3 週間', /^\d+ 週間$/],
    ['two to three months', /^\p{Ll}[\p{Ll}-]* to [\p{Ll}-]+ months$/u],
    ['2 years and 3 months', /^\d+ years and (?:\d|1[01]) months$/],
    ['zweieinhalb Jahre', /^\p{Ll}+einhalb Jahre$/u],
  ] as const)
    expect(protect(original, contextOf())).toMatch(form);
});

test('is read in its unit, and written again', () => {
  expect(read('18 months').map(({ value, unit }) => [Number(value.numerator), unit])).toEqual([[18, 'month']]);
  expect(read('vierzehn Jahren').map(({ unit }) => unit)).toEqual(['year']);
  expect(read('2 years and 3 months').map(({ unit }) => unit)).toEqual(['year', 'month']);
  expect(write('18 months', [{ numerator: 21n, denominator: 1n }])).toBe('21 months');
  expect(canonical('three weeks')).toBe(canonical('3 Wochen'));
  expect(canonical('3 weeks')).not.toBe(canonical('3 months'));
});

test('noise alone leads nowhere back; a stand-in that was enciphered does', () => {
  expect(recover('21 months', contextOf())).toBeNull();
  const { fpe } = quantities.DURATION.alternatives ?? {};
  const surrogate = fpe?.protect('18 months', contextOf()) ?? '';
  expect(surrogate).toMatch(/^\d\d months$/);
  expect(fpe?.recover(surrogate, contextOf())).toBe('18 months');
});
