/** Dutch: see index.ts. */
export const nl = `
place | 4 | lives in the Netherlands
  =mijn (bsn/zorgverzekering/ov-chipkaart), bsn, digid, huurtoeslag, zorgtoeslag, kinderbijslag, duo, uwv,
  belastingdienst, cito-toets
place | 4 | lives in Belgium
  rijksregisternummer, mutualiteit, itsme, ocmw, vdab
occupation | 5 | works as: @
  =(ik ben/ben ik/ik was/ik werk als) (een/de/) @job, als (een/) @job, =(ik ben/ben ik) (hier/) de enige @job
occupation | 4 | teaches
  geef les, =ik (onderwijs/doceer), =mijn (leerlingen/klas/studenten),
  =(ik ben) (leraar/lerares/docent/docente/juf/meester)
occupation | 4 | works in a hospital or in care
  =mijn patiënten, werk in (het/een) (ziekenhuis/verpleeghuis/hospice), op de ic
occupation | 4 | drives for a living
  (rijd/rij) (een/de/op de) (bus/schoolbus/vrachtwagen/taxi/tram)
occupation | 4 | works on a production line
  (werk/sta) .. (aan de lopende band/aan de band/productielijn)
occupation | 4 | is out of work
  =(ik/mijn) .. (baan verloren/ontslagen), =ik ben werkloos, ww-uitkering
occupation | 4 | is retired
  =ik ben (gepensioneerd/met pensioen), =mijn pensioen
identity | 4 | is the only one of a kind there
  =(ik ben/ben ik/ik was) (hier/) de enige @job, als enige @job,
  =(ik ben/ben ik) (de/) (burgemeester/dominee/pastoor/huisarts/apotheker/meester/juf/dierenarts) (van/in) (een/dit/ons) (klein/kleine/) (dorp/gemeente/eiland/gehucht/parochie)
age | 4 | is likely over 55
  =mijn (kleinkinderen/kleinkind/kleinzoon/kleindochter), =ik ben (gepensioneerd/met pensioen), mijn aow
gender | 6 | is a woman
  =ik ben zwanger, ben zwanger, =mijn zwangerschap, =ik ben een (vrouw/meisje/moeder), als (vrouw/moeder),
  =mijn (verloskundige/gynaecoloog), zwangerschapsverlof
gender | 6 | is a man
  =ik ben een (man/jongen/vader), als vader, vaderschapsverlof
gender | 2 | is likelier a woman
  =mijn (man/vriend)
gender | 2 | is likelier a man
  =mijn (vrouw/vriendin)
family | 6 | is or was married
  =mijn (man/vrouw/echtgenoot/echtgenote/schoonmoeder/schoonvader/schoonouders)
family | 6 | has children
  =(mijn/onze) (zoon/dochter/kinderen/kind/zonen/dochters/tweeling), heb @number (kinderen/zonen/dochters)
family | 5 | is divorced or separating
  =(mijn/onze) scheiding, =ik ben gescheiden, =mijn (ex-man/ex-vrouw)
family | 6 | is expecting a child
  =ik ben zwanger, ben zwanger, =mijn vrouw is zwanger, =mijn vriendin is zwanger, =mijn zwangerschap
sexuality | 6 | is gay, lesbian or bisexual
  ben (homo/lesbisch/bi/biseksueel)
sexuality | 6 | is trans or questions gender
  ben trans
health | 5 | has to do with: @
  (heb/had/lijd aan/leef met) (een/de/) @illness, =mijn @illness
health | 5 | has a kidney problem
  (aan de/krijg/moet naar de) (dialyse/nierdialyse), nierdialyse
health | 5 | had a stroke or a brain injury
  (had/kreeg/na) (een/mijn) (beroerte/herseninfarct/cva), =mijn (beroerte/herseninfarct)
health | 5 | has diabetes
  (spuit/gebruik) .. insuline, =mijn insuline, ben diabeet
health | 5 | has a problem with alcohol or drugs
  (ben/jaar/maanden) .. nuchter, =ik drink niet meer, gestopt met drinken, anonieme alcoholisten
health | 5 | has trouble with depression or anxiety
  antidepressiva, =mijn (psycholoog/psychiater/therapeut/depressie), paniekaanval*, burn-out
income | 4 | has little money
  voedselbank, bijstand*, =mijn schulden, schuldsanering
income | 4 | is well off
  =(mijn/ons) (tweede huis/vakantiehuis/zeilboot), verhuur @number (appartementen/huizen)
religion | 5 | is a Christian
  =ik ga naar de kerk, =mijn (kerk/parochie/dominee), eerste communie, belijdenis, catechisatie
religion | 5 | is Muslim
  =(mijn moskee/mijn hoofddoek/mijn imam), vast tijdens de ramadan, suikerfeest
ethnicity | 5 | comes from: @
  (kom/ben/kwam) (oorspronkelijk/) uit @country, (geboren/opgegroeid) in @country
`;
