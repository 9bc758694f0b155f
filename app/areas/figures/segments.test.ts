import { beforeEach, describe, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { saveSegment } from '#areas/segments/segment-commands.server.ts'
import { type Group, readGroups } from '#areas/segments/segment-rules.ts'
import { findSegment } from '#areas/segments/segment-store.server.ts'
import { addRomeDays, endOfRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { LEARNING_FIGURES } from './learning-model.ts'
import { lookBack, mayLookBack } from './look-back-context.server.ts'
import { MEMBER_FIGURES } from './members-model.ts'
import { periodAsked } from './period-rules.ts'
import type { Question } from './question-rules.ts'
import { countSegments, followSegment, unfollowSegment } from './segments-commands.server.ts'
import { MOST_FOLLOWED, segmentCode, segmentFigures } from './segments-model.ts'
import { listFollowed } from './segments-store.server.ts'
import { clubDays, readFigures } from './shown-context.server.ts'

const database = useTestDatabase({ maxConnections: 6 })
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const FIRST: RomeDay = '2026-10-01'
const day = (after: number) => addRomeDays(FIRST, after)
/** Ten past midnight after the night in which a day ended. */
const nightOf = (after: number) => new Date(endOfRomeDay(day(after)).getTime() + 10 * 60_000)
const noonOf = (after: number) => new Date(startOfRomeDay(day(after)).getTime() + 12 * 60 * 60_000)

let staff: Awaited<ReturnType<typeof staffMember>>
async function staffMember() {
  const id = await join('capo@posta.example', 'Medico', '2026-01-01T09:00:00Z')
  return { id } as Parameters<typeof saveSegment>[2]['staff']
}
const join = (email: string, profession: string, registered: string) =>
  insertMember(database.db, {
    email,
    name: 'Anna',
    surname: 'Neri',
    profession,
    registrationDate: new Date(registered),
    trial: null,
  })
const save = async (written: string, more: { id?: string; name?: string; at?: Date } = {}) => {
  const seen = more.id ? ((await findSegment(database.db, more.id))?.version ?? 0) : 0
  const groups: readonly Group[] = readGroups([written])
  return saveSegment(
    database.db,
    { id: more.id ?? null, seen, name: more.name ?? 'Farmacisti', description: '', groups },
    { staff, now: more.at ?? noonOf(0) },
  )
}
const kept = async (id: string, part: Parameters<typeof segmentCode>[1]) =>
  Object.fromEntries(
    (
      await query(`select day::text as day, amount::int as amount from figure_days where code = $1 order by day`, [
        segmentCode(id, part),
      ])
    ).rows.map(({ day: on, amount }) => [on, amount]),
  )
const by = (at: Date) => ({ staffId: staff.id, now: at })

let people: string[] = []
beforeEach(async () => {
  await database.clear()
  staff = await staffMember()
  people = []
  for (let index = 0; index < 8; index++)
    people.push(
      await join(`a${index}@posta.example`, index < 5 ? 'Farmacista' : 'Medico', `2026-09-0${index + 1}T09:00:00Z`),
    )
})
const profession = (index: number, value: string) =>
  query('update members set profession = $2 where id = $1', [people[index], value])
/** Who answers, asked of the table by other words. */
const pharmacists = async () =>
  (
    await query(
      `select count(*)::int as n from members where profession = 'Farmacista' and email not like 'cancellato%'`,
    )
  ).rows[0].n

describe('[FIG-015] a segment in time', () => {
  test('from the day it is followed its size is a figure, with who came in and who went out; before there is nothing', async () => {
    const id = await save('tutte?professione=Farmacista')
    expect(await countSegments(database.db, nightOf(0))).toBe(0)
    await followSegment(database.db, id, by(noonOf(1)))
    // The evening before is not counted: it was not followed.
    expect(await countSegments(database.db, noonOf(1))).toBe(0)
    const sizes: number[] = []
    expect(await countSegments(database.db, nightOf(1))).toBe(1)
    sizes.push(await pharmacists())
    await profession(5, 'Farmacista')
    await profession(6, 'Farmacista')
    await profession(0, 'Medico')
    await countSegments(database.db, nightOf(2))
    sizes.push(await pharmacists())
    await query(`update members set email = 'cancellato-' || id || '@camice.invalid' where id = $1`, [people[1]])
    await countSegments(database.db, nightOf(3))
    sizes.push(await pharmacists())
    expect(await kept(id, 'people')).toEqual({ [day(1)]: sizes[0], [day(2)]: sizes[1], [day(3)]: sizes[2] })
    expect(sizes).toEqual([5, 6, 5])
    expect(await kept(id, 'came-in')).toEqual({ [day(2)]: 2, [day(3)]: 0 })
    expect(await kept(id, 'went-out')).toEqual({ [day(2)]: 1, [day(3)]: 1 })
    // The page says since when: it is a gap before, and no zero.
    await countDueDays(database.db, { now: () => nightOf(3) })
    const period = { code: 'dal-al', from: day(0), to: day(3), end: day(3) } as const
    const question: Question = { period, step: 'giorno', split: null, comparison: 'nessuno' }
    const [followed] = await listFollowed(database.db)
    if (!followed) throw new Error('It is not followed.')
    const [shown] = await readFigures(database.db, segmentFigures(followed), question, nightOf(3))
    expect(shown?.amounts).toEqual([null, 5n, 6n, 5n])
  })

  test('two nodes, or a second run, count a night once; nights off stay without a number, and the next one tells the whole', async () => {
    const id = await save('tutte?professione=Farmacista')
    await followSegment(database.db, id, by(noonOf(1)))
    const counted = await Promise.all([1, 2, 3].map(() => countSegments(database.db, nightOf(1))))
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(1)
    await profession(0, 'Medico')
    await profession(7, 'Farmacista')
    await profession(6, 'Farmacista')
    expect(await countSegments(database.db, nightOf(4))).toBe(1)
    expect(await countSegments(database.db, nightOf(4))).toBe(0)
    expect(await kept(id, 'people')).toEqual({ [day(1)]: 5, [day(4)]: 6 })
    expect(await kept(id, 'came-in')).toEqual({ [day(4)]: 2 })
    expect(await kept(id, 'went-out')).toEqual({ [day(4)]: 1 })
  })

  test('conditions that change begin a new stretch with a mark, also those of a segment that it names', async () => {
    const named = await save('tutte?professione=Farmacista', { name: 'Chi' })
    const id = await save(`tutte?segmento=${named}`, { name: 'Altri' })
    await followSegment(database.db, id, by(noonOf(1)))
    await countSegments(database.db, nightOf(1))
    await save('tutte?professione=Medico', { id: named, name: 'Chi', at: noonOf(2) })
    await countSegments(database.db, nightOf(2))
    await countSegments(database.db, nightOf(3))
    expect(await kept(id, 'people')).toEqual({ [day(1)]: 5, [day(2)]: 4, [day(3)]: 4 })
    // Nobody came in because the question is another.
    expect(await kept(id, 'came-in')).toEqual({ [day(3)]: 0 })
    const [followed] = await listFollowed(database.db)
    expect(followed?.stretches.map(({ fromDay }) => fromDay)).toEqual([day(1), day(2)])
    if (!followed) throw new Error('It is not followed.')
    const [figure] = segmentFigures(followed)
    expect(figure?.before).toMatchObject([{ until: day(1) }])
    await countDueDays(database.db, { now: () => nightOf(3) })
    const period = { code: 'dal-al', from: day(2), to: day(3), end: day(3) } as const
    const question: Question = { period, step: 'giorno', split: null, comparison: 'prima' }
    const [shown] = await readFigures(database.db, segmentFigures(followed), question, nightOf(3))
    expect(shown?.changes.map(({ words }) => words)).toEqual(['Dal 03/10/2026 si conta in un altro modo'])
    // FIG-003. What was counted another way is compared with nothing.
    expect(shown?.before).toBeNull()
    // A name is no condition.
    await save(`tutte?segmento=${named}`, { id, name: 'Un altro nome', at: noonOf(4) })
    await countSegments(database.db, nightOf(4))
    expect((await listFollowed(database.db))[0]?.stretches).toHaveLength(2)
  })

  test('at most fifty, and what was counted goes when it is left', async () => {
    const id = await save('tutte?professione=Farmacista')
    await followSegment(database.db, id, by(noonOf(1)))
    await countSegments(database.db, nightOf(1))
    await query(
      `insert into segments (name, key, groups, owner_id, updated_at) select 'S' || n, 's' || n, '{"tutte?tipo=TRIAL"}', $1, now() from generate_series(1, 60) n`,
      [staff.id],
    )
    const { rows } = await query(`select id from segments where key like 's%' and key <> 'farmacisti'`)
    const asked = await Promise.allSettled(rows.map((row) => followSegment(database.db, row.id, by(noonOf(2)))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_FOLLOWED - 1)
    await unfollowSegment(database.db, id, by(noonOf(2)))
    expect(await kept(id, 'people')).toEqual({})
    await expect(unfollowSegment(database.db, id, by(noonOf(2)))).rejects.toThrow('non si conta più')
    await expect(followSegment(database.db, 'niente', by(noonOf(2)))).rejects.toThrow('non c’è più')
  })
})

describe('[FIG-015] only who is in a segment today', () => {
  const figures = [...MEMBER_FIGURES, ...LEARNING_FIGURES].filter(mayLookBack)
  const looked = async (id: string, asked: { dal: string; al: string }, at: Date) => {
    const days = await clubDays(database.db, at)
    const { period, fault } = periodAsked(asked, days)
    expect(fault).toBeNull()
    const question: Question = { period, step: 'giorno', split: null, comparison: 'prima' }
    return lookBack(database.db, id, figures, question, { now: at, until: days.until })
  }

  test('joins, types and courses are looked back from today’s people, and who has left is not seen', async () => {
    const id = await save('tutte?professione=Farmacista')
    await query(
      `insert into premium_periods (member_id, start, "end") values ($1, '2026-09-10', '2027-09-10'), ($2, '2026-09-12', '2027-09-12')`,
      [people[0], people[1]],
    )
    const series = await query(
      `insert into course_series (slug, name, description) values ('s', 'Serie', '') returning id`,
    )
    const course = await query(
      `insert into courses (slug, title, card_heading, series_id, model, description, objective, credits, duration_hours, published_at, expiry_date, event_id)
       values ('c', 'Corso', '', $1, (enum_range(null::didactic_model))[1], '', '', 5, 5, '2026-08-01', '2027-11-01', 1) returning id`,
      [series.rows[0].id],
    )
    for (const index of [0, 2, 6])
      await query(
        `insert into enrolments (member_id, course_id, subscribed_at) values ($1, $2, '2026-09-15T09:00:00Z')`,
        [people[index], course.rows[0].id],
      )
    await countDueDays(database.db, { now: () => nightOf(0) })
    // One who was there has left, one who was not has come: they are looked at as they are today.
    await profession(0, 'Medico')
    await profession(5, 'Farmacista')
    const found = await looked(id, { dal: '2026-09-01', al: '2026-09-20' }, noonOf(1))
    if (found.problem !== null) throw new Error(found.problem)
    expect(found.words).toContain('Solo gli iscritti che oggi sono in «Farmacisti»')
    const amounts = (code: string) => found.shown.find(({ figure }) => figure.code === code)?.amounts
    /** The same, asked of the first tables by other words. */
    const recount = async (sqlOf: string) =>
      (
        await query(
          `select (select count(*)::text from members m where m.profession = 'Farmacista' and ${sqlOf}) as n
           from generate_series('2026-09-01'::date, '2026-09-20'::date, interval '1 day') d order by d`,
        )
      ).rows.map(({ n }) => BigInt(n))
    const endOf = `((d + interval '1 day')::timestamp at time zone 'Europe/Rome')`
    const startOf = `(d::timestamp at time zone 'Europe/Rome')`
    expect(amounts('members.joined')).toEqual(
      await recount(`m.registration_date >= ${startOf} and m.registration_date < ${endOf}`),
    )
    expect(amounts('members.total')).toEqual(await recount(`m.registration_date < ${endOf}`))
    expect(amounts('members.premium')).toEqual(
      await recount(
        `exists (select from premium_periods p where p.member_id = m.id and p.start < ${endOf} and p."end" > ${endOf})`,
      ),
    )
    expect(amounts('learning.enrolled')).toEqual(
      await recount(
        `exists (select from enrolments e where e.member_id = m.id and e.subscribed_at >= ${startOf} and e.subscribed_at < ${endOf})`,
      ),
    )
    expect(amounts('members.premium')?.at(-1)).toBe(1n)
    expect(found.shown.every(({ before }) => before === null)).toBe(true)
  })

  test('with fewer than five people, a condition that is gone or more than three years it says why and shows nothing', async () => {
    await countDueDays(database.db, { now: () => nightOf(0) })
    const few = await save('tutte?professione=Medico', { name: 'Medici' })
    await query(`update members set profession = 'Biologo' where id = $1`, [people[7]])
    expect((await looked(few, { dal: '2026-09-10', al: '2026-09-20' }, noonOf(1))).problem).toContain(
      'meno di 5 persone',
    )
    await query(`update segments set groups = '{"tutte?niente=Farmacista"}' where id = $1`, [few])
    expect((await looked(few, { dal: '2026-09-10', al: '2026-09-20' }, noonOf(1))).problem).toContain('non esiste più')
    expect((await looked('niente', { dal: '2026-09-10', al: '2026-09-20' }, noonOf(1))).problem).toContain(
      'non c’è più',
    )
  })
})
