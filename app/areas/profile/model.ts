import type { MemberDetails } from '#areas/account/details-store.server.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import type { NamedChoice, Profession } from '#areas/professions/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** PRF-027, PRF-029. */
export const MOST_SPECIALIZATIONS = 3
/** PRF-036 */
export const ACCOUNT_PHONE_MAX_DIGITS = 10
export const DEFAULT_PREFIX = '0039'

/** PRF-036. The prefixes members of an Italian club have. */
export const PHONE_PREFIXES: readonly { value: string; label: string }[] = [
  { value: '0039', label: 'Italia (0039)' },
  { value: '00378', label: 'San Marino (00378)' },
  { value: '0041', label: 'Svizzera (0041)' },
  { value: '0033', label: 'Francia (0033)' },
  { value: '0043', label: 'Austria (0043)' },
  { value: '00386', label: 'Slovenia (00386)' },
  { value: '0049', label: 'Germania (0049)' },
  { value: '0034', label: 'Spagna (0034)' },
  { value: '0044', label: 'Regno Unito (0044)' },
]

/** PRF-027. What the personal-data page shows. */
export type PersonalData = {
  name: string
  surname: string
  fiscalCode: string | null
  birthDate: RomeDay | null
  profession: string | null
  specializations: readonly string[]
  isAps: boolean
  info: { email: string; phone: string; phonePrefix: string }
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
