import { oneLine } from '../../../patterns/one-line';
import { wordSet } from '../../../word-set';
/** What has a number of its own. Two ranks: some nouns say it alone, others need "number", "#" or a colon, or a long value. */
export const strongNouns = new Set(
  `kdnr kd-nr renr re-nr rgnr rg-nr vsnr vs-nr stnr pv hrb hra legajo atestado denuncia expte expediente colegiada colegiado gläubiger-id gläubigeridentifikationsnummer mandatsreferenz passport passports reisepass reisepassnummer personalausweis ausweis passeport pasaporte passaporto paspoort paszport paszportu pass passaporte
  ssn itin abn acn vat ust ustid ustidnr uid siret siren nir nif cif dni cuit cuil curp rg cpf cnpj pesel nip regon bsn kvk btw personnummer orgnr organisationsnummer
  mrn nhs nhi nino npi dea ahv avs steuernummer steuer-id steuerid idnr steueridentifikationsnummer sozialversicherungsnummer rentenversicherungsnummer
  aktenzeichen az kennzeichen blz pnr cvv cvc pin otp licence license führerschein führerscheinnummer permis rijbewijs körkort patente matricola matrikelnummer
  matricule zeichen geschäftszeichen pcn pnr crn urn mpan mprn
  dnr diarienr diarienummer v-nummer a-number d-nummer imei meid iccid imsi udid awb sicil vkn yks niss pis pasep renavam
  ičo dič gstin adószám adószámom adószámunk cégjegyzékszám eik еик инн огрн кпп єдрпоу oib y-tunnus ytunnus kennitala αφμ vkn mersis eori mwst-nr
  vertragskonto vertragskontonummer zählernummer buchungskonto kundennummer vertragsnummer auftragsnummer bestellnummer rechnungsnummer schadennummer versicherungsnummer kontonummer mitgliedsnummer`.split(
    /\s+/,
  ),
);
export const nouns = new Set(
  `réf rif asset inventory inventar inventaire inventario order auth authorization authorisation preauthorization claim policy account acct acc customer client invoice case ticket reference ref booking reservation member membership patient insurance employee
  emp empl pupil learner donor participant beneficiary student badge contract tracking confirmation registration permit visa file routing serial user plate chart record transaction payment loan mortgage subscription sort
  tax social dossier docket matter license certificate shipment case
  parcel consignment docket incident enrolment enrollment student roll inmate prisoner offender applicant application candidate admission voucher refund return rma payroll tenant tenancy lease meter serial
  sendung paket päckchen kd rech vorg bestell kunde kunden auftrag bestellung rechnung schaden vertrag versicherung police konto mitglied patient akte vorgang buchung steuer
  référence références cotisant commande doss colis suivi allocataire étudiant inscription quittance devis facture contrat sinistre police compte adhérent abonné assuré patient réservation fiscal sécurité client dossier sécu
  pedido expd orden guía rastreo seguimiento folio alumno alumna empleado empleada boleta comprobante solicitud denuncia cliente póliza poliza factura expediente cuenta reclamación siniestro contrato socio paciente reserva seguro referencia trámite
  ordine prot fatt spedizione protocollo utenza studente dipendente abbonamento fattura pratica polizza conto sinistro contratto tessera paziente prenotazione fiscale riferimento iva
  bestelling pakket dossier aanvraag kenmerk personeel klant polis factuur rekening schade lidmaatschap patiënt reservering zaak
  zamówienie zamówienia przesyłka przesyłki paczki pracownika studenta indeksu legitymacji zgłoszenia sygnatura sygn wniosku faktura faktury polisa polisy umowa umowy konto konta rachunek rachunku klienta klient szkody szkoda sprawy sprawa pacjenta rezerwacji dowodu dowód znak znaku kartoteki
  encomenda pedido protocolo rastreio rastreamento inscrição aluno funcionário fatura apólice processo conta utente contribuinte reserva sinistro matrícula sócio sócia associado associada caderneta
  sipariş siparişi müşteri takip kargo öğrenci personel üye abone fatura dava esas rezervasyon sözleşme başvuru talep dosya ihbar hasar
  fakturan fakturor fakturorna ordern beställningen ärendet avtalet försäkringen kontot paketet kvittot anmälan
  fakturę fakturze fakturą zamówieniem zamówieniu umowę umowie polisę polisie sprawę sprawie przesyłkę przesyłce paczkę paczce rezerwację rezerwacją reklamację reklamacja zgłoszenie zgłoszeniu
  fakturaen fakturaet ordren sagen saken regningen regning bestillingen bestilling pakken sag faktura
  faturası faturayı faturanız siparişim siparişimi siparişiniz dosyası
  számla számlát számlán rendelés rendelést rendelésem objednávka objednávku objednávky smlouva smlouvu reklamace reklamaci zakázka fakturu faktury
  factura facturii comanda comenzii contractul dosarul dosar račun narudžba narudžbu ugovor lasku laskun tilaus tilauksen sopimus
  счёт счет счёта заказ заказа договор договора квитанция накладная полис полиса обращение замовлення договору рахунок
  kund beställning kvitto paket anställning anmälan ansökan student elev faktura ärende försäkring konto medlem avtal order felanmälan journal`.split(
    /\s+/,
  ),
);
/** Of machines and files as well: a worker has a number where a sign or a person says so, a doc where a sign for numbers does. */
export const machines = wordSet('worker doc');
/** Whose worker somebody is. */
export const possessives = wordSet('my our your his her their');
export const numberWords = wordSet(
  `
    number numbers no nr num nos n n.o nº n° id ids code kod ref reference nummer numret numerze numerem numarası
    numarasi numaram numarasını kodu nosu numéro número numero numer numeru identifier identification núm núm.
    identifiant
  `,
);
/** `Kundennummer`, `polisnummer`, `ordernr`: a compound says it itself, unless it counts or dials something. */
export const compound =
  /^(?:\p{L}{2,20}-serien(?:nummer|nr)|\p{L}{3,30}-?(?:nummern?|nr|numret|kennzeichen|zeichen)|\p{L}{2}-(?:nummer|nr)|\p{L}{3,30}-(?:az|gz|aktenzeichen))$/u;
export const otherCompounds = new RegExp(
  oneLine`
    ^(?:
      telefon|tel|handy(?!-?serien)|mobil(?!-?serien)|fax|ruf|haus|zimmer|seiten?|versions?|zeilen?|port|post|artikel
      |modell|raum|start|spiel|wagen|telefoon|huis|kamer|pagina|telefax|mobiel|rum|sido|rad|konto-?iban
    )
  `,
  'u',
);
/** "Question no. 120", "prime number 10007": numbers of no one. What is dialled is a phone's. */
export const others = new Set(
  `meu minha teu tua seu sua dele dela deles delas nosso nossa mera meri mere tera teri apna hamara uska uski naya nayi nuevo nueva nouveau nouvelle nuovo nuova novo nova neue neuer neuen nieuwe nowy nowa nytt yeni tuo tua suo sua nostro nostra nuestro nuestra
  posta ülke alan renk indirim hata ürün kupon sayfa soru madde bölüm oda daire kat kapı ev telefon cep model zip postal post postcode plz postleitzahl pocztowy eircode postnummer area country dialling dialing promo discount voucher coupon colour color hex exit source morse dress dna key
  d.lgs lgs dpr d.p.r dpcm d.p.c.m d.m dl d.l loi décret ordonnance arrêté arrêt pourvoi directive règlement law act regulation gesetz verordnung ley decreto legge ustawa lei lag
  article question rule page part model item version chapter error status room port line table figure section step level season episode issue volume track lesson exercise problem task test
  iso rfc isbn issn ean upc sku gtin doi cve usb gpu cpu product art lot batch build commit thread process node layer flight bus train platform gate house apartment flat street floor phone tel telephone mobile fax cell
  call whatsapp random prime natural real whole total large small big high low even odd same other second first last next that this the a an any some each every maximum minimum max min average lucky atomic binary integer
  decimal magic wrong right new old great huge exact whose which what and or in on at by of to for with from as code
  artikel seite frage regel teil modell kapitel fehler zimmer raum zeile tabelle abbildung schritt aufgabe übung position platz haus wohnung telefon handy die der das eine
  page article question règle partie modèle chapitre erreur chambre ligne tableau étape exercice téléphone portable maison le la les un une
  página artículo pregunta regla parte modelo capítulo habitación línea tabla paso ejercicio teléfono móvil casa el los una
  pagina articolo domanda regola modello capitolo camera riga tabella esercizio telefono cellulare casa il lo
  vraag hoofdstuk kamer regel tabel stap oefening telefoon huis het de een strona artykuł pytanie rozdział pokój wiersz tabela krok zadanie telefonu domu
  pergunta capítulo quarto linha tabela exercício telefone casa o sida fråga kapitel rum rad tabell steg övning hus`.split(
    /\s+/,
  ),
);
/** Before an article and a word for "number": "mit der Nummer", "con el número". What it is of may stand anywhere before. */
export const bearing = wordSet(
  'with mit avec con met med com z o pod unter under sous bajo sotto onder sob bearing portant',
);
/** Nouns in short: the dot behind one ends no sentence. */
export const shortNouns = wordSet(
  'n nr no num núm acct acc ref réf rif zn expte expd rech kd kdnr renr rgnr az sygn vorg prot fatt doss bestell',
);
/** What a passport's or a card's country may stand behind: "pasaporte peruano 118820417". */
export const travelDocuments = wordSet(
  'passport reisepass pass personalausweis ausweis passeport pasaporte passaporto paspoort paszport dni cédula cedula',
);
/** Short numbers on a badge, told without a word for "number". */
export const badges = wordSet('badge matricule shield dienstmarke distintivo');
/** Between a reference and who gave it: "Aktenzeichen beim Jobcenter". */
export const ofWhom = wordSet(
  'of at from by with der des beim bei vom von am zum de du des la del della dello dell presso con en van bij het aan w u z od do da dos no na ao hos från på av',
);
/** Who keeps a file, right behind its name: "dossier préfecture 4402-91", "Akte Finanzamt 22/814". */
export const offices = new Set(
  `préfecture sous-préfecture mairie caf cpam urssaf ofpra ofii cnav carsat msa mdph crous impôts tribunal greffe gendarmerie commissariat notaire
  jobcenter finanzamt ausländerbehörde standesamt amtsgericht landgericht familiengericht sozialgericht bürgeramt jugendamt sozialamt staatsanwaltschaft polizei rentenversicherung familienkasse bafög-amt bamf zulassungsstelle notar
  extranjería juzgado ayuntamiento hacienda policía comisaría sepe seguridad notaría registro consulado
  comune questura prefettura inps inail tribunale procura catasto carabinieri notaio agenzia
  gemeente rechtbank belastingdienst uwv ind duo cjib politie svb kantonrechter notaris
  urząd urzędu sąd sądu zus nfz policja policji prokuratura prokuratury gmina gminy starostwo kancelaria komornik komornika
  câmara tribunal sef aima finanças segurança conservatória polícia delegacia inss detran cartório
  skatteverket migrationsverket kronofogden försäkringskassan tingsrätten polisen kommunen csn socialtjänsten
  kommune politiet skat skatteetaten nav udi tingretten sgk mahkeme mahkemesi emniyet belediye tapu noter
  court council police magistrates tribunal embassy consulate registry coroner`.split(/\s+/),
);
/** "ID card", "health insurance card": not a graphics card. */
export const cards = new Set(['card', 'cards']);
export const cardKinds = wordSet(
  'id identity insurance health medicare membership library national residence resident',
);
export const joiners = wordSet(
  `
    akt akta à rappeler indiquer préciser mentionner quote citing citar indicare vermelden anzugeben naszej mojej
    naszego mojego firmy firma firmie spółki company business firm old new fund unserer meiner unsere gesellschaft
    notre société entreprise nuestra nuestro empresa nostra nostro azienda società ons bedrijf nossa vår vårt företag
    şirketimizin şirket cégünk cégem naší našej моей нашей фирмы компании is are ist lautet est es è é jest to är was
    war the my your our his her mein meine meiner de des du d del della dello di do da dos la le el il die der das van
    het den mon ma mi mio numer bancaire bancaria bancario bankowego client bank with as
  `,
);
