export const society = `
income | 4 | has little money
  food bank*, payday loan, food stamps, behind on rent, behind on my rent, behind on the rent, behind on my mortgage,
  behind with the rent, in arrears, rent arrears, (the/from/by) bailiff*, =my overdraft, eviction, housing benefit,
  paycheck to paycheck, can't afford, section 8, debt collector*, universal credit,
  (went/am/was/declare*/filed for) bankrupt*, minimum wage, make ends meet, making ends meet, choose between heating,
  (can't/cannot/couldn't/can barely/can hardly/could not/can no longer) (pay/cover/afford) (the/my/our/for/) (rent/bills/groceries/heating/food/electricity/gas bill/bill/mortgage/deposit/train fare),
  (struggle/struggling) to (pay/afford), been evicted, got evicted, (in/into) debt!,
  =(my/our) (debts/debt/overdraft/payday loan)!, (sleep/sleeping/slept) (rough/in my car/in the car/on a friend's),
  homeless, (live/living) (on/off) (benefits/welfare/disability/food stamps),
  =(my/our) benefits (are/were/have/stop/stopped/got/don't/didn't/will), =(my/our) universal credit, money runs out,
  (skip/skipping) meals, maxed out (my/our/the/all my) (card*/credit card*/overdraft),
  =(my/our) (wife/husband/partner/girlfriend/boyfriend/mum/mom/dad) (is/was) on (benefits/welfare/disability/universal credit/jobseeker's/income support/food stamps),
  (i'm/i am/we're/we are/been) on (benefits/welfare/universal credit/jobseeker's/income support/food stamps),
  (since/after) the eviction, (live/living/sleep/sleeping) in (my/our/a/the) (van/car/tent/shelter/storage unit),
  (hit/hits) zero before, (empty fridge/empty pantry) (until/till),
  (until/till) (payday/the benefits come/my benefits/my sss/my stamps), (can't/cannot) make rent,
  (skip/skipping/skipped) (dinner/lunch/breakfast/meals/meds/doses), (since/after) (our/my/the) eviction
income | 4 | is well off
  =my second home, =our second home, =my yacht, =our nanny, =our cleaner, =our au pair, private school fees,
  =my portfolio, stock options, =my financial adviser, =my family office, wealth manager, =our holiday home,
  trust fund, rsu*,
  (own/have/bought/let out/letting/manage/inherited) (@number/several/a few/our/my/some/) (rental properties/rental flats/buy-to-lets/apartment buildings/blocks of flats/rental houses),
  =(my/our) (@number/several/a few/) (rental properties/rentals/buy-to-lets), =(my/our) rental income,
  (own/bought/have/inherited/restoring/renovating) (a/an/the/our/my) (small/old/little/) (château/yacht/private jet/helicopter/vineyard/manor house/country house/beach house/ski chalet/holiday home/holiday house/vacation home/summer house/second home/castle/polo horse),
  =(my/our) (château/vineyard/country house/beach house/ski chalet/holiday house/vacation home/summer house/weekend house/private jet/family trust/chauffeur/housekeeper/butler/private banker/live-in nanny),
  (six/seven/eight)-figure (bonus/salary/income/portfolio/inheritance),
  (bonus/salary/income) (is/was/of/in the) (six/seven/mid six/high six) figures, =my trust fund,
  (sold/exited) my (company/startup/start-up/firm/agency),
  (sold/exited) (the/our) (company/startup/start-up/firm/agency/business) (in/last/for/and/this/to)
religion | 5 | is Muslim
  =as a muslim, =my mosque, mosque, friday prayer*, jumu'ah, ramadan, iftar, =my hijab, =my imam, halal, umrah, hajj,
  eid (mubarak/prayer*/al-fitr/with/at/this/party/dinner/gift*), fajr,
  (wear/wearing) (a/the/my/) (hijab/headscarf/niqab/abaya), five daily prayers, pray five times,
  (fast/fasting) (for/during) ramadan, =our (mosque/imam), taraweeh,
  (fast/fasting/fasted/observe/observing/keep/keeping) (for/during/in/all of/the whole of/) ramadan,
  (suhoor/sehri/taraweeh/tarawih/jummah/wudu/quran class/quran school/madrasa), =my (abaya/niqab/prayer mat),
  =(our/my) (imam/mosque/masjid/madrasa/youth halaqa/umrah group),
  (i'm/i am/as) (a/the/an) (new/assistant/hospital/) (imam/hafiz), (only/as a/i'm a/being a) hijabi
religion | 5 | is a Christian
  =my church, sunday mass, confession on, =my parish, =my pastor!, =my priest!, bible study,
  (for/during/in/over/this) lent, =my baptism, (first/holy/take/took/receive) communion, at church, rosary,
  (go/goes/went/going/getting/get) to (church/mass/confession/chapel/sunday school),
  (sing/singing/sang) in (the/our/a) (church/gospel/parish/) choir at (our/my),
  =(my/our) (church/pastor/vicar/parish/rosary/diocese/youth pastor/sunday school)!,
  (pray/praying) (the rosary/to jesus/to god), bible group, was baptised, was baptized, christening,
  (sing/singing/sang/go/went/at/for/to/before/after/attend/attending) (choral/sunday/) (evensong/vespers/compline/matins/eucharist),
  (altar server/altar boy/church warden/churchwarden/lay reader/bell ringer/bellringer) at,
  (i'm/i am/as/being) (a/an/the) (altar server/churchwarden/church warden/lay reader/lay preacher/bell ringer/deacon/deaconess/nun/monk),
  =(my/our) (prayer group/house group/homegroup/home group/vestry/confirmation class/godchild's baptism/godchildren),
  =(my/our) (son's/daughter's/child's/kid's/grandson's/granddaughter's/goddaughter's/godson's/twins/) (first communion/first holy communion/christening/baptism),
  =(my/our) (son/daughter/kid/kids/child/children/twins/grandson/granddaughter) .. (first communion/first holy communion/confirmation class),
  (holy week/good friday/palm sunday/easter) (service/vigil/mass), (say/saying) (grace/the rosary),
  (as/i'm/i am) (a/an/the) (organist/sexton/verger/sacristan/cantor/choirmaster/churchwarden/parish clerk/vicar/curate/pastor/minister/deacon) (of/at/in) (a/an/the/our/my),
  =(our/my) (convent/monastery/abbey/bishop/baptist church/choir director/small group/alpha course),
  =(i'm/i am) (a/an/the) (priest/vicar/curate/pastor/nun/monk/deacon/missionary/rector),
  as (a/an/the) (priest/vicar/curate/pastor/nun/monk/deacon/missionary/rector),
  (teach/teaching/lead/run/help at) (sunday school/vacation bible school/youth group at church/junior church),
  (sing/play) .. (at church/in church/at mass),
  =my (godparent*/godchild/godson/goddaughter/devotional/prayer journal/bible)!,
  (i'm/i am/as) (a/the/an/your) (new/assistant/associate/hospital/youth/) (vicar/pastor/priest/minister/curate/chaplain/deacon/parson)
religion | 5 | is Jewish
  =my synagogue, synagogue, =my shul, shabbat, =my rabbi, keep kosher, bar mitzvah, bat mitzvah, yom kippur, seder,
  passover, (wear/wearing) (a/my/the) (kippah/kippa/yarmulke), (light/lighting) the shabbat,
  =(my/our) (son's/daughter's/child's/grandson's/) (bar/bat) mitzvah,
  (celebrate/celebrating/celebrated/light the candles for/for/on/during/at) (hanukkah/chanukah/rosh hashanah/sukkot/purim/shavuot/pesach),
  =(my/our) (shul/minyan/mikveh/torah study/torah portion/yeshiva/sukkah), (sit/sitting) shiva,
  =(i/we) keep (kosher/shabbat/shabbos), (keep/keeping) (kosher/shabbat/shabbos),
  =my (shul/rabbi/torah portion/tallit/kippah),
  (i'm/i am/as) (a/the/an/your) (new/assistant/associate/hospital/) (rabbi/cantor/mohel)
religion | 5 | is Hindu or Sikh
  puja, diwali, mandir, gurdwara, =my turban, navratri, langar, (wear/wearing) (a/my/the) (turban/bindi/dastar/kara),
  =(my/our) (gurdwara/mandir)
religion | 5 | is a Mormon or a Jehovah's Witness
  kingdom hall, temple recommend, relief society, stake president, field service, sacrament meeting
religion | 4 | left a faith
  ex-muslim, ex-mormon, ex-jw, excommunicated, disfellowshipped, left the church, deconstruct*
religion | 5 | is Buddhist
  =(my/our) (sangha/zendo), vesak, (took/take) refuge in the
politics | 5 | is active in a party or campaign
  canvass*, phone bank*, =my party branch, =our local party, =my campaign for, =my union branch, shop steward,
  on strike, picket*, rally for, =my precinct captain, party conference, (knock/knocked/knocking) (on/) doors for,
  (campaign/campaigned/campaigning/leaflet*/flyer*/volunteered/phone-bank*) for (the/a/our) .. (party/candidate/campaign/labour/greens/tories/conservatives/liberals/democrats/republicans/mayor/senator/mp/election/referendum),
  for the (labour/tory/conservative/green/lib dem/democratic/republican/socialist/liberal) (candidate/campaign/party),
  (member/joined/join/left) (of/) the (labour/tory/conservative/green/lib dem/democratic/republican/socialist/liberal/communist) party,
  (protest/protested/protesting/marched/marching/march/demonstrated) (against/for) .. (government/war/law/bill/climate/abortion/occupation/austerity/reform/president/police/rights/genocide/racism/deportation*)
politics | 5 | says how they vote
  (voted/vote/voting) (for/) (the/) (labour/tory/tories/conservative/conservatives/greens/lib dem/lib dems/democrat/democrats/democratic/republican/republicans/trump/biden/harris),
  (voted/voting) (green/remain/leave)!
ethnicity | 4 | came from another country
  =my visa, h-1b, green card, =my home country, =my asylum, =my naturali*ation, =my residence permit,
  =my citizenship test, leave to remain, =my accent!, =my first language, =my mother tongue, =my sponsor visa,
  back home in, deport*, undocumented, =my work permit, express entry, =my parents don't speak,
  =my mother doesn't speak, =my father doesn't speak, =my mum doesn't speak, =my mom doesn't speak,
  =my dad doesn't speak, =my parents barely speak, =my parents speak no, =my parents immigrated,
  =my parents emigrated, =my parents came here, =my parents came over from, (about/lose/hear/of) my accent!,
  =(my/our) (accent/broken english/refugee*/settled status/visa status/immigration lawyer/biometric residence*/ilr/naturalization)!,
  (people/they/everyone) ask where i'm from, where i'm really from,
  (on/have/got/get/with) (a/my) (student/work/tourist/spousal/fiancé/asylum/h-1b/skilled worker/k-1) visa,
  (came/come) over (from/on a), =my (visa/passport) (expires/runs out/renewal/was refused/got denied)
ethnicity | 5 | belongs to a minority
  =as a black, =as an asian, =as a latina, =as a latino, =my tribe, =the reservation, =my afro, =my braids,
  =as a brown, =as a jew*, =as a woman of color, =my skin color, hbcu, =i'm the only black, =i am the only black,
  =i'm the only asian, =i am the only asian, =i'm the only brown, =i am the only brown, =i'm the only person of color,
  =i am the only person of color
ethnicity | 5 | comes from: @
  (moved/came/come/emigrated/immigrated/migrated/arrived/relocated) (here/over/to the uk/to the us/to the states/to canada/to england/to germany/to london/) (here/) from (the/) @country,
  (i'm/i am/we're/we are) (originally/) from (the/) @country, fled (from/) (the/) @country,
  (grew up/raised/born) (and raised/) in (the/) @country, =my (native/home) @country
ethnicity | 4 | belongs to a minority
  =my (quince/quinceañera), doing the (quince/quinceañera)
record | 5 | has or had trouble with the law
  =my parole officer, =my probation officer, =my parole, =my probation, on probation, on parole, ankle monitor,
  =my conviction, =my criminal record, =my court date, released from prison, =my arrest, community service hours,
  =my public defender, =my felony, did time, =my dui, expunge*,
  (ankle bracelet/ankle tag/electronic tag/house arrest/on bail/bail hearing/probation meeting/parole board/halfway house/work release),
  (got out/came home/released) (of/from) (prison/jail/custody),
  =my (cellmate/ankle tag/pre-sentence report/sentencing/plea deal/indictment/mugshot/rap sheet)!,
  (court/hearing/trial/sentencing/arraign*) .. (for/about) (the/my/a) (dui/dwi/assault/shoplifting/possession/charge*/theft),
  for (my/the/a) (dui/dwi), =my court (hearing/appearance/case/summons)
record | 3 | is in a legal dispute
  =my lawyer, =my solicitor, restraining order, =my lawsuit, tribunal, =i'm suing
religion | 4 | is religious
  (i/we) pray (for/every/before/together/at/each/daily), =(my/our) (prayer group/prayer life/prayer mat/prayer book/faith/prayer circle/worship team/spiritual director),
  (say/saying) (my/our) prayers, evening prayer, morning prayer, prayer (meeting/group/service/vigil),
  (write/writing/prepare/preparing/preach/preaching/finish/finishing/deliver/shorten) (my/a/the/this/sunday's/friday's/sunday/friday/next/this week's) (sunday/friday/) (sermon/homily/khutbah),
  (my/our) (sermon*/homily/homilies/congregation/parishioners)
occupation | 5 | leads a congregation
  =my (sermon*/homily/homilies/parishioners/congregation*), (preach/preaching/preached) (on/at/to/this/every/about),
  (write/writing/prepare/preparing) (my/the/this/sunday's/friday's) (sunday/friday/) (sermon/homily/khutbah)
occupation | 5 | works in a court
  (sit/sitting/sat) on the (bench/panel/tribunal) .. (court/courts/magistrate*/tribunal/defendant*/sentence*/sentencing/appeals/judge*),
  =my (courtroom/docket/chambers/law clerk/courthouse/bailiff/sentencing remarks/caseload at court),
  (i/we) (sentence/sentenced/preside/presided/adjudicate/arraigned) (a/an/the/over/him/her/someone/cases/in),
  (as/i'm/i am) (a/an/the) (judge/magistrate/bailiff/court clerk/court reporter/justice of the peace) (in/at/of/and/who/i/my/with)
income | 4 | has little money
  (behind on/behind with/can't pay/cannot pay/can't afford/cannot afford/late with) (my/our/the) (rent/mortgage/heating/bills/electricity/car payment/loan)
`;
