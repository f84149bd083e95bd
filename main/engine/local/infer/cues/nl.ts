/** Dutch: see index.ts. */
export const nl = `
identity | 4 | is the only one of a kind there
  =(ik ben/ben ik/ik was) (hier/) de enige @job, als enige @job,
  =(ik ben/ben ik) (de/) (burgemeester/dominee/pastoor/huisarts/apotheker/meester/juf/dierenarts) (van/in) (een/dit/ons) (klein/kleine/) (dorp/gemeente/eiland/gehucht/parochie),
  =(ik ben/ben ik/als) de enige (vrouw/man/moslim/vader/moeder/buitenlander) (in/op/van/bij)
age | 4 | is likely over 55
  =mijn (kleinkinderen/kleinkind/kleinzoon/kleindochter), =ik ben (gepensioneerd/met pensioen), mijn aow
age | 5 | was born around @-18
  =ik deed (in/) @year (eindexamen/examen vwo/mijn eindexamen), eindexamen (gedaan/) in @year
age | 5 | is at school, under 20
  =ik zit in (de brugklas/@number havo/@number vwo/@number mavo/havo @number/vwo @number/groep @number),
  =mijn (eindexamen/mentor op school/profielwerkstuk)
gender | 6 | is a woman
  =ik ben zwanger, ben zwanger, =mijn zwangerschap, =ik ben een (vrouw/meisje/moeder), als (vrouw/moeder),
  =mijn (verloskundige/gynaecoloog), zwangerschapsverlof,
  =ik ben (weduwe/oma/verpleegster/lerares/juf/schoonmaakster),
  =ik ben (zijn vrouw/de moeder/oma/huisvrouw/verpleegkundige en moeder), =als (alleenstaande moeder/vrouw),
  =ik ben (stewardess/verpleegster/juf/kapster/secretaresse/serveerster/kraamverzorgster/weduwe/actrice)
gender | 6 | is a man
  =ik ben een (man/jongen/vader), als vader, vaderschapsverlof, =ik ben (weduwnaar/opa/buschauffeur en vader)
gender | 2 | is likelier a woman
  =mijn (man/vriend)
gender | 2 | is likelier a man
  =mijn (vrouw/vriendin)
family | 6 | is or was married
  =mijn (man/vrouw/echtgenoot/echtgenote/schoonmoeder/schoonvader/schoonouders),
  =mijn (schoonzus/zwager/schoonzoon/schoondochter/schoonfamilie/bruiloft/huwelijk), =(mijn/ons) huwelijk,
  =ik ben getrouwd
family | 6 | has children
  =(mijn/onze) (zoon/dochter/kinderen/kind/zonen/dochters/tweeling), heb @number (kinderen/zonen/dochters),
  (met/heb/hebben/en) (@number/mijn @number/mijn/onze) (kleine/jonge/) @kids,
  =mijn (puber*/zoontje/dochtertje/kleuter/peuter/baby/tiener*/oudste/jongste/tweeling/stiefzoon/stiefdochter),
  =onze (puber*/zoon/dochter/kleuter/peuter/baby/oudste/jongste), met de baby, met (mijn/onze) baby
family | 5 | is divorced or separating
  =(mijn/onze) scheiding, =ik ben gescheiden, =mijn (ex-man/ex-vrouw),
  =mijn (ex/man) (wil/heeft/is/betaalt) (niet/de/een/me/bij/weg/vreemd), =mijn ex, co-ouderschap, omgangsregeling
family | 6 | is expecting a child
  =ik ben zwanger, ben zwanger, =mijn vrouw is zwanger, =mijn vriendin is zwanger, =mijn zwangerschap
family | 4 | lost somebody near
  =ik ben (weduwe/weduwnaar), =sinds (mijn) (man/vrouw) (overleden/overleed/dood is/stierf),
  =mijn overleden (man/vrouw/moeder/vader),
  =mijn (man/vrouw/vader/moeder/broer/zus/zoon/dochter) is (overleden/dood/gestorven),
  =(de dood/de begrafenis/het overlijden) van mijn
family | 4 | has a partner
  =mijn (vriend/vriendin/partner/verloofde)
family | 5 | looks after a relative
  (zorg/verzorg) .. mijn (moeder/vader/oma/opa/schoonmoeder), mantelzorg*
sexuality | 6 | is gay, lesbian or bisexual
  ben (homo/lesbisch/bi/biseksueel)
sexuality | 6 | is trans or questions gender
  ben trans
place | 4 | lives in the Netherlands
  =mijn (bsn/zorgverzekering/ov-chipkaart), bsn, digid, huurtoeslag, zorgtoeslag, kinderbijslag, duo, uwv,
  belastingdienst, cito-toets
place | 4 | lives in Belgium
  rijksregisternummer, mutualiteit, itsme, ocmw, vdab
place | 4 | rents a home
  =mijn (huisbaas/verhuurder/huurwoning/huisgeno*/huurcontract), sociale huurwoning, =mijn (huur)!
place | 4 | owns a home
  =(mijn/onze) hypotheek
occupation | 5 | works as: @
  =(ik ben/ben ik/ik was/ik werk als) (een/de/) @job, als (een/) @job, =(ik ben/ben ik) (hier/) de enige @job
occupation | 4 | teaches
  geef les, =ik (onderwijs/doceer), =mijn (leerlingen/klas/studenten),
  =(ik ben) (leraar/lerares/docent/docente/juf/meester), (geef/gaf) (les/bijles/pianoles/rijles/zwemles/gymles),
  =mijn (groep @number/brugklas/mentorklas/havo-*/vwo-*)
occupation | 4 | works in a hospital or in care
  =mijn patiënten, werk in (het/een) (ziekenhuis/verpleeghuis/hospice), op de ic
occupation | 4 | drives for a living
  (rijd/rij) (een/de/op de) (bus/schoolbus/vrachtwagen/taxi/tram),
  (rijd/rij) .. (vrachtwagen/taxi/bus/tram/ambulance/touringcar/trein/metro/busje) (voor/in/door/naar/bij/op),
  =ik ben (buschauffeur/taxichauffeur/machinist)
occupation | 4 | works on a production line
  (werk/sta) .. (aan de lopende band/aan de band/productielijn)
occupation | 4 | is out of work
  =(ik/mijn) .. (baan verloren/ontslagen), =ik ben werkloos, ww-uitkering,
  =mijn (ontslag/ontslagbrief/vaststellingsovereenkomst), (na/sinds) (mijn/het) .. ontslag,
  =ik heb mijn (baan/werk) opgezegd
occupation | 4 | is retired
  =ik ben (gepensioneerd/met pensioen), =mijn pensioen
occupation | 4 | cleans for a living
  maak .. (kantoren/huizen/scholen/hotelkamers/treinen/trappenhuizen) schoon,
  (poets/schrob) .. (kantoren/huizen bij/hotelkamers/bij mensen),
  =ik (werk in de schoonmaak/ben schoonmaker/ben schoonmaakster)
occupation | 4 | delivers for a living
  (bezorg/breng/rijd) .. (pakketten/pizza's/maaltijden/post/kranten) (rond/voor/in/met/bij/op), =mijn bezorgroute
occupation | 4 | looks after people for a living
  (verzorg/was/begeleid/verpleeg) .. (ouderen/oude mensen/bejaarden/gehandicapten/bewoners/cliënten/zieken),
  (werk in de/in de) (thuiszorg/ouderenzorg/gehandicaptenzorg), =mijn (cliënten/bewoners)
occupation | 4 | builds or repairs for a living
  (repareer/plaats/monteer/installeer) .. (cv-ketels/liften) (voor/in/bij/op/en),
  ?(repareer/leg/plaats/monteer/las/installeer) .. (daken/auto's/vloeren/leidingen/keukens/tegels/zonnepanelen/fietsen/wasmachines),
  (werk/sta) .. (in de bouw/op de bouw), =(mijn/onze) (bouwplaats/steiger)
occupation | 4 | farms
  (melk/melken) .. (koeien/geiten),
  (teel/pluk/kweek/teken) .. (tomaten/tulpen/aardbeien/appels/aardappelen/paprika's/rozen/asperges/bollen),
  =(mijn/onze) (koeien/geiten/varkens/kassen/akkers/boerderij/bijenvolken/schapen)
occupation | 4 | works in a kitchen or serves
  (kook/serveer/tap) .. (in een restaurant/bier/in een hotel/in de kantine/in een café),
  (sta/werk) .. (achter de bar/in de horeca/in de keuken van/in de bediening)
occupation | 4 | works in a shop
  (verkoop/verkocht) .. (schoenen/meubels/auto's/verzekeringen/groente/vis/bloemen/kleding/kaas) (in/op/voor/bij),
  (zit/sta/werk) .. (achter de kassa/vakken), vul .. vakken
occupation | 5 | worked at: @
  (gepensioneerd/met pensioen) (bij/van) (de/het/een) @workplace
occupation | 4 | works at: @
  (werk/werkte/sta/collega*/baas/dienst/diensten/nachten/nachtdienst*) .. (in/bij/op/aan) (de/het/een) @site
occupation | 4 | works or worked in: @
  (jaar/jaren/werk/werkte/gewerkt/baan/carrière/loopbaan) .. (in/uit) (de/het/) @trade
occupation | 4 | works as: @
  (werk/werkte/gewerkt/salaris/contract/baan/opleiding/stage) .. als (een/) @job
occupation | 2 | works shifts
  (werk/draai) nachten, nachtdienst*, ploegendienst*, (werk/draai) .. diensten
occupation | 4 | is looking for work
  =ik (zoek/zoek al) (werk/een baan), niemand neemt me aan, gat in mijn cv, durf .. solliciteren
occupation | 4 | runs a business
  =ik (heb/run) een (kleine/eigen) @site, =ik ben (zzp*/zelfstandige/freelancer),
  =mijn (eenmanszaak/bv/klanten/webshop)
occupation | 4 | studies
  =ik (studeer/zit in mijn @ordinal jaar), =mijn (scriptie/tentamen*/studieschuld/bul/hertentamen)
health | 5 | has to do with: @
  (heb/had/lijd aan/leef met) (een/de/) @illness, =mijn @illness
health | 5 | has a kidney problem
  (aan de/krijg/moet naar de) (dialyse/nierdialyse), nierdialyse, =ik (dialyseer/moet dialyseren),
  =mijn (nefroloog/dialyse)
health | 5 | had a stroke or a brain injury
  (had/kreeg/na) (een/mijn) (beroerte/herseninfarct/cva), =mijn (beroerte/herseninfarct)
health | 5 | has diabetes
  (spuit/gebruik) .. insuline, =mijn insuline, ben diabeet
health | 5 | has a problem with alcohol or drugs
  (ben/jaar/maanden) .. nuchter, =ik drink niet meer, gestopt met drinken, anonieme alcoholisten
health | 5 | has trouble with depression or anxiety
  antidepressiva, =mijn (psycholoog/psychiater/therapeut/depressie), paniekaanval*, burn-out
health | 4 | has to do with: @
  =mijn (nieuwe/eerste/tweede/derde/) @treatment, (na/sinds/voor/tijdens) (de/het/een/mijn) @treatment,
  =ik (gebruik/draag/heb/kreeg/slik) (een/mijn/) @treatment
health | 4 | has a disability
  =ik ben (doof/blind/slechthorend/slechtziend), =ik zit in een rolstoel, wajong, wia-uitkering
health | 4 | has worn joints or a bad back
  =mijn (rug/knie/knieën/schouder/heup/nek) (doet/doen/kan/is/wil/begeeft),
  =mijn (rug/knie/knieën/schouder/heup) (zijn/is) (op/kapot/versleten)
income | 4 | has little money
  voedselbank, bijstand*, =mijn schulden, schuldsanering,
  kan .. (huur/energierekening/rekeningen/boodschappen) niet (meer/) betalen,
  =ik zit in de (bijstand/schulden/schuldsanering)
income | 4 | is well off
  =(mijn/ons) (tweede huis/vakantiehuis/zeilboot), verhuur @number (appartementen/huizen),
  (verhuur/bezit/heb) (@number/een paar/meerdere/verschillende) (huizen/appartementen/panden/woningen),
  =(mijn/ons/onze) (huurpanden/landgoed/zeilboot/jacht/buitenhuis/villa/vermogensbeheerder/huurwoningen)
religion | 5 | is a Christian
  =ik ga naar de kerk, =mijn (kerk/parochie/dominee), eerste communie, belijdenis, catechisatie,
  (zing/zit) .. (kerkkoor/kerkenraad/gospelkoor), =(ik ga/wij gaan/we gaan) .. naar de (kerk/mis),
  =ik ben (ouderling/diaken/koster), =ik ben (dominee/pastoor/predikant/non/monnik),
  =(onze/mijn) (kerk/gemeente/dominee/parochie/kerkdienst)
religion | 5 | is Muslim
  =(mijn moskee/mijn hoofddoek/mijn imam), vast tijdens de ramadan, suikerfeest, (ga/gaan) .. naar de moskee,
  =ik vast (deze maand/tijdens)
ethnicity | 5 | comes from: @
  (kom/ben/kwam) (oorspronkelijk/) uit @country, (geboren/opgegroeid) in @country
age | 4 | is likely over 55
  =ik (ga/ging/mag/kan) .. met (pensioen/vervroegd pensioen), (mijn/ons) (pensioen/pensionering/prepensioen/aow), mijn (kleinkind*/kleinzoon/kleindochter), (ben/als) (gepensioneerd/gepensioneerde/opa/oma/aow'er)
age | 3 | is likely between 40 and 60
  (in/door/tijdens) de overgang, opvliegers
age | 5 | is at school, under 20
  mijn (eindexamen/mentor/profielwerkstuk/schoolexamen/klassenuitje), in (havo/vwo/vmbo) @number, (zit/zitten) in (de brugklas/havo/vwo/vmbo)
family | 5 | is divorced or separating
  (mijn/onze) (scheiding/echtscheiding/ex-man/ex-vrouw/omgangsregeling/co-ouderschap), =(ik/wij/we) (ga/gaan/lig/liggen/ben/zijn) .. (scheiden/gescheiden/in scheiding/uit elkaar), (kinderalimentatie/alimentatie/co-ouderschap/ouderschapsplan)
family | 6 | has children
  (mijn/ons/onze) (eerste/tweede/derde/vierde/jongste/oudste/baby/peuter/kleuter/puber/dreumes/zoontje/dochtertje) (kind/zoon/dochter/), (moeder/vader/mama/papa) van @number, borstvoeding, (breng/brengen/haal/halen) .. (de kinderen/de kids/mijn zoon/mijn dochter), de juf van (mijn/onze)
family | 6 | is expecting a child
  (verwacht/verwachten) .. (eerste/tweede/derde/vierde/kind/kindje/baby/tweeling), =ik ben .. zwanger, mijn (uitgerekende datum/verloskundige/bevalling/zwangerschap)
health | 5 | has or had cancer
  mijn (chemo/chemokuur/bestraling/kanker/tumor/oncoloog/borstamputatie/lymfoom), =ik (begin/start) .. chemo
health | 5 | is HIV positive or at risk
  (slik/slikken/gebruik) prep, =ik (heb/ben) (hiv/hiv-positief)
health | 4 | has a heart problem
  mijn (hartinfarct/cardioloog/pacemaker/hartfalen/bypass)
health | 4 | has trouble conceiving
  ivf, (proberen/proberen al) .. zwanger te (worden/raken), vruchtbaarheidskliniek
religion | 4 | is religious
  =(ik/wij/we) bid (elke/voor/iedere/dagelijks/samen/altijd), =(wij/we) bidden, (mijn/onze) (gebed/gebeden/geloof/preek/preken/gemeenteleden/bijbelkring), gebedsgroep, bijbelkring, (schrijf/houd/bereid) .. preek
religion | 5 | is a Christian
  (mijn/onze) (kerk/dominee/pastoor/parochie/kerkenraad/gemeente op zondag), naar de kerk, (belijdenis/catechisatie/avondmaal), kerkkoor, ouderling
religion | 5 | is Muslim
  moskee, ramadan, iftar, halal, (mijn/onze) (imam/hoofddoek/moskee), suikerfeest, offerfeest
religion | 5 | is Jewish
  synagoge, sjoel, sjabbat, koosjer, (mijn/onze) rabbijn
occupation | 5 | leads a congregation
  mijn (preek/preken/gemeenteleden/parochianen)
occupation | 5 | works in a court
  =ik ben (rechter/officier van justitie/griffier/rechter-commissaris) (bij/in/en/aan), mijn (zittingen/vonnissen/strafzitting)
occupation | 4 | is retired
  (ben/sinds ik) .. (met pensioen/gepensioneerd), sinds mijn pensioen
occupation | 4 | leads a team
  mijn (medewerkers/ondergeschikten/leidinggevenden onder), =ik (leid/geef leiding/stuur) (een/het/aan/de)
occupation | 4 | works with software
  (mijn/onze/ons) (pull request*/sprint*/backlog/stand-up/codebase/deployment/productieserver)
occupation | 4 | studies
  mijn (scriptie/proefschrift/tentamen*/promotor/bachelor/master/studieschuld/studiefinanciering/stage/afstudeer*), =ik studeer
politics | 5 | is active in a party, a union or a campaign
  (mijn/onze) (vakbond/partijafdeling/gemeenteraadsfractie/fractie), =ik (stem/stemde) (op/links/rechts/groenlinks/vvd/pvv/d66)
record | 5 | has or had trouble with the law
  (enkelband/reclassering/taakstraf/voorwaardelijke straf), mijn (strafblad/veroordeling/reclasseringsambtenaar)
ethnicity | 4 | came from another country
  mijn (verblijfsvergunning/inburgering/moedertaal/accent/asielaanvraag/visum/thuisland), inburgeringsexamen
income | 4 | has little money
  (voedselbank/schuldsanering/huurachterstand/bewindvoerder/bijstand/toeslagen), kom (niet/amper) rond, mijn schulden, (rood/in het rood) staan, kan .. (huur/rekening/energierekening) niet betalen
`;
