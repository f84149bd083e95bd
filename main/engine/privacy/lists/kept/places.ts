import { wordSet, wordsByLanguage } from '../../word-set';

/** Join the words of a place. Folded. */
export const joiningWords = wordSet(
  `
    the of de la le les du des del della di do da dos am an der die das den dem im in bei ob auf sur sous en near upon
    aan bij y e og och dei degli delle dello dels alla alle agli los las
  `,
);

/** What a town is called before its name: Hansestadt Stade. Folded. */
export const townTitles = wordSet(
  `
    hansestadt universitätsstadt landeshauptstadt kreisstadt lutherstadt bergstadt residenzstadt kurstadt kurort
    hafenstadt messestadt domstadt kaiserstadt barockstadt bäderstadt garnisonsstadt
  `,
);

const kinds = wordsByLanguage({
  en: `
    street st road rd avenue ave boulevard blvd lane ln drive dr court ct place pl square sq terrace way highway hwy
    parkway pkwy circle close crescent row walk park gardens hill bridge suite apt apartment unit floor flat
    building room po box north south east west upper lower northern southern eastern western central city town
    village county state province district region island islands lake river mount mountain valley bay beach port new
    old saint san santa são church chapel cathedral abbey castle manor priory bldg ste basement rear ward bed mews
    grove rise yard gate ne nw se sw zip number
  `,
  de: `
    straße strasse str weg platz allee gasse ring ufer damm nord süd ost west stadt kreis kirche kapelle dom schloss
    burg kloster hinterhaus vorderhaus og eg ug dg stock etage links rechts haus wohnung whg postfach chaussee pfad
    steig promenade plz nummer
  `,
  fr: `
    rue avenue boulevard chemin impasse quai cours ville église chapelle cathédrale basilique abbaye château manoir
    moulin bis ter quater bd allée rond point appt esplanade faubourg sente montée venelle allées passage résidence
    rés bâtiment bât escalier étage porte cedex hameau lotissement bp cp numéro
  `,
  es: `
    calle avenida plaza paseo carrera ciudad barrio iglesia capilla catedral ermita castillo pasaje jirón avda avd
    av ctra carretera ronda travesía glorieta urb urbanización polígono bloque blq portal escalera esc piso planta
    puerta pta bajo entresuelo ático izquierda izq izda izqda derecha dcha dcho interior int exterior casa km nº núm
    bajos baixos baixo fondos dúplex áticos colonia fraccionamiento número
  `,
  it: `
    via viale piazza corso vicolo città chiesa cappella cattedrale duomo castello largo vico strada contrada
    località loc frazione fraz scala piano interno edificio palazzina numero
  `,
  nl: 'straat laan plein weg gracht kerk kasteel kade singel postbus',
  pl: `
    ulica ul aleja al plac os kościół kaplica zamek pałac lok lokal nr klatka osiedle rondo skwer rynek piętro
    mieszkanie ulicy ulicę ulicą ulicach alei aleję aleją placu osiedlu rynku
  `,
  pt: 'rua avenida praça travessa igreja capela castelo estrada apto andar esq dto bloco lote cave cep',
  sv: 'gata gatan väg vägen kyrka kyrkan slott lgh tr våning vån sal',
  da: 'gade vej torv torvet plads pladsen kælder',
  no: 'gate vei veien torg torget plass plassen etasje leilighet',
  tr: `
    sokak sokağı cadde caddesi mahalle mahallesi mah sokağında caddesinde mahallesinde apartmanı dairesi cad sok
    bulvar bulvarı meydan meydanı apartman blok kat daire no
  `,
  cs: 'psč ulice ulici ulicí ulíc náměstí náměstie třída třídy třídě nábřeží sídliště',
  ro: 'numărul bulevardul aleea calea șoseaua piața intrarea etajul apartamentul blocul',
  hu: 'utca út tér körút emelet ajtó',
  ru: `
    ул улица улице улицы дом кв квартира корп корпус стр строение пер переулок просп проспект проспекте пл площадь
    наб набережная шоссе бул бульвар мкр микрорайон город города городе село селе пос посёлок посёлке дер деревня
    деревне деревни станица станице хутор обл область области район района новый новая новое нового новой новом
    старый старая старое старого старой старом великий великая великие великих нижний нижняя нижнее нижнего нижней
    нижнем верхний верхняя верхнее верхнего верхней верхнем верхние верхних большой большая большое большого малый
    малая малое красный красная красное красного красной белый белая белое белого сухой набережные
  `,
  uk: `
    новий нова нове нового новій старий стара старе старого старій велика велике верхній верхня нижній нижня біла
    білу білій кривий кривого кривому вул вулиця вулиці буд будинок місто місті смт селище пров провулок площа
    область області жк
  `,
  bg: 'бл вх ет ап гр',
  el: 'οδός οδού λεωφόρος λεωφόρου λεωφ πλατεία πλατείας όροφος τκ δήμος',
});
/** Parts of an address that say what kind of place it is, and name nothing else. Folded. */
export const placeKinds: ReadonlySet<string> = new Set([...joiningWords, ...townTitles, ...kinds]);
