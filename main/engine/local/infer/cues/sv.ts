/** Swedish: see index.ts. */
export const sv = `
identity | 4 | is the only one of a kind there
  =(jag är/är jag) (här/) (den/) (enda/ende) @job, som enda @job,
  =(jag är/är jag/som) (den/) enda (kvinnan/kvinna/mannen/man/tjejen/killen) (i/på/bland)
age | 4 | is likely over 55
  =jag är (pensionär/pensionerad), =mina barnbarn, =mitt barnbarn
age | 5 | is at school, under 20
  =jag går (i/på) (gymnasiet/nian/åttan/sjuan/högstadiet), =mitt gymnasiearbete
gender | 6 | is a woman
  =jag är gravid, =min graviditet, =jag är (en/) (kvinna/tjej/mamma), som (kvinna/mamma),
  =jag är (änka/mormor/farmor/sjuksköterska och mamma), =jag är ensamstående mamma
gender | 6 | is a man
  =jag är (en/) (man/kille/pappa), som pappa, =jag är (änkling/morfar/farfar), =jag är ensamstående pappa
gender | 2 | is likelier a woman
  =min (man/pojkvän)!
gender | 2 | is likelier a man
  =min (fru/flickvän)!
family | 6 | is or was married
  =min (man/fru/svärmor/svärfar)!, =(min/mina) (svåger/svägerska/svärson/svärdotter/svärföräldrar)
family | 6 | has children
  =(min son/min dotter/mina barn/våra barn/vår son/vår dotter), =(jag har/vi har) @number (barn/söner/döttrar),
  (med/har/och) (@number/mina/våra) (små/) @kids, =(har/jag har) barnen, =mina (barn/ungar/tonåringar/tvillingar),
  =(vår/min) (yngsta/äldsta/bebis/tonåring)
family | 6 | is expecting a child
  =jag är gravid, =min graviditet, =min fru är gravid, (vi/jag) väntar (barn/tvillingar/vårt/mitt), bf i (@month),
  =jag är i vecka @number
family | 4 | lost somebody near
  =jag är (änka/änkling), =sedan min (man/fru) dog,
  =min (man/fru/pappa/mamma/bror/syster/son/dotter) (dog/gick bort/har dött)
family | 5 | is divorced or separating
  =(min/vår) skilsmässa, =jag är (skild/nyskild/frånskild), =(min exman/min exfru), varannan vecka
family | 5 | is a single parent
  ensamstående
family | 4 | has a partner
  =min (sambo/pojkvän/flickvän/fästman/fästmö)!, =min (kille/tjej)!
family | 5 | looks after a relative
  =jag (vårdar/tar hand om) min (mamma/pappa/mormor/mor/far)
sexuality | 6 | is gay, lesbian or bisexual
  =jag är (gay/lesbisk/bisexuell/homosexuell/bög/flata)
sexuality | 6 | is trans or questions gender
  =jag är (trans/ickebinär)
place | 4 | lives in Sweden
  =mitt personnummer, bankid, skatteverket, försäkringskassan, csn, vabba*
place | 4 | rents a home
  =min (hyresvärd/hyresrätt/andrahandslägenhet), =jag hyr (en/ett/i andra)
occupation | 5 | works as: @
  =(jag är/är jag/jag jobbar som/jag arbetar som) (en/) @job, som @job, =(jag är/är jag) (den/) enda @job
occupation | 4 | teaches
  jag undervisar, undervisar jag, =mina elever, =jag är (lärare/klasslärare)
occupation | 4 | is out of work
  =jag är arbetslös, (förlorade/förlorat) (jobbet/mitt jobb)
occupation | 4 | cleans for a living
  jag städar .. (kontor/hotell/skolor/hos folk/trappor), =jag jobbar som städ*
occupation | 4 | looks after people for a living
  jag (jobbar/arbetar) .. (hemtjänsten/äldreboende/äldreomsorgen/gruppboende), jag tar hand om (gamla/äldre),
  =mina (brukare/boende)
occupation | 4 | delivers for a living
  jag (delar ut/kör ut/levererar) .. (post/paket/tidningar/mat/pizzor)
occupation | 4 | builds or repairs for a living
  jag (lagar/monterar/installerar) .. hissar, ?jag (lägger/lagar/svetsar/monterar/installerar) .. (golv/kakel/tak/bilar/kök/rör/solceller),
  jag (jobbar/arbetar) .. (på bygget/på bygge)
occupation | 4 | farms
  jag (mjölkar/odlar/föder upp) .. (kor/getter/får/grisar/potatis/spannmål/jordgubbar),
  =(mina/våra) (kor/getter/får/grisar/åkrar/bikupor)
occupation | 4 | drives for a living
  jag kör .. (buss/lastbil/taxi/spårvagn/ambulans/tåg)
occupation | 4 | works in a hospital or in care
  jag (jobbar/arbetar) .. (sjukhus/sjukhuset/vårdcentral/avdelning*/akuten/iva), =mina patienter, undersköterskelön*,
  sjuksköterskelön*
occupation | 4 | works in a shop
  jag (sitter/står/jobbar) .. (kassan/butik), jag säljer .. (skor/möbler/bilar/blommor/försäkringar)
occupation | 4 | works in a kitchen or serves
  jag (serverar/lagar mat/jobbar) .. (restaurang/krogen/kök/café/skolköket)
occupation | 4 | is retired
  =jag är (pensionär/pensionerad), =min pension
occupation | 4 | works at: @
  jag (jobbar/arbetar/jobbade) .. (på/i/hos) (ett/en/) @site, jag jobbar natt (på/i) (ett/en/) (@site/äldreboende)
occupation | 4 | works or worked in: @
  (år/åren) (i/inom) @trade, (jobbar/arbetar/jobbat) (i/inom) @trade
occupation | 4 | works as: @
  (lön/lönen/kontrakt/jobb/vikariat) (som/) @job, =min .. (sköterskelön/lärarlön)
occupation | 4 | is looking for work
  =jag söker jobb, ingen anställer mig, =jag hittar inget jobb
occupation | 4 | runs a business
  =jag (driver/har) (ett/en/eget/egen) (litet/liten/eget/) (företag/butik/café/restaurang/firma/salong/verkstad),
  egenföretagare
occupation | 4 | studies
  =jag (pluggar/studerar/läser) (till/på/medicin/juridik), =(min/mitt) (uppsats/tenta/csn-lån/exjobb)
health | 5 | has to do with: @
  =(jag har/jag lider av/jag fick) @illness, =min @illness
health | 5 | has a kidney problem
  dialys*
health | 5 | has a problem with alcohol or drugs
  (varit/är) nykter, nykter alkoholist
health | 5 | has diabetes
  jag (tar/sprutar) .. insulin, =min (insulinpump/diabetes)
health | 5 | has trouble with depression or anxiety
  =min (psykolog/terapeut/psykiatriker/depression/ångest), antidepressiv*, panikattack*
health | 5 | has or had cancer
  cellgift*, =min onkolog, strålbehandling*
health | 4 | is off work, ill
  =jag är sjukskriven, sjukskriv*
health | 4 | has to do with: @
  =(min/mitt/mina) (@ordinal/nya/) @treatment, (efter/sedan/före) (min/mitt/en/) @treatment,
  jag (har/fick/använder) (en/ett/) @treatment
income | 4 | has little money
  försörjningsstöd, kronofogden, =mina skulder, har inte råd (med/att betala)
income | 4 | is well off
  jag (hyr ut/äger) (@number/flera/några) (lägenheter/hus/hyresfastigheter),
  =(mitt/vårt) (lantställe/sommarhus i/slott)
religion | 5 | is a Christian
  jag sjunger i kyrkokören, jag går i kyrkan, =min (församling/präst), konfirmation*,
  =(min son/min dotter/vår son/vår dotter/mitt barnbarn) ska (konfirmeras/döpas), (konfirmeras/dop*) .. (son/dotter),
  =jag är (präst/diakon/kyrkvaktmästare/pastor/kantor), (min/vår) (församling/predikan)
religion | 5 | is Muslim
  jag fastar .. ramadan, =min (moské/imam)
ethnicity | 5 | comes from: @
  =(jag kommer/jag kom/jag är) (ursprungligen/) från @country
`;
