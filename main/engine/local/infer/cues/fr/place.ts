export const place = `
place | 4 | lives in France
  =ma carte vitale, la sécu, pôle emploi, france travail, =ma mutuelle, urssaf, =mon cdi, =mon cdd, parcoursup,
  =mon brevet des collèges, impots gouv, =ma déclaration d'impôts, prud'hommes, =mes rtt, =mes apl, =mon crous,
  la caf, =mon livret a, le rer, carte vitale, (le/du/au/mon) rsa,
  (touche/toucher/perçois/reçois/demande/demandé) .. rsa, prime d'activité,
  =mon (numéro de sécu/avis d'imposition/contrôle technique), contrôle technique, ameli, franceconnect,
  =ma (sécu/feuille d'impôts/taxe foncière/mutuelle), taxe d'habitation, la cpam, (au/le/un) smic,
  (à/de/par/auprès de) la préfecture, (entretien/dossier) (de l'/à l') ofpra, l'aesh, une aesh,
  (l'/mon/touche l') aah, bac pro, (au/le) rectorat, (virement/aide*/dossier/allocataire) (de la/à la/de) caf,
  (l'agrégation/le capes/crous/la sécu/ameli)
place | 4 | lives in Belgium
  ~septante, ~nonante, cpas, =ma mutualité, =mon bourgmestre, onem, =mon gsm, stib, =mes chèques-repas, sncb,
  =mon (numéro national/registre national), =ma commune (bruxelloise/wallonne), itsme, forem, actiris
place | 4 | lives in French-speaking Switzerland
  ~chf, =mon canton, lamal, =mon permis b, =mon permis c, cff, =mon natel, (à l'/de l'/mon/l') avs, (à l'/l') orp
place | 4 | lives in Quebec
  cégep, ramq, =ma blonde, =mon chum, saaq, hydro-québec, ~magasiner, =mon nas,
  =mon (numéro d'assurance sociale/relevé 1), revenu québec, =ma carte soleil, csst
place | 4 | lives in Paris or around it
  navigo, ratp, périphérique, =mon arrondissement, transilien, ligne 13
place | 4 | lives in Brittany
  fest-noz, ~kenavo, bzh
place | 4 | lives in the south of France
  ~peuchère, ~fada, calanques, ~chocolatine
place | 4 | lives in the north of France
  braderie de, ~wassingue, ~biloute
place | 4 | rents a home
  =(mon/ma/notre) (propriétaire/bailleur/bail/proprio/colocation/coloc)!, =mes (colocs/colocataires),
  (vis/vivons/habite/habitons) .. (en colocation/en location/en hlm/logement social),
  =(mon/notre) (loyer/logement social/hlm)
place | 4 | owns a home
  (acheté/acheter) (notre/ma/une/un/mon) (première/premier/petite/petit/) (maison/appartement/pavillon/appart),
  =(notre/mon) (prêt immobilier/crédit immobilier/copropriété), =notre (maison/pavillon) neuve,
  hérité (de/d') .. (maison/appartement/ferme)
place | 3 | lives in France
  carte de résident
place | 1 | lives in Quebec
  ~dépanneur, ~courriel, ~fin de semaine, =mon char
`;
