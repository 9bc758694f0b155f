import { sql } from 'drizzle-orm'
import { isPersonOf } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { legalReading, type Staff } from '#areas/leads/reading-rules.ts'
import { fixed, instantField, oneOfField, textField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import { says } from '#platform/db/searched.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import { DESK_PATH } from './desk-copy.ts'
import { legalCases, legalHearings } from './tables.server.ts'

export type CaseRow = {
  readonly id: string
  readonly name: string
  readonly court: string
  readonly seat: string
  readonly status: string
  readonly isClosed: boolean
  readonly openedAt: Date
  readonly person: string
  readonly username: number
  readonly nextHearing: Date | null
  readonly handler: string | null
}

const nextHearing = (now: Date) =>
  sql`(select min(h.held_at) from ${legalHearings} h where h.case_id = legal_cases.id and h.held_at >= ${atInstant(now)})`

const person = sql`members.surname || ' ' || members.name`
const handler = sql`(select f.name || ' ' || f.surname from ${members} f where f.id = legal_cases.handled_by)`
const state = sql`case when legal_cases.closed_at is null then 'aperte' else 'chiuse' end`
export const CASE_STATES = { aperte: 'Aperta', chiuse: 'Chiusa' }

async function listCaseRows(db: Db, ids: readonly string[], now: Date): Promise<CaseRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<
    Omit<CaseRow, 'openedAt' | 'nextHearing'> & { openedAt: string; nextHearing: string | null }
  >(sql`
    select legal_cases.id, legal_cases.name, legal_cases.court, legal_cases.seat, legal_cases.status, legal_cases.closed_at is not null as "isClosed",
      legal_cases.opened_at as "openedAt", ${person} as person, members.username, ${nextHearing(now)} as "nextHearing", ${handler} as handler
    from ${legalCases} join ${members} on members.id = legal_cases.member_id
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = legal_cases.id
    order by chosen.place`)
  return rows.map(({ openedAt, nextHearing: next, ...row }) => ({
    ...row,
    openedAt: new Date(openedAt),
    nextHearing: next === null ? null : new Date(next),
  }))
}

const reads = (staff: Staff) => {
  const reading = legalReading(staff)
  if (reading === 'followed') return sql`legal_cases.handled_by = ${staff.id}::uuid`
  return reading === 'all' ? sql`true` : sql`false`
}

/** DSK-045. The lawsuits that somebody may read, the next hearing first. */
export const casesFor = (staff: Staff): DeskList<CaseRow> => ({
  name: 'cause',
  path: DESK_PATH,
  seenBy: staff.id,
  title: 'Cause',
  everything: 'tutte le cause',
  fields: [
    oneOfField({ name: 'stato', label: 'Stato', choices: fixed(CASE_STATES), value: () => state }),
    instantField({ name: 'prossima-udienza', label: 'Prossima udienza', mayBeEmpty: true, value: nextHearing }),
    instantField({ name: 'apertura', label: 'Aperta il', value: () => sql`legal_cases.opened_at` }),
    textField({ name: 'segue', label: 'Chi la segue', mayBeEmpty: true, value: () => handler }),
    textField({
      name: 'tribunale',
      label: 'Tribunale',
      value: () => sql`(legal_cases.court || ' ' || legal_cases.seat)`,
    }),
  ],
  offered: ['stato', 'prossima-udienza', 'segue'],
  from: sql`${legalCases} join ${members} on members.id = legal_cases.member_id`,
  id: sql`legal_cases.id`,
  always: reads(staff),
  wordsOf: typedWords,
  holdsWord: (word) => sql`(${isPersonOf(word)} or ${says(legalCases.name, word)})`,
  orders: {
    'prossima-udienza': (now) => [{ value: nextHearing(now) }],
    pratica: () => [{ value: sql`lower(legal_cases.name)`, isAlwaysThere: true }],
    iscritto: () => [{ value: sql`lower(${person})`, isAlwaysThere: true }],
    apertura: () => [{ value: sql`legal_cases.opened_at`, isAlwaysThere: true }],
    segue: () => [{ value: sql`lower(${handler})` }],
    stato: () => [{ value: state, isAlwaysThere: true }],
  },
  usual: { by: 'prossima-udienza', isDescending: false },
  columns: [
    { key: 'name', title: 'Pratica', order: 'pratica', says: ({ name }) => name },
    { key: 'person', title: 'Iscritto', order: 'iscritto', says: (row) => row.person },
    { key: 'court', title: 'Tribunale', field: 'tribunale', says: ({ court, seat }) => `${court}, ${seat}` },
    {
      key: 'next',
      title: 'Prossima udienza',
      order: 'prossima-udienza',
      field: 'prossima-udienza',
      says: (row) => (row.nextHearing ? formatMinuteIt(row.nextHearing) : ''),
    },
    { key: 'handler', title: 'Chi la segue', order: 'segue', field: 'segue', says: (row) => row.handler ?? '' },
    {
      key: 'opened',
      title: 'Aperta il',
      order: 'apertura',
      field: 'apertura',
      isAside: true,
      says: ({ openedAt }) => formatDateIt(openedAt),
    },
    {
      key: 'state',
      title: 'Stato',
      order: 'stato',
      field: 'stato',
      says: ({ isClosed }) => (isClosed ? CASE_STATES.chiuse : CASE_STATES.aperte),
    },
  ],
  rowsOf: listCaseRows,
})
