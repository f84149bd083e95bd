export const society = `
income | 4 | has little money
  bürgergeld, wohngeld, =meine schulden, tafel, privatinsolvenz, mahnung*, mietschulden, mietrückstand, dispo,
  gerichtsvollzieher, mindestlohn, grundsicherung, schuldnerberatung, aufstocke*, reicht kaum für, reicht nicht für,
  reicht kaum bis, reicht nicht bis, über die runden, zur tafel,
  (kann/können) .. (miete/strom/heizung/rechnung/rechnungen/nachzahlung) nicht (mehr/) (zahlen/bezahlen),
  (kann/können) .. nicht (mehr/) leisten, (das/mein/unser) geld reicht, =(meine/unsere) (schulden/stromschulden),
  pleite, obdachlos, (wohnung/unterkunft) verloren, zwangsräumung, am monatsende .. (nichts/leer/knapp/kein geld),
  =(meine frau/mein mann/mein freund/meine freundin/mein partner/meine partnerin) (bezieht/bekommt/lebt von) (bürgergeld/hartz iv/sozialhilfe/arbeitslosengeld/grundsicherung/wohngeld),
  (sammle/sammeln) .. pfand, (bis zum/bis) monatsende (reicht/reichen/nicht/kaum),
  (reicht/reichen) .. bis zum monatsende, bis (zum/es zum) monatsende, (kühlschrank/konto) .. leer,
  (schlafe/wohne/leben/lebe) .. (im auto/im zelt/in der notunterkunft/im obdachlosenheim/auf der straße/im wohnheim für),
  (kann/können) mir .. nicht leisten, =mein* (dispo/pfändung/insolvenzverfahren/inkasso*/stromsperre/raten)!
income | 4 | is well off
  =meine ferienwohnung, =unser ferienhaus, =unser au-pair, =unsere putzfrau, =mein aktiendepot, =meine mietshäuser,
  privatschule, =mein steuerberater, aktienoptionen,
  =(meine/unsere/meinen/unseren) (@number/mehrere/vermieteten/) (mietwohnungen/mietshäuser/mietshäusern/eigentumswohnungen/ferienwohnungen/immobilien),
  (besitze/vermiete/besitzen/vermieten/geerbt) .. (wohnungen/häuser/mietshaus/mietshäuser/eigentumswohnungen/immobilien/ferienhaus/schloss/weingut/villa),
  =(meine/unsere/die) mieteinnahmen,
  (sechsstellig*/siebenstellig*) (bonus/gehalt/jahresgehalt/boni/einkommen/depot/erbe),
  =(mein/unser/meinem/unserem) (ferienhaus/wochenendhaus/zweitwohnsitz/weingut/schloss/gutshof/chalet/segelboot/privatjet/treuhandfonds/hausmädchen/chauffeur),
  =(meine/unsere/meiner/unserer) (villa/segelyacht/yacht/jacht/familienstiftung/privatbank/haushälterin/ferienvilla),
  treuhandfonds, familienstiftung, (mietshäuser/mietshaus/wohnungen/häuser/immobilien/grundstücke) geerbt
religion | 5 | is Muslim
  moschee, freitagsgebet, ramadan, fastenbrechen, iftar, =mein kopftuch, =mein imam, halal, zuckerfest, opferfest,
  (gehe/bete) .. (freitags/jeden freitag) .. beten, jeden freitag beten, fünfmal am tag,
  (trage/trag) .. (kopftuch/hijab), faste .. ramadan, im ramadan,
  (faste/fasten/fastet) .. (im ramadan/zum ramadan/in diesem ramadan), sahur, tarawih, koranschule,
  (mein/meine) gebetsteppich, (bin/ich/als) (eine/ein/) (muslima/muslimin/muslim/moslem)
religion | 5 | is a Christian
  gottesdienst, =meine gemeinde, =mein pfarrer, =meine pfarrerin, =unser hauskreis, kirchenchor, konfirmand*,
  firmgruppe, kirchenvorstand, presbyterium, beichte, =meine konfirmation, kommunion, ministrant*,
  kirchensteuer zahl*, =meine taufe, kirchgemeinde, pfarrei, pfarrgemeinde,
  (gehe/ging) .. (in die kirche/zum gottesdienst/zur beichte), (singe/sang) im (kirchenchor/gospelchor), messdiener*,
  =(meinem/meinen/unserem/unser) (pfarrer/pastor/kaplan/gemeindehaus), (bete/beten) .. (vaterunser/rosenkranz),
  bibelkreis, (bin/wurde) .. getauft,
  =(mein*/unser*) (sohn/tochter/kinder/enkel/enkelin/jungs/mädchen) .. (erstkommunion/kommunion/firmung/konfirmation/konfirmiert/gefirmt),
  erstkommunion*, kommunionkind*, firmung, konfirmation,
  (zur/in die/bei der/nach der) (messe/christmette/osternacht/andacht/abendandacht), abendmahl,
  fronleichnamsprozession, (taufe/kommunion) (von/unserer/unseres/meiner/meines), pfarrgemeinderat,
  (bin/als) (mesner*/küster*/lektor* in der kirche/diakon*/nonne/mönch), gemeindefreizeit, katechet*,
  kommunionunterricht, konfirmandenunterricht,
  (bin/ich/als) (eine/ein/) (christ/christin/katholikin/katholik/protestantin/protestant/evangelisch/katholisch),
  =(mein*/unser*) (sohn/tochter/kind/baby/enkel*/patenkind) .. (taufen/getauft/taufe/konfirmation/kommunion),
  (an den/dem/unserem/meinem) pfarrer, (bei uns im/unser/unserem/in unserem) kloster,
  =(meine/unsere/unser/mein) (mitschwestern/mitbrüder/äbtissin/abt/konvent/noviziat/bischof),
  (bin/als) (priester/pfarrer/pfarrerin/ordensschwester/vikar/vikarin/pastor/pastorin/kaplan)
religion | 5 | is Jewish
  synagoge, schabbat, =mein rabbiner, koscher, jom kippur, pessach, (bar/bat)-mizwa, (bar/bat) mizwa, chanukka,
  rosch haschana, sukkot, purim, minjan, unsere (gemeinde) koscher
religion | 4 | left a faith
  aus der kirche ausgetreten, kirchenaustritt, (raus/weg/ausgetreten/ausgestiegen) .. zeugen jehovas,
  zeugen jehovas (verlassen/ausgetreten/ausgestiegen), (bei/von) den zeugen jehovas (aufgewachsen/weg/raus/gewesen)
religion | 5 | is Hindu or Sikh
  diwali, =mein turban, gurdwara, puja
politics | 5 | is active in a party, a union or a campaign
  ortsverein, kreisverband, parteitag, =meine partei, =meiner partei, gewerkschaft, betriebsrat, warnstreik,
  wahlkampf, =mein wahlkreis, plakatiere*, demo gegen, demo für, gemeinderat,
  (bin/wurde) .. (mitglied/eingetreten) .. (spd/cdu/csu/afd/fdp/grünen/linken/partei),
  (demonstriere/demonstriert/demonstrieren) (gegen/für), =mein (infostand/parteibuch), für die (spd/cdu/csu/afd/fdp),
  für die (grünen/spd/cdu/csu/fdp/linke/linken/afd/freien wähler) (und/im/in/kandidiere/an)
politics | 5 | says how they vote
  (wähle/wählte/gewählt) .. (spd/cdu/csu/afd/fdp/bsw/övp/fpö/svp),
  habe .. (spd/cdu/csu/afd/fdp/die grünen/die linke) gewählt
ethnicity | 4 | came from another country
  aufenthaltstitel, aufenthaltserlaubnis, ausländerbehörde, =mein visum, einbürgerung, asylantrag,
  =mein asylverfahren, =meine heimat, =meine muttersprache, integrationskurs, blaue karte, abschiebung,
  =mein deutsch ist, arbeitserlaubnis, anerkennung meines, =meine eltern sprechen kein, =meine eltern können kein,
  =meine eltern sprechen kaum, =meine mutter spricht kein, =mein vater spricht kein, =meine mutter kann kein,
  =mein vater kann kein, =meine eltern sind eingewandert, =meine eltern kamen als gastarbeiter, =meine eltern flohen,
  (vor/seit) .. (hierhergekommen/hierher gekommen/hergekommen/eingewandert/eingereist), nach deutschland gekommen,
  nach deutschland geflohen, =mein (akzent/asylantrag/duldung*)!, =meinen akzent!,
  =meine (duldung/niederlassungserlaubnis/abschlüsse aus), (ausländischer/ausländischen) abschluss, =mein deutschkurs,
  deutschkurs (a1/a2/b1/b2/c1), =mein (b1-test/b2-test/integrationskurs/einbürgerungstest), frisch aus .. hier
ethnicity | 5 | comes from: @
  (bin/kam/komme/stamme/kamen/floh/geflohen/flüchtete/geflüchtet/stammen/kommen) .. aus (der/dem/den/) @country,
  aus (der/dem/den/) @country (geflohen/gekommen/geflüchtet/hierher*/eingewandert/zugezogen),
  (bin/wurde ich/ich wurde) .. in (der/dem/den/) @country (geboren/aufgewachsen),
  in (der/dem/den/) @country (geboren/aufgewachsen) bin ich
record | 5 | has or had trouble with the law
  bewährung, =mein bewährungshelfer, =meine bewährungshelferin, vorstrafe*, =meine haft, aus der haft, jva,
  führungszeugnis eintrag, mpu, führerschein weg, =mein strafverteidiger, =mein pflichtverteidiger, sozialstunden,
  fußfessel, strafbefehl,
  =mein* (entlassung aus/zelle/haftentlassung/bewährungsauflage*/anklage/strafverfahren/vorstrafe*/freigang/fußfessel/gerichtstermin)!,
  (auf/unter) bewährung, (aus der/aus dem) (haft/knast/gefängnis) (entlassen/raus/gekommen)
record | 3 | is in a legal dispute
  =mein anwalt, =meine anwältin, =meine klage, arbeitsgericht, einstweilige verfügung
religion | 4 | is religious
  =ich bete (jeden/für/täglich/vor/um/mit/seit/oft), (mein*/unser*) (gebet/gebete/glaube*/gebetskreis/hauskreis/predigt/predigten/gemeindeglieder/gläubigen/bibelkreis),
  (schreibe/schreib/halte/bereite/verfasse) .. predigt, morgengebet, abendgebet, gebetskreis, hauskreis
occupation | 5 | leads a congregation
  =meine (predigt/predigten/gemeindeglieder/konfirmand*/gemeinde am sonntag), (halte/schreibe/bereite) .. predigt
occupation | 5 | works in a court
  =(mein*/unser*) (strafkammer/zivilkammer/kammer am landgericht/sitzungstag/dezernat am amtsgericht/schöffen/geschäftsstelle am),
  (bin/als) (schöffe/schöffin/richter/richterin/rechtspfleger/rechtspflegerin/gerichtsvollzieher/gerichtsvollzieherin) (am/an/beim/und/in/auf/muss), (urteile/verurteile/verhandle) ich,
  =ich (urteile/verurteile/verhandle) (am/als/über/heute/morgen/einen)
`;
