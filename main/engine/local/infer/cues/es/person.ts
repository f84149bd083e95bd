export const person = `
identity | 4 | is the only one of a kind there
  (el único/la única) (hombre/mujer/negro/negra/extranjero/extranjera/musulmán/musulmana/enfermero/enfermera/médico/médica/profesor/profesora) (de/en) (la plantilla/el equipo/la oficina/la clase/el pueblo/la planta/el departamento/la empresa/la escuela),
  =como (único/única) (hombre/mujer/negro/negra/extranjero/extranjera/musulmán/musulmana/enfermero/enfermera/médico/médica/profesor/profesora) (de/en) (la plantilla/el equipo/la oficina/la clase/el pueblo/la planta/el departamento/la empresa/la escuela),
  =(soy/era) (aquí/) (el único/la única) @job, =como (único/única) @job,
  =(soy/fui) (el/la/) (nuevo/nueva/) (alcalde/alcaldesa/cura/párroco/médico/médica/maestro/maestra/farmacéutico/farmacéutica/partera/matrona/veterinario/veterinaria/cartero/cartera/panadero/panadera/pastor/juez/jueza/concejal/concejala/sacristán) (del/de la/de un/de una/de mi/de este/de esta/en un/en una/de nuestro/de nuestra) (pequeño/pequeña/) (pueblo/aldea/municipio/isla/valle/parroquia/comunidad/vereda/comarca/pueblito)
age | 5 | is at school, under 20
  selectividad, la ebau, la evau, de la eso, de bachillerato, =mi instituto, =mi tutora!, =mi insti, de secundaria,
  =mi paga, =mi prepa, =mi liceo
age | 4 | is likely over 55
  =mis nietos, =mi nieto, =mi nieta, jubilado, jubilada, =mi jubilación, imserso, =mi pensión, pensionista,
  pensión de viudedad, pensión de jubilación, =me (jubilé/jubilaron/prejubilaron) (de/en/hace/este/el/y/ya/con),
  =me acabo de jubilar
age | 3 | is likely between 40 and 60
  menopausia, sofocos, =mis hijos adolescentes
age | 5 | is likely over 55
  =(mis/mi) bisniet*
age | 5 | was born around @-18
  promoción (de/del/) @yy, (bachillerato/instituto/selectividad/prepa/preparatoria) (en/de/del) @year,
  =(terminé/acabé/hice) .. (bachillerato/instituto/selectividad/prepa/preparatoria/secundaria/colegio) en @year
age | 5 | was born around @-23
  =me (gradué/licencié/titulé/recibí/colegié) .. en @year, =(aprobé/saqué) .. oposi* en @year,
  =(terminé/acabé) la (carrera/universidad/uni/facultad) en @year
age | 4 | was born around @-25
  =me casé en @year, =nos casamos en @year, casad* desde @year
age | 4 | was born around @-64
  =me (jubilé/retiré) en @year, jubilad* desde @year
age | 4 | is about @+18 years old
  hace (ya/) @number años .. (instituto/bachillerato/selectividad/secundaria/prepa/preparatoria/liceo/colegio),
  (instituto/bachillerato/selectividad/secundaria/prepa/preparatoria/liceo/colegio) .. hace (ya/) @number años,
  @number años (de/desde/después de) (la/mi/nuestra/el/nuestro) (selectividad/promoción/bachillerato/graduación del instituto)
age | 4 | is likely over @+20
  @number años de (casad*/matrimonio), (llevo/llevamos) @number años (casad*/de casad*)
age | 4 | is likely over @+18
  @number años (de experiencia/de profesión/cotizados/en el oficio/de servicio/de antigüedad),
  @number años (en el/en la/en/de/como) (@trade/@site/@job)
age | 5 | is over 52
  subsidio .. mayores de
gender | 6 | is a woman
  =como madre, =como mujer, =soy madre, =soy mujer, embarazada, =mi embarazo, =mi regla!, =mi ginecólog*,
  baja por maternidad, cesárea, dando el pecho, =mi aborto, =mi endometriosis, =mi matrona, =mi parto, =soy una mujer,
  =soy una chica, =como hija, =como esposa, =(compartimos/vivimos/somos) .. (chicas/mujeres/amigas/hermanas),
  =estoy de @number (meses/semanas), =(mis/mi) (embarazo/matrona/menopausia/ginecóloga/ginecólogo),
  =llevo (hiyab/velo), =(soy/nací/me quedé/estoy) (sorda/ciega/muda/coja/viuda/soltera/divorciada/jubilada),
  sin (regla/la regla/menstruación),
  =(mi/mis) (reglas/menstruación/pecho/pechos/citología/mamografía/diu/sostén/sujetador),
  =(salgo/salir/salí) de cuentas,
  =(jubilé/trabajo/trabajé/trabajando) de (maestra/cajera/camarera/enfermera/cocinera/limpiadora/dependienta/secretaria/profesora/costurera),
  (yo/estoy/sigo/vivo/duermo/la cuido/lo cuido/me quedo/como) .. sola, (la/lo) cuido (yo/) sola,
  =(opositora/interina) (en/de/y/desde), =soy (monja/misionera/modista/azafata/nodriza/ama de casa/abuela),
  =(soy/fui/era) (repartidora/monaguilla/camarera/cocinera/conductora/bombera/enfermera/maestra/profesora/abogada/jubilada/viuda/monja),
  =doy (el pecho/de mamar/pecho)
gender | 6 | is a man
  =como padre, =como hombre, =soy padre, =soy hombre, =mi próstata, =mi barba, baja por paternidad, =mi urólogo,
  =mi vasectomía, =soy un hombre, =soy un chico, =como hijo, =como marido,
  =(compartimos/vivimos/somos) .. (chicos/hombres/hermanos) y,
  =(soy/nací/me quedé/estoy) (sordo/ciego/mudo/cojo/viudo/soltero/divorciado/jubilado),
  =(jubilé/trabajo/trabajé/trabajando) de (maestro/cajero/camarero/enfermero/cocinero/secretario/profesor/mecánico/fontanero),
  (yo/estoy/sigo/vivo/duermo/me quedo/como) solo (en/desde/y/con), =soy (monje/misionero/cura/sacerdote/abuelo),
  =(soy/fui/era) (repartidor/monaguillo/camarero/cocinero/conductor/soldado/bombero/enfermero/maestro/profesor/abogado/jubilado/viudo),
  (de la/mi/la) próstata, yo también soy hombre, =yo soy hombre
gender | 2 | is likelier a woman
  =mi marido, =mi esposo, =mi novio, =mi vestido de novia
gender | 2 | is likelier a man
  =mi mujer, =mi esposa, =mi novia
family | 6 | is or was married
  =mi marido, =mi mujer, =mi esposo, =mi esposa, =mi suegra, =mi suegro, =mis suegros, =mi cuñad*, =nuestra boda,
  =mi exmarido, =mi exmujer,
  =(mi/mis/nuestr*) (suegra/suegro/suegros/cuñado/cuñada/yerno/nuera/boda/matrimonio/luna de miel)!,
  =(me caso/nos casamos) (en/el/este/con)
family | 6 | has children
  =mi hijo, =mi hija, =mis hijos, =mis hijas, =mi bebé, =nuestro hijo, =nuestra hija, =nuestros hijos, =como madre,
  =como padre, =soy madre, =soy padre, =mis gemel*, =mi peque, =mi niño, =mi niña, =mis niños,
  =los niños están con su, =los niños se van con su, con dos hijos, con tres hijos, con dos niños, con tres niños,
  con un bebé, =nuestra guardería, =(mis/nuestros) (peques/mellizos/chiquillos/críos),
  =(mi/mis) (hijastr*/primogénit*), =(crío/criamos/criando) .. (hij*/niñ*/mellizos/gemel*),
  (tengo/tenemos/con) @number (hijos/hijas/niños/niñas/críos),
  (con/tengo/tenemos/crío/y/mantener) (@number/mis @number/nuestros @number/mis/nuestros) (pequeños/pequeñas/) @kids,
  =(mi/nuestro/nuestra) (hijo/hija/niño/niña/bebé/peque) (mayor/pequeño/pequeña/mediano/mediana/menor),
  (llevar/recoger/acostar/bañar/dejar) a los (niños/críos/peques/gemelos),
  (llevarse/llevar/recoger/traer/ver/quedarse) (a/con) (los/mis/nuestros) (niños/hijos/críos/peques),
  =mi (hijo/hija/bebé) (de/tiene/no/está/va/empieza/ha/es/se), =mi (bebé/hijo/hija) nació, (unidad de/en) neonatos,
  =mis (niños/hijos/gemelos/mellizos/peques) (están/son/tienen/no/van/quieren/se), =doy (el pecho/de mamar/pecho),
  con (el/la) bebé, (y/con) el bebé (oye/llora/duerme/no/come/tiene/se)
family | 5 | is divorced or separating
  =mi divorcio, =nuestro divorcio, =mi exmarido, =mi exmujer, custodia, pensión de alimentos, =mi separación,
  divorciad*, desde la separación, desde el divorcio, tras la separación, tras el divorcio, fines de semana alternos,
  nos separamos, =los niños están con su padre, =los niños están con su madre, =los niños se van con su padre,
  =los niños se van con su madre,
  =(mi marido/mi mujer/mi esposo/mi esposa/mi pareja) (me dejó/me ha dejado/me engañó/se fue de casa/quiere el divorcio/pidió el divorcio),
  =mi ex (quiere/no/me/se/tiene/paga/nunca/dice/y yo), custodia (compartida/exclusiva/de mis/de mi/de los),
  convenio regulador, =tengo la custodia, =me tocan los niños, (los niños/mi hijo/mi hija) .. con su (padre/madre)
family | 5 | is a single parent
  madre soltera, padre soltero, familia monoparental, =(crío/criando/saco adelante) .. (solo/sola/sin ayuda),
  (solo/sola) con (mis/mi) (hij*/niñ*/mellizos/gemel*/bebé)
family | 5 | looks after a relative
  cuido a mi madre, cuido de mi madre, cuido a mi padre, cuido de mi padre, dependencia de mi,
  =(cuido/cuidamos/atiendo) (a/de) (mi/mis) (madre/padre/suegra/suegro/abuela/abuelo/padres/marido/mujer/hermano/hermana),
  =soy (cuidador/cuidadora) de, =(la/lo/los/las) (cuido/atiendo/cuidamos) (yo/sola/solo/en casa/todo/desde/día),
  =(mi madre/mi padre/mi suegra/mi marido) tiene (alzhéimer/alzheimer/demencia/párkinson) y
family | 4 | has a partner
  =mi novio, =mi novia, =mi pareja!, =mi prometid*, casarme con (mi/él/ella/un/una),
  =(mi/mis) (chico/chica/pololo/polola/prometido/prometida)!
family | 4 | lost somebody near
  viud*, =mi difunt*, =desde que murió mi,
  =(mi marido/mi mujer/mi padre/mi madre/mi hermano/mi hermana/mi hijo/mi hija/mi pareja/mi abuela/mi abuelo/mi esposo/mi esposa) (murió/falleció/se fue/se suicidó),
  (desde/tras) la (muerte/pérdida) de mi,
  =(perdí/perdimos) a mi (marido/mujer/padre/madre/hermano/hermana/hijo/hija/pareja/esposo/esposa),
  (entierro/funeral/herencia/duelo) de mi
family | 5 | grew up without parents
  familia de acogida, =mi madre biológica, orfanato, centro de menores, =mis padres adoptivos, =mis padres de acogida,
  (hogar/piso) tutelado, centro (de acogida/de menores),
  =(vivo/crecí) en un (hogar/centro) (tutelado/de acogida/de menores)
family | 6 | is expecting a child
  embarazada, =mi embarazo, =mi mujer está embarazada, =mi fecha de parto, esperamos un bebé, esperamos un hijo,
  esperamos nuestro primer, esperamos nuestro segundo, esperamos nuestro tercer, esperamos a nuestro,
  =estoy de @number (meses/semanas), =salgo de cuentas, =(mi/nuestra) (ecografía/matrona/fecha probable),
  (primer/segundo/tercer) trimestre de (mi/embarazo),
  =(espero/esperamos) (gemelos/mellizos/un/una/nuestro/nuestra) (bebé/niña/niño/hijo/hija/primer/primera/segundo/),
  =(salgo/salir/salí/acabo de salir) de cuentas, =(estoy/sigo) (preñada/encinta),
  =mi (barriga de/bebé nace/canastilla)
family | 5 | lost a pregnancy or a child
  =(perdí/perdimos) (el/un/al/a nuestro/mi) (bebé/embarazo/hijo), tras (el/mi) aborto
family | 5 | wants to adopt
  intentando adoptar, =(queremos/quiero) adoptar, proceso de adopción
sexuality | 6 | is gay, lesbian or bisexual
  soy gay, soy lesbiana, soy bi, soy bisexual, salí del armario, salir del armario, orgullo gay,
  =somos (las/los/) dos (mamás/papás/padres/madres),
  =(mi/nuestro/nuestra) (hijo/hija/bebé) tiene dos (mamás/papás/padres/madres), grindr,
  =(mi marido/mi novio) y yo somos dos (hombres/padres), =(mi mujer/mi novia) y yo somos dos (mujeres/madres),
  =nos casamos dos, =(salgo/salir/salí) del (armario/clóset)
sexuality | 6 | is trans or questions gender
  =mi transición!, soy trans, no binari*, =mi deadname, =mi hormonación
age | 4 | is likely over 55
  =(me/nos) (jubilo/jubilaré/jubilé/jubilamos/quiero jubilar/voy a jubilar/vamos a jubilar), (jubilarme/prejubilarme/jubilarnos) (en/el/este/ya/anticipadamente/a los/con/antes),
  (puedo/pienso/voy a/antes de/al/para/cuándo puedo) (jubilarme/prejubilarme), =(mi/nuestra) (jubilación/prejubilación), me (falta/faltan/queda/quedan) .. (para jubilarme/para la jubilación)
family | 5 | is divorced or separating
  divorciarme, divorciarnos, separarme de (mi/él/ella), =(me/nos) (divorcio/divorcié/divorciamos/estoy divorciando/estamos divorciando/divorciaré/divorciaremos), =(mi/nuestro) (divorcio/abogada de divorcio/abogado de divorcio),
  =(mi/nuestra) (separación), en trámites de (divorcio/separación), (estoy/soy) (divorciad*/separad*)
family | 6 | has children
  =(mi/nuestro/nuestra) (segundo/segunda/tercer/tercera/cuarto/cuarta) (hijo/hija/bebé/embarazo), (madre/padre) de @number (hijos/hijas/niños/)
family | 6 | is expecting a child
  (espero/esperamos/esperando) (a/) (mi/nuestro/nuestra/un/una/el) (primer/segundo/tercer/cuarto/tercera/segunda/) (hijo/hija/bebé)
`;
