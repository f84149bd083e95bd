/**
 * The writer's kin without "my", where a clause begins with them: "son is in Year 3", "husband lost his job". What is said of
 * them is what is said at home, or a headline and a joke would tell as much. See index.ts.
 */

/** Guesses and the phrases of each kind of kin. */
interface Kin {
  readonly child: string;
  /** More than one, whom a general sentence names as well: "kids love dinosaurs". */
  readonly children: string;
  readonly husband: string;
  readonly wife: string;
  /** Of either, what says that they have no work. */
  readonly jobless: string;
}

const rowsOf = ({ child, children, husband, wife, jobless }: Kin): string => `
family | 4 | has children
  ${child}, ${children}
family | 4 | is or was married
  ${husband}, ${wife}
gender | 2 | is likelier a woman
  ${husband}
gender | 2 | is likelier a man
  ${wife}
occupation | 4 | has a partner out of work
  ${jobless}
`;

const en = {
  atHome:
    "(lost/quit) (his/her/the/a) (job/temper/phone/keys), (is/was) (away/out of work/unemployed/ill/sick/poorly/at work/on nights/working late/deployed/snoring/no help/not/retired/between jobs), (won't/doesn't/hates/snores/refuses/thinks/says/wants/works/needs/keeps/can't/loves/forgot/bought), (and i/and me), has (to/a/been/no/flu/covid/an)",
  together:
    '(are/were) (off/off school/ill/sick/poorly/home/at home/teething/fighting/asleep/being bullied/@number), (start/started/starting) (school/reception/nursery/year/kindergarten/secondary/@ordinal), (have/got/had) (chickenpox/nits/lice/croup/worms/a fever)',
  atSchool:
    "(is/was/are/isn't/aren't) (in/at/off/ill/sick/poorly/home/teething/fighting/asleep/turning/starting/not/being bullied/allergic/@number), (start/starts/started/starting) (school/reception/nursery/year/kindergarten/uni/college/grade/secondary/@ordinal/in/on), (has/have/got/had) (a fever/fever/a cold/chickenpox/an ear/homework/exams/nits/lice/a test/nightmares/a tantrum/croup/worms), (won't/refuse/refuses/hate/hates/doesn't/don't/can't/keep/keeps/love/loves/need/needs/want/wants/cry/cries/bites/failed/broke up), (turns/turned) @number",
};
const de = {
  atHome:
    '(ist/war) (arbeitslos/krank/weg/im ausland/auf montage/in kur/nicht/nie/berufstätig/in rente/depressiv/schwanger/beruflich), (arbeitet/schnarcht/schläft/verdient/kocht/pendelt), (will/möchte) (unbedingt/nicht/kein/keine/keinen/umziehen/ein/eine/einen), (hat/hatte) (seinen/ihren/frei/nachtschicht/nachtdienst/spätschicht/grippe/rücken/keinen/keine/kein), und ich',
  together:
    '(sind/waren) (krank/erkältet/@number), (haben/hatten) (fieber/husten/läuse/scharlach/grippe/bauchweh), kommen (in die/in den/auf die)',
  atSchool:
    '(ist/sind/war) (krank/in der/im/auf der/bei/nicht/erkältet/@number), (geht/gehen/kommt/kommen/kam) (in die/in den/zur/aufs/auf die), (hat/haben/hatte) (fieber/husten/läuse/hausaufgaben/prüfung/abi/mathe/bauchweh/grippe/scharlach/angst), (will/wollen/mag/mögen/möchte) (nicht/kein/keine/unbedingt/nie), (schläft/isst/weint/zahnt/lernt/schreibt) (nicht/schlecht/morgen/nur/nachts/ständig/jede)',
};
const fr = {
  atHome:
    "(est/était) (au chômage/sans emploi/malade/en déplacement/absent/absente/à l'étranger/de nuit/en arrêt/à la retraite), au chômage, sans emploi, en déplacement, (a perdu/a quitté) (son/le), (veut/travaille/ronfle/refuse/bosse/rentre/dort) (pas/un/une/absolument/de/la/le/tard/en), ne veut, ne (dort/travaille/rentre) (pas/plus), et moi",
  together:
    '(sont/étaient) (malades/puni/punis/à la crèche), (ont/avaient) (de la fièvre/la varicelle/des poux), malades, (en/entrent en) (cp/ce @number/cm @number/maternelle)',
  atSchool:
    "(en/entre en/est en/rentre en/passe en) (cp/ce @number/cm @number/maternelle/crèche/primaire/sixième/cinquième/quatrième/troisième/seconde/première/terminale/petite section/grande section), (est/était) (malade/à la crèche/à l'école/puni/punie), (a/avait) (de la fièvre/la varicelle/des poux/un contrôle/mal/des devoirs/le bac), ne (dort/mange/veut/dort pas/travaille) (pas/plus/rien), malade",
};
const es = {
  atHome:
    '(en paro/en el paro/sin trabajo/sin empleo/desempleado/desempleada), (está/estaba) (en paro/en el paro/sin trabajo/malo/mala/enfermo/enferma/fuera/de viaje/de baja/jubilado/jubilada), (perdió/dejó) (el/su), (trabaja/ronca/quiere/viaja) (de/en/mucho/un/una/que/cada/fuera), no (quiere/trabaja/cocina/duerme), (embarazada/enferma/enfermo), de viaje, y yo',
  together:
    '(están/estaban) (malos/enfermos/resfriados), (tienen/tuvieron) (fiebre/tos/piojos/varicela), con fiebre, en (primero/segundo/tercero/cuarto/quinto/sexto/infantil/primaria)',
  atSchool:
    '(en) (primero/segundo/tercero/cuarto/quinto/sexto/infantil/primaria/secundaria/la guardería/bachillerato/el instituto/el cole), (está/va) (en/a) (primero/segundo/tercero/cuarto/quinto/sexto/infantil/la guardería/primaria/el cole/bachillerato), (tiene/tuvo) (fiebre/tos/piojos/exámenes/examen/deberes/varicela/miedo), (está) (malo/mala/enfermo/enferma/resfriado/resfriada), no (quiere/duerme/come/estudia), (empieza) (el cole/la guardería/primaria/el instituto/primero), con fiebre',
};
const it = {
  atHome:
    "(disoccupato/disoccupata/senza lavoro/in cassa integrazione), (è/era) (disoccupato/disoccupata/senza lavoro/malato/malata/via/all'estero/in pensione/in cassa integrazione/in trasferta), (ha perso/ha lasciato) (il/la), (russa/lavora/vuole) (di/in/un/una/sempre/tanto/fuori), non (vuole/lavora/dorme/cucina), e io",
  together: '(hanno/avevano) (la febbre/la tosse/i pidocchi/la varicella), con la febbre, malati',
  atSchool:
    "in (prima/seconda/terza/quarta/quinta) (elementare/media/superiore/liceo/)!, (fa/va) (la/in/al/alla/all') (prima/seconda/terza/quarta/quinta/asilo/nido/elementari/medie/materna), (ha/aveva) (la febbre/la tosse/i pidocchi/la varicella/un compito/gli esami/paura), non (vuole/dorme/mangia/studia), con la febbre",
};
const nl = {
  atHome:
    '(is/was) (werkloos/ziek/weg/in het buitenland/niet/met pensioen/aan het werk/zwanger/thuis), werkloos, (verloor/heeft) (zijn/haar) baan, (werkt/snurkt/wil) (in/niet/nachten/veel/een/per se/geen/altijd/elke), (heeft) (griep/nachtdienst/vrij/geen/een), en ik',
  together:
    '(zijn/waren) (ziek/verkouden/@number), (hebben) (koorts/luizen/waterpokken/buikpijn), (zitten) in (groep/de brugklas)',
  atSchool:
    '(zit/gaat/komt) (in/naar) (groep/de brugklas/de crèche/de opvang/school/havo/vwo/de kleuterklas/@ordinal), (heeft) (koorts/luizen/toets/een toets/huiswerk/waterpokken/buikpijn/examen), (is) (ziek/verkouden/thuis/@number), wil (niet/geen/per se), (slaapt/eet/huilt) (niet/slecht/niks/elke)',
};

/** Each of some kin before each of some phrases. */
const before = (kin: string, phrases: string): string =>
  phrases
    .split(', ')
    .map((phrase) => `^(${kin}) ${phrase}`)
    .join(', ');

const outOfWork: Readonly<Record<string, readonly [kin: string, phrases: string]>> = {
  en: [
    'husband/hubby/wife/partner/boyfriend/girlfriend',
    '(lost/quit) (his/her) job, (is/was) (out of work/unemployed/between jobs)',
  ],
  de: ['mann/frau/freund/freundin/ehemann/ehefrau', 'ist arbeitslos, hat (seinen/ihren) job verloren'],
  fr: [
    'mari/femme/compagnon/compagne/conjoint',
    '(au chômage/sans emploi), est (au chômage/sans emploi), a perdu son (emploi/travail/boulot)',
  ],
  es: [
    'marido/esposo/esposa/pareja',
    '(en paro/en el paro/sin trabajo/desempleado/desempleada), está (en paro/en el paro/sin trabajo), perdió (el/su) trabajo',
  ],
  it: [
    'marito/moglie/compagno/compagna',
    '(disoccupato/disoccupata/senza lavoro), è (disoccupato/disoccupata/senza lavoro), ha perso il lavoro',
  ],
  nl: ['man/vrouw/vriend/vriendin', '(is/) werkloos, (verloor) (zijn/haar) baan'],
};

const kinOf = (
  language: string,
  [child, children, husband, wife]: readonly [string, string, string, string],
  said: typeof en,
): string => {
  const [kin, phrases] = outOfWork[language] ?? ['', ''];
  return rowsOf({
    child: before(child, said.atSchool),
    children: before(children, said.together),
    husband: before(husband, said.atHome),
    wife: before(wife, said.atHome),
    jobless: before(kin, phrases),
  });
};

export const bareKin: Readonly<Record<string, string>> = {
  en: kinOf(
    'en',
    ['son/daughter/kid/toddler/youngest/eldest/teenager', 'kids/twins', 'husband/hubby', 'wife/wifey'],
    en,
  ),
  de: kinOf(
    'de',
    ['sohn/tochter/kind/jüngster/jüngste/ältester/älteste', 'kinder/zwillinge', 'mann/ehemann', 'frau/ehefrau'],
    de,
  ),
  fr: kinOf(
    'fr',
    ['fils/fille/enfant/petit dernier/petite dernière/aîné/aînée', 'enfants/jumeaux', 'mari', 'femme'],
    fr,
  ),
  es: kinOf('es', ['hijo/hija/niño/niña/peque', 'hijos', 'marido/esposo', 'esposa'], es),
  it: kinOf('it', ['figlio/figlia/bimbo/bimba', 'figli', 'marito', 'moglie'], it),
  nl: kinOf('nl', ['zoon/zoontje/dochter/dochtertje/kind/oudste/jongste/tweeling', 'kinderen', 'man', 'vrouw'], nl),
};
