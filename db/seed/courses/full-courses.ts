import { workplaceViolence } from './full/aggressioni-personale.ts'
import { antibioticUse } from './full/antibiotici-usarli-meglio.ts'
import { fireSafety } from './full/antincendio-emergenza.ts'
import { multimorbidity } from './full/anziano-piu-malattie.ts'
import { childAsthma } from './full/asma-pediatrica.ts'
import { clinicalAudit } from './full/audit-clinico.ts'
import { copdPlan } from './full/bpco-piano-azione.ts'
import { badNews } from './full/breaking-bad-news.ts'
import { burnout } from './full/burnout-riconoscerlo.ts'
import { hospitalFalls } from './full/cadute-ospedale.ts'
import { clinicalRecord } from './full/cartella-clinica-prova.ts'
import { headaches } from './full/cefalee-diagnosi.ts'
import { celiac } from './full/celiachia-glutine.ts'
import { surgicalChecklist } from './full/checklist-sala-operatoria.ts'
import { informedConsent } from './full/consenso-informato.ts'
import { depression } from './full/depressione-medicina-generale.ts'
import { typeTwoDiabetes } from './full/diabete-tipo-2.ts'
import { advanceDirectives } from './full/disposizioni-anticipate.ts'
import { sleepDisorders } from './full/disturbi-sonno.ts'
import { chronicPain } from './full/dolore-cronico.ts'
import { bedsideUltrasound } from './full/ecografia-letto-malato.ts'
import { epidemicNumbers } from './full/epidemie-numeri.ts'
import { medicationErrors } from './full/errori-terapia.ts'
import { pregnancyDrugs } from './full/farmaci-gravidanza-allattamento.ts'
import { atrialFibrillation } from './full/fibrillazione-atriale-e-anticoagulanti.ts'
import { leadingTeams } from './full/guidare-gruppo.ts'
import { handHygiene } from './full/igiene-delle-mani.ts'
import { oncologyOralCare } from './full/igiene-orale-oncologico.ts'
import { qualityIndicators } from './full/indicatori-qualita.ts'
import { healthAi } from './full/intelligenza-artificiale.ts'
import { hypertension } from './full/ipertensione-misurare-bene.ts'
import { selfEmployment } from './full/lavoro-autonomo.ts'
import { shiftWork } from './full/lavoro-turni.ts'
import { pressureInjuries } from './full/lesioni-da-pressione.ts'
import { longCovid } from './full/long-covid.ts'
import { griefWithoutGoodbye } from './full/lutto-senza-saluto.ts'
import { genderMedicine } from './full/medicina-di-genere.ts'
import { homeNutrition } from './full/nutrizione-domicilio.ts'
import { handover } from './full/passaggio-consegne.ts'
import { courtExpert } from './full/perito-nel-processo.ts'
import { emergencyPreparedness } from './full/preparare-emergenza.ts'
import { privacyAtWork } from './full/privacy-in-ambulatorio.ts'
import { respiratoryProtection } from './full/protezione-respiratoria.ts'
import { healthAdvertising } from './full/pubblicita-sanitaria.ts'
import { radiationProtection } from './full/radioprotezione-paziente.ts'
import { careHomes } from './full/residenze-dopo-pandemia.ts'
import { healthLiability } from './full/responsabilita-legge-24.ts'
import { strokeRehab } from './full/riabilitazione-ictus.ts'
import { biologicalRisk } from './full/rischio-biologico.ts'
import { therapySheet } from './full/scheda-unica-terapia.ts'
import { heartFailure } from './full/scompenso-cardiaco.ts'
import { professionalSecrecy } from './full/segreto-referto.ts'
import { sepsis } from './full/sepsi-le-prime-tre-ore.ts'
import { pressAndSocial } from './full/stampa-social.ts'
import { remoteVisit } from './full/telemedicina-visita.ts'
import { clinicTime } from './full/tempo-ambulatorio.ts'
import { diagnosticTests } from './full/test-diagnostici.ts'
import { adultVaccines } from './full/vaccinare-adulto-anziano.ts'
import { messengerVaccines } from './full/vaccini-a-mrna.ts'
import { noninvasiveVentilation } from './full/ventilazione-non-invasiva.ts'
import type { FullCourse } from './full-course.ts'

/** Every open course of the catalogue can really be followed. One line for each file of `full/`. */
export const FULL_COURSES: readonly FullCourse[] = [
  badNews,
  informedConsent,
  atrialFibrillation,
  handHygiene,
  hypertension,
  pressureInjuries,
  privacyAtWork,
  sepsis,
  diagnosticTests,
  messengerVaccines,
  heartFailure,
  typeTwoDiabetes,
  antibioticUse,
  copdPlan,
  chronicPain,
  adultVaccines,
  childAsthma,
  multimorbidity,
  headaches,
  celiac,
  bedsideUltrasound,
  depression,
  pregnancyDrugs,
  oncologyOralCare,
  strokeRehab,
  homeNutrition,
  sleepDisorders,
  medicationErrors,
  workplaceViolence,
  biologicalRisk,
  therapySheet,
  hospitalFalls,
  shiftWork,
  fireSafety,
  surgicalChecklist,
  radiationProtection,
  clinicalAudit,
  longCovid,
  noninvasiveVentilation,
  respiratoryProtection,
  careHomes,
  epidemicNumbers,
  griefWithoutGoodbye,
  remoteVisit,
  emergencyPreparedness,
  healthLiability,
  clinicalRecord,
  advanceDirectives,
  professionalSecrecy,
  healthAdvertising,
  courtExpert,
  selfEmployment,
  leadingTeams,
  handover,
  clinicTime,
  qualityIndicators,
  genderMedicine,
  pressAndSocial,
  healthAi,
  burnout,
]
