/** Names that are the same in many languages, medicines above all: see index.ts. */
export const shared = `
place | 4 | lives in the Netherlands
  bsn, burgerservicenummer, digid, huurtoeslag, zorgtoeslag, kinderopvangtoeslag, ov-chipkaart, duo-schuld
place | 4 | lives in Italy
  codice fiscale, tessera sanitaria, =spid, reddito di cittadinanza, isee, =tari, agenzia delle entrate
place | 4 | lives in Poland
  pesel, =nfz, profil zaufany, urząd skarbowy
place | 4 | lives in Sweden
  personnummer, bankid, skatteverket, försäkringskassan, csn
place | 4 | lives in Portugal
  =nif e niss, niss, autoridade tributária, segurança social direta, número de utente
place | 4 | lives in Turkey
  tc kimlik, e-devlet, sgk
place | 4 | lives in Russia
  снилс, госуслуг*, мфц
place | 4 | lives in Japan
  マイナンバー
place | 4 | lives in India
  aadhaar, pan card, upi id, ration card
place | 4 | lives in France
  carte vitale, franceconnect
place | 4 | lives in Germany
  bafög, schufa, bürgergeld, elterngeld, kindergeld, tüv
place | 4 | lives in the United States
  dmv, 401k
place | 4 | lives in the United Kingdom
  council tax, hmrc, dvla
sexuality | 4 | is trans or questions gender
  spironolacton* and estradiol, estradiol, testogel, cyproteron*
health | 5 | has diabetes
  metformin*, ozempic, jardiance, glucophage, novorapid, lantus, januvia, trulicity, glibenclamid*
health | 5 | has trouble with depression or anxiety
  sertralin*, fluoxetin*, citalopram, escitalopram, venlafaxin*, mirtazapin*, bupropion, paroxetin*, duloxetin*,
  prozac, zoloft, lexapro, lexomil, xanax, lorazepam, tavor, alprazolam, diazepam, trankimazin, cymbalta, wellbutrin
health | 5 | has a bipolar or psychotic illness
  lithium, litio, quetiapin*, olanzapin*, lamotrigin*, risperidon*, aripiprazol*, clozapin*, seroquel, abilify,
  valproat*
health | 5 | has ADHD or autism
  ritalin*, adderall, vyvanse, concerta, elvanse, medikinet, strattera, methylphenidat*, lisdexamfetamin*, rubifen
health | 5 | is HIV positive or at risk
  truvada, descovy, biktarvy, genvoya, dolutegravir, antiretroviral*
health | 5 | has or had cancer
  tamoxifen*, letrozol*, anastrozol*, keytruda, herceptin, capecitabin*, imatinib
health | 4 | has a thyroid problem
  levothyrox*, l-thyroxin*, euthyrox, synthroid, levotiroxina, eutirox
health | 4 | has a heart problem
  eliquis, xarelto, warfarin*, marcumar, apixaban, bisoprolol, metoprolol, clopidogrel, ramipril, amiodaron*, sintrom
health | 4 | has asthma or allergies
  ventolin*, salbutamol, albuterol, symbicort, montelukast, xolair
health | 4 | has chronic pain or an autoimmune illness
  methotrexat*, humira, adalimumab, enbrel, prednison*, prednisolon*, infliximab, rituximab, ocrelizumab, tecfidera,
  copaxone, pregabalin*, lyrica, tramadol, tilidin
health | 5 | has a problem with alcohol or drugs
  suboxone, methadon*, buprenorphin*, subutex, naltrexon*, disulfiram, antabus*
health | 5 | has epilepsy
  keppra, levetiracetam, carbamazepin*, lamictal
health | 5 | has Parkinson's disease or dementia
  levodopa, madopar, sinemet, pramipexol*, donepezil, aricept, rivastigmin*
health | 4 | has trouble conceiving
  clomid, clomifen*, gonal-f, ovitrelle, menopur
`;
