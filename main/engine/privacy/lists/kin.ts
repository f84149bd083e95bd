/** Who somebody is to another, by language: the one table that rules of ages, sums, trades and names take their words from. */

/** `kindred`: nephews, cousins, grandchildren. `elders`: grandparents, uncles, in-laws. `several`: more than one of them. */
type Kin = 'partners' | 'children' | 'siblings' | 'kindred' | 'friends' | 'parents' | 'elders' | 'several';

/** Each word is an expression of its own; nouns of German have their capital. Swedish "make" is an English verb. */
const table = {
  en: {
    partners: 'wife husband hubby missus partner spouse fiancée? girlfriend boyfriend gf bf',
    children:
      'son daughter kid child boy girl lad lass bairn stepson stepdaughter stepchild godson goddaughter godchild',
    siblings: 'brother sister',
    kindred: 'nephew niece cousin grandson granddaughter grandchild',
    friends: 'friend neighbou?r roommate flatmate housemate',
    parents: 'mother father mom mum dad mummy mommy daddy stepmother stepfather stepmum stepmom stepdad',
    elders:
      'grandmother grandfather grandparent grandm[ou]m grandad granddad grand[mp]a gran granny nan nana uncle aunt auntie aunty',
    several: 'kids children twins grandsons granddaughters grandchildren grandkids',
  },
  de: {
    partners: 'Frau Mann Partner(?:in)?',
    children:
      'Sohn Tochter Kind Junge Mädchen Mädel Bub Bengel Knirps Zwilling Stiefsohn Stieftochter Pflegekind Patenkind Patensohn',
    siblings: 'Bruder Schwester',
    kindred: 'Neffe Nichte Enkel(?:in)?',
    friends: 'Freund(?:in)? Nachbar(?:in)? Mitbewohner(?:in)?',
    parents: 'Mutter Vater Mama Papa',
    elders: 'Oma Opa Großmutter Großvater Onkel Tante Schwiegermutter Schwiegervater Schwager Schwägerin',
    several: 'Kinder Zwillinge',
  },
  fr: {
    partners: 'femme mari copain copine mec nana',
    children: 'fils fille enfant gamine? gosse filleule?',
    siblings: 'frère s[œo]e?ur',
    kindred: 'neveu nièce cousine?',
    friends: 'amie? voisine? colocs?',
    parents: 'mère père maman papa',
    elders:
      'grand-mère grand-père mamie papi papy mémé pépé oncle tante belle-mère beau-père beau-frère belle-sœur belle-soeur',
    several: 'enfants jumeaux jumelles',
  },
  es: {
    partners: 'esposa esposo marido mujer novi[oa]',
    children: 'hij[oa] niñ[oa] chaval[a]? crí[oa] chic[oa] hijastr[oa] ahijad[oa]',
    siblings: 'herman[oa]',
    kindred: 'sobrin[oa] prim[oa] niet[oa]',
    friends: 'vecin[oa]',
    parents: 'madre padre mamá papá mamita papito',
    elders: 'abuel[oa] tí[oa] suegr[oa] cuñad[oa]',
    several: 'hij[oa]s niñ[oa]s herman[oa]s mell?iz[oa]s gemel[oa]s',
  },
  it: {
    partners: 'moglie marito',
    children: 'figli[oa] bambin[oa] ragazz[oa] gemell[oa] figliastr[oa]',
    siblings: 'fratello sorella',
    kindred: 'nipote nipotin[oa] cugin[oa]',
    friends: 'amic[oa] vicin[oa]',
    parents: 'madre padre mamma papà',
    elders: 'nonn[oa] zi[oa] suocer[oa] cognat[oa]',
    several: 'figli gemell[ie]',
  },
  nl: {
    partners: 'vrouw man partner',
    children: 'zoon zoontje dochter dochtertje kind jongen meisje stiefzoon stiefdochter pleegkind',
    siblings: 'broer zus',
    kindred: 'neef nicht',
    friends: 'vriend(?:in)?',
    parents: 'moeder vader mama papa',
    elders: 'oma opa tante oom zwager schoonzus schoonmoeder schoonvader',
    several: 'kinderen tweeling',
  },
  pl: {
    partners: 'żona mąż chłopak dziewczyna',
    children: 'syn córka córeczka dzieck\\p{L} pasierb(?:ica)?',
    siblings: 'brat siostra',
    kindred: 'wnuk wnuczka',
    friends: '',
    parents: 'matka ojciec mama tata',
    elders: 'babcia dziadek ciocia wujek teściow[aej] teść szwagier',
    several: 'dzieci bliźniaki bliźniaczki bliźniacy',
  },
  pt: {
    partners: 'marido mulher esposa esposo namorad[oa]',
    children: 'filh[oa] menin[oa] garot[oa] miúd[oa] put[oa] enteado enteada',
    siblings: 'irmão irmã',
    kindred: 'prim[oa] net[oa]',
    friends: '',
    parents: 'mãe pai',
    elders: 'avó avô ti[oa] sogr[oa] cunhad[oa]',
    several: 'filh[oa]s g[êé]me[oa]s',
  },
  sv: {
    partners: 'fru man (?<=(?:min|din|hennes|hans).)make sambo flickvän pojkvän',
    children: 'son sonen dotter(?:n)? barn tjejen killen grabben fosterbarn',
    siblings: 'bror syster',
    kindred: '',
    friends: 'kompis',
    parents: 'mamma pappa',
    elders: 'mormor morfar farmor farfar moster faster morbror farbror svärmor svärfar svåger svägerska',
    several: 'tvillingar(?:na)?',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Kin, string>>>>;

const alternatives = (lines: readonly string[]): string =>
  [...new Set(lines.flatMap((line) => line.match(/\S+/g) ?? []))].join('|');

/** Alternatives of a regular expression: the words of all languages for some kin. */
export const kin = (...some: readonly Kin[]): string =>
  alternatives(Object.values(table).flatMap((words) => some.map((each) => words[each])));
/** All words of one language for one of them. */
export const kinOf = (code: keyof typeof table): string => {
  const { several: _, ...one } = table[code];
  return alternatives(Object.values(one));
};
