import { expect, test } from 'vitest'
import { type DeskList, listRowIds, type Ordering } from '#areas/lists/row-store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { refreshSortKeys } from './sort-key-store.server.ts'
import { MEMBERS } from './store.server.ts'

const club = useClub()
const everybody = { words: [], conditions: [], isBroken: false }
const KEPT = ['tipo', 'piano', 'scadenza', 'crediti']

/** The same list, which keeps nothing and computes the order of everybody. */
const COMPUTED: DeskList = {
  ...(MEMBERS as DeskList),
  orders: Object.fromEntries(
    Object.entries(MEMBERS.orders).map(([by, orderings]) => [
      by,
      (now: Date) => orderings(now).map(({ kept: _kept, ...ordering }): Ordering => ordering),
    ]),
  ),
}

const later = (days: number) => new Date(club.clock.now().getTime() + days * 86_400_000)

async function expectInOrder(now: Date, what: string) {
  for (const by of KEPT)
    for (const isDescending of [false, true]) {
      const order = { by, isDescending }
      const read = (list: DeskList, limit: number, offset: number) =>
        listRowIds(club.database.db, list, everybody, now, { order, limit, offset })
      const whole = await read(COMPUTED, 100_000, 0)
      const label = `${what}: ${by} ${isDescending ? 'down' : 'up'}`
      expect(await read(MEMBERS as DeskList, 100_000, 0), label).toEqual(whole)
      expect(await read(MEMBERS as DeskList, 7, 30), label).toEqual(whole.slice(30, 37))
    }
}

async function refreshAll(now: Date): Promise<number> {
  let refreshed = 0
  for (;;) {
    const some = await refreshSortKeys(club.database.db, now, 40)
    if (some === 0) return refreshed
    refreshed += some
  }
}

const SOMEBODY = '(select id from members where username = 1003)'
const WRITES: Readonly<Record<string, string>> = {
  'credits spent': "update wallets set used_credits = initial_credits + bonus_credits where tag = 'ecm'",
  'a wallet that goes': `delete from wallets where tag = 'ecm' and member_id = ${SOMEBODY}`,
  'a wallet that ends': "update wallets set active_until = active_from + interval '1 day' where tag = 'ecm'",
  'a plan of another name': "update owned_products set name = 'Aaa' where kind = 'plan'",
  'a plan that goes': `delete from owned_products where member_id = ${SOMEBODY}`,
  'a Premium that ends': `update premium_periods set "end" = start + interval '1 day' where member_id = ${SOMEBODY}`,
  'a Premium that goes': `delete from premium_periods where member_id = ${SOMEBODY}`,
  'a trial':
    "update members set trial_start = registration_date, trial_end = registration_date + interval '9 years' where trial_start is null",
  'a new member': `insert into members (username, email, name, surname, client_code, registration_date)
    values (71000001, 'nuova@posta.example', 'Ada', 'Nuova', 'NUOVA1', '2020-01-01')`,
  'a member who goes': 'delete from members where username = 71000001',
}

test('[DSK-012] what is kept of members puts them in the order that computing it would, whatever is written and whatever time it is', async () => {
  const { pool } = club.database
  await expectInOrder(club.clock.now(), 'nothing kept')
  expect(await refreshAll(club.clock.now())).toBeGreaterThan(40)
  expect(await refreshAll(club.clock.now()), 'once is enough').toBe(0)
  await expectInOrder(club.clock.now(), 'everything kept')
  const { rows } = await pool.query('select id from members except select member_id from member_sort_keys')
  expect(rows, 'everybody has keys').toEqual([])
  for (const days of [3, 40, 400, -400, 0]) {
    await expectInOrder(later(days), `${days} days on`)
    await refreshAll(later(days))
    await expectInOrder(later(days), `${days} days on, kept`)
  }
  for (const [what, statement] of Object.entries(WRITES)) {
    const { rowCount } = await pool.query(statement)
    expect(rowCount, what).toBeGreaterThan(0)
    await expectInOrder(club.clock.now(), what)
    await refreshAll(club.clock.now())
    await expectInOrder(club.clock.now(), `${what}, kept`)
  }
})

test('what is written while the keys are computed again is not lost', async () => {
  const { db, pool } = club.database
  const now = club.clock.now()
  await refreshAll(now)
  const writing = await pool.connect()
  try {
    await writing.query('begin')
    await writing.query("update wallets set used_credits = 0 where tag = 'ecm'")
    await refreshSortKeys(db, now)
    await writing.query('commit')
  } finally {
    writing.release()
  }
  await expectInOrder(now, 'written meanwhile')
  await refreshAll(now)
  await expectInOrder(now, 'written meanwhile, kept')
})
