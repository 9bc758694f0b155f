import { earliestAfter, nextChangeAt } from './membership-rules.ts'
import {
  AUDIENCE_FLAGS,
  type Audience,
  type Membership,
  type Permission,
  SUBSCRIPTION_TYPES,
  type SubscriptionType,
  type WalletGrant,
  type Wallets,
} from './model.ts'

/** AUD-005, AUD-006. The wallets active at an instant; of two grants of one tag, the one given later counts. */
export function activeWallets(grants: readonly WalletGrant[], now: Date): Wallets {
  return Object.fromEntries(
    activeGrants(grants, now).map(({ tag, stato }) => [tag, stato === null ? {} : { stato }] as const),
  )
}

/** One grant per tag: the one in force at this instant. */
export function activeGrants<Grant extends WalletGrant>(grants: readonly Grant[], now: Date): Grant[] {
  const active = grants
    .filter(({ activeFrom, activeUntil }) => activeFrom <= now && (activeUntil === null || now < activeUntil))
    .toSorted((a, b) => a.activeFrom.getTime() - b.activeFrom.getTime())
  return [...new Map(active.map((grant) => [grant.tag, grant])).values()]
}

/** The first instant after now at which the audience may change, because of the membership, of a wallet or of what else ends. */
export function nextAudienceChangeAt(
  membership: Membership,
  grants: readonly WalletGrant[],
  now: Date,
  others: readonly Date[] = [],
): Date | null {
  const walletInstants = grants.flatMap(({ activeFrom, activeUntil }) => [activeFrom, activeUntil])
  return earliestAfter(now, [nextChangeAt(membership, now), ...walletInstants, ...others])
}

/** AUD-005, AUD-008. A code is held when it is in either collection; its Stato is another question. */
export function holds(audience: Audience, code: string): boolean {
  return Object.hasOwn(audience.wallets, code) || audience.staticPortfolios.includes(code)
}

/** AUD-006. The Stato of an active wallet, or null when the wallet is not held or carries none. */
export function walletStato(audience: Audience, tag: string): number | null {
  return Object.hasOwn(audience.wallets, tag) ? (audience.wallets[tag]?.stato ?? null) : null
}

/** Two letters for the avatar; one where a name is missing. */
export function initialsOf({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].map((word) => [...word.trim()][0]?.toLocaleUpperCase('it') ?? '').join('')
}

export type Refusal =
  | { kind: 'type'; type: SubscriptionType; allowed: readonly SubscriptionType[] }
  | { kind: 'missing-wallet'; wallets: readonly string[] }
  | { kind: 'excluded-wallet'; wallet: string }

export type Visibility = { visible: true } | { visible: false; reason: Refusal }

/** AUD-010. All three conditions must hold; an empty field imposes none; one of several required wallets is enough. */
export function isVisibleTo(permission: Permission, audience: Audience): Visibility {
  const { visibility = [], wallet = [], excludedWallet = [] } = permission
  if (visibility.length > 0 && !visibility.includes(audience.type)) {
    return refuse({ kind: 'type', type: audience.type, allowed: visibility })
  }
  if (wallet.length > 0 && !wallet.some((code) => holds(audience, code))) {
    return refuse({ kind: 'missing-wallet', wallets: wallet })
  }
  const excluded = excludedWallet.find((code) => holds(audience, code))
  return excluded === undefined ? { visible: true } : refuse({ kind: 'excluded-wallet', wallet: excluded })
}

/**
 * The canonical name of an audience: two audiences have the same key exactly when no rule can tell them apart.
 * Kept pages are filed under it, so it must never confuse two audiences, whatever their codes contain.
 */
export function audienceKey({ type, wallets, staticPortfolios, flags }: Audience): string {
  const walletParts = Object.keys(wallets).map((tag) => {
    const stato = wallets[tag]?.stato
    return stato === undefined ? escapeCode(tag) : `${escapeCode(tag)}=${stato}`
  })
  return [type, walletParts, staticPortfolios.map(escapeCode), flags].map(canonical).join('|')
}

/** The audience a key names, or null when the text is not the canonical key of any. */
export function parseAudienceKey(key: string): Audience | null {
  const [typePart, walletPart = '', staticPart = '', flagPart = ''] = key.split('|')
  const type = SUBSCRIPTION_TYPES.find((known) => known === typePart)
  if (!type) return null
  const wallets = Object.fromEntries(
    listed(walletPart).map((part) => {
      const [tag = '', stato] = part.split('=')
      return [unescapeCode(tag), stato === undefined ? {} : { stato: Number(stato) }] as const
    }),
  )
  const staticPortfolios = listed(staticPart).map(unescapeCode)
  const flags = AUDIENCE_FLAGS.filter((flag) => listed(flagPart).includes(flag))
  const audience: Audience = { type, wallets, staticPortfolios, flags }
  return audienceKey(audience) === key ? audience : null
}

function refuse(reason: Refusal): Visibility {
  return { visible: false, reason }
}

function canonical(part: string | readonly string[]): string {
  return typeof part === 'string'
    ? part
    : [...new Set(part)]
        .toSorted()
        .map((text) => `${text},`)
        .join('')
}

function listed(part: string): string[] {
  return part.split(',').slice(0, -1)
}

const ESCAPES: Readonly<Record<string, string>> = { '%': '%25', '|': '%7C', ',': '%2C', '=': '%3D' }

function escapeCode(code: string): string {
  return code.replace(/[%|,=]/g, (char) => ESCAPES[char] ?? char)
}

function unescapeCode(code: string): string {
  return code.replace(/%(25|7C|2C|3D)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
