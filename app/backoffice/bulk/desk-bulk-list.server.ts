import type { BulkList } from '#areas/bulk/model.ts'
import { askRows, questionInWords } from '#areas/lists/question-context.server.ts'
import { type DeskList, eachIdAsked, listAnswering } from '#areas/lists/row-store.server.ts'
import { queryOf } from '#areas/lists/views-context.server.ts'

const FROZEN_AT_ONCE = 5_000

/** DSK-018. Any list of the desk, as acts on many choose from it: by the one question that it is asked everywhere. */
export function bulkListOf(list: DeskList, own: Pick<BulkList, 'one' | 'many' | 'leftOut' | 'namesOf'>): BulkList {
  return {
    ...own,
    name: list.name,
    path: list.path,
    title: list.title,
    ask: async (db, search) => {
      const asked = await askRows(db, list, search)
      const { words, conditions, isBroken } = asked.question
      const isNarrowed = words.length + conditions.length > 0
      return { query: queryOf(asked), words: questionInWords(list, asked), isNarrowed, isBroken }
    },
    eachId: async (tx, query, now, take) => {
      const { question, order } = await askRows(tx, list, new URLSearchParams(query))
      await eachIdAsked(tx, list, { question, order, now, batch: FROZEN_AT_ONCE }, take)
    },
    stillAnswering: async (db, query, ids, now) => {
      const { question } = await askRows(db, list, new URLSearchParams(query))
      return listAnswering(db, list, question, { ids, now })
    },
  }
}
