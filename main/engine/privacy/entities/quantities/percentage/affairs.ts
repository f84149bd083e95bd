import { oneLine } from '../../../patterns/one-line';
import { isPersonBefore } from '../people/before';
import { firstPerson, owner } from './cues';

/**
 * What somebody's percentages are of: a trade, a job, a house, a health. Beside somebody in the same clause that is enough,
 * however it is said.
 */
const topics: readonly RegExp[] = [
  // Shops and firms, and what they count.
  oneLine`
    shop|store|pub|caf[ée]|restaurant|bakery|salon|garage|workshop|practice|surgery|clinic|nursery|stall|business|firm
    |company|charity|partnership|guesthouse|B&B|farm|customers|clients|guests|footfall|bookings|takings|sales|turnover
    |revenue|profits?|margins?|prices|orders|staff|sick leave|franchise
  `,
  oneLine`
    Laden|Geschäft|Kneipe|Wirtschaft|Imbiss|Salon|Werkstatt|Praxis|Kanzlei|Büro|Betrieb|Firma|Pension|Gasthof|Hof
    |Verein|Kunden|Gäste|Einnahmen|Absatz|Gewinn|Ertrag|Buchungen|Auslastung|Preise|Bestellungen|Krankenstand|Belegung
  `,
  oneLine`
    boutique|magasin|resto|restaurant|salon|garage|atelier|cabinet|étude|boîte|société|gîte|ferme|clients|clientèle
    |chiffre|ventes|recettes|prix|commandes|fréquentation|remplissage|bénéfices?
  `,
  oneLine`
    tienda|bar|restaurante|peluquería|taller|bufete|clínica|negocio|empresa|hostal|finca|clientes|facturamos?|factura
    |facturación|ventas|ingresos|caja|reservas|pedidos|precios|ocupación|beneficios?
  `,
  'negozio|bottega|trattoria|ristorante|pizzeria|officina|studio|ditta|azienda|agriturismo|clienti|fatturato|vendite|incass[io]|prenotazioni|ordini|prezzi|utili|guadagni',
  'winkel|zaak|kapsalon|restaurant|praktijk|kantoor|bedrijf|maatschap|boerderij|klanten|omzet|verkoop|winst|boekingen|bestellingen|prijzen|bezetting',
  oneLine`
    sklep\p{L}{0,3}|salon\p{L}{0,3}|warsztat\p{L}{0,3}|gabine\p{L}{1,4}|firm\p{L}{1,2}|spółk\p{L}|spółce
    |gospodarstw\p{L}{1,3}|klient\p{L}{1,3}|utarg\p{L}{0,2}|obrot\p{L}{1,3}|sprzedaż\p{L}?|zysk\p{L}{0,2}
    |zamówie\p{L}{1,3}|cen[yę]
  `,
  'loja|padaria|restaurante|salão|oficina|consultório|clínica|negócio|empresa|pousada|quinta|clientes|vendas|faturamento|faturação|lucros?|encomendas|preços|ocupação',
  oneLine`
    butik\p{L}{0,2}|salong\p{L}{0,2}|verkstad\p{L}{0,2}|mottagning\p{L}{0,2}|firman?|företag\p{L}{0,2}|gård\p{L}{0,2}
    |kunder\p{L}{0,2}|omsättning\p{L}{0,2}|försäljning\p{L}{0,2}|vinst\p{L}{0,2}|bokningar\p{L}{0,2}
    |beläggning\p{L}{0,2}|priserna
  `,
  oneLine`
    dükk[aâ]n\p{L}{0,5}|mağaza\p{L}{0,4}|lokanta\p{L}{0,4}|atölye\p{L}{0,4}|şirket\p{L}{0,5}|işletme\p{L}{0,4}
    |müşteri\p{L}{0,8}|satış\p{L}{0,10}|ciro\p{L}{0,6}|kazan[cç]\p{L}{0,5}|sipariş\p{L}{0,8}|k[aâ]r(?:ımız|ım)
  `,
  // Work and what it pays.
  oneLine`
    contract|hours|shifts|job|workload|sick note|raise|wages?|salary|freelance|overtime|utili[sz]ation|quota|partner
    |Dienstplan|Arbeitszeit|Vertrag|Teilzeit|krankgeschrieben|wiedereinglieder\p{L}{1,4}|Lohn|Gehalt|contrat
    |temps de travail|temps partiel|arrêt|salaire|contrato|jornada|reducción|soci[oa]|sueldo|nómina|contratto|orario
    |part[- ]time|socio|stipendio|dienstverband|contract|uren|ziektewet|salaris|loon|etat\p{L}{0,2}|umow[aęy]
    |pensj\p{L}|zwolnieni\p{L}{1,2}|horário|turno|salário|sócia?|tjänst\p{L}{0,2}|sjukskriv\p{L}{1,5}|föräldraledig
    |lön(?:en)?|mesai\p{L}{0,4}|maaş\p{L}{0,5}|sözleşme\p{L}{0,4}
  `,
  // The house, and what is paid for it.
  oneLine`
    rent|mortgage|flat|house|building|lease|electric(?:ity)?|bills|Miete|Nebenkosten|Wohnung|Haus|Kredit|Strom|loyer
    |appartement|maison|immeuble|charges|prêt|alquiler|piso|casa|edificio|gastos|affitto|appartamento|palazzo
    |condominio|spese|huur|huis|gebouw|energie|czynsz\p{L}{0,3}|mieszkani\p{L}{1,2}|dom\p{L}{0,2}|rachun\p{L}{1,3}
    |renda|aluguel|apartamento|prédio|conta|hyran?|huset|lägenhet\p{L}{0,2}|elräkning\p{L}{0,2}|kira\p{L}{0,5}
    |daire\p{L}{0,4}|ev(?:in|im|imiz)
  `,
  // What is put aside, given back, parted and lost.
  oneLine`
    IRA|401k|pension|retirement|savings account|brokerage|alimony|child support|inheritance|reimburse[ds]?|copay|deductible
    |Rente|Altersvorsorge|Sparplan|Erbteil|Erbe|Unterhalt|\p{L}{3,16}anteil|erstattet|Eigenanteil|(?:minus|plus) gemacht
    |retraite|épargne|héritage|pension alimentaire|rembourse(?:r|nt)?|mutuelle|herencia|pensión|plan de pensiones|retención
    |IRPF|eredità|pensione|alimenti|pensioen|alimentatie|eigen bijdrage|emerytur\p{L}{1,2}|aliment\p{L}{1,3}|herança
    |pensão|aposentadoria|reforma|pension(?:en|sspar\p{L}*)|underhåll|emekli\p{L}{0,6}|nafaka|zam|artış
  `,
  // In Danish, Norwegian and Finnish.
  oneLine`
    bolig(?:en)?|huset|lejlighed(?:en)?|leilighet(?:en)?|husleje\p{L}{0,2}|husleie\p{L}{0,2}|arv(?:en)?|stilling(?:en)?
    |jobber|arbejder|sykmeldt|sygemeldt|omsætning\p{L}{0,2}|omsetning\p{L}{0,2}|asunno\p{L}{1,4}|talo\p{L}{1,4}
    |vuokra\p{L}{0,4}|perin\p{L}{2,5}|palka\p{L}{0,4}|työaika\p{L}{0,3}
  `,
  // The body.
  oneLine`
    hearing|eyesight|sight|vision|eye|ear|lungs?|lung function|kidneys?|kidney function|heart|mobility|recovered
    |recovery|blockage|blocked|burns?|healed|dosage|hör(?:t|e)|sieht|sehe|Auge|Ohr|Gehör|Sehkraft|Lungen\p{L}{0,10}
    |Nieren\p{L}{0,10}|Herz\p{L}{0,10}|Beweglichkeit|genesen|entend|audition|ouïe|vue|œil|oeil|oreille|poumons?|reins?
    |mobilité|récupéré|brûlée?|audición|oído|ojo|vista|pulm[oó]n\p{L}{0,3}|riñ[oó]n\p{L}{0,3}|movilidad|recuperad[oa]
    |quemad[oa]|udito|occhio|orecchio|polmon\p{L}|ren[ie]|mobilità|recuperato|gehoor|oog|oor|longen|nier(?:en)?|hart
    |hersteld|słuch\p{L}?|wzrok\p{L}?|ok[ou]|uch[ou]|płuc\p{L}{0,2}|ner(?:ka|ki|ek)|serc\p{L}|uszczerb\p{L}{1,3}
    |audição|visão|olho|ouvido|pulm(?:ão|ões)|rins?|mobilidade|hörsel\p{L}{0,2}|syn(?:en)?|öga|öra|lung\p{L}{0,9}
    |njur\p{L}{0,9}|rörlighet\p{L}{0,2}|duyuyor|görüyor|işitme\p{L}{0,4}|görme\p{L}{0,4}|böbre\p{L}{0,6}
    |akciğer\p{L}{0,5}|rapor(?:um|u|umuz)
  `,
  // School, and what it pays.
  'attendance|scholarship|bursary|marks?|maths?|chemistry|physics|biology|geography|spelling|reading|mocks?|GCSEs?|tuition|homework|comes in|brings? home',
  'Anwesenheit|Stipendium|Mathe(?:matik)?|Physik|Englisch|Deutsch|Diktat|Klassenarbeit|Klausur|Prüfung|schwerbehindert|behindert',
  'présence|assiduité|bourse|réussite|maths?|anglais|français|bulletin|contrôle|partiels?|dictée|handicap|ce qui rentre',
  'asistencia|beca|mates|matemáticas|inglés|lengua|examen|parcial|dictado|discapacidad|lo que entra',
  'presenze|frequenza|borsa di studio|matematica|inglese|italiano|verifica|interrogazione|invalidità',
  'aanwezigheid|beurs|wiskunde|rekenen|engels|toets|proefwerk|tentamen|overwaarde|erfenis|erfdeel',
  'frekwencj\\p{L}|stypendi\\p{L}{1,2}|matematy\\p{L}{1,3}|angielski\\p{L}{0,3}|sprawdzian\\p{L}{0,2}|egzamin\\p{L}{0,2}|klasów\\p{L}{1,3}|spadku',
  'assiduidade|presença|bolsa|matemática|português|inglês|prova|exame|herança|juros',
  'närvaro\\p{L}{0,2}|stipendium|matte|engelska|svenska|provet|tentan|arvet',
  'devamsızlı\\p{L}{1,4}|burs\\p{L}{0,4}|matematik\\p{L}{0,3}|sınav\\p{L}{0,5}|deneme\\p{L}{0,4}|miras\\p{L}{0,4}',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
const unspaced =
  /店|餐厅|公司|生意|营业额|销售额|客流|上座率|订单|利润|房租|房贷|工资|工时|合同|听力|视力|肺|肾|心脏|会社|職場|勤務|時短|売上|売り上げ|利益|客数|受注|家賃|給料|消化率|聴力|視力|腎|契約|得点率|模試|数学|国語|英語|出席率|奨学金|成绩|语文|考试|奖学金|財産分与|财产分割|財產分割/u;

/** Whose it is needs no word: who says "the shop" has it, and nobody else's disability is in whole percents. */
const evident = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      takings|der Laden|im (?:Laden|Salon|Betrieb|Lokal|Imbiss)
      |(?:la|le|du|de la) (?:boutique|magasin|salon|resto|cabinet)
      |(?:la|el|mi) (?:tienda|taller|bar|negocio|peluquería)|(?:il|la|del|della) (?:negozio|bottega|locale|trattoria)
      |de (?:winkel|zaak|kapsalon)|w (?:sklepie|salonie|warsztacie)|a (?:loja|padaria|oficina)|butiken|salongen
      |uszczerbk\p{L}{1,2} na zdrowiu|ciro(?:m|muz)
    )(?!\p{L})
    |店里|生意|財産分与|财产分割|財產分割
  `,
  'iu',
);
/** First-person forms that need no pronoun. */
const inVerb = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      devo|devemos|pago|pagamos|debo|debemos|tengo|tenemos|estoy|estamos|llego|llegamos|trabajo|gano|vendemos
      |facturamos|ho|abbiamo|sono|siamo|lavoro|vendiamo|mam|mamy|jestem|jesteśmy|pracuję|sprzedajemy|tenho|temos|estou
      |estamos|trabalho|vendemos
      |(?:
        maaş|kira|şirket|dükk[aâ]n|mağaza|lokanta|müşteri|satış|ciro|kazanc|sipariş|k[aâ]r|göz|kula[kğ]|böbre[kğ]
        |akciğer|rapor|mesai|ev|iş
      )\p{L}{0,6}?[ıiuü]m(?:[ıiuü]z)?(?:a|e|da|de|ı|i|u|ü|ın|in)?|\p{L}{2,12}yor(?:um|uz)
    )(?!\p{L})
  `,
  'iu',
);
/** Of many, of the news, of a machine, of a shop's window. */
const otherwise = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      of (?:people|men|women|adults|americans|companies|users|all)|people say|nationwide|survey|poll|study|studies
      |report says|on average|economy|market share of|GDP|election|discount|coupon|sale price|alcohol|hydration|cotton
      |cocoa|opacity|coverage|brightness|novel|fictional|phone|battery|laptop|Akku|Handy|téléphone|batterie|opacité
      |móvil|batería|opacidad|cellulare|telefono|batteria|telefoon|batterij|accu|telefon\p{L}{0,2}|bateri\p{L}{1,2}
      |celular|telemóvel|mobil(?:en)?|batteri(?:et)?|Roman|roman|novela|romanzo|sure|certain|percentile
      |der (?:Deutschen|Menschen|Befragten|Bevölkerung|Frauen|Männer)|Rabatt|Umfrage|Studie|sicher
      |des (?:Français|gens|femmes|hommes)|remise|sondage|sûre?|de (?:los|las) (?:españoles|personas|mujeres|hombres)
      |descuento|encuesta|segur[oa]|degli italiani|delle persone|sconto|sondaggio|sicur[oa]
      |van de (?:mensen|Nederlanders|vrouwen)|korting|zeker|Polaków|ludzi|rabat\p{L}?|zniżk\p{L}|pewn\p{L}{1,2}
      |dos brasileiros|das pessoas|desconto|certeza|av (?:svenskarna|folk|alla)|rea|rabatt|säker|indirim\p{L}{0,3}
      |emin|calculate|compute|berechne|calcule|calcula|calcola|bereken|oblicz|beräkna|hesapla
    )(?!\p{L})
    |的人|打.?折|手机|电池|電池|携帯|スマホ|折扣|割引|人の
  `,
  'iu',
);
/** "we geven 100 %": as well as one can; "100% agree". */
export const everything = /^100(?:[.,]0+)?(?!\d)/u;

/** Whether a percentage is of an affair of somebody's. @param before What stands before it in its paragraph. */
export const isAffair = (share: string, clause: string, before: string): boolean =>
  !everything.test(share) &&
  (unspaced.test(clause) || topics.some((topic) => topic.test(clause))) &&
  !otherwise.test(clause) &&
  (owner.test(clause) ||
    evident.test(clause) ||
    inVerb.test(clause) ||
    isPersonBefore(clause) ||
    firstPerson.test(before));
