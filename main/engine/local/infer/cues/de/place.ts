export const place = `
place | 4 | lives in Germany
  finanzamt, bürgeramt, krankenkasse, =meine steuer-id, bürgergeld, jobcenter, elterngeld, elternzeit, kindergeld,
  riester*, schufa, =mein abitur, rentenversicherung, agentur für arbeit, deutschlandticket, tüv, bafög, minijob,
  kfz-stelle, volkshochschule, gez, pflegegrad, (zum/beim/durch den/vom) tüv, hauptuntersuchung, rundfunkbeitrag,
  =meine rentenversicherungsnummer, krankenversichertenkarte, =mein personalausweis, bahncard, kindergeldkasse,
  familienkasse, =meine (sozialversicherungsnummer), abi, abitur
place | 4 | lives in Austria
  ögk, ams, =meine matura, jänner, öbb, finanzonline, e-card, mindestsicherung, klimaticket, bim, trafik, magistrat,
  wiener linien, heuer, =meine (e-card/sozialversicherungsnummer bei der ögk), pickerl,
  =mein (meldezettel/klimaticket), handysignatur, id austria
place | 4 | lives in Switzerland
  ahv, =meine pensionskasse, quellensteuer, rav, krankenkassenprämie*, sbb, halbtax, velo, natel, ~chf, ~franken,
  rekrutenschule, lehrabschluss, gemeinderat von, parkieren, grüezi, =meine (ahv-nummer/krankenkassenprämie),
  =mein (ga/halbtax/heimatort/pensionskassenausweis), kesb, säule 3a
place | 2 | lives in the north of the German-speaking lands
  ~moin, ~schnacken, deich, ~sonnabend
place | 2 | lives in the south of the German-speaking lands
  ~servus, ~grüß gott, ~semmel*, ~brotzeit, ~pfiati, ~samstag früh
place | 4 | lives in Berlin
  bvg, ringbahn, ~schrippe*, späti, =mein kiez
place | 4 | lives in Munich or Bavaria
  mvg, mvv, ~wiesn, isar, ~a gscheit*, biergarten um die ecke, ~mei
place | 4 | lives in Hamburg
  hvv, ~alster, hafengeburtstag, ~franzbrötchen
place | 4 | lives in the Rhineland
  rosenmontag, kvb, ~büdchen, ~karneval, rheinbahn, ~kölsch
place | 4 | lives in Swabia or Baden
  ~weckle, kehrwoche, ~schaffe schaffe, vvs, ~vesper
place | 4 | lives in Vienna
  wiener linien, ~beisl, gemeindebau, ~semmerl
place | 4 | lives in Zurich
  zvv, vbz, ~züri, sechseläuten
place | 4 | rents a home
  =(meine/unsere) (hausverwaltung/vermieter*/mietwohnung/nebenkostenabrechnung/mieterhöhung),
  =(mein/unser) (vermieter/mietvertrag), die hausverwaltung, =(meine/unsere) (wg/mitbewohner*), =mein mitbewohner,
  (wohne/wohnen/leben/lebe) .. (zur miete/zur untermiete/in einer wg/mietwohnung/zimmern), zur miete, mieterhöhung
place | 4 | owns a home
  =unser (haus/eigenheim/neubau/reihenhaus/dach), =unserem (haus/neubau/reihenhaus),
  (haben/habe) .. (haus gebaut/ein haus gekauft/eine wohnung gekauft),
  =(mein/unser) (hauskredit/baukredit/kredit fürs haus/bauträger), =meine (eigentumswohnung/weg-verwaltung),
  beim bauträger, eigentümerversammlung
`;
