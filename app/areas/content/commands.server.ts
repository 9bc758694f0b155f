import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { checkSeen, seenOf } from '#platform/seen.server.ts'
import type { FrameTrail } from './frame-model.ts'
import type { FrameMenu } from './menu-model.ts'
import { type DraftItem, judgeMenu, menuChange, plainMenu } from './menu-rules.ts'
import { lockMenu, replaceMenuItems } from './menu-store.server.ts'
import type { CheckedDocument, DraftDocument, NewMenuItem, PageDocument, PageHead } from './model.ts'
import {
  deletePageRow,
  findPagePath,
  hasEverBeenPublished,
  listAncestorIds,
  updateParent,
} from './page-desk-store.server.ts'
import { decideSave } from './rules.ts'
import {
  archivePublished,
  bumpRevision,
  findSameVersion,
  getDraft,
  insertAside,
  insertPage,
  lockPage,
  publishDraft,
  replaceDraft,
  setDraftAside,
} from './store.server.ts'

const STALE = 'Qualcun altro ha modificato questa pagina: ricarica per vedere la sua versione, poi riprova.'

type Authorship = {
  /** The editor who acts, kept with the version; null only for the first content of a new club. */
  authorId: string | null
  now: Date
}

export type NewPage = Authorship & {
  path: string
  parentId: string | null
  head: PageHead
  document: DraftDocument
}

/** Opens a page with its first draft; nobody sees it until it is published. */
export async function createPage(db: Db, page: NewPage): Promise<{ pageId: string; number: number }> {
  return db.transaction(async (tx) => {
    const pageId = await insertPage(tx, page)
    if (!pageId) throw new Conflict('Esiste già una pagina con questo indirizzo.')
    await replaceDraft(tx, { ...page, pageId, number: 1 })
    return { pageId, number: 1 }
  })
}

export type DraftChange = Authorship & {
  pageId: string
  /** Number of the version the author was looking at. */
  basedOn: number
  head: PageHead
  document: DraftDocument
  /** The draft that was there is somebody's work: it stays among the versions. */
  setsOtherAside?: boolean
}

/**
 * Keeps the author's work as the draft, unless somebody saved after they started. Returns the new number. Sent twice, because the answer
 * to the first was lost on its way, it is kept once.
 */
export async function saveDraft(db: Db, change: DraftChange): Promise<{ number: number }> {
  return db.transaction(async (tx) => {
    const { latest, next } = await lockPage(tx, change.pageId)
    if (decideSave(latest, change.basedOn).kind === 'stale') {
      const number = await findSameVersion(tx, change, 'draft')
      if (number === null) throw new Conflict(STALE)
      return { number }
    }
    if (change.setsOtherAside) await setDraftAside(tx, change.pageId)
    await replaceDraft(tx, { ...change, number: next })
    return { number: next }
  })
}

/** Keeps the work of whoever gives way among the versions: the draft stays what it is, and so does the number everybody looks at. */
export async function keepAside(db: Db, work: Omit<DraftChange, 'basedOn'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { next } = await lockPage(tx, work.pageId)
    if ((await findSameVersion(tx, work, 'aside')) === null) await insertAside(tx, { ...work, number: next })
  })
}

export type PublishRequest = Authorship & {
  pageId: string
  number: number
  /** The door to readers: a draft may be unfinished, and what blocks may be is not known here. */
  check: (document: PageDocument) => CheckedDocument
}

/** Puts a draft before readers. The kept pages of every node become old in the same transaction. */
export async function publishPage(db: Db, { pageId, number, check, authorId, now }: PublishRequest): Promise<void> {
  return db.transaction(async (tx) => {
    const { latest } = await lockPage(tx, pageId)
    if (latest !== number) throw new Conflict(STALE)
    const draft = await getDraft(tx, pageId)
    if (draft.status !== 'draft') throw new Conflict('Questa versione è già stata pubblicata.')
    const document = check(draft.document)
    await archivePublished(tx, pageId)
    await publishDraft(tx, { pageId, number, document, publishedBy: authorId, now })
    await bumpRevision(tx)
  })
}

/** Takes a page away from readers; its versions stay. */
export async function unpublishPage(db: Db, pageId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPage(tx, pageId)
    if ((await findPagePath(tx, pageId)) === '/')
      throw new Conflict('La home non si ritira: il Club resterebbe senza ingresso.')
    if (!(await archivePublished(tx, pageId))) throw new NotFound('Questa pagina non è pubblicata.')
    await bumpRevision(tx)
  })
}

/** Throws away a page that no reader ever had; one that was published is only withdrawn, for its versions are the memory of the club. */
export async function deletePage(db: Db, pageId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPage(tx, pageId)
    if (await hasEverBeenPublished(tx, pageId))
      throw new Conflict('Questa pagina è già stata pubblicata: puoi ritirarla, non eliminarla.')
    await deletePageRow(tx, pageId)
  })
}

/** SHL-026. Puts a page under another; false when it was there already. Breadcrumbs are in kept pages, so this is a publication. */
export async function placePage(db: Db, pageId: string, parentId: string | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPage(tx, pageId)
    const above = parentId === null ? null : await listAncestorIds(tx, parentId)
    if (above?.length === 0) throw new InvalidInput({}, 'La pagina sopra non esiste più: scegline un’altra.')
    if (above?.includes(pageId)) throw new InvalidInput({}, 'Una pagina non può stare sotto sé stessa.')
    const isMoved = await updateParent(tx, pageId, parentId)
    if (isMoved) await bumpRevision(tx)
    return isMoved
  })
}

/** SHL-015. Menus are in the frame of every kept page, so changing one is a publication. */
export async function replaceMenu(db: Db, menu: string, items: readonly NewMenuItem[]): Promise<void> {
  return db.transaction(async (tx) => {
    await replaceMenuItems(tx, menu, items)
    await bumpRevision(tx)
  })
}

export type MenuChange = {
  menu: FrameMenu
  /** The name of what the editor was looking at. */
  seen: string
  draft: readonly DraftItem[]
}

export type SavedMenu = { kind: 'saved' } | { kind: 'refused'; errors: Record<string, string> }

/**
 * SHL-015. A menu as an editor leaves it, whole, unless somebody saved after they started. The trail keeps how it was before: the way
 * back.
 */
export async function saveMenu(db: Db, { menu, seen, draft }: MenuChange, record: FrameTrail): Promise<SavedMenu> {
  const judged = judgeMenu(menu, draft)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const before = plainMenu(await lockMenu(tx, menu))
    if (seenOf(before) === seenOf(judged.items)) return { kind: 'saved' }
    checkSeen(before, seen)
    await replaceMenuItems(tx, menu, judged.items)
    const label = menuChange(before, judged.items)
    await record(tx, { what: 'corrected', subject: menu, label, before: JSON.stringify(before) })
    await bumpRevision(tx)
    return { kind: 'saved' }
  })
}
