import { isStopWord } from '../../../privacy/detect/words/vocabulary';
import { oneLine } from '../../../privacy/patterns/one-line';
import { amongAt, joinedTo, type Word } from '../words';

/** Slots of work: where people work, and in what. */

/** What a place of work is, behind what it makes. */
const kindOf = new RegExp(
  oneLine`
    ^(?:
      hospital|clinic|hospice|pharmacy|nursery|school|college|prison|depot|warehouse|factory|plant|mill|mine|quarry
      |yard|foundry|brewery|bakery|refinery|cannery|smelter|sawmill|laundry|barracks|dairy
    )$
  `,
  '',
);
/** Words of the name of a place where people work. */
const longestPlace = 2;
/** Where few people work, and whoever goes there goes for a reason. Folded; German compounds by what they end with. */
const workplace = new RegExp(
  `^(?:${[
    'hospital|clinic|hospice|(?:care|nursing|children s) home|pharmacy|nursery|kindergarten|preschool|(?:high |primary |middle |boarding |)school',
    'college|university|prison|jail|barracks|courthouse|depot|warehouse|factory|mine|quarry|shipyard|dockyard|foundry|brewery|bakery',
    '(?:police|fire|ambulance|bus) station|call cent(?:er|re)|power (?:plant|station)|(?:town|city) hall|dairy|refinery|abattoir|orphanage|(?:women s )?shelter',
    '\\p{L}*(?:krankenhaus|klinik|klinikum|hospiz|pflegeheim|altenheim|seniorenheim|kinderheim|arztpraxis|apotheke|schule|gymnasium|kita|kindergarten|hort|universitat)',
    oneLine`
      \p{L}*(?:
        fabrik|stahlwerk|kraftwerk|zementwerk|bergwerk|zeche|steinbruch|werft|gefangnis|jva|kaserne|polizeirevier
        |polizeiwache|feuerwache|rettungswache|amtsgericht|landgericht|rathaus|backerei|giesserei|wascherei|gartnerei
        |druckerei|schreinerei|metzgerei|brauerei|molkerei|frauenhaus|jugendamt
      )
    `,
    oneLine`
      hopital|clinique|ehpad|maternite|pharmacie|ecole|lycee|creche|maternelle|universite|fac|usine|entrepot|carriere
      |caserne|commissariat|tribunal|mairie|prefecture|boulangerie|fonderie|abattoir
    `,
    oneLine`
      clinica|ambulatorio|residencia|farmacia|escuela|colegio|instituto|guarderia|universidad|fabrica|almacen|mina
      |cantera|astillero|carcel|prision|cuartel|comisaria|juzgado|ayuntamiento|panaderia|matadero
    `,
  ].join('|')})$`,
  'u',
);

export const workplaceAt = (words: readonly Word[], at: number): number => {
  for (let length = longestPlace; length > 0; length--) {
    const own = joinedTo(words, at, length);
    if (own !== null && workplace.test(own.map(({ word }) => word).join(' '))) return length;
  }
  // "the chicken plant"
  const [what, where] = joinedTo(words, at, 2) ?? [];
  const isOf = what !== undefined && where !== undefined && !isStopWord(what.exact) && kindOf.test(where.word);
  return isOf ? 2 : 0;
};

/** Where people work and others come and go: only who works there is told. */
export const sites = [
  oneLine`
    site|building site|construction site|office|head office|branch|shop|store|supermarket|garage|workshop|salon
    |barbershop|restaurant|diner|pub|bar|cafe|coffee shop|kitchen|hotel|hostel|bank|airport|airline|railway|trains
    |docks|port|harbour|farm|ranch|vineyard|stables|kennels|zoo|museum|gallery|theatre|theater|cinema|library|newsroom
    |newspaper|magazine|studio|radio station|tv station|embassy|consulate|council|ministry|tax office|post office
    |sorting office|data centre|data center|lab|laboratory|startup|start up|law firm|agency|ngo|charity|church|parish
    |theme park|casino|gym|pool|spa|call centre|mall|petrol station|gas station|car wash|meatpacking plant|plant|mill
    |sawmill|steelworks|rig|oil rig|trawler|cruise ship|ward|er|icu|a e|operating theatre|surgery|practice|dentist s
    |vet s|morgue|funeral home|crematorium|landfill|recycling plant|sewage works|shelter|food bank
  `,
  oneLine`
    baustelle|bau|buro|filiale|laden|geschaft|supermarkt|werkstatt|salon|restaurant|gasthof|wirtshaus|kneipe|bar|cafe
    |kuche|grosskuche|kantine|hotel|bank|sparkasse|flughafen|bahn|bahnhof|hafen|schiff|kutter|hof|bauernhof|weingut
    |stall|zoo|museum|theater|kino|bibliothek|bucherei|redaktion|zeitung|verlag|studio|sender|botschaft|amt
    |ministerium|finanzamt|arbeitsamt|jugendamt|post|lager|rechenzentrum|labor|startup|kanzlei|agentur|verein|casino
    |fitnessstudio|schwimmbad|callcenter|tankstelle|werk|werkhalle|halle|fabrik|gartnerei|schlachthof|forst|wald
    |station|praxis|op|notaufnahme|ambulanz|intensivstation|kreisssaal|bestattungsinstitut|mullabfuhr|kita|krippe|hort
    |wascherei
  `,
  oneLine`
    chantier|bureau|agence|epicerie|boulangerie|librairie|boutique|magasin|supermarche|hypermarche|atelier|garage
    |salon|restaurant|resto|brasserie|bar|cafe|cuisine|cantine|hotel|banque|aeroport|gare|port|bateau|chalutier|ferme
    |exploitation|vignoble|haras|zoo|musee|theatre|cinema|bibliotheque|mediatheque|redaction|journal|studio|radio
    |ambassade|conseil|ministere|impots|poste|centre de tri|laboratoire|labo|start up|cabinet|association|casino
    |salle de sport|piscine|centre d appels|station service|scierie|acierie|abattoirs|foret|service|bloc|urgences
    |reanimation|cabinet dentaire|pompes funebres|dechetterie|creche|laverie|blanchisserie|rayon|caisse|pressing
    |teinturerie
  `,
  oneLine`
    obra|oficina|sucursal|tienda|supermercado|taller|peluqueria|restaurante|bar|cafeteria|cocina|comedor|hotel|banco
    |caja|aeropuerto|estacion|puerto|barco|pesquero|granja|finca|vinedo|cuadra|zoo|museo|teatro|cine|biblioteca
    |redaccion|periodico|estudio|emisora|embajada|consejo|ministerio|hacienda|correos|laboratorio|startup|despacho
    |bufete|agencia|asociacion|casino|gimnasio|piscina|call center|gasolinera|aserradero|planta|quirofano|urgencias
    |consulta|funeraria|lavanderia|invernadero|maquila|ferreteria|fruteria|puesto
  `,
  oneLine`
    cantiere|ufficio|casa di riposo|panificio|filiale|negozio|supermercato|officina|salone|ristorante|trattoria
    |pizzeria|bar|cucina|mensa|albergo|hotel|banca|aeroporto|stazione|porto|peschereccio|fattoria|azienda agricola
    |vigneto|stalla|zoo|museo|teatro|biblioteca|redazione|giornale|studio|ambasciata|comune|ministero|poste|magazzino
    |laboratorio|startup|agenzia|associazione|palestra|piscina|distributore|segheria|acciaieria|fonderia|fabbrica
    |miniera|ospedale|reparto|corsia|pronto soccorso|rsa|asilo|scuola|carcere|caserma|lavanderia|sala operatoria
  `,
  oneLine`
    obra|escritorio|loja|supermercado|oficina|salao|restaurante|bar|cafe|cozinha|cantina|hotel|banco|aeroporto|estacao
    |porto|barco|fazenda|quinta|vinha|estabulo|museu|teatro|biblioteca|redacao|jornal|estudio|embaixada|camara
    |prefeitura|ministerio|correios|armazem|laboratorio|startup|agencia|academia|piscina|posto|fabrica|mina|hospital
    |enfermaria|uti|creche|escola|presidio|quartel|lar|lavandaria|lavanderia|padaria
  `,
  oneLine`
    bouwplaats|bouw|kantoor|filiaal|winkel|supermarkt|werkplaats|kapsalon|restaurant|kroeg|cafe|keuken|kantine|hotel
    |bank|luchthaven|schiphol|spoor|station|haven|schip|kotter|boerderij|stal|kas|museum|theater|bibliotheek|redactie
    |krant|studio|ambassade|gemeente|ministerie|post|magazijn|lab|laboratorium|startup|bureau|sportschool|zwembad
    |tankstation|fabriek|staalfabriek|slachterij|ziekenhuis|verpleeghuis|afdeling|ic|spoedeisende hulp|creche
    |kinderopvang|school|gevangenis|kazerne|wasserij|distributiecentrum|basisschool
  `,
  oneLine`
    budowie|budowa|biurze|sklepie|supermarkecie|warsztacie|salonie|restauracji|barze|kuchni|stołówce|hotelu|banku
    |lotnisku|kolei|porcie|statku|kutrze|gospodarstwie|muzeum|teatrze|bibliotece|redakcji|gazecie|ambasadzie|urzędzie
    |ministerstwie|poczcie|magazynie|laboratorium|agencji|basenie|fabryce|hucie|kopalni|stoczni|szpitalu|oddziale
    |przychodni|żłobku|przedszkolu|szkole|więzieniu|koszarach|pralni|piekarni|rzeźni
  `,
  oneLine`
    byggarbetsplats|bygget|kontor|butik|verkstad|restaurang|krog|kok|hotell|bank|flygplats|hamn|fartyg|gard|museum
    |teater|bibliotek|redaktion|lager|lagret|labb|fabrik|fabriken|gruvan|bruket|sjukhus|sjukhuset|avdelning
    |avdelningen|forskola|forskolan|skola|skolan|fangelse|bageri|slakteri
  `,
  'fabrikada|inşaatta|madende|hastanede|okulda|depoda|markette|lokantada|otelde|bankada|ofiste|atölyede|tersanede|limanda|tarlada|serada|kreşte|cezaevinde|karakolda|postanede',
];
/** … or one of the places where few go for anything else. */
const site = amongAt(sites);
export const siteAt = (words: readonly Word[], at: number): number => workplaceAt(words, at) || site(words, at);

/** What people work in. */
export const trades = [
  oneLine`
    roofing|plumbing|carpentry|joinery|welding|masonry|bricklaying|scaffolding|landscaping|nursing|midwifery|teaching
    |mining|coal mining|trucking|haulage|logistics|warehousing|catering|hospitality|retail|banking|investment banking
    |insurance|accounting|accountancy|auditing|marketing|advertising|recruitment|human resources|hr|tech|farming
    |dairy farming|fishing|forestry|logging|shipbuilding|steel|steelmaking|textiles|construction|demolition|policing
    |law enforcement|firefighting|private security|cleaning|housekeeping|childcare|elder care|home care|social work
    |journalism|publishing|corporate law|family law|conveyancing|real estate|sales|telesales|customer service
    |customer support|call centres|call centers|hairdressing|translation|manufacturing|meatpacking|food processing
    |pest control|waste management|aviation|air traffic control|the merchant navy|the civil service|local government
    |academia|academic research|software|software engineering|web development|data science|it support|cybersecurity
    |architecture|surveying|pharmacy|dentistry|palliative care|intensive care|paediatrics|pediatrics|obstetrics
    |anaesthetics|oncology nursing|mental health nursing|youth work|probation work|the prison service
    |special education|adult education|early years
  `,
  oneLine`
    pflege|altenpflege|krankenpflege|intensivpflege|kinderpflege|gastronomie|gastro|hotellerie|einzelhandel|handel|bau
    |baugewerbe|hochbau|tiefbau|trockenbau|logistik|lager|versand|fertigung|produktion|stahlindustrie|stahlwerk
    |bergbau|landwirtschaft|forstwirtschaft|fischerei|schifffahrt|seefahrt|spedition|handwerk|metallbau|maschinenbau
    |textilindustrie|automobilindustrie|chemieindustrie|verlagswesen|journalismus|werbung|marketing|versicherung
    |versicherungen|bankwesen|bankgewerbe|buchhaltung|steuerberatung|vertrieb|aussendienst|innendienst|verwaltung
    |schuldienst|polizeidienst|justizvollzug|strafvollzug|sozialarbeit|jugendhilfe|kinderbetreuung|gebaudereinigung
    |reinigung|sicherheitsdienst|rettungsdienst|softwareentwicklung|it|forschung|justiz|offentlicher dienst
    |offentlichen dienst|gartenbau|fleischindustrie|callcenter|kundendienst|personalwesen|immobilienbranche
  `,
  oneLine`
    batiment|btp|restauration|hotellerie|siderurgie|metallurgie|chaudronnerie|textile|mine|mines|agriculture|elevage
    |maraichage|viticulture|peche|transport|transports|transport routier|logistique|grande distribution|commerce
    |banque|assurance|assurances|comptabilite|immobilier|enseignement|education nationale|sante|soins|aide a domicile
    |petite enfance|nettoyage|securite|gardiennage|informatique|recherche|edition|presse|journalisme|publicite
    |fonction publique|marine marchande|poste|chemins de fer|automobile|aeronautique|fonction hospitaliere|social
    |animation|protection de l enfance|telemarketing|vente|coiffure|maconnerie|plomberie|menuiserie|boulangerie
    |imprimerie|penitentiaire
  `,
  oneLine`
    hosteleria|construccion|albanileria|mineria|mina|pesca|agricultura|campo|ganaderia|logistica|almacen|comercio
    |banca|seguros|contabilidad|inmobiliaria|ensenanza|docencia|sanidad|enfermeria|limpieza|seguridad privada
    |informatica|periodismo|publicidad|turismo|transporte|siderurgia|textil|automocion|astilleros|investigacion
    |correos|servicio domestico|fontaneria|carpinteria|peluqueria|policia|administracion publica|marina mercante
    |educacion infantil|educacion especial|trabajo social|hospital
  `,
  oneLine`
    edilizia|ristorazione|siderurgia|miniera|agricoltura|pesca|logistica|magazzino|commercio|banca|assicurazioni
    |contabilita|insegnamento|sanita|pulizie|vigilanza|informatica|giornalismo|editoria|turismo|trasporti|ricerca
    |poste|ferrovie|fonderia|fabbrica|scuola|assistenza domiciliare|cantieri
  `,
  oneLine`
    construcao civil|construcao|mineracao|agricultura|pesca|logistica|comercio|seguros|contabilidade|ensino|saude
    |enfermagem|limpeza|informatica|jornalismo|turismo|transportes|restauracao|hotelaria|roca|lavoura|metalurgia
    |fabrica
  `,
  oneLine`
    bouw|horeca|zorg|thuiszorg|ouderenzorg|jeugdzorg|kinderopvang|onderwijs|logistiek|landbouw|tuinbouw|visserij|haven
    |staalindustrie|detailhandel|bankwezen|verzekeringen|schoonmaak|beveiliging|journalistiek|wegtransport|binnenvaart
    |metaal|bouwsector|verpleging|mijnen
  `,
  oneLine`
    budownictwie|kopalni|gastronomii|handlu|rolnictwie|transporcie|logistyce|bankowości|ubezpieczeniach|księgowości
    |szkolnictwie|oświacie|służbie zdrowia|pielęgniarstwie|ochronie|informatyce|hutnictwie|hucie|stoczni|rybołówstwie
    |policji|wojsku|straży pożarnej|opiece społecznej
  `,
  oneLine`
    varden|omsorgen|aldrevarden|hemtjansten|byggbranschen|restaurangbranschen|skolan|gruvan|industrin|jordbruket
    |handeln|transportbranschen|bankvarlden|forskolan|verkstadsindustrin
  `,
  'inşaatta|madende|sağlıkta|turizmde|eğitimde|lojistikte|tarımda|tekstilde',
];
export const tradeAt = amongAt(trades);
