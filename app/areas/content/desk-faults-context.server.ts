import type { Db } from '#platform/db/database.server.ts'
import { cleanBody } from './article-commands.server.ts'
import { isPhotographGone } from './cover-commands.server.ts'
import { SLUG_STAYS, SLUG_TAKEN } from './desk-commands.server.ts'
import type { Typed } from './desk-model.ts'
import { hasFixedSlug } from './desk-rules.ts'
import { findPlace, listIdsBySlug } from './desk-store.server.ts'
import { missingInTyped, readTyped } from './desk-wire.ts'

/** STU-016. What publishing will ask of these words, by name of field. */
export async function faultsOf(db: Db, itemId: string, typed: Typed): Promise<Record<string, string>> {
  const { draft, errors } = readTyped(typed, cleanBody)
  const [place, named] = await Promise.all([findPlace(db, itemId), listIdsBySlug(db, draft.slug ? [draft.slug] : [])])
  const holder = named.get(draft.slug)
  const isTaken = holder !== undefined && holder !== itemId
  const isMoved = place !== null && hasFixedSlug(place) && draft.slug !== '' && draft.slug !== place.slug
  return {
    ...errors,
    ...missingInTyped(typed),
    ...(isTaken && { slug: SLUG_TAKEN }),
    ...(isMoved && { slug: SLUG_STAYS }),
    ...((await isPhotographGone(db, draft.picture)) && { cover: PHOTOGRAPH_GONE }),
  }
}

export const PHOTOGRAPH_GONE = 'La fotografia che avevi scelto non c’è più: sceglila di nuovo.'
