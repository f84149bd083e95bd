import { textAfter } from '../../text/around';

/** What every town has, without a name of its own: "village hall", "Jugendamt", "caisse maladie". */
const bodies = new RegExp(
  `^(?:(?:the|das|der|die|la|le|el|il|het|de|o|a) )?(?:${[
    '(?:village|town|city|parish|community|church|sports|leisure|youth|job|food|health|medical|care|fire|police|bus|train|post|benefits?|housing|tax|customer|social|day) (?:hall|centre|center|club|bank|office|station|clinic|desk|council|services?|department|support)',
    '(?:jugend|sozial|finanz|standes|arbeits|bürger|ordnungs|gesundheits|bau|wohnungs|einwohnermelde|versorgungs)amt|(?:kranken|pflege|familien|renten)kasse|(?:ausländer|straßenverkehrs|zulassungs)behörde|jobcenter|arbeitsagentur|rentenversicherung|rathaus|gemeindehaus|(?:alten|pflege|senioren|kinder)heim',
    'pflegedienst|haushaltshilfe|essen auf rädern|pflegeversicherung',
    '介護保険|生活保護|健康保険|国民健康保険|年金|訪問介護|デイサービス|社保|医保|低保',
    'cse|chsct|drh',
    "caisse (?:maladie|d['’]épargne|de retraite)|sécurité sociale|centre (?:sportif|commercial|social|médical|aéré|de loisirs)|salle (?:des fêtes|de sport|polyvalente)|maison de retraite|mairie|préfecture",
    'centro (?:de salud|comercial|deportivo|médico|de día|de mayores)|residencia de ancianos|seguridad social|ayuntamiento|juzgado',
    'centro (?:sportivo|commerciale|medico|anziani|estivo)|casa di riposo|agenzia delle entrate|municipio|questura',
    'thuiszorg|mantelzorg|wmo|azc|gemeentehuis|buurthuis|verzorgingshuis|gezondheidscentrum|ziekenfonds',
    'urząd (?:skarbowy|pracy|miasta|gminy|stanu cywilnego)|dom (?:kultury|opieki)|ośrodek zdrowia',
    'centro de saúde|centro comercial|segurança social|câmara municipal|lar de idosos',
    'hemtjänst(?:en)?|färdtjänst(?:en)?|hemsjukvård(?:en)?|boendestöd(?:et)?|hjemmepleje[n]?|vårdcentral(?:en)?|äldreboende(?:t)?|försäkringskassan?|socialtjänsten?|bygdegård(?:en)?',
  ].join('|')})$`,
  'iu',
);
/** "Pflegekasse der BKK", "Finanzamt Norderau": a name follows. */
const goesOn = /^ (?:(?:der|des|von|in|im|de|del|della|di|du|of|van|i|w|do|da) )?\p{Lu}/u;

/** Whether a place of a text that was read as an organisation or a place is such a body alone. */
export const isBody = (text: string, start: number, end: number): boolean =>
  bodies.test(text.slice(start, end)) && !goesOn.test(textAfter(text, end, 12));
