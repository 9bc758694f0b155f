import type { NewMaterial } from '#areas/classroom/store.server.ts'
import { diagnosticTests } from './diagnostic-tests.ts'
import { handHygiene } from './hand-hygiene.ts'
import { privacyAtWork } from './privacy-at-work.ts'

/** The courses that can really be followed, from the first lesson to the certificate. */
export const MATERIALS: readonly (NewMaterial & { title: string })[] = [handHygiene, privacyAtWork, diagnosticTests]
