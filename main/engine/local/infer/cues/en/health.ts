export const health = `
health | 5 | has trouble with depression or anxiety
  antidepressant*, =my therapist, =my psychiatrist, panic attack*, =my anxiety, =my depression, self-harm*, suicidal,
  =my counsellor, intrusive thoughts
health | 5 | went through a trauma
  ptsd
health | 5 | has diabetes
  =my insulin, =my blood sugar, hypo at night, =my a1c, =my hba1c, =my cgm, carb counting, test strips,
  (inject/injecting/take/taking/taken/need/on) (my/) insulin, insulin (pump/pen/pens) (on my/at night/all day),
  =(i'm/i am) (a/) (type @number/type one/type two/insulin-dependent/) diabetic,
  (as/being) a (type @number/type one/type two/) diabetic
health | 5 | has or had cancer
  =my chemo, chemo*, =my oncologist, radiotherapy, =my mastectomy, in remission, =my biopsy
health | 5 | has a problem with alcohol or drugs
  days sober, months sober, years sober, =my sponsor!, aa meeting*, na meeting*,
  (in/out of/from/through/left/finished) (drug/alcohol/) rehab!,
  (i/i've/i have/since i/since my/my last/my) relapse*!, (in/through/after/my) (alcohol/drug/) detox!, twelve-step,
  12-step, =(i'm/i am/i've been/i have been/i stay/i got) (now/still/newly/finally/completely/) sober,
  sober (since/for) (@month/@number/last/my/the/a/over/almost/nearly), (been/am/i'm) in recovery!,
  in recovery (since/for), (days/weeks/months/years) (sober/clean),
  =(i've been/i have been/i'm/been) clean (for/since), recovering (alcoholic/addict),
  (quit/stopped/gave up/given up) (drinking/the drink/booze/heroin/cocaine/gambling),
  haven't (had a drink/touched a drop/used) (in/for/since),
  =my (sobriety/recovery) (date/coin/chip/anniversary/meeting),
  (day/month/year/@number-year/@number-month/@number year/sobriety/recovery) (chip/coin/medallion/key tag),
  =my (home group/clean date/sober date/sponsee*/higher power)!,
  (off/quit/kicked) (the/) (drink/booze/gear/pills/heroin/meth/weed) (for/since/@number),
  (relapsed/lapsed) (after/last/on/again/and),
  =my (aa/na/ca/smart recovery) (sponsor/group/meeting/homegroup/chip/buddy),
  =my sponsor (says/said/wants/thinks/told/suggested/asked)
health | 5 | has ADHD or autism
  =my adhd, =my autism, i'm autistic, =my stimming, =my executive dysfunction, =my meltdowns, neurodivergent
health | 5 | is HIV positive or at risk
  =my viral load, (am/i'm/stayed) undetectable, =my cd4, antiretroviral*, on prep
health | 4 | has trouble conceiving
  ivf, =my egg retrieval, =our embryo*, =my clomid, fertility clinic, trying to conceive,
  (egg collection/egg retrieval/embryo transfer/our next cycle/our last cycle/frozen embryos/fertility (drugs/treatment)),
  (trying/tried) for a baby (for/since)
health | 5 | has an eating disorder
  =my anorexia, =my bulimia, (binging/bingeing/binge) and purg*, binge eating, =my eating disorder
health | 4 | has a disability
  =my wheelchair, =my prosthe*, =my crutches, disability benefits, =my guide dog, =my cochlear, =my stoma, blue badge,
  pip assessment, =my hearing aid*, (wear/wearing/got/need/with) (my/a/two/) hearing aid*, in a wheelchair,
  use a wheelchair, (blind/deaf/sight/hearing) in (one/my left/my right/both),
  (lost/losing) my (sight/hearing/leg/arm/foot/eyesight)!,
  (use/using/need/with) (a/my) (walker/rollator/walking frame/white cane/walking stick/mobility scooter/sign language interpreter),
  registered (blind/disabled), =my (sign language/interpreter for the deaf/disability), carpal tunnel*,
  =(i'm/i am/i was born) (deaf/blind/partially sighted/hard of hearing/paraplegic/quadriplegic/an amputee),
  (pip/dla/esa/ssdi) (reassessment/assessment/form/tribunal/appeal/payment/letter/interview/medical),
  =my (stutter/stammer/lisp/tremor/limp/dyslexia/dyspraxia/tourette*/blindness/deafness/wheelchair/amputation/paralysis/spinal injury/cp/cerebral palsy/hemiplegia)!,
  (lost the use of/can't feel/can't move) my (legs/arms/hands/left arm/right arm/arm),
  (paralysed/paralyzed) (from/since/below/after), (use/using) (bsl/asl)
health | 4 | has chronic pain or an autoimmune illness
  flare-up*, =my joints, =my rheumatologist, =my fibro*, =my lupus, =my crohn*, =my infusion*, chronic fatigue
health | 4 | has asthma or allergies
  =my inhaler, =my epipen, =my nebuli*, peak flow
health | 4 | has a heart problem
  =my pacemaker, =my stent*, =my cardiologist, =my bypass, blood thinner*, =my arrhythmia
health | 4 | has epilepsy
  =my seizure*, had a seizure, =my neurologist said
health | 5 | has a kidney problem
  dialysis, =my kidney*, kidney transplant, =my nephrologist, =my fistula,
  (on/start/started/starting/have/need/doing/home) (home/peritoneal/) (dialysis/haemodialysis/hemodialysis),
  waiting for a kidney
health | 4 | has a lung or sleep problem
  =my copd, =my oxygen (at home/level*/saturation), oxygen concentrator, =my cpap, =my lungs, =my sleep apn*
health | 4 | has a bowel illness
  =my colitis, =my ibs, =my bowel*, ileostomy, colostomy, =my gastroenterologist, =my coeliac, =my celiac
health | 5 | had a stroke or a brain injury
  =my stroke, since the stroke,
  (had/survived/suffered) (a/my/two/another) (mini/minor/major/small/) (stroke/strokes/tia),
  (recovering from/recover from/after) a (mini/minor/major/) (stroke/tia), =my brain injury, =my concussion,
  =my aphasia
health | 4 | has migraine
  =my migraine*, triptan*, migraine day*
health | 4 | is off work, ill
  sick leave, off sick, signed off work, signed off sick, sick note, fit note, short-term disability,
  long-term disability
health | 4 | had or awaits an operation
  =my hip replacement, =my knee replacement, =my hip surgery, =my knee surgery, =my back surgery, =my surgery,
  =my operation, =my transplant
health | 5 | has to do with: @
  (have/had/having/has/got/with) (a/an/the/bad/severe/mild/chronic/some/my/moderate/terrible/) @illness,
  (diagnosed/diagnosis/living/live/struggle/struggling/dealing/deal/cope/coping/born) (with/of) (a/an/my/chronic/severe/) @illness,
  (suffer/suffering/suffered/recovering/recover) (from/with) (a/an/my/chronic/severe/) @illness,
  (because of/due to/for/from/after/since/of/to) (my/our) @illness, =my @illness,
  (take/taking/took/prescribed/treated/operated/hospitalised/hospitalized/medicated) .. for (a/an/my/the/) @illness,
  (test/tested) positive for @illness
health | 4 | has to do with: @
  =my (@number/@ordinal/last/first/next/new/old/recent/monthly/weekly/) @treatment!,
  (since/after/before/during/between/through/following/awaiting/scheduled for/undergoing/undergo/undergone) (my/the/a/an/another/this/) (@ordinal/@number/last/) @treatment!,
  (recover/recovering/recovered/home) from (my/the/a/an/) (@ordinal/) @treatment!,
  (waiting/wait/listed/booked/fitted/in) for (my/a/an) (@ordinal/new/) @treatment!,
  (use/using/wear/wearing/have/had/having/got/get/getting/need/on) (a/an/my) (@ordinal/new/permanent/) @treatment!,
  =(i'm/i am/i've been/been) on @treatment, (i'm/i am/was/been) in (rehab/the psych ward/detox/physio),
  (having/had/getting) my (gallbladder/appendix/tonsils/spleen/uterus/womb/prostate/wisdom teeth/thyroid) (out/removed)
health | 5 | is or was burnt out
  =my (@ordinal/) burnout, (had/have/since/after) (a/my/the) (@ordinal/) burnout,
  =(i'm/i am/i was) (burnt/burned) out, (signed off/off work) with stress
health | 4 | has worn joints or a bad back
  =my (knees/back/knee/shoulder/shoulders/wrist/wrists/hip/hips/hands/spine/elbow) (is/are) (shot/killing me/wrecked/ruined/gone/done/worn*/giving out/busted),
  =my (back/knees/knee/shoulder/shoulders/wrist/wrists/hip/hips/hands/spine/elbow/neck/joints) (hurt/hurts/ache/aches/can't take/won't/lock/locks/swell/swells/gave out/gives out),
  (bad back/bad knee/bad knees/dodgy knee/slipped disc)
health | 4 | draws disability pay
  (disability/incapacity) (people/office/claim/hearing/assessment/check/checks/judge),
  (my/the) (ssdi/ssi/pip/esa) (claim/hearing/review/form/appeal)
health | 4 | broke or tore something
  (broke/tore/fractured/dislocated/ruptured) my (leg/arm/ankle/wrist/collarbone/hip/acl/achilles/knee/shoulder/meniscus),
  =my (broken/torn/fractured) (leg/arm/ankle/wrist/collarbone/hip/acl/achilles/knee/shoulder/meniscus)
health | 5 | is HIV positive or at risk
  (i/we/we both/am/been) (take/taking/started/start/on/use/get) (daily/oral/) prep (and/for/since/every/daily/with/from/before/to)
`;
