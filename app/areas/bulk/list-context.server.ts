import type { Member } from '#areas/audience/model.ts'
import { askRows, questionInWords } from '#areas/lists/question-context.server.ts'
import { type DeskList, eachIdAsked, listAnswering } from '#areas/lists/row-store.server.ts'
import { queryOf } from '#areas/lists/views-context.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { AskedBy, BulkList } from './model.ts'

const FROZEN_AT_ONCE = 5_000
/** How a row is called does not change with the hour. */
const ANY_TIME = new Date(0)

type Own<Row> = Pick<BulkList, 'name' | 'path' | 'title' | 'one' | 'many' | 'leftOut'> & {
  /** How a row is called, and where it is opened. */
  named: (row: Row) => { id: string; name: string; to: string }
}

/** DSK-018. Any list of the desk, as acts on many choose from it: by the one question that it is asked everywhere, as whoever asks sees it. */
export function bulkListOf<Row>({ named, ...own }: Own<Row>, listFor: (staff: Member) => DeskList<Row>): BulkList {
  const { name, path, title, one, many, leftOut } = own
  const asked = async (db: Db, { query, staff }: AskedBy) => {
    const list = listFor(staff)
    return { list, ...(await askRows(db, list, new URLSearchParams(query))) }
  }
  return {
    ...{ name, path, title, one, many },
    ...(leftOut && { leftOut }),
    ask: async (db, search, staff) => {
      const list = listFor(staff)
      const rows = await askRows(db, list, search)
      const { words, conditions, isBroken } = rows.question
      const isNarrowed = words.length + conditions.length > 0
      return { query: queryOf(rows), words: questionInWords(list, rows), isNarrowed, isBroken }
    },
    eachId: async (tx, by, take) => {
      const { list, question, order } = await asked(tx, by)
      await eachIdAsked(tx, list, { question, order, now: by.now, batch: FROZEN_AT_ONCE }, take)
    },
    stillAnswering: async (db, by, ids) => {
      const { list, question } = await asked(db, by)
      return listAnswering(db, list, question, { ids, now: by.now })
    },
    namesOf: async (db, ids, staff) => {
      const rows = await listFor(staff).rowsOf(db, ids, ANY_TIME)
      return new Map(
        rows.map((row) => {
          const { id, ...words } = named(row)
          return [id, words]
        }),
      )
    },
  }
}
