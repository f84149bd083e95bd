export const work = `
occupation | 4 | works in a hospital or in care
  nachtdienst auf station, auf station, =meine station!, =meine patienten, =meinen patienten, visite, übergabe auf,
  intensivstation, =mein dienstplan, stationsleitung, pflegedienstleitung, =meine bewohner, oa-visite, kreißsaal,
  assistenzarzt*, dialyse arbeite*,
  (arbeite/arbeiten) .. (krankenhaus/klinik/pflegeheim/altenheim/rettungsdienst/hospiz/intensivstation),
  =meine (pflegedienst*/rettungswache),
  (chefarzt/oberarzt/oberärztin/chefärztin/stationsleitung) .. (im op/auf station/in der visite/bei der visite),
  =(mein/meine/unser/unsere) (oberarzt/oberärztin/chefarzt/chefärztin/assistenzarztstelle/famulatur/pj-tertial/rotation)!,
  =mein* (stationsleitung/famulatur/pj/assistenzarztzeit/nachtwache*/bewohner*/pflegedienst/dienstplan/visite/doppeldienst)!,
  =(ich bin/bin ich) .. (pflegefachkraft/altenpfleger*/krankenschwester/krankenpfleger*/sanitäter*/notfallsanitäter*/arzthelfer*/mfa/hebamme/arzt/ärztin),
  als .. (pflegefachkraft/altenpfleger*/krankenschwester/krankenpfleger*/sanitäter*/notfallsanitäter*/arzthelfer*/mfa/hebamme/arzt/ärztin)
occupation | 2 | works shifts
  nachtschicht*, spätschicht*, frühschicht*, schichtdienst, wechselschicht, nachtdienst*, spätdienst*, frühdienst*
occupation | 4 | teaches
  =meine schüler*, =meinen schüler*, =meine klasse, =meiner klasse, elternabend, elternsprechtag,
  klassenarbeit* korrigier*, lehrerzimmer, referendariat, zeugniskonferenz, =mein unterricht, vertretungsstunde*,
  verbeamt*, ich unterrichte, unterrichte ich,
  (unterrichte/lehre) .. (grundschule/gymnasium/realschule/hauptschule/berufsschule),
  (unterrichte/unterrichtete/habe/leite/führe/übernehme) (ich/gerade/dieses jahr/) (eine/die/meine/) (@ordinal/@number) (klasse/a/b/c/d),
  =meine (@ordinal/@number) (klasse/a/b/c/d) (macht/hat/ist/schreibt/liebt/kann/versteht/soll/will/muss/lernt/braucht),
  =(meine/meinen) (erstklässler*/zweitklässler*/drittklässler*/viertklässler*/fünftklässler*/sechstklässler*/siebtklässler*/achtklässler*/neuntklässler*/zehntklässler*),
  =(bin/als) (klassenlehrer*/fachlehrer*/klassenleiter*), klassenlehrer* (einer/der/von/in einer) (@ordinal/@number),
  klassenleitung (einer/der/in der/übernommen),
  (gebe/geb) .. (klavierunterricht/nachhilfe/geigenunterricht/gitarrenunterricht/fahrstunden/schwimmkurse/yogakurse/deutschkurse/reitunterricht),
  =meine (klassenarbeiten zum korrigieren/oberstufe/abiturienten/nachhilfeschüler*/fahrschüler*/klavierschüler*/korrekturen)!,
  (nach dem/im/mein/meinem) (ref/referendariat), (keine/eine/meine) planstelle,
  (vertretungslehrer*/seiteneinsteiger*) (an/in/bin/bei),
  =mein* (unterricht/schulleitung/kollegium/lehrerzimmer/klassenfahrt/elternabend/klausurenstapel/zeugnisse/grundschüler*/oberstufenkurs)!,
  =(ich bin/bin ich) .. (lehrer/lehrerin/grundschullehrer*/erzieher*/dozent*/referendar*/nachhilfelehrer*),
  als .. (lehrer/lehrerin/grundschullehrer*/erzieher*/dozent*/referendar*/nachhilfelehrer*)
occupation | 4 | studies
  =mein prof, =meine bachelorarbeit, =meine masterarbeit, =meine hausarbeit, =mein studium, hiwi, =mein wohnheim,
  mensa, =meine klausuren, fachschaft, semesterferien, immatrikul*, exmatrikul*,
  (studiere/studier) (ich/) (medizin/jura/lehramt/informatik/bwl/vwl/physik/chemie/psychologie/germanistik/architektur/maschinenbau/pharmazie/soziale arbeit/biologie/geschichte),
  (falle/fall/fiel) .. durch (anatomie/statistik/mathe/bgb/die klausur*/die prüfung*),
  =(mein*) (physikum/staatsexamen/klausur*/studienkredit/bafög-amt/semesterbeitrag/seminararbeit/prüfungsamt/erstsemester),
  (im/ins) (@ordinal/@number/@number .) semester
occupation | 4 | is in vocational training
  =meine ausbildung, berufsschule, =mein ausbilder, gesellenprüfung, lehrjahr, azubi, =meine lehre!,
  (mache/machen/beginne) .. (eine lehre/eine ausbildung), berichtsheft,
  =mein (lehrherr/lehrmeister/ausbildungsbetrieb), im (ersten/zweiten/dritten) lehrjahr,
  (mache/mach) .. (meister/meisterschule/techniker/fachwirt/gesellenbrief),
  (meisterprüfung/meisterschule/meisterkurs/berufskolleg), =mein* (meister als/meisterstück/gesellenstück)
occupation | 4 | writes software
  =unser sprint, pull request, =mein repo, =unser backlog, daily standup, code-review*, deploy*
occupation | 4 | serves in the armed forces
  bundeswehr, kaserne, =meine kompanie, =mein zug in, auslandseinsatz, =mein bataillon, bundesheer, grundausbildung
occupation | 4 | works for the police or the fire service
  =meine dienststelle, streifendienst, =meine wache, einsatzleitstelle, feuerwache, =mein polizeirevier
occupation | 4 | runs a business
  =meine mitarbeiter, =meine angestellten, =meine kunden, =mein laden, =mein betrieb, =meine gmbh, =mein friseursalon,
  =meine praxis, =meine kanzlei, gewerbeschein, umsatzsteuervoranmeldung, selbstständig,
  (führe/leite/betreibe/habe/eröffne) .. (einen/eine/ein/den/die/das) (kleine*/eigene*/einzige*) @site,
  (selbstständig/freiberuflich/freiberufler*/freelancer*/solo-selbstständig*/gewerbe angemeldet),
  =mein* (gewerbe/kleinunternehmen/imbiss/foodtruck/rechnungen/auftraggeber/firma)!,
  =mein* (lehrlinge/lehrling/gesellen/azubis/auszubildenden/angestellte*/belegschaft/aushilfen/mitarbeiter*)!,
  =(mein*/unser*) (backstube/werkstatt/laden/gasthof/praxis/kanzlei/salon/imbiss/betrieb)!
occupation | 4 | is out of work
  arbeitslos*, bundesagentur für arbeit, =meine kündigung, abfindung, jobcenter, arbeitslosengeld, alg,
  (meinen job/meine stelle/meine arbeit/den job/die stelle/die arbeit) verloren,
  (bin/war/wurde/werde) .. (arbeitslos/entlassen/gekündigt worden), betriebsbedingt gekündigt, mir wurde .. gekündigt,
  ohne job seit, seit der kündigung, (mir/uns) (wurde/hat man) .. gekündigt,
  (bin/wurde) .. (entlassen/gefeuert/rausgeflogen/freigestellt/abgebaut),
  (ohne/keine) (job/arbeit/stelle) (mehr/seit),
  =meine (stelle/abteilung/firma) (wurde/wird/ist) (gestrichen/abgebaut/geschlossen/insolvent),
  (kündigung/aufhebungsvertrag/abmahnung) .. (bekommen/gekriegt/erhalten/im briefkasten),
  =mein* (kündigung/abfindung/aufhebungsvertrag),
  (werk/firma/laden/fabrik) .. (macht zu/schließt/dichtgemacht/geschlossen),
  (job/stelle/arbeit) (gekündigt/aufgegeben/hingeschmissen/geschmissen/an den nagel gehängt)
occupation | 4 | is retired
  in rente, =meine rente, rentner*, pensionier*, ruhestand, (rentner/rentnerin/pensionär/pensionärin) (seit/und),
  seit .. (in rente/im ruhestand/pensioniert/berentet)
occupation | 4 | farms
  =meine kühe, =mein hof, =unser hof, =meine herde, melkstand, =unsere ernte, (melke/melken) .. (kühe/ziegen/schafe),
  (ernte/steche/pflücke/ernten) .. (spargel/erdbeeren/äpfel/trauben/hopfen/gurken) (in/auf/für/bei/im),
  (baue/bauen) .. (weizen/kartoffeln/wein/hopfen/mais/zuckerrüben) .. an,
  (züchte/züchten) .. (schweine/rinder/schafe/pferde/hühner),
  =(meine/unsere) (kühe/ziegen/rinder/schweine/äcker/felder/weinberge/bienenvölker/obstwiesen)!,
  =(unser/mein) (hof/betrieb/stall/weinberg/weingut)!,
  =mein* (traktor/melkroboter/kälber/ferkel/hühner/silage/ernte/heu/weide/stall/hofladen/ackerland)!,
  =unser* (kühe/schweine/hof/hofladen/ernte/äcker/ziegen/milch)!, (auf unserem/auf meinem) hof
occupation | 4 | drives for a living
  =mein lkw, lkw fahre, tachograph, spedition,
  (fahre/fuhr/fahr) (beruflich/hauptberuflich/seit jahren/seit @number jahren/nachts/) (einen/den/die/) (taxi/lkw/lastwagen/krankenwagen/lieferwagen/stapler/fernverkehr)!,
  (fahre/fuhr/fahr) (beruflich/hauptberuflich) .. (bus/straßenbahn/u-bahn/s-bahn), (fahre/fuhr) (einen/den) linienbus,
  (fahre/fahr) .. pakete aus,
  (fahre/fahr/fuhr/steuere) (ich/) (morgens/nachts/jeden morgen/seit .. jahren/seit jahren/) (einen/den/unseren) (schulbus/linienbus/reisebus/nachtbus/krankenwagen/müllwagen/rettungswagen),
  (fahre/fahr/fuhr/lenke) (einen/den/die/seit .. jahren/seit .. jahren den/) (nachtbus/linienbus/schulbus/bus/taxi/lkw/laster/straßenbahn/tram/u-bahn/s-bahn/krankentransport/müllauto/kran/gabelstapler/stapler/bagger),
  =mein (bus/laster/lkw/taxi) (hat/ist/steht/fährt)
occupation | 4 | works in a shop
  =meine kasse, regale einräum*, filiale in der ich, =unsere stammkunden, inventur, regale ein,
  (sitze/arbeite/stehe) an der kasse, räume .. regale, im einzelhandel,
  (verkaufe/verkauf) .. (schuhe/möbel/autos/versicherungen/handys/küchen/brötchen/blumen/fisch/wurst/obst/gemüse) (im/in/auf/bei/an/am),
  =mein (marktstand/verkaufsstand/gemüsestand),
  (verkaufe/verkauf/stehe/steh) .. (wochenmarkt/markt/flohmarkt/marktstand/kasse/wursttheke/käsetheke/fischtheke),
  (mein*/der/die/unser*/dem/den) (filialleiter*/marktleiter*/schichtleiter* im markt),
  an der (kasse/wursttheke/käsetheke/information) (sitze/stehe/arbeite/und)
occupation | 4 | cleans for a living
  =meine putzstelle*, putze in büros, putze büros, putze bei, reinige büros, putzen gehe, gehe putzen,
  (putze/reinige) .. (büros/hotelzimmer/treppenhäuser/haushalte/schulen/praxen),
  =(mein/meine) (putzjob/putzkunden/reinigungskolonne),
  (putze/reinige/putz) .. (wohnungen/büros/hotelzimmer/züge) (für/bei/in/im/nachts/abends)
occupation | 4 | works in a kitchen or serves
  =mein revier im service, trinkgeld heute, doppelschicht, =unser küchenchef, (zapfe/zapfen) .. bier,
  (kellnere/kellnern/bediene) .. (kneipe/lokal/restaurant/café/gasthaus/biergarten),
  (arbeite/jobbe/stehe) .. (hinter der theke/hinterm tresen/in der kneipe),
  (koche/spüle/serviere/mixe/backe) .. (kantine/großküche/mensa/restaurant/gasthof/wirtshaus/hotel/bar/imbiss/backstube),
  =(mein/meine) (küchenchef/souschef/posten in der küche/gäste im lokal)
occupation | 4 | works in an office of finance
  monatsabschluss, jahresabschluss, =unsere wirtschaftsprüfer, buchhaltung mache
occupation | 4 | served in the armed forces
  beim bund, bei der bundeswehr, beim bundesheer, jahre (bei der bundeswehr/beim bund), zeitsoldat*, berufssoldat*,
  jahre bei der bundeswehr
occupation | 5 | works as: @
  (als/ich bin/bin) (ein/eine/) @job,
  =(ich bin/bin ich/ich war/war ich) (hier/dort/inzwischen/jetzt/leider/noch/) (der/die) (einzige/) (gelernte/gelernter/ausgebildete/ausgebildeter/weibliche/männlicher/neue/neuer/junge/junger/hauptamtliche/hauptamtlicher/verbliebene/verbliebener/) @job,
  als (einzige/einziger) (gelernte/gelernter/ausgebildete/ausgebildeter/weibliche/männlicher/neue/neuer/junge/junger/hauptamtliche/hauptamtlicher/verbliebene/verbliebener/) @job
occupation | 4 | works at: @
  =(mein*/unser*) (schicht*/dienst/dienste/dienstplan/stelle/chef*/kolleg*/team/arbeit) (im/in der/in einem/in einer/in unserer/am/an der/an einer/bei der/beim/auf der) @workplace,
  (arbeite/arbeiten/gearbeitet/schaffe/jobbe/schufte/maloche/stehe/sitze/schicht/chef*/kolleg*/ausbildung/lehre/praktikum/überstunden/zuletzt/angestellt/tätig) (seit ../nachts/../) (im/in der/in einer/in einem/am/an der/auf der/auf einer/auf dem/aufm/beim/bei der/bei einer/bei einem/in unserer/in unserem) @site,
  =(mein*/unser*) (schicht*/dienst/dienste/dienstplan/stelle/chef*/kolleg*/team/arbeit/vorarbeiter*/ausbildung) (im/in der/in einem/in einer/in unserer/am/an der/an einer/bei der/beim/auf der) @site,
  (spätschicht/frühschicht/nachtschicht/schicht/nachtdienst/spätdienst/frühdienst/überstunden) (in der/im/am/auf der/bei der/beim/in einer/in einem) @site
occupation | 2 | works at or goes to: @
  (im/in der/in einem/in einer/in unserer/am/an der/an einer/bei der/beim/auf der) @workplace!
occupation | 4 | has a partner out of work
  =(meine frau/mein mann/mein freund/meine freundin/mein partner/meine partnerin) ist (gerade/seit .. /) (arbeitslos/arbeitssuchend/ohne job)
occupation | 5 | worked for the police or the fire service
  (in rente/pensioniert/im ruhestand/jahre) (von/bei/in) der (feuerwehr/berufsfeuerwehr/polizei)
occupation | 4 | worked at: @
  (früher/jahrelang/jahre) (im/in der/am/an der/auf der/bei der/beim) @workplace gearbeitet,
  (in rente/pensioniert/ruhestand) .. (im/in der/bei der/beim/von der/vom) @workplace
occupation | 4 | works on a production line
  (stehe/arbeite/arbeiten/schaffe/schaff/bin/war/stand/jahre/jahren) .. am (band/fließband/montageband/förderband),
  (stehe/arbeite/bin) .. in der (montage/fertigung/endmontage), am (fließband/montageband), schichtarbeit am band,
  bandarbeiter*
occupation | 4 | delivers for a living
  (liefere/liefer/fahre/trage/bringe) .. (pakete/pizza/pizzas/essen/zeitungen/post/briefe) (aus/für/durch),
  (fahre/trage) .. (zeitungen/post/briefe/pakete) aus, =meine (zustelltour/zustellrunde/paketstopps)
occupation | 4 | looks after people for a living
  (pflege/betreue/versorge/wasche) .. (alte/ältere/demente/behinderte/fremde/schwerkranke/sterbende) .. (leute/menschen/patienten/bewohner/kinder/herrschaften),
  (betreue/hüte) .. (kinder/senioren) (in/bei/für/im), =meine (klienten/pflegekunden/schützlinge/tageskinder)!
occupation | 4 | builds or repairs for a living
  ?(verlege/mauere/verputze/dämme/schweiße/schweisse/tapeziere/decke) .. (fliesen/rohre/böden/leitungen/wände/dächer/kabel/parkett/wohnungen), (mauere/verputze/dämme/schweiße/schweisse) .. (fassaden/träger),
  (repariere/installiere/montiere/warte/baue) .. (heizungen/aufzüge/windräder) (für/in/im/bei/und/auf),
  ?(repariere/installiere/montiere/warte/baue) .. (autos/küchen/dächer/maschinen/waschmaschinen/solaranlagen/fenster/handys/fahrräder),
  auf (dem/m) bau (arbeite/schaffe/bin/stehe/seit), (arbeite/schaffe/schaff/bin/stehe/maloche) .. (auf dem/aufm) bau,
  =(meine/unsere) (baustelle/baustellen/gesellen/polier)!, (auf den/auf dem/aufm) bau
occupation | 4 | works with animals
  (schere/beschlage/trainiere/frisiere) .. (hunde/pferde/schafe), =meine (hundekunden/gassikunden/hundeschule)
occupation | 4 | does hair or beauty
  (schneide/färbe/flechte) .. haare (im/in/für/bei), =meine (kundinnen im salon/friseurkundinnen)
occupation | 4 | translates, writes or edits for a living
  (übersetze/dolmetsche/lektoriere) .. (verträge/romane/patente/gericht/konferenzen/gebrauchsanweisungen/manuskripte/untertitel),
  =(meine/mein) (lektorin/lektor/redaktion/verlag)!
occupation | 4 | performs for a living
  (spiele/singe/tanze) .. im (orchester/opernchor/ensemble/staatsballett/philharmonischen),
  =(mein/unser) (dirigent/engagement am theater/ensemble)!,
  (spiele/spiel) .. (geige/bratsche/cello/oboe/horn/klarinette/pauke/kontrabass) (im/am/bei/an),
  =mein* (vorsingen/vorspiel/premiere/engagement/intendant*)!,
  (am/im/beim) (staatstheater/stadttheater/opernhaus/staatsorchester) (bin/und/spiele/singe/arbeite/hab),
  (übe/probe/spiele/singe) .. (philharmonie/philharmoniker/sinfonieorchester/symphoniker/oper/staatsoper)
occupation | 4 | works in public life
  (sitze/bin) .. (im gemeinderat/im stadtrat/im kreistag/im ortsbeirat/im bezirksrat),
  =(meine/meiner) (fraktion/wiederwahl/ratssitzung)!,
  =(ich bin/bin ich) .. (stadtrat/stadträtin/gemeinderätin/gemeinderat/kreisrat/kreisrätin/ortsbürgermeister*),
  =(ich bin/bin ich) (ehrenamtlich*/) (bürgermeister*/gemeinderat/gemeinderätin/stadtrat/stadträtin/landrat/landrätin/abgeordnete*/ortsvorsteher*),
  als (ehrenamtlich*/) (bürgermeister*/gemeinderat/gemeinderätin/stadtrat/stadträtin/landrat/landrätin/abgeordnete*/ortsvorsteher*),
  (sitze/sitz/bin) .. im (stadtrat/gemeinderat/kreistag/ortsbeirat/bezirksrat/landtag)
occupation | 4 | works in childcare
  (arbeite/bin) .. in (einer/der) (kita/krippe/kindertagesstätte), =meine (kita-gruppe/krippenkinder)
occupation | 4 | works or worked in: @
  (jahre/jahren/jahrzehnte/jahrzehnten/leben/arbeite/arbeiten/gearbeitet/quereinstieg/quereinsteiger*/ausbildung/chef*/erfahrung/karriere/job/zuletzt/tätig/weg/raus) .. (in der/im/auf dem/aus der/aus dem/in) @trade
occupation | 4 | works as: @
  (gehalt/lohn/vertrag/ausbildung/lehre/umschulung/stelle/job/arbeit/praktikum/tätig/angestellt/arbeite/gearbeitet/gelernt*) .. als (eine/ein/) @job,
  (meister/umschulung/ausbildung/quereinstieg) (als/zum/zur) @job, gelernte (@job), gelernter @job,
  als (junge/junger/frischgebackene/frischgebackener/freie/freier/selbstständige/selbstständiger/angehende/angehender/gelernte/gelernter/einzige/einziger/) @job (hab/habe/bin/muss/kann/soll/verdiene/arbeite/stehe/brauche/will/darf/kenne/sehe/komme) ich
occupation | 4 | is looking for work
  (finde/find/suche/such) .. (keine arbeit/keinen job/keine stelle/arbeit/was neues/eine neue stelle/einen neuen job/eine stelle/einen job),
  niemand stellt mich ein, lücke .. lebenslauf,
  (umschulung/arbeitssuchend*) (vom amt/mit/bewilligt/beantrag*/als/zum/zur)
occupation | 4 | is a member of the clergy
  (bei uns im/unser/unserem/in unserem) kloster,
  =(meine/unsere/unser/mein) (mitschwestern/mitbrüder/äbtissin/abt/konvent/noviziat/bischof),
  (bin/als) (priester/pfarrer/pfarrerin/nonne/mönch/ordensschwester/diakon/vikar/vikarin/pastor/pastorin/kaplan)
occupation | 4 | harvests for a living
  (zur/bei der/in der) (spargelernte/weinlese/erdbeerernte/apfelernte/hopfenernte/ernte), erntehelfer*, saisonarbeit*
occupation | 4 | does a year of service
  (mache/mach/im/beim) (ein/mein/) (fsj/bfd/föj/bufdi/bundesfreiwilligendienst), freiwilliges soziales jahr
employer | 3 | works in the public service
  =meine behörde, =mein amt, tvöd, besoldung*, beamt*, =meine entgeltgruppe
education | 4 | has or is working for a doctorate
  =meine doktorarbeit, =meine promotion, =meine dissertation, =mein doktorvater, =meine doktormutter,
  =meine disputation, habilitation
education | 4 | left school early
  schule abgebrochen, ohne abschluss, hauptschulabschluss nachhol*
education | 4 | studied or studies
  =(mein/meinen) (bachelor/diplom/hochschulabschluss/ingenieurstudium/lehramtsstudium/jurastudium/medizinstudium/staatsexamen)!,
  habe .. (universität/uni/hochschule/fachhochschule) .. studiert,
  habe (jura/medizin/informatik/bwl/vwl/lehramt/germanistik/maschinenbau/physik/chemie/biologie/psychologie/soziologie/architektur/mathematik) studiert,
  (studiere/studierte) .. (jura/medizin/informatik/bwl/vwl/lehramt/germanistik/maschinenbau/physik/chemie/biologie/psychologie/geschichte/soziologie/architektur/mathe/mathematik)
occupation | 4 | is retired
  (bin/seit ich/ich bin) (in rente/rentner/rentnerin/pensioniert/im ruhestand/verrentet), =mein ruhestand, =meine pensionierung
occupation | 4 | leads a team
  =meine (mitarbeiter/mitarbeitenden/untergebenen), =ich leite (ein/eine/das/die/den/einen) (team/abteilung/gruppe/bereich/station/filiale/kita)
occupation | 4 | works with software
  =(mein*/unser*) (pull request*/codebasis/sprint*/daily/backlog/deployment/rufbereitschaft im rechenzentrum/produktionsserver)
occupation | 4 | studies
  =meine (bachelorarbeit/masterarbeit/hausarbeit/diplomarbeit/dissertation/doktorarbeit/klausur*/vorlesung*/semesterferien/immatrikulation), =mein (semester/studium/doktorvater/prüfungsamt/bafög), =ich studiere
`;
