import { oneLine } from '../../../patterns/one-line';

/** What laboratories measure, as reports and patients write it. Abbreviations are capitals; names any case. */

/** Abbreviations: `LDL`, not a word in small letters but where it is none (`hdl`). */
export const abbreviations = oneLine`
    HbA1[cC]|A1[cC]|LDL(?:-?C)?|HDL(?:-?C)?|VLDL|eGFR|GFR|TSH|[FfL]?T[34][Ll]?|PSA|CRP|hsCRP|hs-CRP|ESR|BSG|BKS|VSG
    |WBC|WCC|RBC|PLT|Plt|Cr|Ur|Trop|Hb|HGB|Hgb|HCT|Hct|MCV|MCH|MCHC|RDW|ALT|ALAT|AST|ASAT|GOT|GPT|GGT|AP|ALP|LDH|CK|CK-MB|BUN|INR|PT|aPTT
    |PTT|BNP|NT-?proBNP|AFP|CEA|CA[- ]?(?:125|19-9|15-3)|FSH|LH|AMH|SHBG|DHEA-?S|PTH|IgE|IgG|IgA|IgM|ANA|RF|Lp\(a\)
    |ApoB|HOMA-?IR|Na|K|Ca|Mg|Fe|NT|SpO2|SaO2|pO2|pCO2|TG|CD4|U?ACR|CGT|γ-?GTP?|HCG|hCG|β-?hCG|LVEF|EF|BZ
    |O2(?:-Sättigung|-?Sat)?|FEVG|FEVI|FE|EOS|LYM|Quick(?:-?Wert)?
    |FEV-?1|FEV₁|VEMS|VEF-?1|FVC|CVF|VC|IVC|TLC|PEF|DLCO|DFG|FG|TFG
  `;

/** Names, in any case. */
export const names =
  oneLine`
    a1c|hba1c|ldl|hdl|egfr|tsh|psa|crp|inr|(?:fasting |blood |serum |plasma |random )?(?:glucose|sugars?)
    |(?:total |ldl |hdl )?cholesterol|triglycerides?|creatinine|urea|uric acid|bilirubin|albumin|ferritin|transferrin
    |iron|h(?:a)?emoglobin|h(?:a)?ematocrit|platelets?|leu[ck]ocytes?|neutrophils?|lymphocytes?
    |white (?:blood )?(?:cell )?count|potassium|sodium|calcium|magnesium|phosphate|chloride|bicarbonate|lactate
    |vitamin (?:d3?|b-?12|b6|a|e)|b-?12|folate|folic acid|homocysteine|cortisol|testosterone|estradiol|oestradiol
    |progesterone|prolactin|insulin|c-peptide|troponin(?: [tTiI])?|d-dimers?|fibrinogen|procalcitonin|lipase|amylase
    |viral load|oxygen saturation|o2 sats?|sats|spo2|creat|crea|chol|trigs?|hgb|vit ?[db]-?(?:12)?
  ` +
  oneLine`
    |krea|Chol|Blutzucker|Nüchternblutzucker|Nüchternzucker|Langzeitzucker|(?:Gesamt|LDL-|HDL-)?Cholesterin
    |Triglyzeride|Kreatinin|Harnstoff|Harnsäure|Bilirubin|Eisen|Hämoglobin|Hämatokrit|Thrombozyten|Leukozyten
    |Erythrozyten|Kalium|Natrium|Kalzium|Phosphat|Laktat|Vitamin D|Folsäure|Testosteron|Östradiol|Progesteron
    |Prolaktin|Sauerstoffsättigung|PSA-Wert|TSH-Wert|CRP-Wert|HbA1c-Wert
  ` +
  oneLine`
    |créat|crea|chol|glyc|plaq|saturation(?: en oxygène)?|glycémie(?: à jeun)?|hémoglobine(?: glyquée)?
    |cholestérol(?: total)?|triglycérides|créatinine|urée|acide urique|bilirubine|ferritine|fer sérique|plaquettes
    |globules (?:blancs|rouges)|leucocytes|hématocrite|calcium|vitamine [dDbB]-?(?:12)?
  ` +
  oneLine`
    |glucosa|azúcar(?: en (?:la )?sangre)?|glucemia|glicemia|hemoglobina(?: glic\p{L}{4,8})?|colesterol(?: total)?
    |triglicéridos|creatinina|ácido úrico|bilirrubina|ferritina|hierro|plaquetas|leucocitos|hematocrito|potasio|sodio
    |calcio|vitamina [dDbB]-?(?:12)?|saturación
  ` +
  '|emoglobina(?: glicata)?|colesterolo(?: totale)?|trigliceridi|acido urico|bilirubina|piastrine|globuli bianchi|ematocrito|azotemia|saturazione' +
  '|bloedsuiker|bloedglucose|nuchtere glucose|cholesterol|triglyceriden|hemoglobine|ferritine|ijzer|bloedplaatjes|witte bloedcellen|kalium|natrium|vitamine' +
  oneLine`
    |glukoza|cukier(?: na czczo)?|hemoglobina|cholesterol(?: całkowity)?|trójglicerydy|kreatynina|mocznik|kwas moczowy
    |bilirubina|ferrytyna|żelazo|płytki krwi|leukocyty|witamina [dDbB]-?(?:12)?
  ` +
  '|glicose|glicemia(?: em jejum)?|colesterol|triglicerídeos|creatinina|ureia|ácido úrico|ferro|leucócitos|potássio|sódio|saturação' +
  '|(?:fast(?:e|ande )?|långtids)?blodsock(?:er|ret)|(?:långtids)?sockret|långtidssocker|kolesterol|triglycerider|kreatinin|järn|trombocyter|leukocyter|blodvärde|vitamin' +
  '|(?:açlık |tokluk )?(?:kan )?şeker(?:i|im)?|kan şekeri|üre|ürik asit|demir|trigliserit|trombosit|lökosit|potasyum|sodyum|kalsiyum|satürasyon|oksijen satürasyonu|hematokrit' +
  '|vital capacity|Vitalkapazität|capacité vitale|capacidad vital|capacità vitale|vitale capaciteit|pojemność życiowa|capacidade vital|vitalkapacitet|vital kapasite' +
  // Shares of the blood and of the heart's filling.
  '|ejection fraction|oxygen|eosinophils?|basophils?|monocytes?|reticulocytes?|Ejektionsfraktion|Eosinophile|Basophile|Monozyten|Lymphozyten|Neutrophile|Retikulozyten' +
  "|fraction d['’]éjection|éosinophiles|basophiles|monocytes|neutrophiles|fracción de eyección|eosinófilos|basófilos|monocitos|linfocitos|neutrófilos" +
  '|frazione di eiezione|eosinofili|basofili|monociti|linfociti|neutrofili|ejectiefractie|eosinofielen|lymfocyten|neutrofielen|hematocriet|saturatie' +
  '|frakcja wyrzutowa|eozynofile|limfocyty|neutrofile|monocyty|hematokryt|saturacja|fração de ejeção|linfócitos|monócitos|hematócrito' +
  '|ejektionsfraktion|eosinofiler|lymfocyter|neutrofiler|monocyter|syremättnad|ejeksiyon fraksiyonu|lenfosit|nötrofil|eozinofil|monosit|bazofil|hemoglobin' +
  oneLine`
    |(?:空腹|餐后|饭后|餐前)?血糖(?:值)?(?:空腹|饭后|餐后|饭前|餐前|早上|晚上)?(?:两小时|2小时|一小时)?|糖化血红蛋白
    |肺活量|胆固醇|总胆固醇|甘油[三3]酯|肌酐|尿酸|血红蛋白|(?:白|红)细胞(?:计数|数)?|血小板(?:计数)?|转氨酶|血氧
    |酸素飽和度|血糖値|コレステロール|中性脂肪|クレアチニン|尿酸値|ヘモグロビン|[赤白]血球数?|血小板数|肺活量
  `;

/** When blood sugar was measured. */
export const times =
  oneLine`
    (?:(?:before|after|pre|post|at)[- ]?)?
    (?:breakfast|lunch|dinner|supper|meals?|eating|exercise|bedtime|waking|snack)|fasting|pre-?prandial|post-?prandial
    |today|yesterday|last night|this morning|last (?:week|month|year)|in the morning|at night
  ` +
  oneLine`
    |heute (?:früh|morgen|Mittag|Abend)|gestern Abend|nachts|ce (?:midi|soir)|hier soir|esta (?:mañana|tarde|noche)|anoche
    |stamattina|stasera|vanochtend|vanmorgen|vanavond|dziś rano|dzisiaj rano|rano|wieczorem|(?:hoje |esta )?(?:de )?manhã
    |esta (?:manhã|noite)|i morse|i kväll|bu (?:sabah|akşam)|dün(?: gece| akşam)?|bugün|nüchtern
    |(?:vor|nach) dem (?:Frühstück|Mittagessen|Abendessen|Essen|Schlafen)|heute|gestern|morgens|abends|à jeun
    |(?:avant|après) (?:le )?(?:petit[- ]déjeuner|déjeuner|dîner|repas|coucher)|au coucher|au réveil|ce matin|hier
  ` +
  oneLine`
    |en ayunas|(?:antes de|después de|tras) (?:desayunar|comer|cenar|la comida|la cena|dormir|el desayuno)|ayer|hoy
    |a digiuno|(?:prima|dopo) (?:di |del |della )?(?:colazione|pranzo|cena|i pasti|mangiare|dormire)|ieri|oggi
  ` +
  oneLine`
    |nuchter|(?:voor|na) het (?:eten|ontbijt|avondeten|slapen)|gisteren|vandaag|na czczo
    |(?:przed|po) (?:posiłk\p{L}{1,3}|śniadani\p{L}{1,2}|obiad\p{L}{1,3}|kolacj\p{L}{1,2}|jedzeniu)|wczoraj|dziś
  ` +
  oneLine`
    |em jejum|(?:antes|depois) d[oae] (?:almoço|jantar|café|comer|dormir)|ontem|hoje|fastande
    |(?:före|efter) (?:maten|frukost(?:en)?|lunch(?:en)?|middag(?:en)?)|igår|idag|açlık|tokluk|aç(?:ken)?|tok(?:ken)?
    |(?:yemekten|kahvaltıdan) (?:önce|sonra)
  `;
