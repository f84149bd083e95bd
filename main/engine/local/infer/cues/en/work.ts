export const work = `
occupation | 4 | works in a hospital or in care
  night shift on the ward, on the ward, =my ward, my patients, =my patients, ward round*, =my rota, =my residency,
  (on/in/from) the icu, (on/in/at/do/doing) triage (nurse/desk/all/tonight/duty/at), care home where i work,
  handover at, =my scrubs, cannulat*, on-call night*, my bleep, medication round,
  (work/working/worked) .. (a hospital/the hospital/a hospice/a care home/a nursing home/an ambulance),
  =my (shift on the ambulance/crewmate/ambulance),
  =(i'm/i am/i was) (a/the/our) (village/country/small-town/island) (doctor/gp),
  =my (stethoscope/crash call*/on-call room/attending/consultant on/charge nurse/ward sister/drug round/obs round/discharge letters/theatre list/clinic list/nhs trust/nursing pin/nclex/osce*/foundation year/med rotation/preceptor*/caseload of patients/scrub pocket/night float/residency match),
  (bank shift/agency shift/nights on the ward),
  (work/working/worked) as a (hca/cna/carer/support worker/paramedic/nurse/doctor/midwife),
  (@number/the/my) wards (a/per/each/every) (night/shift/day), (push/pushing/wheel/wheeling) (trolleys/patients/beds)
occupation | 2 | works shifts
  night shift*, late shift*, early shift*, twelve-hour shift*, 12-hour shift*, =my shift*, rotating shifts,
  graveyard shift, split shift*, back-to-back shifts, zero-hours contract, (work/working) nights
occupation | 4 | teaches
  =my students, =my pupils, =my class of, lesson plan* for my,
  (grading/grade) (papers/essays/exams/homework/tests/my students*), i still have to grade,
  marking (essays/homework/exams/exercise books), parents' evening, parent-teacher conference*, =my classroom,
  year 6 class, staff room, ofsted, =my homeroom, supply teach*, i teach, i taught, i am teaching, i lecture,
  =my (year/grade) @number (s/class/group/pupils/kids/lot/children/bunch)!,
  =my @number (st/nd/rd/th) (graders/grade class), =my @ordinal-graders, =my @ordinal (graders/grade class),
  (teach/teaching/taught) (a/my/the/) (mixed/) (@ordinal/year/grade/reception/kindergarten/preschool/primary/elementary/middle school/high school/sixth form/@number th/@number rd/@number nd/@number st),
  (have/got/take/taking/given) (a/the) year @number (class/group),
  (i'm/i am/as) (a/the) (homeroom teacher/form tutor/class teacher/form teacher),
  =my (reception/nursery/kindergarten/preschool) (class/kids/children/pupils),
  (tutor/tutoring) (kids/children/maths/math/english/students/teenagers),
  (give/giving) (piano/violin/guitar/singing/swimming/driving/riding/private) lessons,
  (teach/teaching/taught) (piano/violin/yoga/pilates/swimming/driving/maths/math/english/french/physics/chemistry/history/art/pe/music/kids/children/adults/refugees),
  =(i'm/i am) an nqt,
  =my (form group/tutor group/y7*/y8*/y9*/y10*/y11*/head of department/lesson observation/reports are due/report cards/marking)!,
  =my (classroom/pupils/students/seating plan/lesson plans/lesson plan/form/year group/homeroom/parents' evening/report cards/ect year/nqt year/substitute license/teaching assistant/department head/ofsted/kindergartners/preschoolers/first graders/kiddos at school)!,
  =(i'm/i am) (a/an) (teacher/substitute/supply teacher/lecturer/professor/tutor/headteacher/teaching assistant/ta),
  as (a/an) (teacher/substitute/supply teacher/lecturer/professor/tutor/headteacher/teaching assistant/ta),
  (homeschool/homeschooling/home-school/home-educate) (my/our/@number/the)
occupation | 4 | studies
  =my professor*, =my dorm, =my finals!, =my thesis, =my dissertation, =my supervisor at uni, =my lecture*,
  =my coursework, freshers, =my semester, =my tutor, teaching assistant, =my campus, =my degree,
  (go/going/went/get/got) (to/into) (college/uni/university/grad school/law school/med school/art school/nursing school/trade school),
  student (visa/loan/loans/housing/card/union/discount),
  (first/second/third/fourth/final/freshman/sophomore/junior/senior) year (of/at/in) (college/uni/university/med school/law school/nursing),
  =my (exam/exams/midterm*/orals/lab report/seminar/flatmates at uni/major is/minor/gpa/tutor at uni/reading list/lab partner/ta/problem set)!,
  (i've/i have/got) (anatomy/organic chemistry/orgo/calculus/statistics/pharmacology/contract law/biochem/physiology/econometrics) (on/tomorrow/next/this/exam/final/midterm),
  (cram/cramming/revise/revising/revision) for (my/the/finals/midterms/anatomy),
  =my (physics/chemistry/maths/math/engineering/law/history/biology/nursing/medical/phd/master's/) (cohort/degree/class of/course mates/seminar group)!
occupation | 4 | writes software
  =my codebase, pull request, =our sprint*, standup, =my side project, on-call rotation, production outage,
  code review*, =our backlog, merge conflict*,
  (deploy/deploying/deployed) (to/on) (production/prod/staging/kubernetes/aws/friday*),
  (broke/break) (prod/production/the build)
occupation | 4 | is a lawyer or works for one
  =my client's hearing, billable hours, opposing counsel, =my caseload,
  (take/taking/took/prepare/preparing) (a/the/my/) deposition*, =our law firm, bar exam, paralegal,
  (passed/pass/failed/fail/took/take/taking/sat/sitting) the bar (exam/in/last/this/next/on my/at/and),
  =my (chambers/pupillage/billables/opposing counsel)!, called to the bar
occupation | 4 | serves in the armed forces
  (combat/overseas/military/tour of) deployment*, on deployment,
  (first/second/third/last/next/long) deployment (to/in/overseas/abroad),
  (back/home/return*) from (a/the/my/our/) (first/second/third/last/) (deployment/tour),
  (deployed/deploy/deploying) (overseas/abroad/twice/three times), (deployed/deployment) (to/in) (the/) @country,
  (in the/our/live in/lived in) barracks, =my battalion, =my platoon,
  (did/finished/in/after/since/through/survived) basic training, =my sergeant, (i/i've/i have) enlisted, re-enlist*,
  =my squadron!, my deployment (tent/zone/ends/is/started),
  (writing/deployed) from (my/a/the) (deployment/forward base/barracks/bunk),
  =my (bunk/mess hall/co says/unit ships/leave pass/enlistment/ets date)!,
  (stationed/posted/based/deployed) (at/in/to) .. (for/since/with/until),
  =my (pcs orders/co/platoon sergeant/nco/mos/regiment/base housing/commanding officer/leave chit/bunkmate)!,
  we (pcs/pcsed/got orders)
occupation | 4 | served in the armed forces
  after two tours, after three tours, after my tour, =my tour in, =my tours, =my second tour, =my third tour,
  =my discharge papers, =my dd-214, the va hospital, =my va,
  (served/enlisted/deployed/fought) (in/with) the (army/navy/air force/royal navy/marines/marine corps/military/coast guard/raf/national guard),
  (left/leaving/discharged from/retired from) the (army/navy/air force/marines/marine corps/military/forces),
  in the (army/navy/air force/marines/marine corps/military/forces) for,
  (years/months) in the (army/navy/air force/marines/marine corps/military/forces),
  retired from the (army/navy/air force/military/marines/coast guard), (was/were) stationed (at/in),
  =(i'm/i am) a (veteran/vet of/marine/former marine/ex-soldier/ex-marine),
  as a (veteran/vet of/marine/former marine/ex-soldier/ex-marine), (the/my) va (denied/claim/appeal/rating),
  va (claim/disability/rating), on the flight line
occupation | 4 | works for the police or the fire service
  =my precinct, on patrol, firehouse, =my engine company, bodycam, =my watch commander,
  (at/back at) the (fire station/firehouse) (tonight/all/until/we/i/on),
  =my (squad car/cruiser/beat/bodycam/badge and gun/police academy/fire academy/turnout gear/hose team/watch at the station/sergeant on shift)!,
  (as/i'm/i am) (a/an) (police officer/cop/firefighter/detective/sheriff's deputy/paramedic/dispatcher/prison officer/corrections officer)
occupation | 4 | is a member of the clergy
  =my parishioners, =my sermon, =my congregation, =my homily, ordained,
  =(our/my) (convent/monastery/abbey/novitiate/mother superior/abbot/bishop/fellow sisters/vestry/curacy),
  =(i'm/i am) (a/an/the) (priest/vicar/curate/pastor/nun/monk/deacon/missionary/rector/chaplain) (in/at/of/and/i),
  as (a/an/the) (priest/vicar/curate/pastor/nun/monk/deacon/missionary/rector/chaplain) (in/at/of/and/i),
  (i'm/i am/as) (a/the/an/your) (new/assistant/associate/hospital/youth/) (rabbi/imam/vicar/pastor/priest/minister/curate/chaplain/cantor),
  =(my/our/the) congregation (is/are/has/wants/and)
occupation | 4 | drives for a living
  =my lorry, =my rig, (drive/drove/driving/do/doing/did) long haul, hgv, tachograph, uber passengers, =my route as a driver, cdl,
  (drive/drove/driving/drives) (a/an/the/) (@number/school/night/delivery/tow/garbage/) (bus/buses/tram/trams/taxi/taxis/cab/cabs/lorry/lorries/coach/coaches/ambulance/forklift/hgv/semi),
  (drive/drove/driving) (a/the) (truck/train)!,
  (drive/drove/driving/deliver/delivering) for (uber/lyft/bolt/deliveroo/doordash/amazon/dhl/ups/fedex),
  (drove/drive/driving) for (uber/lyft/bolt/deliveroo/doordash/amazon/dhl/ups/fedex)
occupation | 4 | works in aviation
  (my/our/crew) layover* hotel, (in/from) the (cockpit/galley), =my airline, cabin crew, =my type rating, deadheading
occupation | 4 | runs a business
  =my employees, =my customers, payroll for, =my shop, =my salon, =my restaurant, =our café, =my staff, =my suppliers,
  =my startup, =my franchise, sole trader,
  (run/own/manage/opened/started/open/keep) (a/an/the/our/my) (only/small/little/tiny/family/independent/corner/own/) (family/village/second-hand/vegan/corner/) @site,
  (self-employed/sole proprietor/sole trader/small business owner),
  =my (small business/llc/sole proprietorship/limited company/food truck/etsy shop/market stall/invoices/clients are/freelance clients)!,
  (i'm/i am/as a) (freelance/freelancer/freelancing/a freelancer/contractor), my (first/only) employee
occupation | 4 | farms
  =my herd, =my cows, lambing, =my harvest, =our dairy, combine harvester, =my orchard,
  (milk/milking) (the/our/my/) (cows/goats/ewes/herd/sheep),
  (pick/picking/harvest/harvesting) (strawberries/asparagus/grapes/apples/fruit/tomatoes/lettuce/cotton/oranges) (for/in/on/all/this/at),
  (grow/growing) (wheat/barley/maize/corn/soy/rice/potatoes/sugar beet) (on/for/and), (shear/shearing) sheep,
  (raise/raising/breed/breeding) (cattle/sheep/pigs/goats/cows/chickens/alpacas),
  =my (flock/ewes/lambs/paddock*/acres/silage/slurry/hives/apiary)!, =our (harvest/herd/farm/flock/hives/ewes)!,
  (milk/milking/milked/feed/feeding/calve/lamb/shear) (@number/our/the/my) (cows/goats/ewes/sheep/heifers/cattle/hens),
  =my (barn/silo/silage/combine/heifers/bull/calves/ewes/lambs/piglets/broilers/layers/acreage/back forty/hay/orchard/greenhouses/polytunnel*/farmhands/seed potatoes)!,
  =our (herd/flock/milk tank/milking parlour/cows/ewes/farm shop), on (our/my) farm, (lambing/calving) season,
  (we/i) (milk/feed/shear/raise) @number (cows/goats/ewes/sheep/heifers/cattle/hens/pigs)
occupation | 4 | is out of work
  laid off, unemployment benefits, job centre, between jobs, made redundant, severance, jobseeker*,
  (lost/losing) my (job/old job), (got/was/been/being/getting/i'm/am) (laid off/sacked),
  =(i/i've/i was/we) (got/was/been/were/) (let go/fired/dismissed)!, (fired/let go/dismissed) from (my/work),
  (since/after) (the/my/our) (layoff*/redundanc*/dismissal/sacking), (out of/without) (a job/work) since,
  =my last job ended, on unemployment,
  (was/got/been/being/were/am/get) (let go/fired/dismissed/laid off/made redundant/sacked/furloughed) (from/by/at/after/in/without/last/this/when/on/because/two/three/with/and),
  (handed/given/got) my notice by,
  =my (p45/severance/redundancy/layoff/unemployment) (came/package/pay/payment/claim/check/cheque/runs/ran/ends/is/was),
  (months/weeks/years) (unemployed/of unemployment/without a job), (unemployed/jobless) (since/for/at/again),
  =my (redundancy/pink slip/notice period/unemployment)!,
  (site/plant/factory/office/store/mine) (is closing/closed down/closed/shut down) and (i/we),
  since the (plant/factory/mine/mill/store) (closed/shut),
  (got/received/handed) .. (pink slip/marching orders/redundancy letter),
  (handed/given/got) (my/two weeks'/a month's) notice (from/by/at/last/on/today/yesterday),
  (quit/left/gave up/lost) my job (to/because/after/last/in/and), (gave up/stopped) work to
occupation | 4 | is retired
  =since i retired, =my pension pays, i retired, retirement home, =my bus pass,
  (band/group/club/team/bunch) of .. retired ..,
  (retired/ex) (miners/teachers/nurses/policemen/firefighters/dockers/steelworkers) (play/meet/and/who)
occupation | 2 | lets flats or houses
  =my tenants, =my rental property, buy-to-let
occupation | 4 | works in a shop
  stocking shelves, black friday shift, =our regulars, cashier,
  (stack/stacking/restock/restocking/stocking/fill) .. shelves, on the tills,
  (work/working) the (till/checkout/register), (work/working) in retail,
  (sell/selling) (shoes/clothes/phones/furniture/cars/insurance/houses/mattresses/kitchens/jewellery/flowers/fish/meat/vegetables/vinyl/books/tickets) (at/in/for/to/on/and/all/from),
  (run/have/had) a (market/vegetable/fish/flower/fruit) stall,
  =my (till/market stall/shop floor/store manager/stall)!,
  (back/behind/at/on) the (checkout/tills/counter/deli counter/shop floor) (and/after/all/since/at/in/for),
  (the/my) (store manager/shift lead/floor manager)
occupation | 4 | cleans for a living
  cleaning houses, clean houses, cleaning offices, clean offices, =my cleaning job, =my cleaning clients,
  (clean/cleaned/cleaning) (hotel/other people's/school/hospital/) (rooms/houses/offices/homes/hospitals/schools) (at/for/in/every/all/since),
  (clean/cleaned/cleaning) (hotel/motel) rooms,
  (clean/cleaned/cleaning) (hotel/office/people's/other people's/holiday/school/hospital/) (rooms/houses/homes/offices/flats/pools/windows/toilets/cars/carriages/trains/planes) (for a living/for others/for cash/for money/at night/part-time/after school/professionally/at the/in the/in a),
  (clean/cleaned/cleaning) (other people's/people's/rich people's) (houses/homes/flats/toilets/windows/pools),
  (clean/cleaned/cleaning) (offices/windows) for
occupation | 4 | works in a kitchen or serves
  tips tonight, double shift, line cook, behind the bar, =my barista, (pull/pulling/pour/pouring) pints,
  (wait/waiting/waited) tables, (tend/tending/tended) bar,
  (work/working/worked) (the/in the/in a/at a/at the/behind the) (bar/pub/café/cafe/restaurant/diner),
  (cook/cooking/cooked) for (two hundred/a living/the canteen/the school/guests),
  (wash/washing/scrub) (dishes/pots) (in/at/for),
  (make/pour/pull) (coffee/coffees/cocktails/drinks/pints) (for/at/all), (flip/flipping) burgers,
  (bake/baking) (bread/bagels) (for a/at the/in the/at/all night/before dawn),
  =my (section/line/head chef/sous chef/covers/maitre d'/kitchen porter)!,
  =my (mise en place/section in the kitchen/tasting menu/sourdough orders/barback/bar manager/kitchen brigade/prep list/food hygiene certificate/espresso machine at),
  =(i'm/i am) (a/an/the) (line cook/sous chef/chef de partie/pastry chef/commis/waiter/waitress/barista/bartender/dishwasher/server/prep cook),
  as (a/an/the) (line cook/sous chef/chef de partie/pastry chef/commis/waiter/waitress/barista/bartender/dishwasher/server/prep cook),
  (clopening/split shift at the/close the kitchen/closing the bar)
occupation | 4 | works in an office of finance
  month-end close, =my audit, quarter close, =our auditors, accounts payable,
  (close the books/month end/quarter end/busy season),
  =my (cpa/acca/cfa/series 7/bloomberg terminal/analyst class/deal team/audit clients)!,
  =(i'm/i am) (an/a) (accountant/auditor/bookkeeper/banker/actuary/underwriter/trader/analyst at),
  as (an/a) (accountant/auditor/bookkeeper/banker/actuary/underwriter/trader/analyst at)
occupation | 4 | does research
  =my grant!, peer review, =my lab (is/group/meeting), principal investigator, =my postdoc, reviewer 2,
  =my (pi/postdoc/grant/lab mates/labmates/r01/reviewer/supervisor's grant/pipettes/mice are/cell line/field site/dissertation committee/conference poster/tenure/tenure case/tenure-track)!,
  (up for/denied/got) tenure
occupation | 4 | is a trainee
  =my (apprenticeship/apprentice wage/internship/placement supervisor/training contract)
occupation | 5 | works as: @
  (as/i'm/i am/i was/i work as/work as) (a/an/the/) @job,
  =(i'm/i am/i was/we're) the only (female/male/qualified/fully qualified/certified/trained/licensed/full-time/part-time/night/local/remaining/permanent/practising/young/black/asian/white/muslim/jewish/foreign/other/) @job,
  (as/being) the only (female/male/qualified/fully qualified/certified/trained/licensed/full-time/part-time/night/local/remaining/permanent/practising/young/black/asian/white/muslim/jewish/foreign/other/) @job
occupation | 4 | works at: @
  =(my/our) (shift*/job/rota/roster/boss/manager/supervisor/colleague*/coworker*/team/locker) (at/in/on) (a/an/the/our/my/) @workplace,
  (work/working/worked/shift/shifts/overtime/boss/manager/supervisor/foreman/colleague*/coworker*/apprentice/apprenticeship/internship/traineeship/hired/promoted/payslip/desk job/night job) (nights/days/weekends/part-time/full-time/../) (at/in/for) (the/a/an/our/my/this/my uncle's/my dad's/my family's) @site,
  =(my/our) (shift*/job/rota/roster/boss/manager/supervisor/colleague*/coworker*/team/locker/foreman/apprentice*) (at/in/on) (a/an/the/our/my/this) @site,
  (leaving/left/quit/quitting) (the/my job at the/my job in the/my post at the) @site after,
  (back) (at/on/in/to) (the) (checkout/tills/@site) (after/since/and/next/this/with),
  (desk/counter/reception) at (the/a) @site,
  (on my feet/overtime/twelve hours/doubles) .. (at/in) (the/a/our) @workplace,
  (night desk/front desk/reception/the door/the bar/the till/night shift/day shift) (at/of/in) (a/the) (budget/big/small/local/busy/fancy/) @site
occupation | 2 | works at or goes to: @
  (at/in/to/from) (a/an/the/our/my/this/) @workplace!
occupation | 5 | worked for the police or the fire service
  retired from the (fire brigade/fire service/fire department/police/police force/force),
  (years/career) (in/with) the (fire brigade/fire service/fire department/police/police force)
occupation | 4 | worked at: @
  retired from (a/an/the/our/my) @workplace
occupation | 4 | works on a production line
  (work/working/worked/stand/standing/am/i'm/job/shift/years/nights/days/been) .. on (the/an/a/our) (assembly/production/packing/bottling/canning) line,
  on the line at, assembly-line worker
occupation | 4 | delivers for a living
  (deliver/delivered/delivering) (the/) (parcels/packages/post/mail/pizzas/pizza/groceries/takeaways/newspapers/milk/furniture/food) (for/on/in/by/at/every/around/to/all),
  =my (delivery/post/mail/paper) (round/route/app/bag), (deliver/delivering) (parcels/packages/post/mail)
occupation | 4 | looks after people for a living
  (care/caring) for (old/elderly/disabled/dying/sick/the/other people's) (people/folk/residents/clients/elderly/sick/dying/kids/children/parents),
  (look/looking) after (old/elderly/disabled/other people's) (people/folk/kids/children/parents),
  (mind/childmind/babysit/nanny) (kids/children/for/other people's),
  =my (care client*/home visits/service users/residents)!, (bathe/wash/feed) (old people/residents/patients)
occupation | 4 | builds or repairs for a living
  (lay/laying/laid) bricks, ?(lay/laying/laid) (tiles/floors/pipes/carpets/cables),
  ?(fix/fixing/repair/repairing/fitted/fit/fitting/install/installing) (cars/phones/roofs/kitchens/bathrooms/windows/solar panels/machines/bikes/shoes/watches/fridges),
  (fit/fitted/fix/install/service/repair) (boilers/lifts/elevators/trucks), (paint/painting) houses,
  (weld/welding) (pipes/hulls/frames/all), (rewire/wire/wiring) (houses/homes/flats),
  (build/building) (houses/boats/bridges) for, on (the/a) (building/construction) site,
  =(my/our) (building site/construction site/apprentices/toolbox talk/site manager)!,
  =my (van and tools/tool belt/toolbelt/hard hat/scaffold/scaffolding/site boots/cscs card/journeyman*/welding mask/torque wrench/lift in the garage/service bay/cabinet shop/workshop clients/plastering/roofing crew/crew on site)!,
  =(our/the) (scaffolders/main contractor/plasterers) (on/want/say/are),
  (fitting/fixing/installing/servicing/repairing) (boilers/lifts/elevators/trucks), ?(servicing/fixing/repairing) engines,
  (laying/pouring) (concrete/asphalt)
occupation | 4 | works with animals
  (groom/grooming/walk/walking/train/training/board) (other people's/people's) (dogs/horses),
  (groom/grooming) (dogs/poodles/horses), (shoe/shoeing) horses, (walk/train) dogs for,
  at the (kennels/stables/zoo/vet practice/animal shelter) where i,
  =my (dog-walking/grooming) (clients/round/business)
occupation | 4 | does hair or beauty
  (cut/cutting/do/doing/braid/braiding/dye/colour/color) (people's/women's/men's/) hair (for/at/in/all/every/from),
  (do/doing) (nails/lashes/eyebrows/makeup) (for/at/in/all/from),
  =my (nail/hair/beauty/tattoo) (clients/salon/chair/studio),
  =my (barber chair/barbershop/salon chair/hair clients/lash clients/nail tech licence/nail tech license/cosmetology license/clippers and/shampoo station/tattoo gun/tattoo apprentice*)!
occupation | 4 | translates, writes or edits for a living
  (translate/translating) (contracts/novels/manuals/patents/subtitles/documents/legal texts) (for/from/into/and),
  (interpret/interpreting) (at/for/in) (the/a/) (court/courts/hospital*/conferences),
  (edit/proofread/copyedit/ghostwrite) (books/manuscripts/novels/papers/theses/copy/articles/memoirs) (for/at/and/from),
  =my (editor/publisher/newsroom/byline/literary agent/manuscript deadline)!
occupation | 4 | performs for a living
  (play/played/playing/sing/singing/sang/dance/dancing) (the .. /second violin/first violin/viola/cello/horn/timpani/) in (a/the/an) (orchestra/symphony/opera/philharmonic/cover band/wedding band/ballet/musical/circus/pit),
  =my (conductor/orchestra/agent says/tour bus/audition*/gigs/setlist)!,
  (practise/practice/rehearse/play/sing) .. (for/in/with) the (symphony/philharmonic/orchestra/opera/ballet)
occupation | 4 | works underground or at sea
  (down/in) (the/a) (pit/mine/colliery) (for/since), =(my/our) (trawler/rig hitch/shaft/skipper/boat's crew)!,
  (work/working/worked) on (a/the/an) (trawler/oil rig/rig/ferry/cruise ship/container ship/fishing boat),
  (fish/fishing) for (cod/herring/lobster/crab/a living)
occupation | 4 | guards a place
  (guard/guarding) (a/the) (bank/mall/warehouse/building/museum/site/gate),
  (work/working/do/doing) (the door/doors/security/night security) (at/for/in/of), =my (sia badge/guard hut)!
occupation | 4 | works with money of others
  (do/doing/keep/keeping) (the/people's/other people's/their) (books/taxes/tax returns/accounts/payroll) (for/of/at)
occupation | 4 | works in childcare
  (work/working) (in/at) (a/the) (nursery/daycare/preschool/kindergarten/creche),
  =my (toddler room/baby room/key children)!
occupation | 4 | works in public life
  (sit/sits/serve/serving/sitting/elected/voted/am/i'm/been) (on/to/onto) (the/our/my) (town/parish/city/county/borough/village/district/local/school/tribal/) (council/board of education/school board),
  =my (constituents/ward residents/council seat/re-election/council colleagues)!,
  (elected/re-elected) (mayor/councillor/sheriff/to),
  =(i'm/i am) (a/an/the) (councillor/mayor/deputy mayor/alderman/mp/senator/state representative/school board member),
  as (a/an/the) (councillor/mayor/deputy mayor/alderman/mp/senator/state representative/school board member)
occupation | 4 | works or worked in: @
  (years/decades/lifetime/career/jobs/working/worked/work/started/start/qualified/trained/training/apprenticeship/experience/shift/shifts/boss/background) (of/in/from/as) (the/) @trade,
  (leave/leaving/left/quit/quitting/retrain* in/retiring from/burnt out in/burned out in) (the/) @trade,
  =i (do/did) @trade for, =my (job/career/work/life) in (the/) @trade
occupation | 4 | works as: @
  (salary/pay/wage/wages/payslip/uniform/contract/job/shift/career/work/working/post/stint/summer/license/licence/certificate) (as/of) (a/an) @job,
  (train/training/trained/qualify/qualified/retrain/retraining/apprenticed/hired/employed) (as/to be) (a/an) @job,
  =as (a/an/the) (junior/senior/newly qualified/freelance/self-employed/retired/part-time/night/trainee/head/assistant/lone/small-town/rural/) @job (i/of a/at a/in a/on a/my/we),
  (widowed/divorced/retired/unemployed/trainee/junior/senior/freelance/self-employed/semi-retired/newly qualified/former/ex) @job
occupation | 4 | is looking for work
  (nobody/no one) (will hire/hires/wants to hire) me, (can't/cannot/couldn't) find (work/a job),
  (looking/look/hunting) for (work/a job/a new job/any job), job (hunt/hunting/search) (since/for/after/has/is),
  (applied/applying) (to/for) (@number/dozens/hundreds/lots) .. (jobs/positions),
  (gap in my/hole in my) (cv/resume/résumé)
occupation | 4 | is in vocational training
  (my/an/the) apprenticeship (as/in/with/at), (bootcamp/city & guilds/nvq/trade certificate) (in/and/as),
  (plumbing/welding/electrical/carpentry/culinary/beauty) (school/course/apprenticeship)
occupation | 4 | is employed
  (kitchen/warehouse/cleaning/bar/shop/office/factory/night/delivery/care/retail/desk/second/new) job, =i'm on call
occupation | 4 | harvests for a living
  (come/came/travel/over) .. for the (harvest/picking season/grape harvest)
occupation | 4 | cleans teeth for a living
  clean teeth (all/for/at)
occupation | 5 | worked at: @
  retired from (a/an/the/our/my) @workplace
employer | 3 | works for a big company that its words give away
  badge in, =our all-hands, =my skip-level, okr*, =my l5, =our ceo, stock vest*, rsu*
employer | 3 | works in the public service
  civil service, =my pay grade, gs-1*, =my agency, security clearance, =our council department, =my civil service
education | 4 | has or is working for a doctorate
  =my phd, =my viva, =my dissertation committee, =my postdoc, =my defense, =my advisor,
  (doing/do/started/start/year of/finish/finishing/quit/quitting/of) (a/my/the) (phd/dphil/doctorate)
education | 4 | left school early
  dropped out, my ged, left school at, never finished (high school/school/college),
  (take/taking/took/get/getting/pass/studying for) (the/my) ged, (left/quit) school at (@number),
  dropped out of (high school/school/college/uni/university)
education | 4 | studied or studies
  =my degree, =my bachelor*, =my master's, =my masters!, =my alma mater, =my old college, =my major!, =my sorority,
  =my fraternity,
  (have/had/hold/got/with) (a/an/my) (ma/ba/bsc/msc/mba/llb/llm/bfa/mfa/master's/bachelor's/masters/bachelors/degree/diploma/doctorate/phd) in,
  (graduated/graduating) (in/from/with),
  (studied/studying/majored in/majoring in/i study) (law/medicine/engineering/physics/chemistry/biology/history/economics/architecture/nursing/psychology/linguistics/literature/computer science/maths/mathematics/business/accounting/education/philosophy/sociology/music/art/design/marketing),
  (finished/finishing) my (degree/bachelor*/master*/studies)
education | 4 | is the first of the family to study
  the first in my family to (go/finish/attend/graduate/get), first-generation (student/college)
occupation | 4 | is retired
  =(i'm/i am/we're/we are) (retired/semi-retired/newly retired), =(my/our) retirement!, since (my/our) retirement
occupation | 4 | leads a team
  =my direct reports, =my (team's/reports') (appraisals/performance/salaries), (people/somebody/someone/employees) (who report/reporting) to me,
  (i/we) (manage/lead/supervise/head) (a/the/our/my) (team/department/crew/unit/group/staff)
occupation | 4 | works with software
  =(my/our) (pull request*/codebase/repo/sprint*/standup/stand-up/backlog/ci pipeline/on-call rotation/production server*/kubernetes cluster/jira board/scrum master),
  (in/at/during) (our/the) (sprint/standup/stand-up/retro) , code review at work
occupation | 4 | studies
  =my (thesis/dissertation/phd/master's thesis/lecture notes/lab report/tuition fees/student card/coursework),
  =(i/we) (study/major in/am studying/started studying) (law/medicine/nursing/history/physics/biology/economics/engineering/psychology/philosophy/chemistry/maths/mathematics/computer)
occupation | 4 | sells things online or on a stall
  =my (etsy/ebay/shopify/amazon) (shop/store), =my (market stall/food truck/stall)
`;
