import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { paceLetter } from './letters-copy.ts'
import { periodOn } from './obligation-rules.ts'
import { isLastQuarter } from './pace-rules.ts'
import { picturesFor, runningOf } from './picture-context.server.ts'
import { listPeriods, listUnwritten, takeMonth } from './store.server.ts'

const BATCH = 200
const BEFORE_EVERYBODY = '00000000-0000-0000-0000-000000000000'

type Sending = { club: Club; origin: string; now: Date; signal: AbortSignal }

/**
 * LRN-030. Writes to whoever is below the threshold, once a month; answers how many. The turn is taken in the transaction of the letter:
 * nobody is written to twice, also when the job dies.
 */
export async function sendPaceLetters(db: Db, { club, origin, now, signal }: Sending): Promise<number> {
  const today = romeDayOf(now)
  const running = periodOn(await listPeriods(db), today)
  if (!running || !isLastQuarter(running, today)) return 0
  const month = today.slice(0, 7)
  let written = 0
  let after: string | null = BEFORE_EVERYBODY
  while (after !== null) {
    const members: Awaited<ReturnType<typeof listUnwritten>> = await listUnwritten(db, { month, after, limit: BATCH })
    for (const { id, email, name } of members) {
      if (signal.aborted) return written
      const picture = runningOf(await picturesFor(db, id, now))
      if (!picture || picture.credits.total >= picture.threshold) continue
      written += await db.transaction(async (tx) => {
        const key = await takeMonth(tx, id, month, now)
        if (!key) return 0
        const letter = paceLetter({ club, origin }, { name, key, picture })
        await sendMail(tx, { to: email, ...letter, idempotencyKey: `triennium:${id}:${month}` })
        return 1
      })
    }
    after = members.length === BATCH ? (members.at(-1)?.id ?? null) : null
  }
  return written
}
