import { type SQL, sql } from 'drizzle-orm'
import { cancelledEmail, type SubscriptionType } from '#areas/audience/model.ts'
import { isPersonOf } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { expiryAt, typeAt } from '#areas/audience/type-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { denied } from '#platform/db/question-sql.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Condition } from '#platform/pure/question.ts'
import { ACTIVITY_FIELDS, creditsAt, planNameAt, plansAt, walletsAt } from './activity-field-store.server.ts'
import type { MemberField } from './field-store.server.ts'
import { PERSON_FIELDS, provinceOf } from './person-field-store.server.ts'

/** DSK-022. Everything members can be found by. */
export const MEMBER_FIELDS: readonly MemberField[] = [...ACTIVITY_FIELDS, ...PERSON_FIELDS]

/** DSK-024. Who is asked for. List, count, file and whatever else is done to them are answers to the same question. */
export type MemberQuestion = {
  /** Each must be of the person. */
  readonly words: readonly string[]
  readonly conditions: readonly Condition[]
  /** DSK-014. Whether something of it cannot be understood: then it is answered by nobody. */
  readonly isBroken: boolean
}

/** What a question means of a row of `members` at an instant. Whoever has left is nobody any more. */
function answers({ words, conditions, isBroken }: MemberQuestion, now: Date): SQL {
  if (isBroken) return sql`false`
  const parts = [
    sql`members.email not like ${cancelledEmail('%')}`,
    ...words.map((word) => isPersonOf(word) ?? sql`false`),
    ...conditions.map((condition) => meaningOf(condition, now)),
  ]
  return sql.join(parts, sql` and `)
}

function meaningOf(condition: Condition, now: Date): SQL {
  const field = MEMBER_FIELDS.find(({ name }) => name === condition.field)
  if (!field) return sql`false`
  const predicate = field.holds(condition, now)
  return condition.isDenied ? denied(predicate) : sql`(${predicate})`
}

/** `from`: where the value of everybody is read at once, as `ordering`, because one at a time would take too long. */
type Ordering = { value: SQL; isAlwaysThere?: true; from?: SQL }

/** By what a list of members is put in order. Those without a value come last in both directions. */
const ORDERS: Readonly<Record<string, (now: Date) => readonly Ordering[]>> = {
  cognome: () => [
    { value: sql`members.surname`, isAlwaysThere: true },
    { value: sql`members.name`, isAlwaysThere: true },
  ],
  iscrizione: () => [{ value: sql`members.registration_date`, isAlwaysThere: true }],
  tipo: (now) => [{ value: typeAt(now) }],
  piano: (now) => [{ value: sql`ordering.name`, from: plansAt(now) }],
  professione: () => [{ value: sql`members.profession` }],
  provincia: () => [{ value: provinceOf }],
  scadenza: (now) => [{ value: expiryAt(now) }],
  visita: () => [{ value: sql`members.last_visit_on` }],
  crediti: (now) => [{ value: sql`ordering.credits`, from: walletsAt(now) }],
}

export const MEMBER_ORDERS = Object.keys(ORDERS)

export type MemberOrder = { readonly by: string; readonly isDescending: boolean }
/** The latest to join first. */
export const USUAL_ORDER: MemberOrder = { by: 'iscrizione', isDescending: true }

/** The id is the last word, so that no member is on two pages or on none. An index knows the order of what is always there. */
function orderBy(order: MemberOrder, now: Date): SQL {
  const direction = order.isDescending ? sql`desc` : sql`asc`
  const parts = orderingsOf(order, now).map(({ value, isAlwaysThere }) =>
    isAlwaysThere ? sql`${value} ${direction}` : sql`${value} ${direction} nulls last`,
  )
  return sql.join([...parts, sql`members.id ${direction}`], sql`, `)
}

const orderingsOf = ({ by }: MemberOrder, now: Date) => (ORDERS[by] ?? ORDERS[USUAL_ORDER.by])?.(now) ?? []

/** How many answer, counted no further than `most`. */
export async function countMembers(db: Db, question: MemberQuestion, now: Date, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${members} where ${answers(question, now)} ${limit}) c`,
  )
  return rows[0]?.count ?? 0
}

type Stretch = { order: MemberOrder; limit: number; offset: number }

function idsOf(question: MemberQuestion, order: MemberOrder, now: Date): SQL {
  const [from] = orderingsOf(order, now).flatMap((each) => each.from ?? [])
  const read = from ? sql`left join (${from}) ordering on ordering.member_id = members.id` : sql``
  return sql`select members.id from ${members} ${read} where ${answers(question, now)} order by ${orderBy(order, now)}`
}

/** The ids of some of those who answer, in order. */
export async function listMemberIds(db: Db, question: MemberQuestion, now: Date, { order, limit, offset }: Stretch) {
  const { rows } = await db.execute<{ id: string }>(sql`${idsOf(question, order, now)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** What a list or a file says of a member. */
export type MemberRow = {
  readonly id: string
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string | null
  readonly clientCode: string
  readonly isStaff: boolean
  readonly profession: string | null
  readonly lastVisitOn: RomeDay | null
  readonly registrationDate: Date
  readonly type: SubscriptionType
  readonly plan: string | null
  readonly province: string | null
  readonly expiresAt: Date | null
  readonly credits: number | null
}

/** What is said of these members, in the order of their ids. */
export async function listMemberRows(db: Db, ids: readonly string[], now: Date): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<MemberRow & { registrationDate: string; expiresAt: string | null }>(sql`
    select members.id, members.username, members.name, members.surname, members.email, members.phone, members.client_code as "clientCode",
      members.staff_role is not null as "isStaff", members.profession, members.last_visit_on::text as "lastVisitOn",
      members.registration_date as "registrationDate", ${typeAt(now)} as type, ${planNameAt(now)} as plan,
      ${provinceOf} as province, ${expiryAt(now)} as "expiresAt", ${creditsAt(now)} as credits
    from ${members} join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = members.id
    order by chosen.place`)
  return rows.map(({ registrationDate, expiresAt, ...row }) => ({
    ...row,
    registrationDate: new Date(registrationDate),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }))
}

export async function listMembersAsked(db: Db, question: MemberQuestion, now: Date, stretch: Stretch) {
  return listMemberRows(db, await listMemberIds(db, question, now, stretch), now)
}

const BATCH = 500

/**
 * Everybody who answers, some at a time, as they were when it began: whoever changes meanwhile is neither lost nor met twice, and no
 * more than a batch is in memory.
 */
export async function eachMemberAsked(
  db: Db,
  { question, order, now }: { question: MemberQuestion; order: MemberOrder; now: Date },
  take: (rows: MemberRow[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`declare members_asked no scroll cursor for ${idsOf(question, order, now)}`)
      for (;;) {
        const { rows } = await tx.execute<{ id: string }>(sql.raw(`fetch ${BATCH} from members_asked`))
        if (rows.length === 0) return
        await take(
          await listMemberRows(
            tx,
            rows.map(({ id }) => id),
            now,
          ),
        )
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
