export const society = `
income | 4 | has little money
  banco de alimentos, ingreso mínimo, desahucio, alquileres atrasados, alquiler atrasado, impago*, =mis deudas!,
  no llego a fin de mes, números rojos, =mi deuda!, salario mínimo, moros*, llegar a fin de mes,
  llegamos a fin de mes, no me llega para, no nos llega para, no me alcanza, no nos alcanza,
  =me (echaron/desahuciaron/han echado/han desahuciado) (del piso/de casa/del apartamento/de la casa),
  (por no/no) (poder/puedo/podemos) pagar (el/la) (alquiler/luz/renta/hipoteca/calefacción),
  duermo en (casa de un/el coche/la calle/un albergue), =(mis/mi/nuestras) (deudas/deuda)!, sin techo,
  al banco de alimentos, (vivo/vivimos) de (ayudas/la pensión mínima/prestado),
  =(mi marido/mi mujer/mi pareja) (cobra/vive de) (el paro/un subsidio/ayudas/el ingreso mínimo), renta mínima,
  (cobro/cobramos/recibo) .. (subsidio/ayuda familiar/ingreso mínimo/salario social/paguita), bono social,
  (con el/cobro el/vivo del) subsidio, no (llego/llegamos) (a fin/con el sueldo/al final),
  =(duermo/vivo/vivimos) en (el coche/la furgoneta/un albergue/la calle/una habitación con), nevera vacía,
  con (el/un) subsidio .. no llego, no (llego/llegamos)!
income | 4 | is well off
  =mi segunda residencia, =nuestra segunda residencia, =mi asesor financiero, =nuestra empleada, =nuestra niñera,
  colegio privado, =mi cartera de, =mi yate, stock options,
  =(mis/nuestros/los) (@number/) (pisos/apartamentos/locales/departamentos/casas) (alquilados/en alquiler/que alquilo/que tengo alquilados),
  =(alquilo/tengo/tenemos/heredé) (@number/varios) (pisos/apartamentos/locales/departamentos),
  =(mis/nuestras) rentas de alquiler,
  =(mi/nuestro/nuestra) (castillo/casa en la playa/casa de la playa/casa de campo/chalet/viñedo/velero/avioneta/mayordomo/chófer/fondo familiar/mansión/hacienda),
  =(compré/heredé/tengo) un (castillo/viñedo/yate/velero/palacete),
  (bonus/sueldo/bono/salario/prima) de (seis/siete) cifras, fondo fiduciario, fideicomiso familiar
religion | 5 | is Muslim
  mezquita, oración del viernes, ramadán, iftar, =mi velo, =mi hiyab, =mi imán, halal, =llevo (hiyab/velo),
  =(ayuno/ayunamos) (en/durante) (el/) ramadán, =(hago/hacemos/cumplo) (el/) ramadán, ayuno de ramadán, suhur,
  tarawih, =mi alfombra de oración
religion | 5 | is a Christian
  misa del domingo, a misa, =mi parroquia, =mi cofradía, =mi hermandad, =mi párroco, confesión, cuaresma, catequesis,
  =mi bautizo, =mi pastor, primera comunión, grupo de oración, la parroquia,
  =(voy/vamos/iba) a (misa/la iglesia/confesarme), =(rezo/rezamos) (el rosario/el padrenuestro/a la virgen/a dios),
  =canto en (el coro de la iglesia/la iglesia/el coro parroquial), =(mi/nuestra/nuestro) (iglesia/párroco/parroquia)!,
  =(mi/mis/nuestro/nuestra/nuestros) (hijo/hija/hijos/nieto/nieta/sobrina/sobrino/niños) .. (primera comunión/comunión/catequesis/confirmación),
  (su/la/nuestra/mi) confirmación, vísperas, costaler*, nazareno, novena a, =(rezo/rezamos), adoración nocturna,
  misa del gallo, =(soy/fui) (catequista/monaguillo/monaguilla/diácono/monja/monje/sacristán/sacristana),
  =(mi/nuestra) (comunidad parroquial/diócesis/cofradía),
  =soy (sacerdote/cura/monja/monje/misioner*/pastor evangélico/pastora/diácono/párroco/seminarista),
  =(mi/nuestro/nuestra) (convento/monasterio/superiora/obispo/seminario/noviciado)
religion | 5 | is Jewish
  sinagoga, shabat, =mi rabino, kosher, yom kipur, (bar/bat) mitzvá, (bar/bat) mitzvah, janucá, pésaj, rosh hashaná,
  sucot, =(mi/nuestro) minyán
religion | 4 | left a faith
  (dejé/dejado/salí de/crecí entre/crecí con) los testigos de jehová, apostatar, apostasía
politics | 5 | is active in a party, a union or a campaign
  =mi sindicato, =mi partido político, delegad* sindical, militante, manifestación contra, manifestación por, huelga,
  =mi agrupación, pleno municipal, =mi candidatura, =(milito/milité/soy militante) (en/de),
  =(estoy/soy) afiliad* (al/a un) (partido/sindicato/psoe/pp)
politics | 5 | says how they vote
  =(voté/voto/votamos) (a/al/por) (psoe/pp/vox/podemos/sumar/partido/la izquierda/la derecha/morena/milei/petro/boric)
ethnicity | 4 | came from another country
  =mi nie, permiso de residencia, =mi visado, =mi visa, =mi país de origen, =mi nacionalidad, solicitud de asilo,
  extranjería, =mi arraigo, =mi lengua materna, =mi permiso de trabajo, sin papeles, =mis padres no hablan,
  =mi madre no habla, =mi padre no habla, =mis padres emigraron, =mis padres inmigraron, regularizar mi situación,
  regularizarme, =mi acento!, =mi (homologación/arraigo social), =(homologar/convalidar) mi título,
  arraigo (social/laboral/para),
  (denegado/deniegan/denegaron/pedí/pido/solicité) (el/la/) (asilo/protección internacional/nacionalidad/visado),
  =mi (asilo/solicitud de asilo)
ethnicity | 5 | comes from: @
  =(llegué/vine/vengo/soy/vinimos/llegamos/emigré/huí/salí/somos) (originari* de/de/desde/del) (la/el/los/) @country,
  =(nací/crecí/me crié/nacimos) en (la/el/) @country
record | 5 | has or had trouble with the law
  libertad condicional, =mi condena, =mis antecedentes, salí de prisión, salí de la cárcel, tercer grado,
  pulsera telemática, =mi juicio, =mi abogado de oficio, trabajos en beneficio, =mi oficial de libertad, detenid*,
  (módulo/celda/patio/galería) (de/del) (preventivos/cumplimiento/la cárcel/respeto),
  =mi (módulo/celda/abogado penalista/permiso penitenciario/tercer grado), (preso/presa) preventiv*,
  =(salí/salgo) de (prisión/la cárcel/la trena), =mi (condena/juez de vigilancia/pulsera/fianza judicial)!
record | 3 | is in a legal dispute
  =mi abogad*, =mi demanda, =mi denuncia, juzgado
religion | 4 | is religious
  =(rezo/rezamos/oro/oramos) (por/cada/todos/antes/con/al/en/a/juntos), (mis/nuestras/mi) (oraciones/oración/fe/rezos/homilía/sermón/prédica), grupo de oración,
  (preparo/escribo/preparar/escribir/acortar) (mi/el/un/la/una) (sermón/homilía/prédica/predicación)
occupation | 5 | leads a congregation
  =(mi/mis) (homilía/homilías/sermón/sermones/prédica/feligreses/parroquianos/fieles)
occupation | 5 | works in a court
  (soy/como/siendo) (juez/jueza/magistrado/magistrada/fiscal/secretario judicial/secretaria judicial/jurado/letrada judicial) (en/de/del/y/desde), =(mi/mis) (juzgado de guardia/sala de vistas/señalamientos/sentencias), (dicto/dicté/firmo) (sentencia/sentencias/la sentencia/un auto)
`;
