import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';

/** Firms by whom one has there or does business with, and houses by what they are. */

const edge = '(?<![\\p{L}\\p{N}])';
const capital = "\\p{Lu}[\\p{L}\\p{M}&'’-]{1,24}";
/** A firm has three words at most here, "&" among them. */
const firm = `(?:${capital}|dm)(?: (?:& )?\\p{Lu}[\\p{L}\\p{M}&’-]{0,24}){0,2}`;

/** Per language: whose, what they are to one, and what stands before where they work; doubtful ones stand before towns too. */
const colleagues: readonly {
  readonly whose: string;
  readonly noun: string;
  readonly at: string;
  readonly from?: string;
}[] = [
  {
    whose: '[Mm]y|[Oo]ur|[Hh]is|[Hh]er',
    noun: '(?:old |new |former |line |ex-)?(?:boss|manager|supervisor|colleague|co-?worker|team leader|shift lead|foreman|hr (?:lady|manager|contact))',
    at: 'at|over at|@',
    from: 'from|of',
  },
  {
    whose: '[Mm]eine?[nmrs]?|[Uu]nsere?[nmrs]?',
    noun: oneLine`
      (?:alte[rn]? |neue[rn]? |Ex-)?(?:
        Chef(?:in)?|Boss|Vorgesetzte[rn]?|Kolleg(?:e|en|in)|Schichtleiter(?:in)?|Filialleiter(?:in)?|Teamleiter(?:in)?
        |Meister|Ausbilder(?:in)?
      )|(?:chef(?:in)?|kolleg(?:e|in))
    `,
    at: 'bei(?: der| dem)?|beim',
    from: 'von(?: der)?|vom|aus der',
  },
  {
    whose: '[Mm]on|[Mm]a|[Nn]otre',
    noun: '(?:ancien(?:ne)? |nouve(?:au|lle) )?(?:chef(?:fe)?|patronn?e?|collègue|responsable|manager|supérieure?|directeur|directrice)',
    at: 'chez',
    from: 'de(?: la)?|à la|du',
  },
  {
    whose: '[Mm]i|[Nn]uestr[oa]',
    noun: '(?:jef[ea]|encargad[oa]|compañer[oa](?: de trabajo)?|supervisora?|colega|gerente)',
    at: '(?!)',
    from: 'en(?: el| la)?|de(?: la)?|del',
  },
  {
    whose: '[Mm]io|[Mm]ia|[Nn]ostr[oa]',
    noun: '(?:capo|capa|collega|responsabile|titolare|direttore|direttrice|superiore)',
    at: 'presso',
    from: "alla|al|all['’]|da|della|del|dell['’]|in|di",
  },
  {
    whose: '[Mm]ijn|[Mm]n|[Oo]nze',
    noun: '(?:oude |nieuwe )?(?:baas|bazin|collega|chef|leidinggevende|manager|teamleider)',
    at: 'bij(?: de| het)?',
    from: 'van(?: de)?',
  },
  {
    whose: '[Mm]ój|[Mm]oja|[Mm]ojego|[Mm]ojej|[Nn]asz[ae]?',
    noun: '(?:szef|szefowa|szefa|kierownik|kierowniczka|kolega|koleżanka|przełożon[ya]|współpracownik)',
    at: '(?!)',
    from: 'we?|ze?|od',
  },
  {
    whose: '[Mm]eu|[Mm]inha|[Nn]oss[oa]',
    noun: '(?:chef[ea]|patrão|patroa|colega|gerente|encarregad[oa]|supervisora?)',
    at: '(?!)',
    from: 'n[oa]|em|d[oae]',
  },
  {
    whose: '[Mm]in|[Vv]år|[Mm]itt',
    noun: '(?:gamla |nya )?(?:chef|kollega|arbetskamrat|sjef|leder|arbejdskammerat|förman)',
    at: 'hos',
    from: 'på|från|i|fra|ved',
  },
];
const employed = colleagues.map(({ whose, noun, at, from = '(?!)' }) => ({
  pattern: wordPattern(
    new RegExp(
      `${edge}(?:${whose}) (?:${noun})(?:,? ${capital}(?: ${capital})?,?)? (?:(?:${at})|(?<doubtful>${from}))(?:(?<=['’])| )(?<firm>${firm})`,
      'du',
    ),
  ),
}));
/** What every noun of a colleague holds: most texts speak of none. */
const spoken = new RegExp(
  oneLine`
    [Bb]oss|hr lady|manager|supervis|coll[eèa]|worker|lead|foreman|contact|[Cc]hef|[Kk]olleg|orgesetzt|lei?[dt]er
    |Meister|usbilder|patr[oã]|responsab|supérieur|direct|jef[ea]|ncargad|compañer|coleg|gerente|cap[oa]|titolare
    |superior|direttr?[oi]|ba(?:as|zin)|leidinggev|szef|kierowni|kole[gż]|przełożon|współprac|ncarregad|chef[ea]
    |arbe[tj]|sjef|förman
  `,
  'u',
);
/** Turkish says where by an ending: "patronum Cem Migros'ta". */
const turkish = wordPattern(
  new RegExp(
    `${edge}(?:[Pp]atronum|[Mm]üdürüm(?:üz)?|[Şş]efim|[Ii]ş arkadaşım|[Aa]mirim)(?: ${capital})? (?<firm>${firm}?)(?=['’](?:t[ae]|d[ae]|nd[ae]|t[ae]ki|d[ae]ki)(?!\\p{L}))`,
    'du',
  ),
);
/** "Beamter der Bundespolizei": an office of a state, behind who serves there. */
const serving = wordPattern(
  new RegExp(
    oneLine`
      ${edge}(?:
        Beamt(?:er|in|e)|Polizist(?:in)?|Soldat(?:in)?|Kommissar(?:in)?|Sachbearbeiter(?:in)?|Mitarbeiter(?:in)?
        |Angestellter?
      ) (?:der|des|beim?|bei der|im) (?<firm>
        (?:
          [A-ZÄÖÜ]\p{Ll}+
          (?:polizei|wehr|zoll|amt[s]?|behörde|ministeri(?:um|ums)|verwaltung|kasse|agentur|gericht[s]?)|Polizei|Zoll
          |Bundeswehr|Feuerwehr|JVA
        )(?: \p{Lu}\p{Ll}+)?
      )(?! (?:verdienen|haben|sind|können|müssen|dürfen|sollen|werden|arbeiten|bekommen|tragen)(?!\p{L}))
    `,
    'du',
  ),
);
/** What one works at that is no firm. */
const noFirm = new RegExp(
  oneLine`
    ^(?:
      I|Mr|Mrs|Ms|Dr|Herr|Frau|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April
      |May|June|July|August|September|October|November|December|Christmas|Easter|Arbeit|Meeting|Besprechung|Feier|Büro
      |Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Telefon|Gespräch|Teams|Zoom|Slack|HR|IT|PR|QA
    )(?!\p{L})
  `,
  'u',
);

/** What firms trade in, as the last word of their names or, in Romance and Slavic languages, the first. */
const lastTrades = oneLine`
  Freight|Marine|Rail|Foods?|Lettings|Logistics|Haulage|Joinery|Roofing|Textiles|Plastics|Packaging|Timber|Steel
  |Chemicals|Electronics|Software|Robotics|Biotech|Analytics|Dynamics|Systems|Networks|Capital|Advisory|Recruitment
  |Staffing|Couriers|Removals|Scaffolding|Interiors|Instruments|Aerospace|Shipping|Fisheries|Farms|Dairies|Properties
  |Estates|Builders|Catering|Media|Digital|Labs|Mobility|Energy|Solar|Pharma|Technik|Bau|Logistik|Transporte?
  |Metallbau|Maschinenbau|Holzbau|Elektro|Spedition|Haustechnik|Immobilien|Verlag|Druck|Textil|Möbel|Stahl|Energie
  |Reisen|Transports|Bâtiment|Menuiserie|Conseil|Informatique|Immobilier|Distribution|Électricité|Bouw|Techniek
  |Vastgoed|Installatie|Bygg|Åkeri|Fastigheter|Städ|Måleri|Konsult|Teknik|İnşaat|Lojistik|Tekstil|Gıda|Mobilya|Turizm
`;
const firstTrades = oneLine`
  Talleres|Transportes|Construcciones|Grupo|Industrias|Muebles|Carpintería|Inmobiliaria|Distribuciones|Officine
  |Autotrasporti|Costruzioni|Edilizia|Ditta|Studio|Impresa|Falegnameria|Immobiliare|Bouwbedrijf|Transportbedrijf
  |Garage|Installatiebedrijf|Aannemersbedrijf|Zakłady?|Firma|Hurtownia|Piekarnia|Przedsiębiorstwo|Metalúrgica
  |Construtora|Construções|Padaria|Oficina|Imobiliária|Menuiserie|Transports|Établissements|Ets|Plomberie|Maçonnerie
  |Imprimerie|Autohaus|Spedition|Schreinerei|Tischlerei|Druckerei|Metallbau|Bauunternehmen|Byggfirma|Åkeri
`;
/** With whom one does business. */
const partners = oneLine`
  (?:[Mm]y|[Oo]ur|[Tt]heir|[Tt]he) (?:biggest |new |main |former )?
  (?:client|customer|supplier|vendor|contractor|subcontractor|landlord|competitor|distributor|insurer|agency|partner)
  |(?:[Uu]nser|[Mm]ein|[Ii]hr|[Dd]er)(?:e[nmrs]?)? (?:neuer? |größter? )?
  (?:Kunden?|Kundin|Lieferant(?:en)?|Auftraggeber|Vermieter|Mitbewerber|Partner|Dienstleister)
  |(?:[Nn]otre|[Mm]on|[Ll]e) (?:nouveau )?(?:client|fournisseur|prestataire|bailleur|concurrent|sous-traitant)
  |(?:[Nn]uestr[oa]|[Mm]i|[Ee]l) (?:nuevo )?(?:cliente|proveedora?|casero|competidor|contratista)
  |(?:[Nn]ostr[oa]|[Mm]i[oa]|[Ii]l) (?:nuovo )?(?:cliente|fornitore|concorrente|appaltatore)
  |(?:[Oo]nze|[Mm]ijn|[Dd]e) (?:nieuwe )?(?:klant|leverancier|opdrachtgever|verhuurder|aannemer)
  |(?:[Nn]asz|[Mm]ój) (?:nowy )?(?:klient|dostawca|wykonawca|najemca)
  |(?:[Nn]osso|[Mm]eu|[Oo]) (?:novo )?(?:cliente|fornecedor|concorrente|senhorio)
  |(?:[Vv]år|[Mm]in) (?:nya )?(?:kund|leverantör|hyresvärd|uppdragsgivare)
  |(?:quotes?|invoices?|offers?|bills?|tenders?|contracts?|present(?:ing|ation)?|pitch(?:ing)?) (?:
    from|to|for|with|by
  )|Angebot (?:an|von|für)|Rechnung (?:an|von)|devis (?:de|pour)|facture de|presupuesto (?:de|para)|factura de
  |preventivo (?:di|per)|fattura di|offerte (?:van|voor|aan)|factuur van|oferta dla|faktura (?:od|från)
  |offert (?:från|till)
`;
const word = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}";
const traded = wordPattern(
  new RegExp(
    `${edge}(?:${partners}) (?<firm>(?:${word} ){1,2}(?:${lastTrades})|(?:${firstTrades})(?: (?:de |do |da |i )?${word}){1,2})(?!\\p{L})`,
    'du',
  ),
);

/** Houses of many flats and who owns them together. */
const houses = oneLine`
  HSB Brf|BRF|Brf|[Bb]ostadsrättsföreningen|Riksbyggen(?: Brf)?|WEG|Eigentümergemeinschaft|Wohnungsgenossenschaft
  |Wohnanlage|VvE|[Cc]ondom[ií]nio|[Rr]ésidence|[Cc]opropriété|[Cc]omunidad de (?:propietarios|vecinos)
  |[Uu]rbanización|[Ww]spólnota(?: [Mm]ieszkaniowa)?|[Ss]półdzielnia(?: [Mm]ieszkaniowa)?|[Bb]orettslaget|[Ss]ameiet
  |[Ee]jerforeningen|[Aa]ndelsboligforeningen|[Tt]aloyhtiö|SVJ
`;
const noHouse =
  '(?:Reform|Novelle|Gesetz|Recht|Verwalter|Verwaltung|Regel|Regels|Beheer|Check|Solidale|Minimo|Parziale|Edilício|Artikel|Paragraph|Kungsgatan|Law|Act|In|The|Und|Oder)';
/** Of what sort it is, with no name behind. */
const sortsOfHouse = oneLine`
  (?:
    Principale?|Secondaire|Fiscale|Universitaire|Étudiante|Permanente|Hôtelière|Seniors?|Services|Alternée|Fechado
    |Aberto|Residencial|Comercial|Moderno|Moderna|Cerrada|Privada|Nueva|Nuova|Nouvelle
  )
`;
const housed = wordPattern(
  new RegExp(
    oneLine`
      ${edge}(?<firm>
        (?:${houses}) (?!${noHouse}(?!\p{L}))(?!${sortsOfHouse}(?!\p{L}| \p{Lu}))
        (?:(?:les?|la|los|las|el|de|het|d[oe]s?|di|pod|Pod|della?) ){0,2}${word}(?: ${word})?
      )
    `,
    'du',
  ),
);

const found = (text: string, pattern: WordPattern, score: number, reason: string): Candidate[] =>
  pattern.all(text).flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.firm ?? [];
    return start === undefined || end === undefined || noFirm.test(text.slice(start, end))
      ? []
      : [{ start, end, score, reason }];
  });

/** @param isTown Whether a town's name begins at an offset. Linear in the text. */
export const parties = (text: string, isTown: (start: number) => boolean): Candidate[] => [
  ...(spoken.test(text) ? employed : []).flatMap(({ pattern }) =>
    pattern.all(text).flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.firm ?? [];
      if (start === undefined || end === undefined || noFirm.test(text.slice(start, end))) return [];
      if (indices?.groups?.doubtful !== undefined && isTown(start)) return [];
      return [{ start, end, score: 0.9, reason: 'where a colleague works' }];
    }),
  ),
  ...found(text, turkish, 0.9, 'where a colleague works'),
  ...found(text, serving, 0.88, 'where somebody serves'),
  ...found(text, traded, 0.95, 'a firm one deals with'),
  ...found(text, housed, 0.92, 'a house of many flats'),
];
