/** Italian: see index.ts. */
export const it = `
place | 4 | lives in Italy
  spid, =il mio (isee/730/codice fiscale), inps, asl, cassa integrazione, bollo auto, =la mia partita iva
occupation | 5 | works as: @
  =(sono/ero/faccio/lavoro come) (un/una/un'/il/la/lo/l'/) @job, =(sono/ero) (l'unico/l'unica/il solo/la sola) @job
occupation | 4 | teaches
  =insegno, =(i miei/le mie) (alunni/alunne/studenti), =sono (insegnante/professore/professoressa/maestra/maestro),
  =la mia classe
occupation | 4 | works in a hospital or in care
  =i miei pazienti, =lavoro (in ospedale/in corsia/al pronto soccorso/in una rsa)
occupation | 4 | drives for a living
  =guido (un/il/lo/l') (autobus/scuolabus/camion/taxi)
occupation | 4 | works on a production line
  =(lavoro/sto) .. catena di montaggio
occupation | 4 | works at: @
  =(lavoro/lavoravo) (in un/in una/alla/al/in/nella/nel) @workplace
occupation | 4 | is out of work
  =(ho/abbiamo) perso (il/entrambi il) lavoro, =sono (disoccupato/disoccupata), =mi hanno licenziat*
occupation | 4 | is retired
  =sono in pensione, =la mia pensione
identity | 4 | is the only one of a kind there
  =(sono/ero) (l'unico/l'unica/il solo/la sola) @job, =come (unico/unica) @job,
  =(sono/faccio) (il/la) (sindaco/sindaca/parroco/medico/farmacista/maestra/maestro) (di un/di una/del/della) (piccolo/piccola/) (paese/paesino/borgo/comune/isola/parrocchia/frazione)
age | 4 | is likely over 55
  =sono in pensione, =la mia pensione, =(i miei/mio) (nipotini/nipotino)
gender | 6 | is a woman
  =sono incinta, =la mia gravidanza, =sono una (donna/ragazza/madre/mamma), =come (madre/donna/mamma),
  =la mia ginecologa, congedo di maternità, =sono (l'unica/la sola) @job
gender | 6 | is a man
  =sono un (uomo/ragazzo/padre/papà), =come (padre/uomo/papà), congedo di paternità
gender | 2 | is likelier a woman
  =mio marito, =il mio (ragazzo/fidanzato)
gender | 2 | is likelier a man
  =mia moglie, =la mia (ragazza/fidanzata)
family | 6 | is or was married
  =mio marito, =mia moglie, =mia suocera, =mio suocero, =i miei suoceri
family | 6 | has children
  =(mio figlio/mia figlia/i miei figli/le mie figlie/i nostri figli/nostra figlia/nostro figlio/i miei bambini),
  =(ho/abbiamo) (un/una/@number) (figli/figlie/bambini/figlio/figlia)
family | 5 | is divorced or separating
  =(il mio/il nostro) divorzio, =sono (divorziato/divorziata/separato/separata), =il mio ex marito, =la mia ex moglie
family | 6 | is expecting a child
  =sono incinta, =la mia gravidanza, =mia moglie è incinta, =(aspetto/aspettiamo) un (bambino/figlio)
sexuality | 6 | is gay, lesbian or bisexual
  =sono (gay/lesbica/bisessuale), =il mio coming out
sexuality | 6 | is trans or questions gender
  =sono trans
health | 5 | has to do with: @
  =(ho/soffro di/mi hanno diagnosticato/convivo con) (il/la/l'/lo/un/una/) @illness, =(il mio/la mia) @illness
health | 5 | has a kidney problem
  =(faccio/sono in/vado in) dialisi, emodialisi
health | 5 | had a stroke or a brain injury
  =(ho avuto un/dopo il mio/dopo l'/dal mio) ictus
health | 5 | has diabetes
  =sono diabetic*, =la mia insulina, =(faccio/prendo/uso) (l'/) insulina
health | 5 | has a problem with alcohol or drugs
  =(sono/resto) sobri*, =non bevo (più/da), alcolisti anonimi, senza bere da
health | 5 | has trouble with depression or anxiety
  =(il mio/la mia) (psicologo/psicologa/psichiatra/terapeuta/depressione), antidepressiv*, attacchi di panico
income | 4 | has little money
  reddito di cittadinanza, =non arrivo a fine mese, =i miei debiti, sfratto
income | 4 | is well off
  =(la mia/la nostra) (seconda casa/villa/barca), =affitto @number appartamenti
religion | 5 | is a Christian
  =vado a messa, =la mia parrocchia, prima comunione, cresima
religion | 5 | is Muslim
  =faccio il ramadan, =il mio velo
ethnicity | 5 | comes from: @
  =(vengo/arrivo/sono venuto/sono venuta/sono originario/sono originaria) (dal/dalla/dall'/da/del/della/dell') @country,
  =sono nat* (in/nel/nella) @country
ethnicity | 4 | came from another country
  =il mio permesso di soggiorno, permesso di soggiorno
`;
