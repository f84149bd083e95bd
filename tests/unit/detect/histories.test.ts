import { claims } from './structured/claims';

/** In a doctor's telegram style, by the lists alone. */
claims('MEDICAL_CONDITION', {
  found: [
    'Pat. 64 J., bekannter ⟦Diabetes mellitus Typ 2⟧, Z.n. ⟦Pneumonie⟧.',
    'Bekannte ⟦Hypertonie⟧ und ⟦Hyperlipidämie⟧, sonst gesund.',
    'V.a. ⟦Pneumonie⟧.',
    'Känd ⟦astma⟧ och ⟦KOL⟧, inkommer med bröstsmärta.',
    'ATCD : ⟦HTA⟧, ⟦diabète de type 2⟧, ⟦appendicectomie⟧.',
    'AP: ⟦hipertensión⟧, ⟦dislipemia⟧.',
    'APP: ⟦asma⟧ e ⟦hipotiroidismo⟧.',
    'APR: ⟦ipertensione⟧, ⟦fibrillazione atriale⟧.',
    '既往有⟦高血压⟧和⟦糖尿病⟧，入院治疗。',
    '既往歴：⟦高血圧⟧、⟦痛風⟧。',
    'Vrouw, bekend met ⟦astma⟧ en ⟦reumatoïde artritis⟧.',
    'pmh: ⟦copd⟧, ⟦gout⟧, ⟦ckd stage 3⟧',
    'Known ⟦epilepsy⟧ and ⟦migraine⟧, presents with headache.',
    'W wywiadzie ⟦nadciśnienie tętnicze⟧ i ⟦cukrzyca typu 2⟧.',
    'Özgeçmiş: ⟦hipertansiyon⟧, ⟦diyabet⟧.',
    'Hx of ⟦AF⟧ and ⟦CKD⟧.',
  ],
  harmless: [
    'AP: 12 Stunden, Ansprechpartner: Herr Müller ist krank.',
    'Bekannte Maler und Musiker der Romantik.',
    'Bekannte Krebs-Forscher und Ärzte trafen sich.',
    'Known asthma triggers are pollen and dust.',
    'Known epilepsy and migraine genes, listed by chromosome.',
    'Känd artist och författare söks.',
    'Amsterdam is bekend met grachten en fietsen.',
    'V.a. Berlin und Hamburg sind betroffen.',
    'APP: Instagram, TikTok y YouTube.',
    'Was ist der Unterschied zwischen Hypertonie und Hyperlipidämie?',
    '既往有很多人和朋友来过这里。',
    'PMH: what does this abbreviation mean?',
    'W wywiadzie aktor i reżyser mówią o filmie.',
    'Özgeçmiş: mühendis, öğretmen.',
  ],
});
