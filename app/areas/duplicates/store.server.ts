import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { memberDetails, WITHOUT_OMOCODE } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Likeness, Pair, PairMember, Standing } from './model.ts'
import { notDuplicates } from './tables.server.ts'

const MOST_PAIRS = 100
/** A mailbox that a whole office shares is no reason to show each of its pairs. */
const MOST_ALIKE = 8

type Found = { one: string; other: string; likenesses: Likeness[] }

/**
 * Pairs that nobody has decided on yet, so many for each likeness. What it costs follows the members and not their pairs: of fiscal codes
 * only the few in an omocode form are looked at, since a code is there once; of mailboxes those that two accounts have; of names a number.
 */
export async function listPairs(db: Db): Promise<Pair[]> {
  const alike = (likeness: Likeness, pairs: SQL) => sql`(
    select ${likeness}::text as likeness, one, other from (${pairs}) pairs
    where not exists (select from ${notDuplicates} n where n.one_id = one and n.other_id = other)
      and not exists (select from ${memberDetails} d where d.member_id in (one, other) and d.joined_into is not null)
    limit ${MOST_PAIRS})`
  const codes = sql`select least(a.member_id, b.member_id) as one, greatest(a.member_id, b.member_id) as other
    from ${memberDetails} a join ${memberDetails} b on plain_fiscal_code(b.fiscal_code) = plain_fiscal_code(a.fiscal_code)
    where a.fiscal_code !~ ${sql.raw(`'${WITHOUT_OMOCODE}'`)} and a.member_id <> b.member_id`
  const mailboxes = sql`select a.id as one, b.id as other
    from (select mailbox from ${members} group by mailbox having count(*) > 1) shared
      join ${members} a on a.mailbox = shared.mailbox join ${members} b on b.mailbox = shared.mailbox
    where a.id < b.id and lower(a.surname) = lower(b.surname)`
  const births = sql`select one, other from (
      select (array_agg(m.id))[1:${sql.raw(String(MOST_ALIKE))}] as ids from ${members} m join ${memberDetails} d on d.member_id = m.id
      where d.birth_date is not null group by m.name_mark, d.birth_date having count(*) > 1
    ) born, unnest(ids) one, unnest(ids) other where one < other`
  const { rows } = await db.execute<Found>(sql`
    select one, other, array_agg(distinct likeness) as likenesses
    from (${alike('fiscal-code', codes)} union all ${alike('email', mailboxes)} union all ${alike('birth', births)}) found
    group by one, other order by count(distinct likeness) desc, one, other limit ${MOST_PAIRS}`)
  const people = await findPairMembers(
    db,
    rows.flatMap(({ one, other }) => [one, other]),
  )
  return rows.flatMap(({ one, other, likenesses }) => {
    const [first, second] = [people.get(one), people.get(other)]
    return first && second ? [{ likenesses, members: [first, second] as const }] : []
  })
}

export async function findPairMembers(db: Db, ids: readonly string[]): Promise<Map<string, PairMember>> {
  if (ids.length === 0) return new Map()
  const { id, username, name, surname, email, registrationDate } = members
  const isClosed = sql<boolean>`${memberDetails.closedAt} is not null`
  const rows = await db
    .select({ id, username, name, surname, email, registrationDate, isClosed })
    .from(members)
    .leftJoin(memberDetails, eq(memberDetails.memberId, id))
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** False when it was said already. */
export async function insertNotDuplicate(
  db: Db,
  pair: readonly [string, string],
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const [oneId = '', otherId = ''] = pair.toSorted()
  const made = await db
    .insert(notDuplicates)
    .values({ oneId, otherId, markedBy: staffId, markedAt: now })
    .onConflictDoNothing()
    .returning({ oneId: notDuplicates.oneId })
  return made.length > 0
}

/** Holds both accounts until the transaction ends, in one order: of two who join the same accounts at once, one waits for the other. */
export async function lockPair(db: Db, ids: readonly [string, string]): Promise<void> {
  await db
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(members.id)
    .for('update')
}

export async function findStanding(db: Db, memberId: string): Promise<Standing> {
  const { rows } = await db.execute<Standing>(sql`
    select d.joined_into is not null as "isJoined", d.erases_at is not null as erases,
      exists (select from member_roles where member_id = m.id) as "hasRole",
      exists (select from suspensions where member_id = m.id) as "isSuspended",
      exists (select from payments where member_id = m.id and state in ('created', 'pending'))
        or exists (select from orders where member_id = m.id and state = 'pending') as "hasOpenPayment"
    from ${members} m left join ${memberDetails} d on d.member_id = m.id where m.id = ${memberId}`)
  const [standing] = rows
  if (!standing) throw new Error('An account that is joined is there.')
  return standing
}
