import { badNews } from './full/breaking-bad-news.ts'
import { informedConsent } from './full/consenso-informato.ts'
import { atrialFibrillation } from './full/fibrillazione-atriale-e-anticoagulanti.ts'
import { handHygiene } from './full/igiene-delle-mani.ts'
import { hypertension } from './full/ipertensione-misurare-bene.ts'
import { pressureInjuries } from './full/lesioni-da-pressione.ts'
import { privacyAtWork } from './full/privacy-in-ambulatorio.ts'
import { sepsis } from './full/sepsi-le-prime-tre-ore.ts'
import { diagnosticTests } from './full/test-diagnostici.ts'
import { messengerVaccines } from './full/vaccini-a-mrna.ts'
import type { FullCourse } from './full-course.ts'

/** The courses that can really be followed. One line for each file of `full/`. */
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
]
