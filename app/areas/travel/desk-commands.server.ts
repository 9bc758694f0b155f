import type { Disk } from 'flydrive'
import { recordAudit } from '#areas/account/audit-store.server.ts'
import { OVERTAKEN } from '#areas/content/rubric-rules.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { putFile, removeFile } from '#platform/files/commands.server.ts'
import { fileIdIn, filePath } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { judgeTravel, type TravelTyped } from './desk-rules.ts'
import { getDeskTravel, insertTravel, lockTravelOrder, updateTravel, updateTravelOrder } from './desk-store.server.ts'

export type ByStaff = { staffId: string; now: Date }

async function record(db: Db, { staffId, now }: ByStaff, slug: string, what: string): Promise<void> {
  const details = { about: `travel ${slug}`, what }
  await recordAudit(db, { at: now, kind: 'convention-edited', actorId: staffId, details })
}

export type Saved = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: Record<string, string> }

type Saving = ByStaff & { slug: string | null; seenVersion: number; typed: TravelTyped; isPublished: boolean }

/** Writes a travel; `isPublished` also puts it before the members. Its address stays what it was. */
export async function saveTravel(
  db: Db,
  { slug: known, seenVersion, typed, isPublished, ...by }: Saving,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const held = known === null ? null : await getDeskTravel(tx, known, true)
    if (held && held.version !== seenVersion) throw new Conflict(OVERTAKEN)
    const judged = judgeTravel(held ? { ...typed, slug: held.slug } : typed)
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const { slug } = fields
    if (!held && !(await insertTravel(tx, fields)))
      return { kind: 'refused', errors: { slug: 'Un viaggio con questo indirizzo c’è già: scrivine un altro.' } }
    if (held || isPublished) await updateTravel(tx, slug, { ...fields, ...(isPublished && { isHidden: false }) })
    await record(tx, by, slug, isPublished ? 'published' : held ? 'corrected' : 'created')
    await bumpRevision(tx)
    return { kind: 'saved', slug }
  })
}

export async function hideTravel(db: Db, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await getDeskTravel(tx, slug, true)).isHidden) return
    await updateTravel(tx, slug, { isHidden: true })
    await record(tx, by, slug, 'hidden')
    await bumpRevision(tx)
  })
}

const PICTURE_SIDE = 1600

/** Another photograph, or none: then the club draws one. */
export async function changePicture(
  db: Db,
  disk: Disk,
  { slug, file, ...by }: ByStaff & { slug: string; file: SentFile | null },
): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const { imagePath } = await getDeskTravel(tx, slug, true)
    const stored =
      file &&
      (await putFile(tx, disk, { ...file, accepts: ['image'], ownerId: null, isPublic: true, maxSide: PICTURE_SIDE }))
    await updateTravel(tx, slug, { imagePath: stored && filePath(stored) })
    await record(tx, by, slug, 'picture-changed')
    await bumpRevision(tx)
    return imagePath
  })
  const oldId = fileIdIn(old)
  if (oldId) await removeFile(db, disk, oldId)
}

/** One travel a place earlier or later in the list. */
export async function moveTravel(db: Db, { slug, move }: { slug: string; move: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockTravelOrder(tx)
    const at = order.indexOf(slug)
    if (at < 0 || (move !== 'earlier' && move !== 'later')) return
    const others = order.filter((each) => each !== slug)
    const to = Math.max(0, Math.min(others.length, move === 'earlier' ? at - 1 : at + 1))
    await updateTravelOrder(tx, others.toSpliced(to, 0, slug))
    await bumpRevision(tx)
  })
}
