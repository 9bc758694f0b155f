import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshDemoMembers } from '#areas/account/demo-commands.server.ts'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import { changeMembership } from '#areas/audience/commands.server.ts'
import { premiumPeriod } from '#areas/audience/membership-rules.ts'
import { audienceKey } from '#areas/audience/rules.ts'
import { findMemberByUsername, findMembersByEmail, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { prepareClub } from './prepare-club.ts'
import { seedClub } from './seed-club.ts'

const database = useTestDatabase()

const now = new Date('2026-11-15T10:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const seed = (scale = 1, isDemo = true) => seedClub(database.db, { clock: fixedClock(now), scale, isDemo })

async function viewOf(username: number, at = now) {
  const member = await findMemberByUsername(database.db, username)
  const found = member && (await findViewerByMemberId(database.db, member.id, at))
  if (!found) throw new Error(`Nobody is ${username}.`)
  return found
}

async function contents() {
  const tables = [
    'members',
    'wallets',
    'premium_periods',
    'static_portfolios',
    'credentials',
    'member_consents',
    'pages',
  ]
  const counts = tables.map(
    (table) => sql`select ${table} as name, count(*)::int as rows from ${sql.identifier(table)}`,
  )
  const { rows } = await database.db.execute(sql.join(counts, sql` union all `))
  return rows
}

describe('the demo members', () => {
  beforeAll(async () => {
    await database.clear()
    await seed()
  })

  test.each(DEMO_MEMBERS.map((member) => [member.username, member.type] as const))(
    '%i is %s',
    async (username, type) => {
      expect((await viewOf(username)).audience.type).toBe(type)
    },
  )

  test('1003 and 1013 are two people of one audience', async () => {
    const [one, other] = [await viewOf(1003), await viewOf(1013)]
    expect(audienceKey(one.audience)).toBe(audienceKey(other.audience))
    expect(one.member.email).not.toBe(other.member.email)
  })

  test('show the wallets that make a difference', async () => {
    expect((await viewOf(1003)).audience.wallets).toHaveProperty('ecm')
    expect((await viewOf(1006)).audience.wallets).not.toHaveProperty('ecm')
    expect((await viewOf(1007)).audience.wallets.telemedicina).toEqual({ stato: 2 })
    expect((await viewOf(1005)).audience.wallets.winLoy).toEqual({ stato: 1 })
    expect((await viewOf(1015)).audience.wallets.winLoy).toEqual({ stato: 0 })
    expect((await viewOf(1025)).audience.wallets.winLoy).toEqual({ stato: 2 })
    expect((await viewOf(1011)).audience.flags).toEqual(['promo'])
    expect((await findMemberByUsername(database.db, 1008))?.isAps).toBe(true)
    expect((await viewOf(9003)).member.staffRole).toBe('administrator')
  })

  test('[LOG-013] two of them share one e-mail', async () => {
    const shared = DEMO_MEMBERS.filter((member, _index, all) =>
      all.some((other) => other !== member && other.email === member.email),
    )
    expect(shared).toHaveLength(2)
    expect(await findMembersByEmail(database.db, shared[0]?.email ?? '')).toHaveLength(2)
  })
})

describe('demo members, as time passes,', () => {
  beforeEach(() => database.clear())

  test('still show every type when the demo is started again after weeks or years', async () => {
    await seed()
    for (const days of [6, 40, 400, 1500]) {
      await prepareClub(database.db, { clock: fixedClock(daysLater(days)), isDemo: true, say: () => undefined })
      for (const { username, type } of DEMO_MEMBERS) {
        expect([username, (await viewOf(username, daysLater(days))).audience.type]).toEqual([username, type])
      }
    }
  })

  test('keep what somebody did as one of them: only time is undone', async () => {
    await seed()
    const member = (await viewOf(1002)).member
    await changeMembership(
      database.db,
      member.id,
      { registrationDate: member.registrationDate, premiumPeriods: [premiumPeriod(now)] },
      now,
    )
    await refreshDemoMembers(database.db, daysLater(1))
    expect((await viewOf(1002, daysLater(1))).audience.type).toBe('PREMIUM')
  })
})

describe('the seed', () => {
  beforeEach(() => database.clear())

  test('run twice, or by two at once, doubles nothing', async () => {
    await Promise.all([seed(), seed()])
    const before = await contents()
    await seed()
    expect(await contents()).toEqual(before)
  })

  test('goes on from where it was killed', async () => {
    await seed()
    const whole = await contents()
    await database.db.execute(sql`delete from members where username in (1001, 50000007) or username > 50000030`)
    await seed()
    expect(await contents()).toEqual(whole)
  })

  test('makes the club as many times larger as it is asked', async () => {
    await seed(1)
    const { rows: small } = await database.db.execute(
      sql`select count(*)::int as n from members where username >= 50000000`,
    )
    await seed(3)
    const { rows: large } = await database.db.execute(
      sql`select count(*)::int as n from members where username >= 50000000`,
    )
    expect(large[0]?.n).toBe(Number(small[0]?.n) * 3)
  })

  test('writes no invented person into a real club', async () => {
    await seed(1, false)
    const { rows } = await database.db.execute(sql`select count(*)::int as n from members`)
    expect(rows[0]?.n).toBe(0)
  })
})
