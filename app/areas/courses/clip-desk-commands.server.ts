import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { filmFaults } from '#platform/files/film-commands.server.ts'
import { romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { type ClipErrors, type ClipTyped, judgeClip } from './clip-desk-rules.ts'
import { dropOtherHighlights, getDeskClip, insertClip, updateClip } from './clip-desk-store.server.ts'

async function record(db: Db, { staffId, now }: ByStaff, slug: string, what: ActOf<'clip'>): Promise<void> {
  await recordTrail(db, { at: now, kind: 'course-edited', actorId: staffId, done: { thing: 'clip', id: slug, what } })
}

export type SavedClip = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: ClipErrors }
type Saving = ByStaff & { slug: string | null; seenVersion: number; typed: ClipTyped; isPublished: boolean }

/** CRS-015. Writes a clip; `isPublished` also puts it before the readers. Its address stays what it was. */
export async function saveClip(
  db: Db,
  { slug: known, seenVersion, typed, isPublished, ...by }: Saving,
): Promise<SavedClip> {
  return db.transaction(async (tx) => {
    const held = known === null ? null : await getDeskClip(tx, known, true)
    if (held) checkVersion(held, seenVersion)
    const judged = judgeClip(held ? { ...typed, slug: held.slug } : typed)
    if (judged.kind === 'refused') return judged
    const { publishedOn, ...fields } = judged.fields
    const { slug, videoPath, captionsPath } = fields
    const gone = await filmFaults(tx, { film: videoPath, captions: captionsPath })
    if (gone.film || gone.captions)
      return {
        kind: 'refused',
        errors: { ...(gone.film && { videoPath: gone.film }), ...(gone.captions && { captionsPath: gone.captions }) },
      }
    // The day is what editors say; the order of two clips of one day stays as it was.
    const keepsDay = held && romeDayOf(held.publishedAt) === publishedOn
    const publishedAt = keepsDay ? held.publishedAt : startOfRomeDay(publishedOn)
    const isHidden = isPublished ? false : (held?.isHidden ?? true)
    if (held) await updateClip(tx, slug, { ...fields, publishedAt, isHidden })
    else if (!(await insertClip(tx, { ...fields, publishedAt, isHidden })))
      return { kind: 'refused', errors: { slug: 'Un videoclip con questo indirizzo c’è già: scrivine un altro.' } }
    if (fields.isHighlighted && !isHidden) await dropOtherHighlights(tx, slug)
    await record(tx, by, slug, isPublished ? 'published' : held ? 'corrected' : 'created')
    await bumpRevision(tx)
    return { kind: 'saved', slug }
  })
}

export async function hideClip(db: Db, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await getDeskClip(tx, slug, true)).isHidden) return
    await updateClip(tx, slug, { isHidden: true })
    await record(tx, by, slug, 'hidden')
    await bumpRevision(tx)
  })
}
