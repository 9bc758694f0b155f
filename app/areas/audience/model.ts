import type { RomeDay } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

/** AUD-001. The six subscription types, the only roles a visitor can have. */
export const SUBSCRIPTION_TYPES = ['SUSPECT', 'REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

/** AUD-005, AUD-006. Tag of a wallet to its Stato, where one is known. Presence of the tag means active. */
export type Wallets = Readonly<Record<string, { stato?: number }>>

/** What a visitor may see, without saying who they are. */
export type Audience = {
  readonly type: SubscriptionType
  /** Active wallets, `portafogliAttivi`. */
  readonly wallets: Wallets
  /** AUD-008. Portfolio codes without balance, `portafogliStatici`, sorted. */
  readonly staticPortfolios: readonly string[]
  /** Other facts a visibility rule may read; closed list, so that the cache key stays canonical. */
  readonly flags: readonly AudienceFlag[]
}

/** `promo`: holds a promo code. `staff`: sees the editors' tools in the frame. */
export const AUDIENCE_FLAGS = ['promo', 'staff'] as const
export type AudienceFlag = (typeof AUDIENCE_FLAGS)[number]

/** DSK-046. The roles that every club finds ready; beside them it makes its own. */
export const STAFF_ROLES = ['editor', 'operator', 'administrator', 'accountant', 'tutor', 'legal', 'moderator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A role and what it lets do. */
export type Role = {
  /** One that is ready, or the id of one of the club's own. */
  readonly role: string
  readonly name: string
  readonly permissions: readonly StaffPermission[]
  /** Its permissions are over what is assigned to the person, and over nothing else. */
  readonly isAssignedOnly: boolean
}

/** DSK-048. A role that somebody has: since when, where it is known, and until which day, that included. */
export type RoleGrant = Role & { readonly since: Date | null; readonly until: RomeDay | null }

/** AUD-002. The person behind an audience; never reaches a kept page. */
export type Member = {
  readonly id: string
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly email: string
  /** When they showed that the mailbox is theirs; null while anybody may have written that address. */
  readonly emailVerifiedAt: Date | null
  readonly phone: string | null
  readonly clientCode: string
  readonly cardCode: string | null
  readonly conventionOrder: string | null
  readonly promoCodes: readonly string[]
  readonly registrationDate: Date
  /** Those that hold now; on the register, also those that are over and that nobody has taken away yet. */
  readonly roles: readonly RoleGrant[]
  /** DSK-046. What they may do at the desk: nothing, for whoever does not work there. */
  readonly permissions: readonly StaffPermission[]
  /** Of these, the ones they hold over what is assigned to them alone. */
  readonly assignedOnly: readonly StaffPermission[]
  readonly expiration: Expiration
  /** By name; news and the press are put in order by them. */
  readonly specializations: readonly string[]
  /** DSK-022. */
  readonly lastVisitOn?: RomeDay | null
}

/** AUD-004 */
export type Expiration = { isExpired: boolean; expDate: Date | null; oldExpiration: Date | null }

/** Who asks, and what they may see. An anonymous visitor has no member and is SUSPECT. */
export type Viewer = {
  readonly audience: Audience
  readonly member: Member | null
  readonly sessionId: string | null
  /**
   * IDN-032. Of somebody of the staff: whether the desk is closed until they add or show a second factor, when they have no role in this
   * session, or the days that are left to add one.
   */
  readonly desk?: { readonly isClosed: true } | { readonly isClosed: false; readonly daysLeft: number | null }
  readonly viewAs?: ViewAs
}

/** DSK-036. Somebody of the desk is looking as a member: nothing may be sent, and on the pages of the club nothing is written. */
export type ViewAs = {
  /** As whom. */
  readonly name: string
  readonly endsAt: Date
  /** Whoever is looking, as they are at the desk. */
  readonly by: Viewer
  /** On the pages of the club the viewer is the member; at the desk it is whoever is looking. */
  readonly isAtDesk: boolean
}

export const SUSPECT_AUDIENCE: Audience = { type: 'SUSPECT', wallets: {}, staticPortfolios: [], flags: [] }
export const ANONYMOUS: Viewer = { audience: SUSPECT_AUDIENCE, member: null, sessionId: null }

/** AUD-010. The permission fields an editor can put on anything that appears or not. Empty fields impose nothing. */
export type Permission = {
  visibility?: readonly SubscriptionType[]
  wallet?: readonly string[]
  excludedWallet?: readonly string[]
}

/** A stretch of time that includes its start and not its end: at `end` it is already over. */
export type Period = { readonly start: Date; readonly end: Date }

/** The dates from which the subscription type is computed every time; the type itself is never stored (REG-010). */
export type Membership = {
  readonly registrationDate: Date
  /** REG-009. At most one in a person's life. */
  readonly trial: Period | null
  readonly premiumPeriods: readonly Period[]
}

/** A wallet or a Stato given from an instant on, and until another when the entitlement ends by itself (REG-012). */
export type WalletGrant = {
  readonly tag: string
  readonly stato: number | null
  readonly activeFrom: Date
  readonly activeUntil: Date | null
}

/** AUD-007. Credits of one active wallet, in our words. */
export type WalletRecord = {
  readonly tag: string
  readonly stato: number | null
  readonly balance: number
  readonly used: number
  readonly initialCredits: number
  readonly bonusCredits: number
}

/** The mailbox of an account that was cancelled: nobody's, and still one for each. */
/** FIG-024. How somebody joined: by themselves, by the link of another member, with the code of a campaign, made at the desk, with a file. */
export const CAME_BY = ['self', 'invited', 'campaign', 'desk', 'imported'] as const
export type CameBy = (typeof CAME_BY)[number]

export const cancelledEmail = (id: string) => `cancellato-${id}@camice.invalid`

/** A member as the register keeps it, before an instant decides type and expiration. */
export type MemberRecord = Omit<Member, 'expiration' | 'permissions' | 'assignedOnly'> & {
  readonly membership: Membership
  /** AUD-009. Insurance professional; asked lazily, so it is no part of the audience. */
  readonly isAps: boolean
  readonly profession: string | null
}
