import { oneLine } from '../patterns/one-line';
import { wordSet } from '../word-set';

/** Stand in a name and are no part of it: titles, particles, suffixes. Folded; kept in a surrogate. */
export const nameWords = wordSet(
  `
    mr mrs ms miss mx sir dame lord lady madam dr doctor prof professor rev reverend fr father sister brother hon
    judge justice capt captain col colonel lt sgt gen general maj major officer president senator
  `,
  `
    herr frau fräulein hr dipl ing mag monsieur madame mademoiselle mme mlle señor señora señorita sr sra srta signor
    signora signorina sig dott dottor dottoressa senhor senhora meneer mevrouw mijnheer dhr mevr pan pani fru froken
    fröken bay bayan hanım господин госпожа κύριος κυρία κα κος
  `,
  'господина госпожи госпожица госпођа доктор професор профессор проф доц акад инж др гр κύριε κυρίου κυρίας δρ καθηγητής պարոն տիկին ბატონი ქალბატონი',
  'السيد السيدة الآنسة الدكتور الدكتورة الأستاذ الأستاذة المهندس المهندسة آقای آقا خانم دکتر مهندس جناب سرکار بیگم מר גברת אדון 씨 님 선생님 교수님',
  'von van de der den del della dello degli di da do das dos du des la le las los el al zu zum zur vom ter ten te af av zum ibn bint bin abu y e i und and et',
  'jr sr junior senior phd md msc bsc ma mba esq dds rn cpa llm',
);

/**
 * Family names that are read as another word even behind a title or before a legal form (Were S.A., Herr Dass): no name
 * becomes one. Folded.
 */
export const readOtherwise = wordSet(
  'will more just co were has company doctor nurse bank church reader brothers folks neighbors herren aus dass schon mutti papa kita tata pana pani amici millet kogo',
);

/** Join the words of an organisation. Folded. */
const firmJoins = wordSet(
  `
    the of for and in at on st saint sainte san sant santa santo são sankt de la le les los las el il gli dei degli
    dello het aux du des der die das den dem zum zur beim im am vom del della delle di do da dos lo e y et und für van
    voor och og för i w na
  `,
);

/** Say what kind of organisation it is, or join its words. Folded; kept in a surrogate. */
export const organizationWords = wordSet(
  ...firmJoins,
  `
    hospital hospitals clinic clinics bank banks university college school academy institute institution centre center
    church parish temple mosque museum library theatre theater hotel restaurant cafe bar pharmacy dental medical
    health healthcare care surgery practice laboratory laboratories labs lab research foundation trust charity
    association society union federation council committee commission ministry department office agency bureau
    authority court police fire club team league
  `,
  `
    company companies corporation corp inc incorporated ltd limited llc llp plc co group holding holdings partners
    partnership associates sons brothers consulting consultants consultancy services service solutions systems
    technologies technology tech software digital media studio studios design insurance assurance financial finance
    capital ventures investments investment securities management advisors advisory law legal attorneys solicitors
    accounting realty properties construction engineering industries industrial manufacturing logistics transport
    airlines airways motors automotive energy power electric gas water oil foods food pharma pharmaceuticals chemicals
    press publishing news international national global
  `,
  `
    gmbh ag kg ohg gbr ug se ev eg mbh klinik klinikum krankenhaus praxis bank sparkasse versicherung versicherungen
    universität hochschule schule gymnasium institut verein stiftung gesellschaft firma amt ministerium kanzlei
    apotheke bäckerei werke stadtwerke universitätsklinikum universitätsmedizin kreiskrankenhaus volksbank
    raiffeisenbank landratsamt finanzamt amtsgericht volkshochschule grundschule realschule gesamtschule kindergarten
  `,
  `
    sa sas sarl sasu eurl snc banque hôpital clinique université école lycée collège institut société compagnie
    cabinet association fondation ministère mairie assurances assurance pharmacie
  `,
  'sl slu banco hospital clínica universidad escuela colegio instituto sociedad compañía empresa asociación fundación ministerio ayuntamiento seguros farmacia grupo',
  `
    spa srl sapa snc banca ospedale clinica università scuola liceo istituto società compagnia azienda associazione
    fondazione ministero comune assicurazioni farmacia gruppo studio
  `,
  `
    bv nv vof ziekenhuis universiteit hogeschool school stichting vereniging gemeente verzekeringen groep ab hb oy oyj
    as asa aps banken sjukhus sjukhuset sykehus universitet skola stiftelse förening kommun försäkring koncernen
  `,
  `
    zoo sp spk szpital przychodnia klinika uniwersytet szkoła politechnika instytut fundacja stowarzyszenie spółka
    urząd ministerstwo ubezpieczenia grupa lda ltda eireli hospital clínica universidade faculdade escola sociedade
    companhia associação fundação prefeitura seguros grupo hastanesi hastane üniversitesi okulu bankası şirketi vakfı
    derneği holding
  `,
  `
    banka nemocnice univerzita škola fakulta ústav společnost podnik závod lékárna nadace ministerstvo úřad pojišťovna
    egyetem kórház iskola gimnázium intézet társaság alapítvány gyógyszertár minisztérium biztosító banca spital
    spitalul universitatea școala școală liceul institutul compania fundația ministerul pankki yliopisto sairaala
    koulu lukio laitos yhtiö säätiö apteekki ministeriö vakuutus sygehus hospitalet skole apotek forsikring
    ministeriet selskab sveučilište bolnica tvrtka zavod ljekarna
  `,
  `
    банк университет институт академия школа лицей гимназия больница поликлиника клиника аптека завод фабрика фонд
    центр группа компания корпорация холдинг агентство бюро министерство управление департамент музей театр библиотека
    гостиница ресторан кафе колледж фирма общество товарищество союз федерация комитет комиссия страхование
    лаборатория имени университет університет інститут лікарня імені компанія група міністерство болница училище
    дружество банката университетът и
  `,
  'τράπεζα πανεπιστήμιο νοσοκομείο κλινική σχολείο σχολή εταιρεία όμιλος ίδρυμα υπουργείο ινστιτούτο φαρμακείο κέντρο και του της των',
  `
    شركة بنك جامعة مستشفى مدرسة معهد مؤسسة مصنع مركز وزارة مجموعة صيدلية شرکت بانک دانشگاه بیمارستان مدرسه موسسه گروه
    کارخانه داروخانه בנק אוניברסיטת אוניברסיטה מכללת חברת קבוצת משרד מכון बैंक विश्वविद्यालय अस्पताल विद्यालय कंपनी
    संस्थान मंत्रालय समूह บริษัท จำกัด ธนาคาร มหาวิทยาลัย โรงพยาบาล โรงเรียน
  `,
);

/**
 * Kinds of shops, inns, schools and practices. Folded; kept beside a firm's name, and words like any other elsewhere: in a
 * place or a family's name they are none.
 */
export const tradeWords = wordSet(
  `
    operative cooperative supplies haulage joiners builders opvang kinderopvang peuteropvang thuisbegeleiding wohnbau
    hochbau tiefbau holzbau metallbau stahlbau maschinenbau gartenbau trockenbau innenausbau fitnessstudio tonstudio
    nagelstudio sonnenstudio tattoostudio yogastudio fotostudio vitrerie chaudronnerie métallerie charpente couverture
    vidriería cristalería panificadora tornería vidraria serralheria borracharia marmoraria vetreria vetrerie torneria
    carpenteria pelletteria salumificio mobilificio szklarnia lakiernia tartak myjnia makina makine otomotiv lojistik
    ambalaj
  `,
  `
    bakery bakeries butchers butchery bookshop bookstore florist florists garage nursery nurseries daycare preschool
    plumbing roofing landscaping gardening catering bistro brewery brewing winery tavern inn diner pizzeria takeaway
    deli delicatessen supermarket grocery groceries grocers store stores shop boutique salon gym fitness motel hostel
    cinema gallery orchestra choir chapel cathedral synagogue monastery laundry cleaners cleaning joinery carpentry
    electrical electronics tyres tires towing removals storage optician opticians dentist dentists dentistry chemist
    chemists veterinary vets kennels stables farm farms dairy creamery printing printers nursing physiotherapy
    chiropractic counselling counseling tutoring playgroup infants secondary comprehensive grammar polytechnic
    seminary hospice ambulance brigade regiment lounge pub
  `,
  `
    boulangerie boulangeries pâtisserie pâtisseries boucherie charcuterie fromagerie poissonnerie épicerie librairie
    papeterie fleuriste bijouterie parfumerie carrosserie menuiserie plomberie ébénisterie serrurerie imprimerie
    quincaillerie blanchisserie teinturerie cordonnerie droguerie pressing opticien coiffure auberge brasserie bistrot
    crêperie traiteur hôtel gîte ferme crèche garderie maternelle primaire conservatoire médiathèque bibliothèque
    musée théâtre cinéma paroisse abbaye polyclinique maternité laboratoire agence établissements transports
    maçonnerie supermarché magasin résidence foyer amicale café
  `,
  `
    gasthof gasthaus wirtshaus gaststätte landgasthof pension brauerei weingut kellerei konditorei metzgerei
    fleischerei schlachterei buchhandlung buchladen schreibwaren blumenladen gärtnerei baumschule schreinerei
    tischlerei zimmerei schlosserei spenglerei dachdeckerei malerbetrieb elektro sanitär heizung autohaus werkstatt
    kfz reinigung wäscherei schneiderei juwelier optik optiker hörgeräte friseur friseursalon kosmetikstudio
    fahrschule tanzschule musikschule reitschule reiterhof bauernhof hofladen supermarkt drogerie reformhaus
    zahnarztpraxis arztpraxis hausarztpraxis tierarztpraxis gemeinschaftspraxis physiotherapie pflegeheim seniorenheim
    altenheim pflegedienst hospiz kinderkrippe krippe kindertagesstätte oberschule mittelschule berufsschule
    förderschule kirchengemeinde pfarrei pfarramt gemeinde kapelle kloster moschee synagoge bibliothek bücherei kino
    verlag druckerei spedition baumarkt bauunternehmen immobilien notariat steuerbüro ingenieurbüro architekturbüro
    sportverein turnverein fußballverein schützenverein musikverein feuerwehr
  `,
  `
    panadería pastelería carnicería pescadería frutería ferretería librería papelería floristería joyería perfumería
    zapatería peluquería barbería lavandería tintorería droguería óptica taller talleres garaje carpintería fontanería
    imprenta mercería supermercado tienda restaurante cafetería cervecería bodega bodegas taberna mesón hostal pensión
    pizzería heladería churrería finca guardería parvulario primaria secundaria academia conservatorio biblioteca
    museo teatro parroquia capilla monasterio ermita residencia geriátrico ambulatorio laboratorio laboratorios
    consultorio despacho gestoría inmobiliaria constructora construcciones transportes autoescuela gimnasio asesoría
    agencia bufete veterinaria
  `,
  `
    panificio panetteria pasticceria macelleria salumeria pescheria gelateria trattoria osteria ristorante caffè
    caffetteria enoteca cantina birreria locanda albergo pensione agriturismo fattoria ferramenta libreria cartoleria
    cartolibreria gioielleria profumeria erboristeria tabaccheria edicola merceria sartoria lavanderia tintoria
    calzoleria parrucchiere barbiere estetica officina carrozzeria autofficina autoscuola falegnameria idraulica
    tipografia fioraio vivaio supermercato negozio bottega asilo nido parrocchia cappella monastero basilica
    poliambulatorio agenzia immobiliare impresa edile costruzioni trasporti palestra circolo polisportiva
  `,
  `
    bakkerij banketbakkerij slagerij viswinkel kaaswinkel groenteboer boekhandel boekwinkel kledingwinkel
    bloemenwinkel bloemist drogist drogisterij apotheek kapsalon kapper schoonheidssalon wasserij stomerij autobedrijf
    timmerbedrijf schildersbedrijf loodgietersbedrijf installatiebedrijf aannemersbedrijf bouwbedrijf drukkerij
    uitgeverij winkel eetcafé cafetaria snackbar brouwerij herberg boerderij manege kwekerij tuincentrum
    huisartsenpraktijk tandartspraktijk dierenkliniek fysiotherapie verpleeghuis verzorgingshuis zorgcentrum
    kinderdagverblijf peuterspeelzaal basisschool middelbare lyceum conservatorium bibliotheek bioscoop parochie kapel
    klooster moskee makelaardij notariskantoor advocatenkantoor accountantskantoor rijschool sportschool
    voetbalvereniging
  `,
  `
    piekarnia cukiernia lodziarnia kawiarnia restauracja karczma gospoda zajazd pensjonat browar winiarnia sklep
    sklepik delikatesy mięsny kwiaciarnia księgarnia drogeria apteka optyk jubiler zakład fryzjerski krawiecki
    pogrzebowy szewski pralnia fryzjer warsztat serwis stolarnia ślusarnia drukarnia wydawnictwo hurtownia gabinet
    dentystyczny stomatologiczny lekarski weterynaryjny kosmetyczny poradnia lecznica hospicjum opieki przedszkole
    żłobek podstawowa liceum ogólnokształcące technikum gimnazjum biblioteka muzeum teatr kościół parafia kaplica
    klasztor bazylika kancelaria adwokacka notarialna biuro rachunkowe nieruchomości budowlana usługi spedycja
    gospodarstwo agroturystyka klub pod nad
  `,
  `
    padaria pastelaria confeitaria talho açougue peixaria frutaria mercearia livraria papelaria florista joalharia
    joalheria perfumaria drogaria sapataria cabeleireiro barbearia lavandaria oficina garagem carpintaria marcenaria
    gráfica mercadinho lanchonete churrascaria pizzaria cervejaria adega pousada pensão fazenda creche infantário
    infantil básica secundária museu igreja paróquia mosteiro consultório laboratório posto farmácia ótica imobiliária
    construtora construções autoescola ginásio clube escritório agência veterinária
  `,
  `
    bageri bageriet konditori konditoriet slakteri fiskaffär bokhandel bokhandeln blomsterhandel guldsmed apoteket
    frisör frisörsalong skönhetssalong tvätteri kemtvätt bilverkstad verkstad snickeri måleri rörmokeri byggfirma
    åkeri tryckeri förlag mataffär livs butik butiken restaurang restaurangen krog krogen kafé kaféet bryggeri
    värdshus gästgiveri hotell hotellet vandrarhem handelsträdgård vårdcentral vårdcentralen tandläkarmottagning
    tandvård djurklinik kliniken äldreboende förskola förskolan dagis grundskola gymnasiet högskola bibliotek
    biblioteket museet teater teatern biograf kyrka kyrkan församling kapell moské mäklare advokatbyrå
    redovisningsbyrå trafikskola idrottsförening
  `,
  `
    fırını fırın pastanesi pastane kasabı kasap manavı manav marketi marketleri bakkalı bakkal eczanesi eczane
    kitabevi kırtasiyesi kırtasiye çiçekçilik kuyumculuk berberi kuaförü kuaför terzisi lokantası lokanta restoranı
    restoran kebapçısı kahvesi kahvehanesi kafesi kafe bahçesi oteli otel pansiyonu pansiyon hamamı atölyesi servisi
    tamirhanesi mobilya marangozluk inşaat nakliyat ticaret sanayi gıda tekstil turizm emlak hukuk bürosu muhasebe
    kliniği polikliniği laboratuvarı huzurevi kreşi anaokulu ilkokulu ortaokulu lisesi koleji dershanesi kütüphanesi
    müzesi tiyatrosu sineması camii camisi kilisesi spor kulübü belediyesi çiftliği
  `,
  'nr zn zonen ze z cárnicas cerámicas cerâmicas',
  `
    infirmary hardware casualty vet grill market haulage freight couriers lettings homes housing primary middle high
    players credit leisure sports district county constabulary surgeries garages
  `,
  `
    kita wohngruppe glaserei reederei druckhaus reisebüro büro betrieb gericht kammer verband bund zentrum
    genossenschaft krankenkasse pflegekasse kasse assekuranz jobcenter polizei rechtsanwälte rechtsanwaltskanzlei
    steuerberater schlüsseldienst abschleppdienst kurierdienst lieferdienst winterdienst reinigungsdienst
    sicherheitsdienst umzugsservice hausmeisterservice entrümpelung hausverwaltung labor uniklinik rehaklinik
    tagesklinik familienzentrum
  `,
  `
    dac sat eps selarl eirl kgaa bvba vzw asbl scop haftungsbeschränkt inss sepe tgss cnss urssaf cpam podstawowej
    podstawową podstawowa ogólnokształcącego ogólnokształcącym social
  `,
  `
    travel tours cruises railway railways airport castle manor hall lodge schloss stadthalle festhalle rathaus
    bürgerhaus gemeindehaus salud santé salute saúde rénovation rénovations travaux menuiseries toiture isolation
    bâtiment préstamos créditos reformas construcciones instalaciones hortofrutícola agrícola ganadera conservas
    castillo palacio castello zamek pałac kasteel slott herrgård penal mercantil contencioso taberna cantina ermita
  `,
  `
    verrerie atelier ateliers laiterie domaine château tribunal cour préfecture commissariat gendarmerie maison ehpad
    chu chr laboratoires étude mutuelle syndicat caisse régie comité fédération entreprise ets éditions groupe barreau
  `,
  'juzgado audiencia notaría centro ies ceip federación mutua sindicato cooperativa consejería diputación comisaría editorial fábrica servicios consorcio',
  `
    tribunale corte procura questura prefettura officine cantine tenuta scuole istituti ufficio consorzio ditta
    edilizia editrice edizioni federazione sindacato policlinico casa caseificio autotrasporti
  `,
  'bedrijf kantoor makelaars advocaten rechtbank gerechtshof thuiszorg fonds zorgverzekeraar vakbond centrum praktijk dienst',
  `
    tingsrätt tingsrätten lasarett lasarettet äldreboendet skolan byrå byrån myndighet myndigheten kassan
    försäkringskassan försäkringskassans arbetsförmedlingen föreningen klubb klubben bolag bolaget tandläkare företag
    stiftelsen
  `,
  'recursos humanos medico associato associati auto autos autohaus agro agrar apartmanı sitesi tsv vfl vfb tus djk ssv spvgg fsv rsv',
  `
    św świętego świętej sąd sądu sądem sądzie sądowi szpitala szpitalu szpitalem szkoły szkole szkołę szkołą
    przedszkola przedszkolu przychodni przychodnię uniwersytetu uniwersytecie urzędu urzędzie urzędem sklepu hurtowni
    hurtownię zakładu zakłady kancelarii apteki piekarni biura dom domu ośrodek ośrodka zespół firmy firmie fabryka
    spółdzielnia spółdzielni komenda prokuratura towarzystwo banku izba
  `,
  'oficinas serralharia editora cartório juízo colégio quinta herdade unidade transportadora federação câmara secretaria delegacia indústria indústrias comércio cerâmica',
  `
    mahkemesi mahkemesinin asliye ceza ağır sulh icra aile iş tüketici şehir devlet araştırma eğitim özel müdürlüğü
    bakanlığı valiliği kaymakamlığı fakültesi enstitüsü mağazası ofisi merkezi sigorta odası sendikası kooperatifi
    yayınevi matbaası fabrikası
  `,
  `
    суд суда суде судом школы школе школу больницы больнице больницу поликлиники поликлинике детский сад магазин
    пекарня типография мастерская нотариус адвокатское районный районного районном городской городского городском
    областной областного областном областная областную отдел отдела администрация администрации завода института
    институте университета университете академии банка банке суду школи школі лікарні
  `,
  'magistrates registry tribunal constabulary probation jobcentre notary notaries notarial registrar coroner chambers prosecution',
  `
    landgericht oberlandesgericht verwaltungsgericht oberverwaltungsgericht verwaltungsgerichtshof arbeitsgericht
    landesarbeitsgericht sozialgericht landessozialgericht finanzgericht familiengericht betreuungsgericht
    nachlassgericht insolvenzgericht vollstreckungsgericht bundesgerichtshof bundesverfassungsgericht bundesgericht
    bezirksgericht kreisgericht kantonsgericht obergericht handelsgericht jugendgericht strafgericht zivilgericht
    appellationsgericht mahngericht registergericht landesgericht gerichtshof staatsanwaltschaft
    generalstaatsanwaltschaft
  `,
  `
    anwaltskammer rechtsanwaltskammer ärztekammer zahnärztekammer handwerkskammer handelskammer notarkammer
    polizeipräsidium polizeiinspektion polizeirevier polizeistation polizeidirektion kriminalpolizei bürgeramt
    einwohnermeldeamt standesamt jugendamt sozialamt ausländeramt ausländerbehörde gesundheitsamt ordnungsamt bauamt
    bauordnungsamt schulamt hauptzollamt zollamt versorgungsamt landesamt bundesamt arbeitsamt veterinäramt umweltamt
    straßenverkehrsamt strassenverkehrsamt grundbuchamt katasteramt vermessungsamt forstamt kreisjugendamt
    stadtjugendamt wohnungsamt steueramt betreibungsamt konkursamt zivilstandsamt migrationsamt sozialversicherungsamt
    wohngeldstelle führerscheinstelle zulassungsstelle meldebehörde bezirksamt stadtverwaltung gemeindeverwaltung
    kreisverwaltung stadtkasse bezirkshauptmannschaft magistrat
  `,
  `
    rentenversicherung krankenversicherung unfallkasse berufsgenossenschaft familienkasse agentur arbeitsagentur notar
    notare rechtsanwalt rechtsanwältin fachklinik fachhochschule hauptschule sonderschule kreissparkasse
    stadtsparkasse stadtbibliothek stadtbücherei justizvollzugsanstalt landeskrankenhaus bezirkskrankenhaus
  `,
  "notaire notaires huissier huissiers avocats avocat greffe parquet caf msa dreets crous ccas dgfip rectorat mairie commissariat prud'hommes prudhommes selas scp esat ime",
  'juzgados fiscalía notario comisaría procuraduría jefatura tesorería delegación',
  'carabinieri notaio notai notarile asl ausl inps inail',
  `
    kantongerecht belastingdienst provincie politie uwv svb ggd ggz jeugdzorg woningcorporatie woningstichting notaris
    notarissen arrondissementsrechtbank waterschap veiligheidsregio deurwaarder gerechtsdeurwaarders arbeidsrechtbank
    vredegerecht ondernemingsrechtbank ocmw
  `,
  'komornik komornika komendy policji straż straży prokuratury prokuraturze starostwo starostwa inspekcja inspekcji zus nfz notariusz urzędami',
  'conservatória procuradoria defensoria polícia esquadra comarca foro fórum notário notários agrupamento juizado detran',
  `
    hovrätt förvaltningsrätt kammarrätt kronofogden kronofogdemyndigheten skatteverket socialtjänsten
    socialförvaltningen länsstyrelsen landsting polisen åklagarmyndigheten migrationsverket trafikverket kommuns
    arbetsförmedling socialnämnden byret landsret tingrett lagmannsrett politi politidistrikt kommune
  `,
  'noterliği noter emniyet jandarma komutanlığı dairesi sgk başsavcılığı belediye',
  `
    ειρηνοδικείο ειρηνοδικείου εισαγγελία δημαρχείο ληξιαρχείο прокуратура прокуратуры полиции полиция загс военкомат
    управления soud soudu soudem soudě zastupitelství úřadu úřadem policie správa
  `,
  `
    πρωτοδικείο πρωτοδικείου εφετείο εφετείου δικαστήριο νοσοκομείου γυμνάσιο λύκειο δημοτικό φούρνος βιβλιοπωλείο
    ξενοδοχείο εστιατόριο γραφείο συνεταιρισμός σύλλογος δήμος περιφέρεια αφοί
  `,
);

/** Kinds of courts, offices and public services. Folded; kept in a firm's name. */
const officeKinds = wordSet(
  'court courts tribunal police registry office department bureau ministry council service',
  'agentur gericht gerichtshof amt kammer staatsanwaltschaft polizei ministerium krankenhaus klinikum',
  'cour conseil caf cpam préfecture commissariat police gendarmerie direction caisse centre service parquet école lycée collège chu hôpital ministère mairie maison agence',
  `
    juzgado juzgados audiencia fiscalía registro comisaría policía agencia tesorería delegación dirección jefatura
    diputación hospital centro ministerio consejería ayuntamiento corte notaría
  `,
  'tribunale corte procura prefettura questura agenzia ufficio azienda asl ausl carabinieri polizia ospedale istituto comune camera giudice direzione ministero',
  'rechtbank gerechtshof raad dienst ministerie kinderbescherming politie gemeente ziekenhuis',
  `
    sąd sądu sądem sądzie sądowi prokuratura prokuratury prokuraturze urząd urzędu urzędzie urzędem komenda komendy
    policji szpital szpitala szpitalu szpitalem ośrodek ośrodka ministerstwo straż straży izba zakład zakładu
    starostwo starostwa inspekcja komornik komornika wydział zespół poradnia
  `,
  'tribunal vara juízo juizado foro fórum conservatória procuradoria polícia câmara junta secretaria delegacia cartório agrupamento unidade',
  `
    mahkemesi mahkemesinin müdürlüğü başsavcılığı dairesi суд суда суде судом прокуратура отдел отдела отделение
    управление больница инспекция комиссариат soud soudu soudě úřad úřadu zastupitelství
  `,
);

/**
 * Say which of several kinds of court or office it is: Crown Court, Sąd Rejonowy, juzgado de lo social. Folded; kept beside a
 * kind of office, and any words elsewhere (Superior Plumbing, Crown Bakery).
 */
const officeWords = wordSet(
  `
    crown magistrates' county high family district superior supreme circuit municipal appeals sheriff federal
    appellate juvenile probate bankruptcy small claims session sessions justice regional state national civil criminal
    employment immigration social services public revenue customs
  `,
  'arbeit oberster städtisches städtische staatliches öffentliche ordnung',
  `
    judiciaire grande instance proximité commerce administratif administrative correctionnel prud'hommes prud hommes
    appel assises cassation impôts finances publiques publique sous départemental départementale régional régionale
    municipal municipale national nationale primaire allocations familiales maladie travail emploi pénitentiaire
    hospitalier hospitalière universitaire professionnel polyvalent élémentaire trésor enfants particuliers
    entreprises
  `,
  `
    primera segunda instancia instrucción familia menores provincial nacional superior justicia supremo civil
    propiedad guardia local municipal tributaria hacienda seguridad general tráfico universitario universitaria
    clínico comarcal regional público pública violencia mujer administrativo administrativa laboral social
  `,
  `
    ordinario minorenni sorveglianza appello cassazione assise repubblica entrate sanitaria sanitario locale
    provinciale regionale territoriale municipale civile comprensivo superiore tecnico professionale statale commercio
    tributaria giustizia lavoro
  `,
  'hoge kinderbescherming eerste aanleg beroep openbaar sociale',
  `
    rejonowy rejonowego rejonowemu rejonowym rejonowa rejonowej rejonową okręgowy okręgowego okręgowemu okręgowym
    okręgowa okręgowej okręgową apelacyjny apelacyjnego apelacyjnemu apelacyjnym apelacyjna apelacyjnej najwyższy
    cywilny karny rodzinny gospodarczy pracy nieletnich wojewódzki wojewódzkiego wojewódzkim wojewódzka powiatowy
    powiatowego powiatowym powiatowe powiatowa powiatowej miejski miejskiego miejskim miejska miejskiej gminny gminy
    administracyjny administracyjnego skarbowy skarbowego skarbowym skarbowa skarbowej celny sądowy sądowym sądowego
    pożarnej miejskie specjalistyczny specjalistycznego kliniczny kliniczna pomocy społecznej społecznych ubezpieczeń
    zdrowia publiczny publicznej stanu cywilnego krajowa
  `,
  `
    judicial relação supremo justiça cível criminal família trabalho especial registo registro predial finanças social
    municipal freguesia público civil militar federal judiciária estadual distrital central regional escolas saúde
    menores fazenda pública eleitoral
  `,
  'hukuk tüketici vergi nüfus il ilçe milli sağlık halk cumhuriyet asliye ceza',
  `
    мировой арбитражный верховный нотариальная пенсионный налоговая центральный okresní krajský městský obvodní vrchní
    státní okresního krajského městského práce sociálního zabezpečení
  `,
);

export const isOfficeKind = (word: string): boolean => officeKinds.has(word);
export const isOfficeWord = (word: string): boolean => officeWords.has(word);

/** Whether a word names a kind of firm or house, and is more than a legal form's two letters. Folded. */
export const isFirmKind = (word: string): boolean =>
  word.length > 2 && !firmJoins.has(word) && (organizationWords.has(word) || tradeWords.has(word));

/** Ends of words that are one, in languages that join them: Familienzentrum, Dakdekkersbedrijf, Norrskolan. */
export const organizationEnds = oneLine`
  kasse|amt|gericht|schule|klinik|verein|verband|verwaltung|praxis|dienst|betrieb|büro|zentrum|handlung|gesellschaft
  |versicherung|apotheke|kanzlei|werke|verlag|bedrijf|ziekenhuis|school|vereniging|kantoor|winkel|fonds|centrum
  |praktijk|skolan|skola|boendet|boende|kassan|verket|byrån|byrå|hemmet|sjukhuset|sjukhus|föreningen|förening
  |centralen|mottagningen|mottagning|bolaget|myndigheten|technik|handel|logistik|transporte|elektronik|reisen|laden
  |techniek|teknik|handeln
`;

/** Of those the ones that say what an organisation deals in: alone they name it as often (Digital Energy Group). */
export const sectorWords = wordSet(
  `
    dental medical health healthcare care research consulting software digital media studio design insurance financial
    finance capital ventures investments investment securities management advisors advisory law legal accounting
    realty properties construction engineering industries industrial manufacturing logistics transport airlines motors
    automotive energy power electric gas water oil foods food pharma pharmaceuticals chemicals press publishing news
    international national global technology tech solutions systems services
  `,
);

/** Join the words of a place. Folded. */
export const joiningWords = wordSet(
  `
    the of de la le les du des del della di do da dos am an der die das den dem im in bei ob auf sur sous en near upon
    aan bij y e og och dei degli delle dello dels alla alle agli los las
  `,
);

/** What a town is called before its name: Hansestadt Stade. Folded. */
export const townTitles = wordSet(
  `
    hansestadt universitätsstadt landeshauptstadt kreisstadt lutherstadt bergstadt residenzstadt kurstadt kurort
    hafenstadt messestadt domstadt kaiserstadt barockstadt bäderstadt garnisonsstadt
  `,
);

/** Parts of an address that say what kind of place it is, and name nothing else. Folded. */
const placeKinds = wordSet(
  ...joiningWords,
  ...townTitles,
  `
    street st road rd avenue ave boulevard blvd lane ln drive dr court ct place pl square sq terrace way highway hwy
    parkway pkwy circle close crescent row walk park gardens hill bridge suite apt apartment unit floor flat building
    room po box north south east west upper lower northern southern eastern western central city town village county
    state province district region island islands lake river mount mountain valley bay beach port new old saint san
    santa são
  `,
  `
    straße strasse str weg platz allee gasse ring ufer damm nord süd ost west stadt kreis rue avenue boulevard chemin
    impasse quai cours ville calle avenida plaza paseo carrera ciudad barrio via viale piazza corso vicolo città
    straat laan plein weg gracht ulica ul aleja al plac os rua avenida praça travessa gata gatan väg vägen gade vej
    gate vei sokak sokağı cadde caddesi mahalle mahallesi mah
  `,
  `
    église chapelle cathédrale basilique abbaye château manoir moulin kirche kapelle dom schloss burg kloster iglesia
    capilla catedral ermita castillo chiesa cappella cattedrale duomo castello kerk kasteel kościół kaplica zamek
    pałac igreja capela castelo kyrka kyrkan slott church chapel cathedral abbey castle manor priory
  `,
  'bldg ste basement rear ward bed mews grove rise yard gate ne nw se sw',
  `
    pasaje jirón avda avd av ctra carretera ronda travesía glorieta urb urbanización polígono bloque blq portal
    escalera esc piso planta puerta pta bajo entresuelo ático izquierda izq izda izqda derecha dcha dcho interior int
    exterior casa km nº núm
  `,
  'bis ter quater bd allée rond point appt esplanade faubourg sente montée venelle allées passage résidence rés bâtiment bât escalier étage porte cedex hameau lotissement bp',
  'largo vico strada contrada località loc frazione fraz scala piano interno edificio palazzina',
  'hinterhaus vorderhaus og eg ug dg stock etage links rechts haus wohnung whg postfach chaussee pfad steig promenade kade singel postbus',
  'bajos baixos baixo fondos dúplex ático áticos',
  'lok lokal nr klatka lgh tr våning vån sal estrada apto andar esq dto bloco lote cave',
  'osiedle rondo skwer rynek piętro mieszkanie veien torg torget torv torvet plads pladsen plass plassen etasje kælder leilighet',
  'cep cp plz zip psč colonia fraccionamiento',
  'number numero número nummer numéro',
  'ulicy ulicę ulicą ulicach alei aleję aleją placu osiedlu rynku ulice ulici ulicí ulíc náměstí náměstie třída třídy třídě nábřeží sídliště',
  `
    numărul bulevardul aleea calea șoseaua piața intrarea etajul apartamentul blocul utca út tér körút emelet ajtó
    sokağı sokağında caddesi caddesinde mahallesi mahallesinde apartmanı dairesi
  `,
  `
    ул улица улице улицы дом кв квартира корп корпус стр строение пер переулок просп проспект проспекте пл площадь наб
    набережная шоссе бул бульвар мкр микрорайон город города городе село селе пос посёлок посёлке дер деревня деревне
    деревни станица станице хутор обл область области район района
  `,
  `
    новый новая новое нового новой новом старый старая старое старого старой старом великий великая великие великих
    нижний нижняя нижнее нижнего нижней нижнем верхний верхняя верхнее верхнего верхней верхнем верхние верхних
    большой большая большое большого малый малая малое красный красная красное красного красной белый белая белое
    белого сухой набережные новий нова нове нового новій старий стара старе старого старій велика велике верхній
    верхня нижній нижня біла білу білій кривий кривого кривому
  `,
  'вул вулиця вулиці буд будинок місто місті смт селище пров провулок площа область області жк бл вх ет ап гр',
  'οδός οδού λεωφόρος λεωφόρου λεωφ πλατεία πλατείας όροφος τκ δήμος',
  'cad sok bulvar bulvarı meydan meydanı apartman apartmanı blok kat daire no',
);

/** Parts of an address that say what kind of place it is. Folded; kept in a surrogate, the latter words like any other elsewhere. */
export const placeWords = wordSet(
  ...placeKinds,
  `
    alley aly causeway bypass expressway freeway turnpike motorway embankment parade wharf quay trail path loop mall
    heights crossing cottage cottages villas mansions house houses station common green level lvl route exit cnr tower
    towers phase sector main cross stage layout extension colony subdivision subd blk townland parish borough estate
    estates lodge penthouse trailer trlr mill market school high
  `,
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'marg nagar chowk bazaar taluk tehsil mandal vihar enclave barangay brgy purok sitio',
  `
    markt anger graben wall tor brücke steg stieg stiege zeile siedlung hof bahnhof teich park stadtteil ortsteil
    ortschaft bezirk gemeinde landkreis kanton bundesland etg geschoss obergeschoss erdgeschoss dachgeschoss
    souterrain aufgang eingang zimmer gebäude tür top
  `,
  `
    chaussée ruelle sentier villa cité clos domaine mail parvis rocade route traverse voie zone zac lieu dit lieudit
    rdc rez immeuble imm tour pavillon entrée appartement interphone digicode quartier commune canton département
    région pont côte carrefour étg gare mairie poste fontaine forêt plage halle parc marché stade lavoir cimetière
    couvent jardin canal lac école usine écluse hôpital hôtel arcade orangerie
  `,
  'deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  `
    camino cno callejón cuesta costanilla rambla bulevar senda vía vereda plazuela plazoleta pso pje barriada bda
    parque parcela nave local edificio edif torre villa chalet residencial sótano semisótano depto departamento dpto
    manzana mza mz sector etapa conjunto col delegación alcaldía municipio cruce esquina autopista privada retorno
    cerrada andador calzada periférico circuito prolongación diagonal transversal cra kra apartado apdo pueblo aldea
    provincia comuna corregimiento malecón puente mercado molino monasterio convento puerto fuente estación norte sur
    este oeste oriente poniente
  `,
  'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo',
  `
    salita piazzale piazzetta lungomare lungarno lungotevere galleria rione borgo campo fondamenta sestiere rotonda
    traversa stradone circonvallazione cascina palazzo rampa cortile quartiere comune provincia regione seminterrato
    lotto ponte mercato mulino giardino parco stazione fontana
  `,
  'primo terzo quarto sesto settimo ottavo decimo',
  `
    alameda lg ladeira beco viela rodovia quadra qd conj loja sala sobreloja rc frente fte apartamento jardim jd vila
    vl parque pq residencial condomínio cond setor servidão chácara sítio loteamento calçada escadinhas azinhaga
    praceta urbanização quinta zona lugar freguesia concelho distrito município caminho rotunda sul leste centro
    edifício ponte fonte moinho
  `,
  'dijk dreef pad steeg plantsoen baan brug haven steenweg verdieping huis bus gemeente provincie wijk buurt molen',
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
  `
    bulwar droga trakt zaułek deptak szosa dworzec parter wieś gmina gminie gminy powiat powiecie powiatu województwo
    województwie gm pow woj mieszkania piętrze piętra dzielnica dzielnicy osiedla skweru bloku klatki rondzie
  `,
  `
    gränd gränden stig stigen backe backen allé allén esplanaden kajen trappor nb uppgång kommun län våningen vänster
    höger ög stræde strædet vænge vænget sti stien kaj toft tv th mf stuen kommune vegen bakken bakke tunet oppgang
    leil postboks brygge bryggen
  `,
  'katu kuja polku tori kaari puisto rappu kerros kunta kaupunki aukio väylä krs lokero',
  'nám nábř sídl bulvár cesta byt patro patře poschodí poschodie čp okres okrese kraj obec město městě schodiště vchod',
  'tere krt köz sor sétány rakpart lakótelep ltp fasor sugárút fszt lépcsőház kerület ker megye község városa lakás dűlő telep',
  'bdul splaiul scara etaj apartament satul comuna jud județ județul sectorul orașul municipiul cartier cartierul parter piata soseaua',
  'blv sitesi çıkmazı köyü ilçe ilçesi yolu hanı evler bina binası kapı',
  'οδό οδ λεωφόρο πλ πάροδος πάροδο όροφο διαμέρισμα νομός νομού νομό δήμο δήμου περιοχή περιφέρεια χωριό ισόγειο υπόγειο αριθμός',
  `
    пр проезд проезда тупик аллея линия квартал эт этаж подъезд офис бульвара бульваре проспекта переулка переулке
    набережной площади край края республика республики округ поселок пгт станция километр
  `,
  'провулку проспекті узвіз набережна шосе будинку поверх району районі площі вулицю майдан блок вход етаж апартамент общ община булевард площад',
  'trg trgu bulevar put šetalište obala naselje stan sprat općina opština županija selo',
  `
    jl jalan jln gang gg rt rw kel kelurahan kec kecamatan kab kabupaten kota prov provinsi komplek kompleks perumahan
    perum desa dusun lantai lorong taman kampung persiaran lebuh lengkok bandar kavling
  `,
  'đường phố quận phường thành số ngõ ngách hẻm tổ ấp xã huyện tỉnh tầng',
  'ถนน ซอย แขวง เขต ตำบล อำเภอ จังหวัด หมู่ หมู่บ้าน คอนโด อาคาร ชั้น',
  'شارع طريق حي ميدان عمارة شقة الطابق الدور مبنى برج مدينة محافظة قرية منطقة حارة رقم خیابان کوچه بلوار میدان پلاک واحد طبقه ساختمان شهرک استان شهر روستای',
  'רחוב שדרות כיכר דירה קומה בניין שכונת רח שד דרך סמטת כניסה',
  'gu dong gil daero eup myeon chome',
);

/** Local parts of an e-mail address that name a task (RFC 2142 and its like), and labels of its host that do. */
export const mailWords = wordSet(
  `
    info contact kontakt hello hi mail email office team admin administrator webmaster postmaster hostmaster root
    abuse noc security support help helpdesk sales marketing billing accounts accounting invoice invoices orders order
    hr jobs career careers press media news newsletter noreply reply no do not donotreply service services customer
    customerservice feedback legal privacy www smtp imap mx cc at dot punkt point
  `,
);

/** Hosts that give mailboxes to everybody: they say nothing of a person but where the mailbox is. */
export const mailHosts = wordSet(
  `
    gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr
    hotmail.it hotmail.es live.com msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.in
    yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me
    tutanota.com tuta.io fastmail.com zoho.com mail.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de
    freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it tin.it virgilio.it
    alice.it wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz mail.ru yandex.ru yandex.com bk.ru list.ru
    inbox.ru ukr.net abv.bg qq.com 163.com 126.com naver.com daum.net rediffmail.com uol.com.br bol.com.br
    terra.com.br telia.com bredband.net btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net
    sbcglobal.net cox.net bluewin.ch
  `,
);

/** Say what a number is of, before it: CLM-2024-00123. */
export const referenceKinds = wordSet(
  'clm claim pol policy inv invoice ord order cust cus acc acct tkt ticket mrn pat emp mem bkg res po kd kdnr rg re dos cmd fac ped fatt sin exp fv zam',
);

/** Set aside by RFC 2606 and RFC 6761, or known to all: never a surrogate. */
export const reservedWords = wordSet('example test invalid localhost local onion home arpa');

/** Numbers of popes and kings, from II to XXXIX. Folded. */
export const isRoman = (word: string): boolean => /^(?=[ivx]{2})x{0,3}(?:i[xv]|v?i{0,3})$/.test(word);

const kept = [nameWords, organizationWords, placeKinds, mailWords, reservedWords, readOtherwise];
const hostLabels = new Set(Array.from(mailHosts, (host) => host.split('.')[0] ?? ''));

/** Whether a word has a meaning of its own in some format: no surrogate may be one. */
export const isReserved = (word: string): boolean =>
  kept.some((words) => words.has(word)) || hostLabels.has(word) || isRoman(word);
