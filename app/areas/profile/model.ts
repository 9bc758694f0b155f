import type { MemberDetails } from '#areas/account/details-store.server.ts'
import type { ShownField } from '#areas/account/member-field-rules.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import type { NamedChoice, Profession } from '#areas/professions/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** PRF-027, PRF-029. */
export const MOST_SPECIALIZATIONS = 3
/** PRF-036 */
export const ACCOUNT_PHONE_MAX_DIGITS = 10

/** PRF-027. What the personal-data page shows. */
export type PersonalData = {
  name: string
  surname: string
  fiscalCode: string | null
  birthDate: RomeDay | null
  profession: string | null
  specializations: readonly string[]
  isAps: boolean
  info: { email: string; fields: readonly ShownField[] }
}

/** What the register and the lists know of a member, before it is told in the wire's words. */
export type KnownContact = {
  member: MemberRecord
  details: MemberDetails
  profession: Profession | null
  families: readonly NamedChoice[]
}

/** MAG-015…020. What the completion modal collected. */
export type PartnerCompletion = {
  fiscalCode?: string | undefined
  professionId?: number | undefined
  detailId?: number | undefined
  specializationId?: number | undefined
  hasReadPrivacy: boolean
  hasAcceptedTerms: boolean
}

export const ARCHIVE_STATES = ['preparing', 'ready', 'failed'] as const

/** IDN-051. An archive of a member's data, as it was asked for. */
export type Archive = {
  id: string
  memberId: string
  state: (typeof ARCHIVE_STATES)[number]
  requestedAt: Date
  attempts: number
  byteSize: number | null
  pieceBytes: number | null
  expiresAt: Date
}

export const ARCHIVE_DAYS = 7
export const ARCHIVES_A_DAY = 3

/** IDN-051. How long an account that was asked to be deleted can be taken back. */
export const UNDO_HOURS = 48
