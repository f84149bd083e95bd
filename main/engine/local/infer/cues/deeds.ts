/** German says when before what. */
const whenDe =
  '(nachts/morgens/abends/tagsüber/täglich/jeden tag/jede nacht/den ganzen tag/beruflich/seit .. jahren/auch/)';

/** Trades told by what one does, in the present: "I cut hair", no "I cut my hair" and no "how do I cut hair". See index.ts. */
export const deeds: Readonly<Record<string, string>> = {
  en: `
occupation | 4 | drives for a living
  i (drive/drove) (a/an/the/) (first/last/early/late/night/morning/@number/@ordinal/city/airport/hospital/school) (bus/tram/train/metro/shuttle/minibus/coach/ferry/taxi/cab/route),
  ?i run (a/an/the/) (first/last/early/late/night/@number/airport/school) (bus/tram/train/shuttle/ferry/route),
  i (drive/operate) (a/an/the/) (tram/trams/trains/buses/coaches/taxis/lorries/trucks/ambulances/snowplough/snowplow/street sweeper/cement mixer/forklift/crane/digger/bulldozer/excavator/hearse/minicab),
  i (steer/pilot/skipper) (a/an/the) (ferry/ferries/barge/tug/tugboat/river boat/cargo ship/container ship)
occupation | 4 | does hair or beauty
  i (cut/colour/color/dye/braid/style/do) hair!, i (cut/trim/shave/colour/color/braid/style) (people's/men's/women's/other people's/strangers') (hair/beards/heads),
  ?i (do/paint/file) nails!, ?i (wax/thread/laminate) (legs/brows/eyebrows), i (tattoo/pierce) (people/strangers/ears)
occupation | 4 | teaches
  i (teach/taught) (year/grade/reception/kindergarten/nursery/@ordinal/sixth form/seniors/juniors/infants/teenagers/toddlers/evening classes),
  i (coach/train) (the/a/an/our/) (under-@number/school team/school teams/swim team/youth team)
occupation | 4 | works in a kitchen or serves
  i (bake/baked) (the/) (bread/rolls/croissants/pastries/bagels/loaves/buns) (for/in) (the/a/@number/half the/our) (villages/village/town/hotel/hotels/cafés/café/cafes/cafe/restaurants/restaurant/shop/shops/canteen/school/market/hospital),
  i (cook/wash up/wash dishes) (for/in/at) (a/the/@number) (hundred/canteen/school/hotel/prison/hospital/restaurant/restaurants/diners/weddings/events),
  ?i (pour/mix) (beers/cocktails/drinks/coffees), i (pull/pour) (pints/espressos), i serve (pints/beers/cocktails/drinks/coffees/espressos/lunches/school dinners), ?i (make/pour) (lattes/coffees/sandwiches) (all day/every/for strangers/at/from),
  i (wait/bus) tables, i shuck oysters, ?i fry (fish and chips/burgers), i sell (fish and chips/burgers)
occupation | 4 | builds or repairs for a living
  i tune (pianos/organs), ?i (tune/restore/rebuild) (pianos/organs/engines/violins/guitars for), i (fix/repair/service/mend/install/fit/maintain/inspect/rebuild) (lifts/elevators/boilers/escalators/wind turbines/vending machines/photocopiers/pianos/organs/trucks/lorries/trams/trains/planes/aircraft/power lines/chimneys/traffic lights),
  ?i (fix/repair/service/mend/install/fit/maintain/inspect/rebuild) (clocks/watches/shoes/roofs/cars/tractors/engines/fridges/washing machines/phones/bikes/bicycles/pipes/alarms/solar panels/kitchens/windows/gutters/pumps/drains/boats),
  i lay (bricks/tarmac/asphalt/kerbs), ?i lay (tiles/floors/carpets/pipes/cables), ?i (plaster/paint/decorate/rewire/insulate/clad) (walls/ceilings/houses/homes/flats/offices/facades),
  i (sweep/line) chimneys, ?i (unblock/clear/jet) (drains/sewers), i weld!, i weld (pipes/hulls/frames/steel/rails/tanks), i (fell/climb/prune) trees (for/all/with/in), i (climb/paint/rig) (pylons/masts/scaffolding)
occupation | 4 | delivers for a living
  i sort (the/) (post/mail) (before/every/all), ?i sort (the/) (post/mail/letters/parcels) (before/at/to/for/on/from/every/all), i (carry/deliver) (the/) (post/mail/letters/parcels) (before/at/in/to/for/on/from/every/all), i deliver (parcels/pizzas/papers/newspapers/groceries/meals/milk)!
occupation | 4 | collects rubbish
  i (empty/collect/haul/pick up) (the/) (bins/rubbish/garbage/trash/refuse/recycling) (on/in/of/across/for/from) (the/a) .. (side/town/city/district/quarter/estate/council/streets/suburbs/centre/center/route/lorry/truck),
  i sweep (the/) (streets/pavements/platforms)
occupation | 4 | answers emergency calls
  i (answer/take/handle/dispatch) (999/911/112/000/emergency/ambulance/crisis) calls
occupation | 4 | works in a shop
  ?i (scan/bag/ring up) (groceries/shopping/items/food), i (work/run) (a/the) (till/tills/checkout/cash register), i (stack/restock) shelves, ?i fill shelves,
  i sell (shoes/cars/insurance/mattresses/phones/carpets/furniture/flowers/fish/cheese/vegetables/lottery tickets/newspapers/tickets)!
occupation | 4 | cleans for a living
  i (clean/mop/scrub/vacuum/hoover) (offices/hotel rooms/hotels/schools/trains/buses/planes/wards/stairwells/swimming pools/other people's/public toilets/crime scenes)
occupation | 4 | works in a hospital or in care
  i (take/draw) blood (from/all/in/for/at), i deliver babies, i (x-ray/scan/anaesthetise/intubate/triage) (people/patients), i (wash/turn/feed/nurse) (patients/residents/the dying/dying people),
  i dispense prescriptions, ?i (fill/check) prescriptions, i (pull/drill/fill) teeth, ?i whiten teeth, i (set/plaster) bones
occupation | 4 | looks after people for a living
  i (mind/look after/nanny) (other people's/toddlers/babies/children/three-year-olds) .. (kids/children/babies/for a living/in my home/from/until), i (wash/dress/feed) (old people/the elderly)
occupation | 4 | works in a warehouse
  i (pick/pack/load) (orders/pallets/lorries/trucks/trailers/containers)!, ?i (pick/pack/scan/load) (orders/parcels/boxes/pallets/crates/containers)
occupation | 4 | works in aviation
  i fly (planes/helicopters/cargo/passengers/medevac), i (load/refuel/de-ice/marshal) (planes/aircraft/jets/luggage)
occupation | 4 | works with animals
  i (vaccinate/spay/neuter/shoe/shear) (dogs/cats/horses/cows/sheep/pets/poodles/racehorses/guide dogs), ?i (treat/groom/trim) (dogs/cats/horses/cows/sheep/pets/poodles/racehorses/guide dogs), i walk (other people's/strangers') dogs
occupation | 4 | works with the dead
  i (bury/embalm) (people/bodies/the dead/the deceased), i (dress/prepare) (bodies/the dead/the deceased), i dig graves
occupation | 4 | looks after gardens
  ?i (mow/trim/weed/plant/landscape) (lawns/hedges/gardens/flower beds/verges/graves/golf courses/other people's gardens) (for/in/at/across/all/from), i (mow/landscape/design) (other people's/strangers') (lawns/gardens)
occupation | 4 | sews for a living
  ?i (sew/alter/hem/mend/take in) (wedding dresses/suits/dresses/clothes/uniforms/curtains/costumes/trousers) (for/in/at/all)
occupation | 4 | guards a place
  i (guard/patrol) (a/an/the) (bank/mall/warehouse/building/museum/site/gate/prison/airport/shopping centre/car park), i (check/punch/inspect) tickets (on the/at the/on) (train/trains/tram/trams/bus/buses/gate/door/station/stadium/cinema/theatre)
occupation | 4 | is a lawyer or works for one
  i (defend/prosecute/represent) (people/clients/tenants/refugees/asylum seekers/shoplifters/criminals) (in/at/before/who)
`,
  de: `
occupation | 4 | looks after gardens
  ?(mähe/schneide/bepflanze) (ich/) ${whenDe} (rasen/hecken/gärten/beete/gräber) (für/im auftrag/bei)
occupation | 4 | drives for a living
  (fahre/fahr/lenke/steuere) (ich/) ${whenDe} (die/den/das/eine/einen/) (erste/ersten/letzte/letzten/frühe/späte) (straßenbahn/tram/bus/zug/u-bahn/s-bahn/fähre),
  (fahre/fahr/steuere/lenke) (ich/) ${whenDe} (die/den/eine/einen/) (müllwagen/kehrmaschine/schneepflug/betonmischer/leichenwagen/gabelstapler/straßenbahnen/linienbusse/fähre/regionalzüge/güterzüge)!
occupation | 4 | does hair or beauty
  (schneide/färbe/flechte/föhne) (ich/) ${whenDe} (den ganzen tag/täglich/jeden tag/anderen/leuten/kunden/kundinnen/) (die/) haare!, ?(mache/feile/lackiere) (ich/) ${whenDe} (den ganzen tag/anderen/fremden/kundinnen/) nägel!,
  (steche/tätowiere) (ich/) ${whenDe} (leute/tattoos/fremde)
occupation | 4 | teaches
  (unterrichte/lehre) (ich/) ${whenDe} (die/eine/in der/an der/) (erste/zweite/dritte/vierte/fünfte/sechste/siebte/achte/neunte/zehnte/ersten/zweiten/dritten/vierten/@ordinal/@number) (klasse/klassen),
  (unterrichte/lehre) (ich/) ${whenDe} (mathe/deutsch/englisch/sport/musik/kunst/biologie/geschichte/physik/chemie/latein/erdkunde/religion/schwimmen)
occupation | 4 | works in a kitchen or serves
  (backe/back) (ich/) (jede nacht/nachts/ab drei uhr/um zwei uhr) (brot/brötchen/semmeln/brezeln/croissants/torten),
  (koche/spüle/serviere) (ich/) ${whenDe} .. (für hundert/in der kantine/für die kantine/für zweihundert/für dreihundert), ?(zapfe/mixe) (ich/) ${whenDe} (bier/cocktails/drinks)!, (trage/serviere) (ich/) ${whenDe} (teller/getränke)!
occupation | 4 | builds or repairs for a living
  (repariere/warte/montiere/installiere/prüfe/baue) (ich/) ${whenDe} (aufzüge/rolltreppen/heizungen/windräder/kopierer/klaviere/orgeln/lastwagen/straßenbahnen/züge/stromleitungen/ampeln),
  ?(repariere/warte/montiere/installiere/prüfe/baue) (ich/) ${whenDe} (automaten/uhren/schuhe/dächer/autos/traktoren/flugzeuge/motoren/kühlschränke/waschmaschinen/handys/fahrräder/rohre/alarmanlagen/solaranlagen/küchen/fenster/pumpen/boote),
  ?(verlege/mauere/verputze/streiche/dämme/schweiße) (ich/) ${whenDe} (fliesen/böden/rohre/kabel/wände/decken/fassaden/parkett/schienen/träger/tanks)!, (kehre/fege) (ich/) ${whenDe} (kamine/schornsteine), (fälle) (ich/) ${whenDe} bäume
occupation | 4 | delivers for a living
  ?sortiere (ich/) ${whenDe} (die/) (post/briefe/pakete) (aus/vor/um/ab/für/nachts/morgens), (trage/bringe) (ich/) ${whenDe} (die/) (post/briefe/pakete/zeitungen) (aus/vor/um/ab/in/für/nachts/morgens), (liefere) (ich/) ${whenDe} (pakete/pizza/essen/lebensmittel)!
occupation | 4 | collects rubbish
  (leere/hole/sammle) (ich/) ${whenDe} (im/in der/in) .. (tonnen/mülltonnen/müll/sperrmüll), (leere/fahre/sammle) (ich/) ${whenDe} (die/) (mülltonnen/tonnen/müllabfuhr/den sperrmüll) (im/in der/in/der stadt/für die), (kehre/fege) (ich/) ${whenDe} (die/) straßen
occupation | 4 | answers emergency calls
  (nehme) (ich/) ${whenDe} (die/) (notrufe/@number er-notrufe) (an/entgegen), (notrufe/notruf) (annehme/entgegennehme)
occupation | 4 | works in a shop
  (sitze/sitz/stehe/steh) (ich/) ${whenDe} (den ganzen tag/jeden tag/täglich/sechs tage die woche/seit .. jahren/) (an der/hinter der) (kasse/fleischtheke/wursttheke/käsetheke), (kassiere) (ich/) ${whenDe} (im/den ganzen tag/täglich), räume (ich/) ${whenDe} regale ein, ?(räume/fülle) (ich/) ${whenDe} regale
occupation | 4 | cleans for a living
  (putze/reinige/wische/sauge) (ich/) ${whenDe} (büros/hotelzimmer/schulen/züge/busse/treppenhäuser/praxen/turnhallen/toiletten/fremde wohnungen)!
occupation | 4 | works in a hospital or in care
  (nehme/zapfe) (ich/) ${whenDe} (leuten/patienten/den ganzen tag/) blut (ab/von), (röntge/operiere/narkotisiere/beatme/lagere/wasche) (ich/) ${whenDe} (patienten/leute/menschen/bewohner)!, (ziehe/bohre/fülle) (ich/) ${whenDe} zähne
occupation | 4 | works in a warehouse
  (kommissioniere/belade/verlade) (ich/) ${whenDe} (pakete/bestellungen/paletten/lkws/container/kisten)!, ?(packe/scanne) (ich/) ${whenDe} (pakete/bestellungen/paletten/container/kisten)
occupation | 4 | works with animals
  (impfe/kastriere/beschlage) (ich/) ${whenDe} (hunde/katzen/pferde/kühe/schafe/tiere)!, ?(behandle/schere/frisiere) (ich/) ${whenDe} (hunde/katzen/pferde/kühe/schafe/tiere)
occupation | 4 | works with the dead
  (bestatte/beerdige) (ich/) ${whenDe} (menschen/tote/verstorbene), wasche (ich/) ${whenDe} (tote/verstorbene), (hebe/schaufle) (ich/) ${whenDe} gräber (aus/)
occupation | 4 | sews for a living
  ?(nähe/ändere/kürze) (ich/) ${whenDe} (brautkleider/anzüge/kleider/hosen/uniformen/kostüme/vorhänge) (für/um/im/in)
occupation | 4 | guards a place
  (bewache/kontrolliere) (ich/) ${whenDe} (ein/eine/einen/den/die/das/nachts ein/nachts eine/) (fahrkarten/tickets/baustelle/baustellen/museum/kaufhaus/lager/werkstor/parkhaus/gefangene)
`,
  fr: `
occupation | 4 | looks after gardens
  ?=je (tonds/taille/plante/entretiens) (les/des) (pelouses/haies/jardins/massifs) (pour/chez/de la/des)
occupation | 4 | drives for a living
  =je conduis (le/la/un/une/les/des/) (premier/première/dernier/dernière/tout premier) (tram/tramway/bus/métro/train/car/rer/navette/bac),
  =je (conduis/pilote) (le/la/un/une/les/des) (tramways/trams/bus/cars/bennes/benne/péniche/ferry/bac/corbillard/chariot élévateur/grue/pelleteuse/navette/trains/métros)
occupation | 4 | does hair or beauty
  =je (coupe/coiffe/teins/tresse) (les/des/) (cheveux/têtes/dames/messieurs/clientes/enfants)!, ?=je (fais/pose) (les/des) (ongles/faux ongles/extensions de cils), =je tatoue (des/les) gens
occupation | 4 | teaches
  =je fais (la/) classe (aux/à des/à une/en/au), =j'enseigne (en/au/aux/à des/le/la/les/l'),
  =j'ai (les/des) (cp/ce @number/cm @number/maternelles/sixièmes/cinquièmes/quatrièmes/troisièmes)
occupation | 4 | works in a kitchen or serves
  =je (pétris/cuis/fais) (le/les/du/des) (pain/baguettes/croissants/viennoiseries) (pour/toutes/chaque/avant/dès/à partir) (les/trois/deux/nuits/nuit/deux heures/trois heures),
  =je (sers/débarrasse) (les/des/en) (tables/cafés/bières/salle/terrasse)!, =je cuisine pour (la/une/cent/deux cents/trois cents/les) (cantine/couverts/personnes/écoles/)
occupation | 4 | builds or repairs for a living
  =je (répare/dépanne/entretiens/installe/monte/contrôle) (les/des) (ascenseurs/escalators/chaudières/éoliennes/distributeurs/photocopieurs/pianos/orgues/toitures/camions/trams/trains),
  ?=je (répare/dépanne/entretiens/installe/monte/contrôle) (les/des) (montres/horloges/chaussures/voitures/tracteurs/avions/moteurs/frigos/machines à laver/téléphones/vélos/alarmes/panneaux solaires/cuisines/fenêtres/pompes/bateaux/feux),
  ?=je (pose/carrelle/maçonne/soude/peins/isole) (du/des/les) (carrelage/parquet/murs/façades/tuyaux/rails/plafonds/câbles/toits)!, =je ramone (les/des) cheminées, =j'élague (des/les) arbres
occupation | 4 | delivers for a living
  =je (livre/distribue) (le/les/des/du) (courrier/colis/lettres/pizzas/journaux/repas/prospectus)!, ?=je (trie/porte) (le/les/des/du) (courrier/colis/lettres/pizzas/journaux/repas)
occupation | 4 | collects rubbish
  =je (vide/ramasse/collecte) (les/des) (poubelles/ordures/encombrants) (du quartier/de la ville/de tout/de toute/du centre/d'un quartier/des/des rues/dans les/dans le/pour la/de l'/en/avant), =je balaie (les/des) (rues/trottoirs)
occupation | 4 | answers emergency calls
  =je (réponds aux/prends les/décroche les/traite les) (appels d'urgence/appels du @number/appels au @number)
occupation | 4 | works in a shop
  =je (tiens/fais) (la/une) caisse!, =je (suis/passe mes journées) (en/à la/derrière la) caisse, ?=je (remplis/range) les rayons
occupation | 4 | cleans for a living
  =je (nettoie/lave/récure) (les/des) (bureaux/chambres d'hôtel/trains/bus/écoles/cages d'escalier/toilettes publiques/wagons), ?=je (nettoie/lave) (les/des) vitres
occupation | 4 | works in a hospital or in care
  =je (fais des prises/fais les prises) de sang, =je (soigne/lave/perfuse/opère/endors/radiographie) (les/des) (patients/malades/résidents/gens), =j'arrache (des/les) dents, =j'accouche (des/les) femmes
occupation | 4 | works in a warehouse
  =je (prépare/charge) (les/des) (commandes/palettes/camions/conteneurs)!, ?=je (prépare/emballe/charge/scanne) (les/des) (colis/cartons/palettes/commandes)
occupation | 4 | works with animals
  ?=je (soigne/tonds) (les/des) (chiens/chats/chevaux/vaches/moutons/animaux), =je (vaccine/opère/toilette/ferre/castre) (les/des) (chiens/chats/chevaux/vaches/moutons/animaux)
occupation | 4 | works with the dead
  =j'enterre (les/des) (gens/morts), =je creuse (les/des) tombes, =je (prépare/habille) (les/des) (morts/défunts)
occupation | 4 | sews for a living
  ?=je (couds/retouche/reprends) (des/les) (robes de mariée/costumes/robes/pantalons/uniformes/rideaux)
occupation | 4 | guards a place
  =je (surveille/garde/contrôle) (un/une/le/la/les/des) (musée/entrepôt/parking/chantier/magasin/billets/titres de transport/détenus)
`,
  es: `
occupation | 4 | looks after gardens
  ?=(corto/podo/cuido) (los/las/) (céspedes/setos/jardines) (para/de otros/de la/del)
occupation | 4 | drives for a living
  =(conduzco/manejo/llevo) (el/la/un/una/los/) (primer/primera/último/última) (tranvía/autobús/bus/metro/tren/camión/colectivo/ferry),
  =(conduzco/manejo/piloto) (el/la/un/una/los) (tranvía/tranvías/camión de basura/barredora/carretilla/grúa/excavadora/ferry/coche fúnebre/hormigonera/autobuses/trenes)
occupation | 4 | does hair or beauty
  =(corto/tiño/peino/trenzo) (el/) (pelo/cabello) (todo/toda/a domicilio/a señoras/a niños/a hombres/a la gente/desde), ?=(hago/pinto/limo) uñas, =tatúo (a/gente)
occupation | 4 | teaches
  =doy (clase/clases) (a/en/de) (primero/segundo/tercero/cuarto/quinto/sexto/infantil/primaria/secundaria/la eso/bachillerato/adultos/mayores)
occupation | 4 | works in a kitchen or serves
  =(horneo/amaso/hago) (el/) pan (para/desde/cada/todas) (tres/los/noche/las noches/madrugada/pueblos/bares/hoteles), =(sirvo/pongo) (cañas/cafés/menús)!, ?=(sirvo/pongo) (copas/mesas),
  =cocino para (cien/doscientos/trescientos/el comedor/un comedor/un colegio/una residencia)
occupation | 4 | builds or repairs for a living
  =(arreglo/reparo/instalo/mantengo/reviso/monto) (los/las/) (ascensores/elevadores/calderas/escaleras mecánicas/aerogeneradores/fotocopiadoras/pianos/órganos/camiones/tranvías/trenes/semáforos),
  ?=(arreglo/reparo/instalo/mantengo/reviso/monto) (los/las/) (relojes/zapatos/tejados/coches/tractores/aviones/motores/neveras/lavadoras/móviles/bicicletas/bicis/tuberías/alarmas/placas solares/cocinas/ventanas/bombas/barcos),
  =(pongo/coloco) (ladrillos/asfalto), ?=(pongo/coloco) (azulejos/suelos/parqué/tuberías/cables), ?=(sueldo/pinto/enfosco/alicato) (tuberías/fachadas/paredes/vigas/pisos), =deshollino chimeneas, ?=limpio chimeneas, ?=podo árboles
occupation | 4 | delivers for a living
  ?=clasifico (el/las/los/) (correo/cartas/paquetes), =reparto (el/las/los/) (correo/cartas/paquetes/pizzas/periódicos/pedidos)
occupation | 4 | collects rubbish
  =(recojo/vacío) (la/las/los) (basura/basuras/contenedores/papeleras) (de todo/del/de la/de/en/por) (centro/barrio/ciudad/calles/pueblo/madrugada/noche/la noche/la ciudad), =barro (las/) calles
occupation | 4 | answers emergency calls
  =(atiendo/contesto/cojo) (las/) llamadas (del @number/de emergencia/al @number)
occupation | 4 | works in a shop
  =(cobro/estoy) en (la/una) caja!, ?=lleno (estanterías/estantes/lineales), =repongo (estanterías/estantes/lineales)
occupation | 4 | cleans for a living
  =(limpio/friego/barro) (oficinas/habitaciones de hotel/trenes/autobuses/colegios/portales/baños públicos), ?=(limpio/friego/barro) (escaleras/cristales)
occupation | 4 | works in a hospital or in care
  =(saco/extraigo) sangre, =(curo/lavo/opero/duermo/intubo) (a/) (pacientes/enfermos/residentes), =(saco/empasto) (muelas/dientes), =atiendo partos
occupation | 4 | works in a warehouse
  =(preparo/cargo) (pedidos/palés/camiones/contenedores)!, ?=(preparo/empaqueto/cargo/escaneo) (pedidos/paquetes/palés/cajas)
occupation | 4 | works with animals
  ?=curo (a/) (perros/gatos/caballos/vacas/ovejas/animales), =(vacuno/opero/castro/esquilo/hierro) (a/) (perros/gatos/caballos/vacas/ovejas/animales)
occupation | 4 | works with the dead
  =(entierro/visto/maquillo) (a/) (muertos/difuntos), =cavo tumbas
occupation | 4 | sews for a living
  ?=(coso/arreglo/confecciono) (vestidos de novia/trajes/vestidos/uniformes/cortinas/bajos)
occupation | 4 | guards a place
  =(vigilo/custodio) (un/una/el/la) (museo/almacén/nave/obra/aparcamiento/centro comercial/banco), =(pido/reviso/pico) billetes (en/del)
`,
  it: `
occupation | 4 | looks after gardens
  ?=(taglio/poto/curo) (i/le/) (prati/siepi/giardini/aiuole) (per/di/del/della)
occupation | 4 | drives for a living
  =guido (il/la/un/una/) (primo/prima/ultimo/ultima) (tram/autobus/bus/metro/treno/corriera/traghetto),
  =(guido/manovro/piloto) (il/la/i/gli/un/una) (tram/autobus/spazzatrice/muletto/gru/escavatore/traghetto/carro funebre/betoniera/treni/camion della spazzatura)
occupation | 4 | does hair or beauty
  =(taglio/tingo/acconcio/intreccio) (i/) capelli (tutto/a domicilio/alle/agli/ai), ?=(taglio/tingo/acconcio/intreccio) (i/) capelli, ?=(faccio/limo) (le/) unghie, =tatuo (la/) gente
occupation | 4 | teaches
  =insegno (in/alla/alle/alle/ai/nella/nelle) (prima/seconda/terza/quarta/quinta/elementari/medie/superiori/bambini/adulti/scuola)
occupation | 4 | works in a kitchen or serves
  =(inforno/impasto/faccio) (il/) pane (per/ogni/tutte/da) (tre/i/notte/le notti/paesi/ristoranti/bar), =(servo/porto) (ai/i) (tavoli/caffè/piatti)!, =cucino per (la mensa/una mensa/cento/duecento/trecento)
occupation | 4 | builds or repairs for a living
  =(riparo/aggiusto/installo/monto/revisiono) (gli/le/i/) (ascensori/caldaie/scale mobili/pale eoliche/fotocopiatrici/pianoforti/organi/camion/tram/treni/semafori),
  ?=(riparo/aggiusto/installo/monto/revisiono) (gli/le/i/) (orologi/scarpe/tetti/auto/trattori/aerei/motori/frigoriferi/lavatrici/telefoni/biciclette/bici/tubi/allarmi/pannelli solari/cucine/finestre/pompe/barche),
  ?=(poso/imbianco/saldo/intonaco) (piastrelle/pavimenti/parquet/muri/tubi/facciate/travi/case), ?=pulisco (i/) camini, ?=poto (gli/) alberi
occupation | 4 | delivers for a living
  ?=smisto (la/le/i/) (posta/lettere/pacchi), =(consegno/distribuisco) (la/le/i/) (posta/lettere/pacchi/pizze/giornali)
occupation | 4 | collects rubbish
  =(raccolgo/svuoto) (i/la/l'/le) (rifiuti/spazzatura/immondizia/cassonetti) (del/della/in/nel/di/per), =(spazzo/pulisco) le strade
occupation | 4 | answers emergency calls
  =rispondo alle (chiamate/emergenze) (del @number/al @number/di emergenza/di soccorso/)
occupation | 4 | works in a shop
  =(sto/sono/lavoro) (alla/in) cassa, ?=(riempio/sistemo) (gli/) scaffali
occupation | 4 | cleans for a living
  =(pulisco/lavo) (gli/le/i/) (uffici/camere d'albergo/treni/autobus/scuole/condomini/bagni pubblici), ?=(pulisco/lavo) (le/i/) (scale/vetri)
occupation | 4 | works in a hospital or in care
  =(faccio/eseguo) (i/) prelievi, =(curo/lavo/opero/addormento/medico) (i/) (pazienti/malati/degenti), ?=(tolgo/curo) (i/) denti, =faccio nascere bambini
occupation | 4 | works in a warehouse
  =(preparo/carico) (gli/i/) (ordini/bancali/camion/container)!, ?=(preparo/imballo/carico/scansiono) (gli/i/le/) (ordini/pacchi/bancali/scatole)
occupation | 4 | works with animals
  ?=(curo/toso) (i/gli/) (cani/gatti/cavalli/mucche/pecore/animali), =(vaccino/opero/ferro) (i/gli/) (cani/gatti/cavalli/mucche/pecore/animali)
occupation | 4 | works with the dead
  =(seppellisco/vesto/preparo) (i/) (morti/defunti), =scavo tombe
occupation | 4 | sews for a living
  ?=(cucio/accorcio/sistemo) (abiti da sposa/vestiti/pantaloni/divise/tende/costumi) (per/in/su)
occupation | 4 | guards a place
  =(sorveglio/controllo) (un/una/il/la/i/) (museo/magazzino/cantiere/parcheggio/banca/biglietti/detenuti)
`,
  nl: `
occupation | 4 | looks after gardens
  ?=ik (maai/snoei/onderhoud) (gazons/heggen/tuinen/perken) (voor/van/bij)
occupation | 4 | drives for a living
  =ik (rijd/rij/bestuur/vaar) (de/een/met de/op de) (eerste/laatste/vroege/late) (tram/bus/metro/trein/pont/veerboot),
  =ik (rijd/rij/bestuur) (de/een/op de/op een/) (tram/trams/bussen/vuilniswagen/veegwagen/heftruck/kraan/graafmachine/lijkwagen/treinen/pont/betonmixer)
occupation | 4 | does hair or beauty
  =ik (knip/verf/vlecht) (de hele dag/elke dag/al jaren/mensen hun/andermans/) (haar/haren), ?=ik (doe/vijl/lak) (nagels/wimpers), =ik tatoeëer (mensen/klanten)
occupation | 4 | teaches
  =ik geef les (aan/in/op/over), =ik (geef/onderwijs) (groep/gym/wiskunde/engels/nederlands/aardrijkskunde/biologie/zwemles/muziekles)
occupation | 4 | works in a kitchen or serves
  =ik bak (elke nacht/'s nachts/vanaf drie uur/voor drie) .. (brood/broodjes/croissants/dorpen), =ik tap bier, ?=ik (serveer/schenk) (bier/drankjes/koffie/tafels),
  =ik kook voor (de kantine/een kantine/honderd/tweehonderd/het verpleeghuis)
occupation | 4 | builds or repairs for a living
  =ik (repareer/onderhoud/installeer/monteer/keur) (liften/roltrappen/cv-ketels/windmolens/automaten/kopieerapparaten/piano's/orgels/vrachtwagens/trams/treinen/stoplichten),
  ?=ik (repareer/onderhoud/installeer/monteer/keur) (klokken/horloges/schoenen/daken/auto's/tractoren/vliegtuigen/motoren/koelkasten/wasmachines/telefoons/fietsen/leidingen/alarmen/zonnepanelen/keukens/ramen/pompen/boten),
  =ik metsel (muren/gevels/huizen), ?=ik (leg/las/stuc/schilder) (tegels/vloeren/leidingen/kabels/muren/plafonds/gevels/rails/huizen), =ik veeg schoorstenen, ?=ik snoei bomen
occupation | 4 | delivers for a living
  ?=ik (sorteer/breng) (de/) (post/brieven/pakketten/pakjes/kranten/maaltijden), =ik bezorg (de/) (post/brieven/pakketten/pakjes/pizza's/kranten/maaltijden)
occupation | 4 | collects rubbish
  =ik (leeg/haal) (de/) (containers/vuilnisbakken/kliko's/vuilnis/afval) (in/op/van/door) (de/het) (stad/wijk/centrum/noorden/buurt/straten), =ik veeg (de/) straten
occupation | 4 | answers emergency calls
  =ik neem (de/) (@number-meldingen/@number meldingen/noodoproepen/meldingen van @number) (aan/op)
occupation | 4 | works in a shop
  =ik (zit/sta) (de hele dag/elke dag/zes dagen per week/al jaren/) achter de kassa, =ik vul vakken, ?=ik vul de vakken
occupation | 4 | cleans for a living
  =ik (poets/dweil/stofzuig/zeem) (kantoren/hotelkamers/treinen/bussen/scholen/trappenhuizen/ramen voor/toiletten)
occupation | 4 | works in a hospital or in care
  =ik (prik/neem) bloed, =ik (was/verpleeg/opereer/was en draai) (patiënten/bewoners/zieken), =ik (trek/vul/boor) (tanden/kiezen)
occupation | 4 | works in a warehouse
  =ik (pick/laad) (bestellingen/orders/pallets/vrachtwagens/containers), ?=ik (pak/pick/scan/laad) (bestellingen/orders/pakketten/pallets/dozen)
occupation | 4 | works with animals
  ?=ik (behandel/scheer/trim) (honden/katten/paarden/koeien/schapen/dieren), =ik (vaccineer/castreer) (honden/katten/paarden/koeien/schapen/dieren)
occupation | 4 | works with the dead
  =ik (begraaf/balsem/kleed) (mensen/doden/overledenen), =ik graaf graven
occupation | 4 | sews for a living
  ?=ik (naai/vermaak/kort) (trouwjurken/pakken/jurken/broeken/uniformen/gordijnen)
occupation | 4 | guards a place
  =ik (bewaak/controleer) (een/het/de/) (museum/magazijn/bouwplaats/parkeergarage/winkelcentrum/kaartjes/gevangenen)
`,
};
