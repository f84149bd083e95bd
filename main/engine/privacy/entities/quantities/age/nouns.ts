import { oneLine } from '../../../patterns/one-line';
import { parties } from '../people/before';
import { aged, relatives } from '../people/words';

/** One person each, as neighbours, at work or in the street: who may be of an age that stands in apposition. */

/** Where an article or a possessive stands before them, or a clause begins. */
const withArticle = [
  oneLine`
    neighbou?r|guy|dude|bloke|chap|fella|landlord|landlady|boss|janitor|caretaker|nanny|babysitter|cleaner|barber
    |baker|butcher|waiter|waitress|cashier|plumber|electrician|carpenter|farmer|fisherman|priest|pastor|nun|lawyer
    |judge|doctor|dentist|surgeon|therapist|professor|coach|policeman|policewoman|cop|firefighter|postman|mailman
    |clerk|receptionist|secretary|manager|hairdresser|lodger|stranger|ex|lover|mate|teen(?:ager)?|toddler|veteran
    |refugee|inmate|tourist|hiker|jogger
  `,
  oneLine`
    Typ|Kerl|Hausmeister(?:in)?|Vermieter(?:in)?|Chef(?:in)?|Lehrer(?:in)?|Arzt|Ärztin|Pfleger(?:in)?|Krankenschwester
    |Bäcker(?:in)?|Verkäufer(?:in)?|Kellner(?:in)?|Friseur(?:in)?|Friseuse|Putzfrau|Babysitter(?:in)?|Tagesmutter
    |Pfarrer(?:in)?|Anwalt|Anwältin|Bauer|Bäuerin|Polizist(?:in)?|Postbote|Handwerker|Klempner|Trainer(?:in)?
    |Professor(?:in)?|Richter(?:in)?|Bekannte[rn]?|Verwandte[rn]?|Jugendliche[rn]?|Mitarbeiter(?:in)?|Kundin|Kunde
    |Nachbarsjunge
  `,
  oneLine`
    voisine?|nounou|gardien(?:ne)?|concierge|facteur|factrice|boulang(?:er|ère)|prof(?:esseure?)?
    |instit(?:uteur|utrice)?|maîtresse|médecin|infirmi(?:er|ère)|patron(?:ne)?|proprio|propriétaire|type|mec|gars
    |bonhomme|vieux|vieille|curé|avocate?|serveu(?:r|se)|vendeu(?:r|se)|coiffeu(?:r|se)|plombier|ouvri(?:er|ère)
    |agricult(?:eur|rice)|kiné|ado
  `,
  oneLine`
    porter[oa]|conserje|vecin[oa]|caser[oa]|profe(?:sora?)?|maestr[oa]|médic[oa]|enfermer[oa]|panader[oa]|camarer[oa]
    |peluquer[oa]|fontaner[oa]|jef[ea]|tipo|viej[oa]|ancian[oa]|abogad[oa]|cura|dependient[ea]|cajer[oa]|taxista
    |albañil|niñera|canguro|limpiadora|cuidadora?
  `,
  oneLine`
    vicin[oa]|portinai[oa]|portiere|prof(?:essor(?:e|essa))?|medico|infermier[ea]|badante|barista|parrucchier[ea]
    |idraulico|capo|tip[oa]|tizi[oa]|vecchi[oa]|anzian[oa]|avvocat[oa]|parroco|camerier[ea]|commess[oa]|panettiere
  `,
  oneLine`
    vizinh[oa]|porteir[oa]|senhori[oa]|professora?|enfermeir[oa]|padeir[oa]|cabeleireir[oa]|chefe|gaj[oa]|cara|moç[oa]
    |rapaz|rapariga|velh[oa]|idos[oa]|advogad[oa]|padre|empregad[oa]|babá|diarista|faxineira|cuidadora?
  `,
  oneLine`
    buurman|buurvrouw|buurjongen|buurmeisje|oppas|juf|meester|leraar|lerares|dokter|huisarts|verpleegster|verpleger
    |bakker|slager|kapper|kapster|loodgieter|baas|huisbaas|verhuurder|gast|vent|kerel|gozer|schoonmaakster|pastoor
    |boer
  `,
  oneLine`
    granne|lärare|läkare|sjuksköterska|barnvakt|frisör|rörmokare|chef|hyresvärd|kille|tjej|gubbe|tant|vaktmästare
    |präst|städerska|pensionär|snubbe|nabo|lærer|læge|mand|kvinde|fyr|gutt|jente|pige|dreng
  `,
].join('|');

/** In languages without an article, or with one at the end of the word. */
const withoutArticle = [
  oneLine`
    sąsiad(?:ka)?|nauczyciel(?:ka)?|lekarz|lekarka|pielęgniarka|piekarz|fryzjer(?:ka)?|hydraulik|szef(?:owa)?|facet
    |gość|staruszek|staruszka|dozorca|niania|sprzątaczka|ksiądz|koleżanka|emeryt(?:ka)?|kierowca|chłopak|dziewczyna
  `,
  oneLine`
    grannen|läraren|läkaren|sjuksköterskan|barnvakten|frisören|chefen|hyresvärden|kvinnan|mannen|killen|tjejen|gubben
    |tanten|vaktmästaren|kollegan|prästen|städerskan|pensionären|snubben|pojken|flickan|dottern|sonen|naboen|læreren
    |lægen|manden|kvinden|kvinnen|damen|fyren|gutten|jenta|konen|sønnen|datteren|pigen|drengen
  `,
  oneLine`
    komşu(?:m|muz|su)?|öğretmen(?:im|imiz|i)?|doktorum(?:uz)?|hemşire|kapıcı(?:mız)?|bakıcı(?:mız|sı)?|patronum
    |ev sahib(?:i|im|imiz)|arkadaşım|hastam(?:ız)?|teyze(?:m|si)?|kuaförüm
  `,
  oneLine`
    сосед(?:ка)?|учитель(?:ница)?|врач|медсестра|няня|парень|мужчина|женщина|девушка|мужик|дед|коллега
    |начальни(?:к|ца)|друг|подруга|пенсионер(?:ка)?|сусід(?:ка)?|вчитель(?:ка)?|лікар(?:ка)?|жінка|хлопець|дівчина
    |колега
  `,
  'naapuri(?:ni|mme)?|opettaja(?:ni|mme)?|lääkärini|ystäväni|kollegani|soused(?:ka)?|učitel(?:ka)?|lékař(?:ka)?',
].join('|');

export const oneOf = { withArticle: `${withArticle}|${relatives}|${aged}|${parties}`, withoutArticle };
