import { oneLine } from '../../patterns/one-line';
import { wordSet, wordsByLanguage } from '../../word-set';
import { namingTrades, tradeWords } from './trades';

/** Join the words of an organisation. Folded. */
const firmJoins = wordSet(
  `
    the of for and in at on st saint sainte san sant santa santo são sankt de la le les los las el il gli dei degli
    dello het aux du des der die das den dem zum zur beim im am vom del della delle di do da dos lo e y et und en ve für
    van voor och og för i w na
  `,
);

/** Legal forms of one word. Folded. */
export const formWords = wordsByLanguage({
  en: 'corp inc incorporated ltd limited llc llp plc',
  de: 'gmbh ag kg ohg gbr ug se ev eg mbh',
  fr: 'sa sas sarl sasu eurl snc',
  es: 'sl slu',
  it: 'spa srl sapa',
  nl: 'bv nv vof',
  sv: 'ab hb',
  fi: 'oy oyj',
  no: 'as asa',
  da: 'aps',
  pl: 'zoo sp spk',
  pt: 'lda ltda eireli',
});

const kinds = wordsByLanguage({
  en: `
    hospital hospitals clinic clinics bank banks university college school academy institute institution centre
    center church parish temple mosque museum library theatre theater hotel restaurant cafe bar pharmacy dental
    medical health healthcare care surgery practice laboratory laboratories labs lab research foundation trust
    charity association society union federation council committee commission ministry department office agency
    bureau authority court police fire club team league company companies corporation co group holding holdings
    partners partnership associates sons brothers consulting consultants consultancy services service solutions
    systems technologies technology tech software digital media studio studios design insurance assurance financial
    finance capital ventures investments investment securities management advisors advisory law legal attorneys
    solicitors accounting realty properties construction engineering industries industrial manufacturing logistics
    transport airlines airways motors automotive energy power electric gas water oil foods food pharma
    pharmaceuticals chemicals press publishing news international national global
  `,
  de: `
    klinik klinikum krankenhaus praxis bank sparkasse versicherung versicherungen universität hochschule schule
    gymnasium institut verein stiftung gesellschaft firma amt ministerium kanzlei apotheke bäckerei werke stadtwerke
    universitätsklinikum universitätsmedizin kreiskrankenhaus volksbank raiffeisenbank landratsamt finanzamt
    amtsgericht volkshochschule grundschule realschule gesamtschule kindergarten
  `,
  fr: `
    banque hôpital clinique université école lycée collège institut société compagnie cabinet association fondation
    ministère mairie assurances assurance pharmacie
  `,
  es: `
    banco hospital clínica universidad escuela colegio instituto sociedad compañía empresa asociación fundación
    ministerio ayuntamiento seguros farmacia grupo
  `,
  it: `
    banca ospedale clinica università scuola liceo istituto società compagnia azienda associazione fondazione
    ministero comune assicurazioni farmacia gruppo studio
  `,
  nl: 'ziekenhuis universiteit hogeschool school stichting vereniging gemeente verzekeringen groep',
  sv: 'banken sjukhus sjukhuset universitet skola stiftelse förening kommun försäkring koncernen',
  fi: 'pankki yliopisto sairaala koulu lukio laitos yhtiö säätiö apteekki ministeriö vakuutus',
  no: 'sykehus',
  da: 'sygehus hospitalet skole apotek forsikring ministeriet selskab',
  pl: `
    szpital przychodnia klinika uniwersytet szkoła politechnika instytut fundacja stowarzyszenie spółka urząd
    ministerstwo ubezpieczenia grupa
  `,
  pt: 'hospital clínica universidade faculdade escola sociedade companhia associação fundação prefeitura seguros grupo',
  tr: 'hastanesi hastane üniversitesi okulu bankası şirketi vakfı derneği holding',
  cs: `
    banka nemocnice univerzita škola fakulta ústav společnost podnik závod lékárna nadace ministerstvo úřad
    pojišťovna
  `,
  hu: 'egyetem kórház iskola gimnázium intézet társaság alapítvány gyógyszertár minisztérium biztosító',
  ro: 'banca spital spitalul universitatea școala școală liceul institutul compania fundația ministerul',
  hr: 'sveučilište bolnica tvrtka zavod ljekarna',
  ru: `
    банк университет институт академия школа лицей гимназия больница поликлиника клиника аптека завод фабрика фонд
    центр группа компания корпорация холдинг агентство бюро министерство управление департамент музей театр
    библиотека гостиница ресторан кафе колледж фирма общество товарищество союз федерация комитет комиссия
    страхование лаборатория имени и
  `,
  uk: 'університет інститут лікарня імені компанія група міністерство',
  bg: 'болница училище дружество банката университетът',
  el: `
    τράπεζα πανεπιστήμιο νοσοκομείο κλινική σχολείο σχολή εταιρεία όμιλος ίδρυμα υπουργείο ινστιτούτο φαρμακείο
    κέντρο και του της των
  `,
  ar: 'شركة بنك جامعة مستشفى مدرسة معهد مؤسسة مصنع مركز وزارة مجموعة صيدلية',
  fa: 'شرکت بانک دانشگاه بیمارستان مدرسه موسسه گروه کارخانه داروخانه',
  he: 'בנק אוניברסיטת אוניברסיטה מכללת חברת קבוצת משרד מכון',
  hi: 'बैंक विश्वविद्यालय अस्पताल विद्यालय कंपनी संस्थान मंत्रालय समूह',
  th: 'บริษัท จำกัด ธนาคาร มหาวิทยาลัย โรงพยาบาล โรงเรียน',
});
/** Say what kind of organisation it is, or join its words. Folded; kept in a surrogate. */
export const organizationWords: ReadonlySet<string> = new Set([...firmJoins, ...formWords, ...kinds]);

/** Whether a word names a kind of firm or house, and is more than a legal form's two letters. Folded. */
export const isFirmKind = (word: string): boolean =>
  word.length > 2 && !firmJoins.has(word) && (organizationWords.has(word) || tradeWords.has(word));

/** Ends of words that are one, in languages that join them: Familienzentrum, Dakdekkersbedrijf, Norrskolan. */
export const organizationEnds = oneLine`
  kasse|amt|gericht|schule|klinik|verein|verband|verwaltung|praxis|dienst|betrieb|büro|zentrum|handlung|gesellschaft
  |versicherung|apotheke|kanzlei|werke|verlag|bedrijf|ziekenhuis|school|vereniging|kantoor|winkel|fonds|centrum
  |praktijk|skolan|skola|boendet|boende|kassan|verket|byrån|byrå|hemmet|sjukhuset|sjukhus|föreningen|förening
  |centralen|mottagningen|mottagning|bolaget|myndigheten|technik|handel|logistik|transporte|elektronik|reisen|laden
  |techniek|teknik|handeln
`;

/** Of those the ones that say what an organisation deals in: alone they name it as often (Digital Energy Group). */
export const sectorWords: ReadonlySet<string> = new Set([
  ...wordSet(`
    dental medical health healthcare care research consulting software digital media studio design insurance financial
    finance capital ventures investments investment securities management advisors advisory law legal accounting
    realty properties construction engineering industries industrial manufacturing logistics transport airlines motors
    automotive energy power electric gas water oil foods food pharma pharmaceuticals chemicals press publishing news
    international national global technology tech solutions systems services inşaat
  `),
  ...namingTrades,
]);
