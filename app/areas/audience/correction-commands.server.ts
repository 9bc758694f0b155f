import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { giveCredits, spendCredits } from './credit-commands.server.ts'
import { extendMembership } from './grant-commands.server.ts'
import {
  endWalletsUntil,
  type HeldWallet,
  listHeldWallets,
  lockHeldWallet,
  lockMember,
  movePeriods,
  moveWallets,
  type PeriodMove,
  replaceCodes,
  updateWallet,
} from './grant-store.server.ts'
import { activeGrants } from './rules.ts'

/** A stretch of PREMIUM gets other dates, or never begins, and what was given with it follows. */
export async function movePeriod(db: Db, memberId: string, { from, to }: PeriodMove, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await movePeriods(tx, memberId, [{ from, to }])
    if (to) await moveWallets(tx, memberId, from, to)
    else await endWalletsUntil(tx, memberId, from.end, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

type NewGrant = { tag: string; stato: number | null; activeUntil: Date | null; credits: number }

/** A wallet for who does not hold it. Who does would see the new one alone, and with it lose the credits of the old. */
export async function giveWallet(db: Db, memberId: string, grant: NewGrant, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    if (activeGrants(await listHeldWallets(tx, memberId), now).some(({ tag }) => tag === grant.tag))
      throw new InvalidInput({ tag: 'Ce l’ha già: cambia la scadenza, lo Stato o i crediti di quello che ha.' })
    if (grant.activeUntil && grant.activeUntil <= now)
      throw new InvalidInput({ lastDay: 'Sarebbe già finito: scrivi oggi o un giorno che viene.' })
    const { tag, stato, activeUntil, credits: initialCredits } = grant
    const wallets = [{ tag, stato, activeFrom: now, activeUntil, initialCredits }]
    await extendMembership(tx, memberId, { period: null, wallets, portfolios: [] })
  })
}

type WalletChange = { stato: number | null; activeUntil: Date | null }

/** Another last day or another Stato for a wallet; a last day before today ends it now. `check` may refuse, once it is held. */
export async function changeWallet(
  db: Db,
  memberId: string,
  walletId: string,
  change: WalletChange,
  check: (wallet: HeldWallet) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const wallet = await lockHeldWallet(tx, memberId, walletId)
    if (!wallet) throw new NotFound('Questo portafoglio non c’è più.')
    if (change.activeUntil && change.activeUntil <= wallet.activeFrom)
      throw new InvalidInput({ lastDay: 'Finirebbe prima di cominciare: scrivi un giorno dopo l’inizio.' })
    await check(wallet)
    await updateWallet(tx, walletId, change)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

type CreditCorrection = { memberId: string; tag: string; amount: number; key: string; now: Date }

/** What movements of this kind are called in the ledger; why each was made is on the trail. */
const STAFF_CORRECTION = 'staff-correction'

/** Adds credits, or takes them when the amount is negative; never below zero, once per key. */
export async function correctCredits(db: Db, { amount, key, ...rest }: CreditCorrection): Promise<void> {
  const moved = { ...rest, amount: Math.abs(amount), reason: STAFF_CORRECTION, idempotencyKey: key }
  await db.transaction(async (tx) => {
    if (amount > 0) {
      if (!(await giveCredits(tx, moved))) throw new Conflict('Questo portafoglio non è attivo.')
    } else {
      const outcome = await spendCredits(tx, moved)
      if (outcome.kind === 'insufficient')
        throw new InvalidInput({ amount: `Ne ha ${tenthInWords(outcome.balance)}: non se ne possono togliere di più.` })
    }
    await notify(tx, MEMBER_CHANNEL, rest.memberId)
  })
}

/** AUD-002, AUD-008. The promo codes and the portfolios without balance that a member holds. */
export async function correctCodes(
  db: Db,
  memberId: string,
  codes: { promoCodes: readonly string[]; portfolios: readonly string[] },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    await replaceCodes(tx, memberId, codes, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
