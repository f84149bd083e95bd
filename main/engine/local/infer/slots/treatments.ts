import { oneLine } from '../../../privacy/patterns/one-line';
import { amongAt } from '../words';

/** What is done to the ill, what they take and carry, and what befell them. */
export const treatments = [
  oneLine`
    surgery|operation|transplant|biopsy|mastectomy|lumpectomy|hysterectomy|vasectomy|c section|caesarean|chemo
    |chemotherapy|radiotherapy|radiation|immunotherapy|dialysis|colonoscopy|endoscopy|angioplasty|bypass|amputation
    |hip replacement|knee replacement|skin graft|bone marrow|stem cell transplant|dressing changes|iv antibiotics
    |steroids|immunosuppressants|chemo port|picc line|catheter|colostomy|ostomy|ostomy bag|stoma|stoma bag
    |feeding tube|insulin pump|pacemaker|stent|stents|cpap|oxygen tank|wheelchair|prosthesis|prosthetic leg|crutches
    |hearing aid|hearing aids|cochlear implant|guide dog|egg collection|egg retrieval|embryo transfer|ivf cycle
    |hormone therapy|physio|physiotherapy|rehab|psych ward|detox|biologics|infusions|infusion|blood thinners
    |painkillers|opioids|inhaler|epipen|hiv meds|lithium|antidepressants|beta blockers|statins|sleeping pills
    |heart attack|stroke|seizure|seizures|miscarriage|relapse|flare up|breakdown|overdose|panic attacks|hot flushes
    |hot flashes|slipped disc|herniated disc|torn acl|shingles|kidney stones|gallstones
  `,
  oneLine`
    op|operation|brust op|knie op|huft op|herz op|schulter op|rucken op|augen op|bypass op|transplantation
    |nierentransplantation|lebertransplantation|chemo|chemotherapie|bestrahlung|immuntherapie|dialyse|biopsie
    |darmspiegelung|mastektomie|amputation|huftprothese|knieprothese|immunsuppressiva|cortison|blutverdunner
    |antidepressiva|schmerzmittel|opioide|schlaftabletten|betablocker|herzschrittmacher|stent|katheter|stoma
    |stomabeutel|sonde|rollstuhl|rolli|rollator|prothese|beinprothese|krucken|horgerat|horgerate|cochlea implantat
    |blindenhund|insulinpumpe|eizellentnahme|embryotransfer|hormontherapie|reha|psychiatrie|entzug|entgiftung
    |infusionen|herzinfarkt|schlaganfall|krampfanfall|fehlgeburt|ruckfall|schub|zusammenbruch|uberdosis|panikattacken
    |bandscheibenvorfall|kreuzbandriss|gurtelrose|nierensteine|gallensteine|lungenembolie|thrombose
  `,
  oneLine`
    operation|greffe|biopsie|mastectomie|hysterectomie|cesarienne|chimio|chimiotherapie|radiotherapie|immunotherapie
    |dialyse|coloscopie|pontage|amputation|prothese|prothese de hanche|prothese de genou|immunosuppresseurs
    |corticoides|cortisone|anticoagulants|antidepresseurs|antidouleurs|somniferes|betabloquants|pacemaker|stent
    |catheter|stomie|poche|sonde|fauteuil|fauteuil roulant|deambulateur|bequilles|appareil auditif|appareils auditifs
    |implant cochleaire|chien guide|pompe a insuline|ponction|transfert d embryon|reeducation|cure|sevrage|perfusions
    |infarctus|avc|crise d epilepsie|fausse couche|rechute|poussee|overdose|crises d angoisse|hernie discale
    |calculs renaux|phlebite|embolie
  `,
  oneLine`
    operacion|cirugia|trasplante|biopsia|mastectomia|histerectomia|cesarea|quimio|quimioterapia|radioterapia|radio
    |inmunoterapia|dialisis|colonoscopia|bypass|amputacion|protesis|inmunosupresores|corticoides|cortisona
    |anticoagulantes|antidepresivos|analgesicos|somniferos|marcapasos|stent|cateter|bolsa de colostomia|estoma|sonda
    |silla de ruedas|andador|muletas|audifono|audifonos|implante coclear|perro guia|bomba de insulina|puncion
    |transferencia de embriones|rehabilitacion|desintoxicacion|infusiones|infarto|ictus|convulsion|aborto|recaida
    |brote|crisis nerviosa|sobredosis|ataques de panico|hernia discal|culebrilla|piedras en el rinon|trombosis
  `,
  oneLine`
    operazione|trapianto|biopsia|mastectomia|cesareo|chemio|chemioterapia|radioterapia|dialisi|colonscopia|bypass
    |amputazione|protesi|immunosoppressori|cortisone|anticoagulanti|antidepressivi|pacemaker|stent|catetere|stomia
    |sedia a rotelle|stampelle|apparecchio acustico|microinfusore|riabilitazione|infarto|ictus|ricaduta
    |aborto spontaneo|attacchi di panico|ernia del disco
  `,
  oneLine`
    operacao|cirurgia|transplante|biopsia|mastectomia|cesarea|cesariana|quimio|quimioterapia|radioterapia|dialise
    |hemodialise|imunossupressores|antidepressivos|marca passo|stent|cateter|bolsa de colostomia|cadeira de rodas
    |muletas|aparelho auditivo|bomba de insulina|infarto|enfarte|avc|derrame|recaida|aborto espontaneo
    |crises de panico|hernia de disco
  `,
  oneLine`
    operatie|transplantatie|niertransplantatie|biopsie|borstamputatie|keizersnede|chemo|chemokuur|bestraling|dialyse
    |bypass|amputatie|prothese|nieuwe heup|nieuwe knie|antidepressiva|bloedverdunners|pacemaker|stent|katheter|stoma
    |rolstoel|rollator|krukken|gehoorapparaat|insulinepomp|revalidatie|hartinfarct|hartaanval|beroerte|miskraam
    |terugval|paniekaanvallen|hernia
  `,
  oneLine`
    operacji|operacja|przeszczepie|przeszczep|chemii|chemia|chemioterapii|radioterapii|dializach|dializie|bypassach
    |amputacji|proteza|rozrusznik|stomia|wózku|wózek|aparat słuchowy|pompa insulinowa|rehabilitacji|zawale|zawał
    |udarze|udar|poronieniu|nawrót
  `,
  oneLine`
    operation|operationen|transplantation|cellgifter|stralbehandling|dialys|amputation|protes|pacemaker|stent|stomi
    |rullstol|rollator|kryckor|horapparat|insulinpump|rehab|hjartinfarkt|stroke|missfall|aterfall|panikattacker
    |diskbrack
  `,
  'ameliyat|ameliyatım|ameliyattan|nakil|kemoterapi|radyoterapi|diyaliz|protez|kalp pili|stent|tekerlekli sandalye|işitme cihazı|insülin pompası|kalp krizi|felç|düşük|panik atak',
];
export const treatmentAt = amongAt(treatments);
