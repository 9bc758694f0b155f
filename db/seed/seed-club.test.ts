import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshDemoMembers } from '#areas/account/demo-commands.server.ts'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import { changeMembership } from '#areas/audience/commands.server.ts'
import { premiumPeriod } from '#areas/audience/membership-rules.ts'
import { audienceKey } from '#areas/audience/rules.ts'
import {
  findMemberByUsername,
  findMembersByEmail,
  findViewerByMemberId,
  listWallets,
} from '#areas/audience/store.server.ts'
import { currentPlan, suggestedProducts } from '#areas/plans/rules.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { until } from '../../tests/support/patience.ts'
import { findBreaks } from '../club-checks/find-breaks.ts'
import { prepareClub } from './prepare-club.ts'
import { seedClub } from './seed-club.ts'

const database = useTestDatabase()

/** Seeding costs seconds, so the file has one club, and time passes in it: each test leaves it as whole as it found it. */
beforeAll(async () => {
  await Promise.all([seed(), seed()])
})

const now = new Date('2026-11-15T10:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const { club } = parseEnv({})
const seed = (scale = 1, isDemo = true) => seedClub(database.db, { clock: fixedClock(now), scale, isDemo, club })

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
    'consent_answers',
    'pages',
    'certificates',
  ]
  const counts = tables.map(
    (table) => sql`select ${table} as name, count(*)::int as rows from ${sql.identifier(table)}`,
  )
  const { rows } = await database.db.execute<{ name: string; rows: number }>(sql.join(counts, sql` union all `))
  return rows
}

async function invented(): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from members where username >= 50000000`,
  )
  return rows[0]?.n ?? 0
}

test('a node that starts while another writes the first pages waits for as long as it takes', async () => {
  let seeding: Promise<void> | undefined
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_pages'))`)
    seeding = seed()
    await until(async () => {
      const { rows } = await database.db.execute(sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and application_name = 'camice-patient'`)
      return rows.length > 0
    }, 'a patient node at the lock')
  })
  await seeding
})

describe('the seed', () => {
  test('who has passed courses holds their certificates, all but the last one, with codes that every demo has', async () => {
    const { rows } = await database.db.execute<{ username: number; passed: number; held: number; codes: string[] }>(
      sql`select m.username, count(*)::int as passed, count(c.code)::int as held, array_agg(c.code order by c.issued_at desc) as codes
        from enrolments e join members m on m.id = e.member_id
          left join certificates c on c.member_id = e.member_id and c.course_id = e.course_id
        where e.status = 2 and m.username < 9000 group by m.username order by m.username`,
    )
    expect(rows.map(({ username, passed, held }) => [username, passed - held])).toEqual([
      [1003, 1],
      // She has not said where she was born.
      [1004, 2],
      [1005, 1],
      [1013, 1],
    ])
    expect(rows[0]?.codes).toContain('PTDK-CXEW-V4LL-3ASY')
  })

  test('run by two at once, and again, doubles nothing', async () => {
    const before = await contents()
    expect(before).toContainEqual({ name: 'members', rows: DEMO_MEMBERS.length + (await invented()) })
    await seed()
    expect(await contents()).toEqual(before)
  })

  test('goes on from where it was killed', async () => {
    const whole = await contents()
    await database.db.execute(sql`delete from members where username in (1001, 50000007) or username > 50000030`)
    expect(await contents()).not.toEqual(whole)
    await seed()
    expect(await contents()).toEqual(whole)
  })

  test('makes the club as many times larger as it is asked', async () => {
    const small = await invented()
    await seed(3)
    expect(await invented()).toBe(small * 3)
  })
})

describe('the demo members', () => {
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
    expect((await viewOf(9003)).member.roles.map(({ role }) => role)).toEqual(['administrator'])
  })

  test('[CRS-034] who has no courses in the plan is offered the one that has them', async () => {
    const { member, audience } = await viewOf(1006)
    const current = currentPlan(await listOwnedProducts(database.db, member.id), now)
    expect(current?.productId).toBe('completo')
    const visitor = { type: audience.type, currentProductId: 'completo', daysLeft: 300, includesCurrent: false }
    const offered = suggestedProducts(await listProducts(database.db, now), visitor)
    expect(offered.filter(({ isPurchasable }) => isPurchasable).map(({ id }) => id)).toEqual(['completo-ecm'])
  })

  test('a trial holds what a trial gives, and nothing of it is spent', async () => {
    const wallets = await listWallets(database.db, (await viewOf(1002)).member.id, now)
    expect(wallets.find(({ tag }) => tag === 'ecm')).toMatchObject({ initialCredits: 10, used: 0, balance: 10 })
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
  test('still show every type when the demo is started again after weeks or years', async () => {
    for (const days of [6, 40, 400, 1500]) {
      await prepareClub(database.db, {
        clock: fixedClock(daysLater(days)),
        isDemo: true,
        club,
        secret: 'a secret of the club, long enough',
        say: () => undefined,
      })
      for (const { username, type } of DEMO_MEMBERS) {
        expect([username, (await viewOf(username, daysLater(days))).audience.type]).toEqual([username, type])
      }
      const breaks: string[] = []
      for await (const sentence of findBreaks(database.db, daysLater(days))) breaks.push(sentence)
      expect(breaks).toEqual([])
    }
  })

  test('keep what somebody did as one of them: only time is undone', async () => {
    const [then, nextDay] = [daysLater(1500), daysLater(1501)]
    const member = (await viewOf(1002, then)).member
    await changeMembership(
      database.db,
      member.id,
      { registrationDate: member.registrationDate, premiumPeriods: [premiumPeriod(then)] },
      then,
    )
    await refreshDemoMembers(database.db, nextDay)
    expect((await viewOf(1002, nextDay)).audience.type).toBe('PREMIUM')
  })
})

test('the seed writes no invented person into a real club, and the same pages', async () => {
  const demo = await contents()
  await database.clear()
  await seed(1, false)
  const real = await contents()
  expect(real.find(({ name }) => name === 'members')?.rows).toBe(0)
  expect(real.find(({ name }) => name === 'pages')).toEqual(demo.find(({ name }) => name === 'pages'))
})
