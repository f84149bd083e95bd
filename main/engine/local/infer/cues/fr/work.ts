export const work = `
occupation | 4 | works in a hospital or in care
  =mes patients, =mon service à l'hôpital, garde de nuit, =mes gardes!, aux urgences où je, réanimation, =mon ehpad,
  transmissions du matin, =mon internat, bloc opératoire, tournée d'infirmière, =mes résidents,
  (infirmier/infirmière/aide-soignant*/sage-femme/ambulancier/ambulancière) (libéral/libérale/de nuit/à),
  =mes tournées de soins, (travaille/bosse) .. (hôpital/clinique/ehpad/aux urgences),
  =(mes/mon/ma) (garde/gardes/astreinte/astreintes/interne/externat/internat/stage à l'hôpital/cadre de santé/service de/blouse/tournée de soins)!,
  (moi/je suis/suis/comme) (infirmier/infirmière/aide-soignante/aide-soignant/sage-femme/médecin/interne/brancardier/brancardière/ambulancier/ambulancière/urgentiste)
occupation | 2 | works shifts
  poste de nuit, équipe de nuit, trois-huit, 3x8, =mes nuits, horaires décalés, équipe du matin
occupation | 4 | teaches
  =mes élèves, conseil de classe, =mes copies, salle des profs, réunion parents-profs, =mon établissement, agrégation,
  =mes cours de, inspection académique, brigade de remplacement, j'enseigne, je donne des cours, je donne cours,
  =mes (ce @number/cm @number/maternelles/sixièmes/cinquièmes/quatrièmes/troisièmes/secondes de lycée/premières de lycée/terminales/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème/petite section/moyenne section/grande section),
  =j'ai (des/les/mes/une classe de/un double niveau/un) (cp/ce @number/cm @number/maternelle/sixièmes/cinquièmes/quatrièmes/troisièmes/secondes cette/premières cette/terminales/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème) (cette année/demain/le matin/l'an prochain/et/à/qui/en),
  (enseigne/enseignais/fais classe/fais la classe) (à des/aux/à une/en/au/à mes) (cp/ce @number/cm @number/maternelle/sixième/cinquième/quatrième/troisième/seconde/première/terminale/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème/collège/lycée/primaire/élèves),
  =(je suis/suis) (professeur/prof/maître/maîtresse) (principal/principale/de/d'une/en),
  =ma classe de (cp/ce @number/cm @number/maternelle/sixième/cinquième/quatrième/troisième/seconde/première/terminale/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème),
  (donne/donnais) des (cours/leçons) (de/d'/à/particuliers),
  (enseigne/enseignais) (le/la/les/l'/à) (piano/français/maths/mathématiques/histoire/anglais/physique/musique/yoga/eps/svt/philosophie),
  =mes (lycéens/collégiens/copies à corriger/stagiaires/terminales)!,
  =(mes/mon/ma) (élèves/classe/collège en rep/copies/bulletins/conseil de classe/inspection/inspecteur/salle de classe/établissement/titularisation)!,
  (prépare/passe/passé) (l'agrégation/l'agreg/le capes/le crpe),
  (suis/comme) (prof/professeur/professeure/instit/enseignant/enseignante/maître de conférences/aesh), =ma classe!
occupation | 4 | studies
  =mon mémoire, =ma licence!, =mon master!, =mes partiels, =ma fac, =mon école d'ingé*, =mon alternance, =ma prépa,
  résidence universitaire, =mon stage de fin, =mes études, =(mes/mon) (td/cours magistraux/resto u/cité u)!,
  (suis/étudiant/étudiante) en (l1/l2/l3/m1/m2/master/licence/bts/but/prépa/pass/fac de médecine/fac de droit/@ordinal année),
  =(mes/mon/ma) (partiels/exam/examens/rattrapages/bourse du crous/chambre du crous/résidence étudiante/licence de/master de/prépa),
  (rater/rate/raté) .. (partiels/l'anatomie/les stats/concours),
  (le/un/mon/mes) (partiel/partiels) (tombe/tombent/de/en/est/sont/lundi),
  =(mes/mon/ma) (fac/promo/amphi/bourse/colocs de fac/mémoire/soutenance)!
occupation | 4 | writes software
  =notre sprint, pull request, =mon dépôt git, mise en prod, =notre backlog, revue de code
occupation | 4 | serves in the armed forces
  =mon régiment, opex, =mon bataillon, =ma compagnie, (dans la/à la) légion,
  (à la/en) caserne (ce/demain/lundi/jusqu'à/depuis)
occupation | 4 | works for the police or the fire service
  =mon commissariat, =ma brigade, =ma caserne, pompier volontaire,
  (suis/comme/moi) (policier/policière/gendarme/pompier/pompière/sapeur-pompier/surveillant de prison/surveillante de prison),
  =(mon/ma) (commissariat/brigade/caserne/compagnie de/garde à la caserne)!
occupation | 4 | runs a business
  =mes salariés, =mes employés, =mes clients, =ma boutique, =mon salon, =mon restaurant, auto-entrepreneur,
  micro-entreprise, =mon siret, =ma sarl, =mon cabinet,
  (gère/dirige/ai ouvert/j'ai ouvert/ouvre/reprends) (un/une/le/la/mon/ma) (petit/petite/seul/seule/) @site,
  tiens (un/une/mon/ma/notre) (petit/petite/) @site, tiens (le/la/l') (boutique/bar/restaurant/hôtel/salon/garage/épicerie/boulangerie/librairie/café/magasin),
  (suis/travaille) (à mon compte/indépendant/indépendante/freelance/en freelance/auto-entrepreneur/auto-entrepreneuse),
  =(ma/mon) (micro-entreprise/food truck/chiffre d'affaires/entreprise/premier salarié)!,
  (monté/lancé/créé) (ma/mon) (boîte/entreprise/société/affaire/activité/cabinet/restaurant),
  =(mes/mon/ma) (apprenti/apprentie/apprentis/salariée/boîte de/fournisseurs/clients ne paient/client ne paie)!,
  un client ne (paie/me paie) pas, (tiens/gère/dirige) (le/la/l') (seul/seule) @site
occupation | 4 | is out of work
  au chômage, pôle emploi, france travail, =mon licenciement, rupture conventionnelle, demandeur d'emploi,
  demandeuse d'emploi, =mes allocations chômage, perdu mon (boulot/emploi/travail/poste/job),
  (ai été/j'ai été) (licencié/licenciée/viré/virée), (je suis/suis) sans emploi, fin de droits,
  mon cdd n'a pas été renouvelé,
  (ai été/j'ai été/suis/été/m'a/m'ont/me suis fait) (licencié/licenciée/viré/virée/remercié/remerciée/mis à la porte/mise à la porte/débauché/débauchée) (de/du/par/après/en/sans/hier/il),
  =(mon/ma) (période d'essai/usine/boîte) (a été rompue/a fermé/ferme),
  (démissionné/quitté) (de/mon/en/hier/pour) (mon/travail/boulot/poste/emploi/tout),
  (quitté/lâché/perdu) mon (travail/boulot/emploi/poste/job)
occupation | 4 | is retired
  à la retraite, =ma retraite, retraité, retraitée
occupation | 4 | farms
  =mes vaches, =mon exploitation, =mes vignes, =mes vendanges, =mon troupeau, =ma traite,
  (trais/trayons/traire) .. (vaches/chèvres/brebis),
  (élève/élevons) des (vaches/chèvres/brebis/moutons/porcs/poules/canards/chevaux),
  (cultive/cultivons/ramasse/cueille) .. (blé/maïs/vignes/pommes/raisin/lavande/fraises/tomates) (en/dans/pour/sur/bio),
  =(mes/nos) (brebis/chèvres/ruches/parcelles/hectares/bêtes/vergers)!,
  =(notre/mon) (ferme/exploitation/élevage/vignoble)!,
  =mes (vaches/veaux/génisses/brebis/agneaux/chèvres/cochons/poules pondeuses/ruches/hectares/vignes/moissons/foins)!,
  =(mon/notre) (tracteur/troupeau/étable/verger/silo/laiterie/hangar/salle de traite)!,
  =(mes/nos) (vendanges/récoltes/semis/bêtes)
occupation | 4 | works in a shop
  mise en rayon, inventaire ce soir, =nos habitués, (suis/travaille/bosse) (en caisse/à la caisse/en rayon),
  (vends/vendais) .. (chaussures/meubles/voitures/assurances/téléphones/légumes/poisson/fleurs/fromages/vêtements) (au/sur/dans/en/à/chez),
  (tiens/tenais) (un/une/le/la) (stand/étal/boutique/épicerie/kiosque/caisse), =(mon/ma) (chef/cheffe) de rayon,
  =(mes/mon) (rayon/rayons/mise en rayon)!
occupation | 4 | cleans for a living
  fais des ménages, fais le ménage chez, nettoie des bureaux, (fais/faire) le ménage (chez des/dans des),
  nettoie (des/les) (chambres/bureaux/écoles/hôtels/logements),
  (nettoie/nettoyais/lave) .. (bureaux/chambres/écoles/hôtels/trains/vitres/toilettes/escaliers/appartements),
  (fais/faisais) des (ménages/heures de ménage), =(mes/mon) (heures de ménage/chantier de nettoyage)
occupation | 4 | works in a kitchen or serves
  =mon chef de rang, pourboires ce soir, =ma brigade de cuisine, (sers/servais) (au bar/en salle/des bières),
  (travaille/bosse) .. (derrière le bar/derrière le comptoir/en salle/au comptoir),
  (fais/faisais) (la plonge/le service/les saisons),
  (cuisine/cuisinais) pour (deux cents/la cantine/des clients/l'hôtel/un traiteur),
  (pétris/fais le pain/sers des cafés), =(mon/notre) (coup de feu/second de cuisine/plonge)!
occupation | 4 | drives for a living
  (conduis/conduisais/conduire) (un/le/des/une/mon) (camion/camions/bus/taxi/tram/tramway/car scolaire/poids lourd/métro/train/ambulance),
  (suis/étais) .. (routier/routière/chauffeur/chauffeuse), =(mon/ma) (semi-remorque/tournée de livraison),
  (conduis/conduisais) (un/le/des/notre) (car/cars/bus/autocar/minibus) (scolaire/scolaires)
occupation | 4 | served in the armed forces
  (ans/mois/années) dans (l'armée/la marine/la légion/la gendarmerie),
  (quitté/servi dans/engagé dans) (l'armée/la marine/la légion)
occupation | 5 | works as: @
  (en tant que/en tant qu'/comme/je suis/suis) (un/une/) @job,
  =(je suis/j'étais/je reste) (ici/) (le seul/la seule/le/la/l') @job, =(comme/en tant que) (seul/seule) @job
occupation | 4 | works at: @
  =(mon/ma/mes/notre/nos) (poste/service/garde/gardes/équipe/collègue*/chef/chefs/horaires) (à l'/à la/au/dans un/dans une/dans le/dans la/en) @workplace,
  (travaille/travaillais/bosse/bossais/poste/chef*/collègue*/patron*/stage/apprentissage/embauché/embauchée/équipe/nuit/nuits/salarié/salariée/contrat) .. (à l'/à la/au/aux/dans un/dans une/dans le/dans la/dans l'/sur le/sur un/en) @site,
  =(mon/ma/mes/notre/nos) (poste/service/garde/gardes/équipe/collègue*/chef/chefs/cheffe/horaires/patron/patronne/responsable) (de/du/à l'/à la/au/en/dans un/dans une/dans le/dans la) @site,
  (chef d'équipe/contremaître/cadre de santé/chef d'atelier) .. (à l'/à la/au/du/de l'/de la) @site,
  =(ma patronne/mon patron/mon employeur/ma cheffe/mon chef) (au/à la/à l') (pressing/@site)
occupation | 2 | works at or goes to: @
  (à l'/à la/au/dans un/dans une/dans le/dans la/dans l'/dans notre) @workplace!
occupation | 4 | has a partner out of work
  =(mon mari/ma femme/mon compagnon/ma compagne/mon copain/ma copine/mon conjoint/ma conjointe) (est/) (au chômage/sans emploi)
occupation | 5 | worked for the police or the fire service
  (retraité/retraitée/retraite/ans) (des/de la/chez les/dans les/dans la) (pompiers/police/gendarmerie)
occupation | 2 | teaches
  =mes cp!
occupation | 4 | works on a production line
  (travaille/bosse/suis/poste/ans/années/bossais/travaillais) .. à la chaîne,
  (travaille/bosse/suis/poste/ans/années) .. sur (une/la/les/ma) (ligne/lignes/chaîne/chaînes) de (production/montage/conditionnement/assemblage)
occupation | 4 | delivers for a living
  (livre/livrais/distribue/distribuais/porte) .. (colis/pizzas/repas/courrier/journaux/paquets) (à/en/pour/dans/chez/le/la/toute),
  =ma tournée (de/finit/commence/ce), =ma tournée, =(mes/ma) boîtes aux lettres sur, centre de tri
occupation | 4 | looks after people for a living
  (garde/gardais/m'occupe/occupe/accompagne/lave) .. (personnes âgées/personnes handicapées/petits vieux/enfants des autres/résidents/mourants/bébés),
  =mes (bénéficiaires/petits vieux/patients à domicile)!
occupation | 4 | builds or repairs for a living
  (pose/monte/répare/installe/soude/maçonne/ravale/dépanne/rénove) .. (toitures/chaudières/ascenseurs/façades/camions) (chez/pour/à/dans/et/sur),
  ?(pose/monte/répare/installe/soude/maçonne/ravale/dépanne/rénove) .. (carrelage/parquet/voitures/cuisines/machines/fenêtres/poutres/tuyaux/téléphones),
  (suis/travaille/bosse) .. (sur les chantiers/dans le bâtiment),
  =(mon/mes/notre) (chantier/chantiers/compagnons/conducteur de travaux)!,
  (soude/maçonne/carrelle/chaudronne) (des/les/du/au/sur/toute), (au/du/sur le) chantier naval
occupation | 4 | works with animals
  (toilette/dresse/ferre/promène) .. (chiens/chevaux) (pour/chez/des/à)
occupation | 4 | does hair or beauty
  (coupe/coiffe/teins) .. (cheveux/clientes/dames) (au/en/dans/à/chez), =mes clientes (du salon/au salon)
occupation | 4 | translates, writes or edits for a living
  (traduis/traduisais) des (contrats/romans/brevets/notices/sous-titres),
  (corrige/relis) des (manuscrits/thèses/articles) pour, =(mon/ma) (éditeur/éditrice/rédac chef/rédaction)!
occupation | 4 | performs for a living
  (joue/chante/danse) .. (dans un orchestre/à l'opéra/dans l'orchestre/dans un ballet/intermittent*),
  (suis/étais) intermittent*, =(mes/mon) (cachets/statut d'intermittent*/heures d'intermittence)
occupation | 4 | is a lawyer or works for one
  (prêté/prêter) serment, (passé/eu/réussi/prépare) le (barreau/capa/crfpa), =mon barreau
occupation | 4 | works in public life
  (siège/élu/élue/suis) .. (au conseil municipal/au conseil départemental/au conseil régional),
  (conseiller/conseillère) (municipal/municipale/départemental/départementale), =mes (administrés/électeurs)!,
  (suis/comme) (maire/adjoint au maire/adjointe au maire/conseiller municipal/conseillère municipale/député/députée/élu/élue)
occupation | 4 | works in childcare
  (suis/travaille/bosse) .. (assistante maternelle/nounou/en crèche/auxiliaire de puériculture/atsem),
  =mes (petits de la crèche/petits à l'école maternelle)
occupation | 4 | works or worked in: @
  (ans/années/carrière/vie/travaille/travaillais/bosse/bossais/expérience/reconversion/débuté/commencé/formation/métier) (dans la/dans le/dans l'/dans les/en/à la/au/aux/à l') @trade,
  (quitte/quitté/quitter/arrête/arrêté) (la/le/l'/les) @trade
occupation | 4 | works as: @
  (salaire/paie/paye/poste/métier/contrat/cdd/cdi/boulot/travail/vie/formation/diplôme/concours/stage/uniforme/garde/journée/collègues) (d'/de/comme/en tant que/en tant qu') (un/une/) @job
occupation | 4 | is looking for work
  (cherche/cherchons) (du travail/un emploi/un travail/un boulot/une place/un poste/un stage/une alternance),
  (personne/on) ne m'embauche, (trouve/trouver) pas de (travail/boulot/poste), trou dans mon cv,
  lettre de motivation pour (mon/un/une)
occupation | 4 | is in vocational training
  (bac pro/cap/bts) (cuisine/coiffure/mécanique/boulangerie/électricité/maçonnerie/pâtisserie/petite enfance/menuiserie/plomberie/vente/soins),
  =mon (cap/bac pro/contrat d'apprentissage/maître d'apprentissage/tuteur en entreprise)
occupation | 4 | is a member of the clergy
  =(notre/mon) (monastère/couvent/abbaye/prieure/évêque/noviciat),
  (suis/comme) (un/le/la/) (prêtre/curé/pasteur/pasteure/religieuse/moine/diacre/missionnaire/aumônier)
occupation | 4 | harvests for a living
  (fais/faire/pour) les (vendanges/cueillettes/saisons), (saisonnier/saisonnière)
occupation | 4 | is employed
  =mes heures sup*, =(ma patronne/mon patron/mon employeur) (ne/me/refuse/veut/m'/a)
employer | 3 | works in the public service
  fonctionnaire, =mon grade, =mon échelon, =ma mairie, fonction publique, catégorie b
education | 4 | has or is working for a doctorate
  =ma thèse, =mon doctorat, =mon directeur de thèse, =ma directrice de thèse, =ma soutenance, =mon postdoc
education | 4 | left school early
  décroché du lycée, arrêté l'école, sans diplôme
education | 4 | studied or studies
  =mon diplôme d'(état/ingénieur/études), =(mon/ma) (licence/master) en, =mon (bts/dut),
  (ai/j'ai/diplômé/diplômée) .. (un master/une licence/un doctorat/une maîtrise/un bts) (en/de),
  (étudié/étudie) (le droit/la médecine/l'histoire/la philosophie/les lettres/l'économie/la psychologie)
occupation | 4 | is retired
  (suis/désormais/enfin/maintenant) (à la retraite/en retraite/retraité/retraitée), depuis (ma/mon départ à la/que je suis à la) retraite, =ma retraite!
occupation | 4 | leads a team
  =(mes/mon) (subordonnés/collaborateurs/équipe de @number/n-1), =(je dirige/j'encadre/je manage/je gère) (une/un/l'/mon/le/la) (équipe/service/département/atelier/agence)
occupation | 4 | works with software
  =(mon/notre/mes/nos) (pull request*/sprint*/backlog/base de code/daily/serveur de prod/mise en prod)
occupation | 4 | studies
  =(mon/ma/mes) (mémoire/thèse/partiels/directeur de thèse/directrice de thèse/soutenance/fac/ufr/bourse du crous/td), =j'étudie (le/la/l'/les/en)
`;
