import { z } from 'zod'
import { findMemberById } from '#areas/audience/store.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { addRomeDays, daysBefore, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { sealing } from './catalogue-context.server.ts'
import { closeProgramme, LISTENER, settleAccount } from './commands.server.ts'
import { listMembersWithEnded } from './ledger-store.server.ts'
import { ADDRESS_DAYS } from './model.ts'
import { refreshOrder } from './order-commands.server.ts'
import { deleteAddresses, listOpenOrders } from './order-store.server.ts'
import { changesOn } from './reward-store.server.ts'
import { listMembersToClose, listMembersToHear, listMembersWithNewPlans } from './store.server.ts'

const AT_ONCE = 500
const SILENCE_MS = 60_000

/** Brings up to date the accounts of who has not looked: facts heard, plans counted, points ended. */
export const settleLoyaltyJob = defineJob({
  name: 'settle-loyalty',
  shape: z.object({}),
  cron: '*/10 * * * *',
  keepDays: 2,
  async handle({ db, clock, log }) {
    const now = clock.now()
    const members = new Set([
      ...(await listMembersToHear(db, LISTENER, AT_ONCE)),
      ...(await listMembersWithNewPlans(db, now, AT_ONCE)),
      ...(await listMembersWithEnded(db, now, AT_ONCE)),
    ])
    for (const memberId of members)
      await settleAccount(db, memberId, now).catch((error: unknown) =>
        log.warn({ err: error }, 'a loyalty account could not be settled'),
      )
  },
})

/** LOY-021. Closes the programme of who did not renew within the days of grace. */
export const closeLoyaltyJob = defineJob({
  name: 'close-loyalty',
  shape: z.object({}),
  cron: '5 * * * *',
  keepDays: 7,
  async handle({ db, clock, log, outside }) {
    const now = clock.now()
    const { graceDays } = outside.loyalty
    const endedBy = startOfRomeDay(addRomeDays(romeDayOf(now), -graceDays))
    for (const ended of await listMembersToClose(db, endedBy, now, AT_ONCE))
      await closeProgramme(db, ended, graceDays).catch((error: unknown) =>
        log.warn({ err: error }, 'a loyalty programme could not be closed'),
      )
  },
})

/** Asks the supplier about open orders, and again for those it never answered. */
export const refreshLoyaltyOrdersJob = (secret: string) =>
  defineJob({
    name: 'refresh-loyalty-orders',
    shape: z.object({}),
    cron: '*/10 * * * *',
    keepDays: 2,
    async handle({ db, clock, log, outside }) {
      const now = clock.now()
      const { supplier } = outside.loyalty
      if (!supplier) return
      const port = sealing(supplier(db, clock), secret)
      for (const order of await listOpenOrders(db, new Date(now.getTime() - SILENCE_MS), AT_ONCE)) {
        const member = await findMemberById(db, order.memberId)
        if (!member) continue
        await refreshOrder(db, port, { order, clientCode: member.clientCode, now }).catch((error: unknown) =>
          log.warn({ err: error, order: order.id }, 'an order of a reward could not be refreshed'),
        )
      }
    },
  })

/** DSK-051. Addresses to which rewards went are forgotten when nobody can still complain about a parcel. */
export const forgetRewardAddressesJob = defineJob({
  name: 'forget-reward-addresses',
  shape: z.object({}),
  cron: '23 3 * * *',
  keepDays: 7,
  async handle({ db, clock, log }) {
    const overBefore = daysBefore(clock.now(), ADDRESS_DAYS)
    let count = 0
    for (let some = AT_ONCE; some === AT_ONCE; count += some) some = await deleteAddresses(db, overBefore, AT_ONCE)
    if (count > 0) log.info({ count }, 'addresses of rewards are forgotten')
  },
})

const TURN_WINDOW_MS = 3 * 3_600_000

/** DSK-050. In the first hours of a day on which a reward or its price begins or ends, pages that were kept are made again. */
export const turnRewardsJob = defineJob({
  name: 'turn-rewards',
  shape: z.object({}),
  cron: '2 * * * *',
  keepDays: 7,
  async handle({ db, clock }) {
    const now = clock.now()
    const today = romeDayOf(now)
    const hasJustBegun = romeDayOf(new Date(now.getTime() - TURN_WINDOW_MS)) !== today
    if (hasJustBegun && (await changesOn(db, today))) await bumpRevision(db)
  },
})
