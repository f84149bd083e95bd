/** Money that a state pays, by its name there: it says the country, and why one gets it. See index.ts. */
export const benefits: Readonly<Record<string, string>> = {
  en: `
place | 4 | lives in the United Kingdom
  universal credit, (pip/esa/jsa/lcwra/uc/dla) (appeal/form/assessment/reassessment/award/tribunal/payment/payments/claim/letter/decision), on (pip/esa/jsa/dla/lcwra)!, (claim/claiming/receive/receiving/awarded/refused/denied/applied for) (pip/esa/jsa/dla/lcwra/uc)!, =(my/our) (pip/esa/jsa/dla/uc) (was/has been/is being/got) (stopped/cut/refused/reduced/turned down), jobseeker's allowance, carer's allowance,
  attendance allowance, housing benefit, council tax (support/reduction), working tax credit*, pension credit, sure start grant, healthy start (card/vouchers), the bedroom tax, mandatory reconsideration, benefit cap
place | 4 | lives in the United States
  (on/get/got/lost/use/using/receive/our/my/the) (tanf/medicaid/medi-cal/calfresh/liheap)!, (on/get/getting/got/lost/receive/receiving/applied for) (snap/wic/ssi/ssdi/ebt)!, =(my/our) (snap/wic/ssi/ssdi/ebt) (was/has been/is being/got/is) (stopped/cut/reduced/denied/late), =(my/our) (wic/ssdi)!, (snap/wic/tanf/ssi/ssdi/calfresh/ebt) (benefits/vouchers/office/card/check/checks/payment/payments/stamps/appeal/denied/recertification),
  on (snap/wic) (with/and/since/now/again), food stamps, section 8 (voucher/list/housing/landlord), unemployment checks
place | 4 | lives in Canada
  (ontario works/odsp/aish/trillium benefit/canada child benefit/employment insurance/income assistance from), (on/my/the) (ei/odsp/ccb) (claim/payment/payments/benefits/ran/runs/ends)
place | 4 | lives in Australia or New Zealand
  (centrelink/austudy/abstudy/newstart/jobkeeper/winz/studylink), family tax benefit, (youth allowance/jobseeker payment/parenting payment), (on/get/getting/receive) (the/) dsp!, (dsp) (payment/payments/claim/application/appeal/assessment)
place | 4 | lives in Ireland
  (hap/intreo/jobseeker's benefit/one-parent family payment) (payment/office/letter/for/is/was/stopped), intreo
income | 4 | has little money
  on (snap/wic) (with/and/since/now/again), (ontario works/odsp/aish/income assistance from/winz/calfresh/healthy start card/benefit cap/council tax support/council tax reduction/bedroom tax/pension credit), working tax credit*,
  (on/get/got/lost/use/using/receive/our/my/the) (tanf/calfresh/liheap)!, (on/get/getting/got/lost/receive/receiving/applied for) (snap/wic/ssi/ebt)!, =(my/our) (snap/wic/ssi/ebt) (was/has been/is being/got/is) (stopped/cut/reduced/denied/late), =(my/our) wic!, (snap/wic/tanf/ssi/calfresh/ebt) (benefits/vouchers/office/card/check/checks/payment/payments/stamps/appeal/denied/recertification),
  on jsa!, (claim/claiming/receive/receiving/applied for) (jsa/uc)!, =(my/our) (jsa/uc) (was/has been/is being/got) (stopped/cut/refused/reduced), (jsa/uc) (appeal/payment/payments/claim/letter/stopped), (centrelink/jobseeker/newstart) .. (cut/stopped/payment/debt/letter/jobseeker)
occupation | 4 | is out of work
  jobseeker's allowance, on jsa!, jsa (payment/payments/claim), (on/my/the) (jobseeker/newstart/ei claim/ei benefits), unemployment checks, (centrelink) .. jobseeker
health | 4 | draws disability pay
  (get/getting/receive) (the/) dsp!, on (the/) (pip/esa/ssdi/odsp/aish/dsp/lcwra/dla)!, =(my/our) (ssdi/odsp/aish)!, (claim/claiming/receive/receiving/awarded/refused/denied/applied for) (pip/esa/ssdi/dla/lcwra)!, =(my/our) (pip/esa/ssdi/dla) (was/has been/is being/got) (stopped/cut/refused/reduced/turned down), (pip/esa/ssdi/lcwra/dla/dsp) (appeal/form/assessment/reassessment/award/tribunal/payment/payments/claim/letter/decision), attendance allowance
family | 4 | has children
  with @number under (@number/two/three/four/five/six), (on/our/my/the/use/using) (wic/canada child benefit/ccb)!, (wic) (vouchers/office/check/checks/card), family tax benefit, healthy start (card/vouchers), sure start grant
`,
  de: `
place | 4 | lives in Germany
  =(der/das/die/mein/meine/unser/unsere) (bürgergeld/wohngeld/kinderzuschlag/grundsicherung/unterhaltsvorschuss/arbeitslosengeld ii/alg ii) (wurde/wird/ist/reicht/kommt/fehlt/war/kam/läuft),
  (bürgergeld/hartz iv/wohngeld/grundsicherung/kinderzuschlag/unterhaltsvorschuss/blindengeld/alg 1/alg 2/alg i/alg ii/arbeitslosengeld ii), bildung und teilhabe, (antrag auf/bescheid vom/bescheid über) (kinderzuschlag/wohngeld/bürgergeld)
place | 4 | lives in Austria
  (notstandshilfe/familienbeihilfe/mindestsicherung/ausgleichszulage/heizkostenzuschuss vom land), (das/beim/vom/mir das/durch das) ams, pflegestufe (@number) bei der pva
place | 4 | lives in Switzerland
  (ergänzungsleistungen/prämienverbilligung/iv-rente/rav-taggeld/taggelder vom rav), sozialhilfe .. (kanton/gemeinde), (im/vom) (rav)
income | 4 | has little money
  =(der/das/die/mein/meine/unser/unsere) (bürgergeld/wohngeld/kinderzuschlag/grundsicherung/unterhaltsvorschuss/arbeitslosengeld ii/alg ii) (wurde/wird/ist/reicht/kommt/fehlt/war/kam/läuft),
  (hartz iv/wohngeld/kinderzuschlag/alg 2/alg ii/arbeitslosengeld ii/notstandshilfe/mindestsicherung/ausgleichszulage/ergänzungsleistungen/prämienverbilligung), (von/bekomme/beziehe/kriege/auf) (der/die/) sozialhilfe, bildung und teilhabe
occupation | 4 | is out of work
  (notstandshilfe/alg 1/alg i/rav-taggeld), (taggelder/taggeld) .. rav, (bekomme/beziehe/kriege) .. arbeitslosengeld
family | 4 | has children
  =(der/mein/unser) (kinderzuschlag/unterhaltsvorschuss) (wurde/wird/ist/reicht/kommt/fehlt/war/kam/läuft), kinderzuschlag (beantrag*/bekomme/kriege)
health | 4 | draws disability pay
  (iv-rente/blindengeld/erwerbsminderungsrente/em-rente)
`,
  fr: `
place | 4 | lives in France
  =(mon/mes/mes aides) (rsa/apl/aah/ass/aspa), =(l'/les) (apl/aah/aspa) (a baissé/ne suffit/baisse/est/a été/me/n'est/arrive/tombe/m'a/suffit), =le rsa (a baissé/ne suffit/ne me suffit/m'a été/n'est pas arrivé/n'est pas tombé/a été suspendu/a été coupé), (touche/touchons/perçois/reçois/au) (le/) rsa, (l'/mon/mes/les/des/d') (apl/aah/aspa/ass de france travail), (prime d'activité/minimum vieillesse/complémentaire santé solidaire/chèque énergie/allocation adulte handicapé/allocation de rentrée),
  (l'/mon/d') (allocation de solidarité spécifique)
place | 4 | lives in Belgium
  =(le/mon) cpas (me/m'a/refuse/demande/a), (le/au/du/mon) cpas, revenu d'intégration, (l'/à l'/de l') onem, (la grapa/allocations du forem)
place | 4 | lives in French-speaking Switzerland
  hospice général, (subside/subsides) (d'assurance/pour l'assurance/lamal), prestations complémentaires
place | 4 | lives in Quebec
  (aide de dernier recours/crédit pour solidarité/solidarité sociale)
income | 4 | has little money
  =(mon/mes) (rsa/apl/aah/ass/aspa), =(l'/les) (apl/aah/aspa) (a baissé/ne suffit/baisse/est/a été/me/n'est/arrive/tombe/m'a/suffit), =le rsa (a baissé/ne suffit/ne me suffit/m'a été/n'est pas arrivé/n'est pas tombé/a été suspendu/a été coupé), (touche/touchons/perçois/reçois/au) (le/) rsa, =(le/mon) cpas (me/m'a/refuse/demande/a), (l'/les/des/d') (apl/aah/aspa), (prime d'activité/minimum vieillesse/complémentaire santé solidaire/chèque énergie/allocation de solidarité spécifique/hospice général),
  (le/au/du/mon) cpas, revenu d'intégration, (aide de dernier recours/solidarité sociale)
health | 4 | draws disability pay
  =(l'/mon) aah (a baissé/ne suffit/baisse/est/a été/me/n'est/arrive/tombe/m'a/suffit), (l'/mon/de l'/d') aah, allocation adulte handicapé, pension d'invalidité
occupation | 4 | is out of work
  allocation de solidarité spécifique, (l'/à l'/de l') onem, (touche/perçois/reçois) (l'/des/mes) (allocations chômage/are/allocation de retour)
`,
  es: `
place | 4 | lives in Spain
  (el/mi/del) imv, ingreso mínimo vital, (subsidio/prestación/paro/ayuda) (del/por el/de) sepe, (bono social/bono térmico/bono alquiler joven/renta activa de inserción), (la/mi) (rgi/pnc/renta garantizada/pensión no contributiva),
  (subsidio) (para mayores de @number/de mayores de @number), (ley de/la/mi) dependencia (me/reconocida/grado)
place | 4 | lives in Mexico
  (pensión del bienestar/pensión bienestar/becas benito juárez/beca benito juárez/beca del bienestar/jóvenes construyendo el futuro)
place | 4 | lives in Argentina
  (la/mi/una/asignación) (auh/asignación universal), asignación universal por hijo, potenciar trabajo
place | 4 | lives in Chile
  (subsidio único familiar/pensión garantizada universal/bono marzo/bolsillo familiar)
place | 4 | lives in Colombia
  (renta ciudadana/familias en acción/ingreso solidario/colombia mayor)
income | 4 | has little money
  (el/mi/del) imv, ingreso mínimo vital, (bono social/bono térmico/renta activa de inserción), (la/mi) (rgi/pnc/renta garantizada/pensión no contributiva/auh), subsidio (del/de) (sepe/desempleo), (cobro/cobramos) (el/un) (subsidio/imv),
  asignación universal por hijo, (familias en acción/subsidio único familiar)
occupation | 4 | is out of work
  subsidio (del/de) (sepe/desempleo), prestación (del/por) (sepe/desempleo), subsidio para mayores de @number
`,
  it: `
place | 4 | lives in Italy
  =(prendo/percepisco/ricevo/prendiamo/riceviamo/ho chiesto/il mio/la mia/il nostro/mi hanno tolto/mi hanno sospeso) (il/la/l'/) (assegno di inclusione/assegno unico/reddito di inclusione/naspi/dis-coll/assegno sociale/pensione sociale/assegno di invalidità/indennità di accompagnamento),
  (assegno di inclusione/assegno unico/reddito di inclusione/naspi/dis-coll/carta acquisti/social card/bonus bollette/supporto formazione e lavoro/pensione sociale/assegno sociale/assegno di invalidità), (l'/dell'/all'/dall') inps, (la/mia/della) (naspi/104)
income | 4 | has little money
  (assegno di inclusione/reddito di inclusione/carta acquisti/social card/bonus bollette/assegno sociale/pensione sociale)
family | 4 | has children
  =(il mio/il nostro/prendo l'/percepisco l'/riceviamo l') assegno unico
occupation | 4 | is out of work
  =(prendo/percepisco/ricevo/la mia) (la/) (naspi/dis-coll), (naspi/dis-coll/supporto formazione e lavoro)
health | 4 | draws disability pay
  (assegno di invalidità/pensione di invalidità/indennità di accompagnamento)
`,
  nl: `
place | 4 | lives in the Netherlands
  (bijstandsuitkering/huurtoeslag/zorgtoeslag/wajong/wajong-uitkering/wia-uitkering/ww-uitkering/kindgebonden budget/energietoeslag/participatiewet/aow), =(mijn/onze) toeslagen, =mijn bijstand, (in de/mijn/van de) (bijstand/ww/wia/wajong/aow)
place | 4 | lives in Belgium
  (leefloon/ocmw/groeipakket/inkomensgarantie voor ouderen/rva-uitkering), (van de/bij de) rva
income | 4 | has little money
  (bijstandsuitkering/huurtoeslag/energietoeslag/participatiewet/leefloon/inkomensgarantie voor ouderen), (in de/mijn/van de) bijstand, (van het/bij het/het) ocmw
occupation | 4 | is out of work
  (in de/mijn/van de) ww!, (ww-uitkering/rva-uitkering)
health | 4 | draws disability pay
  (wajong/wajong-uitkering/wia-uitkering), (in de/mijn) (wia/wajong)
age | 4 | is likely over 55
  =(mijn/onze) aow
`,
};
