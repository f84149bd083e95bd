/** Italian: see index.ts. */
export const it = `
identity | 4 | is the only one of a kind there
  =(sono/ero) (l'unico/l'unica/il solo/la sola) @job, =come (unico/unica) @job,
  =(sono/faccio) (il/la) (sindaco/sindaca/parroco/medico/farmacista/maestra/maestro) (di un/di una/del/della) (piccolo/piccola/) (paese/paesino/borgo/comune/isola/parrocchia/frazione),
  =(sono/ero) (l'unica/l'unico) (donna/uomo/straniera/straniero/ragazza) (in/nel/nella/del/della/tra)
age | 4 | is likely over 55
  =sono in pensione, =la mia pensione, =(i miei/mio) (nipotini/nipotino)
age | 5 | is at school, under 20
  =(faccio/sono in) (la/) (prima/seconda/terza/quarta/quinta) (liceo/superiore/media), =la mia maturità,
  =(ho/faccio) la maturità
gender | 6 | is a woman
  =sono incinta, =la mia gravidanza, =sono una (donna/ragazza/madre/mamma), =come (madre/donna/mamma),
  =la mia ginecologa, congedo di maternità, =sono (l'unica/la sola) @job,
  =sono (vedova/pensionata/disoccupata/divorziata/separata/nata), =sono .. (mamma/madre/nonna/moglie), mi ha lasciata,
  =sono (stanca/sola/stata/andata/nonna/casalinga/incinta/divorziata/laureata/arrivata/nata),
  =sono al (@ordinal/settimo/ottavo/nono) mese,
  =sono (infermiera/maestra/insegnante e mamma/cameriera/cassiera/hostess/dottoressa/avvocata/operaia/commessa),
  =sono (precaria/cassintegrata/operata/allettata)
gender | 6 | is a man
  =sono un (uomo/ragazzo/padre/papà), =come (padre/uomo/papà), congedo di paternità,
  =sono (vedovo/pensionato/disoccupato/divorziato/separato/nato/single e padre), =sono .. (papà/padre/nonno/marito),
  mi ha lasciato, =sono (stanco/solo/stato/andato/nonno/casalingo/divorziato/laureato/arrivato),
  =sono (infermiere/maestro/cameriere/cassiere/operaio/commesso/dottore/muratore/idraulico)
gender | 2 | is likelier a woman
  =mio marito, =il mio (ragazzo/fidanzato)
gender | 2 | is likelier a man
  =mia moglie, =la mia (ragazza/fidanzata)
family | 6 | is or was married
  =mio marito, =mia moglie, =mia suocera, =mio suocero, =i miei suoceri,
  =(mia/mio) (cognata/cognato/genero/nuora/suocera/suocero)
family | 6 | has children
  =(mio figlio/mia figlia/i miei figli/le mie figlie/i nostri figli/nostra figlia/nostro figlio/i miei bambini),
  =(ho/abbiamo) (un/una/@number) (figli/figlie/bambini/figlio/figlia),
  (con/ho/abbiamo/e) (@number/i miei @number/i miei/le mie) (piccoli/piccole/) @kids,
  =(mio/mia) (figlio/figlia/bambino/bambina/bimbo/bimba)
family | 5 | is divorced or separating
  =(il mio/il nostro) divorzio, =sono (divorziato/divorziata/separato/separata), =il mio ex marito, =la mia ex moglie,
  =(mio marito/mia moglie) (mi ha lasciat*/se n'è andat*/mi ha tradit*), =il mio ex, =la mia ex,
  =ci (separiamo/stiamo separando)
family | 6 | is expecting a child
  =sono incinta, =la mia gravidanza, =mia moglie è incinta, =(aspetto/aspettiamo) un (bambino/figlio),
  =sono al (@ordinal/primo/secondo/settimo/ottavo/nono) mese, =(sono incinta/aspettiamo un)
family | 4 | lost somebody near
  =sono (vedovo/vedova), =da quando è (morto/morta) mi*, =la mia povera moglie, =il mio povero marito,
  =(mio marito/mia moglie/mio padre/mia madre/mio fratello/mia sorella/mio figlio/mia figlia) è (morto/morta/mancato/mancata),
  =ho perso (mio marito/mia moglie/mio padre/mia madre/mio fratello/mia sorella/mio figlio/mia figlia)
family | 5 | is a single parent
  =sono .. (mamma single/papà single/madre single/ragazza madre/genitore single)
family | 5 | looks after a relative
  =(assisto/accudisco/mi occupo di) (mia/mio) (madre/padre/suocera/nonna/moglie/marito)
family | 4 | has a partner
  =(il mio/la mia) (compagno/compagna/ragazzo/ragazza/fidanzato/fidanzata)
sexuality | 6 | is gay, lesbian or bisexual
  =sono (gay/lesbica/bisessuale), =il mio coming out
sexuality | 6 | is trans or questions gender
  =sono trans
place | 4 | lives in Italy
  spid, =il mio (isee/730/codice fiscale), inps, asl, cassa integrazione, bollo auto, =la mia partita iva
place | 4 | rents a home
  =(il mio/la mia) (padrone di casa/padrona di casa/affitto/coinquilin*/inquilino), =(vivo/viviamo) in affitto,
  =il mio affitto
place | 4 | owns a home
  =(il mio/il nostro) mutuo
occupation | 5 | works as: @
  =(sono/ero/faccio/lavoro come) (un/una/un'/il/la/lo/l'/) @job, =(sono/ero) (l'unico/l'unica/il solo/la sola) @job
occupation | 4 | teaches
  =insegno, =(i miei/le mie) (alunni/alunne/studenti), =sono (insegnante/professore/professoressa/maestra/maestro),
  =la mia classe, =do (lezioni/ripetizioni) (di/a/private),
  =ho una (prima/seconda/terza/quarta/quinta) (elementare/media/liceo),
  =sono (precario/precaria/di ruolo/supplente) (nella/a/in/da), (anni) nella scuola
occupation | 4 | works in a hospital or in care
  =i miei pazienti, =lavoro (in ospedale/in corsia/al pronto soccorso/in una rsa),
  =faccio le notti in (ospedale/reparto/rsa/clinica), (notti/turno) in (ospedale/reparto/corsia),
  =sono (infermiere/infermiera/oss/medico/ostetrica/dottoressa)
occupation | 4 | drives for a living
  =guido (un/il/lo/l') (autobus/scuolabus/camion/taxi),
  =guido .. (autobus/camion/taxi/tram/ambulanza/corriera/furgone/scuolabus),
  =faccio (il tassista/il camionista/l'autista)
occupation | 4 | works on a production line
  =(lavoro/sto) .. catena di montaggio
occupation | 4 | works at: @
  =(lavoro/lavoravo) (in un/in una/alla/al/in/nella/nel) @workplace,
  =(lavoro/lavoravo/lavoriamo) .. (in/in un/in una/alla/al/nel/nella/all') @site,
  (turno/turni/notte/notti/capo/collegh*) .. (in/in un/al/alla/nel/nella) @site,
  =il mio (capo/turno/collega) (in/al/alla/nel/nella) @site
occupation | 4 | is out of work
  =(ho/abbiamo) perso (il/entrambi il) lavoro, =sono (disoccupato/disoccupata), =mi hanno licenziat*,
  =ho lasciato il lavoro, =mi sono (licenziato/licenziata), =sono in cassa integrazione
occupation | 4 | is retired
  =sono in pensione, =la mia pensione
occupation | 4 | cleans for a living
  =(pulisco/pulivo/faccio le pulizie in) .. (scale/uffici/case/alberghi/camere/condomini/scuole),
  =faccio (le pulizie/la colf/la donna delle pulizie)
occupation | 4 | delivers for a living
  =(consegno/porto/distribuisco) .. (pacchi/pizze/pasti/giornali/posta) (in/a/per/con/tutto),
  =faccio (il rider/il corriere/consegne)
occupation | 4 | looks after people for a living
  =(assisto/curo/accudisco/lavo) .. (anziani/anziane/disabili/malati/una signora/un signore),
  =(faccio/sono/lavoro come) (la badante/una badante/badante/il badante)
occupation | 4 | builds or repairs for a living
  =(riparo/monto/installo) .. (caldaie/ascensori) (per/in/a/da/e),
  ?=(riparo/monto/installo/poso/saldo) .. (auto/macchine/piastrelle/tetti/tubi/cucine/pannelli/lavatrici/moto),
  =(lavoro/sto) in cantiere
occupation | 4 | farms
  =(mungo/allevo/coltivo/raccolgo) .. (mucche/capre/pecore/maiali/pomodori/uva/olive/mele/grano/riso/api),
  =(le mie/i miei) (mucche/pecore/capre/vigneti/ulivi/alveari/campi)
occupation | 4 | works in a kitchen or serves
  =(servo/cucino) .. (ai tavoli/in un ristorante/in trattoria/in mensa/in un bar/in pizzeria),
  =faccio (la cameriera/il cameriere/il pizzaiolo/il barista/la barista)
occupation | 4 | works in a shop
  =(vendo/vendevo) .. (scarpe/mobili/auto/assicurazioni/frutta/verdura/pesce/fiori/vestiti) (al/in/per/a/da),
  =(sto/lavoro) alla cassa, =faccio (la cassiera/il commesso/la commessa)
occupation | 5 | worked at: @
  =(in pensione/pensionato/pensionata) (dal/dalla/dalle/dell'/del) @workplace
occupation | 4 | works or worked in: @
  (anni/vita/lavoro/carriera/esperienza) (di/in/nell'/nella/nel/nei/nelle) @trade
occupation | 4 | works as: @
  (lavoro/stipendio/contratto/turno/vita/assunto/assunta) (da/come/di) @job
occupation | 2 | works shifts
  (turno/turni) (di notte/notturn*/del mattino/serale)
occupation | 4 | runs a business
  =(ho/gestisco/ho aperto) (un/una/il mio/la mia) (piccolo/piccola/) @site (in/di/con/e/a),
  =(sono/lavoro) (in proprio/freelance/con partita iva/libero professionista)
occupation | 4 | studies
  =(studio/frequento) (medicina/legge/giurisprudenza/ingegneria/lettere/psicologia/economia/architettura/biologia/infermieristica),
  =(il mio/i miei/la mia) (esame/esami/tesi/laurea/tirocinio/appello/relatore)
occupation | 4 | is looking for work
  =(cerco/sto cercando) (lavoro/un lavoro), nessuno mi assume, =non trovo lavoro
health | 5 | has to do with: @
  =(ho/soffro di/mi hanno diagnosticato/convivo con) (il/la/l'/lo/un/una/) @illness, =(il mio/la mia) @illness
health | 5 | has a kidney problem
  =(faccio/sono in/vado in) dialisi, emodialisi
health | 5 | had a stroke or a brain injury
  =(ho avuto un/dopo il mio/dopo l'/dal mio) ictus
health | 5 | has diabetes
  =sono diabetic*, =la mia insulina, =(faccio/prendo/uso) (l'/) insulina, =(inietto/mi inietto/faccio l') insulina,
  =il mio microinfusore
health | 5 | has a problem with alcohol or drugs
  =(sono/resto) sobri*, =non bevo (più/da), alcolisti anonimi, senza bere da,
  =ho smesso di (bere/fumare e/drogarmi/giocare), (smesso/fumare) .. di bere
health | 5 | has trouble with depression or anxiety
  =(il mio/la mia) (psicologo/psicologa/psichiatra/terapeuta/depressione), antidepressiv*, attacchi di panico
health | 4 | has to do with: @
  =(il mio/la mia/i miei) (nuovo/nuova/@ordinal/) @treatment,
  (dopo/da/dal/dalla/dall') (il/la/l'/mio/mia/il mio/la mia/) @treatment,
  =(prendo/porto/uso/ho avuto/ho) (un/una/il/la/l'/gli/) @treatment
health | 4 | has a disability
  =sono (sordo/sorda/cieco/cieca/in carrozzina/in sedia a rotelle/invalido/invalida), legge 104, =la mia invalidità
health | 4 | has worn joints or a bad back
  =(la mia schiena/le mie ginocchia/il mio ginocchio/la mia spalla) (non/mi/è),
  =mi (fa/fanno) male (la schiena/le ginocchia/la spalla)
income | 4 | has little money
  reddito di cittadinanza, =non arrivo a fine mese, =i miei debiti, sfratto, =non (riesco/riusciamo) (più/) a pagare,
  mensa dei poveri, assegno di inclusione, =(vivo/viviamo) con (la minima/il sussidio)
income | 4 | is well off
  =(la mia/la nostra) (seconda casa/villa/barca), =affitto @number appartamenti,
  =(possiedo/ho/abbiamo/affitto/ho ereditato) (@number/diversi/alcuni) (appartamenti/case/immobili/negozi) (in affitto/affittati/che affitto),
  =(il mio/il nostro/la mia/la nostra) (castello/vigneto/yacht/barca a vela/casa al mare/villa al mare/tenuta/autista/governante)
religion | 5 | is a Christian
  =vado a messa, =la mia parrocchia, prima comunione, cresima,
  =canto (nel coro parrocchiale/in chiesa/nel coro della chiesa), =(vado/andiamo) (in chiesa/ai vespri/al rosario),
  =sono (catechista/chierichetto/diacono/suora), battesimo (di mia/di mio),
  (cresima/comunione/battesimo) di (mia/mio), =sono (prete/parroco/suora/frate/diacono),
  =(il nostro/la nostra/il mio) (convento/monastero/vescovo)
religion | 5 | is Muslim
  =faccio il ramadan, =il mio velo
ethnicity | 5 | comes from: @
  =(vengo/arrivo/sono venuto/sono venuta/sono originario/sono originaria) (dal/dalla/dall'/da/del/della/dell') @country,
  =sono nat* (in/nel/nella) @country
ethnicity | 4 | came from another country
  =il mio permesso di soggiorno, permesso di soggiorno
age | 4 | is likely over 55
  =(vado/andrò/posso andare/sto per andare/andiamo) in pensione, (la mia/mia) (pensione/pensione anticipata), (il mio) (pensionamento/tfr), quota (cento/100/103), =sono (nonna/nonno) (di/e)
age | 3 | is likely between 40 and 60
  menopausa, vampate
family | 5 | is divorced or separating
  =(sto divorziando/stiamo divorziando/ho divorziato/abbiamo divorziato/voglio divorziare/mi separo), (mio/la mia/la nostra/mia) (separazione/ex marito/ex moglie), affidamento (condiviso/dei figli/congiunto/esclusivo), assegno di mantenimento
family | 6 | has children
  =(il mio/il nostro/la mia/la nostra) (primo/primogenito/primogenita/secondo/terzo/quarto/secondogenito/terza/bimba/bimbo/bambino/bambina/neonato/neonata/piccolo/piccola) (figlio/figlia/bambino/bambina/), (mamma/papà/madre/padre) di @number, (allatto/allattando), (porto/portare/prendo/prendere/vado a prendere) .. (i bambini/i figli/i bimbi/la bambina/il bambino) (a/all'/da/al), la maestra di (mio figlio/mia figlia)
family | 6 | is expecting a child
  =(aspetto/aspettiamo) (il/la/un/una/due/mio/mia/nostro) (primo/secondo/terzo/quarto/figlio/figlia/bambino/bambina/gemelli/gemelle/bimba/bimbo), =il mio (parto/ginecologo/pancione), data presunta del parto
health | 5 | has or had cancer
  =(faccio/inizio/ho iniziato/comincio/ho finito) la (chemio/chemioterapia/radioterapia), (il mio) (tumore/cancro/linfoma/melanoma/oncologo), (la mia) (chemio/chemioterapia/mastectomia/oncologa/radioterapia)
health | 5 | has trouble with depression or anxiety
  (ho/soffro di) (attacchi di panico/ansia/depressione), (la mia) (depressione/ansia/psicologa/psichiatra/psicoterapeuta), (il mio) (psicologo/psichiatra/psicoterapeuta/terapeuta/antidepressivo)
health | 5 | is HIV positive or at risk
  (prendo/prendiamo) la prep, =sono sieropositiv*
health | 4 | has a heart problem
  (il mio) (pacemaker/cardiologo/infarto/bypass), =ho avuto un infarto
health | 4 | has trouble conceiving
  fecondazione assistita, =la nostra pma, (proviamo/cerchiamo) .. (un figlio/un bambino/una gravidanza), infertilità
religion | 4 | is religious
  =(prego/preghiamo) (per/ogni/prima/con/la/insieme), (le mie/la mia/la nostra) (preghiere/preghiera/fede/omelia/predica), gruppo di preghiera, (preparo/scrivo/preparare/scrivere) (l'/la/un'/una/la mia) (omelia/predica)
religion | 5 | is a Christian
  =(vado/andiamo) a messa, (la mia/nostra) (parrocchia/chiesa), (il mio/nostro) (parroco/don/vescovo), catechismo, (prima comunione/cresima/battesimo) di (mio/mia), rosario
religion | 5 | is Muslim
  moschea, ramadan, (il mio) (imam/hijab/velo), halal, iftar
religion | 5 | is Jewish
  sinagoga, shabbat, kosher, (il mio/nostro) rabbino
occupation | 5 | leads a congregation
  =(la mia/le mie/i miei) (omelia/omelie/predica/prediche/parrocchiani/fedeli)
occupation | 5 | works in a court
  =(sono/faccio) (il/la/un/una/) (giudice/magistrato/magistrata/cancelliere/cancelliera/pubblico ministero) (al/in/di/del), (le mie) (udienze/sentenze)
occupation | 4 | is retired
  =sono (in pensione/pensionat*), da quando sono in pensione
occupation | 4 | leads a team
  =(i miei) (dipendenti/collaboratori/sottoposti), =(gestisco/coordino/dirigo) (un/una/il/la) (team/squadra/reparto/ufficio/negozio/gruppo)
occupation | 4 | works with software
  =(la mia/la nostra/il nostro/i nostri) (pull request/sprint/backlog/codice in produzione/daily)
occupation | 4 | studies
  =(la mia/il mio/i miei) (tesi/laurea/relatore/relatrice/esame di/esami/facoltà/tirocinio/dottorato), =studio (giurisprudenza/medicina/ingegneria/economia/lettere/psicologia/infermieristica/architettura/a/all')
politics | 5 | is active in a party, a union or a campaign
  =(il mio/il nostro) (sindacato/partito/circolo del pd/comitato elettorale), =sono (iscritt*/candidat*) (al/alla/alle/con), =(ho votato/votiamo) (per/a/il/la)
record | 5 | has or had trouble with the law
  (arresti domiciliari/libertà vigilata/obbligo di firma/braccialetto elettronico/affidamento in prova), =(sono uscito/sono uscita/esco) (di prigione/dal carcere), (la mia) condanna, (i miei) precedenti
ethnicity | 4 | came from another country
  (permesso di soggiorno/ricongiungimento familiare/richiesta di asilo/cittadinanza italiana), (il mio) (permesso di soggiorno/paese d'origine/accento/visto), (la mia) madrelingua
income | 4 | has little money
  (non arrivo/non arriviamo) a fine mese, (sfratto/pignoramento/banco alimentare/reddito di inclusione/assegno di inclusione), affitto arretrato, (non riesco/non riusciamo) a pagare, (i miei) debiti
`;
