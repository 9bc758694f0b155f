import { z } from 'zod'
import type { PageHead, RegionName } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { findLastSave, findPagePlace, type PagePlace } from '#areas/content/page-desk-store.server.ts'
import { listPages } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { parseInItalian } from '#platform/http/italian-zod.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { characterProblem, UNSAFE_TEXT } from '#platform/pure/safe-text.ts'
import type { ByStaff, TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import type { TheirDraft } from '../keeping/keeping-wire.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const GONE = 'Questa pagina non esiste.'

export const isPageId = (id: string) => UUID.test(id)

/** The page an address of the desk names. */
export async function pageAt(db: Db, id: string | undefined): Promise<PagePlace> {
  const page = id && isPageId(id) ? await findPagePlace(db, id) : null
  if (!page) throw new NotFound(GONE)
  return page
}

export const LONGEST_TITLE = 140
export const LONGEST_PAGE_DESCRIPTION = 300

/** IDN-021 */
const line = () =>
  z
    .string()
    .trim()
    .normalize()
    .refine((typed) => characterProblem(typed) === null, UNSAFE_TEXT)

const headSchema = z.strictObject({
  title: line().min(1, 'Campo obbligatorio.').max(LONGEST_TITLE),
  description: line().max(LONGEST_PAGE_DESCRIPTION),
  sharing: z.strictObject({
    title: line().max(LONGEST_TITLE).optional(),
    imagePath: z
      .string()
      .trim()
      .max(300)
      .regex(/^(\/(?![/\\])[^\s\\?#]+)?$/, 'Scrivi l’indirizzo di un’immagine del sito: comincia con /.')
      .optional(),
    isHiddenFromSearchEngines: z.boolean().optional(),
  }),
})
/** Words of a draft may be missing or too long; they are still words, and not a book. */
const draftHeadSchema = z.strictObject({
  title: z.string().max(1_000),
  description: z.string().max(2_000),
  sharing: z.strictObject({
    title: z.string().max(1_000).optional(),
    imagePath: z.string().max(1_000).optional(),
    isHiddenFromSearchEngines: z.boolean().optional(),
  }),
})

/** The words of a page beyond its blocks, as they may be kept, and what readers could not be given. */
export function readHead(sent: unknown): { head: PageHead; faults: Record<string, string> } | null {
  const whole = parseInItalian(headSchema, sent)
  if (whole.success) {
    const { title, imagePath, isHiddenFromSearchEngines } = whole.data.sharing
    const sharing = {
      ...(title && { title }),
      ...(imagePath && { imagePath }),
      ...(isHiddenFromSearchEngines && { isHiddenFromSearchEngines }),
    }
    return { head: { ...whole.data, sharing }, faults: {} }
  }
  const kept = draftHeadSchema.safeParse(sent)
  if (!kept.success) return null
  const faults = Object.fromEntries(
    whole.error.issues.map(({ path, message }) => [['head', ...path].join('.'), message]),
  )
  return { head: kept.data as PageHead, faults }
}

/** Which places of a page editors fill: all of their own, those an area lends of its own. */
export function regionsAt(path: string, { placeAt }: Pick<PageParts, 'placeAt'>): readonly RegionName[] {
  const place = placeAt(path)
  if (place.kind === 'editors') return REGIONS
  return REGIONS.filter((region) => place.kind === 'area' && place.lends.includes(region))
}

type PageAct = ActOf<'page'>

/** What concerns the club as a whole is on the trail, in the transaction of what it tells. */
export function recordPageAct(
  db: Db,
  what: PageAct,
  { path, title, staffId, now, changes }: ByStaff & { path: string; title: string; changes?: readonly TrailChange[] },
) {
  const done = { thing: 'page', id: path, what } as const
  return recordTrail(db, {
    at: now,
    kind: 'page-edited',
    actorId: staffId,
    done,
    name: title || path,
    ...(changes && { changes }),
  })
}

/** Who saved last, for whoever comes second. */
export async function lastSaved(db: Db, pageId: string, editorId: string): Promise<TheirDraft> {
  const last = await findLastSave(db, pageId)
  return {
    number: last?.number ?? 0,
    isYours: last?.authorId === editorId,
    isPublished: last?.status === 'published',
    who: last?.author ?? 'Un altro redattore',
    when: last ? formatMinuteIt(last.savedAt) : '',
  }
}

/** Pages that can stand above another, by address. */
export async function pageChoices(
  db: Db,
): Promise<{ id: string; path: string; title: string; parentId: string | null }[]> {
  return (await listPages(db)).map(({ id, path, title, parentId }) => ({ id, path, title, parentId }))
}
