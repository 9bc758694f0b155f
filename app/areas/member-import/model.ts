import type { MarketingConsent } from '#areas/account/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

export const MOST_ROWS = 200_000
export const MOST_BYTES = 50 * 1024 * 1024
/** DSK-029. How many rows are read, judged and written at a time. */
export const ROWS_AT_ONCE = 500
/** DSK-029. For how long whoever arrived can be taken away again, and the rows are kept. */
export const KEPT_DAYS = 7
/** DSK-030. Invitations of imports, all together. */
export const MOST_INVITATIONS_AN_HOUR = 2_000

/** What a column may hold. Passwords, wallets and points are not here: they are never imported (DSK-030). */
export const IMPORT_FIELDS = {
  clientCode: 'Codice cliente',
  name: 'Nome',
  surname: 'Cognome',
  email: 'E-mail',
  phone: 'Telefono',
  fiscalCode: 'Codice fiscale',
  birthDate: 'Data di nascita',
  profession: 'Professione',
  specialization: 'Specializzazione',
  plan: 'Piano',
  premiumFrom: 'Premium dal',
  premiumTo: 'Premium al',
  directMarketing: 'Consenso commerciale',
  thirdParties: 'Consenso a terzi',
  statistics: 'Consenso alle statistiche',
  profiling: 'Consenso alla profilazione',
  consentDay: 'Giorno dei consensi',
  consentSource: 'Dove sono stati dati i consensi',
} as const satisfies Record<MarketingConsent, string> & Record<string, string>
export type ImportField = keyof typeof IMPORT_FIELDS
export const FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[]

/** Which column is what; null where a column is not imported. */
export type Pairing = readonly (ImportField | null)[]

export const IMPORT_STATES = [
  'sent',
  'rehearsing',
  'rehearsed',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const OUTCOMES = ['new', 'update', 'same', 'wrong'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type MemberImport = {
  readonly id: string
  readonly actorId: string
  readonly sentAt: Date
  readonly fileName: string
  readonly byteSize: number
  readonly pieceBytes: number
  readonly encoding: 'utf-8' | 'windows-1252'
  readonly separator: string
  readonly columns: readonly string[]
  readonly samples: readonly (readonly string[])[]
  readonly pairing: Pairing
  readonly state: ImportState
  readonly updatesKnown: boolean
  readonly writesNew: boolean
  readonly source: string | null
  readonly label: string | null
  readonly labelId: string | null
  readonly counts: Readonly<Record<Outcome, number>>
  /** Rows written, and rows there are to write. */
  readonly done: number
  readonly problem: string | null
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** Something wrong in a row: where, what was there and why. */
export type RowProblem = { readonly column: string; readonly value: string; readonly reason: string }

export type Period = { readonly start: Date; readonly end: Date }

/** A row in our words; what its cells do not say is left out. */
export type ImportedPerson = {
  clientCode?: string
  name?: string
  surname?: string
  email?: string
  phone?: string
  fiscalCode?: string
  birthDate?: RomeDay
  occupation?: { profession: string; professionId: number; detailId: number | null; specializations: string[] }
  premium?: { productId: string; period: Period }
  consents?: { answers: Partial<Record<MarketingConsent, boolean>>; at: Date; source: string }
}

/** Somebody the club knows, as far as a row may change them. */
export type KnownPerson = {
  readonly id: string
  readonly username: number
  readonly clientCode: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly hasProvedEmail: boolean
  readonly phone: string | null
  readonly fiscalCode: string | null
  readonly birthDate: string | null
  readonly profession: string | null
  readonly specializations: readonly string[]
  readonly isStaff: boolean
  readonly isClosed: boolean
  readonly periods: readonly Period[]
  readonly consents: Readonly<Partial<Record<MarketingConsent, { isGiven: boolean; at: Date }>>>
}
