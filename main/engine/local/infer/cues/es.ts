/** Spanish: see en.ts. */
export const es = `
place | 4 | lives in Spain | seguridad social, =mi vida laboral, hacienda, =mi dni, selectividad, ebau, =mi tarjeta sanitaria, sepe, autónom*, =mi convenio, oposiciones, =mi piso, la renta, padrón, cercanías, el ave, ampa, =mi comunidad autónoma, la guardia civil, la mutua, =mi mutua
place | 1 | lives in Spain | ~ordenador, ~vosotros, ~coche, ~vale, ~móvil, ~gafas, ~€, ~zumo, ~patatas
place | 4 | lives in Mexico | =mi curp, =mi ine, imss, el sat, infonavit, =mi rfc, issste, =mi colonia, =mi afore, prepa
place | 1 | lives in Mexico | ~ahorita, ~computadora, ~platicar, ~carro, ~chamba, ~güey, ~camión
place | 4 | lives in Argentina | =mi cuit, afip, arca, monotributo, =mi obra social, =mi cuil, anses, =mi prepaga
place | 1 | lives in Argentina | ~vos, ~laburo, ~che, ~colectivo, ~tenés, ~podés, ~querés, ~sos
place | 4 | lives in Colombia | =mi eps, =mi cédula, estrato, =mi cesantías, icfes, el sisbén, dian
place | 4 | lives in Chile | =mi rut, fonasa, =mi isapre, =mi afp, comuna de, sii, la paes
place | 1 | lives in Chile | ~pololo, ~polola, ~cachai, ~depto
occupation | 4 | works in a hospital or in care | =mis pacientes, =mi guardia, =mis guardias, en planta, turno en urgencias, la uci, =mi residencia de medicina, mir, =mis residentes, el quirófano, cambio de turno en
occupation | 2 | works shifts | turno de noche, turno de mañana, turno de tarde, turnos rotativos, =mi turno
occupation | 4 | teaches | =mis alumnos, =mis alumnas, =mi clase de, claustro, sala de profesores, corregir exámenes, =mis estudiantes, tutoría con padres, =mi aula, interin*, doy clase, doy clases, enseño en
occupation | 4 | studies | =mi tfg, =mi tfm, =mi carrera!, =mi facultad, =mi uni, =mis parciales, =mis finales, =mi tesis, =mi beca, colegio mayor
occupation | 4 | writes software | =nuestro sprint, pull request, =mi repositorio, =nuestro backlog, desplegar a producción
occupation | 4 | serves in the armed forces | cuartel, =mi regimiento, =mi batallón, =mi compañía del ejército, misión en
occupation | 4 | works for the police or the fire service | =mi comisaría, patrulla, =mi parque de bomberos, =mi unidad de
occupation | 4 | runs a business | =mis empleados, =mis clientes, =mi tienda, =mi peluquería, =mi restaurante, =mi negocio, =mi sl, =mi local, =mi taller
occupation | 4 | is out of work | en paro, =mi despido, el paro, desempleado, desempleada, =mi finiquito, ere
occupation | 4 | is retired | jubilado, jubilada, =mi jubilación, =mi pensión, pensionista
occupation | 4 | farms | =mis vacas, =mi finca, =mis olivos, =mi cosecha, =mi ganado, =mis ovejas
employer | 3 | works in the public service | funcionari*, =mi oposición, ayuntamiento donde, =mi plaza, =mi ministerio
age | 5 | is at school, under 20 | selectividad, la ebau, la evau, de la eso, de bachillerato, =mi instituto, =mi tutora!, =mi insti, de secundaria, =mi paga, =mi prepa, =mi liceo
age | 4 | is likely over 55 | =mis nietos, =mi nieto, =mi nieta, jubilado, jubilada, =mi jubilación, imserso, =mi pensión, pensionista, pensión de viudedad, pensión de jubilación
age | 3 | is likely between 40 and 60 | menopausia, sofocos, =mis hijos adolescentes
gender | 6 | is a woman | =como madre, =como mujer, =soy madre, =soy mujer, embarazada, =mi embarazo, =mi regla!, =mi ginecólog*, baja por maternidad, cesárea, dando el pecho, =mi aborto, =mi endometriosis, =mi matrona, =mi parto
gender | 6 | is a man | =como padre, =como hombre, =soy padre, =soy hombre, =mi próstata, =mi barba, baja por paternidad, =mi urólogo, =mi vasectomía
gender | 2 | is likelier a woman | =mi marido, =mi esposo, =mi novio, =mi vestido de novia
gender | 2 | is likelier a man | =mi mujer, =mi esposa, =mi novia
family | 6 | is or was married | =mi marido, =mi mujer, =mi esposo, =mi esposa, =mi suegra, =mi suegro, =mis suegros, =mi cuñad*, =nuestra boda, =mi exmarido, =mi exmujer
family | 6 | has children | =mi hijo, =mi hija, =mis hijos, =mis hijas, =mi bebé, =nuestro hijo, =nuestra hija, =nuestros hijos, =como madre, =como padre, =soy madre, =soy padre, =mis gemel*, =mi peque, =mi niño, =mi niña, =mis niños, =los niños están con su, =los niños se van con su, con dos hijos, con tres hijos, con dos niños, con tres niños, con un bebé, =nuestra guardería
family | 5 | is divorced or separating | =mi divorcio, =nuestro divorcio, =mi exmarido, =mi exmujer, custodia, pensión de alimentos, =mi separación, divorciad*, desde la separación, desde el divorcio, tras la separación, tras el divorcio, fines de semana alternos, nos separamos, =los niños están con su padre, =los niños están con su madre, =los niños se van con su padre, =los niños se van con su madre
family | 5 | is a single parent | madre soltera, padre soltero, familia monoparental
family | 5 | looks after a relative | cuido a mi madre, cuido de mi madre, cuido a mi padre, cuido de mi padre, dependencia de mi
family | 4 | has a partner | =mi novio, =mi novia, =mi pareja!, =mi prometid*
family | 4 | lost somebody near | viud*, =mi difunt*, =desde que murió mi
family | 5 | grew up without parents | familia de acogida, =mi madre biológica, orfanato, centro de menores, =mis padres adoptivos, =mis padres de acogida
family | 6 | is expecting a child | embarazada, =mi embarazo, =mi mujer está embarazada, =mi fecha de parto, esperamos un bebé, esperamos un hijo, esperamos nuestro primer, esperamos nuestro segundo, esperamos nuestro tercer, esperamos a nuestro
health | 5 | has trouble with depression or anxiety | antidepresiv*, =mi psicólog*, =mi psiquiatra, =mi terapeuta, =mi depresión, =mi ansiedad, ataque* de pánico, ansiolític*, crisis de ansiedad, ideas suicidas
health | 5 | went through a trauma | estrés postraumático, =mi tept
health | 5 | has diabetes | =mi insulina, =me (pincho/pongo/inyecto) (la/) insulina, (uso/llevo) (bomba de/) insulina, =soy diabétic*, =mi glucosa, hipoglucemia*, =mi endocrin*, =mi azúcar en sangre
health | 5 | has or had cancer | quimio*, =mi oncólog*, radioterapia, =mi tumor, =mi mastectomía, en remisión
health | 5 | has a problem with alcohol or drugs | sobrio desde, sobria desde, =(llevo/llevamos) .. (sobrio/sobria/sin beber/limpio/limpia/sin consumir/sin probar el alcohol/sin alcohol), =(dejé/he dejado) (el alcohol/la bebida/de beber/las drogas/el juego), alcohólic* en recuperación, =(soy/estoy) (sobrio/sobria/alcohólic*/en recuperación), ya no bebo, alcohólicos anónimos, recaída, =mi adicción, desintoxicación, =mi padrino de aa
health | 5 | has ADHD or autism | =mi tdah, =mi autismo, autista, neurodivergente
health | 4 | has trouble conceiving | fecundación in vitro, fiv, reproducción asistida, =mis óvulos
health | 4 | has a disability | =mi silla de ruedas, grado de discapacidad, =mi discapacidad, =mi prótesis, =mi audífono, =mis audífonos, =(llevo/uso) audífono*, en silla de ruedas
health | 4 | has chronic pain or an autoimmune illness | fibromialgia, =mi artritis, =mi reumatólog*, =mi lupus
health | 4 | has a heart problem | =mi marcapasos, =mi stent, =mi cardiólog*, anticoagulante*, =mi bypass
health | 4 | has asthma or allergies | =mi inhalador, =mi ventolín, =mi asma
health | 5 | has a kidney problem | diálisis, hemodiálisis, =me dializo, =mis riñones, =mi riñón, trasplante de riñón, =mi nefrólog*, =mi fístula
health | 4 | has a lung or sleep problem | =mi epoc, =mi oxígeno, =mis pulmones, =mi apnea, =mi neumólog*, =mi cpap
health | 4 | has a bowel illness | =mi colitis, =mi crohn, =mi colon, =mi intestino, =mi digestiv*, =mi celiaquía, =mi estoma
health | 5 | had a stroke or a brain injury | =mi ictus, (tuve/sufrí/tenido/sufrido/me dio/superé) (un/dos) (pequeño/leve/) (ictus/derrame/derrame cerebral/acv/infarto cerebral), (desde/tras/después) (del/de/el/mi/un/de mi) (ictus/derrame/acv), =mi derrame, =mi afasia, desde el ictus
health | 4 | has migraine | =mi migraña, =mis migrañas, triptán, triptanes
health | 4 | is off work, ill | baja médica, de baja por, de baja desde, de baja laboral, =mi baja, incapacidad temporal, incapacidad laboral
health | 4 | had or awaits an operation | =mi operación, =mi cirugía, =mi prótesis de cadera, =mi prótesis de rodilla, =mi trasplante
income | 4 | has little money | banco de alimentos, ingreso mínimo, desahucio, alquileres atrasados, alquiler atrasado, impago*, =mis deudas!, no llego a fin de mes, números rojos, =mi deuda!, salario mínimo, moros*, llegar a fin de mes, llegamos a fin de mes, no me llega para, no nos llega para, no me alcanza, no nos alcanza
income | 4 | is well off | =mi segunda residencia, =nuestra segunda residencia, =mi asesor financiero, =nuestra empleada, =nuestra niñera, colegio privado, =mi cartera de, =mi yate, stock options
religion | 5 | is Muslim | mezquita, oración del viernes, ramadán, iftar, =mi velo, =mi hiyab, =mi imán, halal
religion | 5 | is a Christian | misa del domingo, a misa, =mi parroquia, =mi cofradía, =mi hermandad, =mi párroco, confesión, cuaresma, catequesis, =mi bautizo, =mi pastor, primera comunión, grupo de oración, la parroquia
religion | 5 | is Jewish | sinagoga, shabat, =mi rabino, kosher, yom kipur
religion | 4 | left a faith | (dejé/dejado/salí de/crecí entre/crecí con) los testigos de jehová, apostatar, apostasía
politics | 5 | is active in a party, a union or a campaign | =mi sindicato, =mi partido político, delegad* sindical, militante, manifestación contra, manifestación por, huelga, =mi agrupación, pleno municipal, =mi candidatura
sexuality | 6 | is gay, lesbian or bisexual | soy gay, soy lesbiana, soy bi, soy bisexual, salí del armario, salir del armario, orgullo gay, =somos (las/los/) dos (mamás/papás/padres/madres), =(mi/nuestro/nuestra) (hijo/hija/bebé) tiene dos (mamás/papás/padres/madres), grindr
sexuality | 6 | is trans or questions gender | =mi transición!, soy trans, no binari*, =mi deadname, =mi hormonación
ethnicity | 4 | came from another country | =mi nie, permiso de residencia, =mi visado, =mi visa, =mi país de origen, =mi nacionalidad, solicitud de asilo, extranjería, =mi arraigo, =mi lengua materna, =mi permiso de trabajo, sin papeles, =mis padres no hablan, =mi madre no habla, =mi padre no habla, =mis padres emigraron, =mis padres inmigraron
education | 4 | has or is working for a doctorate | =mi doctorado, =mi tesis doctoral, =mi director de tesis, =mi directora de tesis, =mi posdoc
education | 4 | left school early | dejé los estudios, dejé el instituto, sin terminar la eso
record | 5 | has or had trouble with the law | libertad condicional, =mi condena, =mis antecedentes, salí de prisión, salí de la cárcel, tercer grado, pulsera telemática, =mi juicio, =mi abogado de oficio, trabajos en beneficio, =mi oficial de libertad, detenid*
record | 3 | is in a legal dispute | =mi abogad*, =mi demanda, =mi denuncia, juzgado
place | 4 | lives in Madrid | abono transporte, emt, la m-30, chotis
place | 4 | lives in Catalonia | rodalies, tmb, mossos, generalitat, la diada, castellers
place | 4 | lives in Valencia | =mi falla, las fallas, mascletà
place | 4 | lives in Andalusia | feria de abril, =mi caseta, =mi hermandad, romería
place | 4 | lives in Mexico City | metrobús, cdmx, la chilanga, =mi alcaldía
place | 4 | lives in Buenos Aires | subte, =mi sube, conurbano
gender | 6 | is a woman | =soy una mujer, =soy una chica, =como hija, =como esposa
gender | 6 | is a man | =soy un hombre, =soy un chico, =como hijo, =como marido
occupation | 4 | works in a shop | reponer estantes, inventario esta noche, =nuestros clientes fijos
occupation | 4 | cleans for a living | limpiando casas, limpio casas, limpiando oficinas, limpio oficinas, limpio por horas
occupation | 4 | works in a kitchen or serves | propinas esta noche, doble turno, =mi jefe de cocina
place | 4 | rents a home | =(mi/mis/nuestro/nuestra/nuestros) (casero/casera/alquiler/arrendador)!, =(mi/mis) compañer* de piso, =(mi/nuestro) contrato de alquiler, =(comparto/compartimos) (piso/apartamento/departamento/casa), =(alquilo/alquilamos/alquilé) (un/una) (piso/habitación/cuarto/apartamento/departamento/casa/estudio), =vivo de alquiler
place | 4 | owns a home | =(mi/nuestra) hipoteca, =(compramos/compré/hemos comprado/he comprado) (un/una/nuestro/nuestra/el/la) (primer/primera/) (piso/casa/apartamento/departamento/vivienda)
occupation | 4 | drives for a living | =(conduzco/conducía/manejo/manejaba) (un/una/el/la) (taxi/camión/autobús/bus/ambulancia/tráiler/tren/metro/furgoneta/colectivo), =reparto (paquetes/comida), =(soy/fui) (taxista/camionero/camionera/repartidor/repartidora)
occupation | 4 | served in the armed forces | (años/meses) en (el ejército/la marina/la legión/las fuerzas armadas), =serví en (el ejército/la marina/la legión)
occupation | 4 | works in a shop | =repongo estantes, =(estoy/trabajo) (en caja/de cajera/de cajero/de dependienta/de dependiente)
occupation | 4 | cleans for a living | =(limpio/limpiaba/limpiamos) (hoteles/casas/oficinas/escaleras/colegios/portales)
occupation | 4 | teaches | =(soy/fui) (profesor/profesora/maestro/maestra/docente), tengo .. grupos de (primero/segundo/tercero/cuarto)
occupation | 4 | works in a hospital or in care | =(soy/fui) (enfermero/enfermera/celador/celadora/auxiliar de enfermería/matrona/paramédico/médico/médica/cuidador/cuidadora), =(trabajo/trabajaba) .. (hospital/clínica/residencia/ambulancia/urgencias)
occupation | 4 | works for the police or the fire service | =(soy/fui) (bombero/bombera/policía/guardia civil)
occupation | 5 | works without a contract | =trabajo (sin contrato/en negro/sin papeles)
occupation | 4 | is out of work | =(perdí/he perdido) (mi/el) (trabajo/empleo/puesto), =me (despidieron/echaron del trabajo/han despedido/quedé sin trabajo), =(estoy/llevo ..) sin trabajo, =estoy desemplead*
education | 4 | studied or studies | =me (gradué/licencié/titulé/recibí) (en/de), =(estudié/estudio) (derecho/medicina/ingeniería/economía/historia/psicología/enfermería/filología/arquitectura/magisterio), =mi (licenciatura/grado en/título universitario), =(soy/) (licenciad*/graduad*/titulad*) en
age | 5 | is likely over 55 | =(mis/mi) bisniet*
gender | 6 | is a woman | =(compartimos/vivimos/somos) .. (chicas/mujeres/amigas/hermanas), =estoy de (@number/dos/tres/cuatro/cinco/seis/siete/ocho) (meses/semanas), =(mis/mi) (embarazo/matrona/menopausia/ginecóloga/ginecólogo), =llevo (hiyab/velo)
gender | 6 | is a man | =(compartimos/vivimos/somos) .. (chicos/hombres/hermanos) y
family | 6 | is expecting a child | =estoy de (@number/dos/tres/cuatro/cinco/seis/siete/ocho) (meses/semanas), =salgo de cuentas, =(mi/nuestra) (ecografía/matrona/fecha probable), (primer/segundo/tercer) trimestre de (mi/embarazo), =(espero/esperamos) (gemelos/mellizos/un/una/nuestro/nuestra) (bebé/niña/niño/hijo/hija/primer/primera/segundo/)
family | 5 | lost a pregnancy or a child | =(perdí/perdimos) (el/un/al/a nuestro/mi) (bebé/embarazo/hijo), tras (el/mi) aborto
family | 5 | looks after a relative | =(cuido/cuidamos/atiendo) (a/de) (mi/mis) (madre/padre/suegra/suegro/abuela/abuelo/padres/marido/mujer/hermano/hermana), =soy (cuidador/cuidadora) de
family | 5 | wants to adopt | intentando adoptar, =(queremos/quiero) adoptar, proceso de adopción
family | 6 | has children | =(mis/nuestros) (peques/mellizos/chiquillos/críos), =(mi/mis) (hijastr*/primogénit*)
health | 5 | has to do with: @ | =me (han diagnosticado/diagnosticaron/detectaron/han detectado/operaron de/han operado de/trataron de) (una/un/la/el/de/) @illness, =(tengo/tuve/padezco/sufro/padecí/sufrí/llevo) (de/una/un/la/el/) @illness, =(mi/mis) @illness, (por/debido a/contra/para/con) (mi/mis) @illness
health | 4 | has a disability | =(soy/estoy/me quedé) (sord*/cieg*) (de/del), =(mi/mis) (andador/intérprete de lengua)!, =voy en silla
income | 4 | has little money | =me (echaron/desahuciaron/han echado/han desahuciado) (del piso/de casa/del apartamento/de la casa), (por no/no) (poder/puedo/podemos) pagar (el/la) (alquiler/luz/renta/hipoteca/calefacción), duermo en (casa de un/el coche/la calle/un albergue), =(mis/mi/nuestras) (deudas/deuda)!, sin techo, al banco de alimentos, (vivo/vivimos) de (ayudas/la pensión mínima/prestado)
religion | 5 | is a Christian | =(voy/vamos/iba) a (misa/la iglesia/confesarme), =(rezo/rezamos) (el rosario/el padrenuestro/a la virgen/a dios), =canto en (el coro de la iglesia/la iglesia/el coro parroquial), =(mi/nuestra/nuestro) (iglesia/párroco/parroquia)!
religion | 5 | is Muslim | =llevo (hiyab/velo), =(ayuno/ayunamos) (en/durante) (el/) ramadán
politics | 5 | is active in a party, a union or a campaign | =(milito/milité/soy militante) (en/de), =(estoy/soy) afiliad* (al/a un) (partido/sindicato/psoe/pp)
politics | 5 | says how they vote | =(voté/voto/votamos) (a/al/por) (psoe/pp/vox/podemos/sumar/partido/la izquierda/la derecha/morena/milei/petro/boric)
sexuality | 6 | is gay, lesbian or bisexual | =(mi marido/mi novio) y yo somos dos (hombres/padres), =(mi mujer/mi novia) y yo somos dos (mujeres/madres), =nos casamos dos
ethnicity | 5 | comes from: @ | =(llegué/vine/vengo/soy/vinimos/llegamos/emigré/huí/salí/somos) (originari* de/de/desde/del) (la/el/los/) @country, =(nací/crecí/me crié/nacimos) en (la/el/) @country
ethnicity | 4 | came from another country | regularizar mi situación, regularizarme, =mi acento!, =mi (homologación/arraigo social), =(homologar/convalidar) mi título, arraigo (social/laboral/para)
occupation | 5 | works as: @ | (como/soy) (un/una/) @job
occupation | 4 | works at: @ | =(mi/mis/nuestr*) (turno*/puesto/guardia*/jef*/compañer*/equipo) (en el/en la/en un/en una/del/de la) @workplace
occupation | 2 | works at or goes to: @ | (en el/en la/en un/en una/en nuestro/en nuestra/al/a la) @workplace!
family | 5 | is a single parent | =(crío/criando/saco adelante) .. (solo/sola/sin ayuda), (solo/sola) con (mis/mi) (hij*/niñ*/mellizos/gemel*/bebé)
family | 6 | has children | =(crío/criamos/criando) .. (hij*/niñ*/mellizos/gemel*), (tengo/tenemos/con) (dos/tres/cuatro/cinco/@number) (hijos/hijas/niños/niñas/críos)
occupation | 4 | has a partner out of work | =(mi marido/mi mujer/mi pareja/mi novio/mi novia/mi esposo/mi esposa) (está/lleva ..) (en paro/en el paro/sin trabajo/desempleado/desempleada)
income | 4 | has little money | =(mi marido/mi mujer/mi pareja) (cobra/vive de) (el paro/un subsidio/ayudas/el ingreso mínimo)
occupation | 5 | worked for the police or the fire service | (jubilado/jubilada/retirado/retirada/años) (de los/en los/de la/en la) (bomberos/policía/guardia civil)
identity | 4 | is the only one of a kind there | (el único/la única) (hombre/mujer/negro/negra/extranjero/extranjera/musulmán/musulmana/enfermero/enfermera/médico/médica/profesor/profesora) (de/en) (la plantilla/el equipo/la oficina/la clase/el pueblo/la planta/el departamento/la empresa/la escuela), =como (único/única) (hombre/mujer/negro/negra/extranjero/extranjera/musulmán/musulmana/enfermero/enfermera/médico/médica/profesor/profesora) (de/en) (la plantilla/el equipo/la oficina/la clase/el pueblo/la planta/el departamento/la empresa/la escuela)
identity | 4 | is the only one of a kind there | =(soy/era) (aquí/) (el único/la única) @job, =como (único/única) @job
identity | 4 | is the only one of a kind there | =(soy/fui) (el/la/) (nuevo/nueva/) (alcalde/alcaldesa/cura/párroco/médico/médica/maestro/maestra/farmacéutico/farmacéutica/partera/matrona/veterinario/veterinaria/cartero/cartera/panadero/panadera/pastor/juez/jueza/concejal/concejala/sacristán) (del/de la/de un/de una/de mi/de este/de esta/en un/en una/de nuestro/de nuestra) (pequeño/pequeña/) (pueblo/aldea/municipio/isla/valle/parroquia/comunidad/vereda/comarca/pueblito)
occupation | 5 | works as: @ | =(soy/era/fui) (el único/la única/el/la) @job, =como (único/única) @job
occupation | 4 | teaches | =(doy/enseño/imparto/llevo/tengo) (clase/clases/este año/) (a/en/de/) (primero/segundo/tercero/cuarto/quinto/sexto/@number/@number º/@number o) de (primaria/eso/la eso/bachillerato/infantil/secundaria/básica/preescolar), =(soy/estoy de) (tutor/tutora/maestro/maestra/profe/profesor/profesora) (de/en), =mis (niños de primaria/chicos de secundaria), =doy (primero/segundo/tercero/cuarto/quinto/sexto/@number/@number º/@number o) de (primaria/eso/la eso/bachillerato/infantil/secundaria/básica/preescolar)
occupation | 4 | drives for a living | =(conduzco/manejo/conducía/manejaba) (el/un/la) (autobús/bus/transporte/camión/ruta/micro/colectivo) escolar
occupation | 4 | works on a production line | =(trabajo/trabajaba/estoy/llevo ../estuve) .. en (la/una) (cadena/línea) (de montaje/de producción/de envasado/de ensamblaje), en (la/una) (cadena/línea) de (montaje/ensamblaje)
occupation | 4 | works in a kitchen or serves | =(sirvo/servía) (mesas/copas/cañas), =(trabajo/trabajaba/estoy) .. (detrás de la barra/en la barra/en un bar/en una taberna)
income | 4 | is well off | =(mis/nuestros/los) (@number/dos/tres/cuatro/cinco/seis/) (pisos/apartamentos/locales/departamentos/casas) (alquilados/en alquiler/que alquilo/que tengo alquilados), =(alquilo/tengo/tenemos/heredé) (@number/dos/tres/cuatro/cinco/varios) (pisos/apartamentos/locales/departamentos), =(mis/nuestras) rentas de alquiler, =(mi/nuestro/nuestra) (castillo/casa en la playa/casa de la playa/casa de campo/chalet/viñedo/velero/avioneta/mayordomo/chófer/fondo familiar/mansión/hacienda), =(compré/heredé/tengo) un (castillo/viñedo/yate/velero/palacete), (bonus/sueldo/bono/salario/prima) de (seis/siete) cifras, fondo fiduciario, fideicomiso familiar
religion | 5 | is a Christian | =(mi/mis/nuestro/nuestra/nuestros) (hijo/hija/hijos/nieto/nieta/sobrina/sobrino/niños) .. (primera comunión/comunión/catequesis/confirmación), primera comunión, (su/la/nuestra/mi) confirmación, vísperas, costaler*, nazareno, novena a, =(rezo/rezamos), adoración nocturna, misa del gallo, =(soy/fui) (catequista/monaguillo/monaguilla/diácono/monja/monje/sacristán/sacristana), =(mi/nuestra) (comunidad parroquial/diócesis/cofradía)
religion | 5 | is Muslim | =(hago/hacemos/cumplo) (el/) ramadán, ayuno de ramadán, suhur, tarawih, =mi alfombra de oración
religion | 5 | is Jewish | (bar/bat) mitzvá, (bar/bat) mitzvah, janucá, pésaj, rosh hashaná, sucot, =(mi/nuestro) minyán
place | 4 | lives in Spain | la itv, =mi (nif/padrón/tarjeta sanitaria/número de la seguridad social/clave pin), cl@ve, agencia tributaria, =mi (ivtm/ibi), bizum, la sepe
place | 4 | lives in Mexico | curp, infonavit, =mi (nss/constancia de situación fiscal/tenencia), ine (vencida/nueva), verificación vehicular
place | 4 | lives in Argentina | cuit, cuil, =mi (aguinaldo/dni tarjeta/monotributo), anses, =la sube
place | 4 | lives in Chile | =mi (clave única/cuenta rut/afp), cuenta rut, permiso de circulación, =mi rut
place | 4 | lives in Colombia | soat, sisbén, =mi (nit/rut de la dian), nequi
place | 4 | lives in Peru | =mi (ruc/sis), essalud, sunat, reniec
`;
