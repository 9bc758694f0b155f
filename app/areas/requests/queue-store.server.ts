import { type SQL, sql } from 'drizzle-orm'
import { listStaff } from '#areas/account/correction-store.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { LEAD_STATES, LEGAL_KINDS, type Lead, REQUEST_KINDS } from '#areas/leads/model.ts'
import { legalReading, type Staff } from '#areas/leads/reading-rules.ts'
import { FORM_WORDS, STATE_WORDS } from '#areas/leads/staff-copy.ts'
import { leads } from '#areas/leads/tables.server.ts'
import { fixed, flagField, instantField, type ListField, oneOfField } from '#areas/lists/field-store.server.ts'
import { countAsked } from '#areas/lists/question-context.server.ts'
import { type DeskList, listRowIds, type RowQuestion } from '#areas/lists/row-store.server.ts'
import { REQUEST_FORMS } from '#areas/services/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { anyOf, atInstant } from '#platform/db/question-sql.server.ts'
import { endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import { STANDINGS } from './copy.ts'
import { QUEUE_LIST, QUEUE_PATH, QUEUE_VIEWS } from './model.ts'
import { MOST_STAFF } from './store.server.ts'

/** A line of the queue. Whoever may not read a request is told that it is there, its kind and its day, and nothing else. */
export type QueueRow = Pick<Lead, 'id' | 'formType' | 'state' | 'dueAt' | 'answeredAt' | 'asideUntil' | 'createdAt'> & {
  readonly person: string | null
  readonly handler: string | null
  readonly isRefused: boolean
}

const isLegal = sql`leads.form_type = ${anyOf(LEGAL_KINDS)}`

const isFollowedBy = ({ id }: Staff) => sql`leads.handled_by = ${id}::uuid`

/** DSK-045. Which requests to lawyers this person reads. */
const readableLegal = (staff: Staff) =>
  ({ all: sql`true`, followed: isFollowedBy(staff), none: sql`false` })[legalReading(staff)]

/** Which rows this person reads, whatever else is asked: the same as `readsRequest`. */
const readable = (staff: Staff) =>
  sql`(case when ${isLegal} then coalesce(${readableLegal(staff)}, false) else ${staffMay(staff, 'requests.read')} end)`

/** Whoever looks at every request knows of those they may not read; others are shown no more than they read. */
const shown = (staff: Staff) => (staffMay(staff, 'requests.read') ? sql`true` : readable(staff))

const isOpen = sql`leads.state <> 'closed'`
const person = sql`coalesce(nullif(concat_ws(' ', leads.name, leads.surname), ''), leads.email)`

/** DSK-044. The same as `termOf`. */
const termAt = (now: Date) => sql`case when leads.state = 'closed' then null
  when leads.due_at is null or leads.answered_at is not null then 'poi'
  when leads.due_at <= ${atInstant(now)} then 'ritardo'
  when leads.due_at <= ${atInstant(endOfRomeDay(now))} then 'oggi' else 'poi' end`

/** In whose hands: one's own, nobody's, a colleague's by username. */
const followedBy = (staff: Staff): ListField => ({
  name: 'segue',
  label: 'Chi la segue',
  kind: 'choice',
  choices: async (db) => [
    { value: 'io', label: 'io' },
    { value: 'nessuno', label: 'nessuno' },
    ...(await listStaff(db, MOST_STAFF)).map(({ username, name, surname }) => ({
      value: String(username),
      label: `${name} ${surname}`,
    })),
  ],
  holds: ({ values }) => {
    const usernames = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number)
    const parts = [
      ...(values.includes('io') ? [sql`leads.handled_by = ${staff.id}::uuid`] : []),
      ...(values.includes('nessuno') ? [sql`leads.handled_by is null`] : []),
      sql`leads.handled_by in (select id from ${members} as colleague where colleague.username = any(${sql.param(usernames)}::int[]))`,
    ]
    return sql`(${sql.join(parts, sql` or `)})`
  },
})

const words = (codes: readonly string[], said: (code: string) => string) =>
  fixed(Object.fromEntries(codes.map((code) => [code, said(code)])))

const fieldsFor = (staff: Staff): readonly ListField[] => [
  oneOfField({
    name: 'tipo',
    label: 'Tipo',
    choices: words(REQUEST_KINDS, (kind) => FORM_WORDS[kind] ?? kind),
    value: () => sql`leads.form_type`,
  }),
  oneOfField({
    name: 'ambito',
    label: 'Ambito',
    choices: words(['club', 'servizi'], (scope) => (scope === 'club' ? 'moduli del Club' : 'servizi')),
    value: () => sql`case when leads.form_type = ${anyOf(REQUEST_FORMS)} then 'servizi' else 'club' end`,
  }),
  oneOfField({
    name: 'stato',
    label: 'Stato',
    choices: words(LEAD_STATES, (state) => STATE_WORDS[state as Lead['state']].label.toLowerCase()),
    value: () => sql`leads.state::text`,
  }),
  followedBy(staff),
  oneOfField({ name: 'termine', label: 'Termine', choices: fixed(STANDINGS), value: termAt }),
  instantField({
    name: 'scadenza',
    label: 'Scadenza',
    mayBeEmpty: true,
    // What is late from midnight on is due the day before.
    value: () => sql`leads.due_at - interval '1 millisecond'`,
  }),
  instantField({ name: 'arrivata', label: 'Arrivata', value: () => sql`leads.created_at` }),
  flagField({
    name: 'da-parte',
    label: 'Messa da parte',
    isSo: (now) => sql`(${isOpen} and leads.aside_until > ${romeDayOf(now)}::date)`,
  }),
]

/** What comes back today is on top, then the nearest deadline; what is aside stays under it, and what is closed at the end. */
const rankAt = (now: Date) => sql`case when leads.state = 'closed' then 3
  when leads.aside_until > ${romeDayOf(now)}::date then 2 when leads.aside_until is not null then 0 else 1 end`

const deadline = sql`case when leads.state = 'closed' or leads.answered_at is not null then null else leads.due_at end`

/** Of those without a deadline the oldest comes first, and of those that are closed the last. */
const age = sql`extract(epoch from case when leads.state = 'closed' then '2000-01-01'::timestamptz - (leads.updated_at - '2000-01-01'::timestamptz)
  else leads.created_at end)`

/** DSK-039. The one queue, as this person may look at it. */
export function queueFor(staff: Staff): DeskList<QueueRow> {
  return {
    name: QUEUE_LIST,
    seenBy: staff.id,
    views: QUEUE_VIEWS,
    path: QUEUE_PATH,
    title: 'Richieste',
    everything: 'tutte le richieste',
    fields: fieldsFor(staff),
    offered: ['tipo', 'segue', 'termine', 'stato'],
    from: sql`${leads} left join ${members} on members.id = leads.member_id left join ${members} as handler on handler.id = leads.handled_by`,
    id: sql`leads.id`,
    always: shown(staff),
    wordsOf: personWords,
    // Of what one may not read nothing is found by its words.
    holdsWord: (word) => sql`(${readable(staff)} and (${isPersonOf(word)} or ${isAskerOf(word)}))`,
    orders: {
      coda: (now) => [
        { value: rankAt(now), isAlwaysThere: true },
        { value: deadline },
        { value: age, isAlwaysThere: true },
      ],
      persona: () => [{ value: sql`case when ${readable(staff)} then lower(${person}) end` }],
      tipo: () => [{ value: sql`leads.form_type`, isAlwaysThere: true }],
      scadenza: () => [{ value: sql`leads.due_at` }],
      segue: () => [{ value: sql`lower(handler.surname || ' ' || handler.name)` }],
      stato: () => [{ value: sql`leads.state`, isAlwaysThere: true }],
      arrivata: () => [{ value: sql`leads.created_at`, isAlwaysThere: true }],
    },
    usual: { by: 'coda', isDescending: false },
    columns: [
      { key: 'person', title: 'Chi', order: 'persona', says: (row) => row.person ?? '' },
      {
        key: 'kind',
        title: 'Tipo',
        order: 'tipo',
        field: 'tipo',
        says: ({ formType }) => FORM_WORDS[formType] ?? formType,
      },
      {
        key: 'due',
        title: 'Scadenza',
        order: 'scadenza',
        field: 'scadenza',
        says: (row) => row.dueAt?.toISOString() ?? '',
      },
      { key: 'handler', title: 'Chi la segue', order: 'segue', field: 'segue', says: ({ handler }) => handler ?? '' },
      { key: 'state', title: 'Stato', order: 'stato', field: 'stato', says: ({ state }) => STATE_WORDS[state].label },
      {
        key: 'created',
        title: 'Arrivata',
        order: 'arrivata',
        field: 'arrivata',
        says: ({ createdAt }) => createdAt.toISOString(),
      },
    ],
    rowsOf: (db, ids) => rowsOf(db, ids, staff),
  }
}

function isAskerOf(word: string): SQL {
  const like = likeAnywhere(word)
  const isCalling = /^\d{6,}$/.test(word) ? sql` or regexp_replace(leads.phone, '\\D', '', 'g') like ${like}` : sql``
  const names = sql`concat_ws(' ', leads.name, leads.surname, leads.email, leads.form_type)`
  return sql`(${names} ilike ${like}${isCalling})`
}

async function rowsOf(db: Db, ids: readonly string[], staff: Staff): Promise<QueueRow[]> {
  if (ids.length === 0) return []
  type Told = Omit<QueueRow, 'dueAt' | 'answeredAt' | 'createdAt'> &
    Record<'dueAt' | 'answeredAt' | 'createdAt', string | null>
  const { rows } = await db.execute<Told>(sql`
    select leads.id, leads.form_type as "formType", leads.state, leads.due_at as "dueAt", leads.answered_at as "answeredAt",
      leads.aside_until::text as "asideUntil", leads.created_at as "createdAt",
      case when ${readable(staff)} then ${person} end as person, handler.name || ' ' || handler.surname as handler,
      ${isOpen} and leads.answered_at is null
        and exists (select from request_answers a where a.request_id = leads.id and a.refused_at is not null) as "isRefused"
    from ${leads} left join ${members} as handler on handler.id = leads.handled_by
    join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = leads.id
    order by chosen.place`)
  const at = (written: string | null) => (written === null ? null : new Date(written))
  return rows.map((row) => ({
    ...row,
    dueAt: at(row.dueAt),
    answeredAt: at(row.answeredAt),
    createdAt: at(row.createdAt) ?? new Date(0),
  }))
}

/** DSK-041. Of a view, the open request with the nearest deadline that is not answered or put aside; never this one. */
export async function findNext(
  db: Db,
  staff: Staff,
  { question, exceptId, now }: { question: RowQuestion; exceptId: string; now: Date },
): Promise<string | null> {
  const queue = queueFor(staff)
  const isNext = sql`${isOpen} and leads.answered_at is null and leads.id <> ${exceptId}::uuid
    and (leads.aside_until is null or leads.aside_until <= ${romeDayOf(now)}::date) and ${readable(staff)}`
  const waiting = { ...queue, always: sql`${queue.always ?? sql`true`} and ${isNext}` }
  const order = { by: 'scadenza', isDescending: false }
  const [id] = await listRowIds(db, waiting, question, now, { order, limit: 1, offset: 0 })
  return id ?? null
}

/** DSK-003. How many open requests are late, due today or later: together they are all of them. */
export async function countTerm(db: Db, staff: Staff, term: keyof typeof STANDINGS, now: Date): Promise<number> {
  return countAsked(db, queueFor(staff), `termine=${term}`, now)
}
