import { wordsByLanguage } from '../../word-set';
import { placeKinds } from './places';

const more = wordsByLanguage({
  en: `
    alley aly causeway bypass expressway freeway turnpike motorway embankment parade wharf quay trail path loop mall
    heights crossing cottage cottages villas mansions house houses station common green level lvl route exit cnr
    tower towers phase sector main cross stage layout extension colony subdivision subd blk townland parish borough
    estate estates lodge penthouse trailer trlr mill market school high first second third fourth fifth sixth
    seventh eighth ninth tenth
  `,
  'en-IN': 'marg nagar chowk bazaar taluk tehsil mandal vihar enclave',
  'en-PH': 'barangay brgy purok sitio',
  de: `
    markt anger graben wall tor brücke steg stieg stiege zeile siedlung hof bahnhof teich park stadtteil ortsteil
    ortschaft bezirk gemeinde landkreis kanton bundesland etg geschoss obergeschoss erdgeschoss dachgeschoss
    souterrain aufgang eingang zimmer gebäude tür top
  `,
  fr: `
    chaussée ruelle sentier villa cité clos domaine mail parvis rocade route traverse voie zone zac lieu dit lieudit
    rdc rez immeuble imm tour pavillon entrée appartement interphone digicode quartier commune canton département
    région pont côte carrefour étg gare mairie poste fontaine forêt plage halle parc marché stade lavoir cimetière
    couvent jardin canal lac école usine écluse hôpital hôtel arcade orangerie deuxième troisième quatrième
    cinquième sixième septième huitième neuvième dixième
  `,
  es: `
    camino cno callejón cuesta costanilla rambla bulevar senda vía vereda plazuela plazoleta pso pje barriada bda
    parque parcela nave local edificio edif torre villa chalet residencial sótano semisótano depto departamento dpto
    manzana mza mz sector etapa conjunto col delegación alcaldía municipio cruce esquina autopista privada retorno
    cerrada andador calzada periférico circuito prolongación diagonal transversal cra kra apartado apdo pueblo aldea
    provincia comuna corregimiento malecón puente mercado molino monasterio convento puerto fuente estación norte
    sur este oeste oriente poniente primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo
  `,
  it: `
    salita piazzale piazzetta lungomare lungarno lungotevere galleria rione borgo campo fondamenta sestiere rotonda
    traversa stradone circonvallazione cascina palazzo rampa cortile quartiere comune provincia regione seminterrato
    lotto ponte mercato mulino giardino parco stazione fontana primo terzo quarto sesto settimo ottavo decimo
  `,
  pt: `
    alameda lg ladeira beco viela rodovia quadra qd conj loja sala sobreloja rc frente fte apartamento jardim jd
    vila vl parque pq residencial condomínio cond setor servidão chácara sítio loteamento calçada escadinhas
    azinhaga praceta urbanização quinta zona lugar freguesia concelho distrito município caminho rotunda sul leste
    centro edifício ponte fonte moinho
  `,
  nl: `
    dijk dreef pad steeg plantsoen baan brug haven steenweg verdieping huis bus gemeente provincie wijk buurt molen
    eerste tweede derde vierde vijfde zesde zevende achtste negende tiende
  `,
  pl: `
    bulwar droga trakt zaułek deptak szosa dworzec parter wieś gmina gminie gminy powiat powiecie powiatu
    województwo województwie gm pow woj mieszkania piętrze piętra dzielnica dzielnicy osiedla skweru bloku klatki
    rondzie
  `,
  sv: `
    gränd gränden stig stigen backe backen allé allén esplanaden kajen trappor nb uppgång kommun län våningen
    vänster höger ög
  `,
  da: 'stræde strædet vænge vænget sti stien kaj toft tv th mf stuen kommune',
  no: 'vegen bakken bakke tunet oppgang leil postboks brygge bryggen',
  fi: 'katu kuja polku tori kaari puisto rappu kerros kunta kaupunki aukio väylä krs lokero',
  cs: `
    nám nábř sídl bulvár cesta byt patro patře poschodí poschodie čp okres okrese kraj obec město městě schodiště
    vchod
  `,
  hu: `
    tere krt köz sor sétány rakpart lakótelep ltp fasor sugárút fszt lépcsőház kerület ker megye község városa lakás
    dűlő telep
  `,
  ro: `
    bdul splaiul scara etaj apartament satul comuna jud județ județul sectorul orașul municipiul cartier cartierul
    parter piata soseaua
  `,
  tr: 'blv sitesi çıkmazı köyü ilçe ilçesi yolu hanı evler bina binası kapı',
  el: `
    οδό οδ λεωφόρο πλ πάροδος πάροδο όροφο διαμέρισμα νομός νομού νομό δήμο δήμου περιοχή περιφέρεια χωριό ισόγειο
    υπόγειο αριθμός
  `,
  ru: `
    пр проезд проезда тупик аллея линия квартал эт этаж подъезд офис бульвара бульваре проспекта переулка переулке
    набережной площади край края республика республики округ поселок пгт станция километр
  `,
  uk: 'провулку проспекті узвіз набережна шосе будинку поверх району районі площі вулицю майдан',
  bg: 'блок вход етаж апартамент общ община булевард площад',
  hr: 'trg trgu bulevar put šetalište obala naselje stan sprat općina opština županija selo',
  id: `
    jl jalan jln gang gg rt rw kel kelurahan kec kecamatan kab kabupaten kota prov provinsi komplek kompleks
    perumahan perum desa dusun lantai lorong taman kampung persiaran lebuh lengkok bandar kavling
  `,
  vi: 'đường phố quận phường thành số ngõ ngách hẻm tổ ấp xã huyện tỉnh tầng',
  th: 'ถนน ซอย แขวง เขต ตำบล อำเภอ จังหวัด หมู่ หมู่บ้าน คอนโด อาคาร ชั้น',
  ar: 'شارع طريق حي ميدان عمارة شقة الطابق الدور مبنى برج مدينة محافظة قرية منطقة حارة رقم',
  fa: 'خیابان کوچه بلوار میدان پلاک واحد طبقه ساختمان شهرک استان شهر روستای',
  he: 'רחוב שדרות כיכר דירה קומה בניין שכונת רח שד דרך סמטת כניסה',
  ko: 'gu dong gil daero eup myeon chome',
});

/** Parts of an address that say what kind of place it is. Folded; kept in a surrogate, the latter words like any other elsewhere. */
export const placeWords: ReadonlySet<string> = new Set([...placeKinds, ...more]);
