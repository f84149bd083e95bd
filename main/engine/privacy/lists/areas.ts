import { oneLine } from '../patterns/one-line';
import { foldName } from './names';
import { type Part, packedList, partition } from './packed';
import { cities, regionLists, regions } from './places';

/**
 * States, provinces, departments and counties. A region's stand-in is one of its country, called in the same language and,
 * where an article stands before it, of its gender.
 */

const split = (lists: Readonly<Record<string, string>>): readonly (readonly [group: string, names: string[]])[] =>
  Object.entries(lists).map(([group, names]) => [group, names.split('|')]);

/** Regions as English calls them, by the countries that they are enciphered in. */
const inEnglish = split({
  'DE en': oneLine`
    Bavaria|North Rhine-Westphalia|Hesse|Lower Saxony|Saxony|Saxony-Anhalt|Thuringia|Rhineland-Palatinate|Tyrol|Styria
    |Carinthia|Upper Austria|Lower Austria|Swabia|Franconia|Pomerania
  `,
  'FR en': 'Brittany|Normandy|Burgundy|Corsica|Picardy|Gascony|Savoy',
  'ES en':
    'Andalusia|Catalonia|Navarre|Castile and León|Castile-La Mancha|Balearic Islands|Canary Islands|Basque Country',
  'IT en': 'Lombardy|Piedmont|Apulia|Sicily|Sardinia|Tuscany|Aosta Valley|South Tyrol',
  'PL en': 'Silesia|Lower Silesia|Upper Silesia|Lesser Poland|Greater Poland|Mazovia|Masuria',
});

/** Beside those that the gazetteer seeks: of these many are other words as well, or towns abroad. */
const others = split({
  CA: 'Ontario|New Brunswick|Newfoundland and Labrador|Northwest Territories|Yukon',
  GB: oneLine`
    Kent|Essex|Surrey|Norfolk|Suffolk|Cornwall|Somerset|Cheshire|Staffordshire|Warwickshire|Leicestershire
    |Nottinghamshire|Northamptonshire|Cambridgeshire|Bedfordshire|Gloucestershire|Worcestershire|Herefordshire|Rutland
    |Merseyside|East Sussex|West Sussex|North Yorkshire|West Yorkshire|South Yorkshire|Greater Manchester
    |Tyne and Wear|Aberdeenshire|Fife|Ayrshire|Lanarkshire|Renfrewshire|Perthshire|Caithness|Gwynedd|Powys|Dyfed
    |Pembrokeshire|Carmarthenshire|Ceredigion|Monmouthshire|Flintshire|Denbighshire
  `,
  NZ: 'Otago|Southland|Waikato|Northland|Taranaki|Marlborough|Canterbury|Bay of Plenty',
  ZA: 'Gauteng|Limpopo|Mpumalanga|KwaZulu-Natal|Western Cape|Eastern Cape|Northern Cape|Free State',
  'FR f': oneLine`
    Dordogne|Gironde|Vendée|Loire-Atlantique|Seine-Saint-Denis|Haute-Garonne|Haute-Savoie|Moselle|Drôme|Creuse|Corrèze
    |Lozère|Nièvre|Marne|Meuse|Somme|Haute-Vienne|Haute-Loire|Haute-Marne|Haute-Saône|Charente|Charente-Maritime
    |Mayenne|Sarthe|Savoie|Franche-Comté
  `,
  'FR m': oneLine`
    Finistère|Morbihan|Val-de-Marne|Pas-de-Calais|Bas-Rhin|Haut-Rhin|Vaucluse|Gard|Calvados|Doubs|Cher|Tarn|Gers
    |Cantal|Puy-de-Dôme|Loiret|Loir-et-Cher|Maine-et-Loire|Lot-et-Garonne|Tarn-et-Garonne|Rhône|Poitou|Limousin
  `,
  'FR vowel': 'Isère|Ardèche|Essonne|Ariège|Aude|Yonne|Aube|Oise|Aisne|Hérault|Aveyron|Ain|Indre|Allier|Orne|Eure',
  'FR plural': oneLine`
    Yvelines|Hauts-de-Seine|Bouches-du-Rhône|Alpes-Maritimes|Landes|Pyrénées-Atlantiques|Vosges|Ardennes|Deux-Sèvres
    |Hautes-Alpes|Hautes-Pyrénées|Pyrénées-Orientales|Hauts-de-France
  `,
  FR: 'Nouvelle-Aquitaine|Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté',
  ES: 'Andalucía|Comunidad Valenciana|Comunidad de Madrid|Región de Murcia|La Rioja|Islas Baleares|Islas Canarias|Canarias|Baleares',
  PT: 'Algarve|Alentejo|Minho|Ribatejo|Douro|Beira Alta|Beira Baixa|Madeira',
  'PL nouns':
    'Mazury|Śląsk|Podlasie|Podhale|Kujawy|Warmia|Małopolska|Wielkopolska|Mazowsze|Pomorze|Podkarpacie|Lubelszczyzna|Kaszuby|Dolny Śląsk|Górny Śląsk',
  SE: oneLine`
    Skåne|Småland|Västergötland|Östergötland|Dalarna|Värmland|Södermanland|Uppland|Västmanland|Närke|Blekinge|Halland
    |Bohuslän|Dalsland|Hälsingland|Gästrikland|Medelpad|Ångermanland|Jämtland|Härjedalen|Västerbotten|Norrbotten
    |Lappland|Gotland|Öland
  `,
  NO: 'Rogaland|Vestland|Innlandet|Agder|Telemark|Vestfold|Trøndelag|Nordland|Troms|Finnmark|Hordaland|Oppland|Hedmark|Buskerud|Østfold|Akershus',
  DK: 'Jylland|Sjælland|Fyn|Nordjylland|Midtjylland|Sønderjylland|Lolland|Falster|Vendsyssel',
  BE: 'Vlaanderen|Wallonië|Oost-Vlaanderen|West-Vlaanderen|Vlaams-Brabant|Waals-Brabant|Henegouwen',
  BR: 'Paraná|Santa Catarina|Espírito Santo|Goiás|Paraíba|Piauí|Sergipe|Alagoas|Amapá|Rondônia|Roraima|Tocantins|Mato Grosso do Sul|Rio Grande do Norte|Pará',
  MX: 'Guerrero|Hidalgo|Morelos|Coahuila|Tamaulipas|Nayarit|Tlaxcala|Baja California|Baja California Sur|Estado de México',
  CO: 'Antioquia|Cundinamarca|Valle del Cauca|Boyacá|Tolima|Huila|Nariño|Risaralda|Quindío|Casanare|Caquetá',
  AR: 'Chubut|Entre Ríos|Misiones|Neuquén|Tierra del Fuego|Jujuy|La Pampa|Río Negro|Tucumán',
  IN: 'Goa|Chhattisgarh|Uttarakhand|Himachal Pradesh|Andhra Pradesh|Arunachal Pradesh|Manipur|Meghalaya|Mizoram|Nagaland|Sikkim|Tripura',
  ID: oneLine`
    Jawa Barat|Jawa Tengah|Jawa Timur|Sumatera Utara|Sumatera Barat|Sumatera Selatan|Kalimantan Timur|Kalimantan Barat
    |Kalimantan Selatan|Sulawesi Selatan|Sulawesi Utara|Banten|Lampung
  `,
  RO: 'Ilfov|Prahova|Argeș|Dolj|Gorj|Mureș|Harghita|Covasna|Bihor|Maramureș|Vrancea|Ialomița|Teleorman|Timiș',
  HU: 'Baranya|Zala|Somogy|Tolna|Fejér|Nógrád|Heves|Békés|Borsod-Abaúj-Zemplén|Hajdú-Bihar',
});

/** Norfolk, Canterbury and Paraná are towns as often; Tuscany and Ontario are the regions. */
const calledAsTowns = new Set(['GB', 'NZ', 'BR', 'MX', 'CO', 'AR']);

/** Of each region its list and how it is written, by its folded name. */
const areas = new Map<string, { readonly group: string; readonly name: string }>();
for (const [group, names] of [...inEnglish, ...Object.entries(regionLists), ...others])
  for (const name of names) {
    const folded = foldName(name);
    const isTown = calledAsTowns.has(group) && cities.has(folded) && regions.get(folded) === undefined;
    if (!areas.has(folded) && !isTown) areas.set(folded, { group, name });
  }

/** The list that a region is enciphered in, and its place there, by folded name; null of what is none. */
export const areaList: (folded: string) => Part | null = partition(() => [
  packedList([...areas.keys()].join('\n'), '\n'),
  Array.from(areas.values(), ({ group }) => `region ${group}`),
]);

export const areaName = (folded: string): string | null => areas.get(folded)?.name ?? null;

/** Counties of Ireland, which stand behind that word: many of them are names and towns as well. */
export const irishCounties: readonly string[] = oneLine`
    Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois
    |Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath
    |Wexford|Wicklow
  `.split('|');
