export const health = `
health | 5 | has trouble with depression or anxiety
  antidepresiv*, =mi psicólog*, =mi psiquiatra, =mi terapeuta, =mi depresión, =mi ansiedad, ataque* de pánico,
  ansiolític*, crisis de ansiedad, ideas suicidas
health | 5 | went through a trauma
  estrés postraumático, =mi tept
health | 5 | has diabetes
  =mi insulina, =me (pincho/pongo/inyecto) (la/) insulina, (uso/llevo) (bomba de/) insulina, =soy diabétic*,
  =mi glucosa, hipoglucemia*, =mi endocrin*, =mi azúcar en sangre
health | 5 | has or had cancer
  quimio*, =mi oncólog*, radioterapia, =mi tumor, =mi mastectomía, en remisión,
  por la (quimio/radio/quimioterapia/radioterapia), =mi (cáncer/tumor/peluca)
health | 5 | has a problem with alcohol or drugs
  sobrio desde, sobria desde,
  =(llevo/llevamos) .. (sobrio/sobria/sin beber/limpio/limpia/sin consumir/sin probar el alcohol/sin alcohol),
  =(dejé/he dejado) (el alcohol/la bebida/de beber/las drogas/el juego), alcohólic* en recuperación,
  =(soy/estoy) (sobrio/sobria/alcohólic*/en recuperación), ya no bebo, alcohólicos anónimos, recaída, =mi adicción,
  desintoxicación, =mi padrino de aa, =dejé (la coca/la cocaína/la heroína/la droga/los porros/las pastillas/el juego)
health | 5 | has ADHD or autism
  =mi tdah, =mi autismo, autista, neurodivergente
health | 4 | has trouble conceiving
  fecundación in vitro, fiv, reproducción asistida, =mis óvulos
health | 4 | has a disability
  =mi silla de ruedas, grado de discapacidad, =mi discapacidad, =mi prótesis, =mi audífono, =mis audífonos,
  =(llevo/uso) audífono*, en silla de ruedas, =(soy/estoy/me quedé) (sord*/cieg*) (de/del),
  =(mi/mis) (andador/intérprete de lengua)!, =voy en silla,
  =(soy/nací) (sord*/cieg*/mud*/sordociego) (de nacimiento/desde/y/total/profund*), =soy (sord*/cieg*),
  =mi (tartamudez/dislexia/ceguera/sordera/parálisis/temblor/minusvalía)!,
  =soy (parapléjic*/tetrapléjic*/ciego/ciega/sordo/sorda), (perdí/quedé sin) .. (movilidad/pierna/piernas/vista/oído),
  =somos (sordos/sordas/ciegos/ciegas)
health | 4 | has chronic pain or an autoimmune illness
  fibromialgia, =mi artritis, =mi reumatólog*, =mi lupus
health | 4 | has a heart problem
  =mi marcapasos, =mi stent, =mi cardiólog*, anticoagulante*, =mi bypass
health | 4 | has asthma or allergies
  =mi inhalador, =mi ventolín, =mi asma
health | 5 | has a kidney problem
  diálisis, hemodiálisis, =me dializo, =mis riñones, =mi riñón, trasplante de riñón, =mi nefrólog*, =mi fístula
health | 4 | has a lung or sleep problem
  =mi epoc, =mi oxígeno, =mis pulmones, =mi apnea, =mi neumólog*, =mi cpap
health | 4 | has a bowel illness
  =mi colitis, =mi crohn, =mi colon, =mi intestino, =mi digestiv*, =mi celiaquía, =mi estoma
health | 5 | had a stroke or a brain injury
  =mi ictus,
  (tuve/sufrí/tenido/sufrido/me dio/superé) (un/dos) (pequeño/leve/) (ictus/derrame/derrame cerebral/acv/infarto cerebral),
  (desde/tras/después) (del/de/el/mi/un/de mi) (ictus/derrame/acv), =mi derrame, =mi afasia, desde el ictus
health | 4 | has migraine
  =mi migraña, =mis migrañas, triptán, triptanes
health | 4 | is off work, ill
  baja médica, de baja por, de baja desde, de baja laboral, =mi baja, incapacidad temporal, incapacidad laboral
health | 4 | had or awaits an operation
  =mi operación, =mi cirugía, =mi prótesis de cadera, =mi prótesis de rodilla, =mi trasplante
health | 5 | has to do with: @
  =me (han diagnosticado/diagnosticaron/detectaron/han detectado/operaron de/han operado de/trataron de) (una/un/la/el/de/) @illness,
  =(tengo/tuve/padezco/sufro/padecí/sufrí/llevo) (de/una/un/la/el/) @illness, =(mi/mis) @illness,
  (por/debido a/contra/para/con) (mi/mis) @illness
health | 4 | has to do with: @
  =(mi/mis) (@ordinal/@number/última/último/nueva/nuevo/próxima/) @treatment!,
  (desde/tras/después de/antes de/durante/entre) (mi/mis/la/el/las/los/una/un) (@ordinal/última/) @treatment!,
  =(tomo/llevo/uso/tengo/tuve/necesito/espero/me hicieron/me ponen/me pusieron/voy a/estoy con/estoy en/me hago) (un/una/el/la/los/las/mi/) @treatment!
health | 4 | draws disability pay
  =me (dieron/dan/han dado/acaban de dar/concedieron) la (invalidez/incapacidad/discapacidad),
  =mi (invalidez/incapacidad/pensión de invalidez), (tribunal médico/incapacidad permanente)
health | 4 | has worn joints or a bad back
  (por/de) la espalda, =(mi espalda/mis rodillas/mi rodilla/mi hombro/mis manos/mi cadera) (no/me/ya/está/están),
  =me (duele/duelen/falla/fallan) (la/las/el/los) (espalda/rodilla/rodillas/hombro/cadera/manos/cervicales/lumbares)
health | 4 | has or had an operation
  =me (operan/operaron/han operado/van a operar/operé) (de/del),
  =me (quitan/quitaron) (la vesícula/el apéndice/la matriz/las amígdalas/un riñón)
health | 4 | broke or tore something
  =me (rompí/partí/fracturé/torcí) (la/el) (pierna/brazo/tobillo/muñeca/clavícula/rodilla/menisco/ligamento)
health | 5 | is HIV positive or at risk
  (tomo/tomamos/tomando/empecé) (la/con la/) prep
`;
