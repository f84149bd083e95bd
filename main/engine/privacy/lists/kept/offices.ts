import { wordsByLanguage } from '../../word-set';

/** Kinds of courts, offices and public services. Folded; kept in a firm's name. */
const officeKinds = wordsByLanguage({
  en: 'court courts tribunal police registry office department bureau ministry council service',
  de: 'agentur gericht gerichtshof amt kammer staatsanwaltschaft polizei ministerium krankenhaus klinikum',
  fr: `
    cour conseil caf cpam préfecture commissariat police gendarmerie direction caisse centre service parquet école
    lycée collège chu hôpital ministère mairie maison agence
  `,
  es: `
    juzgado juzgados audiencia fiscalía registro comisaría policía agencia tesorería delegación dirección jefatura
    diputación hospital centro ministerio consejería ayuntamiento corte notaría
  `,
  it: `
    tribunale corte procura prefettura questura agenzia ufficio azienda asl ausl carabinieri polizia ospedale
    istituto comune camera giudice direzione ministero
  `,
  nl: 'rechtbank gerechtshof raad dienst ministerie kinderbescherming politie gemeente ziekenhuis',
  pl: `
    sąd sądu sądem sądzie sądowi prokuratura prokuratury prokuraturze urząd urzędu urzędzie urzędem komenda komendy
    policji szpital szpitala szpitalu szpitalem ośrodek ośrodka ministerstwo straż straży izba zakład zakładu
    starostwo starostwa inspekcja komornik komornika wydział zespół poradnia
  `,
  pt: `
    tribunal vara juízo juizado foro fórum conservatória procuradoria polícia câmara junta secretaria delegacia
    cartório agrupamento unidade
  `,
  tr: 'mahkemesi mahkemesinin müdürlüğü başsavcılığı dairesi',
  ru: 'суд суда суде судом прокуратура отдел отдела отделение управление больница инспекция комиссариат',
  cs: 'soud soudu soudě úřad úřadu zastupitelství',
});

/**
 * Say which of several kinds of court or office it is: Crown Court, Sąd Rejonowy, juzgado de lo social. Folded; kept beside a
 * kind of office, and any words elsewhere (Superior Plumbing, Crown Bakery).
 */
const officeWords = wordsByLanguage({
  en: `
    crown magistrates' county high family district superior supreme circuit municipal appeals sheriff federal
    appellate juvenile probate bankruptcy small claims session sessions justice regional state national civil
    criminal employment immigration social services public revenue customs
  `,
  de: 'arbeit oberster städtisches städtische staatliches öffentliche ordnung',
  fr: `
    judiciaire grande instance proximité commerce administratif administrative correctionnel prud'hommes prud hommes
    appel assises cassation impôts finances publiques publique sous départemental départementale régional régionale
    municipal municipale national nationale primaire allocations familiales maladie travail emploi pénitentiaire
    hospitalier hospitalière universitaire professionnel polyvalent élémentaire trésor enfants particuliers
    entreprises
  `,
  es: `
    primera segunda instancia instrucción familia menores provincial nacional superior justicia supremo civil
    propiedad guardia local municipal tributaria hacienda seguridad general tráfico universitario universitaria
    clínico comarcal regional público pública violencia mujer administrativo administrativa laboral social
  `,
  it: `
    ordinario minorenni sorveglianza appello cassazione assise repubblica entrate sanitaria sanitario locale
    provinciale regionale territoriale municipale civile comprensivo superiore tecnico professionale statale
    commercio tributaria giustizia lavoro
  `,
  nl: 'hoge kinderbescherming eerste aanleg beroep openbaar sociale',
  pl: `
    rejonowy rejonowego rejonowemu rejonowym rejonowa rejonowej rejonową okręgowy okręgowego okręgowemu okręgowym
    okręgowa okręgowej okręgową apelacyjny apelacyjnego apelacyjnemu apelacyjnym apelacyjna apelacyjnej najwyższy
    cywilny karny rodzinny gospodarczy pracy nieletnich wojewódzki wojewódzkiego wojewódzkim wojewódzka powiatowy
    powiatowego powiatowym powiatowe powiatowa powiatowej miejski miejskiego miejskim miejska miejskiej gminny gminy
    administracyjny administracyjnego skarbowy skarbowego skarbowym skarbowa skarbowej celny sądowy sądowym sądowego
    pożarnej miejskie specjalistyczny specjalistycznego kliniczny kliniczna pomocy społecznej społecznych
    ubezpieczeń zdrowia publiczny publicznej stanu cywilnego krajowa
  `,
  pt: `
    judicial relação supremo justiça cível criminal família trabalho especial registo registro predial finanças
    social municipal freguesia público civil militar federal judiciária estadual distrital central regional escolas
    saúde menores fazenda pública eleitoral
  `,
  tr: 'hukuk tüketici vergi nüfus il ilçe milli sağlık halk cumhuriyet asliye ceza',
  ru: 'мировой арбитражный верховный нотариальная пенсионный налоговая центральный',
  cs: 'okresní krajský městský obvodní vrchní státní okresního krajského městského práce sociálního zabezpečení',
});

export const isOfficeKind = (word: string): boolean => officeKinds.has(word);
export const isOfficeWord = (word: string): boolean => officeWords.has(word);
