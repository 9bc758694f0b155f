import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { removeFileAt, replacePicture } from '#platform/files/commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { judgeRental, type RentalTyped, rentalSlug } from './rental-desk-rules.ts'
import {
  deleteRental,
  findDeskRental,
  getDeskRental,
  insertRental,
  lockRentals,
  updateRental,
  updateRentalOrder,
} from './rental-desk-store.server.ts'

async function record(db: Db, { staffId, now }: ByStaff, slug: string, what: ActOf<'rental'>): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'service-edited',
    actorId: staffId,
    done: { thing: 'rental', id: slug, what },
  })
  await bumpRevision(db)
}

export type SavedRental = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: Record<string, string> }

type Saving = ByStaff & { slug: string | null; seenVersion: number; typed: RentalTyped; isPublished: boolean }

/** SRV-012. Writes a car; `isPublished` also puts it in the page. */
export async function saveRental(
  db: Db,
  { slug: known, seenVersion, typed, isPublished, ...by }: Saving,
): Promise<SavedRental> {
  return db.transaction(async (tx) => {
    const held = known === null ? null : await findDeskRental(tx, known, true)
    if (known !== null && !held)
      throw new Conflict(
        'Nel frattempo l’offerta è stata tolta. Quello che hai scritto è ancora qui: riportalo in una nuova.',
      )
    if (held) checkVersion(held, seenVersion)
    const judged = judgeRental(typed)
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const isHidden = isPublished ? false : (held?.isHidden ?? true)
    const slug = held?.slug ?? rentalSlug(fields, await lockRentals(tx))
    if (held) await updateRental(tx, slug, { ...fields, isHidden })
    else await insertRental(tx, slug, { ...fields, isHidden })
    await record(tx, by, slug, isPublished ? 'published' : held ? 'corrected' : 'created')
    return { kind: 'saved', slug }
  })
}

export async function hideRental(db: Db, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await getDeskRental(tx, slug, true)).isHidden) return
    await updateRental(tx, slug, { isHidden: true })
    await record(tx, by, slug, 'hidden')
  })
}

/** Away for good, photograph included. Pressed twice it is once. */
export async function removeRental(db: Db, disk: Disk, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const held = await findDeskRental(tx, slug, true)
    if (!held) return null
    await deleteRental(tx, slug)
    await record(tx, by, slug, 'removed')
    return held.imagePath
  })
  await removeFileAt(db, disk, old)
}

const PICTURE_SIDE = 1280

/** Another photograph, or none: then the club draws one. */
export async function changeRentalPicture(
  db: Db,
  disk: Disk,
  { slug, file, ...by }: ByStaff & { slug: string; file: SentFile | null },
): Promise<void> {
  await replacePicture(db, disk, { file, maxSide: PICTURE_SIDE }, async (tx, keep) => {
    const { imagePath } = await getDeskRental(tx, slug, true)
    await updateRental(tx, slug, { imagePath: await keep() })
    await record(tx, by, slug, 'picture-changed')
    return imagePath
  })
}

/** One offer a place earlier or later in the page. */
export async function moveRental(
  db: Db,
  { slug, isEarlier, ...by }: ByStaff & { slug: string; isEarlier: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = movedIn(await lockRentals(tx), slug, isEarlier)
    if (!order) return
    await updateRentalOrder(tx, order)
    await record(tx, by, slug, 'moved')
  })
}
