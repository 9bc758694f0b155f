import type { Permission, SubscriptionType } from '#areas/audience/model.ts'

/** SHL-009. The strip above the header has the colour of the visitor's situation. */
export type TopBarTone = 'blue' | 'yellow' | 'red'

export type TopBarMessage = {
  readonly id: string
  /** `{giorni}` stands for the days left; it is filled in when the person arrives (SHL-010). */
  readonly text: string
  readonly link: { readonly label: string; readonly to: string } | null
}

export type StoredTopBarMessage = TopBarMessage & { readonly audience: Permission }

/** A message as the desk shows it: those switched off are there too. */
export type DeskMessage = StoredTopBarMessage & { readonly isActive: boolean }

export type Notice = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
  readonly publishedAt: Date
}

export type StoredNotice = Notice & { readonly audience: Permission }

/** A notice about one member: one that follows from dates has no row of its own, and its id says what it is about. */
export type PersonalNotice = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
}

export const TOP_BAR_TONES: Readonly<Record<SubscriptionType, TopBarTone>> = {
  SUSPECT: 'blue',
  REGISTRATO: 'blue',
  PREMIUM: 'blue',
  TRIAL: 'yellow',
  EX_TRIAL: 'red',
  EX_PREMIUM: 'red',
}

/** The bell lists the newest; older ones are history. */
export const MAX_NOTICES = 20
/** Among how many of the newest those for one audience are sought. */
export const NOTICES_LOOKED_AT = 200
export const MOST_MESSAGES = 50

export const LONGEST_MESSAGE = 140
export const LONGEST_LINK_LABEL = 40
export const LONGEST_NOTICE_TITLE = 80
export const LONGEST_NOTICE_TEXT = 300
