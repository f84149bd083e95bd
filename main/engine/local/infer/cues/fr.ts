/** French: see en.ts. */
export const fr = `
place | 4 | lives in France | =ma carte vitale, la sécu, pôle emploi, france travail, =ma mutuelle, urssaf, =mon cdi, =mon cdd, le smic, parcoursup, =mon brevet des collèges, impots gouv, =ma déclaration d'impôts, prud'hommes, =mon département, la préfecture, =mes rtt, =mes apl, =mon crous, la caf, =mon livret a, le rer
place | 4 | lives in Belgium | ~septante, ~nonante, cpas, =ma mutualité, =mon bourgmestre, onem, =mon gsm, stib, =mes chèques-repas, sncb
place | 4 | lives in French-speaking Switzerland | ~chf, =mon canton, lamal, =mon permis b, =mon permis c, avs, cff, orp, =mon natel
place | 4 | lives in Quebec | cégep, dépanneur, ~courriel, ~fin de semaine, ramq, =mon char, =ma blonde, =mon chum, saaq, hydro-québec, ~magasiner, =mon nas
occupation | 4 | works in a hospital or in care | =mes patients, =mon service à l'hôpital, garde de nuit, =mes gardes, aux urgences où je, réanimation, =mon ehpad, transmissions du matin, =mon internat, bloc opératoire, tournée d'infirmière, =mes résidents
occupation | 2 | works shifts | poste de nuit, équipe de nuit, trois-huit, 3x8, =mes nuits, horaires décalés, équipe du matin
occupation | 4 | teaches | =mes élèves, =ma classe, conseil de classe, =mes copies, salle des profs, réunion parents-profs, =mon établissement, agrégation, =mes cours de, inspection académique, brigade de remplacement, j'enseigne, je donne des cours, je donne cours
occupation | 4 | studies | =mon mémoire, =ma licence!, =mon master!, =mes partiels, =ma fac, =mon école d'ingé*, =mon alternance, =ma prépa, résidence universitaire, =mon stage de fin, =mes études
occupation | 4 | writes software | =notre sprint, pull request, =mon dépôt git, mise en prod, =notre backlog, revue de code
occupation | 4 | serves in the armed forces | =mon régiment, caserne, opex, =mon bataillon, =ma compagnie, légion
occupation | 4 | works for the police or the fire service | =mon commissariat, =ma brigade, gendarmerie, =ma caserne, pompier volontaire
occupation | 4 | runs a business | =mes salariés, =mes employés, =mes clients, =ma boutique, =mon salon, =mon restaurant, auto-entrepreneur, micro-entreprise, =mon siret, =ma sarl, =mon cabinet
occupation | 4 | is out of work | au chômage, pôle emploi, france travail, =mon licenciement, rupture conventionnelle, demandeur d'emploi, demandeuse d'emploi, =mes allocations chômage
occupation | 4 | is retired | à la retraite, =ma retraite, retraité, retraitée
occupation | 4 | farms | =mes vaches, =mon exploitation, =mes vignes, =mes vendanges, =mon troupeau, =ma traite
employer | 3 | works in the public service | fonctionnaire, =mon grade, =mon échelon, =ma mairie, fonction publique, catégorie b
age | 5 | is at school, under 20 | passe le bac, passe mon bac, prépare le bac, prépare mon bac, passe le brevet, passe mon brevet, en quatrième, en troisième au, en seconde, en première au lycée, en terminale, =mon lycée, =mon collège, =mon bac blanc, =ma prof principale, =mon prof principal, =mon argent de poche, =mes heures de colle
age | 4 | is likely over 55 | =mes petits-enfants, =ma petite-fille, =mon petit-fils, à la retraite, =ma retraite, retraité, retraitée, pension de retraite, pension de réversion, minimum vieillesse
age | 3 | is likely between 40 and 60 | ménopause, bouffées de chaleur, =mes ados
gender | 6 | is a woman | =en tant que mère, =en tant que femme, =comme mère, enceinte, =ma grossesse, =mes règles, =ma gynéco*, congé maternité, césarienne, j'allaite, =ma fausse couche, =mon endométriose, =ma sage-femme, =mon accouchement
gender | 6 | is a man | =en tant que père, =en tant qu'homme, =ma prostate, =ma barbe, congé paternité, =mon urologue, =ma vasectomie
gender | 2 | is likelier a woman | =mon mari, =mon copain, =ma robe de mariée
gender | 2 | is likelier a man | =ma femme, =ma copine
family | 6 | is or was married | =mon mari, =ma femme, =mon épouse, =mon époux, =ma belle-mère, =mon beau-père, =mes beaux-parents, =ma belle-famille, =notre mariage
family | 6 | has children | =mon fils, =ma fille, =mes enfants, =mes filles, =mon bébé, =notre fils, =notre fille, =nos enfants, =mon aîné, =mon aînée, =ma cadette, =en tant que mère, =en tant que père, =mes jumeaux, =mes jumelles, =mes ados, place en crèche, =les enfants sont chez leur, =les enfants sont avec leur, avec deux enfants, avec trois enfants, avec quatre enfants, avec un bébé, =notre crèche, =notre assistante maternelle
family | 5 | is divorced or separating | =mon divorce, =notre divorce, =mon ex-mari, =mon ex-femme, garde alternée, pension alimentaire, divorcé, divorcée, =notre séparation, depuis la séparation, depuis le divorce, depuis notre divorce, après la séparation, après le divorce, un week-end sur deux, =les enfants sont chez leur père, =les enfants sont chez leur mère, =les enfants sont avec leur père, =les enfants sont avec leur mère
family | 5 | is a single parent | mère célibataire, père célibataire, maman solo, papa solo, famille monoparentale
family | 5 | looks after a relative | aidant familial, aidante familiale, proche aidant, =ma mère atteinte, =mon père atteint
family | 4 | has a partner | =mon copain, =ma copine, =mon compagnon!, =ma compagne!, =mon conjoint, =ma conjointe
family | 4 | lost somebody near | veuf, veuve, =mon défunt, =ma défunte, =depuis la mort de mon, =depuis la mort de ma
family | 5 | grew up without parents | famille d'accueil, =ma mère biologique, foyer de l'enfance, à la ddass, pupille de l'état, =mes parents adoptifs, =mes parents d'accueil
family | 6 | is expecting a child | enceinte, =ma grossesse, =mon accouchement, semaines d'aménorrhée, =ma femme est enceinte, =on attend notre premier, =on attend notre deuxième, =on attend notre troisième, attendons notre premier, attendons notre deuxième, attendons notre troisième, attendons un enfant, =on attend un enfant, =on attend un bébé
health | 5 | has trouble with depression or anxiety | antidépresseur*, =mon psy, =ma psy, =mon psychiatre, =ma psychiatre, =ma dépression, crise d'angoisse, crises d'angoisse, =mes angoisses, burn-out, idées noires, anxiolytique*
health | 5 | went through a trauma | stress post-traumatique, =mon sspt
health | 5 | has diabetes | =mon insuline, (piqûres/piqûre/injections/injection) d'insuline, (sous/fais de l'/injecte de l'/pique à l') insuline, (suis/étant) (diabétique/insulinodépendant*), =ma glycémie, hypoglycémie, =mon diabétologue, =ma pompe à insuline
health | 5 | has or had cancer | chimio*, =mon oncologue, radiothérapie, =ma tumeur, =ma mastectomie, en rémission
health | 5 | has a problem with alcohol or drugs | =mon sevrage, (suis/reste) (sobre/abstinent/abstinente)!, (sobre/abstinent/abstinente/clean) depuis, (bois/boit) plus depuis, arrêté (de boire/l'alcool/la drogue), (sans boire/sans alcool/sans consommer) depuis, (mois/ans/jours/semaines) (sans boire/sans alcool/de sobriété/d'abstinence), alcoolique (abstinent/abstinente/en rémission), alcooliques anonymes, rechute, =mon addiction, cure de désintox*, csapa
health | 5 | has ADHD or autism | =mon tdah, =mon autisme, autiste, neuroatypique, =mon tsa
health | 4 | has trouble conceiving | pma, fiv, =notre projet bébé, =ma ponction, parcours de fertilité
health | 4 | has a disability | =mon fauteuil roulant, mdph, =mon handicap, aah, rqth, =ma prothèse, =mon appareil auditif, =mes appareils auditifs, porte des (appareils auditifs/prothèses auditives), =ma canne blanche, en fauteuil roulant
health | 4 | has chronic pain or an autoimmune illness | =ma polyarthrite, =ma spondylarthrite, fibromyalgie, =mon rhumatologue, =ma maladie de
health | 4 | has a heart problem | =mon pacemaker, =mon stent, =mon cardiologue, anticoagulant*, =mon pontage
health | 4 | has asthma or allergies | =ma ventoline, =mon inhalateur, =mon asthme
health | 5 | has a kidney problem | dialyse*, dialysé*, hémodialyse*, =mes reins, =mon rein, greffe de rein, =mon néphrologue, =ma fistule
health | 4 | has a lung or sleep problem | =ma bpco, =mon oxygène, =mes poumons, =mon apnée du sommeil, =mon pneumologue, =ma ppc
health | 4 | has a bowel illness | =ma maladie de crohn, =ma colite, =mon côlon, =mes intestins, =mon gastro-entérologue, =ma stomie
health | 5 | had a stroke or a brain injury | =mon avc, (fait/eu/subi) (un/deux) (petit/) avc, (depuis/après/suite à) (mon/l'/un) avc, =mon aphasie, =mon traumatisme crânien, depuis l'avc
health | 4 | has migraine | =ma migraine, =mes migraines, triptan*
health | 4 | is off work, ill | arrêt maladie, en arrêt de travail, =mon arrêt de travail, en arrêt depuis, en longue maladie, mi-temps thérapeutique
health | 4 | had or awaits an operation | =mon opération, =ma prothèse de hanche, =ma prothèse de genou, =ma greffe
income | 4 | has little money | le rsa, restos du cœur, =mon découvert, surendettement, loyers impayés, loyer impayé, loyers de retard, banque de france dossier, huissier, expulsion, fins de mois, =mes dettes!, au smic, interdit bancaire, arrive plus à payer, arrive pas à payer, boucler le mois, finir le mois
income | 4 | is well off | =ma résidence secondaire, =notre résidence secondaire, =notre femme de ménage, =notre nounou, =mon gestionnaire de patrimoine, école privée, stock-options, ifi
religion | 5 | is Muslim | mosquée, prière du vendredi, ramadan, iftar, =mon voile, =mon imam, halal, l'aïd, la omra
religion | 5 | is a Christian | =ma paroisse, messe du dimanche, à la messe, =mon curé, confession, =mon baptême, =ma communion, carême, aumônerie, =mon pasteur, scouts d'europe, la paroisse
religion | 5 | is Jewish | synagogue, chabbat, shabbat, =mon rabbin, casher, kippour, bar-mitsva
religion | 4 | left a faith | (quitté/quittais/grandi chez/sorti des/sortie des/élevé chez/élevée chez) (les/) témoins de jéhovah, quitté l'église, apostasie
politics | 5 | is active in a party, a union or a campaign | =mon syndicat, militant, militante, tract*, manif contre, manif pour, gilets jaunes, délégué syndical, déléguée syndicale, =mon parti, conseil municipal, en grève
sexuality | 6 | is gay, lesbian or bisexual | suis gay, suis lesbienne, suis bi, suis homo*, =mon coming-out, =mon coming out, marche des fiertés, (sommes/est/étant/comme) (tous/toutes/) (les/) deux (mamans/papas/pères/mères), (fils/fille/enfant/enfants/bébé) (a/ont/avec) deux (mamans/papas/pères/mères)
sexuality | 6 | is trans or questions gender | =ma transition!, suis trans, =mon deadname, non binaire, =mon traitement hormonal
ethnicity | 4 | came from another country | titre de séjour, =mon visa, =ma naturalisation, ofpra, =ma demande d'asile, =mon pays d'origine, =ma langue maternelle, oqtf, =mon récépissé, carte de séjour, au bled, =mon permis de travail, =mes parents ne parlent pas, =mes parents ne parlent que, =ma mère ne parle pas, =mon père ne parle pas, =mes parents ont immigré, =mes parents ont émigré
education | 4 | has or is working for a doctorate | =ma thèse, =mon doctorat, =mon directeur de thèse, =ma directrice de thèse, =ma soutenance, =mon postdoc
education | 4 | left school early | décroché du lycée, arrêté l'école, sans diplôme
record | 5 | has or had trouble with the law | bracelet électronique, =mon conseiller d'insertion, =mon sursis, sorti de prison, sortie de prison, =mon casier, =mon spip, contrôle judiciaire, liberté conditionnelle, =mon agent de probation, travaux d'intérêt général, garde à vue
record | 3 | is in a legal dispute | =mon avocat, =mon avocate, prud'hommes, =mon procès, =ma plainte
place | 4 | lives in Paris or around it | navigo, ratp, périphérique, =mon arrondissement, transilien, ligne 13
place | 4 | lives in Brittany | fest-noz, ~kenavo, bzh
place | 4 | lives in the south of France | ~peuchère, ~fada, calanques, ~chocolatine
place | 4 | lives in the north of France | braderie de, ~wassingue, ~biloute
gender | 6 | is a woman | =je suis une femme, =je suis une fille, =en tant que fille, =en tant qu'épouse
gender | 6 | is a man | =je suis un homme, =je suis un garçon, =en tant que mari, =en tant que fils
occupation | 4 | works in a shop | mise en rayon, inventaire ce soir, =nos habitués
occupation | 4 | cleans for a living | fais des ménages, fais le ménage chez, nettoie des bureaux
occupation | 4 | works in a kitchen or serves | =mon chef de rang, pourboires ce soir, =ma brigade de cuisine
place | 4 | rents a home | =(mon/ma/notre) (propriétaire/bailleur/bail/proprio/colocation/coloc)!, =mes (colocs/colocataires), (vis/vivons/habite/habitons) .. (en colocation/en location/en hlm/logement social), =(mon/notre) (loyer/logement social/hlm)
place | 4 | owns a home | (acheté/acheter) (notre/ma/une/un/mon) (première/premier/petite/petit/) (maison/appartement/pavillon/appart), =(notre/mon) (prêt immobilier/crédit immobilier/copropriété), =notre (maison/pavillon) neuve
occupation | 4 | drives for a living | (conduis/conduisais/conduire) (un/le/des/une/mon) (camion/camions/bus/taxi/tram/tramway/car scolaire/poids lourd/métro/train/ambulance), (suis/étais) .. (routier/routière/chauffeur/chauffeuse), =(mon/ma) (semi-remorque/tournée de livraison)
occupation | 4 | served in the armed forces | (ans/mois/années) dans (l'armée/la marine/la légion/la gendarmerie), (quitté/servi dans/engagé dans) (l'armée/la marine/la légion)
occupation | 4 | works in a hospital or in care | (infirmier/infirmière/aide-soignant*/sage-femme/ambulancier/ambulancière) (libéral/libérale/de nuit/à), =mes tournées de soins, (travaille/bosse) .. (hôpital/clinique/ehpad/aux urgences)
occupation | 4 | cleans for a living | (fais/faire) le ménage (chez des/dans des), nettoie (des/les) (chambres/bureaux/écoles/hôtels/logements)
occupation | 4 | works in a shop | (suis/travaille/bosse) (en caisse/à la caisse/en rayon)
occupation | 4 | studies | =(mes/mon) (td/cours magistraux/resto u/cité u)!
occupation | 4 | is out of work | perdu mon (boulot/emploi/travail/poste/job), (ai été/j'ai été) (licencié/licenciée/viré/virée), (je suis/suis) sans emploi, fin de droits, mon cdd n'a pas été renouvelé
education | 4 | studied or studies | =mon diplôme d'(état/ingénieur/études), =(mon/ma) (licence/master) en, =mon (bts/dut), (ai/j'ai/diplômé/diplômée) .. (un master/une licence/un doctorat/une maîtrise/un bts) (en/de), (étudié/étudie) (le droit/la médecine/l'histoire/la philosophie/les lettres/l'économie/la psychologie)
age | 5 | is likely over 55 | =(mes/mon/ma) arrière-petit*
gender | 5 | is a woman | =(mes/mon/ma) (nausées de grossesse/sage-femme/soutien-gorge), (porte/portais) (le/mon) (voile/hijab)
family | 6 | is expecting a child | (premier/deuxième/troisième) trimestre de (ma/grossesse), (suis/ma femme est) enceinte, (enceinte/grossesse) de (@number/deux/trois/quatre/cinq/six/sept/huit) mois, =(mon/notre) (échographie/terme est prévu/projet de naissance/haptonomie), (accouche/accoucher) en (janvier/février/mars/avril/mai/juin/juillet/août/septembre/octobre/novembre/décembre)
family | 5 | lost a pregnancy or a child | perdu (le/notre/un/mon) bébé, après (la/ma) fausse couche
family | 5 | looks after a relative | (m'occupe de/soigne/garde) (ma/mon/mes) (mère/père/grand-mère/grand-père/parents/belle-mère/beau-père) (âgé*/malade/handicapé*/à domicile/qui), =(ma/mon) (mère/père) (dépendante/dépendant)
family | 6 | has children | =(mes/nos) (gosses/gamins/trois filles/deux filles)!, =(mes/nos) petits (dorment/sont/vont/font/ont/et moi/veulent), =(ma/mon) (benjamine/benjamin)!, =(ma/mon) (grande/dernière/dernier) (dort/dorment/dormait/est/sont/va/vont/font/fait/a/ont/et moi/veut/veulent/peut/apprend/pleure/entre au/rentre au/doit/doivent/joue/jouent)
health | 5 | has to do with: @ | (ai/j'ai/avais/eu/depuis) (un/une/de l'/du/des/mon/ma/de la/le/) @illness, (souffre/souffrais/atteint/atteinte/diagnostiqué/diagnostiquée) (d'un/d'une/de/d'/du/un/une/) @illness, =(mon/ma/mes) @illness, (à cause de/contre/pour/avec) (mon/ma/mes) @illness, (soigné/soignée/opéré/opérée/hospitalisé/hospitalisée) (pour/d'un/d'une/de) (un/une/le/la/mon/ma/) @illness
health | 4 | has a disability | (sourd/sourde/aveugle) (de/d'une/d'un) (l'oreille/l'œil/oreille/œil), =(mon/ma) (déambulateur/canne blanche/interprète en langue), langue des signes
gender | 5 | is a man | (suis/étais) (sourd/muet/malentendant/instituteur/infirmier/père/veuf/agriculteur/coiffeur/vendeur/serveur/ouvrier/étudiant/chômeur/handicapé)
income | 4 | has little money | (arrive/arrivons) (plus/pas) à (payer/régler/finir), (peux/peut/pouvons) (plus/pas) (payer/me payer/régler/s'offrir), (suis/sommes) (à découvert/fauchés/fauché/fauchée/surendett*), =(mes/nos) dettes!, banque alimentaire, sans domicile, (expulsé/expulsée) (de/du), aux restos du cœur
religion | 5 | is a Christian | (vais/allons/allais) à (l'église/la messe/confesse), (chante/chantais) (dans la chorale/à l'église/à la chorale), =(notre/mon/ma) (curé/paroisse/pasteur)!, (prie/prions) (le chapelet/le rosaire/jésus), (suis/été) baptisé*, catéchisme
religion | 5 | is Muslim | (porte/portais) (un/le/mon) (voile/hijab), (fais/faire) (le ramadan/mes prières), cinq prières
politics | 5 | is active in a party, a union or a campaign | (milité/milite/militais/tracté/tracte/campagne) pour (les/le/la) (verts/socialistes/parti/républicains/insoumis/rn/ps/lr/lfi/pcf/écologistes/gauche/droite), (manifesté/manifeste/manifestons) (contre/pour) .. (loi/réforme/guerre/gouvernement/climat/retraites/police/racisme), (adhérent/adhérente/membre/encarté/encartée) (du/au/des) (parti/ps/rn/pcf/verts)
politics | 5 | says how they vote | (voté/vote/votais/voter) (pour/) (les/le/la/) (verts/macron/mélenchon/pen/rn/ps/lfi/écologistes), (voté/votais) à (gauche/droite)
sexuality | 6 | is gay, lesbian or bisexual | =mon (mari/copain) et moi sommes (deux/tous les deux) (hommes/papas), =ma (femme/copine) et moi sommes (deux/toutes les deux) (femmes/mamans), (mariage/couple) (gay/lesbien) à nous
ethnicity | 5 | comes from: @ | (arrivé/arrivée/venu/venue/viens/originaire/parti/partie/fui/suis) (ici/en france/) (du/de la/de/d'/des/le/la/l'/de l') @country, (né/née/grandi) (au/en/aux/à) @country
ethnicity | 4 | came from another country | carte de résident, regroupement familial, =mon (accent/récépissé)!, =(mon/mes) (titre de séjour/arrivée en france), demande de naturalisation, sans-papiers
place | 3 | lives in France | carte de résident
occupation | 5 | works as: @ | (en tant que/en tant qu'/comme/je suis/suis) (un/une/) @job
occupation | 4 | works at: @ | =(mon/ma/mes/notre/nos) (poste/service/garde/gardes/équipe/collègue*/chef/chefs/horaires) (à l'/à la/au/dans un/dans une/dans le/dans la/en) @workplace
occupation | 2 | works at or goes to: @ | (à l'/à la/au/dans un/dans une/dans le/dans la/dans l'/dans notre) @workplace!
family | 5 | is a single parent | (élève/élever) .. (seul/seule/toute seule/tout seul), (seul/seule) avec (mes/mon/ma) (enfants/fils/fille/filles/garçons/jumeaux/bébé)
family | 6 | has children | (élève/élever/élevons/ai/avons/avec) (mes/nos/) (deux/trois/quatre/cinq/@number/) (petits/petites/jeunes/) (enfants/garçons/filles/fils/jumeaux/jumelles/gosses)
occupation | 4 | has a partner out of work | =(mon mari/ma femme/mon compagnon/ma compagne/mon copain/ma copine/mon conjoint/ma conjointe) (est/) (au chômage/sans emploi)
income | 4 | has little money | =(mon mari/ma femme/mon compagnon/ma compagne) (est/vit/) (au rsa/du rsa/à l'aah)
occupation | 5 | worked for the police or the fire service | (retraité/retraitée/retraite/ans) (des/de la/chez les/dans les/dans la) (pompiers/police/gendarmerie)
identity | 4 | is the only one of a kind there | (le seul/la seule) (homme/femme/noir/noire/arabe/étranger/étrangère/musulman/musulmane/infirmier/infirmière/professeur/médecin) (de/dans) (l'équipe/le service/mon service/la classe/le village/la boîte/l'entreprise/l'école/le bureau), =comme (seul/seule) (homme/femme/noir/noire/arabe/étranger/étrangère/musulman/musulmane/infirmier/infirmière/professeur/médecin) (de/dans) (l'équipe/le service/mon service/la classe/le village/la boîte/l'entreprise/l'école/le bureau)
family | 6 | has children | avec (mes/nos/) (deux/trois/quatre/cinq/@number) (petits/) (enfants/garçons/filles/gosses)
family | 6 | is expecting a child | =je suis à (@number/deux/trois/quatre/cinq/six/sept/huit) (mois/semaines) de grossesse
identity | 4 | is the only one of a kind there | =(je suis/suis-je/j'étais/je reste) (ici/aujourd'hui/encore/) (le seul/la seule) @job, =(comme/en tant que) (seul/seule) @job
identity | 4 | is the only one of a kind there | =(je suis/j'étais/je reste/suis) (le/la/l') (maire/adjoint*/curé/prêtre/pasteur/médecin/docteur/sage-femme/pharmacien*/instituteur/institutrice/facteur/factrice/boulanger*/boucher*/vétérinaire/notaire/garde champêtre) (du/de la/d'un/d'une/de ce/de cette/de mon/de notre/de l') (tout/toute/très/) (petit/petite/minuscule/) (village/commune/bourg/île/vallée/paroisse/hameau/canton/ville), =(je suis/j'étais) (le/la/un/une) médecin de campagne, =(je suis/suis) (maire/curé) (d'un/d'une/de/du)
occupation | 5 | works as: @ | =(je suis/j'étais/je reste) (ici/) (le seul/la seule/le/la/l') @job, =(comme/en tant que) (seul/seule) @job
occupation | 4 | teaches | =mes (ce @number/cm @number/maternelles/sixièmes/cinquièmes/quatrièmes/troisièmes/secondes de lycée/premières de lycée/terminales/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème/petite section/moyenne section/grande section), =j'ai (des/les/mes/une classe de/un double niveau/un) (cp/ce @number/cm @number/maternelle/sixièmes/cinquièmes/quatrièmes/troisièmes/secondes cette/premières cette/terminales/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème) (cette année/demain/le matin/l'an prochain/et/à/qui/en), (enseigne/enseignais/fais classe/fais la classe) (à des/aux/à une/en/au/à mes) (cp/ce @number/cm @number/maternelle/sixième/cinquième/quatrième/troisième/seconde/première/terminale/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème/collège/lycée/primaire/élèves), =(je suis/suis) (professeur/prof/maître/maîtresse) (principal/principale/de/d'une/en), =ma classe de (cp/ce @number/cm @number/maternelle/sixième/cinquième/quatrième/troisième/seconde/première/terminale/6 e/5 e/4 e/3 e/6 ème/5 ème/4 ème/3 ème)
occupation | 2 | teaches | =mes cp!
occupation | 4 | drives for a living | (conduis/conduisais) (un/le/des/notre) (car/cars/bus/autocar/minibus) (scolaire/scolaires)
occupation | 4 | works on a production line | (travaille/bosse/suis/poste/ans/années/bossais/travaillais) .. à la chaîne, (travaille/bosse/suis/poste/ans/années) .. sur (une/la/les/ma) (ligne/lignes/chaîne/chaînes) de (production/montage/conditionnement/assemblage)
occupation | 4 | works in a kitchen or serves | (sers/servais) (au bar/en salle/des bières), (travaille/bosse) .. (derrière le bar/derrière le comptoir/en salle/au comptoir)
income | 4 | is well off | loyers de (mes/nos), =(mes/nos) (@number/deux/trois/quatre/cinq/six/) (studios/appartements/immeubles/maisons/garages) (en location/loués/locatifs/que je loue), =(mes/nos) (biens locatifs/revenus locatifs/immeubles/appartements loués), =(mon/notre) (château/domaine/vignoble/chalet/voilier/yacht/jet/manoir/mas/chauffeur/majordome/gestionnaire de fortune), (hérité d'un/acheté un/acheter un/possède un/possédons un/restaure un) (château/manoir/vignoble/yacht/immeuble), (bonus/prime/salaire) à (six/sept) chiffres, =(ma/notre) (villa/maison de vacances/maison de campagne/maison secondaire/gouvernante/société civile immobilière), (fonds/trust) familial, assujetti* à l'ifi
religion | 5 | is a Christian | =(mon/ma/notre/nos) (fils/fille/enfants/jumeaux/petit-fils/petite-fille) .. (première communion/communion solennelle/profession de foi/catéchisme), première communion, profession de foi, (sa/leur/de notre/de mon/de ma) (confirmation/communion/baptême), vêpres, le chapelet, eucharistie, (enfant de chœur/servant d'autel/servante d'autel), veillée pascale, messe de minuit, (vais/allons/va) .. (au culte/à la messe), =(ma/notre) (paroisse/aumônerie/marraine de baptême)
religion | 5 | is Muslim | (fais/faisons/jeûne/jeûnons/pendant/faire) (le jeûne du/pour le/le/pendant le) ramadan, suhur, tarawih, école coranique, =mon tapis de prière
religion | 5 | is Jewish | (bar/bat)-(mitsva/mitzvah/mitzva), (bar/bat) (mitsva/mitzvah/mitzva), hanoucca, hanouka, roch hachana, pessah, souccot, =(mon/notre) (minyan/talmud torah)
religion | 5 | is Hindu or Sikh | diwali, gurdwara, =mon turban
place | 4 | lives in France | carte vitale, (le/du/au/mon) rsa, (touche/toucher/perçois/reçois/demande/demandé) .. rsa, prime d'activité, =mon (numéro de sécu/avis d'imposition/contrôle technique), contrôle technique, ameli, franceconnect, =ma (sécu/feuille d'impôts/taxe foncière/mutuelle), taxe d'habitation, la cpam
place | 4 | lives in Belgium | =mon (numéro national/registre national), =ma commune (bruxelloise/wallonne), itsme, forem, actiris
place | 4 | lives in Quebec | =mon (numéro d'assurance sociale/relevé 1), revenu québec, =ma carte soleil, csst
`;
