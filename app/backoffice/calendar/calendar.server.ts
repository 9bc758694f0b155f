import { listDatedItems } from '#areas/content/calendar-store.server.ts'
import { listOfferEnds } from '#areas/conventions/desk-store.server.ts'
import { listCoursesEnding } from '#areas/courses/desk-store.server.ts'
import { listDatedNotices } from '#areas/notices/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeMonths, type RomeDay, romeDayOf, romeMinuteOf, startOfRomeDay } from '#platform/pure/dates.ts'

export type CalendarLine = {
  to: string
  /** What kind of thing it is, and what happens to it. */
  what: string
  title: string
  /** On the clocks of Rome; null for what lasts the whole day. */
  hour: string | null
  /** A draft with a day: nobody has published it, so nothing will happen by itself. */
  isDraft: boolean
}

/** Of each kind, in a month. */
const MOST = 200

/** What happens in a month, by day and in the order of the hours. */
export async function listCalendar(db: Db, first: RomeDay, now: Date): Promise<Map<RomeDay, CalendarLine[]>> {
  const after = addRomeMonths(first, 1)
  const stretch = { from: startOfRomeDay(first), to: startOfRomeDay(after), limit: MOST }
  const [items, notices, courses, offers] = await Promise.all([
    listDatedItems(db, stretch),
    listDatedNotices(db, stretch),
    listCoursesEnding(db, { from: first, to: after, limit: MOST }),
    listOfferEnds(db, { ...stretch, now }),
  ])
  const dated = [
    ...items.map(({ id, title, contentType, at, isDraft }) => ({
      ...dayAndHour(at),
      to: `/redazione/contenuti/${id}`,
      what: contentType,
      title,
      isDraft,
    })),
    ...notices.map(({ id, title, at }) => ({
      ...dayAndHour(at),
      to: `/redazione/avvisi/${id}`,
      what: 'Avviso',
      title,
      isDraft: false,
    })),
    ...courses.map(({ id, title, day }) => ({
      day,
      hour: null,
      to: `/redazione/corsi/${id}`,
      what: 'Ultimo giorno del corso',
      title,
      isDraft: false,
    })),
    ...offers.map(({ day, count, id, title }) => ({
      day,
      hour: null,
      to: count === 1 ? `/redazione/convenzioni/offerte/${id}` : '/redazione/convenzioni?stato=active',
      what: 'Ultimo giorno',
      title: count === 1 ? title : `${count} offerte delle convenzioni`,
      isDraft: false,
    })),
  ].sort((one, other) => (one.hour ?? '24').localeCompare(other.hour ?? '24'))
  return Map.groupBy(dated, ({ day }) => day)
}

function dayAndHour(at: Date): { day: RomeDay; hour: string } {
  return { day: romeDayOf(at), hour: romeMinuteOf(at).slice(11) }
}
