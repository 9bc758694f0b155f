import { DOCTOR_CODE, type FurtherChoice, OTHER_HEALTH_CODE } from './model.ts'

/** REG-001, MAG-015…017. Doctors need a specialisation, other health professions a detail, the others nothing more. */
export function furtherChoice(professionCode: string): FurtherChoice {
  if (professionCode === DOCTOR_CODE) return 'specialization'
  return professionCode === OTHER_HEALTH_CODE ? 'detail' : null
}
