import { sql } from 'drizzle-orm'
import type { Member } from '#areas/audience/model.ts'
import { dayField, fixed, instantField, numberField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import { formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import { typedTenth } from '#platform/pure/tenths.ts'
import { tutorIn } from './desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from './desk-copy.ts'
import { DESK_STATUSES, type DeskStatus } from './desk-rules.ts'
import { isCourseOf } from './desk-store.server.ts'
import { listSeries } from './store.server.ts'
import { courseSeries, courses, enrolments } from './tables.server.ts'
import { isAssignedTo } from './tutor-store.server.ts'

export type CourseRow = {
  readonly id: string
  readonly title: string
  readonly eventId: number
  readonly edition: number
  readonly series: string
  readonly credits: number
  readonly status: DeskStatus
  readonly publishedAt: Date
  readonly expiryDate: RomeDay
  readonly participants: number
}

/** The rule `deskStatus`, said in SQL. */
const statusAt = (now: Date) => sql`case when courses.state = 'draft' then 'draft'
  when courses.expiry_date < ${romeDayOf(now)} then 'closed' when courses.state = 'withdrawn' then 'withdrawn'
  when courses.published_at <= ${atInstant(now)} then 'open' else 'scheduled' end`

const participants = sql`(select count(*)::int from ${enrolments} e where e.course_id = courses.id)`

async function listCourseRows(db: Db, ids: readonly string[], now: Date): Promise<CourseRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Omit<CourseRow, 'publishedAt'> & { publishedAt: string }>(sql`
    select courses.id::text as id, courses.title, courses.event_id as "eventId", courses.edition, series.name as series, courses.credits::float8 as credits,
      ${statusAt(now)} as status, courses.published_at as "publishedAt", courses.expiry_date::text as "expiryDate", ${participants} as participants
    from ${courses} join ${courseSeries} series on series.id = courses.series_id
      join unnest(${sql.param(ids)}::int[]) with ordinality as chosen(id, place) on chosen.id = courses.id
    order by chosen.place`)
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: new Date(publishedAt) }))
}

/** DSK-012 to DSK-016. Every course of the club, in whatever state; for a tutor, those assigned to them. */
export function coursesFor(staff: Pick<Member, 'id' | 'permissions' | 'assignedOnly'>): DeskList<CourseRow> {
  const tutorId = tutorIn(staff)
  return {
    name: 'corsi',
    path: DESK_PATH,
    ...(tutorId && { seenBy: tutorId, always: isAssignedTo(tutorId) }),
    title: 'Corsi ECM',
    everything: 'tutti i corsi',
    fields: [
      oneOfField({
        name: 'collana',
        label: 'Collana',
        choices: async (db) => (await listSeries(db)).map(({ id, name }) => ({ value: String(id), label: name })),
        value: () => sql`courses.series_id::text`,
      }),
      oneOfField({
        name: 'stato',
        label: 'Stato',
        choices: fixed(Object.fromEntries(DESK_STATUSES.map((status) => [status, STATUS_WORDS[status].label]))),
        value: statusAt,
      }),
      instantField({ name: 'apertura', label: 'Apertura', value: () => sql`courses.published_at` }),
      dayField({ name: 'chiusura', label: 'Ultimo giorno', value: () => sql`courses.expiry_date` }),
      numberField({ name: 'crediti', label: 'Crediti', value: () => sql`courses.credits` }),
      numberField({ name: 'iscritti', label: 'Iscritti', value: () => participants }),
    ],
    offered: ['stato', 'collana'],
    from: sql`${courses}`,
    id: sql`courses.id`,
    idType: 'int',
    wordsOf: typedWords,
    holdsWord: isCourseOf,
    orders: {
      apertura: () => [{ value: sql`courses.published_at`, isAlwaysThere: true }],
      chiusura: () => [{ value: sql`courses.expiry_date`, isAlwaysThere: true }],
      titolo: () => [{ value: sql`lower(courses.title)`, isAlwaysThere: true }],
      serie: () => [
        {
          value: sql`(select lower(series.name) from ${courseSeries} series where series.id = courses.series_id)`,
          isAlwaysThere: true,
        },
      ],
      'crediti-ecm': () => [{ value: sql`courses.credits`, isAlwaysThere: true }],
      iscritti: () => [{ value: participants, isAlwaysThere: true }],
      stato: (now) => [{ value: statusAt(now), isAlwaysThere: true }],
    },
    usual: { by: 'apertura', isDescending: true },
    columns: [
      { key: 'title', title: 'Corso', order: 'titolo', says: ({ title }) => title },
      { key: 'event', title: 'Evento', says: ({ eventId, edition }) => `${eventId}, ed. ${edition}` },
      { key: 'series', title: 'Collana', order: 'serie', field: 'collana', says: ({ series }) => series },
      {
        key: 'credits',
        title: 'Crediti',
        order: 'crediti-ecm',
        field: 'crediti',
        says: ({ credits }) => typedTenth(credits),
      },
      {
        key: 'opens',
        title: 'Apertura',
        order: 'apertura',
        field: 'apertura',
        says: ({ publishedAt }) => formatDateIt(publishedAt),
      },
      {
        key: 'closes',
        title: 'Ultimo giorno',
        order: 'chiusura',
        field: 'chiusura',
        says: ({ expiryDate }) => formatDateIt(expiryDate),
      },
      {
        key: 'people',
        title: 'Iscritti',
        order: 'iscritti',
        field: 'iscritti',
        says: (row) => String(row.participants),
      },
      {
        key: 'status',
        title: 'Stato',
        order: 'stato',
        field: 'stato',
        says: ({ status }) => STATUS_WORDS[status].label,
      },
    ],
    rowsOf: listCourseRows,
  }
}
