/** Turkish: see index.ts. */
export const tr = `
identity | 4 | is the only one of a kind there
  =tek (eczacısıyım/doktoruyum/hekimiyim/öğretmeniyim/ebesiyim/hemşiresiyim/veterineriyim/avukatıyım/imamıyım/fırıncısıyım),
  =muhtarıyım
age | 4 | is likely over 55
  =(emekliyim/emekli oldum/emekli maaşım*), =torun(um*/larım*)
age | 5 | is at school, under 20
  =(lisedeyim/lise öğrencisiyim/lgs'ye/yks'ye)
gender | 6 | is a woman
  =(hamileyim/kadınım/anneyim), =(bir anne/bir kadın) olarak, =(kocamla/kocamın/kocama/kocamdan), =kızım .. babasında,
  =oğlum .. babasında
gender | 6 | is a man
  =(erkeğim/babayım), =(bir baba/bir erkek) olarak, =(askerdeyim/askerlik yapıyorum)
gender | 2 | is likelier a woman
  =kocam
gender | 2 | is likelier a man
  =karım
family | 6 | is or was married
  =(kocam/karım/kayınvalidem/kayınpederim), =(eşim/evliyim),
  =(kocam*/karım/karımla/eşim*/kayınvalide*/kayınpeder*/görümcem/baldızım/kayınbiraderim)
family | 6 | has children
  =(oğlum/kızım/çocuklarım/çocuğumuz/çocuklarımız/kızımız/oğlumuz),
  =(kızım*/oğlum*/çocuklarım*/çocuğum*/kızımız*/oğlumuz*), (iki/üç/dört/@number) çocukla
family | 6 | is expecting a child
  =hamileyim, =karım hamile
family | 4 | lost somebody near
  =(dulum/dul kaldım), =(kocam/karım/eşim) öldükten sonra, =rahmetli (kocam/karım/eşim/annem/babam),
  =(babamı/annemi/eşimi/kocamı/karımı/oğlumu/kızımı/dedemi/kardeşimi/ablamı/abimi) .. (kaybettik/kaybettim),
  =(babam/annem/eşim/kocam/karım) (öldü/vefat etti)
family | 5 | is divorced or separating
  =(boşandım/boşanıyorum/boşanmış*), =(eski kocam/eski karım/eski eşim), =(eşimle/kocamla/karımla) .. boşan*,
  =(babasında/annesinde) kal*
family | 4 | has a partner
  =(sevgilim*/nişanlım*/erkek arkadaşım*/kız arkadaşım*)
family | 5 | looks after a relative
  =(anneme/babama/kayınvalideme/dedeme) (ben/) bakıyorum
sexuality | 6 | is gay, lesbian or bisexual
  =(eşcinselim/lezbiyenim/geyim/biseksüelim)
place | 4 | lives in Turkey
  tc kimlik, e-devlet, sgk, edevlet, =(tc kimlik) numaram
place | 4 | rents a home
  =(ev sahibim*/kiracıyım/kirada oturuyorum)
occupation | 4 | has a trade of which one is there
  =tek (eczacısıyım/doktoruyum/hekimiyim/öğretmeniyim/ebesiyim/hemşiresiyim/veterineriyim/avukatıyım/imamıyım/fırıncısıyım)
occupation | 4 | teaches
  =öğrencilerim*, =(öğretmenim/öğretmeniyim)
occupation | 4 | is out of work
  =(işsizim/işimi kaybettim/işten çıkarıldım)
occupation | 4 | cleans for a living
  =(ev/evler/ofis/merdiven/otel) (temizliyorum/temizliği yapıyorum/temizliğine gidiyorum), =temizliğe gidiyorum
occupation | 4 | delivers for a living
  =(kurye/paket/yemek/kargo) (taşıyorum/dağıtıyorum/kuryesiyim/götürüyorum), =kuryeyim, =kuryelik yapıyorum
occupation | 4 | looks after people for a living
  =(yaşlı/hasta/çocuk) (bakıyorum/bakıcısıyım), =(yaşlılara/hastalara) bakıyorum
occupation | 4 | drives for a living
  =(taksi/otobüs/kamyon/tır/dolmuş/servis) (sürüyorum/kullanıyorum/şoförüyüm), =taksiciyim
occupation | 4 | works in a hospital or in care
  =(hemşireyim/doktorum/hastabakıcıyım/ebeyim/eczacıyım), =hastalarım, hastanede çalışıyorum, =nöbetim*
occupation | 4 | works in a shop
  =(kasiyerim/tezgahtarım/bakkalım), =(markette/mağazada/kasada) çalışıyorum
occupation | 4 | works in a kitchen or serves
  =(garsonum/aşçıyım), =(lokantada/mutfakta/restoranda) çalışıyorum, =garsonluk yapıyorum
occupation | 4 | builds or repairs for a living
  =(inşaatta çalışıyorum/tesisatçıyım/elektrikçiyim/boyacıyım/kaynakçıyım/tamirciyim)
occupation | 4 | farms
  =(çiftçiyim/çobanım), =(ineklerim*/keçilerim*/koyunlarım*/tarlam*)
occupation | 4 | is retired
  =(emekliyim/emekli oldum/emekli maaşım*)
occupation | 4 | serves in the armed forces
  =(askerdeyim/askerim/askerlik yapıyorum/askerliğim*), =birliğim*
occupation | 4 | studies
  =(öğrenciyim/üniversitede okuyorum/tezim*/vizelerim*/finallerim*), yurtta kalıyorum
occupation | 4 | is looking for work
  =iş (arıyorum/bulamıyorum)
occupation | 4 | runs a business
  =(dükkanım*/esnafım/lokantam*/kafem*/şirketim*)
occupation | 4 | works or worked in: @
  =@trade (çalışıyorum/çalıştım/çalışmaktayım/çalışıyoruz)
health | 4 | has to do with: @
  =@treatment (oldum/olacağım/kullanıyorum/takıyorum/geçirdim/geçiriyorum/görüyorum/alıyorum)
health | 5 | has a kidney problem
  diyaliz*
health | 5 | has diabetes
  =(şeker hastasıyım/diyabet hastasıyım), =insülin (kullanıyorum/yapıyorum),
  =(şekerim var/diyabetim var/şeker hastasıyım)
health | 5 | has trouble with depression or anxiety
  =(psikiyatristim/psikoloğum/terapistim), antidepresan*, panik atak*
health | 5 | has or had cancer
  kemoterapi*, =onkoloğum
income | 4 | has little money
  =(kiramı ödeyemiyorum/borcum var/borçlarım*), asgari ücret*
religion | 5 | is Muslim
  =(oruç tutuyorum/oruçluyum/namaz kılıyorum/teravihe gidiyorum), =(cuma namazına/camiye) gidiyorum
`;
