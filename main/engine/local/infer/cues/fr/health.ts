export const health = `
health | 5 | has trouble with depression or anxiety
  antidépresseur*, =mon psy, =ma psy, =mon psychiatre, =ma psychiatre, =ma dépression, crise d'angoisse,
  crises d'angoisse, =mes angoisses, burn-out, idées noires, anxiolytique*
health | 5 | went through a trauma
  stress post-traumatique, =mon sspt
health | 5 | has diabetes
  =mon insuline, (piqûres/piqûre/injections/injection) d'insuline,
  (sous/fais de l'/injecte de l'/pique à l') insuline, (suis/étant) (diabétique/insulinodépendant*), =ma glycémie,
  hypoglycémie, =mon diabétologue, =ma pompe à insuline
health | 5 | has or had cancer
  chimio*, =mon oncologue, radiothérapie, =ma tumeur, =ma mastectomie, en rémission
health | 5 | has a problem with alcohol or drugs
  =mon sevrage, (suis/reste) (sobre/abstinent/abstinente)!, (sobre/abstinent/abstinente/clean) depuis,
  (bois/boit) plus depuis, arrêté (de boire/l'alcool/la drogue), (sans boire/sans alcool/sans consommer) depuis,
  (mois/ans/jours/semaines) (sans boire/sans alcool/de sobriété/d'abstinence),
  alcoolique (abstinent/abstinente/en rémission), alcooliques anonymes, rechute, =mon addiction, cure de désintox*,
  csapa,
  (arrêté/stoppé/lâché) (la/l'/le/les) (coke/cocaïne/héro/héroïne/crack/drogue/alcool/shit/médocs/bouteille/picole)
health | 5 | has ADHD or autism
  =mon tdah, =mon autisme, autiste, neuroatypique, =mon tsa
health | 4 | has trouble conceiving
  pma, fiv, =notre projet bébé, =ma ponction, parcours de fertilité
health | 4 | has a disability
  =mon fauteuil roulant, mdph, =mon handicap, aah, rqth, =ma prothèse, =mon appareil auditif, =mes appareils auditifs,
  porte des (appareils auditifs/prothèses auditives), =ma canne blanche, en fauteuil roulant,
  (sourd/sourde/aveugle) (de/d'une/d'un) (l'oreille/l'œil/oreille/œil),
  =(mon/ma) (déambulateur/canne blanche/interprète en langue), langue des signes,
  (perdu/perds) (l'usage/la vue/l'ouïe/l'audition) (de mes/de mon/de ma/à/dans/depuis),
  (paraplégique/tétraplégique/hémiplégique/malvoyant*/malentendant*/sourd*/aveugle) (depuis/de naissance/et/suite),
  =mon (bégaiement/handicap/aah/tremblement/appareillage),
  =ma (dyslexie/surdité/cécité/canne/paralysie/voiture adaptée)
health | 4 | has chronic pain or an autoimmune illness
  =ma polyarthrite, =ma spondylarthrite, fibromyalgie, =mon rhumatologue, =ma maladie de
health | 4 | has a heart problem
  =mon pacemaker, =mon stent, =mon cardiologue, anticoagulant*, =mon pontage
health | 4 | has asthma or allergies
  =ma ventoline, =mon inhalateur, =mon asthme
health | 5 | has a kidney problem
  dialyse*, dialysé*, hémodialyse*, =mes reins, =mon rein, greffe de rein, =mon néphrologue, =ma fistule
health | 4 | has a lung or sleep problem
  =ma bpco, =mon oxygène, =mes poumons, =mon apnée du sommeil, =mon pneumologue, =ma ppc
health | 4 | has a bowel illness
  =ma maladie de crohn, =ma colite, =mon côlon, =mes intestins, =mon gastro-entérologue, =ma stomie
health | 5 | had a stroke or a brain injury
  =mon avc, (fait/eu/subi) (un/deux) (petit/) avc, (depuis/après/suite à) (mon/l'/un) avc, =mon aphasie,
  =mon traumatisme crânien, depuis l'avc
health | 4 | has migraine
  =ma migraine, =mes migraines, triptan*
health | 4 | is off work, ill
  arrêt maladie, en arrêt de travail, =mon arrêt de travail, en arrêt depuis, en longue maladie,
  mi-temps thérapeutique
health | 4 | had or awaits an operation
  =mon opération, =ma prothèse de hanche, =ma prothèse de genou, =ma greffe
health | 5 | has to do with: @
  (ai/j'ai/avais/eu/depuis) (un/une/de l'/du/des/mon/ma/de la/le/) @illness,
  (souffre/souffrais/atteint/atteinte/diagnostiqué/diagnostiquée) (d'un/d'une/de/d'/du/un/une/) @illness,
  =(mon/ma/mes) @illness, (à cause de/contre/pour/avec) (mon/ma/mes) @illness,
  (soigné/soignée/opéré/opérée/hospitalisé/hospitalisée) (pour/d'un/d'une/de) (un/une/le/la/mon/ma/) @illness
health | 4 | has to do with: @
  =(mon/ma/mes) (@ordinal/@number/dernière/dernier/nouvelle/nouveau/nouveaux/) @treatment!,
  (depuis/après/avant/pendant/entre/suite à/malgré) (mon/ma/mes/la/le/l'/les/une/un) (@ordinal/dernière/) @treatment!,
  (prends/prenais/porte/utilise/ai/j'ai/suis sous/sous/fais/attends/subi/eu) (un/une/des/de la/de l'/du/ma/mon/mes/les/) @treatment!,
  (suis/rentre/sors) (en/de/d'un/de mon/d'une) (cure/centre de rééducation/hôpital psychiatrique/rééducation)
health | 4 | is ill through work
  maladie (pro/professionnelle),
  =(mes poumons/mon dos/mes genoux/mes mains) (sifflent/me lâche/me lâchent/est foutu/sont foutus/brûlent/est bloqué/me font/me fait)
health | 4 | has worn joints or a bad back
  =(mon dos/mes genoux/mon genou/mon épaule/mes épaules/mes mains/ma hanche/mon poignet) (me/est/sont/ne/n') (fait mal/font mal/lâche/lâchent/bloqué/foutu/foutus/en vrac/tient/tiennent)
health | 4 | broke or tore something
  =(ma/mon) (rupture des croisés/rupture des ligaments/entorse/fracture/plâtre/luxation),
  (@ordinal/rupture) rupture des (croisés/ligaments), cassé (la jambe/le bras/la cheville/le poignet/la clavicule)
health | 5 | is HIV positive or at risk
  (prends/prenons/prend/suis sous/sous) (la/) prep
`;
