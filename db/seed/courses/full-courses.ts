import { handHygiene } from './full/igiene-delle-mani.ts'
import { privacyAtWork } from './full/privacy-in-ambulatorio.ts'
import { diagnosticTests } from './full/test-diagnostici.ts'
import type { FullCourse } from './full-course.ts'

/** The courses that can really be followed. One line for each file of `full/`. */
export const FULL_COURSES: readonly FullCourse[] = [handHygiene, privacyAtWork, diagnosticTests]
