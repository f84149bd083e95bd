export const place = `
place | 4 | lives in Spain
  =mi vida laboral, =mi dni, selectividad, ebau, =mi tarjeta sanitaria, sepe, =mi convenio, padrón, el ave, ampa,
  =mi comunidad autónoma, la guardia civil, =mi mutua, la itv,
  =mi (nif/padrón/tarjeta sanitaria/número de la seguridad social/clave pin), cl@ve, agencia tributaria,
  =mi (ivtm/ibi), bizum, la sepe, (declaración/borrador/campaña) de la renta,
  (hacer/presentar/presento/hago) la renta, =me (sale/salió) la renta, (el/los/en el/tren de) cercanías,
  cuota de autónom*, (preparo/preparando/aprobé/aprobar/estudio/estudiando) .. oposiciones,
  (a la/de la/la) agencia tributaria, (soy/como/de) autónom* (y/desde/a), (el/del) (mir/eir/pir),
  (puesto/plaza) .. (del/en el) mir, (opositando/opositar/opositor*/oposición) (a/de/para), auxilio judicial
place | 1 | lives in Spain
  ~ordenador, ~vosotros, ~coche, ~vale, ~móvil, ~gafas, ~€, ~zumo, ~patatas, seguridad social, ~hacienda, =mi piso,
  la mutua
place | 4 | lives in Mexico
  =mi curp, =mi ine, imss, el sat, infonavit, =mi rfc, issste, =mi afore, curp,
  =mi (nss/constancia de situación fiscal/tenencia), ine (vencida/nueva), verificación vehicular, en mi colonia
place | 1 | lives in Mexico
  ~ahorita, ~computadora, ~platicar, ~carro, ~chamba, ~güey, ~camión
place | 4 | lives in Argentina
  =mi cuit, monotributo, =mi obra social, =mi cuil, anses, =mi prepaga, cuit, cuil,
  =mi (aguinaldo/dni tarjeta/monotributo), =la sube, (la/en/de/con) afip, (en/ante) arca
place | 1 | lives in Argentina
  ~vos, ~laburo, ~che, ~colectivo, ~tenés, ~podés, ~querés, ~sos
place | 4 | lives in Colombia
  =mi eps, =mi cesantías, icfes, el sisbén, soat, sisbén, =mi (nit/rut de la dian), nequi, (la/ante la/de la) dian,
  estrato @number
place | 4 | lives in Chile
  =mi rut, fonasa, =mi isapre, =mi afp, la paes, =mi (clave única/cuenta rut/afp), cuenta rut, permiso de circulación,
  (el/del/al/ante el) sii
place | 1 | lives in Chile
  ~pololo, ~polola, ~cachai, ~depto
place | 4 | lives in Madrid
  abono transporte, emt, la m-30, chotis
place | 4 | lives in Catalonia
  rodalies, tmb, mossos, generalitat, la diada, castellers
place | 4 | lives in Valencia
  =mi falla, las fallas, mascletà
place | 4 | lives in Andalusia
  feria de abril, =mi caseta, =mi hermandad, romería
place | 4 | lives in Mexico City
  metrobús, cdmx, la chilanga, =mi alcaldía
place | 4 | lives in Buenos Aires
  subte, =mi sube, conurbano
place | 4 | rents a home
  =(mi/mis/nuestro/nuestra/nuestros) (casero/casera/alquiler/arrendador)!, =(mi/mis) compañer* de piso,
  =(mi/nuestro) contrato de alquiler, =(comparto/compartimos) (piso/apartamento/departamento/casa),
  =(alquilo/alquilamos/alquilé) (un/una) (piso/habitación/cuarto/apartamento/departamento/casa/estudio),
  =vivo de alquiler, (no/) me (devuelve/devuelven) la fianza, la fianza del piso, (los de/en/a) la inmobiliaria,
  =(mi/nuestra) fianza, =me (suben/subieron/han subido) el alquiler
place | 4 | owns a home
  =(mi/nuestra) hipoteca,
  =(compramos/compré/hemos comprado/he comprado) (un/una/nuestro/nuestra/el/la) (primer/primera/) (piso/casa/apartamento/departamento/vivienda),
  =(heredé/heredamos) (la/el/una/un) (casa/piso/finca/apartamento/terreno)
place | 4 | lives in Peru
  =mi (ruc/sis), essalud, sunat, reniec
place | 2 | lives in Mexico
  prepa
place | 1 | lives in Colombia
  =mi cédula
`;
