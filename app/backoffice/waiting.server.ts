import type { StaffRole } from '#areas/audience/model.ts'
import { listDeskOrders } from '#areas/billing/desk-store.server.ts'
import { listDesk } from '#areas/content/desk-store.server.ts'
import { countLeadsByState } from '#areas/leads/store.server.ts'
import { listForReview } from '#areas/professional-card/review-store.server.ts'
import { listRequestsToAnswer } from '#areas/services/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { countOutbox } from '#platform/mail/store.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { deskOf } from './desk.ts'

type Count = (db: Db, now: Date) => Promise<string | null>

const said = (count: number, one: string, more: string) => (count === 0 ? null : `${count} ${count === 1 ? one : more}`)

/** What waits for somebody, by the place of the desk where it is done. */
const WAITING: Readonly<Record<string, Count>> = {
  '/redazione/richieste': async (db) => said((await countLeadsByState(db)).new, 'da prendere', 'da prendere'),
  '/redazione/servizi': async (db) => {
    const { total } = await listRequestsToAnswer(db, { state: 'open', form: null, limit: 1, offset: 0 })
    return said(total, 'da concludere', 'da concludere')
  },
  '/redazione/ordini': async (db, now) => {
    const asked = { typed: '', waiting: 'transfer' } as const
    const { total } = await listDeskOrders(db, asked, { limit: 1, offset: 0, today: romeDayOf(now) })
    return said(total, 'bonifico in attesa', 'bonifici in attesa')
  },
  '/redazione/schede': async (db) => {
    const { total } = await listForReview(db, { list: 'to-review', typed: '', limit: 1, offset: 0 })
    return said(total, 'da rivedere', 'da rivedere')
  },
  '/redazione/contenuti': async (db, now) => {
    const { total } = await listDesk(db, { typed: '', shelf: 'draft', limit: 1, offset: 0 }, now)
    return said(total, 'bozza', 'bozze')
  },
  '/redazione/posta': async (db) => said((await countOutbox(db)).failed, 'rifiutata', 'rifiutate'),
}

/** The places of a role, each with what waits there. */
export function deskWithWaiting(db: Db, role: StaffRole, now: Date) {
  return Promise.all(
    deskOf(role).map(async (place) => ({ ...place, waiting: (await WAITING[place.path]?.(db, now)) ?? null })),
  )
}
