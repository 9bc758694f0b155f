import { sql } from 'drizzle-orm'
import { clubClosures, leads } from '#areas/leads/tables.server.ts'
import { requestAnswers, requestAsides, requestClosings } from '#areas/requests/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { workingTime } from '#platform/pure/working-days.ts'
import { type TimedRequest, within } from './request-times-rules.ts'

const MOST_REQUESTS = 20_000

type Row = {
  kind: string
  created: string
  due: string | null
  answered: string | null
  closed: string | null
  people: string[] | null
  asides: { from: string; to: string }[] | null
}

/** FIG-042. Requests that were first answered, or closed for good, in a period, the newest first. */
export async function listTimedRequests(db: Db, { from, to }: { from: RomeDay; to: RomeDay }): Promise<TimedRequest[]> {
  const [starts, ends] = [startOfRomeDay(from).toISOString(), endOfRomeDay(to).toISOString()]
  const isIn = (at: ReturnType<typeof sql>) => sql`${at} >= ${starts}::timestamptz and ${at} < ${ends}::timestamptz`
  const [{ rows }, closures] = await Promise.all([
    db.execute<Row>(sql`
      select r.form_type as kind, r.created_at as created, r.due_at as due, case when ${isIn(sql`a.at`)} then a.at end as answered,
        case when ${isIn(sql`c.at`)} then c.at end as closed, array_remove(a.people || r.handled_by, null)::text[] as people,
        (select jsonb_agg(jsonb_build_object('from', s.aside_at, 'to', least(s.ended_at, s.until_day::timestamp at time zone 'Europe/Rome')))
          from ${requestAsides} s where s.request_id = r.id) as asides
      from ${leads} r
        left join lateral (select min(x.created_at) as at, array_agg(distinct x.author_id) as people from ${requestAnswers} x where x.request_id = r.id) a on true
        left join lateral (select max(x.closed_at) as at from ${requestClosings} x where x.request_id = r.id and x.reopened_at is null) c on true
      where r.id in (select x.request_id from ${requestAnswers} x where ${isIn(sql`x.created_at`)}
          union select x.request_id from ${requestClosings} x where ${isIn(sql`x.closed_at`)})
        and (${isIn(sql`a.at`)} or ${isIn(sql`c.at`)}) order by r.created_at desc limit ${MOST_REQUESTS}`),
    db.select({ firstDay: clubClosures.firstDay, lastDay: clubClosures.lastDay }).from(clubClosures),
  ])
  return rows.map(({ kind, created, due, answered, closed, people, asides }) => {
    const from = new Date(created)
    const stretches = (asides ?? []).map((each) => ({ from: new Date(each.from), to: new Date(each.to) }))
    const asideUntil = (to: Date) =>
      within(stretches, { from, to }).reduce((sum, part) => sum + workingTime(part.from, part.to, closures), 0)
    const time = (end: string | null) =>
      end ? workingTime(from, new Date(end), closures) - asideUntil(new Date(end)) : null
    const last = closed ?? answered
    const aside = last ? asideUntil(new Date(last)) : 0
    return {
      kind,
      toAnswer: time(answered),
      toEnd: time(closed),
      aside: aside > 0 ? aside : null,
      isInTime: answered && due ? new Date(answered) < new Date(due) : null,
      people: people ?? [],
    }
  })
}

/** FIG-043. Of one person of the staff, for themselves alone: what they follow that is open, and what of theirs was closed in a period. */
export async function countOwnRequests(
  db: Db,
  staffId: string,
  { from, to }: { from: RomeDay; to: RomeDay },
): Promise<{ open: number; closed: number }> {
  const [starts, ends] = [startOfRomeDay(from).toISOString(), endOfRomeDay(to).toISOString()]
  const { rows } = await db.execute<{ open: number; closed: number }>(sql`
    select count(*) filter (where r.state <> 'closed')::int as open, count(*) filter (where exists (select from ${requestClosings} c
      where c.request_id = r.id and c.closed_at >= ${starts}::timestamptz and c.closed_at < ${ends}::timestamptz))::int as closed
    from ${leads} r where r.handled_by = ${staffId}::uuid`)
  return rows[0] ?? { open: 0, closed: 0 }
}
