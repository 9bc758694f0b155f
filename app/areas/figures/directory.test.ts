import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { holdTimers } from '../../../tests/support/hold-timers.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { readSeries } from './store.server.ts'

const club = useClub()
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const query = async (text: string, values: unknown[] = []) => (await club.database.pool.query(text, values)).rows
const today = () => romeDayOf(club.clock.now())
const headersOf = async (who: number | null) => ({
  ...(await club.cookieOf(who)),
  'user-agent': BROWSER,
  origin: ORIGIN,
})
const open = async (url: string, who: number | null = null) => club.app.inject({ url, headers: await headersOf(who) })
const counters = (counter: string) =>
  query(
    `select subject, outcome, sum(amount)::int as amount from day_counters where counter = $1 and day = $2 group by 1, 2 order by subject collate "C", outcome`,
    [counter, today()],
  )
const forget = () => query('delete from day_counters')
const readAt = (code: string, day: RomeDay, split = '') =>
  readSeries(club.database.db, { code: `directory.${code}`, from: day, to: day, split })
const of = async (code: string, day: RomeDay) => (await readAt(code, day)).map(({ amount }) => amount)

test('[FIG-046] searches of the directory count by profession and province, never by their words, and staff do not', async () => {
  const minute = holdTimers(60_000)
  await forget()
  await open('/professionisti-sanitari')
  await open('/professionisti-sanitari?province=MI')
  await open('/professionisti-sanitari?province=MI', VISITORS.PREMIUM)
  await open('/professionisti-sanitari?province=MI', STAFF.editor)
  await open('/professionisti-sanitari?text=zzqxwv&professionType=857920003')
  minute.end()
  await expect
    .poll(() => counters('directory'))
    .toEqual([
      { subject: '857920003|', outcome: 'nobody', amount: 1 },
      { subject: '|MI', outcome: 'found', amount: 2 },
    ])
  expect(JSON.stringify(await query('select * from day_counters'))).not.toContain('zzqxwv')
})

test('[FIG-046] openings of cards and presses on contacts count as totals, and only where the contact is shown', async () => {
  const minute = holdTimers(60_000)
  await forget()
  const [card] = await query(
    `select id, slug from professional_cards where visibility = 'public' and contact_visibility = 'public' and details -> 'contacts' ->> 'phone' <> ''
       and member_id in (select id from members where premium @> $1::timestamptz) order by slug limit 1`,
    [club.clock.now().toISOString()],
  )
  const press = async (slug: string, contatto: string, who: number | null = null) =>
    (
      await club.app.inject({
        method: 'POST',
        url: `/api/professionallist/professionalcards/${slug}/contatto`,
        headers: await headersOf(who),
        payload: { contatto },
      })
    ).statusCode
  expect((await open(`/professionisti-sanitari/${card.slug}`)).statusCode).toBe(200)
  await open(`/professionisti-sanitari/${card.slug}`, STAFF.editor)
  expect(await press(card.slug, 'telefono')).toBe(200)
  expect(await press(card.slug, 'telefono')).toBe(200)
  expect(await press(card.slug, 'sito', STAFF.editor)).toBe(200)
  expect(await press('nessuno', 'telefono')).toBe(200)
  expect(await press(card.slug, 'fax')).toBe(400)
  minute.end()
  await expect
    .poll(() => counters('card'))
    .toEqual([
      { subject: card.id, outcome: 'opened', amount: 1 },
      { subject: card.id, outcome: 'phone', amount: 2 },
    ])
  await query(`update professional_cards set contact_visibility = 'private' where id = $1`, [card.id])
  // Where nobody sees the contact nobody presses it; a press that follows is written with it.
  await press(card.slug, 'telefono')
  await query(`update professional_cards set contact_visibility = 'public' where id = $1`, [card.id])
  await press(card.slug, 'telefono')
  minute.end()
  await expect.poll(async () => (await counters('card')).at(-1)?.amount).toBe(3)
})

test('[FIG-046] how many cards there were each evening, and every total is found a second time', async () => {
  await forget()
  const { db } = club.database
  const yesterday = addRomeDays(today(), -1)
  await query('update figure_day_states set counted_at = counted_at')
  await countDueDays(db, { now: () => club.clock.now() })
  const [{ all, held, complete }] = await query(
    `select count(*)::int as all, count(*) filter (where held_at is not null)::int as held, count(*) filter (where step = 5)::int as complete from professional_cards`,
  )
  await query(`update figure_day_states set state = 'touched' where day = $1`, [yesterday])
  await countDueDays(db, { now: () => club.clock.now() })
  expect(await of('cards', yesterday)).toEqual([BigInt(all)])
  expect([await of('held', yesterday), await of('complete', yesterday)]).toEqual([[BigInt(held)], [BigInt(complete)]])
  const byVisibility = await readAt('cards', yesterday, 'visibility')
  expect(byVisibility.reduce((sum, { amount }) => sum + amount, 0n)).toBe(BigInt(all))
  // Before it was first written down there is nothing, and what is changed today changes nothing of yesterday.
  expect(await of('cards', addRomeDays(yesterday, -1))).toEqual([])
  await query(`update professional_cards set held_at = now(), visibility = 'private'`)
  await query(`update figure_day_states set state = 'touched' where day = $1`, [yesterday])
  await countDueDays(db, { now: () => club.clock.now() })
  expect(await of('held', yesterday)).toEqual([BigInt(held)])
  expect(
    (await compareFigures(db, { now: () => club.clock.now(), random: () => 0.5 })).filter(({ code }) =>
      code.startsWith('directory.'),
    ),
  ).toEqual([])
})

test('[FIG-046] Professionisti shows each figure with its plot, split by visibility, profession and province', async () => {
  const page = new JSDOM((await open('/redazione/numeri/professionisti', STAFF.editor)).body).window.document
  const codes = [...page.querySelectorAll('.figure-panel[data-figure]')].map((panel) =>
    panel.getAttribute('data-figure'),
  )
  expect(codes).toEqual(
    ['cards', 'complete', 'to-review', 'held', 'searches', 'nobody', 'opened', 'pressed'].map(
      (code) => `directory.${code}`,
    ),
  )
  expect((await open('/redazione/numeri/professionisti?per=province', STAFF.editor)).statusCode).toBe(200)
  expect((await open('/redazione/numeri/professionisti', STAFF.tutor)).statusCode).toBe(403)
})

test('[FIG-046] one card’s numbers are seen by its owner and by whoever reviews cards, by month, from five on', async () => {
  await forget()
  const [card] = await query(
    `select c.id, c.slug, m.username from professional_cards c join members m on m.id = c.member_id order by m.username limit 1`,
  )
  const count = (outcome: string, amount: number) =>
    query(
      `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('card', $1, $2, $3, 'SUSPECT', $4)`,
      [today(), card.id, outcome, amount],
    )
  await count('opened', 7)
  await count('phone', 2)
  await count('email', 2)
  const rows = (body: string) =>
    [...new JSDOM(body).window.document.querySelectorAll('[aria-label="Quante volte è stata vista"] tbody td')].map(
      (cell) => cell.textContent,
    )
  const review = `/redazione/schede/${card.slug}`
  for (const answer of [await open('/profilo/la-mia-scheda', card.username), await open(review, STAFF.operator)]) {
    expect(answer.statusCode).toBe(200)
    expect(rows(answer.body)).toEqual(['7', 'meno di 5'])
  }
  await count('site', 1)
  expect(rows((await open(review, STAFF.operator)).body)).toEqual(['7', '5'])
  expect((await open(`/professionisti-sanitari/${card.slug}`)).body).not.toContain('Quante volte è stata vista')
})
