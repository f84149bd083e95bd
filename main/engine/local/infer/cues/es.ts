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
occupation | 4 | studies | =mi tfg, =mi tfm, =mi carrera, =mi facultad, =mi uni, =mis parciales, =mis finales, =mi tesis, =mi beca, colegio mayor, =mi grado
occupation | 4 | writes software | =nuestro sprint, pull request, =mi repositorio, =nuestro backlog, desplegar a producción
occupation | 4 | serves in the armed forces | cuartel, =mi regimiento, =mi batallón, =mi compañía del ejército, misión en
occupation | 4 | works for the police or the fire service | =mi comisaría, patrulla, =mi parque de bomberos, =mi unidad de
occupation | 4 | runs a business | =mis empleados, =mis clientes, =mi tienda, =mi peluquería, =mi restaurante, =mi negocio, =mi sl, =mi local, =mi taller
occupation | 4 | is out of work | en paro, =mi despido, el paro, desempleado, desempleada, =mi finiquito, ere
occupation | 4 | is retired | jubilado, jubilada, =mi jubilación, =mi pensión, pensionista
occupation | 4 | farms | =mis vacas, =mi finca, =mis olivos, =mi cosecha, =mi ganado, =mis ovejas
employer | 3 | works in the public service | funcionari*, =mi oposición, ayuntamiento donde, =mi plaza, =mi ministerio
age | 5 | is at school, under 20 | selectividad, la ebau, la evau, de la eso, de bachillerato, =mi instituto, =mi tutora, =mi insti, de secundaria, =mi paga, =mi prepa, =mi liceo
age | 4 | is likely over 55 | =mis nietos, =mi nieto, =mi nieta, jubilado, jubilada, =mi jubilación, =mi audífono, imserso, =mi pensión, pensionista, pensión de viudedad, pensión de jubilación
age | 3 | is likely between 40 and 60 | menopausia, sofocos, =mis hijos adolescentes
gender | 6 | is a woman | =como madre, =como mujer, =soy madre, =soy mujer, embarazada, =mi embarazo, =mi regla, =mi ginecólog*, baja por maternidad, cesárea, dando el pecho, =mi aborto, =mi endometriosis, =mi matrona, =mi parto
gender | 6 | is a man | =como padre, =como hombre, =soy padre, =soy hombre, =mi próstata, =mi barba, baja por paternidad, =mi urólogo, =mi vasectomía
gender | 2 | is likelier a woman | =mi marido, =mi esposo, =mi novio, =mi vestido de novia
gender | 2 | is likelier a man | =mi mujer, =mi esposa, =mi novia
family | 6 | is or was married | =mi marido, =mi mujer, =mi esposo, =mi esposa, =mi suegra, =mi suegro, =mis suegros, =mi cuñad*, =nuestra boda, =mi exmarido, =mi exmujer
family | 6 | has children | =mi hijo, =mi hija, =mis hijos, =mis hijas, =mi bebé, =nuestro hijo, =nuestra hija, =nuestros hijos, =como madre, =como padre, =soy madre, =soy padre, =mis gemel*, =mi peque, =mi niño, =mi niña, =mis niños, =los niños están con su, =los niños se van con su, con dos hijos, con tres hijos, con dos niños, con tres niños, con un bebé, =nuestra guardería
family | 5 | is divorced or separating | =mi divorcio, =nuestro divorcio, =mi exmarido, =mi exmujer, custodia, pensión de alimentos, =mi separación, divorciad*, desde la separación, desde el divorcio, tras la separación, tras el divorcio, fines de semana alternos, nos separamos, =los niños están con su padre, =los niños están con su madre, =los niños se van con su padre, =los niños se van con su madre
family | 5 | is a single parent | madre soltera, padre soltero, familia monoparental
family | 5 | looks after a relative | cuido a mi madre, cuido de mi madre, cuido a mi padre, cuido de mi padre, dependencia de mi
family | 4 | has a partner | =mi novio, =mi novia, =mi pareja, =mi prometid*
family | 4 | lost somebody near | viud*, =mi difunt*, =desde que murió mi
family | 5 | grew up without parents | familia de acogida, =mi madre biológica, orfanato, centro de menores, =mis padres adoptivos, =mis padres de acogida
family | 6 | is expecting a child | embarazada, =mi embarazo, =mi mujer está embarazada, =mi fecha de parto, esperamos un bebé, esperamos un hijo, esperamos nuestro primer, esperamos nuestro segundo, esperamos nuestro tercer, esperamos a nuestro
health | 5 | has trouble with depression or anxiety | antidepresiv*, =mi psicólog*, =mi psiquiatra, =mi terapeuta, =mi depresión, =mi ansiedad, ataque* de pánico, ansiolític*, crisis de ansiedad, ideas suicidas
health | 5 | went through a trauma | estrés postraumático, =mi tept
health | 5 | has diabetes | =mi insulina, =mi glucosa, hipoglucemia*, =mi endocrin*, =mi azúcar
health | 5 | has or had cancer | quimio*, =mi oncólog*, radioterapia, =mi tumor, =mi mastectomía, en remisión
health | 5 | has a problem with alcohol or drugs | sobrio desde, sobria desde, alcohólicos anónimos, recaída, =mi adicción, desintoxicación, =mi padrino de aa
health | 5 | has ADHD or autism | =mi tdah, =mi autismo, autista, neurodivergente
health | 4 | has trouble conceiving | fecundación in vitro, fiv, reproducción asistida, =mis óvulos
health | 4 | has a disability | =mi silla de ruedas, grado de discapacidad, =mi discapacidad, =mi prótesis, =mi audífono, =mi bastón, en silla de ruedas
health | 4 | has chronic pain or an autoimmune illness | fibromialgia, =mi artritis, =mi brote, =mis brotes, =mi reumatólog*, =mi lupus
health | 4 | has a heart problem | =mi marcapasos, =mi stent, =mi cardiólog*, anticoagulante*, =mi bypass
health | 4 | has asthma or allergies | =mi inhalador, =mi ventolín, =mi asma
health | 5 | has a kidney problem | diálisis, =mis riñones, =mi riñón, trasplante de riñón, =mi nefrólog*, =mi fístula
health | 4 | has a lung or sleep problem | =mi epoc, =mi oxígeno, =mis pulmones, =mi apnea, =mi neumólog*, =mi cpap
health | 4 | has a bowel illness | =mi colitis, =mi crohn, =mi colon, =mi intestino, =mi digestiv*, =mi celiaquía, =mi estoma
health | 5 | had a stroke or a brain injury | =mi ictus, =mi derrame, =mi afasia, desde el ictus
health | 4 | has migraine | =mi migraña, =mis migrañas, triptán, triptanes
health | 4 | is off work, ill | baja médica, de baja por, de baja desde, de baja laboral, =mi baja, incapacidad temporal, incapacidad laboral
health | 4 | had or awaits an operation | =mi operación, =mi cirugía, =mi prótesis de cadera, =mi prótesis de rodilla, =mi trasplante
income | 4 | has little money | banco de alimentos, ingreso mínimo, desahucio, alquileres atrasados, alquiler atrasado, impago*, =mis deudas, no llego a fin de mes, números rojos, =mi deuda, salario mínimo, moros*, llegar a fin de mes, llegamos a fin de mes, no me llega para, no nos llega para, no me alcanza, no nos alcanza
income | 4 | is well off | =mi segunda residencia, =nuestra segunda residencia, =mi asesor financiero, =nuestra empleada, =nuestra niñera, colegio privado, =mi cartera de, =mi yate, stock options
religion | 5 | is Muslim | mezquita, oración del viernes, ramadán, iftar, =mi velo, =mi hiyab, =mi imán, halal
religion | 5 | is a Christian | misa del domingo, a misa, =mi parroquia, =mi cofradía, =mi hermandad, =mi párroco, confesión, cuaresma, catequesis, =mi bautizo, =mi pastor, primera comunión, grupo de oración, la parroquia
religion | 5 | is Jewish | sinagoga, shabat, =mi rabino, kosher, yom kipur
religion | 4 | left a faith | testigos de jehová, apostatar, apostasía
politics | 5 | is active in a party, a union or a campaign | =mi sindicato, =mi partido político, delegad* sindical, militante, manifestación contra, manifestación por, huelga, =mi agrupación, pleno municipal, =mi candidatura
sexuality | 6 | is gay, lesbian or bisexual | soy gay, soy lesbiana, soy bi, soy bisexual, salí del armario, salir del armario, orgullo gay, dos mamás, dos papás, grindr
sexuality | 6 | is trans or questions gender | =mi transición, soy trans, no binari*, =mi deadname, =mi hormonación
ethnicity | 4 | came from another country | =mi nie, permiso de residencia, =mi visado, =mi visa, =mi país de origen, =mi nacionalidad, solicitud de asilo, extranjería, =mi arraigo, =mi lengua materna, =mi permiso de trabajo, sin papeles, =mis papeles, =mis padres no hablan, =mi madre no habla, =mi padre no habla, =mis padres emigraron, =mis padres inmigraron
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
occupation | 4 | works in a shop | =mi caja, reponer estantes, inventario esta noche, =nuestros clientes fijos
occupation | 4 | cleans for a living | limpiando casas, limpio casas, limpiando oficinas, limpio oficinas, limpio por horas
occupation | 4 | works in a kitchen or serves | propinas esta noche, doble turno, =mi jefe de cocina
`;
