import { professionRoot } from './card-rules.ts'
import type { Course } from './model.ts'

/** What an event is accredited for, and who asks. */
type Accredited = Pick<Course, 'professions' | 'disciplines'>
export type Professional = { readonly profession: string | null; readonly specializations: readonly string[] }

/** The one profession whose disciplines an event may choose among. */
const DOCTOR = professionRoot('Medico chirurgo')

const isSame = (one: string) => (other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * LRN-005. Whether a course gives credits to this person: their profession, in the feminine or the masculine, is among the accredited ones
 * and, of doctors, one of their disciplines. Of somebody whose profession the club does not know nothing can be said before the report.
 */
export function earnsCredits({ professions, disciplines }: Accredited, person: Professional): boolean {
  if (person.profession === null) return true
  const root = professionRoot(person.profession.trim())
  if (!professions.map(professionRoot).some(isSame(root))) return false
  if (disciplines.length === 0 || !isSame(root)(DOCTOR)) return true
  return disciplines.some((name) => person.specializations.some(isSame(name)))
}

export const NO_CREDITS = 'Per la tua professione questo corso non dà crediti ECM'
/** What follows from it, said before enrolling. */
export const NO_CREDITS_MEANS =
  'Lo puoi seguire lo stesso: non usa i crediti del tuo piano, e l’attestato dirà «senza crediti ECM».'
/** The name of the tick without which nobody is enrolled so. */
export const NO_CREDITS_FIELD = 'senza-crediti'
