import { wordsByLanguage } from '../../word-set';

/**
 * Whose a firm is, what it deals in, and houses of flats: beside a name they stay as trades do, but where nothing else is the
 * firm's name they are it. Folded.
 */
export const namingTrades = wordsByLanguage({
  en: `
    enterprises orphanage mutual savings daughter partner estates estate accountants architects rail textiles
    plastics packaging robotics biotech analytics dynamics networks recruitment staffing scaffolding interiors
    instruments aerospace shipping fisheries dairies mobility
  `,
  nl: 'zoon bouw techniek vastgoed installatie transportbedrijf',
  de: `
    töchter technik bau logistik transporte haustechnik textil möbel energie reisen architekten
    eigentümergemeinschaft wohnungsgenossenschaft wohnanlage
  `,
  fr: 'associés copropriété informatique immobilier distribution électricité',
  es: 'asociados abogados industrias muebles distribuciones comunidad propietarios vecinos urbanización',
  pt: 'associados advogados metalúrgica condomínio',
  it: 'avvocati condominio',
  pl: 'wspólnicy adwokaci przedsiębiorstwo wspólnota mieszkaniowa',
  tr: 'teknik',
  sv: 'fastigheter bygg städ konsult advokater bostadsrättsföreningen',
  da: 'ejerforeningen andelsboligforeningen',
  no: 'sønner borettslaget sameiet',
  cs: 'synovia synové',
  fi: 'taloyhtiö',
});

/**
 * Kinds of shops, inns, schools and practices. Folded; kept beside a firm's name, and words like any other elsewhere: in a
 * place or a family's name they are none.
 */
const trades = wordsByLanguage({
  en: `
    operative cooperative supplies haulage joiners builders bakery bakeries butchers butchery bookshop bookstore
    florist florists garage nursery nurseries daycare preschool plumbing roofing landscaping gardening catering
    bistro brewery brewing winery tavern inn diner pizzeria takeaway deli delicatessen supermarket grocery groceries
    grocers store stores shop boutique salon gym fitness motel hostel cinema gallery orchestra choir chapel
    cathedral synagogue monastery laundry cleaners cleaning joinery carpentry electrical electronics tyres tires
    towing removals storage optician opticians dentist dentists dentistry chemist chemists veterinary vets kennels
    stables farm farms dairy creamery printing printers nursing physiotherapy chiropractic counselling counseling
    tutoring playgroup infants secondary comprehensive grammar polytechnic seminary hospice ambulance brigade
    regiment lounge pub fils frères synowie söhne söhnen gebrüder figli fratelli hijos hermanos irmãos filhos söner bröder
    oğulları kardeşler daughters resto scheepswerf uni néobanque neobank infirmary hardware casualty vet grill market freight couriers lettings homes housing primary
    middle high players credit leisure sports district county constabulary surgeries garages dac social travel tours
    cruises railway railways airport castle manor hall lodge magistrates registry tribunal probation jobcentre
    notary notaries notarial registrar coroner chambers prosecution
  `,
  nl: `
    opvang kinderopvang peuteropvang thuisbegeleiding bakkerij banketbakkerij slagerij viswinkel kaaswinkel
    groenteboer boekhandel boekwinkel kledingwinkel bloemenwinkel bloemist drogist drogisterij apotheek kapsalon
    kapper schoonheidssalon wasserij stomerij autobedrijf timmerbedrijf schildersbedrijf loodgietersbedrijf
    installatiebedrijf aannemersbedrijf bouwbedrijf drukkerij uitgeverij winkel eetcafé cafetaria snackbar brouwerij
    herberg boerderij manege kwekerij tuincentrum huisartsenpraktijk tandartspraktijk dierenkliniek fysiotherapie
    verpleeghuis verzorgingshuis zorgcentrum kinderdagverblijf peuterspeelzaal basisschool middelbare lyceum
    conservatorium bibliotheek bioscoop parochie kapel klooster moskee makelaardij notariskantoor advocatenkantoor
    accountantskantoor rijschool sportschool voetbalvereniging zn zonen bvba vzw kasteel bedrijf kantoor makelaars
    advocaten rechtbank gerechtshof thuiszorg fonds zorgverzekeraar vakbond centrum praktijk dienst kantongerecht
    belastingdienst provincie politie uwv svb ggd ggz jeugdzorg woningcorporatie woningstichting notaris notarissen
    arrondissementsrechtbank waterschap veiligheidsregio deurwaarder gerechtsdeurwaarders arbeidsrechtbank
    vredegerecht ondernemingsrechtbank ocmw
  `,
  de: `
    wohnbau hochbau tiefbau holzbau metallbau stahlbau maschinenbau gartenbau trockenbau innenausbau fitnessstudio
    tonstudio nagelstudio sonnenstudio tattoostudio yogastudio fotostudio gasthof gasthaus wirtshaus gaststätte
    landgasthof pension brauerei weingut kellerei konditorei metzgerei fleischerei schlachterei buchhandlung
    buchladen schreibwaren blumenladen gärtnerei baumschule schreinerei tischlerei zimmerei schlosserei spenglerei
    dachdeckerei malerbetrieb elektro sanitär heizung autohaus werkstatt kfz reinigung wäscherei schneiderei
    juwelier optik optiker hörgeräte friseur friseursalon kosmetikstudio fahrschule tanzschule musikschule
    reitschule reiterhof bauernhof hofladen supermarkt drogerie reformhaus zahnarztpraxis arztpraxis hausarztpraxis
    tierarztpraxis gemeinschaftspraxis physiotherapie pflegeheim seniorenheim altenheim pflegedienst hospiz
    kinderkrippe krippe kindertagesstätte oberschule mittelschule berufsschule förderschule kirchengemeinde pfarrei
    pfarramt gemeinde kapelle kloster moschee synagoge bibliothek bücherei kino verlag druckerei spedition baumarkt
    bauunternehmen immobilien notariat steuerbüro ingenieurbüro architekturbüro sportverein turnverein fußballverein
    schützenverein musikverein feuerwehr kita wohngruppe glaserei reederei druckhaus reisebüro büro betrieb gericht
    kammer verband bund zentrum genossenschaft krankenkasse pflegekasse kasse assekuranz jobcenter polizei
    rechtsanwälte rechtsanwaltskanzlei steuerberater schlüsseldienst abschleppdienst kurierdienst lieferdienst
    winterdienst reinigungsdienst sicherheitsdienst umzugsservice hausmeisterservice entrümpelung hausverwaltung
    labor uniklinik rehaklinik tagesklinik familienzentrum kgaa haftungsbeschränkt schloss stadthalle festhalle
    rathaus bürgerhaus gemeindehaus agro agrar tsv vfl vfb tus djk ssv spvgg fsv rsv landgericht oberlandesgericht
    verwaltungsgericht oberverwaltungsgericht verwaltungsgerichtshof arbeitsgericht landesarbeitsgericht
    sozialgericht landessozialgericht finanzgericht familiengericht betreuungsgericht nachlassgericht
    insolvenzgericht vollstreckungsgericht bundesgerichtshof bundesverfassungsgericht bundesgericht bezirksgericht
    kreisgericht kantonsgericht obergericht handelsgericht jugendgericht strafgericht zivilgericht
    appellationsgericht mahngericht registergericht landesgericht gerichtshof staatsanwaltschaft
    generalstaatsanwaltschaft anwaltskammer rechtsanwaltskammer ärztekammer zahnärztekammer handwerkskammer
    handelskammer notarkammer polizeipräsidium polizeiinspektion polizeirevier polizeistation polizeidirektion
    kriminalpolizei bürgeramt einwohnermeldeamt standesamt jugendamt sozialamt ausländeramt ausländerbehörde
    gesundheitsamt ordnungsamt bauamt bauordnungsamt schulamt hauptzollamt zollamt versorgungsamt landesamt
    bundesamt arbeitsamt veterinäramt umweltamt straßenverkehrsamt strassenverkehrsamt grundbuchamt katasteramt
    vermessungsamt forstamt kreisjugendamt stadtjugendamt wohnungsamt steueramt betreibungsamt konkursamt
    zivilstandsamt migrationsamt sozialversicherungsamt wohngeldstelle führerscheinstelle zulassungsstelle
    meldebehörde bezirksamt stadtverwaltung gemeindeverwaltung kreisverwaltung stadtkasse bezirkshauptmannschaft
    magistrat rentenversicherung krankenversicherung unfallkasse berufsgenossenschaft familienkasse agentur
    arbeitsagentur notar notare rechtsanwalt rechtsanwältin fachklinik fachhochschule hauptschule sonderschule
    kreissparkasse stadtsparkasse stadtbibliothek stadtbücherei justizvollzugsanstalt landeskrankenhaus
    bezirkskrankenhaus
  `,
  fr: `
    vitrerie chaudronnerie métallerie charpente couverture boulangerie boulangeries pâtisserie pâtisseries boucherie
    charcuterie fromagerie poissonnerie épicerie librairie papeterie fleuriste bijouterie parfumerie carrosserie
    menuiserie plomberie ébénisterie serrurerie imprimerie quincaillerie blanchisserie teinturerie cordonnerie
    droguerie pressing opticien coiffure auberge brasserie bistrot crêperie traiteur hôtel gîte ferme crèche
    garderie maternelle primaire conservatoire médiathèque bibliothèque musée théâtre cinéma paroisse abbaye
    polyclinique maternité laboratoire agence établissements transports maçonnerie supermarché magasin résidence
    foyer amicale café selarl eirl asbl scop cnss urssaf cpam santé rénovation rénovations travaux menuiseries
    toiture isolation bâtiment verrerie atelier ateliers laiterie domaine château tribunal cour préfecture
    commissariat gendarmerie maison ehpad chu chr laboratoires étude mutuelle syndicat caisse régie comité
    fédération entreprise ets éditions groupe barreau notaire notaires huissier huissiers avocats avocat greffe
    parquet caf msa dreets crous ccas dgfip rectorat mairie prud'hommes prudhommes selas scp esat ime
  `,
  es: `
    vidriería cristalería panificadora tornería panadería pastelería carnicería pescadería frutería ferretería
    librería papelería floristería joyería perfumería zapatería peluquería barbería lavandería tintorería droguería
    óptica taller talleres garaje carpintería fontanería imprenta mercería supermercado tienda restaurante cafetería
    cervecería bodega bodegas taberna mesón hostal pensión pizzería heladería churrería finca guardería parvulario
    primaria secundaria academia conservatorio biblioteca museo teatro parroquia capilla monasterio ermita
    residencia geriátrico ambulatorio laboratorio laboratorios consultorio despacho gestoría inmobiliaria
    constructora construcciones transportes autoescuela gimnasio asesoría agencia bufete veterinaria cárnicas
    cerámicas sat eps inss sepe tgss salud préstamos créditos reformas instalaciones hortofrutícola agrícola
    ganadera conservas castillo palacio penal mercantil contencioso cantina juzgado audiencia notaría centro ies
    ceip federación mutua sindicato cooperativa consejería diputación comisaría editorial fábrica servicios
    consorcio recursos humanos medico juzgados fiscalía notario procuraduría jefatura tesorería delegación
  `,
  pt: `
    vidraria serralheria borracharia marmoraria padaria pastelaria confeitaria talho açougue peixaria frutaria
    mercearia livraria papelaria florista joalharia joalheria perfumaria drogaria sapataria cabeleireiro barbearia
    lavandaria oficina garagem carpintaria marcenaria gráfica mercadinho lanchonete churrascaria pizzaria cervejaria
    adega pousada pensão fazenda creche infantário infantil básica secundária museu igreja paróquia mosteiro
    consultório laboratório posto farmácia ótica imobiliária construtora construções autoescola ginásio clube
    escritório agência veterinária cerâmicas saúde oficinas serralharia editora cartório juízo colégio quinta
    herdade unidade transportadora federação câmara secretaria delegacia indústria indústrias comércio cerâmica
    conservatória procuradoria defensoria polícia esquadra comarca foro fórum notário notários agrupamento juizado
    detran
  `,
  it: `
    vetreria vetrerie torneria carpenteria pelletteria salumificio mobilificio panificio panetteria pasticceria
    macelleria salumeria pescheria gelateria trattoria osteria ristorante caffè caffetteria enoteca cantina birreria
    locanda albergo pensione agriturismo fattoria ferramenta libreria cartoleria cartolibreria gioielleria
    profumeria erboristeria tabaccheria edicola merceria sartoria lavanderia tintoria calzoleria parrucchiere
    barbiere estetica officina carrozzeria autofficina autoscuola falegnameria idraulica tipografia fioraio vivaio
    supermercato negozio bottega asilo nido parrocchia cappella monastero basilica poliambulatorio agenzia
    immobiliare impresa edile costruzioni trasporti palestra circolo polisportiva salute castello tribunale corte
    procura questura prefettura officine cantine tenuta scuole istituti ufficio consorzio ditta edilizia editrice
    edizioni federazione sindacato policlinico casa caseificio autotrasporti associato associati auto autos
    carabinieri notaio notai notarile asl ausl inps inail
  `,
  pl: `
    szklarnia lakiernia tartak myjnia piekarnia cukiernia lodziarnia kawiarnia restauracja karczma gospoda zajazd
    pensjonat browar winiarnia sklep sklepik delikatesy mięsny kwiaciarnia księgarnia drogeria apteka optyk jubiler
    zakład fryzjerski krawiecki pogrzebowy szewski pralnia fryzjer warsztat serwis stolarnia ślusarnia drukarnia
    wydawnictwo hurtownia gabinet dentystyczny stomatologiczny lekarski weterynaryjny kosmetyczny poradnia lecznica
    hospicjum opieki przedszkole żłobek podstawowa liceum ogólnokształcące technikum gimnazjum biblioteka muzeum
    teatr kościół parafia kaplica klasztor bazylika kancelaria adwokacka notarialna biuro rachunkowe nieruchomości
    budowlana usługi spedycja gospodarstwo agroturystyka klub pod nad nr ze z podstawowej podstawową
    ogólnokształcącego ogólnokształcącym zamek pałac św świętego świętej sąd sądu sądem sądzie sądowi szpitala
    szpitalu szpitalem szkoły szkole szkołę szkołą przedszkola przedszkolu przychodni przychodnię uniwersytetu
    uniwersytecie urzędu urzędzie urzędem sklepu hurtowni hurtownię zakładu zakłady kancelarii apteki piekarni biura
    dom domu ośrodek ośrodka zespół firmy firmie fabryka spółdzielnia spółdzielni komenda prokuratura towarzystwo
    banku izba komornik komornika komendy policji straż straży prokuratury prokuraturze starostwo starostwa
    inspekcja inspekcji zus nfz notariusz urzędami
  `,
  tr: `
    makina makine otomotiv lojistik ambalaj fırını fırın pastanesi pastane kasabı kasap manavı manav marketi
    marketleri bakkalı bakkal eczanesi eczane kitabevi kırtasiyesi kırtasiye çiçekçilik kuyumculuk berberi kuaförü
    kuaför terzisi lokantası lokanta restoranı restoran kebapçısı kahvesi kahvehanesi kafesi kafe bahçesi oteli otel
    pansiyonu pansiyon hamamı atölyesi servisi tamirhanesi mobilya marangozluk inşaat nakliyat ticaret sanayi gıda
    tekstil turizm emlak hukuk bürosu muhasebe kliniği polikliniği laboratuvarı huzurevi kreşi anaokulu ilkokulu
    ortaokulu lisesi koleji dershanesi kütüphanesi müzesi tiyatrosu sineması camii camisi kilisesi spor kulübü
    belediyesi çiftliği apartmanı sitesi mahkemesi mahkemesinin asliye ceza ağır sulh icra aile iş tüketici şehir
    devlet araştırma eğitim özel müdürlüğü bakanlığı valiliği kaymakamlığı fakültesi enstitüsü mağazası ofisi
    merkezi sigorta odası sendikası kooperatifi yayınevi matbaası fabrikası noterliği noter emniyet jandarma
    komutanlığı dairesi sgk başsavcılığı belediye
  `,
  sv: `
    bageri bageriet konditori konditoriet slakteri fiskaffär bokhandel bokhandeln blomsterhandel guldsmed apoteket
    frisör frisörsalong skönhetssalong tvätteri kemtvätt bilverkstad verkstad snickeri måleri rörmokeri byggfirma
    åkeri tryckeri förlag mataffär livs butik butiken restaurang restaurangen krog krogen kafé kaféet bryggeri
    värdshus gästgiveri hotell hotellet vandrarhem handelsträdgård vårdcentral vårdcentralen tandläkarmottagning
    tandvård djurklinik kliniken äldreboende förskola förskolan dagis grundskola gymnasiet högskola bibliotek
    biblioteket museet teater teatern biograf kyrka kyrkan församling kapell moské mäklare advokatbyrå
    redovisningsbyrå trafikskola idrottsförening slott herrgård tingsrätt tingsrätten lasarett lasarettet
    äldreboendet skolan byrå byrån myndighet myndigheten kassan försäkringskassan försäkringskassans
    arbetsförmedlingen föreningen klubb klubben bolag bolaget tandläkare företag stiftelsen hovrätt förvaltningsrätt
    kammarrätt kronofogden kronofogdemyndigheten skatteverket socialtjänsten socialförvaltningen länsstyrelsen
    landsting polisen åklagarmyndigheten migrationsverket trafikverket kommuns arbetsförmedling socialnämnden brf
  `,
  ru: `
    суд суда суде судом школы школе школу больницы больнице больницу поликлиники поликлинике детский сад магазин
    пекарня типография мастерская нотариус адвокатское районный районного районном городской городского городском
    областной областного областном областная областную отдел отдела администрация администрации завода института
    институте университета университете академии банка банке суду прокуратура прокуратуры полиции полиция загс
    военкомат управления
  `,
  uk: 'школи школі лікарні',
  da: 'byret landsret',
  no: 'tingrett lagmannsrett politi politidistrikt kommune',
  el: `
    ειρηνοδικείο ειρηνοδικείου εισαγγελία δημαρχείο ληξιαρχείο πρωτοδικείο πρωτοδικείου εφετείο εφετείου δικαστήριο
    νοσοκομείου γυμνάσιο λύκειο δημοτικό φούρνος βιβλιοπωλείο ξενοδοχείο εστιατόριο γραφείο συνεταιρισμός σύλλογος
    δήμος περιφέρεια αφοί
  `,
  cs: 'soud soudu soudem soudě zastupitelství úřadu úřadem policie správa',
});
export const tradeWords: ReadonlySet<string> = new Set([...trades, ...namingTrades]);
