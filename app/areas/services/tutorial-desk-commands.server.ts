import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { removeFileAt, replacePicture } from '#platform/files/commands.server.ts'
import { filmFaults } from '#platform/files/film-commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { bornFilmFolder } from './rules.ts'
import { judgeTutorial, type TutorialErrors, type TutorialFields, type TutorialTyped } from './tutorial-desk-rules.ts'
import {
  deleteBornFilm,
  deleteTutorial,
  findDeskTutorial,
  getDeskTutorial,
  insertTutorial,
  lockTutorials,
  updateTutorial,
  updateTutorialOrder,
} from './tutorial-desk-store.server.ts'

async function record(db: Db, { staffId, now }: ByStaff, slug: string, what: ActOf<'tutorial'>): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'service-edited',
    actorId: staffId,
    done: { thing: 'tutorial', id: slug, what },
  })
  await bumpRevision(db)
}

export type SavedTutorial = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: TutorialErrors }

type Saving = ByStaff & { slug: string | null; seenVersion: number; typed: TutorialTyped; isPublished: boolean }

/** SRV-019. Writes a tutorial; `isPublished` also shows it. Its address stays what it was. */
export async function saveTutorial(
  db: Db,
  { slug: known, seenVersion, typed, isPublished, ...by }: Saving,
): Promise<SavedTutorial> {
  return db.transaction(async (tx) => {
    const held = known === null ? null : await findDeskTutorial(tx, known, true)
    if (known !== null && !held) throw new Conflict(TAKEN_AWAY)
    if (held) checkVersion(held, seenVersion)
    const isHidden = isPublished ? false : (held?.isHidden ?? true)
    const judged = judgeTutorial(held ? { ...typed, slug: held.slug } : typed, { isShown: !isHidden })
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const { slug, videoUrl, captionsUrl } = fields
    const errors = await faultsOfFilm(tx, fields)
    if (errors) return { kind: 'refused', errors }
    if (held) await updateTutorial(tx, slug, { ...fields, isHidden })
    else if (!(await insertTutorial(tx, { ...fields, isHidden })))
      return { kind: 'refused', errors: { slug: 'Un video tutorial con questo indirizzo c’è già: scrivine un altro.' } }
    if (![videoUrl, captionsUrl].some((url) => url?.startsWith('/api/'))) await deleteBornFilm(tx, slug)
    await record(tx, by, slug, isPublished ? 'published' : held ? 'corrected' : 'created')
    return { kind: 'saved', slug }
  })
}

const TAKEN_AWAY =
  'Nel frattempo il video tutorial è stato tolto. Quello che hai scritto è ancora qui: riportalo in uno nuovo.'

/** A file that nobody saved in time is gone; of the films the club was born with, each tutorial has its own. */
async function faultsOfFilm(db: Db, fields: TutorialFields): Promise<TutorialErrors | null> {
  const { slug, videoUrl, captionsUrl } = fields
  const gone = await filmFaults(db, { film: videoUrl, captions: captionsUrl })
  const isForeign = (url: string | null) => url?.startsWith('/api/') && !url.startsWith(bornFilmFolder(slug))
  const errors: TutorialErrors = {
    ...(gone.film && { videoUrl: gone.film }),
    ...(gone.captions && { captionsUrl: gone.captions }),
    ...(isForeign(videoUrl) && { videoUrl: 'Carica qui il filmato.' }),
    ...(isForeign(captionsUrl) && { captionsUrl: 'Carica qui i sottotitoli.' }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

export async function hideTutorial(db: Db, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await getDeskTutorial(tx, slug, true)).isHidden) return
    await updateTutorial(tx, slug, { isHidden: true })
    await record(tx, by, slug, 'hidden')
  })
}

/** Away for good, cover included; its film, which nothing names any more, is forgotten in its time. Pressed twice it is once. */
export async function removeTutorial(db: Db, disk: Disk, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const held = await findDeskTutorial(tx, slug, true)
    if (!held) return null
    await deleteTutorial(tx, slug)
    await record(tx, by, slug, 'removed')
    return held.previewImage
  })
  await removeFileAt(db, disk, old)
}

const PICTURE_SIDE = 1280

/** Another cover, or none: then the club draws one. */
export async function changeTutorialCover(
  db: Db,
  disk: Disk,
  { slug, file, ...by }: ByStaff & { slug: string; file: SentFile | null },
): Promise<void> {
  await replacePicture(db, disk, { file, maxSide: PICTURE_SIDE }, async (tx, keep) => {
    const { previewImage } = await getDeskTutorial(tx, slug, true)
    await updateTutorial(tx, slug, { previewImage: await keep() })
    await record(tx, by, slug, 'picture-changed')
    return previewImage
  })
}

/** One tutorial a place earlier or later in the page. */
export async function moveTutorial(
  db: Db,
  { slug, isEarlier, ...by }: ByStaff & { slug: string; isEarlier: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = movedIn(await lockTutorials(tx), slug, isEarlier)
    if (!order) return
    await updateTutorialOrder(tx, order)
    await record(tx, by, slug, 'moved')
  })
}
