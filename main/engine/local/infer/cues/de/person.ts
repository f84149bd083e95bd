export const person = `
identity | 4 | is the only one of a kind there
  (der/die) einzige (frau/mann/schwarze/türkin/türke/ausländer/ausländerin/muslimin/muslim/ärztin/arzt/pflegerin/pfleger/lehrerin/lehrer) (im/in der/auf der/an der) (team/kollegium/station/abteilung/klasse/schule/dorf/büro/firma/schicht/belegschaft),
  =als (einziger/einzige) (frau/mann/schwarze/türkin/türke/ausländer/ausländerin/muslimin/muslim/ärztin/arzt/pflegerin/pfleger/lehrerin/lehrer) (im/in der/auf der/an der) (team/kollegium/station/abteilung/klasse/schule/dorf/büro/firma/schicht/belegschaft),
  =(ich bin/bin ich/ich war/war ich) (hier/dort/inzwischen/jetzt/leider/noch/) (der/die) einzige (gelernte/gelernter/ausgebildete/ausgebildeter/weibliche/männlicher/neue/neuer/junge/junger/hauptamtliche/hauptamtlicher/verbliebene/verbliebener/) @job,
  als (einzige/einziger) (gelernte/gelernter/ausgebildete/ausgebildeter/weibliche/männlicher/neue/neuer/junge/junger/hauptamtliche/hauptamtlicher/verbliebene/verbliebener/) @job,
  =(ich bin/bin ich/ich war/war ich) (hier/seit ../) (der/die/) (neue/neuer/) (bürgermeister*/ortsvorsteher*/pfarrer*/pastor*/arzt/ärztin/hausarzt/hausärztin/hebamme/apotheker*/lehrer*/tierarzt/tierärztin/briefträger*/förster*/bäcker*/metzger*/schmied/küster*/organist*) (in/von/auf/für/) (einer/einem/eines/unserer/unserem/unseres/der/dem/meinem) (kleinen/winzigen/abgelegenen/) (dorf/gemeinde/insel/tal/ort/weiler/städtchen/kleinstadt/pfarrei),
  =(ich bin/bin ich/ich war) (der/die/) (dorfarzt/dorfärztin/landarzt/landärztin/dorfpfarrer*/dorfschullehrer*/inselarzt/inselärztin/ortsvorsteher*/dorfbäcker*/dorfschmied),
  als (der/die/) (dorfarzt/dorfärztin/landarzt/landärztin/dorfpfarrer*/dorfschullehrer*/inselarzt/inselärztin/ortsvorsteher*/dorfbäcker*/dorfschmied),
  (der/die) einzige (weibliche/männliche/türkische/muslimische/schwarze/schwule/lesbische/gehörlose/alleinerziehende/) (frau/mann/mutter/vater/mädchen/junge/ausländer/ausländerin) (im/in der/auf der/an der/bei der/unter/beim/am)
age | 5 | is at school, under 20
  mache abitur, mache gerade abitur, mache mein abi*, mache gerade mein abi*, schreibe abitur, schreibe mein abi*,
  abiklausur*, mündliche abiturprüfung, in der 7 klasse, in der 8 klasse, in der 9 klasse, in der 10 klasse,
  in der 11 klasse, =meine klassenlehrerin, =mein klassenlehrer, =meine konfirmation, abiball, nachsitzen,
  schülerpraktikum, =mein taschengeld, =mein realschulabschluss
age | 4 | is likely over 55
  =meine enkel*, =meinen enkel*, =mein enkel*, in rente, =meine rente, rentner*, altersteilzeit, seniorenheim,
  vorruhestand, rente reicht, altersrente, witwenrente, rentenbescheid, mütterrente,
  =mein* (schwiegersohn/schwiegertochter)
age | 3 | is likely between 40 and 60
  wechseljahr*, hitzewallung*, =meine midlife, =meine pubertierende*
age | 5 | is likely over 55
  =mein urenkel*, =meine urenkel*
age | 4 | is at school, under 20
  =ich gehe in die (@ordinal/@number) klasse, =ich bin in der (@ordinal/@number) klasse
age | 5 | was born around @-19
  (abitur/abi/matura/schulabschluss/abiturjahrgang/abi-jahrgang/abschlussjahrgang) (im jahr/war/gemacht/von/jahrgang/) @yy,
  (abitur/abi/matura) .. (im jahr/von) @year, @year .. (abitur/abi/matura) gemacht,
  =(ich/wir) (habe/haben/hab) @year .. (abitur/abi/matura)
age | 6 | was born around @-0
  jahrgang @yy, baujahr @yy bin ich
age | 5 | was born around @-26
  (examen/staatsexamen/diplom/approbation/promotion) .. (gemacht/bestanden/abgelegt) @year,
  (seit/im jahr) @year (approbiert/promoviert/zugelassen),
  =(ich/wir) (habe/haben/hab) @year .. (examen/staatsexamen/diplom/approbation/promoviert/promotion),
  (examen/staatsexamen/diplom/meisterprüfung/gesellenprüfung) (im jahr/) @year
age | 4 | was born around @-25
  (geheiratet/verheiratet) (seit/im jahr/) @year, seit @year verheiratet, haben @year geheiratet
age | 4 | was born around @-64
  (seit/im jahr) @year .. (in rente/im ruhestand/pensioniert)
age | 4 | is about @+19 years old
  (abi/abitur/matura/schulabschluss/schulzeit) .. @number (jahre/jahren) (her/zurück),
  (vor/nach/seit) @number jahren .. (abi/abitur/matura/schulabschluss),
  @number jahre (ist/sind/) (nach/seit/) (dem/meinem/unserem/mein/unser) (abi/abitur/matura),
  @number jähriges (abi*/klassen*/jahrgangs*/matura*), @number jährige (abi*/klassen*/jahrgangs*/matura*),
  (zehn/zwanzig/dreißig/vierzig/fünfzig)jährige* (abitreffen/klassentreffen/jahrgangstreffen/abi-treffen)
age | 4 | is likely over @+20
  @number jahre (verheiratet/ehe), seit @number jahren verheiratet, nach @number jahren ehe
age | 4 | is likely over @+18
  @number (jahre/jahren) (berufserfahrung/im beruf/im dienst/betriebszugehörigkeit/unter tage/auf dem bau),
  @number (jahre/jahren/jahr) (lang/) (in der/im/auf dem/auf der/bei der/als/unter) (einem/einer/) (@trade/@site/@job),
  seit @number jahren .. (nachtbus/bus/taxi/lkw/schicht/dienst/beruf/betrieb/firma)
age | 3 | is about 18 to 25
  (mache/mach/im/beim) (ein/mein/) (fsj/bfd/föj/bundesfreiwilligendienst), freiwilliges soziales jahr
gender | 6 | is a woman
  =als mutter, =als frau, =ich bin mutter, schwangerschaftswoche, bin schwanger, =meine schwangerschaft,
  =meine periode, =mein frauenarzt, =meine frauenärztin, mutterschutz, kaiserschnitt, stille, =meine fehlgeburt,
  =meine gebärmutter, =meine endometriose, =meine hebamme, wochenbett, =mein entbindungstermin, =ich bin eine frau,
  =ich bin ein mädchen, =als mädchen, =als tochter, =als schwester, =als ehefrau,
  =(ich bin/bin ich) (eine/) (witwe/rentnerin/oma/mama/hausfrau), als (eine/) (witwe/rentnerin/oma/mama/hausfrau),
  (bin/ich bin) im (@ordinal/@number) monat,
  =meine (mitschwestern/wechseljahre/regel/tage ausbleiben/mammografie/spirale/pille/frauenärztin),
  (den/meine) mitschwestern,
  =(ich bin/bin ich/bin) .. gelernte (verkäuferin/schneiderin/köchin/friseurin/bürokauffrau/erzieherin/krankenschwester),
  gelernte (verkäuferin/schneiderin/köchin/friseurin/bürokauffrau/erzieherin/krankenschwester/bankkauffrau),
  ich stille, als (ältere/junge/alleinerziehende/berufstätige/schwarze/) (frau/mutter),
  als (betriebsrätin/muslima/rentnerin/studentin/lehrerin/ärztin/pflegerin/erzieherin/bürgermeisterin/beamtin/selbstständige/chefin/köchin/verkäuferin/künstlerin/trainerin/schülerin/witwe),
  im frauenhaus (bin/hab/habe/lebe/wohne)
gender | 6 | is a man
  =als vater, =als mann, =ich bin vater, =meine prostata, =mein bart, =mein urologe, vatermonat*, =meine vasektomie,
  =mein junggesellenabschied, =ich bin ein mann, =ich bin ein junge, =als junge, =als sohn, =als bruder, =als ehemann,
  (war/bin) ich (ministrant/messdiener/pfadfinder/schüler/student/lehrling),
  als (ministrant/messdiener/pfadfinder/lehrling/witwer),
  =(ich bin/bin ich) (ein/) (witwer/rentner/opa/papa/familienvater/hausmann),
  als (ein/) (witwer/rentner/opa/papa/familienvater/hausmann),
  als (älterer/junger/alleinerziehender/schwarzer/schwuler/queerer/) (mann/vater/trainer/lehrer/erzieher/pfleger),
  als (betriebsrat/muslim/rentner/student/bürgermeister/beamter/selbstständiger/koch/künstler/trainer/schüler/witwer/zivi),
  (bin/war) (ich/) (betriebsrat/ministrant/messdiener/rentner/student/witwer), (meine/meiner/der/die) prostata
gender | 2 | is likelier a woman
  =mein mann, =meinem mann, =meinen mann, =mein freund und ich, =mein brautkleid
gender | 2 | is likelier a man
  =meine frau, =meiner frau, =meine freundin und ich
gender | 5 | is a woman
  =meine (wehen/senkwehen/gynäkolog*/frauenarztpraxis/stillzeit/morgenübelkeit),
  (mein/passt kein/kein) bh (passt/mehr/drückt), als (muslima/muslimin/katholikin/christin/jüdin/mutter/oma),
  =(ich bin/bin ich) (eine/) (muslima/muslimin/katholikin/christin/jüdin),
  (obwohl/weil/da/dass) ich (eine/) (muslima/muslimin/katholikin/christin/jüdin/frau/mutter) bin
family | 6 | is or was married
  =mein mann, =meinem mann, =meinen mann, =meine frau, =meiner frau, =mein ehemann, =meine ehefrau,
  =meine schwiegermutter, =meiner schwiegermutter, =mein schwiegervater, =meine schwiegereltern, =meine schwägerin,
  =mein schwager, hochzeitstag,
  =(mein/meine/meinen/meinem) (gatte/gattin/schwiegermutter/schwiegersohn/schwiegertochter),
  =(mein*/unser*) (schwager/schwägerin/schwiegereltern/schwiegermutter/schwiegervater/schwiegersohn/schwiegertochter/hochzeit/ehe/trauzeug*/ehevertrag)!,
  (wir/ich) (heirate/heiraten) (im/in/nächst*/am)
family | 6 | has children
  =mein sohn, =meinem sohn, =meinen sohn, =meine tochter, =meiner tochter, =meine kinder, =meinen kindern, =mein kind,
  =unser sohn, =unsere tochter, =unsere kinder, =als mutter, =als vater, =mein baby,
  =meine kleine (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen),
  kita-platz, elterngeld, elternzeit, kindergeld, =die kinder sind beim, =die kinder sind bei ihrem,
  =die kinder sind bei ihrer, mit zwei kindern, mit drei kindern, mit vier kindern, mit zwei kleinkindern,
  mit kleinkind, mit kleinkindern, mit säugling, =unsere kita, =meine kita, =unsere tagesmutter,
  =(unsere/meine) (zwillinge/stieftochter),
  =(unsere/meine) (kleinen/älteste/jüngste) (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen),
  =(mein/unser) (kleiner/ältester/jüngster/großer) (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen),
  =mein (stiefsohn/säugling),
  (ziehe/ziehen/erziehe/erziehen/habe/haben/mit) (meine/meinen/unsere/unseren/) (@number/) (kleine/kleinen/junge/jungen/) (kinder*/söhne/söhnen/töchter/töchtern/jungs/mädchen/zwillinge*),
  mit (meinen/unseren/) @number (kleinen/) (kindern/söhnen/töchtern/jungs/mädchen),
  (mit/habe/haben/hab/für) (@number/meine/meinen/meine @number/meinen @number/unsere/unseren) (kleine/kleinen/lieben/süßen/pubertierende/pubertierenden/) @kids!,
  =(mein*/unser*) (frühchen/zwillingsmädchen/drillinge/kita-kind/schulkind/erstklässler/grundschulkind/kindergartenkind/teenager/pubertier)!,
  =(mein*/unser*) (frühchen-zwillinge/einjährige*/zweijährige*/dreijährige*/vierjährige*/fünfjährige*/sechsjährige*/siebenjährige*/achtjährige*/neunjährige*),
  kinderzimmer, =(unseren/unserem/meines/meinem/meinen) (sohn/kind/baby), =(unserer/unsere/meiner) (tochter/kleinen),
  =(unser/mein) (großer/kleiner/ältester/jüngster) (kommt/geht/wird/hat/ist/zahnt), schultüte,
  =(meine/unsere) (zwillinge/große/kleine) (zahnen/zahnt/kommt/geht/schläft/wird), zahnen .. ich, kita-eingewöhnung,
  elternbrief, @number kinder,
  =mein* (sohn/tochter/kind/kinder/jungs/mädels) (outet/hat/ist/geht/kommt/will/wird/macht/isst/schläft/muss/kann/weigert),
  =unser* (sohn/tochter/kind/kinder) (hat/ist/geht/kommt/will/wird/macht/isst/schläft/muss/kann),
  (kita/krippe/grundschule/einschulung) .. (mein*/unser*), (jugendamt) .. (mein*/anschreiben/will),
  (mit dem/und das/mit unserem/mit meinem) baby, (wird/werden/wurde) .. eingeschult, =mein* (frau/freundin) stillt,
  ich stille
family | 5 | is divorced or separating
  =meine scheidung, =unsere scheidung, =mein ex-mann, =meine ex-frau, sorgerecht, unterhalt zahle*, kindesunterhalt,
  trennungsjahr, geschieden, seit der trennung, seit der scheidung, nach der trennung, nach der scheidung,
  seit wir getrennt, umgangsrecht, wechselmodell, nur jedes zweite wochenende, nur noch jedes zweite wochenende,
  =die kinder sind beim vater, =die kinder sind bei ihrem vater, =die kinder sind bei der mutter,
  =die kinder sind bei ihrer mutter, =die kinder sind beim papa, =die kinder sind bei ihrem papa,
  =(mein mann/meine frau/mein partner/meine partnerin/mein freund/meine freundin) hat (mich .. /) (verlassen/betrogen/eine andere/einen anderen),
  =(mein mann/meine frau) ist (ausgezogen/weg/abgehauen), =mein ex (will/hat/zahlt/bringt/ist/meldet/weigert/nimmt),
  =meine ex (will/hat/zahlt/bringt/ist/meldet/weigert/nimmt), (scheidungsanwalt/scheidungsantrag/unterhaltsvorschuss),
  =mein* (sohn/tochter/kind/kinder/zwillinge) .. (zu/bei) (ihrem/seinem/ihrer/seiner) (vater/papa/mutter/mama),
  (ihr/sein) (vater/papa) .. mit (der neuen/seiner neuen/dem neuen)
family | 5 | is a single parent
  alleinerziehend*, (ziehe/erziehe) .. (allein/alleine),
  (allein/alleine) mit (meinem/meinen/meiner/den/dem) (kind*/sohn/söhn*/tochter/töchter*/jungs/mädchen/zwillinge*)
family | 5 | looks after a relative
  pflege meine mutter, pflege meinen vater, =meine demente, pflegende angehörige, pflegegrad,
  pflege .. (mutter/vater/oma/opa/schwiegermutter/schwiegervater/großmutter/großvater/eltern/mann/frau/bruder/schwester),
  betreue .. (demenz*/pflegebedürftig*),
  (pflege/betreue/versorge) (ich/) (sie/ihn) (allein/zu hause/seit/rund/selbst/und),
  =(meine mutter/mein vater/mein mann/meine frau) (hat demenz/ist dement/ist bettlägerig/ist pflegebedürftig/braucht pflege)
family | 4 | lost somebody near
  witwe*, =mein verstorbener, =meine verstorbene, =seit dem tod mein*,
  =(mein vater/meine mutter/mein mann/meine frau/mein bruder/meine schwester/mein sohn/meine tochter/meine oma/mein opa/mein partner) (ist/war) .. (gestorben/verstorben/tot/verunglückt),
  (seit/nach) dem tod (meiner/meines),
  =(beerdigung/nachlass/grab/trauerrede/testament) (meiner/meines) (mutter/vaters/oma/opas/mannes/frau/bruders/schwester/großmutter/großvaters),
  (verwitwet/witwer/witwe),
  =(meinen vater/meine mutter/meinen mann/meine frau/meinen bruder/meine schwester/meinen sohn/meine tochter) .. (verloren/beerdigt/begraben),
  beileidskarten
family | 5 | grew up without parents
  im kinderheim, im heim aufgewachsen, pflegefamilie, =meine pflegeeltern, =meine leibliche mutter,
  =meine adoptiveltern, wurde adoptiert,
  (lebe/wohne/bin) .. (in einer wohngruppe/im kinderheim/im jugendheim/in der jugendhilfe), wohngruppe .. jugendamt
family | 6 | is expecting a child
  schwangerschaftswoche, bin schwanger, =meine schwangerschaft, =mein entbindungstermin, =meine frau ist schwanger,
  erwarten unser erstes, erwarten unser zweites, erwarten unser drittes, erwarten ein kind, erwarten ein baby,
  bin .. schwanger, bin im (@ordinal/@number) monat, =mein (mutterpass/geburtsplan/ultraschall beim frauenarzt),
  =(unser/mein) (geburtstermin/geburtsvorbereitungskurs), (erwarte/erwarten) .. (kind/zwillinge/nachwuchs),
  =meine hebamme, im @ordinal monat schwanger
family | 4 | has a partner
  =(mein/meinen/meinem) (verlobter/verlobten/lebensgefährte*/partner)!, =meine (verlobte*/lebensgefährtin/partnerin)!,
  (will/möchte/wollen) .. heiraten, =mein (freund/partner) und ich, =meine (freundin/partnerin) und ich,
  =(mein freund/meine freundin) (ist abgeschoben/zieht/will mich/wohnt/und ich)
family | 5 | lost a pregnancy or a child
  sternenkind, (das/unser) baby verloren, nach der fehlgeburt, totgeburt,
  (nach/seit) (der/meiner/unserer) (fehlgeburt/totgeburt/stillen geburt)
family | 5 | fled from violence at home
  (im/ins/aus dem) frauenhaus, gewaltschutz*, näherungsverbot,
  =mein* ex .. (schlägt/geschlagen/bedroht/stalkt/gestalkt)
sexuality | 6 | is gay, lesbian or bisexual
  bin schwul, bin lesbisch, bin bi, =mein outing, =mein coming-out, geoutet, csd, =als schwuler, =als lesbe,
  regenbogenfamilie, =mein mann und ich sind (beide/zwei) (männer/väter),
  =meine frau und ich sind (beide/zwei) (frauen/mütter), (sind/als/wir) (beide/) zwei (väter/mütter/papas/mamas),
  (sohn/tochter/kind/kinder/baby) (hat/haben/mit) zwei (väter*/mütter*/papas/mamas),
  =(als/wir) (schwules/lesbisches/schwule/lesbische), als (queere/queerer/schwuler/lesbische/bisexuelle/bisexueller)
sexuality | 6 | is trans or questions gender
  =meine transition!, bin trans, personenstandsänderung, =meine hormontherapie, nichtbinär, =mein deadname
age | 4 | is likely over 55
  =ich (gehe/ging/geh/werde/darf) .. in (rente/pension/den ruhestand/frührente), =(mein*/unser*) (ruhestand/rentenantrag/rentenbeginn/pensionierung/rentenbescheid),
  (vor/nach/seit) (meiner/der) (pensionierung/verrentung), (bin/ich bin) (pensionär/pensionärin/im ruhestand/pensioniert/verrentet)
family | 5 | is divorced or separating
  =(ich/wir) (lasse/lassen/ließ/ließen) (mich/uns) .. scheiden, =(mein*/unser*) (scheidung*/trennungsjahr/trennung/noch-mann/noch-frau/ex-mann/ex-frau),
  (bin/bin frisch/seit kurzem) (geschieden/getrennt), im trennungsjahr
family | 6 | has children
  =(mein*/unser*) (zweites/drittes/viertes/fünftes/zweiten/dritten/vierten) (kind/baby), mutter von @number, vater von @number,
  kind nummer (zwei/drei/vier)
family | 6 | is expecting a child
  (erwarte/erwarten/bekomme/bekommen/kriegen) (ich/wir/) .. (unser/unseren/mein/ein/unsere) (erstes/zweites/drittes/viertes/erste/) (kind/baby/zwillinge), kind nummer (zwei/drei/vier) (ist/kommt/unterwegs)
`;
