import { z } from 'zod'
import { subscriptionFlags } from './membership-rules.ts'
import { type Audience, type Member, SUBSCRIPTION_TYPES, type WalletRecord, type Wallets } from './model.ts'

const isoInstant = z.iso.datetime()

/** AUD-005, AUD-006. A wallet is active because its tag is there; `Stato` only where the wallet has one. */
export const activeWalletsWire = z.record(z.string(), z.object({ Stato: z.number().int().optional() }))

/** AUD-002. The user subscription, in the spelling the other systems know. */
export const userSubscriptionWire = z.object({
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  isSuspect: z.boolean(),
  isRegistered: z.boolean(),
  isTrial: z.boolean(),
  isPremium: z.boolean(),
  isEx: z.boolean(),
  isExTrial: z.boolean(),
  isExPremium: z.boolean(),
  isTrialOrPremium: z.boolean(),
  isAPS: z.boolean(),
  portafogliAttivi: activeWalletsWire,
  portafogliStatici: z.array(z.string()),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  username: z.number().int(),
  clientCode: z.string(),
  cardCode: z.string().nullable(),
  conventionOrder: z.string().nullable(),
  promoCodes: z.array(z.string()),
  expiration: z.object({
    isExpired: z.boolean(),
    expDate: isoInstant.nullable(),
    oldExpiration: isoInstant.nullable(),
  }),
  registrationDate: isoInstant,
})
export type UserSubscriptionWire = z.infer<typeof userSubscriptionWire>

/** AUD-009. `isAPS` is false here: whoever needs it asks for it with a call of its own. */
export function toUserSubscription(audience: Audience, member: Member): UserSubscriptionWire {
  const { expDate, oldExpiration, isExpired } = member.expiration
  return {
    subscriptionType: audience.type,
    ...subscriptionFlags(audience.type),
    isAPS: false,
    portafogliAttivi: toActiveWallets(audience.wallets),
    portafogliStatici: [...audience.staticPortfolios],
    name: member.name,
    surname: member.surname,
    email: member.email,
    phone: member.phone,
    username: member.username,
    clientCode: member.clientCode,
    cardCode: member.cardCode,
    conventionOrder: member.conventionOrder,
    promoCodes: [...member.promoCodes],
    expiration: {
      isExpired,
      expDate: expDate?.toISOString() ?? null,
      oldExpiration: oldExpiration?.toISOString() ?? null,
    },
    registrationDate: member.registrationDate.toISOString(),
  }
}

function toActiveWallets(wallets: Wallets): UserSubscriptionWire['portafogliAttivi'] {
  return Object.fromEntries(
    Object.entries(wallets).map(([tag, { stato }]) => [tag, stato === undefined ? {} : { Stato: stato }]),
  )
}

/** AUD-007, API-210 */
export const walletWire = z.object({
  codice: z.string(),
  saldo: z.number(),
  utilizzoTotale: z.number(),
  creditoIniziale: z.number(),
  bonus: z.object({ creditiBonus: z.number() }),
})
export type WalletWire = z.infer<typeof walletWire>

export function toWallet({ tag, balance, used, initialCredits, bonusCredits }: WalletRecord): WalletWire {
  return {
    codice: tag,
    saldo: balance,
    utilizzoTotale: used,
    creditoIniziale: initialCredits,
    bonus: { creditiBonus: bonusCredits },
  }
}

/** API-006. The available credits of a code, whatever its case; 0 where the wallet is not active. */
export function balanceIn(wallets: readonly WalletWire[], code: string): number {
  return wallets.find(({ codice }) => codice.toLowerCase() === code.toLowerCase())?.saldo ?? 0
}

/** API-040, API-256 */
export const insuranceProfessionalWire = z.object({ isAPS: z.boolean() })

/** The person who arrives after hydration; null for an anonymous visitor. */
export const meWire = z.object({
  member: z
    .object({
      name: z.string(),
      surname: z.string(),
      initials: z.string(),
      isStaff: z.boolean(),
      subscription: userSubscriptionWire,
      /** The person's own specializations, by name. */
      specializations: z.array(z.string()),
      /** Calendar days in Rome to the expiration date, never below zero. */
      daysLeft: z.number().int().nonnegative(),
      /** Available ECM credits; null where the wallet is not active. */
      ecmCredits: z.number().nullable(),
    })
    .nullable(),
})
export type Me = z.infer<typeof meWire>
