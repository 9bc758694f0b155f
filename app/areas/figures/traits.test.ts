import { expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)

test('[FIG-014] a person counts in the group they had on that day, at the levels and in courses', async () => {
  let instant = new Date('2026-11-05T10:00:00Z')
  const now = () => instant
  const id = await insertMember(database.db, {
    email: 'anna@posta.example',
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    specializations: ['Cardiologia'],
    registrationDate: new Date('2026-11-01T09:00:00Z'),
    trial: null,
  })
  await query(`update members set province = 'MI' where id = $1`, [id])
  const series = await query(
    `insert into course_series (slug, name, description) values ('s', 'Serie', '') returning id`,
  )
  const course = (slug: string) =>
    query(
      `insert into courses (slug, title, card_heading, series_id, model, description, objective, credits, duration_hours, published_at, expiry_date, event_id)
     values ($2, 'Corso', '', $1, (enum_range(null::didactic_model))[1], '', '', 5, 5, '2026-11-01', '2027-11-01', length($2::text)) returning id`,
      [series.rows[0].id, slug],
    )
  const study = async (slug: string, at: string) =>
    query(`insert into enrolments (member_id, course_id, subscribed_at) values ($1, $2, $3)`, [
      id,
      (await course(slug)).rows[0].id,
      at,
    ])
  await study('a', '2026-11-03T09:00:00Z')
  await countDueDays(database.db, { now })
  await query(
    `update members set profession = 'Farmacista', specializations = '{Geriatria}', province = 'RM' where id = $1`,
    [id],
  )
  // What is noted in real time is put on the clock of the club by the next count.
  instant = new Date('2026-11-06T10:00:00Z')
  await countDueDays(database.db, { now })
  await query(`update member_traits set until = '2026-11-06T08:00:00Z'`)
  await study('bb', '2026-11-07T09:00:00Z')
  instant = new Date('2026-11-09T10:00:00Z')
  await query(`update figure_day_states set state = 'touched'`)
  await countDueDays(database.db, { now })
  const groups = async (code: string, split: string, day: RomeDay) =>
    (await readSeries(database.db, { code, from: day, to: day, split })).map(({ value }) => value)
  for (const [split, then, since] of [
    ['profession', 'Medico', 'Farmacista'],
    ['specialization', 'Cardiologia', 'Geriatria'],
    ['province', 'MI', 'RM'],
    ['region', 'Lombardia', 'Lazio'],
  ] as const)
    expect([
      split,
      await groups('members.total', split, '2026-11-05'),
      await groups('members.total', split, '2026-11-06'),
    ]).toEqual([split, [then], [since]])
  expect([
    await groups('learning.enrolled', 'profession', '2026-11-03'),
    await groups('learning.enrolled', 'profession', '2026-11-07'),
  ]).toEqual([['Medico'], ['Farmacista']])
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})
