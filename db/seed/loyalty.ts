import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { settleAccount } from '#areas/loyalty/commands.server.ts'
import { earnPoints, spendPoints } from '#areas/loyalty/ledger-commands.server.ts'
import type { MissionCode } from '#areas/loyalty/model.ts'
import { findOrderByKey, insertOrder, updateOrder } from '#areas/loyalty/order-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore } from '#platform/pure/dates.ts'
import { ordinaryMember } from './people.ts'
import { rewardIdOf, seedRewards } from './rewards.ts'

/** Points that go are the price of a reward, and their description is its title. */
type Line = [daysAgo: number, points: number, description: string, mission?: MissionCode]

const STUDIOUS: readonly Line[] = [
  [380, 50, 'Bonus di benvenuto'],
  [300, 100, 'Profilo completato', 'complete-profile'],
  [210, 50, 'Sondaggio compilato'],
  [150, 200, 'Un collega invitato si è iscritto', 'invite'],
  [120, -250, 'Buono libri da 10 €'],
  [58, 300, 'Bonus di rinnovo'],
  [40, 50, 'Corso ECM superato', 'pass-course'],
  [21, 5, 'Articolo letto', 'read'],
  [12, 200, 'Un collega invitato si è iscritto', 'invite'],
  [3, 5, 'Articolo letto', 'read'],
]

const LEDGERS: Readonly<Record<number, readonly Line[]>> = {
  1003: STUDIOUS,
  1013: [
    [55, 100, 'Profilo completato', 'complete-profile'],
    [9, 50, 'Corso ECM superato', 'pass-course'],
  ],
  1007: [[50, 100, 'Profilo completato', 'complete-profile']],
  1005: [
    [410, 100, 'Profilo completato', 'complete-profile'],
    [330, 400, 'Bonus di benvenuto'],
    [200, -220, 'Taccuino da corsia, serie da tre'],
  ],
  1015: [[400, 100, 'Profilo completato', 'complete-profile']],
  1025: [[390, 80, 'Scheda professionale pubblicata', 'publish-card']],
}

/** Rewards, and a history of points for the demo members that have one. Each line is written once, by its key. */
export async function seedLoyalty(db: Db, now: Date): Promise<void> {
  await seedRewards(db, now)
  for (const [username, lines] of Object.entries(LEDGERS)) {
    const member = await findMemberByUsername(db, Number(username))
    if (!member) continue
    await db.transaction(async (tx) => {
      for (const [index, [daysAgo, points, description, mission]] of lines.entries()) {
        const at = daysBefore(now, daysAgo)
        const written = { memberId: member.id, description, key: `seed:${index}` }
        if (points > 0) await earnPoints(tx, { ...written, points, at, ...(mission && { mission }) })
        else {
          await spendPoints(tx, { ...written, points: -points, now: at })
          await seedOrder(tx, { ...written, points: -points, at })
        }
      }
      await settleAccount(tx, member.id, now)
    })
  }
  await seedWaitingOrders(db, now)
}

/** DSK-051. What waits at the desk of a demo: asked for by members who are nobody in particular. */
const WAITING: readonly [
  daysAgo: number,
  title: string,
  points: number,
  isShipped: boolean,
  city: string,
  province: string,
][] = [
  [9, 'Termometro a infrarossi', 650, true, 'Torino', 'TO'],
  [6, 'Cuscino cervicale', 460, false, 'Bologna', 'BO'],
  [3, 'Bottiglia termica da 750 ml', 240, false, 'Bari', 'BA'],
  [1, 'Dieci alberi in città', 300, false, '', ''],
]

async function seedWaitingOrders(db: Db, now: Date): Promise<void> {
  const buyers = Array.from({ length: 60 }, (_, index) => ordinaryMember(index)).filter(
    ({ type }) => type === 'PREMIUM',
  )
  for (const [index, [daysAgo, title, points, isShipped, city, province]] of WAITING.entries()) {
    const member = await findMemberByUsername(db, buyers[index]?.username ?? 0)
    const idempotencyKey = `seed:waiting-${index}`
    if (!member) continue
    const recipient = `${member.name} ${member.surname}`
    await db.transaction(async (tx) => {
      const at = daysBefore(now, daysAgo)
      const bonus = { description: 'Bonus di benvenuto', key: `${idempotencyKey}-bonus` }
      const given = { memberId: member.id, points: points + 150, ...bonus, at: daysBefore(at, 20) }
      // The account is held from here on: of two that seed at once, one finds it done.
      if (!(await earnPoints(tx, given))) return
      await spendPoints(tx, {
        memberId: member.id,
        points,
        description: title,
        key: `order:${idempotencyKey}`,
        now: at,
      })
      const { id } = await insertOrder(tx, {
        memberId: member.id,
        rewardId: rewardIdOf(title),
        title,
        points,
        source: 'club',
        kind: city ? 'parcel' : 'donation',
        state: 'accepted',
        voucherCode: null,
        delivery: city ? { recipient, street: `Via Roma ${index + 3}`, postalCode: '10100', city, province } : null,
        placedAt: at,
        idempotencyKey,
      })
      const shipped = { state: 'shipped' as const, courier: 'Corriere Rapido', trackingCode: 'CR202600417' }
      if (isShipped) await updateOrder(tx, id, shipped, daysAfter(at, 2))
    })
  }
}

/** What the points bought arrived a few days later; what is a code is in the member's hands. */
async function seedOrder(
  db: Db,
  {
    memberId,
    description: title,
    key,
    points,
    at,
  }: { memberId: string; description: string; key: string; points: number; at: Date },
): Promise<void> {
  if (await findOrderByKey(db, memberId, key)) return
  const isCode = title.startsWith('Buono')
  const order = {
    memberId,
    rewardId: rewardIdOf(title),
    title,
    points,
    placedAt: at,
    source: 'club' as const,
    kind: isCode ? ('voucher' as const) : ('parcel' as const),
    state: 'accepted' as const,
    voucherCode: isCode ? 'LIBRI-7QK4-M2XD' : null,
    delivery: null,
    idempotencyKey: key,
  }
  const { id } = await insertOrder(db, order)
  await updateOrder(db, id, { state: 'delivered' }, daysAfter(at, 4))
}
