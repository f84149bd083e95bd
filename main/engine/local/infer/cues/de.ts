/** German: see en.ts. */
export const de = `
place | 4 | lives in Germany | finanzamt, bürgeramt, krankenkasse, =meine steuer-id, bürgergeld, jobcenter, elterngeld, elternzeit, kindergeld, riester*, schufa, =mein abitur, rentenversicherung, agentur für arbeit, deutschlandticket, tüv, bafög, minijob, kfz-stelle, volkshochschule, gez, pflegegrad
place | 4 | lives in Austria | ögk, ams, =meine matura, jänner, öbb, finanzonline, e-card, mindestsicherung, klimaticket, bim, trafik, magistrat, wiener linien, heuer
place | 4 | lives in Switzerland | ahv, =meine pensionskasse, quellensteuer, rav, krankenkassenprämie*, sbb, halbtax, velo, natel, ~chf, ~franken, rekrutenschule, lehrabschluss, gemeinderat von, parkieren, grüezi
place | 2 | lives in the north of the German-speaking lands | ~moin, ~schnacken, deich, ~sonnabend
place | 2 | lives in the south of the German-speaking lands | ~servus, ~grüß gott, ~semmel*, ~brotzeit, ~pfiati, ~samstag früh
occupation | 4 | works in a hospital or in care | nachtdienst auf station, auf station, =meine station, =meine patienten, =meinen patienten, visite, übergabe auf, intensivstation, =mein dienstplan, stationsleitung, pflegedienstleitung, =meine bewohner, oa-visite, kreißsaal, assistenzarzt*, dialyse arbeite*
occupation | 2 | works shifts | nachtschicht*, spätschicht*, frühschicht*, schichtdienst, wechselschicht, nachtdienst*, spätdienst*, frühdienst*
occupation | 4 | teaches | =meine schüler*, =meinen schüler*, =meine klasse, =meiner klasse, elternabend, elternsprechtag, klassenarbeit* korrigier*, lehrerzimmer, referendariat, zeugniskonferenz, =mein unterricht, vertretungsstunde*, verbeamt*, ich unterrichte, unterrichte ich
occupation | 4 | studies | =mein prof, =meine bachelorarbeit, =meine masterarbeit, =meine hausarbeit, =mein studium, hiwi, =mein wohnheim, mensa, =meine klausuren, fachschaft, semesterferien, immatrikul*, exmatrikul*
occupation | 4 | is in vocational training | =meine ausbildung, berufsschule, =mein ausbilder, gesellenprüfung, lehrjahr, azubi, =meine lehre!
occupation | 4 | writes software | =unser sprint, pull request, =mein repo, =unser backlog, daily standup, code-review*, deploy*
occupation | 4 | serves in the armed forces | bundeswehr, kaserne, =meine kompanie, =mein zug in, auslandseinsatz, =mein bataillon, bundesheer, grundausbildung
occupation | 4 | works for the police or the fire service | =meine dienststelle, streifendienst, =meine wache, einsatzleitstelle, feuerwache, =mein polizeirevier
occupation | 4 | runs a business | =meine mitarbeiter, =meine angestellten, =meine kunden, =mein laden, =mein betrieb, =meine gmbh, =mein friseursalon, =meine praxis, =meine kanzlei, gewerbeschein, umsatzsteuervoranmeldung, selbstständig
occupation | 4 | is out of work | arbeitslos*, bundesagentur für arbeit, =meine kündigung, abfindung, jobcenter, arbeitslosengeld, alg
occupation | 4 | is retired | in rente, =meine rente, rentner*, pensionier*, ruhestand
occupation | 4 | farms | =meine kühe, =mein hof, =unser hof, =meine herde, melkstand, =unsere ernte
occupation | 4 | drives for a living | =mein lkw, lkw fahre, tachograph, spedition
employer | 3 | works in the public service | =meine behörde, =mein amt, tvöd, besoldung*, beamt*, =meine entgeltgruppe
age | 5 | is at school, under 20 | mache abitur, mache gerade abitur, mache mein abi*, mache gerade mein abi*, schreibe abitur, schreibe mein abi*, abiklausur*, mündliche abiturprüfung, in der 7 klasse, in der 8 klasse, in der 9 klasse, in der 10 klasse, in der 11 klasse, =meine klassenlehrerin, =mein klassenlehrer, =meine konfirmation, abiball, nachsitzen, schülerpraktikum, =mein taschengeld, =mein realschulabschluss
age | 4 | is likely over 55 | =meine enkel*, =meinen enkel*, =mein enkel*, in rente, =meine rente, rentner*, altersteilzeit, seniorenheim, vorruhestand, rente reicht, altersrente, witwenrente, rentenbescheid, mütterrente
age | 3 | is likely between 40 and 60 | wechseljahr*, hitzewallung*, =meine midlife, =meine pubertierende*
gender | 6 | is a woman | =als mutter, =als frau, =ich bin mutter, schwangerschaftswoche, bin schwanger, =meine schwangerschaft, =meine periode, =mein frauenarzt, =meine frauenärztin, mutterschutz, kaiserschnitt, stille, =meine fehlgeburt, =meine gebärmutter, =meine endometriose, =meine hebamme, wochenbett, =mein entbindungstermin
gender | 6 | is a man | =als vater, =als mann, =ich bin vater, =meine prostata, =mein bart, =mein urologe, vatermonat*, =meine vasektomie, =mein junggesellenabschied
gender | 2 | is likelier a woman | =mein mann, =meinem mann, =meinen mann, =mein freund und ich, =mein brautkleid
gender | 2 | is likelier a man | =meine frau, =meiner frau, =meine freundin und ich
family | 6 | is or was married | =mein mann, =meinem mann, =meinen mann, =meine frau, =meiner frau, =mein ehemann, =meine ehefrau, =meine schwiegermutter, =meiner schwiegermutter, =mein schwiegervater, =meine schwiegereltern, =meine schwägerin, =mein schwager, hochzeitstag
family | 6 | has children | =mein sohn, =meinem sohn, =meinen sohn, =meine tochter, =meiner tochter, =meine kinder, =meinen kindern, =mein kind, =unser sohn, =unsere tochter, =unsere kinder, =als mutter, =als vater, =mein baby, =meine kleine (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen), kita-platz, elterngeld, elternzeit, kindergeld, =die kinder sind beim, =die kinder sind bei ihrem, =die kinder sind bei ihrer, mit zwei kindern, mit drei kindern, mit vier kindern, mit zwei kleinkindern, mit kleinkind, mit kleinkindern, mit säugling, =unsere kita, =meine kita, =unsere tagesmutter
family | 5 | is divorced or separating | =meine scheidung, =unsere scheidung, =mein ex-mann, =meine ex-frau, sorgerecht, unterhalt zahle*, kindesunterhalt, trennungsjahr, geschieden, seit der trennung, seit der scheidung, nach der trennung, nach der scheidung, seit wir getrennt, umgangsrecht, wechselmodell, nur jedes zweite wochenende, nur noch jedes zweite wochenende, =die kinder sind beim vater, =die kinder sind bei ihrem vater, =die kinder sind bei der mutter, =die kinder sind bei ihrer mutter, =die kinder sind beim papa, =die kinder sind bei ihrem papa
family | 5 | is a single parent | alleinerziehend*
family | 5 | looks after a relative | pflege meine mutter, pflege meinen vater, =meine demente, pflegende angehörige, pflegegrad
family | 4 | lost somebody near | witwe*, =mein verstorbener, =meine verstorbene, =seit dem tod mein*
family | 5 | grew up without parents | im kinderheim, im heim aufgewachsen, pflegefamilie, =meine pflegeeltern, =meine leibliche mutter, =meine adoptiveltern, wurde adoptiert
family | 6 | is expecting a child | schwangerschaftswoche, bin schwanger, =meine schwangerschaft, =mein entbindungstermin, =meine frau ist schwanger, erwarten unser erstes, erwarten unser zweites, erwarten unser drittes, erwarten ein kind, erwarten ein baby
health | 5 | has trouble with depression or anxiety | antidepressiv*, =mein therapeut, =meine therapeutin, =mein psychiater, =meine psychiaterin, panikattacke*, =meine depression*, burnout, =meine angststörung, psychosomatische reha, suizid*, tagesklinik
health | 5 | went through a trauma | ptbs, posttraumatisch*
health | 5 | has diabetes | =mein insulin, =mein blutzucker, =mein langzeitzucker, unterzucker*, broteinheit*, =meine insulinpumpe
health | 5 | has or had cancer | chemo, chemotherapie*, bestrahlung, onkolog*, =meine brust-op, =mein tumor, nachsorge, =meine metastasen
health | 5 | has a problem with alcohol or drugs | trocken seit, seit jahren trocken, entzug, entgiftung, anonyme alkoholiker, suchtberatung, rückfall, =mein suchttherapeut, substitution
health | 5 | has ADHD or autism | =mein adhs, =meine adhs-*, =mein autismus, autist*, reizüberflut*, neurodivergent
health | 4 | has trouble conceiving | kinderwunsch*, künstliche befruchtung, ivf, =unsere eizellen
health | 4 | has a disability | =mein rollstuhl, schwerbehinder*, =mein schwerbehindertenausweis, =meine prothese, grad der behinderung, =mein hörgerät, (trage/brauche/habe) .. hörgerät*, =mein blindenhund, =mein stoma, im rollstuhl
health | 4 | has chronic pain or an autoimmune illness | =mein rheuma*, fibromyalgie, =mein morbus, schmerzklinik, schmerztherapie
health | 4 | has a heart problem | =mein herzschrittmacher, =mein stent, =mein bypass, blutverdünner, =mein kardiologe, =meine kardiologin
health | 4 | has asthma or allergies | =mein asthmaspray, =mein notfallspray, =meine desensibilisierung, =mein inhalator
health | 4 | has epilepsy | =mein epileptischer anfall, krampfanfall
health | 5 | has a kidney problem | dialyse*, =meine niere*, nierentransplant*, =meine nephrologin, =mein nephrologe, =mein shunt
health | 4 | has a lung or sleep problem | =meine copd, =mein sauerstoffgerät, =meine lunge, =meine schlafapnoe, schlaflabor, =meine cpap*
health | 4 | has a bowel illness | =meine colitis, =mein reizdarm, =mein darm!, =meine zöliakie, =mein gastroenterologe, darmspiegelung
health | 5 | had a stroke or a brain injury | =mein schlaganfall, =meine hirnblutung, =meine aphasie, neurologische reha, =mein schädel-hirn-trauma
health | 4 | has migraine | =meine migräne*, triptan*, migränetag*, migräneanfall*
health | 4 | is off work, ill | krankgeschrieben, krankschreibung, krankengeld, =meine au, wiedereingliederung, hamburger modell
health | 4 | had or awaits an operation | =meine op, =meine operation, =meine hüft-op, =meine knie-op, =meine neue hüfte, =mein neues knie, =mein künstliches, =meine künstliche, =meine transplantation
income | 4 | has little money | bürgergeld, wohngeld, =meine schulden, tafel, privatinsolvenz, mahnung*, mietschulden, mietrückstand, dispo, gerichtsvollzieher, mindestlohn, grundsicherung, schuldnerberatung, aufstocke*, reicht kaum für, reicht nicht für, reicht kaum bis, reicht nicht bis, über die runden
income | 4 | is well off | =meine ferienwohnung, =unser ferienhaus, =unser au-pair, =unsere putzfrau, =mein aktiendepot, =meine mietshäuser, privatschule, =mein steuerberater, aktienoptionen
religion | 5 | is Muslim | moschee, freitagsgebet, ramadan, fastenbrechen, iftar, =mein kopftuch, =mein imam, halal, zuckerfest, opferfest
religion | 5 | is a Christian | gottesdienst, =meine gemeinde, =mein pfarrer, =meine pfarrerin, =unser hauskreis, kirchenchor, konfirmand*, firmgruppe, kirchenvorstand, presbyterium, beichte, =meine konfirmation, kommunion, ministrant*, kirchensteuer zahl*, =meine taufe, kirchgemeinde, pfarrei, pfarrgemeinde
religion | 5 | is Jewish | synagoge, schabbat, =mein rabbiner, koscher, jom kippur, pessach
religion | 4 | left a faith | aus der kirche ausgetreten, kirchenaustritt, (raus/weg/ausgetreten/ausgestiegen) .. zeugen jehovas, zeugen jehovas (verlassen/ausgetreten/ausgestiegen), (bei/von) den zeugen jehovas (aufgewachsen/weg/raus/gewesen)
politics | 5 | is active in a party, a union or a campaign | ortsverein, kreisverband, parteitag, =meine partei, =meiner partei, gewerkschaft, betriebsrat, warnstreik, wahlkampf, =mein wahlkreis, plakatiere*, demo gegen, demo für, gemeinderat
sexuality | 6 | is gay, lesbian or bisexual | bin schwul, bin lesbisch, bin bi, =mein outing, =mein coming-out, geoutet, csd, =als schwuler, =als lesbe, regenbogenfamilie
sexuality | 6 | is trans or questions gender | =meine transition!, bin trans, personenstandsänderung, =meine hormontherapie, nichtbinär, =mein deadname
ethnicity | 4 | came from another country | aufenthaltstitel, aufenthaltserlaubnis, ausländerbehörde, =mein visum, einbürgerung, asylantrag, =mein asylverfahren, =meine heimat, =meine muttersprache, integrationskurs, blaue karte, abschiebung, =mein deutsch ist, arbeitserlaubnis, anerkennung meines, =meine eltern sprechen kein, =meine eltern können kein, =meine eltern sprechen kaum, =meine mutter spricht kein, =mein vater spricht kein, =meine mutter kann kein, =mein vater kann kein, =meine eltern sind eingewandert, =meine eltern kamen als gastarbeiter, =meine eltern flohen
education | 4 | has or is working for a doctorate | =meine doktorarbeit, =meine promotion, =meine dissertation, =mein doktorvater, =meine doktormutter, =meine disputation, habilitation
education | 4 | left school early | schule abgebrochen, ohne abschluss, hauptschulabschluss nachhol*
record | 5 | has or had trouble with the law | bewährung, =mein bewährungshelfer, =meine bewährungshelferin, vorstrafe*, =meine haft, aus der haft, jva, führungszeugnis eintrag, mpu, führerschein weg, =mein strafverteidiger, =mein pflichtverteidiger, sozialstunden, fußfessel, strafbefehl
record | 3 | is in a legal dispute | =mein anwalt, =meine anwältin, =meine klage, arbeitsgericht, einstweilige verfügung
place | 4 | lives in Berlin | bvg, ringbahn, ~schrippe*, späti, =mein kiez
place | 4 | lives in Munich or Bavaria | mvg, mvv, ~wiesn, isar, ~a gscheit*, biergarten um die ecke, ~mei
place | 4 | lives in Hamburg | hvv, ~alster, hafengeburtstag, ~franzbrötchen
place | 4 | lives in the Rhineland | rosenmontag, kvb, ~büdchen, ~karneval, rheinbahn, ~kölsch
place | 4 | lives in Swabia or Baden | ~weckle, kehrwoche, ~schaffe schaffe, vvs, ~vesper
place | 4 | lives in Vienna | wiener linien, ~beisl, gemeindebau, ~semmerl
place | 4 | lives in Zurich | zvv, vbz, ~züri, sechseläuten
gender | 6 | is a woman | =ich bin eine frau, =ich bin ein mädchen, =als mädchen, =als tochter, =als schwester, =als ehefrau
gender | 6 | is a man | =ich bin ein mann, =ich bin ein junge, =als junge, =als sohn, =als bruder, =als ehemann
occupation | 4 | works in a shop | =meine kasse, regale einräum*, filiale in der ich, =unsere stammkunden, inventur, regale ein
occupation | 4 | cleans for a living | =meine putzstelle*, putze in büros, putze büros, putze bei, reinige büros, putzen gehe, gehe putzen
occupation | 4 | works in a kitchen or serves | =mein revier im service, trinkgeld heute, doppelschicht, =unser küchenchef
occupation | 4 | works in an office of finance | monatsabschluss, jahresabschluss, =unsere wirtschaftsprüfer, buchhaltung mache
place | 4 | rents a home | =(meine/unsere) (hausverwaltung/vermieter*/mietwohnung/nebenkostenabrechnung/mieterhöhung), =(mein/unser) (vermieter/mietvertrag), die hausverwaltung, =(meine/unsere) (wg/mitbewohner*), =mein mitbewohner, (wohne/wohnen/leben/lebe) .. (zur miete/zur untermiete/in einer wg/mietwohnung/zimmern), zur miete, mieterhöhung
place | 4 | owns a home | =unser (haus/eigenheim/neubau/reihenhaus/dach), =unserem (haus/neubau/reihenhaus), (haben/habe) .. (haus gebaut/ein haus gekauft/eine wohnung gekauft), =(mein/unser) (hauskredit/baukredit/kredit fürs haus/bauträger), =meine (eigentumswohnung/weg-verwaltung), beim bauträger, eigentümerversammlung
occupation | 4 | drives for a living | (fahre/fuhr/fahr) (beruflich/hauptberuflich/seit jahren/seit @number jahren/nachts/) (einen/den/die/) (taxi/lkw/lastwagen/krankenwagen/lieferwagen/stapler/fernverkehr)!, (fahre/fuhr/fahr) (beruflich/hauptberuflich) .. (bus/straßenbahn/u-bahn/s-bahn), (fahre/fuhr) (einen/den) linienbus, (fahre/fahr) .. pakete aus
occupation | 4 | served in the armed forces | beim bund, bei der bundeswehr, beim bundesheer, jahre (bei der bundeswehr/beim bund), zeitsoldat*, berufssoldat*
occupation | 4 | works in a shop | (sitze/arbeite/stehe) an der kasse, räume .. regale, im einzelhandel
occupation | 4 | cleans for a living | (putze/reinige) .. (büros/hotelzimmer/treppenhäuser/haushalte/schulen/praxen)
occupation | 4 | is out of work | (meinen job/meine stelle/meine arbeit/den job/die stelle/die arbeit) verloren, (bin/war/wurde/werde) .. (arbeitslos/entlassen/gekündigt worden), betriebsbedingt gekündigt, mir wurde .. gekündigt, ohne job seit, seit der kündigung
occupation | 4 | works in a hospital or in care | (arbeite/arbeiten) .. (krankenhaus/klinik/pflegeheim/altenheim/rettungsdienst/hospiz/intensivstation), =meine (pflegedienst*/rettungswache)
occupation | 4 | is in vocational training | (mache/machen/beginne) .. (eine lehre/eine ausbildung), berichtsheft, =mein (lehrherr/lehrmeister/ausbildungsbetrieb), im (ersten/zweiten/dritten) lehrjahr
occupation | 4 | teaches | (unterrichte/lehre) .. (grundschule/gymnasium/realschule/hauptschule/berufsschule)
education | 4 | studied or studies | =(mein/meinen) (bachelor/diplom/hochschulabschluss/ingenieurstudium/lehramtsstudium/jurastudium/medizinstudium/staatsexamen)!, habe .. (universität/uni/hochschule/fachhochschule) .. studiert, habe (jura/medizin/informatik/bwl/vwl/lehramt/germanistik/maschinenbau/physik/chemie/biologie/psychologie/soziologie/architektur/mathematik) studiert, (studiere/studierte) .. (jura/medizin/informatik/bwl/vwl/lehramt/germanistik/maschinenbau/physik/chemie/biologie/psychologie/geschichte/soziologie/architektur/mathe/mathematik)
age | 5 | is likely over 55 | =mein urenkel*, =meine urenkel*
gender | 6 | is a man | (war/bin) ich (ministrant/messdiener/pfadfinder/schüler/student/lehrling), als (ministrant/messdiener/pfadfinder/lehrling/witwer)
gender | 5 | is a woman | =meine (wehen/senkwehen/gynäkolog*/frauenarztpraxis/stillzeit/morgenübelkeit)
family | 6 | is or was married | =(mein/meine/meinen/meinem) (gatte/gattin/schwiegermutter/schwiegersohn/schwiegertochter)
family | 4 | has a partner | =(mein/meinen/meinem) (verlobter/verlobten/lebensgefährte*/partner)!, =meine (verlobte*/lebensgefährtin/partnerin)!
family | 6 | has children | =(unsere/meine) (zwillinge/stieftochter), =(unsere/meine) (kleinen/älteste/jüngste) (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen), =(mein/unser) (kleiner/ältester/jüngster/großer) (ist/sind/hat/haben/war/waren/geht/gehen/kommt/kommen/schläft/schlafen/will/wollen/und ich/kann/können/wird/werden/macht/lernt/weint/zahnt/spielt/spielen/muss/müssen), =mein (stiefsohn/säugling)
family | 5 | looks after a relative | pflege .. (mutter/vater/oma/opa/schwiegermutter/schwiegervater/großmutter/großvater/eltern/mann/frau/bruder/schwester), betreue .. (demenz*/pflegebedürftig*)
family | 6 | is expecting a child | bin .. schwanger, bin im (@number/zweiten/dritten/vierten/fünften/sechsten/siebten/achten/neunten) monat, =mein (mutterpass/geburtsplan/ultraschall beim frauenarzt), =(unser/mein) (geburtstermin/geburtsvorbereitungskurs), (erwarte/erwarten) .. (kind/zwillinge/nachwuchs), =meine hebamme
family | 5 | lost a pregnancy or a child | sternenkind, (das/unser) baby verloren, nach der fehlgeburt, totgeburt
health | 5 | has to do with: @ | (habe/hatte/hab/bekam/bekomme) .. @illness, (leide/litt/leiden) .. (an/unter) .. @illness, (wegen/aufgrund/trotz/mit/nach/seit/gegen/von) (meiner/meines/meinem/meinen/einer/einem) (chronischen/schweren/) @illness, =(mein/meine/meiner/meinem/meinen/meines) @illness, mit @illness (diagnostiziert/behandelt), bei mir .. @illness
health | 4 | has to do with: @ | seit meinem @illness, seit meiner @illness, nach meinem @illness
health | 4 | has a disability | auf (einem/dem linken/dem rechten) (auge/ohr) (blind/taub), =(mein/meinem/meinen) (rollator/blindenstock/gebärdendolmetscher/hörgeräten), (sitze/bin) .. im rollstuhl, gebärdendolmetsch*
health | 4 | has a back problem | bandscheibenvorf*
income | 4 | has little money | zur tafel, (kann/können) .. (miete/strom/heizung/rechnung/rechnungen/nachzahlung) nicht (mehr/) (zahlen/bezahlen), (kann/können) .. nicht (mehr/) leisten, (das/mein/unser) geld reicht, =(meine/unsere) (schulden/stromschulden), pleite, obdachlos, (wohnung/unterkunft) verloren, zwangsräumung, am monatsende .. (nichts/leer/knapp/kein geld)
religion | 5 | is Muslim | (gehe/bete) .. (freitags/jeden freitag) .. beten, jeden freitag beten, fünfmal am tag, (trage/trag) .. (kopftuch/hijab), faste .. ramadan, im ramadan
religion | 5 | is a Christian | (gehe/ging) .. (in die kirche/zum gottesdienst/zur beichte), (singe/sang) im (kirchenchor/gospelchor), messdiener*, =(meinem/meinen/unserem/unser) (pfarrer/pastor/kaplan/gemeindehaus), (bete/beten) .. (vaterunser/rosenkranz), bibelkreis, (bin/wurde) .. getauft
politics | 5 | is active in a party, a union or a campaign | (bin/wurde) .. (mitglied/eingetreten) .. (spd/cdu/csu/afd/fdp/grünen/linken/partei), (demonstriere/demonstriert/demonstrieren) (gegen/für), =mein (infostand/parteibuch), für die (spd/cdu/csu/afd/fdp)
politics | 5 | says how they vote | (wähle/wählte/gewählt) .. (spd/cdu/csu/afd/fdp/bsw/övp/fpö/svp), habe .. (spd/cdu/csu/afd/fdp/die grünen/die linke) gewählt
sexuality | 6 | is gay, lesbian or bisexual | =mein mann und ich sind (beide/zwei) (männer/väter), =meine frau und ich sind (beide/zwei) (frauen/mütter), (sind/als/wir) (beide/) zwei (väter/mütter/papas/mamas), (sohn/tochter/kind/kinder/baby) (hat/haben/mit) zwei (väter*/mütter*/papas/mamas), =(als/wir) (schwules/lesbisches/schwule/lesbische)
ethnicity | 5 | comes from: @ | (bin/kam/komme/stamme/kamen/floh/geflohen/flüchtete/geflüchtet/stammen/kommen) .. aus (der/dem/den/) @country, aus (der/dem/den/) @country (geflohen/gekommen/geflüchtet/hierher*/eingewandert/zugezogen), (bin/wurde ich/ich wurde) .. in (der/dem/den/) @country (geboren/aufgewachsen), in (der/dem/den/) @country (geboren/aufgewachsen) bin ich
ethnicity | 4 | came from another country | (vor/seit) .. (hierhergekommen/hierher gekommen/hergekommen/eingewandert/eingereist), nach deutschland gekommen, nach deutschland geflohen, =mein (akzent/asylantrag/duldung*)!, =meinen akzent!, =meine (duldung/niederlassungserlaubnis/abschlüsse aus), (ausländischer/ausländischen) abschluss
occupation | 5 | works as: @ | (als/ich bin/bin) (ein/eine/) @job
occupation | 4 | works at: @ | =(mein*/unser*) (schicht*/dienst/dienste/dienstplan/stelle/chef*/kolleg*/team/arbeit) (im/in der/in einem/in einer/in unserer/am/an der/an einer/bei der/beim/auf der) @workplace
occupation | 2 | works at or goes to: @ | (im/in der/in einem/in einer/in unserer/am/an der/an einer/bei der/beim/auf der) @workplace!
family | 5 | is a single parent | (ziehe/erziehe) .. (allein/alleine), (allein/alleine) mit (meinem/meinen/meiner/den/dem) (kind*/sohn/söhn*/tochter/töchter*/jungs/mädchen/zwillinge*)
family | 6 | has children | (ziehe/ziehen/erziehe/erziehen/habe/haben/mit) (meine/meinen/unsere/unseren/) (zwei/drei/vier/fünf/@number/) (kleine/kleinen/junge/jungen/) (kinder*/söhne/söhnen/töchter/töchtern/jungs/mädchen/zwillinge*)
income | 4 | has little money | =(meine frau/mein mann/mein freund/meine freundin/mein partner/meine partnerin) (bezieht/bekommt/lebt von) (bürgergeld/hartz iv/sozialhilfe/arbeitslosengeld/grundsicherung/wohngeld)
occupation | 4 | has a partner out of work | =(meine frau/mein mann/mein freund/meine freundin/mein partner/meine partnerin) ist (gerade/seit .. /) (arbeitslos/arbeitssuchend/ohne job)
occupation | 5 | worked for the police or the fire service | (in rente/pensioniert/im ruhestand/jahre) (von/bei/in) der (feuerwehr/berufsfeuerwehr/polizei)
occupation | 4 | served in the armed forces | jahre bei der bundeswehr
occupation | 4 | worked at: @ | (früher/jahrelang/jahre) (im/in der/am/an der/auf der/bei der/beim) @workplace gearbeitet
identity | 4 | is the only one of a kind there | (der/die) einzige (frau/mann/schwarze/türkin/türke/ausländer/ausländerin/muslimin/muslim/ärztin/arzt/pflegerin/pfleger/lehrerin/lehrer) (im/in der/auf der/an der) (team/kollegium/station/abteilung/klasse/schule/dorf/büro/firma/schicht/belegschaft), =als (einziger/einzige) (frau/mann/schwarze/türkin/türke/ausländer/ausländerin/muslimin/muslim/ärztin/arzt/pflegerin/pfleger/lehrerin/lehrer) (im/in der/auf der/an der) (team/kollegium/station/abteilung/klasse/schule/dorf/büro/firma/schicht/belegschaft)
family | 6 | has children | mit (meinen/unseren/) (zwei/drei/vier/fünf/@number) (kleinen/) (kindern/söhnen/töchtern/jungs/mädchen)
family | 6 | is expecting a child | im (zweiten/dritten/vierten/fünften/sechsten/siebten/achten/neunten) monat schwanger
`;
