import { type SQL, sql } from 'drizzle-orm'
import { members, wallets } from '#areas/audience/tables.server.ts'
import { expiryAt, typeAt } from '#areas/audience/type-store.server.ts'
import type { KeptOrdering } from '#areas/lists/row-store.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import { creditsAt, planNameAt } from './activity-field-store.server.ts'
import { memberSortChanges, memberSortKeys } from './tables.server.ts'

/** The dates from which a type, an end, a plan or credits follow. */
const datesOf = sql`select members.registration_date as at union all select members.trial_start union all select members.trial_end
  union all select unnest(array[lower(s), upper(s)]) from unnest(members.premium) s
  union all select unnest(array[o.active_from, o.active_until]) from ${ownedProducts} o where o.member_id = members.id
  union all select unnest(array[w.active_from, w.active_until]) from ${wallets} w where w.member_id = members.id and w.tag = 'ecm'`

/** Members in the order of a kept column, with those of whom it no longer holds as `value` computes it now. */
export const keptOrdering = (column: 'type' | 'ends_at' | 'plan' | 'credits', value: SQL, now: Date): KeptOrdering => ({
  value: sql.raw(`member_sort_keys.${column}`),
  join: sql`join ${memberSortKeys} on member_sort_keys.member_id = members.id`,
  holds: sql`member_sort_keys.holds_from <= ${atInstant(now)} and member_sort_keys.holds_until > ${atInstant(now)}
    and not exists (select 1 from ${memberSortChanges} c where c.member_id = member_sort_keys.member_id)`,
  computed: value,
  changed: sql`members.id in (select c.member_id from ${memberSortChanges} c union select k.member_id from ${memberSortKeys} k
    where k.holds_from > ${atInstant(now)} or k.holds_until <= ${atInstant(now)})`,
})

const AT_ONCE = 5_000

/** Computes again those of some members whose keys no longer hold, and says of how many; one after the other, as an older reading must not be the last to write. */
export function refreshSortKeys(db: Db, now: Date, atOnce = AT_ONCE): Promise<number> {
  const at = atInstant(now)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('member sort keys'))`)
    const { rows } = await tx.execute<{ id: string }>(sql`
      with changed as (delete from ${memberSortChanges} where ctid = any(array(select ctid from ${memberSortChanges} limit ${atOnce})) returning member_id)
      select member_id as id from changed
      union (select member_id from ${memberSortKeys} where holds_from > ${at} or holds_until <= ${at} limit ${atOnce})`)
    if (rows.length === 0) return 0
    // A statement of its own: what was written down before its mark was taken away is seen by it.
    await tx.execute(sql`insert into ${memberSortKeys} (member_id, type, ends_at, plan, credits, holds_from, holds_until)
      select members.id, ${typeAt(now)}, ${expiryAt(now)}, ${planNameAt(now)}, ${creditsAt(now)}, ${at},
        coalesce((select min(d.at) from (${datesOf}) d where d.at > ${at}), 'infinity')
      from ${members} where members.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      on conflict (member_id) do update set type = excluded.type, ends_at = excluded.ends_at, plan = excluded.plan,
        credits = excluded.credits, holds_from = excluded.holds_from, holds_until = excluded.holds_until`)
    return rows.length
  })
}
