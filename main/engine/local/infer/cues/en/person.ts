export const person = `
identity | 4 | is the only one of a kind there
  the only (other/black/asian/white/muslim/jewish/gay/foreign/young/) (man/woman/guy/girl/male/female/nurse/teacher/doctor/engineer) (on/in/at) (the/our/my) (staff/team/office/ward/class/school/crew/village/street/department/company/shift/board/faculty),
  =as the only (other/black/asian/white/muslim/jewish/gay/foreign/young/) (man/woman/guy/girl/male/female/nurse/teacher/doctor/engineer) (on/in/at) (the/our/my) (staff/team/office/ward/class/school/crew/village/street/department/company/shift/board/faculty),
  =(i'm/i am/i was/we're/we are) the only (female/male/qualified/fully qualified/certified/trained/licensed/full-time/part-time/night/local/remaining/permanent/practising/young/black/asian/white/muslim/jewish/foreign/other/) @job,
  (as/being) the only (female/male/qualified/fully qualified/certified/trained/licensed/full-time/part-time/night/local/remaining/permanent/practising/young/black/asian/white/muslim/jewish/foreign/other/) @job,
  =(i'm/i am/i was/i've been/i serve as) (a/an/the/) (deputy/former/local/parish/only/) (mayor/vicar/priest/pastor/rector/minister/doctor/gp/midwife/pharmacist/postman/postmistress/postwoman/headteacher/head teacher/headmaster/headmistress/principal/sheriff/constable/fire chief/police chief/imam/rabbi/notary/vet/blacksmith/baker/butcher/undertaker/organist/teacher/nurse/judge/councillor) (of/in/for/on/to) (a/an/the/this/our/my) (small/tiny/little/remote/rural/mountain/fishing/farming/) (village/town/parish/hamlet/island/valley/county/diocese/commune),
  =(i'm/i am/i was) (a/the/our) (village/small-town/country/island) (mayor/vicar/priest/pastor/doctor/gp/midwife/pharmacist/postman/teacher/nurse/vet/baker/butcher/policeman),
  the only (other/black/asian/white/muslim/jewish/gay/foreign/young/trans/deaf/disabled/single/brown/latina/latino/native/openly gay/) (man/woman/guy/girl/male/female/mother/father/mum/mom/dad/parent/person of color/person of colour/trans person/wheelchair user/immigrant/foreigner/civilian) (on/in/at/under/over/among/around) (the/our/my/this/forty/thirty/fifty),
  =as (a/the) (mayor/vicar/organist/priest/pastor/doctor/gp/midwife/pharmacist/postman/headteacher/sheriff/vet/baker/butcher/teacher/nurse/judge/councillor/librarian) (of/in/for) (a/an/the/this/our/my) (very/) (small/tiny/little/remote/rural) (village/town/parish/hamlet/island/valley)
age | 5 | is at school, under 19
  =my homeroom, i'm in 10th grade, in 8th grade, in 9th grade, in 10th grade, in 11th grade, in year 9, in year 10,
  in year 11, sixth form, =my prom, junior year of high school, freshman in high school,
  (in/got/get/have/had) (a/) detention (for/after/again/today/on), =my locker, =my mom won't let me, learner's permit,
  =my gcses, have my (gcses/sats/a-levels) in, i've got my (gcses/a-levels/sats),
  =my (gcse/a-level) (exam*/result*/mock*), =my mocks (are/start/went), for the leaving cert,
  (my/the) leaving cert (essay/exam/results), (my/the) (sats/act/ap exam/ap classes/regents) (are/is/next/in),
  (essay/homework/project) for (my/mr/mrs/ms/english class/history class/biology class),
  =my (mum/mom/dad/parents) (won't let me/grounded/took my phone),
  (i'm/i am) in (sixth form/high school/middle school/secondary school/@ordinal grade/@ordinal form)
age | 3 | is about 18 to 25
  =my dorm, freshers, sorority, fraternity, =my first job after college, gap year, =my roommates, =my finals
age | 4 | is likely over 55
  =my grandchildren, =my grandkids, =my grandson, =my granddaughter, =since i retired, medicare part, =my pension,
  bus pass, senior discount, state pension, pension credit, winter fuel payment, winter fuel allowance,
  =my (grandson's/granddaughter's/grandkids'/grandchild/grandchildren's/late wife/pensioner/retirement home/care home room/senior railcard/medicare plan/aarp/reading glasses and stairlift/stairlift),
  (as/i'm/i am) (a/an) (pensioner/grandmother/grandfather/grandma/grandpa/retiree/old man/old woman)
age | 3 | is likely between 40 and 60
  menopause, hot flushes, hot flashes, perimenopause, empty nest, =my midlife, =my teenage*, colonoscopy at
age | 5 | is likely over 55
  =my great-grandchild*
age | 5 | was born around @-18
  (class/year) of @yy, (graduated/finished/left) (from/) (high/secondary/) school in @year,
  (took/did/sat/finished/got/passed) (my/the/) (a-levels/o-levels/gcses/highers/baccalaureate/prom) in @year,
  (a-levels/o-levels) in @year, =(i/we) turned eighteen in @year, =(i/we) turned 18 in @year
age | 5 | was born around @-22
  (graduated/graduating) (from/) (college/university/uni/art school/drama school/nursing school) in @year,
  (got/did/finished/took) my (degree/ba/bsc/bachelor's/teaching certificate/pgce) in @year
age | 5 | was born around @-26
  (graduated/graduating) (from/) (med/law/medical/vet/dental) school in @year,
  (passed/took/sat) (the/my) (bar/boards/board exams/state exam) (exam/) in @year, called to the bar in @year,
  (got/did/finished/defended/submitted) my (phd/doctorate/master's/ma/msc) in @year, (qualified/licensed) .. in @year
age | 4 | was born around @-25
  =(i/we) (got married/married) in @year, =(we've/we have/i've/i have) been married since @year,
  =my (son/daughter/eldest/firstborn) was born in @year
age | 4 | was born around @-64
  =(i/we) retired in @year, retired (since/in) @year
age | 4 | is about @+18 years old
  @number years (ago/after/since/from/out of) (i did/i took/i left/i finished/i graduated from/i sat/) (my/our/the/) (a-levels/gcses/o-levels/high school/school/secondary school/prom/sixth form),
  (my/our/i did/i took/i left/i finished/i sat/i graduated from) (my/the/) (a-levels/gcses/o-levels/high school/school/secondary school/prom/sixth form) (graduation/exams/exam/) (were/was/are/is/) (already/now/almost/nearly/over/about/) @number years ago,
  @number year (class/school/high school/sixth form/) reunion, @number years (class/school/high school/) reunion
age | 4 | is about @+22 years old
  @number years (ago/after/since/from/out of) (i did/i left/i finished/i graduated from/) (my/our/the/) (college/university/uni/grad school/med school/law school),
  (my/our/i left/i finished/i graduated from) (my/) (college/university/uni/grad school/med school/law school) (graduation/) (was/is/) (already/now/almost/nearly/over/about/) @number years ago
age | 4 | is likely over @+20
  (married/together) for @number years, =(i've/i have) been (a/an) @job for @number years,
  our @number (th/st/nd/rd) (wedding/) anniversary,
  after @number years (of marriage/as a/as an/in the job/with the company/down the pit/at sea)
age | 4 | is likely over @+18
  @number years (of experience/in the job/in the trade/in the business/in the force/on the job/of service/behind the wheel),
  @number years (of/in) (the/) @trade, @number years (of/as) (a/an/) @job, @number years (at/in) (the/a) (same/) @site
age | 5 | is about 15
  =my (quince/quinceañera), doing the (quince/quinceañera)
gender | 6 | is a woman
  =as a mother, =as a mom, =as a mum, =as a woman, =i'm a woman, =i'm a mother, weeks pregnant, i'm pregnant,
  am pregnant, =my pregnancy, =my due date, =my period, =my menopause, c-section, breastfeed*, =my miscarriage,
  =my ob-gyn, =my gynecologist, =my gynaecologist, =my smear test, =my endometriosis, =my pcos, maternity leave,
  =my ex-husband and i, =my bra size, =my hysterectomy, pap smear, =being a mom, =being a mother, =as a girl,
  =i'm a girl, =i am a woman, =i am a girl, =my girlfriends and i, =as a wife, =as a sister, =as a daughter,
  =(i'm/i am) a (lesbian/waitress/widow/housewife/stewardess/grandmother/actress/seamstress/businesswoman/bride/single mother/single mum/single mom/mother of),
  as a (lesbian/waitress/widow/housewife/stewardess/grandmother/actress/seamstress/businesswoman/bride/single mother/single mum/single mom/mother of),
  (weeks/months) (post-partum/postpartum), (pumping/nursing) (breaks/room/bra), (breast pump/nipple shield*),
  =i'm (nursing/breastfeeding), =as (a/an) (older/single/young/black/trans/working/) (woman/mother/mum/mom/lady/girl),
  =my (bikini wax/lipstick/tampon*/pads/cup size/cervix/uterus/ovar*/fibroid*/mammogram/iud/hormonal coil/tubes tied),
  =(we're/we are) two (mums/moms/women/wives),
  =(i'm/i am) a (gay woman/girl who/mum of/mom of/mother of/single mum/single mom/stay-at-home mum/stay-at-home mom/stewardess/nun/lesbian),
  as a (gay woman/girl who/mum of/mom of/mother of/single mum/single mom/stay-at-home mum/stay-at-home mom/stewardess/nun/lesbian),
  (i/am) (breastfeed/breastfeeding), (only/as a/being a) hijabi
gender | 6 | is a man
  =as a father, =as a dad, =as a man, =i'm a man, =i'm a father, =my prostate, =my beard, =my vasectomy,
  paternity leave, =my testicular, =i'm a dad, =my sperm, erectile, =being a dad, =being a father, =as a guy,
  =i'm a guy, =i am a man, =i'm just a guy, =as a husband, =as a son,
  =(i'm/i am) a (widower/waiter/grandfather/fireman/businessman/policeman/groom/single father/single dad/father of),
  as a (widower/waiter/grandfather/fireman/businessman/policeman/groom/single father/single dad/father of),
  =my (beard trimmer/foreskin/testicle*/circumcision/receding hairline/wet shave),
  =as (a/an) (older/single/young/black/trans/) (man/father/dad/bloke/guy), =(we're/we are) two (dads/men/husbands),
  =(i'm/i am) a (gay man/bloke/guy who/dad of/father of/single dad/stay-at-home dad/widower),
  as a (gay man/bloke/guy who/dad of/father of/single dad/stay-at-home dad/widower), (with a/have a/grow a/my) beard,
  (my/the/an) (enlarged prostate/prostate surgery/prostate biopsy/prostate)
gender | 2 | is likelier a woman
  =my husband, =my boyfriend, =my bridesmaid*, =my wedding dress, =my hen do, =my sorority, =my ex-husband
gender | 2 | is likelier a man
  =my wife, =my girlfriend, =my groomsmen, =my stag do, =my fraternity, =my ex-wife
gender | 5 | is a woman
  =(i'm/i am) due in @month!, (months/weeks) pregnant,
  =my (morning sickness/birth plan/labour pains/hot flushes/hot flashes/nail tech/bridal shower/maid of honor/waters broke),
  (wear/wearing) (a/the/my/) (hijab/headscarf/niqab/abaya/high heels to), (i'm/i am) @number (weeks/months) along
family | 6 | is or was married
  =my husband, =my wife, =my spouse, =my in-laws, =my mother-in-law, =my father-in-law, =my ex-husband, =my ex-wife,
  =our wedding anniversary, =my honeymoon,
  =(my/our) (husband's/wife's/spouse's/sister-in-law/brother-in-law/son-in-law/daughter-in-law/mother-in-law's/wedding/wedding vows/marriage/divorce)!,
  =(i'm/i am) (getting married/married/newly married/engaged), we got (married/engaged)
family | 6 | has children
  =my son, =my sons, =my daughter, =my daughters, =my kids, =my kid, =my children, =my child, =my toddler, =my baby,
  =our kids, =our son, =our daughter, =our baby, =as a mother, =as a father, =as a parent, =as a mom, =as a mum,
  =as a dad, =my teenage*, =my eldest, =my youngest, =my twins, =the kids are with their,
  =the children are with their, with two kids, with three kids, with four kids, with two children,
  with three children, with two toddlers, with a toddler, with a newborn, =our nursery, =our childminder,
  (the/our) little ones, =my little (one/ones/girl/boy)!,
  (kids/children) in (nursery/primary school/school/kindergarten/daycare),
  =my (firstborn/newborn/stepson/stepdaughter/stepchild*/foster child)!,
  =my @number-year-old (son/daughter/girl/boy/twins/is/was/has/had/and/won't/will/who/wants/can/can't/sleeps/needs/started/starts/goes/refuses/loves),
  (raise/raising/bring up/bringing up/have/having/got/with) (my/our/the/) (@number/) (small/little/young/teenage/older/grown-up/) (boys/girls/kids/children/sons/daughters/toddlers/teenagers/twins),
  (raise/raising/bring up/bringing up) (a/my/our) (small/little/young/teenage/) (boy/girl/kid/child/son/daughter/toddler/teenager/baby),
  (with/have/got/raise/raising/feed/feeding/mum of/mom of/dad of/mother of/father of/parent of) (@number/my @number/our @number/several) (small/young/little/teenage/grown/grown-up/hungry/school-age/) @kids!,
  (get/getting/take/taking/drop/dropping/pick/picking/put/putting/bath) (up/) (the/my/our) (@number/) @kids (up/to/from/off/at/in/ready/down/into/before/after),
  =(my/our) (kid's/kids'/son's/daughter's/child's/children's/toddler's/baby's/teenager's/boy's/girl's/youngest's/eldest's),
  (weeks/months) (post-partum/postpartum),
  @number (grown/grown-up/teenage/adult) (sons/daughters/children/kids/boys/girls),
  =my (daughter's/son's/kid's/kids'/child's) (teacher/school/class/dad/mum/mom/father/mother/birthday/room/homework/maths/math/piano/football/coach/therapist/pediatrician),
  (with/without) (my/our) @kids (finding/knowing/seeing/noticing/hearing/in/at/and/on),
  =my @kids (are/have/don't/won't/think/hate/love/want/keep/go/need/can't/still/were/say),
  =our @kids (are/have/don't/won't/think/hate/love/want/keep/go/need/can't/still/were/say),
  (school run/nursery run/pta/parents' wetherby/play date/playdate for/nap time/potty train*/teething/weaning),
  (with/and) the baby (all/at/alone/every/since/in), i (breastfeed/am breastfeeding),
  =my @number-year-old (won't/refuses/is/has/wants/keeps/asks/hates/loves/just),
  with a (newborn/baby/toddler/teenager), (homeschool/homeschooling) (my/our/@number),
  =my (toddler/newborn/teenager/preschooler) (wakes/won't/is/has/sleeps/screams/refuses/eats/bites/throws)
family | 5 | is divorced or separating
  =my divorce, =our divorce, =my ex-husband, =my ex-wife,
  (joint/full/sole/shared/my/lost/have/lose/child/share/losing) custody,
  custody (hearing/battle/case/agreement/schedule/of my/of our), child support, =my separation, i'm divorced, alimony,
  since the divorce, since the split, since the separation, since we split, since we separated, since we broke up,
  every other weekend with, =the kids are with their dad, =the kids are with their mum, =the kids are with their mom,
  =the children are with their father, =the children are with their mother, =my kids are with their,
  =the kids are at their dad, =the kids are at their mum, =the kids are at their mom,
  =my (husband/wife/partner/spouse) (left me/walked out/cheated/moved out/filed/wants a divorce/had an affair),
  =my ex (wants/won't/has/keeps/refuses/is/never/doesn't/and i/still/got/took/has the/brings/drops/says),
  =my ex's (new/lawyer/house), (since/after) (he/she) left me, co-parent*,
  (alimony/decree nisi/divorce papers/divorce settlement/divorce lawyer),
  =my (son/daughter/kid/kids/child/children/@number-year-old/teenager/boy/girl) .. (visit/see/stay with/go to/at) (his/her/their) (father/dad/father's/dad's/mother/mum/mom/mother's/mum's/mom's)
family | 5 | is a single parent
  single mom, single mum, single dad, single mother, single father, single parent,
  (raise/raising/bring up/bringing up/parenting) .. (alone/on my own/by myself/single-handed*),
  =alone with (my/the/our) (kid*/child*/boy*/girl*/baby/twins/son*/daughter*)
family | 4 | has a partner
  =my boyfriend, =my girlfriend, =my fiancé*, =my fiance*,
  =(my/our) (fiance/fiancee/fiances/girlfriend's/boyfriend's), (marry/marrying) (him/her/my),
  (propose/proposing/proposed) to (my/her/him), =my (boyfriend's/girlfriend's/partner's/fiancé's/fiancée's),
  we (moved/are moving/live) in together, =my partner!, =my partner's (family/mother/kids/job/parents)
family | 5 | looks after a relative
  =my mum's carer, =my mother's dementia, carer's allowance, caregiver for my, =my disabled son,
  =my disabled daughter, =i care for my,
  (care/caring/look after/looking after/nurse/nursing) (for/) my (elderly/disabled/sick/old/) (mum/mom/mother/father/dad/parents/husband/wife/mother-in-law/father-in-law/gran/grandmother/grandfather/brother/sister),
  (care/caring/cared/look after/looking after/nurse/nursing/been there) for (mum/mom/dad/gran/grandma/grandpa/nan/mother/father) (since/after/and/at/alone/full-time/all),
  (i/we) (look after/care for/take care of) (her/him) (myself/alone/full-time/since/every),
  =my (mum/mom/mother/dad/father/husband/wife) (has/is in/needs/lives with us and) (dementia/alzheimer's/a carer/round-the-clock),
  =(mum/mom/dad) moved in with us
family | 4 | lost somebody near
  widow*, =my late husband, =my late wife, =since my husband died, =since my wife died, =my late mother,
  =my late father, (his/her) side of the (closet/bed/wardrobe),
  =my (husband/wife/mum/mom/dad/mother/father/son/daughter/brother/sister/partner/gran/grandmother/grandfather/best friend)'s (funeral/ashes/estate/grave/eulogy/headstone),
  =my (husband/wife/mum/mom/dad/mother/father/son/daughter/brother/sister/partner) (died/passed/passed away/took his own life/took her own life),
  since (we/i) (lost/buried) (my/our),
  (lost/buried) my (husband/wife/mum/mom/dad/mother/father/son/daughter/brother/sister/partner),
  (bereavement/grief) (leave/counsel*/group), (probate solicitor/probate court/executor of/estate of my),
  =(dad's/mum's/mom's/gran's) (house sits/house is empty/ashes/funeral/estate/will)
family | 5 | grew up without parents
  in foster care, children's home, =my foster parents, =my foster family, orphanage, =my birth mother,
  =my adoptive parents, was adopted,
  (in/live in/living in/grew up in) (a/the) (group home/residential home/care home for children),
  (aging/ageing) out of (care/foster care)
family | 6 | is expecting a child
  weeks pregnant, i'm pregnant, am pregnant, =my pregnancy, =my due date, =our baby is due, expecting our,
  =my wife is pregnant, =my girlfriend is pregnant, =(i'm/i am/we're/we are) due in @month!,
  (baby is/baby's/wife's/girlfriend's/wife is) due in @month, (months/weeks) pregnant,
  (my/our) (first/second/third) trimester!, =my (midwife/morning sickness/antenatal*/20-week scan/birth plan/doula),
  expecting (a/our/my) (baby/first/second/third/child/twins),
  =(i'm/i am/she's/she is/my wife is/my wife's/my girlfriend is/my partner is) @number (weeks/months) along,
  =(our/my) (twins'/baby's/child's/daughter's/son's) due date,
  =(our/my) (baby/twins/first/second/third) (is due/are due/arrives/arrive/is on the way/are on the way),
  =my (bump/midwife appointment*/glucose test/nuchal scan/anomaly scan/hospital bag/baby shower/ob/birthing partner/birth partner)!,
  @number weeks (gone/along)
family | 5 | lost a pregnancy or a child
  lost (a/the/our/my) (pregnancy/baby), lost (our/my) child!, (had/after) (a/the/my/our) miscarriage, stillbirth,
  stillborn,
  (lost/losing/buried) (our/my/the/a) (@ordinal/little/unborn/) (baby/babies/twins/pregnancy/son/daughter) (at @number/at birth/in/last)
family | 5 | fosters or adopts
  (we/i) foster (a/an/@number), =(my/our) foster (kid*/child*/daughter/son/baby/boy/girl/placement),
  (we/i) (adopted/are adopting/want to adopt) (a/our/@number/from), =(my/our) adopted (son/daughter/child),
  =our (adoption agency/home study/adoption worker),
  (the/our/an) adoption (agency/panel/social worker/process/papers/home study),
  (the/our) foster (agency/panel/placement/social worker), =we (foster/fostered/adopted/are adopting)
family | 4 | is getting married
  (have/got/and/with) (a/our/my) wedding to plan, =(our/my) wedding (is/in/planner/venue/budget/date)
sexuality | 6 | is gay, lesbian or bisexual
  i'm gay, i'm a lesbian, i'm bi, i'm queer, =as a gay, =as a lesbian, =as a queer, =my coming out, grindr, gay bar,
  pride march, (are/being/re/were/as) (both/just/only/) two (moms/dads/mums/mothers/fathers/husbands/wives),
  (son/daughter/kid/kids/child/children/baby/toddler/twins) (has/have/with) two (moms/dads/mums/mothers/fathers),
  =in the closet, =closeted, =(my/our) (same-sex/lesbian/gay) (wedding/marriage/partner),
  =(i/i've/i have/we) (came/come) out to (my/our),
  (came/come/coming) out to my (mum/mom/mother/dad/father/parents/family/friends/sister/brother/wife/husband/boss/colleagues/coworkers/kids/children/gran*),
  (came/come/coming) out as (a/) (gay/lesbian/bi/bisexual/queer/trans),
  (i'm/i am) (a/) (gay/lesbian/bisexual/bi/queer/pansexual) (man/woman/guy/),
  =as (a/) (gay/lesbian/bi/bisexual/queer), (we're/we are) two (dads/mums/moms),
  (come/coming) out (at/to/over/this/on) .. (sunday/dinner/lunch/christmas/thanksgiving/family)
sexuality | 6 | is trans or questions gender
  =my transition!, i'm trans, =my dysphoria, =my deadname, =my top surgery, =my hrt, =my pronouns!, non-binary,
  wear* my binder, (i/i've) transitioned!, (since/before/after) transitioning!,
  (on/start*) (hrt/testosterone/puberty blockers), (call*/use*/using) me .. my old (name/pronouns),
  (deadname*/misgender*) me, =my (gender marker/name change as a trans/gender clinic/mastectomy as a trans)
age | 4 | is likely over 55
  =(i'm/i am/we're/we are) (retiring/about to retire/due to retire/semi-retired/newly retired),
  =(i/we) (retire/will retire) (in/next/this/on/from/at), =(i/we) took early retirement,
  (take/taking/took/considering) early retirement, =(my/our) (retirement party/retirement do/last day before retirement)
family | 5 | is divorced or separating
  (getting/going through/gone through/finalising/finalizing/filed for/filing for/file for/after/during/since) (a/an/my/our/the/this) divorce,
  =(my/our) (divorce*/soon-to-be ex*/decree absolute/prenup), =(i'm/i am/we're/we are) (getting divorced/separated/divorcing/divorced)
family | 6 | has children
  (our/my) (second/third/fourth/fifth/sixth) (child/kid/boy/girl), baby (number/no) (two/three/four/five),
  a mum of @number, a mom of @number, a dad of @number, a mother of @number, a father of @number,
  (pack/packing/make/making) (the/my) (kids'/children's) (lunch*/lunchbox*)
family | 6 | is expecting a child
  (expecting/pregnant with/awaiting) (our/my/a/number) (first/second/third/fourth/fifth/baby/twins/girl/boy/two/three/four),
  =(we're/we are/i'm/i am) expecting!, baby (number/no) (two/three/four/five) (is/due/arrives/on)
`;
