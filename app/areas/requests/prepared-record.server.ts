import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { preparedAnswer } from './prepared-record.ts'
import { listUses } from './prepared-store.server.ts'
import { preparedAnswers } from './tables.server.ts'

const LINES_READ = 500

/** Beside the words of each, how often it was used and who changed it last. */
export const servedPreparedAnswer = serveRecord(preparedAnswer, {
  table: preparedAnswers,
  facts: async (db, list) => {
    const [uses, lines] = await Promise.all([listUses(db), listTrailOf(db, preparedAnswer.name, LINES_READ)])
    return new Map(
      list.map(({ id }) => {
        const last = lines.find(({ facts }) => facts.about === `${preparedAnswer.name} ${id}`)
        const hand = last && `${last.actor ?? 'una persona che non c’è più'}, ${formatMinuteIt(last.at)}`
        return [id, { uses: uses.get(id) ?? 0, last: hand }]
      }),
    )
  },
})
