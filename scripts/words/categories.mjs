/**
 * What a word may tell of a person, and how bad that would be: Rap-LI's ranks 2 to 4. Each category is some of WordNet's
 * trees, named by a noun and the number of its sense, and the topics that WordNet marks. What the law calls special
 * categories of personal data (GDPR, articles 9 and 10) has rank 4.
 */
export const categories = [
  {
    name: 'health',
    rank: 4,
    roots:
      'disease#1 ill_health#1 symptom#1 illness#1 injury#1 disorder#1 medicine#2 drug#1 medical_procedure#1 medical_care#1 pregnancy#1 disability#1 mental_illness#1 mental_disorder#1 depression#1 depression#4 anxiety#1 trauma#2 sick_person#1 pathogen#1 birth_control#1 therapy#1 vaccine#1 surgery#1 medical_examination#1 diagnosis#1 diagnostic_procedure#1 abnormality#1 pain#1 pain#2 prosthesis#1 suicide#1 fertility#2 abortion#1 infection#1 wound#1',
    topics: 'medicine#1 pathology#1 psychiatry#1 pharmacology#1 surgery#1 psychoanalysis#1 immunology#1',
  },
  {
    // Whom one sees for it, and where: another than what one has.
    name: 'care',
    rank: 4,
    roots: 'medical_practitioner#1 hospital#1 clinic#1 nurse#1 health_professional#1 medical_building#1',
    topics: '',
  },
  {
    name: 'sexuality',
    rank: 4,
    roots:
      'sexual_activity#1 homosexual#1 bisexual#1 transsexual#1 sexual_desire#1 prostitute#1 pornography#1 sex#1 sex#3',
    topics: '',
  },
  {
    name: 'religion',
    rank: 4,
    roots:
      'religion#1 religion#2 religious_person#1 religionist#1 clergyman#1 deity#1 place_of_worship#1 religious_ceremony#1 prayer#1 theology#1 sacred_text#1 spiritual_leader#1 atheist#1 nonbeliever#1 worship#1 monk#1 nun#1 cult#1 religious_residence#1 priest#1 church#1 mosque#1 synagogue#1',
    topics: 'religion#1 religion#2 christianity#1 judaism#1 islam#1 hinduism#1 roman_catholic#1 church_building#1',
  },
  {
    name: 'politics',
    rank: 4,
    roots:
      'political_orientation#1 political_party#1 politician#2 politician#1 political_movement#1 labor_union#1 reformer#1 activist#1 revolutionary#1 demonstration#3 protest#3 strike#1 election#1 radical#4 vote#2',
    topics: 'politics#2 government#1',
  },
  {
    name: 'origin',
    rank: 4,
    roots:
      'ethnic_group#1 race#3 immigrant#1 refugee#1 emigrant#1 foreigner#1 minority#1 asylum#1 deportation#1 visa#1',
    topics: '',
  },
  {
    name: 'crime',
    rank: 4,
    roots:
      'crime#1 criminal#1 offender#1 penal_institution#1 prisoner#1 punishment#1 arrest#2  violence#1 abuse#2 gang#3 victim#1 suspect#1 probation#3 parole#1 conviction#2 indictment#1 drug_of_abuse#1 fugitive#1 theft#1 fraud#1',
    topics: 'crime#1 criminal_law#1',
  },
  {
    name: 'money',
    rank: 3,
    roots:
      'debt#1 debt#2 loan#1 financial_loss#1 income#1 tax#1 assets#1 financial_condition#1 poverty#1 payment#1 bankruptcy#3 creditor#1 debtor#1 insurance#1 inheritance#1 mortgage#1 expense#1 wage#1 financial_institution#1 gambling#1 pension#1 security#4 welfare#1',
    topics: 'finance#1 banking#2 accounting#1',
  },
  {
    name: 'law',
    rank: 3,
    roots:
      'legal_proceeding#1 litigant#1 lawyer#1 court#1 legal_document#1 judge#1 lawsuit#1 custody#1 testimony#1 witness#5',
    topics: 'law#2',
  },
  {
    name: 'family',
    rank: 3,
    roots:
      'relative#1 relationship#4 kin#2 spouse#1 marriage#1 marriage#3 wedding#1 divorce#1 adoption#2 lover#2 lover#3 child#2 parent#1 family#1 family#2 widow#1 widower#1 orphan#1 fiance#1 guardian#1 bereavement#1 funeral#1 baby#1 birth#2 death#1 friend#1 neighbor#1 legal_separation#1 affair#2',
    topics: '',
  },
  {
    name: 'work',
    rank: 3,
    roots:
      'occupation#1 worker#1 employer#1 professional#1 businessperson#1 superior#1 colleague#1 employment#1 dismissal#4 unemployment#1 skilled_worker#1 serviceman#1 scientist#1 educator#1 artist#1 entertainer#1 trader#1 official#1 resignation#2 promotion#2 retirement#1 helper#1 assistant#1 student#1 expert#1 intellectual#1',
    topics: '',
  },
  {
    name: 'feeling',
    rank: 2,
    roots:
      'emotion#1 mood#1 emotional_state#1 quarrel#1 hostility#1 humiliation#2 loneliness#1 crying#1 embarrassment#1',
    topics: '',
  },
  {
    name: 'education',
    rank: 2,
    roots:
      'school#1 educational_institution#1 academic_degree#1 course#1 university#3 examination#2 academic_department#1',
    topics: '',
  },
  {
    name: 'place',
    rank: 2,
    roots:
      'building#1 dwelling#1 district#1 municipality#1 city#1 village#1 town#1 body_of_water#1 mountain#1 beach#1 road#1 station#1 airport#1 housing#1 establishment#1 place_of_business#1 workplace#1 park#1 farm#1 institution#1 neighborhood#1 residence#1 country#1 island#1 land_site#1 room#1',
    topics: '',
  },
  {
    name: 'habit',
    rank: 2,
    // No food, clothes or sports: recipes and match reports are about them.
    roots: 'alcohol#1 tobacco#1 pet#1 journey#1 trip#1 vacation#1 diet#1 party#2 party#4 hobby#1',
    topics: '',
  },
];

/** Words that are more often about something else, whatever their senses are. */
export const ordinary = new Set(
  'coverage master masters case cases issue issues point points state states condition conditions process processes party parties order orders matter matters part parts back head heads face hand hands side sides body bodies term terms right rights service services system systems set sets table tables list lists file files code codes model models test tests class classes course courses unit units plan plans program programs programme project projects result results problem problems solution solutions question questions answer answers example examples form forms report reports letter letters email emails message messages summary summaries note notes text texts paragraph paragraphs sentence sentences word words line lines page pages title titles section sections article articles story stories essay essays document documents record records figure figures number numbers name names address addresses date dates time times day days week weeks month months year years hour hours way ways thing things kind kinds type types step steps person people man men woman women human humans user users guest guests author authors reader readers speaker speakers assistant expert experts leader leaders member members group groups team teams board boards agent agents key keys value values rule rules act acts action actions change changes move moves control controls power powers force forces use uses need needs help support work works working job task tasks study studies game games play plays player players run runs draft drafts version versions tip tips detail details feature features function functions method methods object objects server servers driver drivers host hosts client clients manager window windows'.split(
    ' ',
  ),
);

const tree = new Set(['@', '@i']);
const derived = new Set(['+', '\\', '&', '<']);

/** Categories that a verb or an adjective tells as much of as its noun. */
const told = new Set(['health', 'care', 'sexuality', 'religion', 'politics', 'origin', 'crime', 'family', 'feeling']);

/** What WordNet's trees do not tell, by form or lemma. */
export const more = new Map(
  Object.entries({
    health:
      'pregnant depression anxiety psychosis miscarry sertraline metformin ibuprofen prozac zoloft xanax diabetic depressed anxious suicidal autistic asthmatic epileptic allergic sober addicted infertile ill sick unwell disabled obese overweight anorexic bipolar demented dementia diagnosed vaccinated hospitalized medication prescription hiv aids chemo miscarriage menopause insulin symptom',
    care: 'therapist psychiatrist psychologist',
    sexuality:
      'gay lesbian queer homosexual bisexual transgender straight asexual nonbinary heterosexual intersex sexual naked orgasm condom virgin',
    religion:
      'christian muslim jewish catholic protestant hindu buddhist atheist mormon agnostic orthodox baptist evangelical islamic hijab bible koran quran torah rosary ramadan lent halal kosher pilgrimage baptized convert',
    politics:
      'liberal conservative republican democrat socialist communist leftist rightist anarchist feminist unionized voter activism',
    origin:
      'immigrant refugee undocumented migrant asylum naturalized ethnic indigenous mestizo biracial gypsy hispanic latino latina romani kurdish aboriginal inuit creole expatriate expat exile deportee stateless nonwhite multiracial interracial',
    crime:
      'arrested convicted guilty jailed incarcerated imprisoned felon felony assaulted raped molested shoplifting convict',
    money:
      'salary bankrupt broke indebted overdraft mortgage unpaid debt wage pension alimony payday bonus severance jobless',
    family:
      'divorce divorced married widowed engaged separated unmarried single stepson stepdaughter stepmother stepfather girlfriend boyfriend fiancee custody adopted estranged ex',
    work: 'unemployed fired freelance retired intern apprentice',
    feeling: 'lonely ashamed jealous heartbroken grieving humiliated',
  }).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, categories.findIndex((category) => category.name === name)]),
  ),
);

/** By synset: the category it lies in. The first category that a tree or a topic belongs to counts. */
export const createSensitivity = ({ synsets, senses, met }) => {
  const named = (text) =>
    text
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => {
        const [lemma, sense] = name.split('#');
        const id = senses.n.get(lemma)?.[Number(sense) - 1];
        if (id === undefined) throw new Error(`WordNet has no ${name}`);
        return id;
      });
  const rootOf = new Map();
  const topicOf = new Map();
  for (const [index, { roots, topics }] of categories.entries()) {
    for (const id of named(roots)) if (!rootOf.has(id)) rootOf.set(id, index);
    for (const id of named(topics)) if (!topicOf.has(id)) topicOf.set(id, index);
  }
  const known = new Map();
  /** The nearest root above; null where none. */
  const above = (id) => {
    if (known.has(id)) return known.get(id);
    known.set(id, null);
    const { pointers } = synsets.get(id);
    const up = pointers.filter(({ symbol }) => tree.has(symbol)).map(({ to }) => to);
    const topic = pointers.filter(({ symbol }) => symbol === ';c').map(({ to }) => topicOf.get(to));
    const found =
      rootOf.get(id) ??
      topic.find((index) => index !== undefined) ??
      up.map(above).find((index) => index !== null) ??
      null;
    known.set(id, found);
    return found;
  };
  /** A verb's or an adjective's noun: "arrest", "pregnant". */
  const related = (id) =>
    synsets
      .get(id)
      .pointers.filter(({ symbol, to }) => derived.has(symbol) && to.startsWith('n'))
      .map(({ to }) => above(to))
      .find((index) => index !== null && told.has(categories[index].name)) ?? null;

  /** The category that most of a reading's use lies in; null where none does. */
  return ({ form, lemma, pos, ids }) => {
    const told = more.get(form) ?? more.get(lemma);
    if (told !== undefined) return told;
    if (ordinary.has(form)) return null;
    const shares = new Map();
    let total = 0;
    for (const [index, id] of ids.entries()) {
      const weight = met(lemma, id) + 1 / (index + 1);
      const category = pos === 'n' ? above(id) : related(id);
      total += weight;
      if (category !== null) shares.set(category, (shares.get(category) ?? 0) + weight);
    }
    const [most] = [...shares].sort((a, b) => b[1] - a[1]);
    return most !== undefined && most[1] / total >= 0.5 ? most[0] : null;
  };
};
