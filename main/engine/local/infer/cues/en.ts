/**
 * What English words tell of who writes them: `attribute | points | guess | phrases`. A phrase counts where the sentence
 * is about the writer; `=` before it: by itself ("my husband"); `~`: a habit of writing, wherever it stands. `*` ends a
 * word in any way, `!` behind it: with no "in" or "of" right behind ("my partner in tennis"). Points: 6 says it outright, 4 makes it likely, 2 possible, 1 counts with another.
 */
export const en = `
place | 4 | lives in the United States | =my zip code, 401k, irs, social security number, =my ssn, medicaid, medicare part, obamacare, food stamps, =my hoa, green card, h-1b, fafsa, roth ira, w-2, dmv, =my congressman, thanksgiving dinner, spring break, tax day
place | 1 | lives in the United States | ~zip code, ~fahrenheit, ~°f, ~sophomore, ~gas station, ~parking lot, ~apartment complex, ~mom, ~color, ~favorite, ~neighbor*, ~truck, ~pounds lighter, ~super bowl, ~labor day, ~county sheriff, ~community college
place | 4 | lives in the United Kingdom | nhs, =my gp, council tax, hmrc, a-levels, gcse*, universal credit, national insurance number, =my p45, =my p60, student finance england, mot is due, the dvla, =my mp, stamp duty, tv licence
place | 1 | lives in the United Kingdom | ~petrol, ~postcode, ~quid, ~bank holiday, ~mum, ~colour, ~favourite, ~neighbour*, ~flatmate, ~fortnight, ~solicitor, ~lorry, ~car park, ~gp, ~surgery appointment, ~tesco, ~boxing day, ~bonfire night, ~£
place | 4 | lives in Australia or New Zealand | centrelink, =my super fund, superannuation, =my tfn, medicare levy, hecs, =my rego, ndis, acc claim, kiwisaver, tafe
place | 1 | lives in Australia or New Zealand | ~arvo, ~ute, ~servo, ~bottle shop, ~anzac day, ~smoko
place | 4 | lives in Canada | rrsp*, =my sin number, canada revenue, =my ohip card, tfsa, service canada, express entry
place | 1 | lives in Canada | ~tim hortons, ~loonie*, ~toonie*, ~double double, ~canada day
place | 4 | lives in India | aadhaar, =my pan card, lakh*, crore*, upsc, jee mains, neet exam, 12th boards, =my epf
place | 4 | lives in Ireland | leaving cert, =my pps number, hse appointment, the dole office, revenue.ie
place | 2 | lives near the sea | harbour, ferry to work, the tide, fishing boat, =our beach
place | 2 | lives in the country | =our village, well water, septic tank, =my tractor, nearest town, gravel road
occupation | 4 | works in a hospital or in care | night shift on the ward, on the ward, =my ward, my patients, =my patients, ward round*, =my rota, =my residency, the icu, triage, care home where i work, handover at, scrubs, cannulat*, on-call night*, my bleep, medication round
occupation | 2 | works shifts | night shift*, late shift*, early shift*, twelve-hour shift*, 12-hour shift*, =my shift*, rotating shifts, graveyard shift
occupation | 4 | teaches | =my students, =my pupils, =my class of, lesson plan* for my, grading, marking essays, parents' evening, parent-teacher conference*, =my classroom, year 6 class, staff room, ofsted, =my homeroom, supply teach*, i teach, i taught, i am teaching, i lecture
occupation | 4 | studies | =my professor*, =my dorm, =my finals!, =my thesis, =my dissertation, =my supervisor at uni, =my lecture*, =my coursework, freshers, =my semester, =my tutor, teaching assistant, =my campus, =my degree
occupation | 4 | writes software | =my codebase, pull request, =our sprint*, standup, =my side project, on-call rotation, production outage, code review*, =our backlog, merge conflict*, deploy*
occupation | 4 | is a lawyer or works for one | =my client's hearing, billable hours, opposing counsel, =my caseload, deposition*, =our law firm, bar exam, paralegal
occupation | 4 | serves in the armed forces | deployment, barracks, =my battalion, =my platoon, deployed, basic training, =my sergeant, enlist*, =my squadron
occupation | 4 | served in the armed forces | after two tours, after three tours, after my tour, =my tour in, =my tours, =my second tour, =my third tour, =my discharge papers, =my dd-214, the va hospital, =my va
occupation | 4 | works for the police or the fire service | =my precinct, on patrol, firehouse, =my engine company, bodycam, =my watch commander, fire station
occupation | 4 | is a member of the clergy | =my parishioners, =my sermon, =my congregation, =my homily, ordained
occupation | 4 | drives for a living | =my lorry, =my rig, long haul, hgv, tachograph, uber passengers, =my route as a driver, cdl
occupation | 4 | works in aviation | layover*, cockpit, =my airline, cabin crew, =my type rating, deadheading
occupation | 4 | runs a business | =my employees, =my customers, payroll for, =my shop, =my salon, =my restaurant, =our café, =my staff, =my suppliers, =my startup, =my franchise, sole trader
occupation | 4 | farms | =my herd, =my cows, lambing, =my harvest, =our dairy, combine harvester, =my orchard
occupation | 4 | is out of work | laid off, unemployment benefits, job centre, between jobs, made redundant, severance, jobseeker*
occupation | 4 | is retired | =since i retired, =my pension pays, i retired, retirement home, =my bus pass
occupation | 2 | lets flats or houses | =my tenants, =my rental property, buy-to-let
employer | 3 | works for a big company that its words give away | badge in, =our all-hands, =my skip-level, okr*, =my l5, =our ceo, stock vest*, rsu*
employer | 3 | works in the public service | civil service, =my pay grade, gs-1*, =my agency, security clearance, =our council department, =my civil service
age | 5 | is at school, under 19 | =my homeroom, i'm in 10th grade, in 8th grade, in 9th grade, in 10th grade, in 11th grade, in year 9, in year 10, in year 11, sixth form, =my prom, junior year of high school, freshman in high school, detention, =my locker, =my mom won't let me, learner's permit, =my gcses
age | 3 | is about 18 to 25 | =my dorm, freshers, sorority, fraternity, =my first job after college, gap year, =my roommates, =my finals
age | 4 | is likely over 55 | =my grandchildren, =my grandkids, =my grandson, =my granddaughter, =since i retired, medicare part, =my pension, bus pass, =my hearing aid*, senior discount, state pension, pension credit, winter fuel payment, winter fuel allowance
age | 3 | is likely between 40 and 60 | menopause, hot flushes, hot flashes, perimenopause, empty nest, =my midlife, =my teenage*, colonoscopy at
gender | 6 | is a woman | =as a mother, =as a mom, =as a mum, =as a woman, =i'm a woman, =i'm a mother, weeks pregnant, i'm pregnant, am pregnant, =my pregnancy, =my due date, =my period, =my menopause, c-section, breastfeed*, =my miscarriage, =my ob-gyn, =my gynecologist, =my gynaecologist, =my smear test, =my endometriosis, =my pcos, maternity leave, =my ex-husband and i, =my bra size, =my hysterectomy, pap smear, =being a mom, =being a mother
gender | 6 | is a man | =as a father, =as a dad, =as a man, =i'm a man, =i'm a father, =my prostate, =my beard, =my vasectomy, paternity leave, =my testicular, =i'm a dad, =my sperm, erectile, =being a dad, =being a father
gender | 2 | is likelier a woman | =my husband, =my boyfriend, =my bridesmaid*, =my wedding dress, =my hen do, =my sorority
gender | 2 | is likelier a man | =my wife, =my girlfriend, =my groomsmen, =my stag do, =my fraternity
family | 6 | is or was married | =my husband, =my wife, =my spouse, =my in-laws, =my mother-in-law, =my father-in-law, =my ex-husband, =my ex-wife, =our wedding anniversary, =my honeymoon
family | 6 | has children | =my son, =my sons, =my daughter, =my daughters, =my kids, =my kid, =my children, =my child, =my toddler, =my baby, =our kids, =our son, =our daughter, =our baby, =as a mother, =as a father, =as a parent, =as a mom, =as a mum, =as a dad, =my teenage*, =my eldest, =my youngest, =my twins, =the kids are with their, =the children are with their, with two kids, with three kids, with four kids, with two children, with three children, with two toddlers, with a toddler, with a newborn, =our nursery, =our childminder
family | 5 | is divorced or separating | =my divorce, =our divorce, =my ex-husband, =my ex-wife, custody, child support, =my separation, i'm divorced, alimony, since the divorce, since the split, since the separation, since we split, since we separated, since we broke up, every other weekend with, =the kids are with their dad, =the kids are with their mum, =the kids are with their mom, =the children are with their father, =the children are with their mother, =my kids are with their, =the kids are at their dad, =the kids are at their mum, =the kids are at their mom
family | 5 | is a single parent | single mom, single mum, single dad, single mother, single father, single parent
family | 4 | has a partner | =my boyfriend, =my girlfriend, =my partner!, =my fiancé*, =my fiance*
family | 5 | looks after a relative | =my mum's carer, =my mother's dementia, carer's allowance, caregiver for my, =my disabled son, =my disabled daughter, =i care for my
family | 4 | lost somebody near | widow*, =my late husband, =my late wife, =since my husband died, =since my wife died, =my late mother, =my late father
family | 5 | grew up without parents | in foster care, children's home, =my foster parents, =my foster family, orphanage, =my birth mother, =my adoptive parents, was adopted
family | 6 | is expecting a child | weeks pregnant, i'm pregnant, am pregnant, =my pregnancy, =my due date, =our baby is due, expecting our, =my wife is pregnant, =my girlfriend is pregnant
health | 5 | has trouble with depression or anxiety | antidepressant*, =my therapist, =my psychiatrist, panic attack*, =my anxiety, =my depression, self-harm*, suicidal, =my counsellor, intrusive thoughts
health | 5 | went through a trauma | ptsd
health | 5 | has diabetes | =my insulin, =my blood sugar, hypo at night, =my a1c, =my hba1c, =my cgm, carb counting, test strips
health | 5 | has or had cancer | =my chemo, chemo*, =my oncologist, radiotherapy, =my mastectomy, in remission, =my biopsy
health | 5 | has a problem with alcohol or drugs | days sober, months sober, years sober, =my sponsor!, aa meeting*, na meeting*, rehab, relapse*, detox, =my recovery, twelve-step
health | 5 | has ADHD or autism | =my adhd, =my autism, i'm autistic, =my stimming, =my executive dysfunction, =my meltdowns, neurodivergent
health | 5 | is HIV positive or at risk | =my viral load, undetectable, =my cd4, antiretroviral*, on prep
health | 4 | has trouble conceiving | ivf, =my egg retrieval, =our embryo*, =my clomid, fertility clinic, trying to conceive
health | 5 | has an eating disorder | =my anorexia, =my bulimia, purging, binge eating, =my eating disorder
health | 4 | has a disability | =my wheelchair, =my prosthe*, =my crutches, disability benefits, =my guide dog, =my cochlear, =my stoma, blue badge, pip assessment, =my hearing aid*, in a wheelchair, use a wheelchair
health | 4 | has chronic pain or an autoimmune illness | flare-up*, =my joints, =my rheumatologist, =my fibro*, =my lupus, =my crohn*, =my infusion*, chronic fatigue
health | 4 | has asthma or allergies | =my inhaler, =my epipen, =my nebuli*, peak flow
health | 4 | has a heart problem | =my pacemaker, =my stent*, =my cardiologist, =my bypass, blood thinner*, =my arrhythmia
health | 4 | has epilepsy | =my seizure*, had a seizure, =my neurologist said
health | 5 | has a kidney problem | dialysis, =my kidney*, kidney transplant, =my nephrologist, =my fistula
health | 4 | has a lung or sleep problem | =my copd, =my oxygen (at home/level*/saturation), oxygen concentrator, =my cpap, =my lungs, =my sleep apn*
health | 4 | has a bowel illness | =my colitis, =my ibs, =my bowel*, ileostomy, colostomy, =my gastroenterologist, =my coeliac, =my celiac
health | 5 | had a stroke or a brain injury | =my stroke, since the stroke, had a stroke, =my brain injury, =my concussion, =my aphasia
health | 4 | has migraine | =my migraine*, triptan*, migraine day*
health | 4 | is off work, ill | sick leave, off sick, signed off work, signed off sick, sick note, fit note, short-term disability, long-term disability
health | 4 | had or awaits an operation | =my hip replacement, =my knee replacement, =my hip surgery, =my knee surgery, =my back surgery, =my surgery, =my operation, =my transplant
income | 4 | has little money | food bank*, payday loan, food stamps, behind on rent, behind on my rent, behind on the rent, behind on my mortgage, behind with the rent, in arrears, rent arrears, bailiff*, =my overdraft, eviction, housing benefit, paycheck to paycheck, can't afford, section 8, debt collector*, universal credit, bankrupt*, minimum wage, make ends meet, making ends meet, choose between heating
income | 4 | is well off | =my second home, =our second home, =my yacht, =our nanny, =our cleaner, =our au pair, private school fees, =my portfolio, stock options, =my financial adviser, =my family office, wealth manager, =our holiday home, trust fund, rsu*
religion | 5 | is Muslim | =as a muslim, =my mosque, mosque, friday prayer*, jumu'ah, ramadan, iftar, =my hijab, =my imam, halal, umrah, hajj, eid, fajr
religion | 5 | is a Christian | =my church, sunday mass, confession on, =my parish, =my pastor!, =my priest!, bible study, lent, =my baptism, communion, at church, rosary
religion | 5 | is Jewish | =my synagogue, synagogue, =my shul, shabbat, =my rabbi, keep kosher, bar mitzvah, bat mitzvah, yom kippur, seder, passover
religion | 5 | is Hindu or Sikh | puja, diwali, mandir, gurdwara, =my turban, navratri, langar
religion | 5 | is a Mormon or a Jehovah's Witness | kingdom hall, temple recommend, relief society, stake president, field service, sacrament meeting
religion | 4 | left a faith | ex-muslim, ex-mormon, ex-jw, excommunicated, disfellowshipped, left the church, deconstruct*
politics | 5 | is active in a party or campaign | canvass*, phone bank*, =my party branch, =our local party, =my campaign for, =my union branch, shop steward, on strike, picket*, rally for, =my precinct captain, party conference
sexuality | 6 | is gay, lesbian or bisexual | i'm gay, i'm a lesbian, i'm bi, i'm queer, =as a gay, =as a lesbian, =as a queer, =my coming out, grindr, gay bar, pride march, two moms, two dads, two mums, =in the closet, =closeted
sexuality | 6 | is trans or questions gender | =my transition!, i'm trans, =my dysphoria, =my deadname, =my top surgery, =my hrt, =my pronouns!, non-binary, wear* my binder
ethnicity | 4 | came from another country | =my visa, h-1b, green card, =my home country, =my asylum, =my naturali*ation, =my residence permit, =my citizenship test, leave to remain, =my accent!, =my first language, =my mother tongue, =my sponsor visa, back home in, deport*, undocumented, =my work permit, express entry, =my parents don't speak, =my mother doesn't speak, =my father doesn't speak, =my mum doesn't speak, =my mom doesn't speak, =my dad doesn't speak, =my parents barely speak, =my parents speak no, =my parents immigrated, =my parents emigrated, =my parents came here, =my parents came over from
ethnicity | 5 | belongs to a minority | =as a black, =as an asian, =as a latina, =as a latino, =my tribe, =the reservation, =my afro, =my braids, =as a brown, =as a jew*, =as a woman of color, =my skin color, hbcu, =i'm the only black, =i am the only black, =i'm the only asian, =i am the only asian, =i'm the only brown, =i am the only brown, =i'm the only person of color, =i am the only person of color
education | 4 | has or is working for a doctorate | =my phd, =my viva, =my dissertation committee, =my postdoc, =my defense, =my advisor
education | 4 | left school early | dropped out, my ged, left school at
education | 4 | studied or studies | =my degree, =my bachelor*, =my master's, =my masters!, =my alma mater, =my old college, =my major!, =my sorority, =my fraternity
record | 5 | has or had trouble with the law | =my parole officer, =my probation officer, =my parole, =my probation, on probation, on parole, ankle monitor, =my conviction, =my criminal record, =my court date, released from prison, =my arrest, community service hours, =my public defender, =my felony, did time, =my dui, expunge*
record | 3 | is in a legal dispute | =my lawyer, =my solicitor, restraining order, =my lawsuit, tribunal, =i'm suing
place | 4 | lives in London | the tube, oyster card, northern line, tfl, =my borough
place | 4 | lives in New York | the subway to brooklyn, metrocard, bodega, the l train, =my co-op board
place | 4 | lives in the San Francisco area | bart station, muni, caltrain, clipper card
place | 4 | lives in Scotland | ~bairn*, ~outwith, =my highers, scotrail, hogmanay
place | 4 | lives in Wales | eisteddfod, ~cwtch, senedd
place | 2 | lives in the south of the United States | ~y'all, ~fixin, bless her heart
place | 4 | lives in New Orleans | mardi gras krewe, =my krewe, second line parade, =my parish
gender | 6 | is a woman | =as a girl, =i'm a girl, =i am a woman, =i am a girl, =my girlfriends and i, =as a wife, =as a sister, =as a daughter
gender | 6 | is a man | =as a guy, =i'm a guy, =i am a man, =i'm just a guy, =as a husband, =as a son
occupation | 4 | works in a shop | stocking shelves, black friday shift, =our regulars, cashier
occupation | 4 | cleans for a living | cleaning houses, clean houses, cleaning offices, clean offices, =my cleaning job, =my cleaning clients
occupation | 4 | works in a kitchen or serves | tips tonight, double shift, line cook, behind the bar, =my barista
occupation | 4 | works in an office of finance | month-end close, =my audit, quarter close, =our auditors, accounts payable
occupation | 4 | does research | =my grant!, peer review, =my lab (is/group/meeting), principal investigator, =my postdoc, reviewer 2
place | 4 | rents a home | (my/our) (landlord/landlady/tenancy/lease), =(my/our) landlord (will/won't/wants/has/hasn't/is/isn't/says/said/refuse*/raise*), (rent/renting) (a/an/our/this) .. (one-bed/two-bed/three-bed/flat/apartment/room/studio/bedsit/house/duplex/place), we rent a, i rent a, letting agent, security deposit back, notice to quit, council house, council flat, =my flatmate*, =my housemate*, =my roommate*, house share
place | 4 | owns a home | =(my/our) mortgage*, (bought/buying/own) (a/an/our/my/the) (first/own/new/small/old/) (house/home/flat/apartment/condo/cottage/bungalow), (built/building) (our/my) (first/own/new/) (house/home)!, new-build house, =(my/our) (hoa/conservatory), remortgag*
occupation | 4 | drives for a living | (drive/drove/driving/drives) (a/an/the/) (@number/school/night/delivery/tow/garbage/) (bus/buses/tram/trams/taxi/taxis/cab/cabs/lorry/lorries/coach/coaches/ambulance/forklift/hgv/semi)!, (drive/drove/driving) (a/the) (truck/train)!, (drive/drove/driving/deliver/delivering) for (uber/lyft/bolt/deliveroo/doordash/amazon/dhl/ups/fedex)
occupation | 4 | served in the armed forces | (served/enlisted/deployed/fought) (in/with) the (army/navy/air force/royal navy/marines/marine corps/military/coast guard/raf/national guard), (left/leaving/discharged from/retired from) the (army/navy/air force/marines/marine corps/military/forces), in the (army/navy/air force/marines/marine corps/military/forces) for, (years/months) in the (army/navy/air force/marines/marine corps/military/forces)
occupation | 4 | works in a shop | (stack/stacking/restock/restocking/stocking/fill) .. shelves, on the tills, (work/working) the (till/checkout/register), (work/working) in retail
occupation | 4 | cleans for a living | (clean/cleaned/cleaning) (hotel/other people's/school/hospital/) (rooms/houses/offices/homes/hospitals/schools) (at/for/in/every/all/since), (clean/cleaned/cleaning) (hotel/motel) rooms
occupation | 4 | is out of work | (lost/losing) my (job/old job), (got/was/been/being/getting/i'm/am) (laid off/sacked), =(i/i've/i was/we) (got/was/been/were/) (let go/fired/dismissed)!, (fired/let go/dismissed) from (my/work), (since/after) (the/my/our) (layoff*/redundanc*/dismissal/sacking), (out of/without) (a job/work) since, between jobs, =my last job ended, on unemployment
occupation | 4 | works in a hospital or in care | (work/working/worked) .. (a hospital/the hospital/a hospice/a care home/a nursing home/an ambulance), =my (shift on the ambulance/crewmate/ambulance)
occupation | 2 | works shifts | split shift*, back-to-back shifts, zero-hours contract, (work/working) nights
occupation | 4 | is a trainee | =my (apprenticeship/apprentice wage/internship/placement supervisor/training contract)
education | 4 | studied or studies | (have/had/hold/got/with) (a/an/my) (ma/ba/bsc/msc/mba/llb/llm/bfa/mfa/master's/bachelor's/masters/bachelors/degree/diploma/doctorate/phd) in, (graduated/graduating) (in/from/with), (studied/studying/majored in/majoring in/i study) (law/medicine/engineering/physics/chemistry/biology/history/economics/architecture/nursing/psychology/linguistics/literature/computer science/maths/mathematics/business/accounting/education/philosophy/sociology/music/art/design/marketing), (finished/finishing) my (degree/bachelor*/master*/studies)
age | 5 | is likely over 55 | =my great-grandchild*
age | 5 | is at school, under 19 | have my (gcses/sats/a-levels) in, i've got my (gcses/a-levels/sats), =my (gcse/a-level) (exam*/result*/mock*), =my mocks (are/start/went)
family | 6 | is expecting a child | =(i'm/i am/we're/we are) due in (january/february/march/april/may/june/july/august/september/october/november/december)!, (baby is/baby's/wife's/girlfriend's/wife is) due in (january/february/march/april/may/june/july/august/september/october/november/december), (months/weeks) pregnant, (my/our) (first/second/third) trimester!, =my (midwife/morning sickness/antenatal*/20-week scan/birth plan/doula), expecting (a/our/my) (baby/first/second/third/child/twins)
gender | 5 | is a woman | =(i'm/i am) due in (january/february/march/april/may/june/july/august/september/october/november/december)!, (months/weeks) pregnant, =my (morning sickness/birth plan/labour pains/hot flushes/hot flashes/nail tech/bridal shower/maid of honor/waters broke), (wear/wearing) (a/the/my/) (hijab/headscarf/niqab/abaya/high heels to)
family | 5 | lost a pregnancy or a child | lost (a/the/our/my) (pregnancy/baby), lost (our/my) child!, (had/after) (a/the/my/our) miscarriage, stillbirth, stillborn
family | 6 | has children | (the/our) little ones, =my little (one/ones/girl/boy)!, (kids/children) in (nursery/primary school/school/kindergarten/daycare), =my (firstborn/newborn/stepson/stepdaughter/stepchild*/foster child)!, =my (@number/three/four/five/six/seven/eight/nine)-year-old (son/daughter/girl/boy/twins/is/was/has/had/and/won't/will/who/wants/can/can't/sleeps/needs/started/starts/goes/refuses/loves)
family | 5 | looks after a relative | (care/caring/look after/looking after/nurse/nursing) (for/) my (elderly/disabled/sick/old/) (mum/mom/mother/father/dad/parents/husband/wife/mother-in-law/father-in-law/gran/grandmother/grandfather/brother/sister)
family | 4 | has a partner | =(my/our) (fiance/fiancee/fiances/girlfriend's/boyfriend's)
health | 5 | has to do with: @ | (have/had/having/has/got/with) (a/an/the/bad/severe/mild/chronic/some/my/moderate/terrible/) @illness, (diagnosed/diagnosis/living/live/struggle/struggling/dealing/deal/cope/coping/born) (with/of) (a/an/my/chronic/severe/) @illness, (suffer/suffering/suffered/recovering/recover) (from/with) (a/an/my/chronic/severe/) @illness, (because of/due to/for/from/after/since/of/to) (my/our) @illness, =my @illness, (take/taking/took/prescribed/treated/operated/hospitalised/hospitalized/medicated) .. for (a/an/my/the/) @illness, (test/tested) positive for @illness
health | 4 | has a disability | (blind/deaf/sight/hearing) in (one/my left/my right/both), (lost/losing) my (sight/hearing/leg/arm/foot/eyesight)!, (use/using/need/with) (a/my) (walker/rollator/walking frame/white cane/walking stick/mobility scooter/sign language interpreter), registered (blind/disabled), =my (sign language/interpreter for the deaf/disability), carpal tunnel*
income | 4 | has little money | (can't/cannot/couldn't/can barely/can hardly/could not/can no longer) (pay/cover/afford) (the/my/our/for/) (rent/bills/groceries/heating/food/electricity/gas bill/bill/mortgage/deposit/train fare), (struggle/struggling) to (pay/afford), been evicted, got evicted, (in/into) debt!, =(my/our) (debts/debt/overdraft/payday loan)!, (sleep/sleeping/slept) (rough/in my car/in the car/on a friend's), homeless, (live/living) (on/off) (benefits/welfare/disability/food stamps), =(my/our) benefits (are/were/have/stop/stopped/got/don't/didn't/will), =(my/our) universal credit, money runs out, (skip/skipping) meals, maxed out (my/our/the/all my) (card*/credit card*/overdraft)
religion | 5 | is Muslim | (wear/wearing) (a/the/my/) (hijab/headscarf/niqab/abaya), five daily prayers, pray five times, (fast/fasting) (for/during) ramadan, =our (mosque/imam), taraweeh
religion | 5 | is a Christian | (go/goes/went/going/getting/get) to (church/mass/confession/chapel/sunday school), (sing/singing/sang) in (the/our/a) (church/gospel/parish/) choir at (our/my), =(my/our) (church/pastor/vicar/parish/rosary/diocese/youth pastor/sunday school)!, (pray/praying) (the rosary/to jesus/to god), bible group, was baptised, was baptized, christening
religion | 5 | is Jewish | (wear/wearing) (a/my/the) (kippah/kippa/yarmulke), (light/lighting) the shabbat
religion | 5 | is Hindu or Sikh | (wear/wearing) (a/my/the) (turban/bindi/dastar/kara), =(my/our) (gurdwara/mandir)
politics | 5 | is active in a party or campaign | (knock/knocked/knocking) (on/) doors for, (campaign/campaigned/campaigning/leaflet*/flyer*/volunteered/phone-bank*) for (the/a/our) .. (party/candidate/campaign/labour/greens/tories/conservatives/liberals/democrats/republicans/mayor/senator/mp/election/referendum), for the (labour/tory/conservative/green/lib dem/democratic/republican/socialist/liberal) (candidate/campaign/party), (member/joined/join/left) (of/) the (labour/tory/conservative/green/lib dem/democratic/republican/socialist/liberal/communist) party, (protest/protested/protesting/marched/marching/march/demonstrated) (against/for) .. (government/war/law/bill/climate/abortion/occupation/austerity/reform/president/police/rights/genocide/racism/deportation*)
politics | 5 | says how they vote | (voted/vote/voting) (for/) (the/) (labour/tory/tories/conservative/conservatives/greens/lib dem/lib dems/democrat/democrats/democratic/republican/republicans/trump/biden/harris), (voted/voting) (green/remain/leave)!
sexuality | 6 | is trans or questions gender | (i/i've) transitioned!, (since/before/after) transitioning!, (on/start*) (hrt/testosterone/puberty blockers), (call*/use*/using) me .. my old (name/pronouns), (deadname*/misgender*) me, =my (gender marker/name change as a trans/gender clinic/mastectomy as a trans)
sexuality | 6 | is gay, lesbian or bisexual | =(my/our) (same-sex/lesbian/gay) (wedding/marriage/partner), =(i/i've/i have/we) (came/come) out to (my/our), (came/come/coming) out to my (mum/mom/mother/dad/father/parents/family/friends/sister/brother/wife/husband/boss/colleagues/coworkers/kids/children/gran*), (came/come/coming) out as (a/) (gay/lesbian/bi/bisexual/queer/trans), (i'm/i am) (a/) (gay/lesbian/bisexual/bi/queer/pansexual) (man/woman/guy/), =as (a/) (gay/lesbian/bi/bisexual/queer)
gender | 6 | is a woman | =(i'm/i am/as) a (lesbian/waitress/widow/housewife/stewardess/grandmother/actress/seamstress/businesswoman/bride/single mother/single mum/single mom/mother of)
gender | 6 | is a man | =(i'm/i am/as) a (widower/waiter/grandfather/fireman/businessman/policeman/groom/single father/single dad/father of)
ethnicity | 5 | comes from: @ | (moved/came/come/emigrated/immigrated/migrated/arrived/relocated) (here/over/to the uk/to the us/to the states/to canada/to england/to germany/to london/) (here/) from (the/) @country, (i'm/i am/we're/we are) (originally/) from (the/) @country, fled (from/) (the/) @country, (grew up/raised/born) (and raised/) in (the/) @country, =my (native/home) @country
ethnicity | 4 | came from another country | (about/lose/hear/of) my accent!, =(my/our) (accent/broken english/refugee*/settled status/visa status/immigration lawyer/biometric residence*/ilr/naturalization)!, (people/they/everyone) ask where i'm from, where i'm really from
occupation | 5 | works as: @ | (as/i'm/i am/i was/i work as/work as) (a/an/the/) @job
occupation | 4 | works at: @ | =(my/our) (shift*/job/rota/roster/boss/manager/supervisor/colleague*/coworker*/team/locker) (at/in/on) (a/an/the/our/my/) @workplace
occupation | 2 | works at or goes to: @ | (at/in/to/from) (a/an/the/our/my/this/) @workplace!
family | 5 | is a single parent | (raise/raising/bring up/bringing up/parenting) .. (alone/on my own/by myself/single-handed*), =alone with (my/the/our) (kid*/child*/boy*/girl*/baby/twins/son*/daughter*)
family | 6 | has children | (raise/raising/bring up/bringing up/have/having/got/with) (my/our/the/) (@number/two/three/four/five/) (small/little/young/teenage/older/grown-up/) (boys/girls/kids/children/sons/daughters/toddlers/teenagers/twins), (raise/raising/bring up/bringing up) (a/my/our) (small/little/young/teenage/) (boy/girl/kid/child/son/daughter/toddler/teenager/baby)
family | 6 | is expecting a child | =(i'm/i am/she's/she is/my wife is/my wife's/my girlfriend is/my partner is) (@number/two/three/four/five/six/seven/eight) (weeks/months) along
gender | 5 | is a woman | (i'm/i am) (@number/two/three/four/five/six/seven/eight) (weeks/months) along
income | 4 | has little money | =(my/our) (wife/husband/partner/girlfriend/boyfriend/mum/mom/dad) (is/was) on (benefits/welfare/disability/universal credit/jobseeker's/income support/food stamps), (i'm/i am/we're/we are/been) on (benefits/welfare/universal credit/jobseeker's/income support/food stamps)
occupation | 5 | worked for the police or the fire service | retired from the (fire brigade/fire service/fire department/police/police force/force), (years/career) (in/with) the (fire brigade/fire service/fire department/police/police force)
occupation | 4 | served in the armed forces | retired from the (army/navy/air force/military/marines/coast guard)
occupation | 4 | worked at: @ | retired from (a/an/the/our/my) @workplace
identity | 4 | is the only one of a kind there | the only (other/black/asian/white/muslim/jewish/gay/foreign/young/) (man/woman/guy/girl/male/female/nurse/teacher/doctor/engineer) (on/in/at) (the/our/my) (staff/team/office/ward/class/school/crew/village/street/department/company/shift/board/faculty), =as the only (other/black/asian/white/muslim/jewish/gay/foreign/young/) (man/woman/guy/girl/male/female/nurse/teacher/doctor/engineer) (on/in/at) (the/our/my) (staff/team/office/ward/class/school/crew/village/street/department/company/shift/board/faculty)
`;
