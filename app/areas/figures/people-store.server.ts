import { type SQL, sql } from 'drizzle-orm'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { hasRole } from '#areas/audience/role-store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { typeAt } from '#areas/audience/type-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { type Scope, scopeOf } from './day-store.server.ts'
import { isCounted, isThere, movedOver, regionOf, standing, words } from './members-count-store.server.ts'
import { type Figure, type SplitCode, TYPE_FIGURES } from './model.ts'
import { movesOver, paidOver, suspendedOver, unpaidGroup, unpaidOver } from './money-count-store.server.ts'
import type { PeopleGroup } from './people-rules.ts'
import { cameOver } from './visits-count-store.server.ts'

export type CountedPerson = {
  readonly day: RomeDay
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly profession: string | null
  readonly type: SubscriptionType
  /** Whether they count among the members now. */
  readonly isMember: boolean
  readonly isStaff: boolean
}

type Asked = {
  readonly figure: Figure
  readonly days: readonly RomeDay[]
  readonly group: PeopleGroup | null
  /** The instant that the day which is not over was counted at. */
  readonly at: Date
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/**
 * FIG-051. Whom a number counts, as the count finds them: one row for each time it counts somebody. `members` says how many rows are of who
 * is still a member; whoever was erased meanwhile is not there.
 */
export async function listCountedPeople(
  db: Db,
  { figure, days, group, at, now, limit, offset }: Asked,
): Promise<{ rows: CountedPerson[]; count: number; members: number }> {
  const isMember = sql`(${isThere} and ${isCounted(atInstant(now))})`
  const { rows } = await db.execute<CountedPerson & { count: number; members: number }>(sql`
    ${countedIn(figure, scopeOf({ days, now: at }), group)},
    named as (select x.day, members.id, members.username, members.name, members.surname, members.profession, ${typeAt(now)} as type,
      ${isMember} as "isMember", ${hasRole} as "isStaff" from counted_people x join ${members} on members.id = x.member_id and ${isThere})
    select n.day::text as day, n.username, n.name, n.surname, n.profession, n.type, n."isMember", n."isStaff",
      (count(*) over ())::int as count, (count(*) filter (where n."isMember") over ())::int as members
    from named n order by n.day desc, n.surname, n.name, n.id limit ${limit} offset ${offset}`)
  return { rows, count: rows[0]?.count ?? 0, members: rows[0]?.members ?? 0 }
}

const TYPE_OF = new Map(Object.entries(TYPE_FIGURES).map(([type, code]) => [code, type]))
/** What rows with the traits of a member say of a group. */
const inGroup = ({ split, value }: PeopleGroup): SQL => {
  const such: Partial<Record<SplitCode, SQL>> = {
    type: sql`p.type = ${value}`,
    plan: sql`${words(sql`p.plan`)} = ${value}`,
    source: sql`p.came_by = ${value}`,
    profession: sql`${words(sql`p.profession`)} = ${value}`,
    province: sql`${words(sql`p.province`)} = ${value}`,
    region: sql`${words(regionOf(sql`p.province`))} = ${value}`,
    specialization: sql`${value} = any(coalesce(nullif(p.specializations, '{}'), array[${words(sql`null`)}]))`,
  }
  return such[split] ?? sql`false`
}

const MONEY_MOVE = /^money\.mrr-(\w+)-people$/
const UNPAID = /^money\.(coming|late)-people$/

/** `counted_people (day, member_id)`, by the words of the count itself. */
function countedIn({ code, since }: Figure, scope: Scope, group: PeopleGroup | null): SQL {
  const [, move] = MONEY_MOVE.exec(code) ?? []
  const [, due] = UNPAID.exec(code) ?? []
  const people = (before: SQL, id: SQL, from: SQL, such: SQL = sql`true`) =>
    sql`${before}, counted_people as (select distinct p.day, ${id} as member_id from ${from} p where ${such})`
  const [id, memberId] = [sql`p.id`, sql`p.member_id`]
  const grouped = group ? inGroup(group) : sql`true`
  if (since === 'visits') return people(cameOver(scope), memberId, sql`visited`, sql`p.code = ${code} and ${grouped}`)
  if (code === 'money.mrr-people') {
    const such = group ? sql`${words(sql`p.name`)} = ${group.value}` : sql`true`
    return people(paidOver(scope), id, sql`paid`, such)
  }
  if (move) return people(movesOver(scope), memberId, sql`moved`, sql`p.move = ${move}`)
  if (code === 'money.suspended-people') return people(suspendedOver(scope), memberId, sql`held`)
  if (due) {
    const such = sql`(p.late > 0) = ${due === 'late'}`
    return people(
      unpaidOver(scope),
      memberId,
      sql`(select *, ${unpaidGroup} as value from unpaid)`,
      group ? sql`${such} and p.value = ${group.value}` : such,
    )
  }
  const type = TYPE_OF.get(code)
  if (type || code === 'members.total') {
    const all = standing({ day: sql`d.day`, days: sql`days`, such: sql`true`, of: scope.of })
    return people(
      sql`with ${scope.days}`,
      id,
      sql`(${all})`,
      sql`${type ? sql`p.type = ${type}` : sql`true`} and ${grouped}`,
    )
  }
  const isOneByOne = code === 'members.joined-one-by-one'
  const step = isOneByOne ? 'members.joined' : code
  const such = isOneByOne ? sql`p.came_by <> 'imported'` : sql`true`
  return people(movedOver(scope), id, sql`moved`, sql`p.code = ${step} and ${such} and ${grouped}`)
}
