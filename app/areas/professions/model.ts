/** API-028. The code of "Altra professione sanitaria", the profession whose members also say which one. */
export const OTHER_HEALTH_CODE = '857920006'
/** MAG-012. The profession whose members have a specialisation. */
export const DOCTOR_CODE = '857920003'

/** Who studies to become one of the others has no credits to collect yet. */
export const STUDENT_CODE = '857920007'

export type Profession = { id: number; code: string; name: string; isSignupEnabled: boolean }
/** A health profession inside "Altra professione sanitaria", or a family of specialisations. */
export type NamedChoice = { id: number; name: string }

/** What somebody of a profession must still choose. */
export type FurtherChoice = 'specialization' | 'detail' | null

/** What a person says they do. */
export type Occupation = {
  professionId: number
  specializationId?: number | undefined
  detailId?: number | undefined
}
