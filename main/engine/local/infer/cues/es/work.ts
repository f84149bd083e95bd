export const work = `
occupation | 4 | works in a hospital or in care
  =mis pacientes, =mi guardia!, =mis guardias!, en planta, turno en urgencias, la uci, =mi residencia de medicina,
  mir, =mis residentes, el quirófano, cambio de turno en,
  =(soy/fui) (enfermero/enfermera/celador/celadora/auxiliar de enfermería/matrona/paramédico/médico/médica/cuidador/cuidadora),
  =(trabajo/trabajaba) .. (hospital/clínica/residencia/ambulancia/urgencias),
  (puesto/plaza/número/nota) .. (del/en el/de) mir, (aprobé/saqué/preparo) el (mir/eir/pir),
  =mi (guardia/planta/unidad/turno en planta/residencia en/rotación)!
occupation | 2 | works shifts
  turno de noche, turno de mañana, turno de tarde, turnos rotativos, =mi turno
occupation | 4 | teaches
  =mis alumnos, =mis alumnas, =mi clase de, claustro, sala de profesores, corregir exámenes, =mis estudiantes,
  tutoría con padres, =mi aula, interin*, doy clase, doy clases, enseño en,
  =(soy/fui) (profesor/profesora/maestro/maestra/docente), tengo .. grupos de (primero/segundo/tercero/cuarto),
  =(doy/enseño/imparto/llevo/tengo) (clase/clases/este año/) (a/en/de/) (@ordinal/@number/@number º/@number o) de (primaria/eso/la eso/bachillerato/infantil/secundaria/básica/preescolar),
  =(soy/estoy de) (tutor/tutora/maestro/maestra/profe/profesor/profesora) (de/en),
  =mis (niños de primaria/chicos de secundaria),
  =doy (@ordinal/@number/@number º/@number o) de (primaria/eso/la eso/bachillerato/infantil/secundaria/básica/preescolar),
  =(doy/imparto) (clase/clases) (de/a/en/particulares),
  =enseño (matemáticas/inglés/música/piano/lengua/historia/yoga/español),
  =mis (alumnitos/chicos de la escuela/exámenes por corregir/tutorizados)
occupation | 4 | studies
  =mi tfg, =mi tfm, =mi carrera!, =mi facultad, =mi uni, =mis parciales, =mis finales, =mi tesis, =mi beca,
  colegio mayor, (oposit*/opositando/opositar) (a/para),
  =(estoy/llevo ..) (opositando/preparando oposiciones/estudiando oposiciones),
  =(estudio/estudiando/curso/hago) .. (medicina/derecho/enfermería/ingeniería/magisterio/psicología/carrera/máster/fp/grado/universidad/facultad),
  =(mi/mis) (examen/exámenes/parcial/parciales/recuperación/residencia universitaria/compañera de piso de la uni),
  =suspendí .. (anatomía/estadística/selectividad/cálculo)
occupation | 4 | writes software
  =nuestro sprint, pull request, =mi repositorio, =nuestro backlog, desplegar a producción
occupation | 4 | serves in the armed forces
  cuartel, =mi regimiento, =mi batallón, =mi compañía del ejército, misión en,
  =soy (militar/soldado/legionario/marinero de la armada/cabo/sargento), =mi (cuartel/regimiento/base militar)
occupation | 4 | works for the police or the fire service
  =mi comisaría, patrulla, =mi parque de bomberos, =mi unidad de, =(soy/fui) (bombero/bombera/policía/guardia civil),
  =soy (policía/bombero/bombera/guardia civil/mosso/mossa/agente de/funcionario de prisiones/militar retirado)
occupation | 4 | runs a business
  =mis empleados, =mis clientes, =mi tienda, =mi peluquería, =mi restaurante, =mi negocio, =mi sl, =mi local,
  =mi taller,
  =(tengo/llevo/regento/dirijo/monté/abrí/he abierto) (un/una/el/la/mi) (pequeño/pequeña/propio/propia/única/único/) @site (en/de/con/y/desde/propi*),
  =(trabajo/estoy) por (mi cuenta/cuenta propia), =soy (freelance/autónom*),
  =mi (emprendimiento/food truck/facturación/primer empleado/microempresa),
  =(llevo/heredé/atiendo) (el/la/un/una) (puesto/negocio/taller/bar/tienda/panadería/ferretería/frutería/finca) (de/familiar)
occupation | 4 | is out of work
  en paro, =mi despido, el paro, desempleado, desempleada, =mi finiquito, ere,
  =(perdí/he perdido) (mi/el) (trabajo/empleo/puesto),
  =me (despidieron/echaron del trabajo/han despedido/quedé sin trabajo), =(estoy/llevo ..) sin trabajo,
  =estoy desemplead*,
  =me (echaron/despidieron/corrieron/botaron/han echado/han despedido/liquidaron) (de/del/en/hace/sin/por),
  =(quedé/me quedé) en la calle, me (hicieron/hizo) un ere,
  =(dejé/he dejado/renuncié) (el/mi/a mi/al) (trabajo/empleo/curro/puesto)
occupation | 4 | is retired
  jubilado, jubilada, =mi jubilación, =mi pensión, pensionista,
  =me (jubilé/jubilaron/prejubilaron/acabo de jubilar/jubilo) (de/en/hace/este/el/y/ya/con), =me acabo de jubilar
occupation | 4 | farms
  =mis vacas, =mi finca, =mis olivos, =mi cosecha, =mi ganado, =mis ovejas,
  =(ordeño/crío/pastoreo/criamos/ordeñamos) .. (vacas/ovejas/cabras/cerdos/gallinas/terneros),
  =(recojo/cosecho/cultivo/recogemos/cultivamos) .. (aceituna/aceitunas/fresas/naranjas/uvas/uva/tomates/café/maíz/arroz/papas/aguacates/trigo),
  =(mis/nuestras/mi/nuestra/nuestro) (cabras/gallinas/colmenas/hectáreas/huerta/viñas/viñedo/vacas)!
occupation | 4 | works in a shop
  reponer estantes, inventario esta noche, =nuestros clientes fijos, =repongo estantes,
  =(estoy/trabajo) (en caja/de cajera/de cajero/de dependienta/de dependiente),
  =(vendo/vendía/despacho) .. (zapatos/muebles/coches/seguros/fruta/verdura/pescado/flores/ropa/tacos/empanadas/pan/tamales/lotería) (en/por/a/los/desde),
  =(tengo/atiendo/llevo) (un/una/el/mi) (puesto/frutería/quiosco/kiosco/mercería/panadería/ferretería/estanco/papelería),
  =(vendo/vendía/vendemos) .. (en la calle/en el mercado/en el tianguis/en la feria/en mi puesto/en el metro/en el rastro/en mercadillos/por catálogo)
occupation | 4 | cleans for a living
  limpiando casas, limpio casas, limpiando oficinas, limpio oficinas, limpio por horas,
  =(limpio/limpiaba/limpiamos) (hoteles/casas/oficinas/escaleras/colegios/portales),
  =(limpio/limpiaba) (en/para) (casas/oficinas/hoteles/una empresa/una señora),
  =(limpio/limpiaba/limpiamos/friego/fregaba) .. (casas/oficinas/hoteles/escaleras/portales/colegios)
occupation | 4 | works in a kitchen or serves
  propinas esta noche, doble turno, =mi jefe de cocina, =(sirvo/servía) (mesas/copas/cañas),
  =(trabajo/trabajaba/estoy) .. (detrás de la barra/en la barra/en un bar/en una taberna),
  =(cocino/friego/atiendo/sirvo) .. (en un restaurante/en un bar/en un hotel/en una cafetería/en el comedor/mesas/en una cantina/para doscientos),
  =(amaso/horneo) pan,
  =(llevo/tengo/atiendo) (el/un/mi) (puesto/bar/chiringuito/asador/food truck) de (churros/comida/tacos/bocadillos/arepas/empanadas/hamburguesas/mi padre/mi madre/mis padres),
  =soy (camarero/camarera/cocinero/cocinera/pinche/barista/mesero/mesera)
occupation | 4 | drives for a living
  =(conduzco/conducía/manejo/manejaba) (un/una/el/la) (taxi/camión/autobús/bus/ambulancia/tráiler/tren/metro/furgoneta/colectivo),
  =reparto (paquetes/comida), =(soy/fui) (taxista/camionero/camionera/repartidor/repartidora),
  =(conduzco/manejo/conducía/manejaba) (el/un/la) (autobús/bus/transporte/camión/ruta/micro/colectivo) escolar,
  =(conduzco/conducía/manejo/manejaba) .. (camión/camiones/autobús/tráiler/taxi/ambulancia/furgoneta/grúa),
  =(hago/llevo) (uber/cabify/didi/taxi/la ruta escolar),
  =soy (repartidor/repartidora/taxista/camionero/camionera/chófer/conductor/conductora/motorista/rider)
occupation | 4 | served in the armed forces
  (años/meses) en (el ejército/la marina/la legión/las fuerzas armadas), =serví en (el ejército/la marina/la legión)
occupation | 5 | works without a contract
  =trabajo (sin contrato/en negro/sin papeles)
occupation | 5 | works as: @
  (como/soy) (un/una/) @job, =(soy/era/fui) (el único/la única/el/la) @job, =como (único/única) @job
occupation | 4 | works at: @
  =(mi/mis/nuestr*) (turno*/puesto/guardia*/jef*/compañer*/equipo) (en el/en la/en un/en una/del/de la) @workplace,
  =(mi/mis/nuestr*) (turno*/puesto/guardia*/jef*/compañer*/equipo/contrato/encargad*) (en el/en la/en un/en una/del/de la) @site,
  =(mi turno/mis turnos/mi supervisor/mi supervisora/mi capataz/mi encargado/mi encargada) .. (en la/en el/de la/del) @site,
  =(trabajaba/trabajamos/curro) (de noche/de tarde/de día/media jornada/) (en el/en la/en un/en una/para el/para la) @site,
  =(trabajo/llevo ..) (de noche/de tarde/de día/media jornada/trabajando) (en el/en la/en un/en una/para el/para la) @site,
  (turno/turnos) .. (en el/en la/en una/en un) @site
occupation | 2 | works at or goes to: @
  (en el/en la/en un/en una/en nuestro/en nuestra/al/a la) @workplace!
occupation | 4 | has a partner out of work
  =(mi marido/mi mujer/mi pareja/mi novio/mi novia/mi esposo/mi esposa) (está/lleva ..) (en paro/en el paro/sin trabajo/desempleado/desempleada)
occupation | 5 | worked for the police or the fire service
  (jubilado/jubilada/retirado/retirada/años) (de los/en los/de la/en la) (bomberos/policía/guardia civil)
occupation | 4 | works on a production line
  =(trabajo/trabajaba/estoy/llevo ../estuve) .. en (la/una) (cadena/línea) (de montaje/de producción/de envasado/de ensamblaje),
  en (la/una) (cadena/línea) de (montaje/ensamblaje)
occupation | 4 | delivers for a living
  =(reparto/entrego/repartía/llevo) .. (paquetes/pizzas/comida/cartas/pedidos/correo/periódicos/propaganda) (en/a/por/con/para/desde/los),
  =reparto (pizzas/paquetes/comida/pan/butano/cartas)
occupation | 4 | looks after people for a living
  =(cuido/cuidaba/atiendo/atendía/acompaño/baño) .. (ancianos/ancianas/mayores/personas mayores/abuelos ajenos/abuelitos/enfermos/discapacitados/personas dependientes/niños ajenos/bebés ajenos),
  =(cuido/cuidaba) (a/de) (una/un) (señora/señor/anciana/anciano), =soy interna en, =trabajo de (interna/cuidadora)
occupation | 4 | builds or repairs for a living
  =(trabajo/estoy) en la (obra/construcción),
  =(trabajo/estoy) de (peón/albañil/pintor/fontanero/electricista/soldador),
  =(arreglo/reparo/instalo/coloco/levanto) .. (ascensores/calderas) (en/para/por/de/y/a/desde),
  ?=(arreglo/reparo/instalo/coloco/levanto) .. (coches/tuberías/lavadoras/azulejos/tejados/cocinas/placas solares/motos/móviles/muros/persianas/ventanas)
occupation | 4 | works with animals
  =(paseo/adiestro) (perros/caballos) (en/de/para/por)
occupation | 4 | does hair or beauty
  =(corto/peino/tiño) .. pelo (en/a/desde/por), =(hago/pongo) uñas (en/a/desde/por)
occupation | 4 | translates, writes or edits for a living
  =(traduzco/corrijo/subtitulo) .. (contratos/novelas/manuales/patentes/textos/libros/series) (para/de/del/en)
occupation | 4 | performs for a living
  =(toco/canto/bailo) .. (en una orquesta/en la orquesta/en bodas/en un tablao/en la ópera/en un coro profesional/en el metro),
  =(practico/ensayo/toco) .. (sinfónica/filarmónica/orquesta/ópera/banda municipal)
occupation | 4 | is a lawyer or works for one
  =(estoy/soy) colegiad* (en/desde/como abogad*), =me colegié, examen de abogacía, =mi bufete
occupation | 4 | works in public life
  =soy (concejal/concejala/regidor/regidora/edil/diputado/diputada/consejero comarcal),
  =(salí/fui) elegid* (concejal/concejala/alcalde/alcaldesa/regidor/regidora)
occupation | 4 | works in childcare
  =(trabajo/estoy) en (una/la) (guardería/escuela infantil), =soy (niñera/canguro/educadora infantil)
occupation | 4 | works or worked in: @
  (años/vida/trabajo/trabajaba/trabajando/experiencia/carrera/empecé/formación/llevo) (en el/en la/en los/en las/en/de/dedicad* a la/dedicad* al) @trade,
  =(dejé/dejo/dejar) (la/el) @trade, =me dedico (a la/al/a los) @trade
occupation | 4 | works as: @
  (trabajando/trabajo/trabajé/trabajaba/sueldo/contrato/turno/puesto/empleo/vida/plaza/jornada/curro/contrataron/jubilé/jubilada/jubilado) (de/como/para) (un/una/) @job
occupation | 4 | is looking for work
  nadie me (contrata/da trabajo/coge/llama), no encuentro (trabajo/empleo/curro),
  =(busco/buscando/buscamos) (trabajo/empleo/curro/un trabajo/otro trabajo/chamba/laburo),
  hueco .. (currículum/cv/curriculum)
occupation | 4 | is a member of the clergy
  =soy (sacerdote/cura/monja/monje/misioner*/pastor evangélico/pastora/diácono/párroco/seminarista),
  =(mi/nuestro/nuestra) (convento/monasterio/superiora/obispo/seminario/noviciado)
occupation | 4 | harvests for a living
  (a la/en la/la campaña de la) (vendimia/fresa/aceituna/naranja), =soy (temporer*/jornaler*)
employer | 3 | works in the public service
  funcionari*, =mi oposición, ayuntamiento donde, =mi plaza, =mi ministerio
education | 4 | has or is working for a doctorate
  =mi doctorado, =mi tesis doctoral, =mi director de tesis, =mi directora de tesis, =mi posdoc
education | 4 | left school early
  dejé los estudios, dejé el instituto, sin terminar la eso
education | 4 | studied or studies
  =me (gradué/licencié/titulé/recibí) (en/de),
  =(estudié/estudio) (derecho/medicina/ingeniería/economía/historia/psicología/enfermería/filología/arquitectura/magisterio),
  =mi (licenciatura/grado en/título universitario), =(soy/) (licenciad*/graduad*/titulad*) en
occupation | 4 | is retired
  (estoy/ya estoy/desde que estoy) (jubilad*/retirad*), desde (mi jubilación/que me jubilé), =mi jubilación!
occupation | 4 | leads a team
  =(mis/mi) (subordinados/equipo de @number/gente a cargo), =(dirijo/coordino/superviso/lidero) (un/una/el/la/mi) (equipo/departamento/turno/plantilla/sección/tienda)
occupation | 4 | works with software
  =(mi/nuestro/mis/nuestros) (pull request*/sprint*/backlog/daily/repositorio/despliegue*/servidor de producción)
occupation | 4 | studies
  =(mi/mis) (tesis/tfg/tfm/trabajo de fin de grado/máster/facultad/parciales/director de tesis/directora de tesis/beca/matrícula), =estudio (la/el/en/para/primero/segundo/tercero/derecho/medicina/enfermería/ingeniería/magisterio)
`;
