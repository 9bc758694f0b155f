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

export type Notice = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string | null
  readonly publishedAt: Date
}

export type StoredNotice = Notice & { readonly audience: Permission }

/** A notice about one member; it has no row of its own, so its id says what it is about. */
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
