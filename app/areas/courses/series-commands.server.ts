import type { RubricKind } from '#areas/content/rubric-commands.server.ts'
import { lockNewCourses } from './desk-store.server.ts'
import {
  countSeriesCourses,
  deleteSeries,
  insertOneSeries,
  listDeskSeries,
  updateSeries,
} from './series-store.server.ts'

/** A series goes when no course is in it, be it a draft or over long ago. */
export const SERIES: RubricKind = {
  // Courses are made, and moved to another series, behind the same lock.
  async lock(db) {
    await lockNewCourses(db)
    return listDeskSeries(db)
  },
  insert: insertOneSeries,
  update: updateSeries,
  remove: deleteSeries,
  reserved: ['nuova'],
  address: { list: '/corsi-ecm-fad', one: '/corsi-ecm-fad/collana', query: 'collana' },
  field: null,
  gone: 'Questa collana non esiste più.',
  async stays(db, { slug, label }) {
    const held = await countSeriesCourses(db, slug)
    if (held === 1) return `«${label}» ha ancora un corso: spostalo in un’altra collana, poi toglila.`
    return held > 1 ? `«${label}» ha ancora ${held} corsi: spostali in un’altra collana, poi toglila.` : null
  },
}
