import { sql } from 'drizzle-orm'
import { PASSED } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { EVENTS_PATH, LAST_DAYS, REPORT_DAYS } from './report-rules.ts'
import type { ClosedEvent } from './report-store.server.ts'
import { certificates, formerParticipants } from './tables.server.ts'

/** DSK-003. Those whose report is due soon. */
export const ENDING_QUERY = `scadenza=prossimi:${LAST_DAYS}`

const passed = sql`((select count(*) from ${enrolments} e where e.course_id = courses.id and e.status = ${PASSED})
  + (select count(*) from ${formerParticipants} f where f.course_id = courses.id and f.passed_on is not null))::int`

const told = sql`(select count(*) from ${certificates} c where c.course_id = courses.id and c.reported_at is not null and c.revoked_at is null)::int`

type Row = ClosedEvent & { id: string; told: number }

/** DSK-012, DSK-033. The events whose last day has passed. */
export const eventsFor = (now: Date): DeskList<Row> =>
  plainList<Row>({
    name: 'eventi-ecm',
    path: EVENTS_PATH,
    title: 'Eventi ECM chiusi',
    everything: 'tutti gli eventi chiusi',
    from: sql`${courses}`,
    id: sql`courses.id`,
    idType: 'int',
    always: sql`courses.expiry_date < ${romeDayOf(now)}`,
    views: [
      { label: 'Tutti', query: '' },
      { label: `Da comunicare entro ${LAST_DAYS} giorni`, query: ENDING_QUERY },
    ],
    usual: { by: 'chiuso-il', isDescending: true },
    offered: ['scadenza', 'chiuso-il'],
    columns: [
      { key: 'title', title: 'Corso', kind: 'text', value: sql`courses.title`, of: ({ title }) => title },
      {
        key: 'event',
        title: 'Evento',
        kind: 'text',
        value: sql`courses.event_id || ', ed. ' || courses.edition`,
        of: ({ eventId, edition }) => `${eventId}, ed. ${edition}`,
      },
      {
        key: 'closed',
        title: 'Chiuso il',
        kind: 'day',
        value: sql`courses.expiry_date`,
        of: ({ closedOn }) => closedOn,
      },
      {
        key: 'until',
        title: 'Da comunicare entro',
        name: 'scadenza',
        kind: 'day',
        value: sql`(courses.expiry_date + ${REPORT_DAYS}::int)`,
        of: ({ closedOn }) => addRomeDays(closedOn, REPORT_DAYS),
      },
      { key: 'passed', title: 'Superato da', kind: 'number', value: passed, of: (row) => row.passed },
      { key: 'told', title: 'Segnalati', kind: 'number', value: told, of: (row) => row.told },
    ],
    rowsOf: async (db, ids) => {
      if (ids.length === 0) return []
      const { rows } = await db.execute<Omit<Row, 'closedOn'> & { closedOn: RomeDay }>(sql`
        select courses.id::text as id, courses.id as "courseId", courses.title, courses.event_id as "eventId", courses.edition,
          courses.expiry_date::text as "closedOn", ${passed} as passed, ${told} as told
        from ${courses} join unnest(${sql.param(ids)}::int[]) with ordinality as chosen(id, place) on chosen.id = courses.id
        order by chosen.place`)
      return rows
    },
  })
