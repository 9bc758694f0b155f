import { WALLET_CHOICES } from '#areas/audience/wallet-choice-store.server.ts'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { storeCover } from '#areas/content/cover-commands.server.ts'
import { type DeskItem, MOST_RELATED, MOST_WALLETS, type Typed } from '#areas/content/desk-model.ts'
import { findLastSave } from '#areas/content/desk-store.server.ts'
import { EMPTY_DRAFT, readTyped, toTyped, typedIn } from '#areas/content/desk-wire.ts'
import { COURSE_CHOICES } from '#areas/courses/course-choice-store.server.ts'
import { choosingsOf, type Searching, sentChoices } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import type { Choosings } from '#platform/pure/choices.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import type { TheirDraft } from '../keeping/keeping-wire.ts'
import { CONTENT_CHOICES } from './content-choice-store.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isItemId = (written: unknown): written is string => typeof written === 'string' && UUID.test(written)

/** The place of a content that nobody has begun. */
export const NEW_ITEM = 'nuovo'

/** Null for a new one. */
export function itemIdOf({ id }: { id?: string | undefined }): string | null {
  if (id === NEW_ITEM) return null
  if (!isItemId(id)) throw new NotFound('Questo contenuto non esiste.')
  return id
}

/** The form of an item as it was last left. */
export function typedOf({ draft, typed }: Pick<DeskItem, 'draft' | 'typed'>): Typed {
  const shown = typed ?? toTyped(draft)
  // An old version may be from before the one form of a text.
  return { ...shown, words: { ...shown.words, body: cleanBody(shown.words.body ?? '') } }
}

const codesIn = (typed = '') =>
  typed
    .split(/[\n,]/)
    .map((code) => code.trim())
    .filter(Boolean)

/** DSK-049. What of an item is chosen among things that exist. */
const choicesOf = ({ words: { related, courseSlug, openingWallets } }: Typed) => ({
  related: { kind: CONTENT_CHOICES, most: MOST_RELATED, held: codesIn(related) },
  courseSlug: { kind: COURSE_CHOICES, most: 1, held: codesIn(courseSlug) },
  openingWallets: { kind: WALLET_CHOICES, most: MOST_WALLETS, held: codesIn(openingWallets) },
})

export const choosingsOfItem = (db: Db, typed: Typed, now: Date) => choosingsOf(db, choicesOf(typed), now)

export type SentItem = {
  typed: Typed
  /** As it came: of a figure without its picture nothing is kept. */
  rawBody: string
  choosings: Choosings
  /** What cannot be kept at all: what was not chosen yet, a file that is no picture. */
  errors: Record<string, string>
}

/** What somebody wrote in the form of an item, which may be there already. */
export async function sentItem(
  form: FormData,
  before: DeskItem | null,
  { db, disk, ...searching }: Pick<PageParts, 'db' | 'disk'> & Searching,
): Promise<SentItem> {
  const raw = typedIn(form)
  const cover = await coverIn(form, { db, disk })
  const chosen = await sentChoices(db, form, choicesOf(before ? typedOf(before) : toTyped(EMPTY_DRAFT)), searching)
  const rawBody = raw.words.body ?? ''
  const words = {
    ...raw.words,
    body: cleanBody(rawBody),
    ...cover.words,
    ...Object.fromEntries(Object.entries(chosen.codes).map(([name, codes]) => [name, codes.join(',')])),
  }
  return {
    typed: { ...raw, words },
    rawBody,
    choosings: chosen.choosings,
    errors: { ...cover.errors, ...chosen.errors },
  }
}

type Cover = { words: Record<string, string>; errors?: Record<string, string> }

/** Without JavaScript the photograph comes with the rest, and is taken away by a tick. */
async function coverIn(form: FormData, { db, disk }: Pick<PageParts, 'db' | 'disk'>): Promise<Cover> {
  const file = await fileInForm(form, 'cover')
  if (!file) return { words: form.has('dropPhoto') ? { photoPath: '', photoSize: '' } : {} }
  try {
    const { path, width, height } = await storeCover(db, disk, file)
    return { words: { photoPath: path, photoSize: `${width}x${height}` } }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return { words: {}, errors: { cover: error.fields.file ?? error.message } }
  }
}

/** More than this is no text that somebody wrote. */
const MOST_TYPED = 1_000_000

/** What is kept of the words: what can be read of them, and all of them as they are where something cannot. */
export function keptOf(typed: Typed) {
  const { draft, errors } = readTyped(typed, cleanBody)
  const isWhole = Object.keys(errors).length === 0
  if (!isWhole && JSON.stringify(typed).length > MOST_TYPED)
    throw new InvalidInput({ body: 'Il testo è troppo lungo: dividilo in due contenuti.' })
  return { draft, typed: isWhole ? null : typed }
}

/** Who wrote what is there now, for whoever comes second. */
export async function lastSaveOf(db: Db, itemId: string, editorId: string): Promise<TheirDraft | null> {
  const last = await findLastSave(db, itemId)
  if (!last) return null
  return {
    number: last.number,
    isYours: last.authorId === editorId,
    isPublished: last.act === 'published',
    who: last.author ?? 'Un’altra persona della redazione',
    when: formatMinuteIt(last.savedAt),
  }
}
