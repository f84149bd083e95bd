export const place = `
place | 4 | lives in Spain
  seguridad social, =mi vida laboral, hacienda, =mi dni, selectividad, ebau, =mi tarjeta sanitaria, sepe, autónom*,
  =mi convenio, oposiciones, =mi piso, la renta, padrón, cercanías, el ave, ampa, =mi comunidad autónoma,
  la guardia civil, la mutua, =mi mutua, la itv,
  =mi (nif/padrón/tarjeta sanitaria/número de la seguridad social/clave pin), cl@ve, agencia tributaria,
  =mi (ivtm/ibi), bizum, la sepe
place | 1 | lives in Spain
  ~ordenador, ~vosotros, ~coche, ~vale, ~móvil, ~gafas, ~€, ~zumo, ~patatas
place | 4 | lives in Mexico
  =mi curp, =mi ine, imss, el sat, infonavit, =mi rfc, issste, =mi colonia, =mi afore, prepa, curp,
  =mi (nss/constancia de situación fiscal/tenencia), ine (vencida/nueva), verificación vehicular
place | 1 | lives in Mexico
  ~ahorita, ~computadora, ~platicar, ~carro, ~chamba, ~güey, ~camión
place | 4 | lives in Argentina
  =mi cuit, afip, arca, monotributo, =mi obra social, =mi cuil, anses, =mi prepaga, cuit, cuil,
  =mi (aguinaldo/dni tarjeta/monotributo), =la sube
place | 1 | lives in Argentina
  ~vos, ~laburo, ~che, ~colectivo, ~tenés, ~podés, ~querés, ~sos
place | 4 | lives in Colombia
  =mi eps, =mi cédula, estrato, =mi cesantías, icfes, el sisbén, dian, soat, sisbén, =mi (nit/rut de la dian), nequi
place | 4 | lives in Chile
  =mi rut, fonasa, =mi isapre, =mi afp, comuna de, sii, la paes, =mi (clave única/cuenta rut/afp), cuenta rut,
  permiso de circulación
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
  =vivo de alquiler
place | 4 | owns a home
  =(mi/nuestra) hipoteca,
  =(compramos/compré/hemos comprado/he comprado) (un/una/nuestro/nuestra/el/la) (primer/primera/) (piso/casa/apartamento/departamento/vivienda)
place | 4 | lives in Peru
  =mi (ruc/sis), essalud, sunat, reniec
`;
