/** DSK-031. Why two accounts look like one person. */
export const LIKENESSES = {
  'fiscal-code': 'Stesso codice fiscale, scritto in un’altra forma',
  email: 'Stessa e-mail e stesso cognome',
  birth: 'Stesso nome e stesso giorno di nascita',
} as const
export type Likeness = keyof typeof LIKENESSES

export type PairMember = {
  readonly id: string
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly registrationDate: Date
  readonly isClosed: boolean
}

export type Pair = { readonly likenesses: readonly Likeness[]; readonly members: readonly [PairMember, PairMember] }

/** What decides whether two accounts can become one. */
export type Standing = {
  readonly isJoined: boolean
  readonly hasRole: boolean
  readonly isSuspended: boolean
  readonly hasOpenPayment: boolean
  readonly erases: boolean
}
