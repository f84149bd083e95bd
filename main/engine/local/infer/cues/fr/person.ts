export const person = `
identity | 4 | is the only one of a kind there
  (le seul/la seule) (homme/femme/noir/noire/arabe/étranger/étrangère/musulman/musulmane/infirmier/infirmière/professeur/médecin) (de/dans) (l'équipe/le service/mon service/la classe/le village/la boîte/l'entreprise/l'école/le bureau),
  =comme (seul/seule) (homme/femme/noir/noire/arabe/étranger/étrangère/musulman/musulmane/infirmier/infirmière/professeur/médecin) (de/dans) (l'équipe/le service/mon service/la classe/le village/la boîte/l'entreprise/l'école/le bureau),
  =(je suis/suis-je/j'étais/je reste) (ici/aujourd'hui/encore/) (le seul/la seule) @job,
  =(comme/en tant que) (seul/seule) @job,
  =(je suis/j'étais/je reste/suis) (le/la/l') (maire/adjoint*/curé/prêtre/pasteur/médecin/docteur/sage-femme/pharmacien*/instituteur/institutrice/facteur/factrice/boulanger*/boucher*/vétérinaire/notaire/garde champêtre) (du/de la/d'un/d'une/de ce/de cette/de mon/de notre/de l') (tout/toute/très/) (petit/petite/minuscule/) (village/commune/bourg/île/vallée/paroisse/hameau/canton/ville),
  =(je suis/j'étais) (le/la/un/une) médecin de campagne, =(je suis/suis) (maire/curé) (d'un/d'une/de/du),
  (tiens/gère/dirige) (le/la/l') (seul/seule) @site
age | 5 | is at school, under 20
  passe le bac, passe mon bac, prépare le bac, prépare mon bac, passe le brevet, passe mon brevet, en quatrième,
  en troisième au, en seconde, en première au lycée, en terminale, =mon lycée, =mon collège, =mon bac blanc,
  =ma prof principale, =mon prof principal, =mon argent de poche, =mes heures de colle
age | 4 | is likely over 55
  =mes petits-enfants, =ma petite-fille, =mon petit-fils, à la retraite, =ma retraite, retraité, retraitée,
  pension de retraite, pension de réversion, minimum vieillesse
age | 3 | is likely between 40 and 60
  ménopause, bouffées de chaleur, =mes ados
age | 5 | is likely over 55
  =(mes/mon/ma) arrière-petit*
age | 5 | was born around @-18
  (bac/brevet/baccalauréat) (en/de/obtenu en/passé en/) @year, promo (de/) @yy, promotion @year,
  (passé/eu/obtenu) (mon/le) (bac/baccalauréat) en @year
age | 5 | was born around @-24
  (diplômé/diplômée/admis/admise au barreau/titularisé/titularisée/certifié/certifiée) .. en @year,
  prêté serment en @year, (soutenu ma thèse/obtenu mon diplôme/eu mon capes/passé le concours) en @year
age | 4 | was born around @-25
  (mariés/mariée/marié) (en/depuis) @year
age | 4 | was born around @-62
  (retraité/retraitée/à la retraite/en retraite) depuis @year
age | 4 | is about @+18 years old
  il y a @number ans .. (bac/brevet/lycée), (bac/brevet/lycée) .. il y a (déjà/) @number ans,
  @number ans (après/depuis/de) (mon/le/notre) (bac/brevet)
age | 4 | is likely over @+20
  @number ans de (mariage/vie commune), (mariés/mariée/marié) depuis @number ans, mariés depuis (plus de/) @number ans
age | 4 | is likely over @+18
  @number ans (d'expérience/de métier/de carrière/de maison/d'ancienneté/de service),
  @number ans (dans la/dans le/dans l'/dans les/de/d'/en/à la/au/comme) (@trade/@site/@job)
gender | 6 | is a woman
  =en tant que mère, =en tant que femme, =comme mère, enceinte, =ma grossesse, =mes règles, =ma gynéco*,
  congé maternité, césarienne, j'allaite, =ma fausse couche, =mon endométriose, =ma sage-femme, =mon accouchement,
  =je suis une femme, =je suis une fille, =en tant que fille, =en tant qu'épouse,
  =(mon/ma/mes) (soutien-gorge/règles/ménopause/frottis/mammographie/stérilet/pilule),
  (m'a/m'ont) (quittée/trompée/laissée/virée/licenciée/convoquée/refusée/embauchée/opérée/diagnostiquée),
  =(mon mari/mon ex/mon copain/mon chef/il) m'a (quittée/trompée/laissée), pension de réversion .. mon mari,
  veuve (depuis/et/de/à),
  je suis (juive/musulmane/croyante/pratiquante/séropositive/retraitée/divorcée/veuve/stagiaire enceinte),
  moi (infirmière/caissière/aide-soignante/ouvrière/cuisinière/vendeuse/institutrice)
gender | 6 | is a man
  =en tant que père, =en tant qu'homme, =ma prostate, =ma barbe, congé paternité, =mon urologue, =ma vasectomie,
  =je suis un homme, =je suis un garçon, =en tant que mari, =en tant que fils, veuf (depuis/et/de/à),
  je suis (juif/musulman/croyant/pratiquant/catholique et père/séropositif/retraité/divorcé/veuf),
  =(mon/ma) (copine/femme) est .. et moi (infirmier/prof/caissier/ouvrier/cuisinier/chauffeur),
  nous sommes deux (garçons/hommes/mecs), (ma/la) prostate
gender | 2 | is likelier a woman
  =mon mari, =mon copain, =ma robe de mariée
gender | 2 | is likelier a man
  =ma femme, =ma copine
gender | 5 | is a woman
  =(mes/mon/ma) (nausées de grossesse/sage-femme/soutien-gorge), (porte/portais) (le/mon) (voile/hijab)
gender | 5 | is a man
  (suis/étais) (sourd/muet/malentendant/instituteur/infirmier/père/veuf/agriculteur/coiffeur/vendeur/serveur/ouvrier/étudiant/chômeur/handicapé)
family | 6 | is or was married
  =mon mari, =ma femme, =mon épouse, =mon époux, =ma belle-mère, =mon beau-père, =mes beaux-parents,
  =ma belle-famille, =notre mariage,
  =(mon/ma/mes) (belle-sœur/beau-frère/gendre/belle-fille/belle-mère/beau-père/alliance/mariage)!,
  (nous nous marions/je me marie/on se marie) (en/le/cet*/à/dans)
family | 6 | has children
  =mon fils, =ma fille, =mes enfants, =mes filles, =mon bébé, =notre fils, =notre fille, =nos enfants, =mon aîné,
  =mon aînée, =ma cadette, =en tant que mère, =en tant que père, =mes jumeaux, =mes jumelles, =mes ados,
  place en crèche, =les enfants sont chez leur, =les enfants sont avec leur, avec deux enfants, avec trois enfants,
  avec quatre enfants, avec un bébé, =notre crèche, =notre assistante maternelle,
  =(mes/nos) (gosses/gamins/trois filles/deux filles)!, =(mes/nos) petits (dorment/sont/vont/font/ont/et moi/veulent),
  =(ma/mon) (benjamine/benjamin)!,
  =(ma/mon) (grande/dernière/dernier) (dort/dorment/dormait/est/sont/va/vont/font/fait/a/ont/et moi/veut/veulent/peut/apprend/pleure/entre au/rentre au/doit/doivent/joue/jouent),
  (élève/élever/élevons/ai/avons/avec) (mes/nos/) (@number/) (petits/petites/jeunes/) (enfants/garçons/filles/fils/jumeaux/jumelles/gosses),
  avec (mes/nos/) @number (petits/) (enfants/garçons/filles/gosses),
  (avec/ai/j'ai/avons/élève/élevons/et/nourrir) (mes/nos/@number/mes @number/nos @number) (petits/petites/jeunes/grands/) @kids (à/et/en/qui/de/comment/sans),
  (avec/ai/j'ai/élève/et) @number (petits/jeunes/) @kids,
  (ramène/garde/dépose/récupère/amène/amener/coucher/lever) .. les (petits/enfants/gosses/gamins/filles/garçons),
  =(mon/ma) (aîné/aînée/cadet/cadette/benjamin/benjamine/nourrisson/bébé)!, chambre des enfants,
  =(mes/nos) (mômes/loulous/marmots/bambins/jumelles),
  (récupère/récupérer/emmener/emmène/garder/ramener) .. (les enfants/les petits/les gosses),
  =(ma/mon) (fille/fils/petit/petite) (est/a/entre/va/fait/ne/dort/refuse),
  @number (mômes/gosses/gamins/gamines/marmots),
  =(mon/ma/mes) @kids (est/sont/a/ont/fait/font/ne/veut/veulent/va/vont/dort/dorment), (avec le/et le) bébé,
  (j'allaite/allaite), (sortie scolaire/rentrée/école/maîtresse/crèche) de (ma fille/mon fils/mes enfants)
family | 5 | is divorced or separating
  =mon divorce, =notre divorce, =mon ex-mari, =mon ex-femme, garde alternée, pension alimentaire, divorcé, divorcée,
  =notre séparation, depuis la séparation, depuis le divorce, depuis notre divorce, après la séparation,
  après le divorce, un week-end sur deux, =les enfants sont chez leur père, =les enfants sont chez leur mère,
  =les enfants sont avec leur père, =les enfants sont avec leur mère,
  =mon ex (ne/n'/me/m'/a/est/refuse/veut/et/qui/garde), jugement de divorce, =mon ex-belle-*,
  =(mon mari/ma femme/mon compagnon/ma compagne/mon conjoint) (m'a .. /) (quitté*/trompé*/laissé*/est parti/est partie/demande le divorce),
  =mon ex (veut/a/est/refuse/ne/n'/garde/prend), =mon ex-(mari/femme/compagnon/conjoint),
  (divorce/séparation) (en cours/à l'amiable/par consentement),
  =(mon fils/ma fille/mes enfants) .. (chez/voir) (son/leur) (père/papa/mère/maman)
family | 5 | is a single parent
  mère célibataire, père célibataire, maman solo, papa solo, famille monoparentale,
  (élève/élever) .. (seul/seule/toute seule/tout seul),
  (seul/seule) avec (mes/mon/ma) (enfants/fils/fille/filles/garçons/jumeaux/bébé)
family | 5 | looks after a relative
  aidant familial, aidante familiale, proche aidant, =ma mère atteinte, =mon père atteint,
  (m'occupe de/soigne/garde) (ma/mon/mes) (mère/père/grand-mère/grand-père/parents/belle-mère/beau-père) (âgé*/malade/handicapé*/à domicile/qui),
  =(ma/mon) (mère/père) (dépendante/dépendant),
  m'occupe (d'elle/de lui/seule de/seul de/de ma mère/de mon père/de ma belle-mère),
  (aidant/aidante) (familial/familiale/de ma/de mon),
  =(ma mère/mon père/mon mari/ma femme) (a alzheimer/est dément*/est grabataire/est en perte d'autonomie)
family | 4 | has a partner
  =mon copain, =ma copine, =mon compagnon!, =ma compagne!, =mon conjoint, =ma conjointe,
  (épouser/me marier avec/me pacser avec) (mon/ma/lui/elle), l'épouser,
  =(mon/ma) (fiancé/fiancée/amoureux/amoureuse/mec/meuf/chéri/chérie)!
family | 4 | lost somebody near
  veuf, veuve, =mon défunt, =ma défunte, =depuis la mort de mon, =depuis la mort de ma,
  =(mon mari/ma femme/mon père/ma mère/mon frère/ma sœur/mon fils/ma fille/mon compagnon/ma compagne/ma grand-mère/mon grand-père) (est mort/est morte/est décédé/est décédée/nous a quittés/s'est suicidé),
  (depuis/après) (la mort/le décès/le départ) de (mon/ma/mes),
  perdu (mon/ma) (mari/femme/père/mère/frère/sœur/fils/fille/compagnon/compagne),
  (obsèques/enterrement/succession/deuil) de (mon/ma),
  =(mon mari/ma femme/mon père/ma mère/mon fils/ma fille/mon frère/ma sœur) est (mort/morte/décédé/décédée)
family | 5 | grew up without parents
  famille d'accueil, =ma mère biologique, foyer de l'enfance, à la ddass, pupille de l'état, =mes parents adoptifs,
  =mes parents d'accueil, (en/dans un) foyer (de l'enfance/d'accueil/éducatif/ase), l'aide sociale à l'enfance,
  jeune majeur
family | 6 | is expecting a child
  enceinte, =ma grossesse, =mon accouchement, semaines d'aménorrhée, =ma femme est enceinte, =on attend notre premier,
  =on attend notre deuxième, =on attend notre troisième, attendons notre premier, attendons notre deuxième,
  attendons notre troisième, attendons un enfant, =on attend un enfant, =on attend un bébé,
  (premier/deuxième/troisième) trimestre de (ma/grossesse), (suis/ma femme est) enceinte,
  (enceinte/grossesse) de @number mois, =(mon/notre) (échographie/terme est prévu/projet de naissance/haptonomie),
  (accouche/accoucher) en @month, =je suis à @number (mois/semaines) de grossesse
family | 5 | lost a pregnancy or a child
  perdu (le/notre/un/mon) bébé, après (la/ma) fausse couche, (depuis/après) (ma/la/notre) fausse couche
family | 5 | fosters or adopts
  (on/nous) (adopte/adoptons), =(notre/mon/ma) (agrément/enfant adopté/fille adoptive/fils adoptif)
sexuality | 6 | is gay, lesbian or bisexual
  suis gay, suis lesbienne, suis bi, suis homo*, =mon coming-out, =mon coming out, marche des fiertés,
  (sommes/est/étant/comme) (tous/toutes/) (les/) deux (mamans/papas/pères/mères),
  (fils/fille/enfant/enfants/bébé) (a/ont/avec) deux (mamans/papas/pères/mères),
  =mon (mari/copain) et moi sommes (deux/tous les deux) (hommes/papas),
  =ma (femme/copine) et moi sommes (deux/toutes les deux) (femmes/mamans), (mariage/couple) (gay/lesbien) à nous,
  nous sommes deux (garçons/mecs/filles)
sexuality | 6 | is trans or questions gender
  =ma transition!, suis trans, =mon deadname, non binaire, =mon traitement hormonal
age | 4 | is likely over 55
  =je (pars/partirai/vais partir/suis partie/suis parti/prends/peux partir) .. (à la retraite/en retraite/en préretraite), (mon/ma/notre) (départ en retraite/pot de départ en retraite/préretraite/carsat)
family | 5 | is divorced or separating
  (je/nous/on) (divorce/divorçons) , =(mon/notre/ma) (divorce/séparation/procédure de divorce/future ex*), (suis/sommes) (divorcé*/séparé*/en instance de divorce), en instance de divorce, pendant (mon/notre/le) divorce
family | 6 | has children
  =(mon/notre/ma) (deuxième/troisième/quatrième/cinquième) (enfant/bébé/fille/fils/grossesse), (mère/père/maman/papa) de @number (enfants/filles/garçons/)
family | 6 | is expecting a child
  (attends/attendons/attend) (mon/notre/un) (premier/deuxième/troisième/quatrième/) (enfant/bébé), enceinte de (mon/notre)
`;
