export const health = `
health | 5 | has trouble with depression or anxiety
  antidepressiv*, =mein therapeut, =meine therapeutin, =mein psychiater, =meine psychiaterin, panikattacke*,
  =meine depression*, burnout, =meine angststörung, psychosomatische reha, suizid*, tagesklinik
health | 5 | went through a trauma
  ptbs, posttraumatisch*
health | 5 | has diabetes
  =mein insulin, (spritze/spritz/spritzen/brauche/nehme) .. insulin, insulinpflichtig*, (bin/als) .. diabetiker*,
  =mein blutzucker, =mein langzeitzucker, unterzucker*, broteinheit*, =meine insulinpumpe
health | 5 | has or had cancer
  chemo, chemotherapie*, bestrahlung, onkolog*, =meine brust-op, =mein tumor, nachsorge, =meine metastasen,
  (nach der/seit der/nach meiner) (brust-op/brustamputation/krebsdiagnose), brustprothese*,
  =(mein/meine) (krebs/metastasen/brustkrebs)!
health | 5 | has a problem with alcohol or drugs
  trocken seit,
  (seit/@number) (jahren/monaten/wochen/tagen) (bin ich/lebe ich/schon/jetzt/) (trocken/clean/abstinent/nüchtern),
  (bin/lebe) (ich/) (seit/schon/jetzt) .. (trocken/clean/abstinent/nüchtern), trockene* alkoholiker*,
  (trinke/trank) .. keinen (alkohol/tropfen) mehr, (trinke/rauche) nicht mehr seit, mit dem trinken aufgehört, entzug,
  entgiftung, anonyme alkoholiker, suchtberatung, rückfall, =mein suchttherapeut, substitution,
  =meine (aa-gruppe/selbsthilfegruppe/suchtgruppe/therapieauflage),
  (selbsthilfegruppe/aa-treffen/suchtklinik/suchttherapie),
  mit (dem koks/kokain/koks/dem kiffen/dem trinken/drogen/dem saufen/heroin/tabletten/dem zocken) aufgehört,
  (weg von/runter von) (den drogen/dem zeug/der nadel)
health | 5 | has ADHD or autism
  =mein adhs, =meine adhs-*, =mein autismus, autist*, reizüberflut*, neurodivergent
health | 4 | has trouble conceiving
  kinderwunsch*, künstliche befruchtung, ivf, =unsere eizellen
health | 4 | has a disability
  =mein rollstuhl, schwerbehinder*, =mein schwerbehindertenausweis, =meine prothese, grad der behinderung,
  =mein hörgerät, (trage/brauche/habe) .. hörgerät*, =mein blindenhund, =mein stoma, im rollstuhl,
  auf (einem/dem linken/dem rechten) (auge/ohr) (blind/taub),
  =(mein/meinem/meinen) (rollator/blindenstock/gebärdendolmetscher/hörgeräten), (sitze/bin) .. im rollstuhl,
  gebärdendolmetsch*, (im/mit/meinem/mein) (rolli/rollstuhl) (fahre/komme/suche/bin/sitze/unterwegs/und),
  (sitze/sitz) .. im (rolli/rollstuhl), barrierefrei* .. (für mich/brauche ich),
  =mein* (stottern/tremor/legasthenie/lese-rechtschreib-schwäche/schwerbehinderung/pflegegrad/taubheit/blindheit/querschnittslähmung/spastik/gdb)!,
  (querschnittsgelähmt/gelähmt/gehörlos/erblindet/schwerhörig/sehbehindert) (seit/bin/und/bin ich),
  =(ich bin/bin ich/bin) .. (gehörlos/taub/blind/schwerhörig/sehbehindert/querschnittsgelähmt/kleinwüchsig),
  =(ich bin/bin) (legastheniker*/autist*/stotterer/stotterin)
health | 4 | has chronic pain or an autoimmune illness
  =mein rheuma*, fibromyalgie, =mein morbus, schmerzklinik, schmerztherapie
health | 4 | has a heart problem
  =mein herzschrittmacher, =mein stent, =mein bypass, blutverdünner, =mein kardiologe, =meine kardiologin
health | 4 | has asthma or allergies
  =mein asthmaspray, =mein notfallspray, =meine desensibilisierung, =mein inhalator
health | 4 | has epilepsy
  =mein epileptischer anfall, krampfanfall
health | 5 | has a kidney problem
  dialyse*, =meine niere*, nierentransplant*, =meine nephrologin, =mein nephrologe, =mein shunt,
  (zur/an der/an die/mache/beginne mit/brauche) (heim/bauchfell/) dialyse, dialysepflichtig*, spenderniere
health | 4 | has a lung or sleep problem
  =meine copd, =mein sauerstoffgerät, =meine lunge, =meine schlafapnoe, schlaflabor, =meine cpap*
health | 4 | has a bowel illness
  =meine colitis, =mein reizdarm, =mein darm!, =meine zöliakie, =mein gastroenterologe, darmspiegelung
health | 5 | had a stroke or a brain injury
  =mein schlaganfall,
  (hatte/erlitt/nach/seit) (dem/einem/einen/meinem/ich einen/ich letztes jahr einen/) (leichten/schweren/kleinen/) schlaganfall,
  (nach/seit) (zwei/drei/meinen/mehreren) schlaganfällen, schlaganfall (gehabt/erlitten/hatte/überlebt),
  =meine hirnblutung, =meine aphasie, neurologische reha, =mein schädel-hirn-trauma
health | 4 | has migraine
  =meine migräne*, triptan*, migränetag*, migräneanfall*
health | 4 | is off work, ill
  krankgeschrieben, krankschreibung, krankengeld, =meine au, wiedereingliederung, hamburger modell
health | 4 | had or awaits an operation
  =meine op, =meine operation, =meine hüft-op, =meine knie-op, =meine neue hüfte, =mein neues knie, =mein künstliches,
  =meine künstliche, =meine transplantation
health | 5 | has to do with: @
  (habe/hatte/hab/bekam/bekomme) .. @illness, (leide/litt/leiden) .. (an/unter) .. @illness,
  (wegen/aufgrund/trotz/mit/nach/seit/gegen/von) (meiner/meines/meinem/meinen/einer/einem) (chronischen/schweren/) @illness,
  =(mein/meine/meiner/meinem/meinen/meines) @illness, mit @illness (diagnostiziert/behandelt), bei mir .. @illness
health | 4 | has to do with: @
  seit meinem @illness, seit meiner @illness, nach meinem @illness,
  =(mein*) (@ordinal/neue/neuer/neues/neuen/letzte/letzten/erste/nächste/) @treatment!,
  (seit/nach/vor/während/zwischen/trotz/wegen) (der/dem/den/meiner/meinem/meinen/einer/einem/) (@ordinal/letzten/schweren/) @treatment!,
  (nehme/bekomme/brauche/habe/hab/trage/benutze/kriege/hatte) .. (einen/eine/ein/meine/meinen/) @treatment!,
  (sitze/bin) .. im (rolli/rollstuhl),
  (bin/komme) (gerade/frisch/noch/) (in/aus/zur) (der/) (reha/psychiatrie/tagesklinik/entgiftung)
health | 4 | has a back problem
  bandscheibenvorf*
health | 4 | has worn joints or a bad back
  =mein* (rücken/knie/schulter/hüfte/bandscheibe*/kreuz/gelenke/handgelenk*) (macht/machen/schmerzt/schmerzen/tut/tun/ist/sind/streikt/will/wollen/bringt/bringen) (nicht/weh/kaputt/mich/immer/seit/hin/im)
health | 4 | broke or tore something
  =mein* (beinbruch/armbruch/bänderriss/kreuzbandriss/meniskusriss/schlüsselbeinbruch/gips)!,
  (bein/arm/knöchel/handgelenk/schlüsselbein) gebrochen
health | 5 | is HIV positive or at risk
  (nehme/nehmen/schlucke) .. (die/) prep
`;
