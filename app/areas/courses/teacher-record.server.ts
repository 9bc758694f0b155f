import { serveRecord } from '#platform/records/serve-record.server.ts'
import { teachers } from './tables.server.ts'
import { teacher } from './teacher-record.ts'
import { countCoursesOf, writeNamesEverywhere } from './teacher-store.server.ts'

export const servedTeacher = serveRecord(teacher, {
  table: teachers,
  trailKind: 'course-edited',
  saved: (db, _values, slug) => writeNamesEverywhere(db, slug),
  facts: async (db, list) => {
    const counted = await countCoursesOf(
      db,
      list.map(({ id }) => id),
    )
    return new Map(list.map(({ id }) => [id, { courses: counted.get(id) ?? 0 }]))
  },
  stays: async (db, { id }) =>
    (await countCoursesOf(db, [id])).get(id) ? 'È nei dati di almeno un corso: toglilo prima da lì.' : null,
})
