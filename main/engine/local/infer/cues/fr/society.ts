export const society = `
income | 4 | has little money
  le rsa, restos du cœur, =mon découvert, surendettement, loyers impayés, loyer impayé, loyers de retard,
  banque de france dossier, huissier, expulsion, fins de mois, =mes dettes!, au smic, interdit bancaire,
  arrive plus à payer, arrive pas à payer, boucler le mois, finir le mois,
  (arrive/arrivons) (plus/pas) à (payer/régler/finir),
  (peux/peut/pouvons) (plus/pas) (payer/me payer/régler/s'offrir),
  (suis/sommes) (à découvert/fauchés/fauché/fauchée/surendett*), =(mes/nos) dettes!, banque alimentaire,
  sans domicile, (expulsé/expulsée) (de/du), aux restos du cœur,
  =(mon mari/ma femme/mon compagnon/ma compagne) (est/vit/) (au rsa/du rsa/à l'aah), (virement/versement) de la caf,
  (dors/vis/vivons) .. (dans ma voiture/à la rue/en foyer/dans un foyer/à l'hôtel social/au 115),
  (fin du mois/fin de mois) (difficile/dès/impossible),
  =(mon/mes) (surendettement/crédits/huissier/découvert/minima sociaux)!, =(mon/un) frigo (vide/est vide), frigo vide,
  (depuis/après) (l'expulsion/notre expulsion/mon expulsion), l'assistante sociale, @number dans un (t1/t2/t3/studio)
income | 4 | is well off
  =ma résidence secondaire, =notre résidence secondaire, =notre femme de ménage, =notre nounou,
  =mon gestionnaire de patrimoine, école privée, stock-options, ifi, loyers de (mes/nos),
  =(mes/nos) (@number/) (studios/appartements/immeubles/maisons/garages) (en location/loués/locatifs/que je loue),
  =(mes/nos) (biens locatifs/revenus locatifs/immeubles/appartements loués),
  =(mon/notre) (château/domaine/vignoble/chalet/voilier/yacht/jet/manoir/mas/chauffeur/majordome/gestionnaire de fortune),
  (hérité d'un/acheté un/acheter un/possède un/possédons un/restaure un) (château/manoir/vignoble/yacht/immeuble),
  (bonus/prime/salaire) à (six/sept) chiffres,
  =(ma/notre) (villa/maison de vacances/maison de campagne/maison secondaire/gouvernante/société civile immobilière),
  (fonds/trust) familial, assujetti* à l'ifi
religion | 5 | is Muslim
  mosquée, prière du vendredi, ramadan, iftar, =mon voile, =mon imam, halal, l'aïd, la omra,
  (porte/portais) (un/le/mon) (voile/hijab), (fais/faire) (le ramadan/mes prières), cinq prières,
  (fais/faisons/jeûne/jeûnons/pendant/faire) (le jeûne du/pour le/le/pendant le) ramadan, suhur, tarawih,
  école coranique, =mon tapis de prière
religion | 5 | is a Christian
  =ma paroisse, messe du dimanche, à la messe, =mon curé, confession, =mon baptême, =ma communion, carême, aumônerie,
  =mon pasteur, scouts d'europe, la paroisse, (vais/allons/allais) à (l'église/la messe/confesse),
  (chante/chantais) (dans la chorale/à l'église/à la chorale), =(notre/mon/ma) (curé/paroisse/pasteur)!,
  (prie/prions) (le chapelet/le rosaire/jésus), (suis/été) baptisé*, catéchisme,
  =(mon/ma/notre/nos) (fils/fille/enfants/jumeaux/petit-fils/petite-fille) .. (première communion/communion solennelle/profession de foi/catéchisme),
  première communion, profession de foi, (sa/leur/de notre/de mon/de ma) (confirmation/communion/baptême), vêpres,
  le chapelet, eucharistie, (enfant de chœur/servant d'autel/servante d'autel), veillée pascale, messe de minuit,
  (vais/allons/va) .. (au culte/à la messe), =(ma/notre) (paroisse/aumônerie/marraine de baptême),
  (anime/animons/animais/enseigne/prépare) (le/du/les/ma/une) (catéchisme/caté/liturgie/veillée de prière/messe),
  =(mon/mes) (enfants du caté/groupe de catéchisme), =(notre/mon) (monastère/couvent/abbaye/prieure/évêque/noviciat),
  (suis/comme) (un/le/la/) (prêtre/curé/pasteur/pasteure/religieuse/moine/diacre/missionnaire)
religion | 5 | is Jewish
  synagogue, chabbat, shabbat, =mon rabbin, casher, kippour, bar-mitsva, (bar/bat)-(mitsva/mitzvah/mitzva),
  (bar/bat) (mitsva/mitzvah/mitzva), hanoucca, hanouka, roch hachana, pessah, souccot,
  =(mon/notre) (minyan/talmud torah), (suis/étant/comme) (juif/juive)
religion | 4 | left a faith
  (quitté/quittais/grandi chez/sorti des/sortie des/élevé chez/élevée chez) (les/) témoins de jéhovah,
  quitté l'église, apostasie
religion | 5 | is Hindu or Sikh
  diwali, gurdwara, =mon turban
politics | 5 | is active in a party, a union or a campaign
  =mon syndicat, militant, militante, tract*, manif contre, manif pour, gilets jaunes, délégué syndical,
  déléguée syndicale, =mon parti, conseil municipal, en grève,
  (milité/milite/militais/tracté/tracte/campagne) pour (les/le/la) (verts/socialistes/parti/républicains/insoumis/rn/ps/lr/lfi/pcf/écologistes/gauche/droite),
  (manifesté/manifeste/manifestons) (contre/pour) .. (loi/réforme/guerre/gouvernement/climat/retraites/police/racisme),
  (adhérent/adhérente/membre/encarté/encartée) (du/au/des) (parti/ps/rn/pcf/verts)
politics | 5 | says how they vote
  (voté/vote/votais/voter) (pour/) (les/le/la/) (verts/macron/mélenchon/pen/rn/ps/lfi/écologistes),
  (voté/votais) à (gauche/droite)
ethnicity | 4 | came from another country
  titre de séjour, =mon visa, =ma naturalisation, ofpra, =ma demande d'asile, =mon pays d'origine,
  =ma langue maternelle, oqtf, =mon récépissé, carte de séjour, au bled, =mon permis de travail,
  =mes parents ne parlent pas, =mes parents ne parlent que, =ma mère ne parle pas, =mon père ne parle pas,
  =mes parents ont immigré, =mes parents ont émigré, carte de résident, regroupement familial,
  =mon (accent/récépissé)!, =(mon/mes) (titre de séjour/arrivée en france), demande de naturalisation, sans-papiers,
  (entretien/dossier/décision/convocation/recours) (de l'/à l'/avec l'/de la/devant la/à la) (ofpra/cnda), cnda,
  (fui/fuis/quitté/exilé/exilée/exil) (mon pays/en france/de mon pays)
ethnicity | 5 | comes from: @
  (arrivé/arrivée/venu/venue/viens/originaire/parti/partie/fui/suis) (ici/en france/) (du/de la/de/d'/des/le/la/l'/de l') @country,
  (né/née/grandi) (au/en/aux/à) @country
record | 5 | has or had trouble with the law
  bracelet électronique, =mon conseiller d'insertion, =mon sursis, sorti de prison, sortie de prison, =mon casier,
  =mon spip, contrôle judiciaire, liberté conditionnelle, =mon agent de probation, travaux d'intérêt général,
  garde à vue, le juge m'a (mis/condamné/collé), (porte/mis/mettre) (un/le) bracelet,
  =(mon/ma/mes) (bracelet électronique/condamnation/cellule/peine/contrôle judiciaire/sortie de prison/avocat commis d'office)!,
  (sors/sorti/sortie) de (prison/taule/détention)
record | 3 | is in a legal dispute
  =mon avocat, =mon avocate, prud'hommes, =mon procès, =ma plainte
religion | 4 | is religious
  =je prie (pour/chaque/tous/avant/le/matin/avec/depuis), =nous prions, (mes/nos/ma/ta) (prières/prière/foi), groupe de prière, (mon/notre) (homélie/sermon/prêche),
  (prépare/écris/préparer/écrire/raccourcir) (mon/un/le/une/l') (sermon/homélie/prêche/prédication)
occupation | 5 | leads a congregation
  =(mon/mes/ma) (homélie/homélies/sermon/sermons/prêche/prédication/paroissiens/fidèles)
occupation | 5 | works in a court
  (siège/siégeons/siégé/siéger) (au/à la/en/comme/aux) (tribunal/cour/assises/correctionnelle/juré/jurée/juge/prud'hommes/assesseur),
  =(mon/ma/mes) (greffière/audience de demain/cabinet d'instruction/délibéré), (suis/comme/étant) (juge/magistrat/magistrate/greffier/greffière/procureur/procureure/juré/jurée/assesseur) (au/à/aux/en/et/d'/de)
`;
