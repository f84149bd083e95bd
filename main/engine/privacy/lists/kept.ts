import { wordSet } from '../word-set';

/** Stand in a name and are no part of it: titles, particles, suffixes. Folded; kept in a surrogate. */
export const nameWords = wordSet(
  'mr mrs ms miss mx sir dame lord lady madam dr doctor prof professor rev reverend fr father sister brother hon judge justice capt captain col colonel lt sgt gen general maj major officer president senator',
  'herr frau fräulein hr dipl ing mag monsieur madame mademoiselle mme mlle señor señora señorita sr sra srta signor signora signorina sig dott dottor dottoressa senhor senhora meneer mevrouw mijnheer dhr mevr pan pani fru froken fröken bay bayan hanım господин госпожа κύριος κυρία κα κος',
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
  'the of for and in at on st saint sainte san sant santa santo são sankt de la le les los las el il gli dei degli dello het aux du des der die das den dem zum zur beim im am vom del della delle di do da dos lo e y et und für van voor och og för i w na',
);

/** Say what kind of organisation it is, or join its words. Folded; kept in a surrogate. */
export const organizationWords = wordSet(
  ...firmJoins,
  'hospital hospitals clinic clinics bank banks university college school academy institute institution centre center church parish temple mosque museum library theatre theater hotel restaurant cafe bar pharmacy dental medical health healthcare care surgery practice laboratory laboratories labs lab research foundation trust charity association society union federation council committee commission ministry department office agency bureau authority court police fire club team league',
  'company companies corporation corp inc incorporated ltd limited llc llp plc co group holding holdings partners partnership associates sons brothers consulting consultants consultancy services service solutions systems technologies technology tech software digital media studio studios design insurance assurance financial finance capital ventures investments investment securities management advisors advisory law legal attorneys solicitors accounting realty properties construction engineering industries industrial manufacturing logistics transport airlines airways motors automotive energy power electric gas water oil foods food pharma pharmaceuticals chemicals press publishing news international national global',
  'gmbh ag kg ohg gbr ug se ev eg mbh klinik klinikum krankenhaus praxis bank sparkasse versicherung versicherungen universität hochschule schule gymnasium institut verein stiftung gesellschaft firma amt ministerium kanzlei apotheke bäckerei werke stadtwerke universitätsklinikum universitätsmedizin kreiskrankenhaus volksbank raiffeisenbank landratsamt finanzamt amtsgericht volkshochschule grundschule realschule gesamtschule kindergarten',
  'sa sas sarl sasu eurl snc banque hôpital clinique université école lycée collège institut société compagnie cabinet association fondation ministère mairie assurances assurance pharmacie',
  'sl slu banco hospital clínica universidad escuela colegio instituto sociedad compañía empresa asociación fundación ministerio ayuntamiento seguros farmacia grupo',
  'spa srl sapa snc banca ospedale clinica università scuola liceo istituto società compagnia azienda associazione fondazione ministero comune assicurazioni farmacia gruppo studio',
  'bv nv vof ziekenhuis universiteit hogeschool school stichting vereniging gemeente verzekeringen groep ab hb oy oyj as asa aps banken sjukhus sjukhuset sykehus universitet skola stiftelse förening kommun försäkring koncernen',
  'zoo sp spk szpital przychodnia klinika uniwersytet szkoła politechnika instytut fundacja stowarzyszenie spółka urząd ministerstwo ubezpieczenia grupa lda ltda eireli hospital clínica universidade faculdade escola sociedade companhia associação fundação prefeitura seguros grupo hastanesi hastane üniversitesi okulu bankası şirketi vakfı derneği holding',
  'banka nemocnice univerzita škola fakulta ústav společnost podnik závod lékárna nadace ministerstvo úřad pojišťovna egyetem kórház iskola gimnázium intézet társaság alapítvány gyógyszertár minisztérium biztosító banca spital spitalul universitatea școala școală liceul institutul compania fundația ministerul pankki yliopisto sairaala koulu lukio laitos yhtiö säätiö apteekki ministeriö vakuutus sygehus hospitalet skole apotek forsikring ministeriet selskab sveučilište bolnica tvrtka zavod ljekarna',
  'банк университет институт академия школа лицей гимназия больница поликлиника клиника аптека завод фабрика фонд центр группа компания корпорация холдинг агентство бюро министерство управление департамент музей театр библиотека гостиница ресторан кафе колледж фирма общество товарищество союз федерация комитет комиссия страхование лаборатория имени университет університет інститут лікарня імені компанія група міністерство болница училище дружество банката университетът и',
  'τράπεζα πανεπιστήμιο νοσοκομείο κλινική σχολείο σχολή εταιρεία όμιλος ίδρυμα υπουργείο ινστιτούτο φαρμακείο κέντρο και του της των',
  'شركة بنك جامعة مستشفى مدرسة معهد مؤسسة مصنع مركز وزارة مجموعة صيدلية شرکت بانک دانشگاه بیمارستان مدرسه موسسه گروه کارخانه داروخانه בנק אוניברסיטת אוניברסיטה מכללת חברת קבוצת משרד מכון बैंक विश्वविद्यालय अस्पताल विद्यालय कंपनी संस्थान मंत्रालय समूह บริษัท จำกัด ธนาคาร มหาวิทยาลัย โรงพยาบาล โรงเรียน',
);

/**
 * Kinds of shops, inns, schools and practices. Folded; kept beside a firm's name, and words like any other elsewhere: in a
 * place or a family's name they are none.
 */
export const tradeWords = wordSet(
  'operative cooperative supplies haulage joiners builders opvang kinderopvang peuteropvang thuisbegeleiding wohnbau hochbau tiefbau holzbau metallbau stahlbau maschinenbau gartenbau trockenbau innenausbau fitnessstudio tonstudio nagelstudio sonnenstudio tattoostudio yogastudio fotostudio vitrerie chaudronnerie métallerie charpente couverture vidriería cristalería panificadora tornería vidraria serralheria borracharia marmoraria vetreria vetrerie torneria carpenteria pelletteria salumificio mobilificio szklarnia lakiernia tartak myjnia makina makine otomotiv lojistik ambalaj',
  'bakery bakeries butchers butchery bookshop bookstore florist florists garage nursery nurseries daycare preschool plumbing roofing landscaping gardening catering bistro brewery brewing winery tavern inn diner pizzeria takeaway deli delicatessen supermarket grocery groceries grocers store stores shop boutique salon gym fitness motel hostel cinema gallery orchestra choir chapel cathedral synagogue monastery laundry cleaners cleaning joinery carpentry electrical electronics tyres tires towing removals storage optician opticians dentist dentists dentistry chemist chemists veterinary vets kennels stables farm farms dairy creamery printing printers nursing physiotherapy chiropractic counselling counseling tutoring playgroup infants secondary comprehensive grammar polytechnic seminary hospice ambulance brigade regiment lounge pub',
  'boulangerie boulangeries pâtisserie pâtisseries boucherie charcuterie fromagerie poissonnerie épicerie librairie papeterie fleuriste bijouterie parfumerie carrosserie menuiserie plomberie ébénisterie serrurerie imprimerie quincaillerie blanchisserie teinturerie cordonnerie droguerie pressing opticien coiffure auberge brasserie bistrot crêperie traiteur hôtel gîte ferme crèche garderie maternelle primaire conservatoire médiathèque bibliothèque musée théâtre cinéma paroisse abbaye polyclinique maternité laboratoire agence établissements transports maçonnerie supermarché magasin résidence foyer amicale café',
  'gasthof gasthaus wirtshaus gaststätte landgasthof pension brauerei weingut kellerei konditorei metzgerei fleischerei schlachterei buchhandlung buchladen schreibwaren blumenladen gärtnerei baumschule schreinerei tischlerei zimmerei schlosserei spenglerei dachdeckerei malerbetrieb elektro sanitär heizung autohaus werkstatt kfz reinigung wäscherei schneiderei juwelier optik optiker hörgeräte friseur friseursalon kosmetikstudio fahrschule tanzschule musikschule reitschule reiterhof bauernhof hofladen supermarkt drogerie reformhaus zahnarztpraxis arztpraxis hausarztpraxis tierarztpraxis gemeinschaftspraxis physiotherapie pflegeheim seniorenheim altenheim pflegedienst hospiz kinderkrippe krippe kindertagesstätte oberschule mittelschule berufsschule förderschule kirchengemeinde pfarrei pfarramt gemeinde kapelle kloster moschee synagoge bibliothek bücherei kino verlag druckerei spedition baumarkt bauunternehmen immobilien notariat steuerbüro ingenieurbüro architekturbüro sportverein turnverein fußballverein schützenverein musikverein feuerwehr',
  'panadería pastelería carnicería pescadería frutería ferretería librería papelería floristería joyería perfumería zapatería peluquería barbería lavandería tintorería droguería óptica taller talleres garaje carpintería fontanería imprenta mercería supermercado tienda restaurante cafetería cervecería bodega bodegas taberna mesón hostal pensión pizzería heladería churrería finca guardería parvulario primaria secundaria academia conservatorio biblioteca museo teatro parroquia capilla monasterio ermita residencia geriátrico ambulatorio laboratorio laboratorios consultorio despacho gestoría inmobiliaria constructora construcciones transportes autoescuela gimnasio asesoría agencia bufete veterinaria',
  'panificio panetteria pasticceria macelleria salumeria pescheria gelateria trattoria osteria ristorante caffè caffetteria enoteca cantina birreria locanda albergo pensione agriturismo fattoria ferramenta libreria cartoleria cartolibreria gioielleria profumeria erboristeria tabaccheria edicola merceria sartoria lavanderia tintoria calzoleria parrucchiere barbiere estetica officina carrozzeria autofficina autoscuola falegnameria idraulica tipografia fioraio vivaio supermercato negozio bottega asilo nido parrocchia cappella monastero basilica poliambulatorio agenzia immobiliare impresa edile costruzioni trasporti palestra circolo polisportiva',
  'bakkerij banketbakkerij slagerij viswinkel kaaswinkel groenteboer boekhandel boekwinkel kledingwinkel bloemenwinkel bloemist drogist drogisterij apotheek kapsalon kapper schoonheidssalon wasserij stomerij autobedrijf timmerbedrijf schildersbedrijf loodgietersbedrijf installatiebedrijf aannemersbedrijf bouwbedrijf drukkerij uitgeverij winkel eetcafé cafetaria snackbar brouwerij herberg boerderij manege kwekerij tuincentrum huisartsenpraktijk tandartspraktijk dierenkliniek fysiotherapie verpleeghuis verzorgingshuis zorgcentrum kinderdagverblijf peuterspeelzaal basisschool middelbare lyceum conservatorium bibliotheek bioscoop parochie kapel klooster moskee makelaardij notariskantoor advocatenkantoor accountantskantoor rijschool sportschool voetbalvereniging',
  'piekarnia cukiernia lodziarnia kawiarnia restauracja karczma gospoda zajazd pensjonat browar winiarnia sklep sklepik delikatesy mięsny kwiaciarnia księgarnia drogeria apteka optyk jubiler zakład fryzjerski krawiecki pogrzebowy szewski pralnia fryzjer warsztat serwis stolarnia ślusarnia drukarnia wydawnictwo hurtownia gabinet dentystyczny stomatologiczny lekarski weterynaryjny kosmetyczny poradnia lecznica hospicjum opieki przedszkole żłobek podstawowa liceum ogólnokształcące technikum gimnazjum biblioteka muzeum teatr kościół parafia kaplica klasztor bazylika kancelaria adwokacka notarialna biuro rachunkowe nieruchomości budowlana usługi spedycja gospodarstwo agroturystyka klub pod nad',
  'padaria pastelaria confeitaria talho açougue peixaria frutaria mercearia livraria papelaria florista joalharia joalheria perfumaria drogaria sapataria cabeleireiro barbearia lavandaria oficina garagem carpintaria marcenaria gráfica mercadinho lanchonete churrascaria pizzaria cervejaria adega pousada pensão fazenda creche infantário infantil básica secundária museu igreja paróquia mosteiro consultório laboratório posto farmácia ótica imobiliária construtora construções autoescola ginásio clube escritório agência veterinária',
  'bageri bageriet konditori konditoriet slakteri fiskaffär bokhandel bokhandeln blomsterhandel guldsmed apoteket frisör frisörsalong skönhetssalong tvätteri kemtvätt bilverkstad verkstad snickeri måleri rörmokeri byggfirma åkeri tryckeri förlag mataffär livs butik butiken restaurang restaurangen krog krogen kafé kaféet bryggeri värdshus gästgiveri hotell hotellet vandrarhem handelsträdgård vårdcentral vårdcentralen tandläkarmottagning tandvård djurklinik kliniken äldreboende förskola förskolan dagis grundskola gymnasiet högskola bibliotek biblioteket museet teater teatern biograf kyrka kyrkan församling kapell moské mäklare advokatbyrå redovisningsbyrå trafikskola idrottsförening',
  'fırını fırın pastanesi pastane kasabı kasap manavı manav marketi marketleri bakkalı bakkal eczanesi eczane kitabevi kırtasiyesi kırtasiye çiçekçilik kuyumculuk berberi kuaförü kuaför terzisi lokantası lokanta restoranı restoran kebapçısı kahvesi kahvehanesi kafesi kafe bahçesi oteli otel pansiyonu pansiyon hamamı atölyesi servisi tamirhanesi mobilya marangozluk inşaat nakliyat ticaret sanayi gıda tekstil turizm emlak hukuk bürosu muhasebe kliniği polikliniği laboratuvarı huzurevi kreşi anaokulu ilkokulu ortaokulu lisesi koleji dershanesi kütüphanesi müzesi tiyatrosu sineması camii camisi kilisesi spor kulübü belediyesi çiftliği',
  'infirmary hardware casualty vet grill market haulage freight couriers lettings homes housing primary middle high players credit leisure sports district county constabulary surgeries garages',
  'kita wohngruppe glaserei reederei druckhaus reisebüro büro betrieb gericht kammer verband bund zentrum genossenschaft krankenkasse pflegekasse kasse assekuranz jobcenter polizei rechtsanwälte rechtsanwaltskanzlei steuerberater schlüsseldienst abschleppdienst kurierdienst lieferdienst winterdienst reinigungsdienst sicherheitsdienst umzugsservice hausmeisterservice entrümpelung hausverwaltung labor uniklinik rehaklinik tagesklinik familienzentrum',
  'dac sat eps selarl eirl kgaa bvba vzw asbl scop haftungsbeschränkt inss sepe tgss cnss urssaf cpam podstawowej podstawową podstawowa ogólnokształcącego ogólnokształcącym social',
  'travel tours cruises railway railways airport castle manor hall lodge schloss stadthalle festhalle rathaus bürgerhaus gemeindehaus salud santé salute saúde rénovation rénovations travaux menuiseries toiture isolation bâtiment préstamos créditos reformas construcciones instalaciones hortofrutícola agrícola ganadera conservas castillo palacio castello zamek pałac kasteel slott herrgård penal mercantil contencioso taberna cantina ermita',
  'verrerie atelier ateliers laiterie domaine château tribunal cour préfecture commissariat gendarmerie maison ehpad chu chr laboratoires étude mutuelle syndicat caisse régie comité fédération entreprise ets éditions groupe barreau',
  'juzgado audiencia notaría centro ies ceip federación mutua sindicato cooperativa consejería diputación comisaría editorial fábrica servicios consorcio',
  'tribunale corte procura questura prefettura officine cantine tenuta scuole istituti ufficio consorzio ditta edilizia editrice edizioni federazione sindacato policlinico casa caseificio autotrasporti',
  'bedrijf kantoor makelaars advocaten rechtbank gerechtshof thuiszorg fonds zorgverzekeraar vakbond centrum praktijk dienst',
  'tingsrätt tingsrätten lasarett lasarettet äldreboendet skolan byrå byrån myndighet myndigheten kassan försäkringskassan försäkringskassans arbetsförmedlingen föreningen klubb klubben bolag bolaget tandläkare företag stiftelsen',
  'recursos humanos medico associato associati auto autos autohaus agro agrar apartmanı sitesi tsv vfl vfb tus djk ssv spvgg fsv rsv',
  'św świętego świętej sąd sądu sądem sądzie sądowi szpitala szpitalu szpitalem szkoły szkole szkołę szkołą przedszkola przedszkolu przychodni przychodnię uniwersytetu uniwersytecie urzędu urzędzie urzędem sklepu hurtowni hurtownię zakładu zakłady kancelarii apteki piekarni biura dom domu ośrodek ośrodka zespół firmy firmie fabryka spółdzielnia spółdzielni komenda prokuratura towarzystwo banku izba',
  'oficinas serralharia editora cartório juízo colégio quinta herdade unidade transportadora federação câmara secretaria delegacia indústria indústrias comércio cerâmica',
  'mahkemesi mahkemesinin asliye ceza ağır sulh icra aile iş tüketici şehir devlet araştırma eğitim özel müdürlüğü bakanlığı valiliği kaymakamlığı fakültesi enstitüsü mağazası ofisi merkezi sigorta odası sendikası kooperatifi yayınevi matbaası fabrikası',
  'суд суда суде судом школы школе школу больницы больнице больницу поликлиники поликлинике детский сад магазин пекарня типография мастерская нотариус адвокатское районный районного районном городской городского городском областной областного областном областная областную отдел отдела администрация администрации завода института институте университета университете академии банка банке суду школи школі лікарні',
  'πρωτοδικείο πρωτοδικείου εφετείο εφετείου δικαστήριο νοσοκομείου γυμνάσιο λύκειο δημοτικό φούρνος βιβλιοπωλείο ξενοδοχείο εστιατόριο γραφείο συνεταιρισμός σύλλογος δήμος περιφέρεια αφοί',
);

/** Whether a word names a kind of firm or house, and is more than a legal form's two letters. Folded. */
export const isFirmKind = (word: string): boolean =>
  word.length > 2 && !firmJoins.has(word) && (organizationWords.has(word) || tradeWords.has(word));

/** Ends of words that are one, in languages that join them: Familienzentrum, Dakdekkersbedrijf, Norrskolan. */
export const organizationEnds =
  'kasse|amt|gericht|schule|klinik|verein|verband|verwaltung|praxis|dienst|betrieb|büro|zentrum|handlung|gesellschaft|versicherung|apotheke|kanzlei|werke|verlag|bedrijf|ziekenhuis|school|vereniging|kantoor|winkel|fonds|centrum|praktijk|skolan|skola|boendet|boende|kassan|verket|byrån|byrå|hemmet|sjukhuset|sjukhus|föreningen|förening|centralen|mottagningen|mottagning|bolaget|myndigheten|technik|handel|logistik|transporte|elektronik|reisen|laden|techniek|teknik|handeln';

/** Of those the ones that say what an organisation deals in: alone they name it as often (Digital Energy Group). */
export const sectorWords = wordSet(
  'dental medical health healthcare care research consulting software digital media studio design insurance financial finance capital ventures investments investment securities management advisors advisory law legal accounting realty properties construction engineering industries industrial manufacturing logistics transport airlines motors automotive energy power electric gas water oil foods food pharma pharmaceuticals chemicals press publishing news international national global technology tech solutions systems services',
);

/** Join the words of a place. Folded. */
export const joiningWords = wordSet(
  'the of de la le les du des del della di do da dos am an der die das den dem im in bei ob auf sur sous en near upon aan bij y e og och dei degli delle dello dels alla alle agli los las',
);

/** What a town is called before its name: Hansestadt Stade. Folded. */
export const townTitles = wordSet(
  'hansestadt universitätsstadt landeshauptstadt kreisstadt lutherstadt bergstadt residenzstadt kurstadt kurort hafenstadt messestadt domstadt kaiserstadt barockstadt bäderstadt garnisonsstadt',
);

/** Parts of an address that say what kind of place it is. Folded; kept in a surrogate. */
export const placeWords = wordSet(
  ...joiningWords,
  ...townTitles,
  'street st road rd avenue ave boulevard blvd lane ln drive dr court ct place pl square sq terrace way highway hwy parkway pkwy circle close crescent row walk park gardens hill bridge suite apt apartment unit floor flat building room po box north south east west upper lower northern southern eastern western central city town village county state province district region island islands lake river mount mountain valley bay beach port new old saint san santa são',
  'straße strasse str weg platz allee gasse ring ufer damm nord süd ost west stadt kreis rue avenue boulevard chemin impasse quai cours ville calle avenida plaza paseo carrera ciudad barrio via viale piazza corso vicolo città straat laan plein weg gracht ulica ul aleja al plac os rua avenida praça travessa gata gatan väg vägen gade vej gate vei sokak sokağı cadde caddesi mahalle mahallesi mah',
  'église chapelle cathédrale basilique abbaye château manoir moulin kirche kapelle dom schloss burg kloster iglesia capilla catedral ermita castillo chiesa cappella cattedrale duomo castello kerk kasteel kościół kaplica zamek pałac igreja capela castelo kyrka kyrkan slott church chapel cathedral abbey castle manor priory',
  'bldg ste basement rear ward bed mews grove rise yard gate ne nw se sw',
  'pasaje jirón avda avd av ctra carretera ronda travesía glorieta urb urbanización polígono bloque blq portal escalera esc piso planta puerta pta bajo entresuelo ático izquierda izq izda izqda derecha dcha dcho interior int exterior casa km nº núm',
  'bis ter quater bd allée rond point appt esplanade faubourg sente montée venelle allées passage résidence rés bâtiment bât escalier étage porte cedex hameau lotissement bp',
  'largo vico strada contrada località loc frazione fraz scala piano interno edificio palazzina',
  'hinterhaus vorderhaus og eg ug dg stock etage links rechts haus wohnung whg postfach chaussee pfad steig promenade kade singel postbus',
  'bajos baixos baixo fondos dúplex ático áticos',
  'lok lokal nr klatka lgh tr våning vån sal estrada apto andar esq dto bloco lote cave',
  'osiedle rondo skwer rynek piętro mieszkanie veien torg torget torv torvet plads pladsen plass plassen etasje kælder leilighet',
  'cep cp plz zip psč colonia fraccionamiento',
  'number numero número nummer numéro',
  'ulicy ulicę ulicą ulicach alei aleję aleją placu osiedlu rynku ulice ulici ulicí ulíc náměstí náměstie třída třídy třídě nábřeží sídliště',
  'numărul bulevardul aleea calea șoseaua piața intrarea etajul apartamentul blocul utca út tér körút emelet ajtó sokağı sokağında caddesi caddesinde mahallesi mahallesinde apartmanı dairesi',
  'ул улица улице улицы дом кв квартира корп корпус стр строение пер переулок просп проспект проспекте пл площадь наб набережная шоссе бул бульвар мкр микрорайон город города городе село селе пос посёлок посёлке дер деревня деревне деревни станица станице хутор обл область области район района',
  'новый новая новое нового новой новом старый старая старое старого старой старом великий великая великие великих нижний нижняя нижнее нижнего нижней нижнем верхний верхняя верхнее верхнего верхней верхнем верхние верхних большой большая большое большого малый малая малое красный красная красное красного красной белый белая белое белого сухой набережные новий нова нове нового новій старий стара старе старого старій велика велике верхній верхня нижній нижня біла білу білій кривий кривого кривому',
  'вул вулиця вулиці буд будинок місто місті смт селище пров провулок площа область області жк бл вх ет ап гр',
  'οδός οδού λεωφόρος λεωφόρου λεωφ πλατεία πλατείας όροφος τκ δήμος',
  'cad sok bulvar bulvarı meydan meydanı apartman apartmanı blok kat daire no',
);

/** Local parts of an e-mail address that name a task (RFC 2142 and its like), and labels of its host that do. */
export const mailWords = wordSet(
  'info contact kontakt hello hi mail email office team admin administrator webmaster postmaster hostmaster root abuse noc security support help helpdesk sales marketing billing accounts accounting invoice invoices orders order hr jobs career careers press media news newsletter noreply reply no do not donotreply service services customer customerservice feedback legal privacy www smtp imap mx cc at dot punkt point',
);

/** Hosts that give mailboxes to everybody: they say nothing of a person but where the mailbox is. */
export const mailHosts = wordSet(
  'gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it hotmail.es live.com msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.in yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com zoho.com mail.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it tin.it virgilio.it alice.it wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz mail.ru yandex.ru yandex.com bk.ru list.ru inbox.ru ukr.net abv.bg qq.com 163.com 126.com naver.com daum.net rediffmail.com uol.com.br bol.com.br terra.com.br telia.com bredband.net btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net sbcglobal.net cox.net bluewin.ch',
);

/** Say what a number is of, before it: CLM-2024-00123. */
export const referenceKinds = wordSet(
  'clm claim pol policy inv invoice ord order cust cus acc acct tkt ticket mrn pat emp mem bkg res po kd kdnr rg re dos cmd fac ped fatt sin exp fv zam',
);

/** Set aside by RFC 2606 and RFC 6761, or known to all: never a surrogate. */
export const reservedWords = wordSet('example test invalid localhost local onion home arpa');

/** Numbers of popes and kings, from II to XXXIX. Folded. */
export const isRoman = (word: string): boolean => /^(?=[ivx]{2})x{0,3}(?:i[xv]|v?i{0,3})$/.test(word);

const kept = [nameWords, organizationWords, placeWords, mailWords, reservedWords, readOtherwise];
const hostLabels = new Set(Array.from(mailHosts, (host) => host.split('.')[0] ?? ''));

/** Whether a word has a meaning of its own in some format: no surrogate may be one. */
export const isReserved = (word: string): boolean =>
  kept.some((words) => words.has(word)) || hostLabels.has(word) || isRoman(word);
