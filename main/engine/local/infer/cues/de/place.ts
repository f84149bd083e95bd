export const place = `
place | 4 | lives in Germany
  finanzamt, bürgeramt, krankenkasse, =meine steuer-id, bürgergeld, jobcenter, elterngeld, elternzeit, kindergeld,
  riester*, schufa, =mein abitur, rentenversicherung, agentur für arbeit, deutschlandticket, tüv, bafög, minijob,
  kfz-stelle, volkshochschule, gez, pflegegrad, (zum/beim/durch den/vom) tüv, hauptuntersuchung, rundfunkbeitrag,
  =meine rentenversicherungsnummer, krankenversichertenkarte, =mein personalausweis, bahncard, kindergeldkasse,
  familienkasse, =meine (sozialversicherungsnummer), abi, abitur
place | 4 | lives in Austria
  ögk, =meine matura, jänner, öbb, finanzonline, e-card, mindestsicherung, klimaticket, wiener linien,
  =meine (e-card/sozialversicherungsnummer bei der ögk), pickerl, =mein (meldezettel/klimaticket), handysignatur,
  id austria, (beim/vom/das/zum) ams, (mit/in) der bim
place | 4 | lives in Switzerland
  ahv, =meine pensionskasse, quellensteuer, rav, krankenkassenprämie*, halbtax, natel, ~chf, ~franken, rekrutenschule,
  lehrabschluss, gemeinderat von, parkieren, grüezi, =meine (ahv-nummer/krankenkassenprämie),
  =mein (ga/halbtax/heimatort/pensionskassenausweis), kesb, säule 3a, (die/der/mit der/bei der) sbb
place | 2 | lives in the north of the German-speaking lands
  ~moin, ~schnacken, deich, ~sonnabend
place | 2 | lives in the south of the German-speaking lands
  ~servus, ~grüß gott, ~semmel*, ~brotzeit, ~pfiati, ~samstag früh
place | 4 | lives in Berlin
  bvg, ringbahn, ~schrippe*, späti, =mein kiez
place | 4 | lives in Munich or Bavaria
  mvg, mvv, ~wiesn, isar, ~a gscheit*, biergarten um die ecke
place | 4 | lives in Hamburg
  hvv, ~alster, hafengeburtstag, ~franzbrötchen
place | 4 | lives in the Rhineland
  rosenmontag, kvb, ~büdchen, rheinbahn, ~kölsch
place | 4 | lives in Swabia or Baden
  ~weckle, kehrwoche, ~schaffe schaffe, vvs, ~vesper
place | 4 | lives in Vienna
  wiener linien, ~beisl, gemeindebau, ~semmerl
place | 4 | lives in Zurich
  zvv, vbz, ~züri, sechseläuten
place | 4 | rents a home
  =(meine/unsere) (hausverwaltung/vermieter*/mietwohnung/nebenkostenabrechnung/mieterhöhung),
  =(mein/unser) (vermieter/mietvertrag), die hausverwaltung, =(meine/unsere) (wg/mitbewohner*), =mein mitbewohner,
  (wohne/wohnen/leben/lebe) .. (zur miete/zur untermiete/in einer wg/mietwohnung/zimmern), zur miete, mieterhöhung,
  =(meinem/meinen/meiner/unserem/unseren/unserer) (vermieter*/hausverwaltung/mitbewohner*/wg),
  =(meine/unsere) (miete/kaltmiete/warmmiete/nebenkosten/kaution)!
place | 4 | owns a home
  =unserem (haus/neubau/reihenhaus), (haben/habe) .. (haus gebaut/ein haus gekauft/eine wohnung gekauft),
  =(mein/unser) (hauskredit/baukredit/kredit fürs haus/bauträger), =meine (eigentumswohnung/weg-verwaltung),
  beim bauträger, eigentümerversammlung, =unser (eigenheim/neubau/reihenhaus/einfamilienhaus),
  =unser haus (ist abbezahlt/abbezahlt/gehört/verkaufen/braucht ein), kredit (aufs/fürs/für das) haus,
  =(mein*/unser*) (haus/hauskredit/hypothek/grundschuld/eigentumswohnung) (abbezahlt/abbezahlen/abzahlen/läuft/kaufen/gekauft/verkaufen),
  =mein* (grundstück/garten hinterm haus/dachausbau)!, (haus/wohnung/hof/grundstück/bauernhof) .. geerbt
place | 2 | lives in Austria
  ~heuer, trafik, die bim, magistrat
place | 2 | lives in Switzerland
  ~velo
place | 1 | lives in the Rhineland
  ~karneval
place | 2 | comes from the east of Germany
  (seit/vor/nach) der wende, zu ddr-zeiten, in der ddr, jugendweihe, pionierlager, =meine (lpg/eos/poliklinik)
`;
