/** Polish: see index.ts. */
export const pl = `
identity | 4 | is the only one of a kind there
  =(jestem/byłem/byłam) (tu/tutaj/) (jedynym/jedyną), =jako (jedyny/jedyna),
  =(jestem/jako) (jedyną/jedynym/jedyna/jedyny) (kobietą/mężczyzną/kobieta/mężczyzna)
age | 4 | is likely over 55
  =jestem na emeryturze, =moja emerytura, =jestem (emerytem/emerytką),
  =(moje/moja/mój) (wnuki/wnuczka/wnuczek/wnuczęta)
age | 5 | is at school, under 20
  =(piszę/zdaję) maturę, =moja matura, =jestem w (@ordinal klasie/liceum/technikum)
gender | 6 | is a woman
  =jestem w ciąży, =moja ciąża, =jestem kobietą, =jako (kobieta/matka), urlopie macierzyńskim, =jestem jedyną,
  =(byłam/miałam/mogłam/chciałam/straciłam/zaczęłam/dostałam/nie miałam),
  =jestem (zmęczona/wdową/emerytką/rozwiedziona/nauczycielką/pielęgniarką/sama w/samotna/matką/chora/mężatką),
  =ja sama, =jestem sama,
  =jestem (pielęgniarką/nauczycielką/kelnerką/sprzedawczynią/lekarką/prawniczką/studentką/położną/księgową/sprzątaczką)
gender | 6 | is a man
  =jestem mężczyzną, =jako (mężczyzna/ojciec), =(byłem/miałem/mogłem/chciałem/straciłem/zacząłem/dostałem),
  =jestem (zmęczony/wdowcem/emerytem/rozwiedziony/nauczycielem/kierowcą i ojcem/samotny/ojcem/chory/żonaty), =ja sam,
  =jestem (pielęgniarzem/kelnerem/kierowcą/lekarzem i ojcem/studentem/strażakiem/policjantem/spawaczem/górnikiem)
gender | 2 | is likelier a woman
  =mój (mąż/chłopak), z mężem
gender | 2 | is likelier a man
  =moja (żona/dziewczyna), z żoną
family | 6 | is or was married
  =mój mąż, =moja żona, =moja teściowa,
  =(mąż/żona) (jeździ/pracuje/nie/jest/chce/ma/mówi/wyjechał/wyjechała/wraca/śpi/gotuje),
  =(moja/mój/moi) (szwagier/szwagierka/zięć/synowa/teść/teściowie), (z mężem/z żoną),
  =(mojego męża/mojej żony/mojemu mężowi/mojej żonie/moim mężem/moją żoną), =jestem (żonaty/mężatką)
family | 6 | has children
  =(mój syn/moja córka/moje dzieci/nasze dzieci), =mam (dwoje/troje/dwie/dwóch) (dzieci/córki/synów),
  urlopie macierzyńskim, (z/mam/mamy/wychowuję/i) (@number/trójką/dwójką/czwórką/moimi/swoimi/moje/nasze) @kids,
  z (trójką/dwójką/czwórką) dzieci,
  =(mojego syna/mojej córki/mojej córce/mojemu synowi/moje dziecko/mojego dziecka/moich dzieci),
  =(moja/mój) (córeczka/synek), (syn/córka) mieszka ze mną
family | 6 | is expecting a child
  =jestem w ciąży, =moja żona jest w ciąży, =moja żona jest w .. miesiącu, =jestem w .. miesiącu
family | 4 | lost somebody near
  =jestem (wdową/wdowcem), =po śmierci (męża/żony/mamy/taty/syna/córki)
family | 5 | is divorced or separating
  =(mój/nasz) rozwód, =(po/od) (rozwodzie/rozwodu), =jestem (rozwiedziona/rozwiedziony),
  =(mój były mąż/moja była żona), (się rozwodzimy/rozwodzimy się/rozwodzę się/się rozwodzę),
  =mój były (nie/chce/ma/mąż), =moja była (nie/chce/ma/żona), =jestem po rozwodzie
family | 5 | is a single parent
  =(samotnie/sama/sam) wychowuję
family | 4 | has a partner
  =(mój/moja) (chłopak/dziewczyna/partner/partnerka/narzeczony/narzeczona)
family | 5 | looks after a relative
  =opiekuję się (mamą/tatą/babcią/dziadkiem/teściową/matką/ojcem/mężem/żoną)
sexuality | 6 | is gay, lesbian or bisexual
  =jestem (gejem/lesbijką/biseksualn*/homoseksualn*)
sexuality | 6 | is trans or questions gender
  =jestem (trans/osobą trans*/transpłciow*/niebinarn*)
place | 4 | lives in Poland
  =mój (pesel/nip/profil zaufany), pesel, urząd skarbowy, (wypełnić/rozliczyć/złożyć) (pit/mój pit), 800 plus,
  e-recepta
place | 4 | rents a home
  =(wynajmuję/wynajmujemy) (mieszkanie/pokój/kawalerkę) (od/z/w/na),
  =(mój/moja/nasz) (właściciel mieszkania/współlokator*),
  =(wynajmuję/wynajmujemy) (pokój/mieszkanie/kawalerkę) (u/od/z/w/na/w)
occupation | 5 | works as: @
  =(jestem/byłem/byłam/pracuję jako) @job, =jestem (jedynym/jedyną) @job
occupation | 4 | teaches
  =uczę (w/matematyki/języka/historii/klasę/biologii/angielskiego), =moi uczniowie,
  =jestem (nauczycielem/nauczycielką), =uczę (w/dzieci/młodzież/fizyki/chemii/polskiego/muzyki/gry na/@ordinal),
  =(udzielam/daję) (korepetycji/korepetycje/lekcji/lekcje), =(mam/wychowuję) (klasę/@ordinal klasę)
occupation | 4 | is out of work
  =(straciłem/straciłam) pracę, =jestem bezrobotn*, =(rzuciłem/rzuciłam) pracę
occupation | 4 | cleans for a living
  =(sprzątam/sprzątałam/sprzątałem) .. (biura/biurach/domy/domach/mieszkania/hotelu/hotele/klatki/szkole/u ludzi),
  =myję okna w
occupation | 4 | delivers for a living
  =(rozwożę/dostarczam/roznoszę) .. (paczki/pizzę/pizze/jedzenie/listy/gazety)
occupation | 4 | looks after people for a living
  =(opiekuję się/zajmuję się) (starszą/starszym/starszymi/chorymi/niepełnosprawnymi/cudzymi) (panią/panem/ludźmi/osobami/dziećmi),
  =opiekuję się (staruszką/seniorami/seniorką)
occupation | 4 | builds or repairs for a living
  =(naprawiam/montuję/instaluję) .. (piece/windy), ?=(naprawiam/montuję/kładę/spawam/instaluję) .. (samochody/auta/płytki/dachy/okna/rury/kuchnie/telefony/pralki),
  =(pracuję/robię) (na budowie/na budowach)
occupation | 4 | farms
  =(doję/hoduję/uprawiam/zbieram) .. (krowy/świnie/kury/kozy/owce/pszenicę/ziemniaki/truskawki/jabłka/szparagi/pszczoły),
  =(moje/nasze) (krowy/kozy/owce/pole/gospodarstwo/ule/sady)
occupation | 4 | works in a kitchen or serves
  =(gotuję/kelneruję/pracuję/stoję) .. (restauracji/barze/kuchni/stołówce/za barem)
occupation | 4 | works in a shop
  =(sprzedaję/siedzę/stoję) .. (buty/meble/ubezpieczenia/warzywa/kwiaty/na kasie/za kasą/na targu/w sklepie),
  =(pracuję/pracowałem/pracowałam) (na kasie/w sklepie/w biedronce/w lidlu)
occupation | 4 | drives for a living
  =(jeżdżę/kieruję/prowadzę) .. (tirem/taksówką/autobusem/tramwajem/ciężarówką/karetką/autobus/tramwaj)
occupation | 4 | works in a hospital or in care
  =(pracuję/dyżuruję) .. (szpitalu/oddziale/przychodni/hospicjum/pogotowiu), =moi pacjenci, =mój dyżur,
  =jestem (pielęgniarką/pielęgniarzem/lekarką/lekarzem/ratownikiem/położną), po dyżurze
occupation | 4 | is retired
  =jestem na emeryturze, =moja emerytura, =jestem (emerytem/emerytką)
occupation | 4 | works at: @
  =(pracuję/pracowałem/pracowałam/dorabiam) .. (w/na/we/przy) @site, (zmian*/dyżur*/szef*) (w/na) @site
occupation | 4 | works or worked in: @
  (latach/lat/lata/życie/pracuję/pracowałem/pracowałam) (pracy/) (w/na) @trade
occupation | 4 | works as: @
  =(pracuję/pracowałem/pracowałam/dorabiam) jako @job
occupation | 4 | is looking for work
  =szukam pracy, =nie mogę znaleźć pracy, nikt mnie nie chce zatrudnić
occupation | 4 | runs a business
  =(prowadzę/mam) (własną/swoją/małą/) (firmę/działalność/sklep/warsztat/piekarnię/restaurację/salon),
  moja (firma/działalność)
occupation | 4 | studies
  =studiuję, =(moja/moje) (magisterka/licencjat/sesja/studia),
  =(piszę/bronię) (magisterkę/pracę magisterską/licencjat)
health | 5 | has to do with: @
  =(mam/choruję na/cierpię na) @illness
health | 5 | has a kidney problem
  dializ*
health | 5 | has a problem with alcohol or drugs
  =nie piję od, anonimowi alkoholicy, =(trzeźwy/trzeźwa) od,
  =(jestem) (trzeźwy/trzeźwa/trzeźwym/alkoholikiem/alkoholiczką)
health | 5 | has diabetes
  =(biorę/wstrzykuję/podaję sobie/przyjmuję) .. insulinę, =jestem (diabetykiem/diabetyczką), =moja cukrzyca,
  =mam cukrzycę
health | 5 | has trouble with depression or anxiety
  =(mój/moja) (psychiatra/terapeuta/terapeutka/depresja/psycholog), =biorę (leki na depresję/antydepresanty),
  ataki paniki
health | 5 | has or had cancer
  =(moja/mam/zaczynam/po/biorę) (chemia/chemię/chemioterapię/chemioterapii/chemioterapia), =mój onkolog
health | 4 | has to do with: @
  =(mój/moja/moje) @treatment, (po/od/przed) @treatment,
  =(mam/noszę/używam/miałem/miałam/dostałem/dostałam) @treatment
health | 4 | draws disability pay
  (wniosek o/na/moja/mojej) (rentę/rencie/renta/renty)
health | 4 | has a lung or sleep problem
  płuca mi, =moje płuca
health | 4 | is off work, ill
  =jestem na (l4/zwolnieniu/chorobowym), na l4
health | 4 | has worn joints or a bad back
  =(mój kręgosłup/moje kolana/moje plecy) (mnie/nie/siadł/siadły/boli/bolą)
income | 4 | is well off
  =(mam/mamy/wynajmuję/posiadam) (@number/kilka/trzy/dwa/cztery) (mieszkania/kamienice/domy/lokale) (na wynajem/pod wynajem),
  =(wynajmuję/odziedziczyłem/odziedziczyłam) (@number/trzy/dwa/kilka) (mieszkania/kamienice/mieszkań)
income | 4 | has little money
  =nie stać mnie, =nie mam (na czynsz/na rachunki/za co), =(moje/mam) długi, zasiłek, komornik*
religion | 5 | is a Christian
  =(chodzę/idę/chodzimy) .. (kościoła/mszę/roraty/spowiedzi),
  =(mój/moja/nasz/nasza) (parafia/proboszcz/ksiądz/komunia), pierwsza komunia, pierwszej komunii,
  =śpiewam w chórze (kościelnym/parafialnym), do komunii, komunię świętą, =(mojej/mojego/naszej) (parafii/proboszcza),
  =jestem (księdzem/zakonnicą/organistą/ministrantem)
ethnicity | 5 | comes from: @
  =(pochodzę/przyjechałem/przyjechałam) z @country
age | 4 | is likely over 55
  (przechodzę/przejdę/przejść/idę/poszedłem/poszłam/odchodzę) na emeryturę, moja emerytura, mojej emerytury, moją emeryturę, (moje/moich/moim/mój/moja) wnuk*, wnuczka, jestem (babcią/dziadkiem/emerytem/emerytką/na emeryturze)
age | 3 | is likely between 40 and 60
  menopauza, menopauzie, uderzenia gorąca
age | 5 | is at school, under 20
  (moja/mojej/moją) (matura/matury/maturę/wychowawczyni/studniówka/studniówkę), (zdaję/piszę) maturę, (w/do) (liceum/technikum/podstawówce) (i/w/mam/chodzę), chodzę do (liceum/technikum/@ordinal)
family | 5 | is divorced or separating
  (mój/mojego/moim/nasz) (rozwód/rozwodu/rozwodzie/były mąż/ex), (moja/moją) (była żona/separacja), (rozwodzę/rozwodzimy/rozwiodłam/rozwiodłem/rozwieść) się, (jestem/po) (rozwódką/rozwodnikiem/rozwodzie/w separacji), (opieka naprzemienna/alimenty)
family | 6 | has children
  (mój/moja/moje/nasz/nasza/nasze/mojego/mojej/moją/moim/naszego/naszej/moich) (syn/syna/synek/synkiem/synka/córka/córki/córkę/córeczka/dziecko/dziecka/dzieci/starszy/starsza/młodszy/młodsza/drugie/trzecie/czwarte/niemowlę/przedszkolak), (mamą/tatą/ojcem/matką) @number, karmię piersią, (odbieram/odwożę/zaprowadzam) .. (dzieci/syna/córkę)
family | 6 | is expecting a child
  (spodziewam/spodziewamy) się .. (dziecka/drugiego/trzeciego/bliźniąt/bliźniaków/córki/syna), jestem w .. ciąży, (mój/moim) (poród/ginekolog), (termin/przed) porodu
health | 5 | has or had cancer
  (moja/mojej/moją) (chemia/chemii/chemię/chemioterapia/chemioterapii/mastektomia/mastektomii/radioterapia), (mój/mojego/moim) (rak/nowotwór/guz/onkolog/chłoniak), zaczynam (chemię/chemioterapię)
health | 5 | is HIV positive or at risk
  (biorę/bierzemy) prep, (mam/żyję z) hiv
health | 4 | has a heart problem
  (mój/moim/miałem/miałam) (zawał/kardiolog/rozrusznik/stent), po zawale
health | 4 | has trouble conceiving
  in vitro, (staramy/staram) się o dziecko, niepłodność, niepłodności
religion | 4 | is religious
  (modlę/modlimy) się, (moja/moje/nasze/moją/mojej) (modlitwa/modlitwy/wiara/wiarę/homilia/kazanie/wspólnota), (piszę/przygotowuję/skrócić/napisać) .. (kazanie/homilię)
religion | 5 | is a Christian
  (chodzę/idę/chodzimy/idziemy) (do kościoła/na mszę/do spowiedzi), (mój/nasz/naszego/naszym) (proboszcz/ksiądz/kościół/parafia), (moja/nasza/naszej) (parafia/parafii/oaza), (komunia/komunii/komunię/chrzest/chrzciny/bierzmowanie) (syna/córki/mojego/mojej), różaniec
religion | 5 | is Muslim
  meczet*, ramadan*, halal, hidżab*
religion | 5 | is Jewish
  synagog*, szabat*, koszern*
occupation | 5 | leads a congregation
  (moje/moja/moi/moich/mojej) (kazanie/kazania/homilia/homilii/parafianie/parafian)
occupation | 5 | works in a court
  jestem (sędzią/prokuratorem/prokuratorką/kuratorem sądowym/protokolantką/ławnikiem/ławniczką), orzekam, moja wokanda
occupation | 4 | is retired
  jestem (emerytem/emerytką/na emeryturze), odkąd jestem na emeryturze
occupation | 4 | leads a team
  (moi/moich/moim) (podwładni/podwładnych/podwładnym/pracownicy/pracowników), (kieruję/zarządzam) (zespołem/działem/zmianą/sklepem)
occupation | 4 | works with software
  (mój/nasz/moim/naszym) (pull request/sprint/sprincie/backlog/kod na produkcji/deploy)
occupation | 4 | studies
  (moja/moją/mojej/mój/moim) (praca magisterska/pracę magisterską/pracy magisterskiej/praca licencjacka/pracę licencjacką/promotor/promotorka/sesja/sesję/uczelnia/doktorat), studiuję
politics | 5 | is active in a party, a union or a campaign
  (mój/nasz) związek zawodowy, (głosuję/głosowałem/głosowałam) na, (należę do/działam w) (partii/związku)
record | 5 | has or had trouble with the law
  (dozór elektroniczny/wyrok w zawieszeniu/kurator sądowy/zwolnienie warunkowe), (wyszedłem/wyszłam) z więzienia, (mój/moim) (wyrok/kurator)
ethnicity | 4 | came from another country
  (karta pobytu/kartę pobytu/karty pobytu), (mój/mojego/moim) (akcent/kraj/kraju pochodzenia), moja wiza, (moim językiem ojczystym/mój język ojczysty)
income | 4 | has little money
  (nie starcza/nie wystarcza) (mi/nam/do), (moje/mam) (długi/zaległości), komornik*, eksmisj*, zaległ* czynsz*, (bank żywności/zasiłek/zasiłku z mops/mops)
`;
