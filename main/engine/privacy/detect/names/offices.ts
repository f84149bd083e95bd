import { oneLine } from '../../patterns/one-line';

/** Whom one writes to without knowing who reads it: "Dear HR", "Liebe Personalabteilung", "Estimado Ayuntamiento". */
const office = new RegExp(
  oneLine`
    ^(?:
      hr|it|payroll|admissions?|support|help ?desk|council|reception|accounts?|accounting|finance|billing|sales
      |marketing|procurement|purchasing|legal|compliance|security|facilities|housekeeping|maintenance|registry
      |registrar|bursar|enrol?lments?|recruit(?:ment|ing)|management|admin(?:istration)?|office|department|dept
      |embassy|consulate|ministry|board|trustees|human|customs|concierge|landlord|headquarters|hq
      |(?:\p{L}{2,20}-?)?(?:
        abteilung|amt|stelle|büro|verwaltung|dienst|kasse|sekretariat|leitung|behörde|kanzlei|redaktion|zentrale|team
        |versicherung|buchhaltung|gemeinde|rezeption
      )
      |d?rh|mairie|secrétariat|accueil|comptabilité|paie|direction|préfecture|syndic|conseil|service|scolarité
      |rrhh|recursos|ayuntamiento|soporte|atención|secretaría|contabilidad|nóminas|administración|admisiones|dirección
      |consejo|gerencia
      |supporto|assistenza|segreteria|ufficio|comune|amministrazione|contabilità|direzione|risorse|condominio
      |gemeente|(?:\p{L}{2,20})?(?:afdeling|administratie|zaken)|boekhouding|klantenservice|receptie|secretariaat
      |dzia(?:ł|le)|kadry|księgowoś(?:ć|ci)|urz(?:ąd|ędzie)|administracj[ao]|recepcj[ao]
      |suporte|atendimento|secretaria|câmara|prefeitura|administração|direção|departamento|condomínio
      |(?:\p{L}{2,20})?avdelning(?:en)?|kommun(?:en)?|kundtjänst|receptionen|ekonomi|lönekontor(?:et)?
    )$
  `,
  'iu',
);

/** Whether a word that is greeted is an office's or a team's. */
export const isOffice = (word: string): boolean => office.test(word);
