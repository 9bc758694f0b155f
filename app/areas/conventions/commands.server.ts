import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { requireProvedMailbox } from '#areas/account/mailbox-proof-commands.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import type { CatalogueOffer } from './catalogue-rules.ts'
import { expireNotImportedAt, upsertOffers, upsertShops } from './catalogue-store.server.ts'
import type { Offer } from './model.ts'
import { couponAccess } from './rules.ts'
import {
  deleteExpiredBefore,
  expireEnded,
  findOffer,
  findSecret,
  hasBegun,
  insertWithdrawal,
  keepSecret,
} from './store.server.ts'

const TOKEN_LENGTH = 16
const KEPT_DAYS = 90
/** The job comes every hour: twice as much, so that no first day falls between two of its visits. */
const LOOKED_BACK_MS = 7_200_000

/** CNV-009. The first 16 hex characters of HMAC-SHA256 of the offer's id with a secret of the server. */
export async function showTokenOf(db: Db, offerId: number): Promise<string> {
  const secret = (await findSecret(db)) ?? (await keepSecret(db, randomBytes(32).toString('hex')))
  return createHmac('sha256', secret).update(String(offerId)).digest('hex').slice(0, TOKEN_LENGTH)
}

/** CNV-009. A wrong or missing token opens nothing. */
export async function isShowTokenOf(db: Db, offerId: number, token: string | undefined): Promise<boolean> {
  if (token?.length !== TOKEN_LENGTH) return false
  const [given, right] = [Buffer.from(token), Buffer.from(await showTokenOf(db, offerId))]
  return given.length === right.length && timingSafeEqual(given, right)
}

export type Withdrawal = { offer: Offer; showToken: string }

/** CNV-008, CNV-011, CNV-013. Gives a member the coupon of an offer that is on, and remembers that they asked for it. */
export async function withdrawCoupon(
  db: Db,
  { viewer: { audience, member }, offerId, now }: { viewer: Viewer; offerId: number; now: Date },
): Promise<Withdrawal> {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  if (couponAccess(audience) !== 'withdraw') throw new NotAllowed('Il tuo piano non comprende i codici sconto.')
  const asked = await findOffer(db, offerId, { type: audience.type, now })
  await requireProvedMailbox(db, member, asked ? `/servizi/convenzioni/negozi/${asked.shopId}` : undefined)
  return db.transaction(async (tx) => {
    const offer = await findOffer(tx, offerId, { type: audience.type, now })
    if (!offer) throw new NotFound('L’offerta non è più disponibile.')
    await insertWithdrawal(tx, { memberId: member.id, offerId, now })
    return { offer, showToken: await showTokenOf(tx, offerId) }
  })
}

export type ImportOptions = {
  now: Date
  /** The file names every offer of the partner: those it does not name are over. */
  isWhole: boolean
}

/** Takes a partner's catalogue: offers are added or updated by the partner's own id, all or none. */
export async function importCatalogue(
  db: Db,
  catalogue: readonly CatalogueOffer[],
  { now, isWhole }: ImportOptions,
): Promise<{ imported: number; expired: number }> {
  return db.transaction(async (tx) => {
    const shops = new Map(catalogue.map(({ shop }) => [shop.name, { ...shop, about: '' }]))
    const ids = await upsertShops(tx, [...shops.values()])
    const rows = catalogue.flatMap(({ shop, ...offer }) => {
      const shopId = ids.get(shop.name)
      return shopId === undefined ? [] : [{ ...offer, shopId }]
    })
    await upsertOffers(tx, rows, now)
    const expired = isWhole ? await expireNotImportedAt(tx, now) : 0
    await bumpRevision(tx)
    return { imported: rows.length, expired }
  })
}

/** Marks the offers whose last day has passed, and forgets those that ended long ago. Kept pages become old only if some did, or some began. */
export async function expireOffers(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await expireEnded(tx, now)
    await deleteExpiredBefore(tx, daysBefore(now, KEPT_DAYS))
    const before = new Date(now.getTime() - LOOKED_BACK_MS)
    if (expired > 0 || (await hasBegun(tx, before, now))) await bumpRevision(tx)
    return expired
  })
}
