import { sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { trailLines } from '#platform/trail/tables.server.ts'
import { JOINING } from './joining-rules.ts'

export type Joined = { readonly keptId: string; readonly closedId: string }

/** What the contents say moves or ends. Names of tables and columns come from there, never from a request. */
export async function moveRows(tx: Db, { keptId, closedId }: Joined): Promise<void> {
  for (const [named, joining] of Object.entries(JOINING)) {
    const [table = '', column = ''] = named.split('.')
    const [rows, whose] = [sql.identifier(table), sql.identifier(column)]
    if (joining.kind === 'ends') await tx.execute(sql`delete from ${rows} where ${whose} = ${closedId}`)
    if (joining.kind !== 'moves') continue
    const same = (joining.unless ?? []).map(
      (key) => sql` and own.${sql.identifier(key)} = ${rows}.${sql.identifier(key)}`,
    )
    const isThere = sql`exists (select from ${rows} own where own.${whose} = ${keptId}${sql.join(same, sql``)})`
    const such = joining.unless ? sql` and not ${isThere}` : sql``
    await tx.execute(sql`update ${rows} set ${whose} = ${keptId} where ${rows}.${whose} = ${closedId}${such}`)
  }
}

/** Of one course twice, the one that was passed; otherwise the kept account's own. What was done in a course goes with it. */
export async function moveEnrolments(tx: Db, { keptId, closedId }: Joined, passed: number): Promise<void> {
  await tx.execute(sql`delete from enrolments own using enrolments its
    where own.member_id = ${keptId} and its.member_id = ${closedId} and its.course_id = own.course_id
      and its.status = ${passed} and own.status <> ${passed}`)
  const { rows } = await tx.execute<{ course: number }>(sql`
    insert into enrolments select (jsonb_populate_record(e, jsonb_build_object('member_id', ${keptId}::text))).* from enrolments e
    where e.member_id = ${closedId} on conflict do nothing returning course_id as course`)
  const courses = sql`any(${sql.param(rows.map(({ course }) => course))}::int[])`
  for (const table of ['lesson_progress', 'questionnaires', 'test_attempts'])
    await tx.execute(
      sql`update ${sql.identifier(table)} set member_id = ${keptId} where member_id = ${closedId} and course_id = ${courses}`,
    )
  await tx.execute(sql`delete from enrolments where member_id = ${closedId} and course_id = ${courses}`)
}

/** Of two periods that begin together, the longer. */
export async function movePeriods(tx: Db, { keptId, closedId }: Joined): Promise<void> {
  await tx.execute(sql`update premium_periods own set "end" = its."end" from premium_periods its
    where own.member_id = ${keptId} and its.member_id = ${closedId} and its.start = own.start and its."end" > own."end"`)
  await tx.execute(sql`update premium_periods its set member_id = ${keptId} where its.member_id = ${closedId}
    and not exists (select from premium_periods own where own.member_id = ${keptId} and own.start = its.start)`)
}

/** A member has no two cases of one name. */
export async function moveCases(tx: Db, { keptId, closedId }: Joined): Promise<void> {
  await tx.execute(sql`update legal_cases its set name = its.name || ' (' || m.username || ')' from ${members} m
    where its.member_id = ${closedId} and m.id = ${closedId}
      and exists (select from legal_cases own where own.member_id = ${keptId} and own.name = its.name)`)
  await tx.execute(sql`update legal_cases set member_id = ${keptId} where member_id = ${closedId}`)
}

export type ClosedWallet = { tag: string; balance: number }

/**
 * A wallet that the kept account has not on now is its own from then on. One that it has lasts as long as the longer of the two; its credits are
 * answered, and pass by the ledger. What a plan brought in points was written already.
 */
export async function moveWallets(
  tx: Db,
  { keptId, closedId }: Joined,
  now: Date,
  points: string,
): Promise<ClosedWallet[]> {
  const at = now.toISOString()
  const isOn = (wallet: string) =>
    sql`${sql.raw(wallet)}.active_from <= ${at} and (${sql.raw(wallet)}.active_until is null or ${sql.raw(wallet)}.active_until > ${at})`
  const hasOne = sql`exists (select from wallets own where own.member_id = ${keptId} and own.tag = its.tag and ${isOn('own')})`
  const hasSame = sql`exists (select from wallets own where own.member_id = ${keptId} and own.tag = its.tag and own.active_from = its.active_from)`
  await tx.execute(sql`select set_config('club.credit_reason', 'joined', true)`)
  await tx.execute(sql`update wallets set initial_credits = 0, bonus_credits = 0, used_credits = 0
    where member_id = ${closedId} and tag = ${points}`)
  const { rows } = await tx.execute<ClosedWallet>(sql`
    update wallets own set active_until = case when own.active_until is null or its.active_until is null then null
      else greatest(own.active_until, its.active_until) end
    from wallets its where its.member_id = ${closedId} and own.member_id = ${keptId} and own.tag = its.tag
      and ${isOn('its')} and ${isOn('own')}
    returning its.tag, (its.initial_credits + its.bonus_credits - its.used_credits)::float8 as balance`)
  await tx.execute(sql`update wallets its set member_id = ${keptId} where its.member_id = ${closedId}
    and (its.active_until is null or its.active_until > ${at}) and not ${hasSame} and not (${isOn('its')} and ${hasOne})`)
  return rows
}

/** What the kept account does not say of the person is taken from the closed one; the trial is one in a life, whichever had it. */
export async function joinDetails(tx: Db, { keptId, closedId }: Joined, now: Date): Promise<void> {
  await tx.execute(
    sql`insert into ${memberDetails} (member_id) values (${keptId}), (${closedId}) on conflict do nothing`,
  )
  const { rows } = await tx.execute<{
    code: string
  }>(sql`select its.fiscal_code as code from ${memberDetails} its, ${memberDetails} own
    where its.member_id = ${closedId} and own.member_id = ${keptId} and own.fiscal_code is null and its.fiscal_code is not null`)
  // Nobody else may have it, not even for an instant.
  for (const { code } of rows) {
    await tx.execute(sql`update ${memberDetails} set fiscal_code = null where member_id = ${closedId}`)
    await tx.execute(sql`update ${memberDetails} set fiscal_code = ${code} where member_id = ${keptId}`)
  }
  await tx.execute(sql`update ${members} own set phone = coalesce(own.phone, its.phone), card_code = coalesce(own.card_code, its.card_code),
      convention_order = coalesce(own.convention_order, its.convention_order), profession = coalesce(own.profession, its.profession),
      specializations = case when own.specializations = '{}' then its.specializations else own.specializations end,
      promo_codes = own.promo_codes || array(select unnest(its.promo_codes) except select unnest(own.promo_codes)),
      trial_start = coalesce(own.trial_start, its.trial_start), trial_end = case when own.trial_start is null then its.trial_end else own.trial_end end,
      registration_date = least(own.registration_date, its.registration_date), is_aps = own.is_aps or its.is_aps,
      last_visit_on = greatest(own.last_visit_on, its.last_visit_on), updated_at = ${now.toISOString()}
    from ${members} its where own.id = ${keptId} and its.id = ${closedId}`)
  await tx.execute(sql`update ${memberDetails} own set birth_date = coalesce(own.birth_date, its.birth_date),
      profession_detail_id = case when own.profession_id is null then its.profession_detail_id else own.profession_detail_id end,
      profession_id = coalesce(own.profession_id, its.profession_id)
    from ${memberDetails} its where own.member_id = ${keptId} and its.member_id = ${closedId}`)
}

/** From now on whoever enters with the closed account enters the kept one; so do those that were joined to it before. */
export async function leadEntries(tx: Db, { keptId, closedId }: Joined, now: Date): Promise<void> {
  await tx.execute(sql`update ${memberDetails} set joined_into = ${keptId} where joined_into = ${closedId}`)
  await tx.execute(sql`update ${memberDetails} set joined_into = ${keptId}, closed_at = coalesce(closed_at, ${now.toISOString()})
    where member_id = ${closedId}`)
}

export type ClosedNote = { at: Date; actorId: string | null; reason: string }

/** What was noted of the closed account: the last of them, the oldest first. */
export async function listNotesOf(tx: Db, memberId: string): Promise<ClosedNote[]> {
  const { rows } = await tx.execute<{ at: string; actorId: string | null; reason: string }>(sql`
    select at, actor_id as "actorId", details ->> 'reason' as reason from ${trailLines}
    where member_id = ${memberId} and kind = 'member-noted' order by at desc limit 50`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) })).toReversed()
}

const COUNTED = {
  periods: ['Periodi Premium', sql`premium_periods where member_id =`],
  courses: ['Corsi', sql`enrolments where member_id =`],
  certificates: ['Attestati', sql`certificates where member_id =`],
  orders: ['Ordini', sql`orders where member_id =`],
  invoices: ['Fatture', sql`invoices where member_id =`],
  requests: ['Richieste', sql`leads where member_id =`],
  favorites: ['Preferiti', sql`favorites where member_id =`],
  cases: ['Cause', sql`legal_cases where member_id =`],
  labels: ['Etichette', sql`member_labels where member_id =`],
  notes: ['Note', sql`audit_events where kind = 'member-noted' and member_id =`],
} as const

/** How much of each kind an account has. */
export async function countBelongings(
  db: Db,
  memberId: string,
): Promise<{ key: string; label: string; count: number }[]> {
  const counts = Object.entries(COUNTED).map(
    ([key, [, from]]) => sql`(select count(*)::int from ${from} ${memberId}) as ${sql.identifier(key)}`,
  )
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return Object.entries(COUNTED).map(([key, [label]]) => ({ key, label, count: rows[0]?.[key] ?? 0 }))
}
