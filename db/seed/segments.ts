import { sql } from 'drizzle-orm'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { saveSegment } from '#areas/segments/segment-commands.server.ts'
import { idsOfSegment } from '#areas/segments/segment-people-store.server.ts'
import { readGroups } from '#areas/segments/segment-rules.ts'
import { countSegments, updateCount } from '#areas/segments/segment-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'

const SEGMENTS = [
  {
    name: 'Scadono entro 60 giorni',
    description: 'Premium da chiamare prima che finisca.',
    groups: ['tutte?tipo=PREMIUM&scadenza=prossimi:60'],
  },
  {
    name: 'Mai tornati dopo la prova',
    description: 'Hanno provato il Club e non hanno comprato.',
    groups: ['tutte?tipo=EX_TRIAL', 'almeno-esclusi?account-chiuso=si&email-confermata=no'],
  },
]
const OPERATOR = 9002

/** Two questions that a club would keep. A demo whose staff made or removed some is left as it is. */
export async function seedSegments(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two that seed at once, one finds it done.
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_segments'))`)
    const operator = await findMemberByUsername(tx, OPERATOR)
    const viewer = operator && (await findViewerByMemberId(tx, operator.id, now))
    if (!viewer || (await countSegments(tx)) > 0) return
    for (const { groups, ...segment } of SEGMENTS) {
      const written = { ...segment, id: null, seen: 0, groups: readGroups(groups) }
      const id = await saveSegment(tx, written, { staff: viewer.member, now })
      let count = 0
      await idsOfSegment(tx, id, now, async (ids) => {
        count += ids.length
      })
      await updateCount(tx, id, count, now)
    }
  })
}
