import { inWords } from '#areas/segments/segment-commands.server.ts'
import { findSegment } from '#areas/segments/segment-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lastDay } from './commands.server.ts'
import { MOST_FOLLOWED, segmentCode } from './segments-model.ts'
import {
  beginStretch,
  comparePeople,
  deleteFollowed,
  findPeopleNow,
  forgetLeft,
  insertFollowed,
  keepPeople,
  keepTotal,
  listFollowed,
  lockFollowed,
  meaningWritten,
  segmentsById,
  takeFollowed,
} from './segments-store.server.ts'

/** FIG-015. From this day on the segment is counted every evening. */
export async function followSegment(db: Db, id: string, { staffId, now }: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const segment = isUuid(id) ? await findSegment(tx, id) : null
    if (!segment) throw new NotFound('Questo segmento non c’è più.')
    const followed = await lockFollowed(tx)
    if (followed >= MOST_FOLLOWED)
      throw new Conflict(`Il Club conta già ${MOST_FOLLOWED} segmenti ogni giorno: prima se ne lascia uno.`)
    if (!(await insertFollowed(tx, id, romeDayOf(now)))) return
    await recordTrail(tx, {
      at: now,
      kind: 'figures-edited',
      actorId: staffId,
      done: { thing: 'followed-segment', id, what: 'followed' },
      name: segment.name,
    })
  })
}

/** FIG-015. What was counted of it is lost. */
export async function unfollowSegment(db: Db, id: string, { staffId, now }: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const segment = isUuid(id) ? await findSegment(tx, id) : null
    if (!segment || !(await deleteFollowed(tx, id))) throw new NotFound('Questo segmento non si conta più.')
    await forgetLeft(tx)
    await recordTrail(tx, {
      at: now,
      kind: 'figures-edited',
      actorId: staffId,
      done: { thing: 'followed-segment', id, what: 'left' },
      name: segment.name,
    })
  })
}

/**
 * FIG-015. Counts the last day that is over of every followed segment; answers how many. What members were on earlier days is not known any
 * more: nights in which the club was off stay without a number, and who came and went meanwhile counts on the first that follows.
 */
export async function countSegments(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const day = lastDay(now)
  let counted = 0
  for (const { id, sinceDay } of await listFollowed(db)) {
    if (signal?.aborted) break
    if (sinceDay <= day && (await countSegment(db, id, now))) counted += 1
  }
  // What is left of segments that were removed goes with the next count.
  if (counted > 0) await forgetLeft(db)
  return counted
}

async function countSegment(db: Db, id: string, now: Date): Promise<boolean> {
  const day = lastDay(now)
  return db.transaction(async (tx) => {
    await takeTime(tx)
    const taken = await takeFollowed(tx, id)
    if (!taken || day < taken.sinceDay || (taken.lastDay !== null && taken.lastDay >= day)) return false
    const all = await segmentsById(tx)
    const segment = all.get(id)
    if (!segment || !(await findPeopleNow(tx, segment.groups, new Date(endOfRomeDay(day).getTime() - 1)))) return false
    const meaning = meaningWritten(segment.groups, all)
    const { before, now: people, cameIn } = await comparePeople(tx, id)
    const total = (part: Parameters<typeof segmentCode>[1], amount: number) =>
      keepTotal(tx, { code: segmentCode(id, part), day, amount })
    await total('people', people)
    if (meaning === taken.meaning) {
      await total('came-in', cameIn)
      await total('went-out', before + cameIn - people)
    } else {
      // Who comes in because the question is another has not come in.
      const words = await inWords(tx, segment.groups)
      await beginStretch(tx, { segmentId: id, fromDay: day, meaning, words })
    }
    await keepPeople(tx, id)
    return true
  })
}
