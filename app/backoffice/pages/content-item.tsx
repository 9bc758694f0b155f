import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listTopics } from '#areas/content/article-store.server.ts'
import { listCategoriesToWrite } from '#areas/content/category-store.server.ts'
import { isPhotographGone } from '#areas/content/cover-commands.server.ts'
import {
  deleteItem,
  keepItem,
  openItem,
  publishItem,
  refuseMissing,
  withdrawItem,
} from '#areas/content/desk-commands.server.ts'
import { faultsOf, PHOTOGRAPH_GONE } from '#areas/content/desk-faults-context.server.ts'
import type { ItemDraft } from '#areas/content/desk-model.ts'
import { bodyProblem, hasFixedSlug, hasUnpublished, shelfOf } from '#areas/content/desk-rules.ts'
import { findDeskItem, listVersions } from '#areas/content/desk-store.server.ts'
import { EMPTY_DRAFT, fromTyped, missingInTyped } from '#areas/content/desk-wire.ts'
import { listProfessions } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt, parseRomeMinute, romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { CONTENTS_PATH, DONE_WORDS } from '../contents/content-copy.ts'
import {
  choosingsOfItem,
  isItemId,
  itemIdOf,
  keptOf,
  lastSaveOf,
  sentItem,
  typedOf,
} from '../contents/item-context.server.ts'
import { ItemDesk } from '../contents/item-desk.tsx'
import { listPlacesOf } from '../rubrics/places.server.ts'
import type { Route } from './+types/content-item'

const MOST_VERSIONS = 15
const MOST_TOPICS = 100
const LONGEST_TITLE = 190

/** CNT-002. One item as it was last written, with everything an editor decides of it; or a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const id = itemIdOf(params)
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('versione')) || undefined
  const model = searchParams.get('da')
  const [item, copied, versions, categories, professions, topics] = await Promise.all([
    id ? findDeskItem(db, id, asked) : null,
    !id && isItemId(model) ? findDeskItem(db, model) : null,
    id ? listVersions(db, id, MOST_VERSIONS) : [],
    listCategoriesToWrite(db),
    listProfessions(db),
    listTopics(db, NEWS_TYPES, MOST_TOPICS, now),
  ])
  if (id && !item) throw new NotFound('Questo contenuto non esiste.')
  const category = categories.find(({ slug }) => slug === item?.draft.categorySlug)
  const publicPath =
    item && category && shelfOf(item, now) === 'published' ? itemPath({ ...item.draft, category }) : null
  const isAsked = id && publicPath && searchParams.has('legami')
  const begun = copied ? copyOf(copied.draft) : emptyOn(searchParams.get('giorno'), searchParams.get('titolo'))
  const typed = typedOf(item ?? { draft: begun, typed: null })
  return {
    places: isAsked ? await listPlacesOf(db, publicPath, id) : null,
    id,
    /** A new one has its name before it is there: its form sent twice makes one. */
    itemId: id ?? crypto.randomUUID(),
    mayPublish: staffMay(staff, 'contents.publish'),
    number: item?.number ?? 0,
    savedAt: item?.savedAt ? savedWords(item.savedAt, now) : null,
    shownVersion: asked ?? null,
    typed,
    faults: item ? await faultsOf(db, item.id, typed) : {},
    choosings: await choosingsOfItem(db, typed, now),
    copiedFrom: copied?.draft.title ?? null,
    shelf: item ? shelfOf(item, now) : null,
    hasChanges: item ? hasUnpublished(item) : false,
    isSlugFixed: item ? hasFixedSlug(item) : false,
    publicPath,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: formatMinuteIt(savedAt) })),
    categories,
    professions: professions.map(({ name }) => name),
    topics: topics.map(({ value }) => value),
    said: saidIn(request, DONE_WORDS),
  }
}

/** “alle 10:42”, “il 12/11/2026 alle 10:42” */
function savedWords(savedAt: Date, now: Date): string {
  const [day, hour] = formatMinuteIt(savedAt).split(' ')
  return romeDayOf(savedAt) === romeDayOf(now) ? `alle ${hour}` : `il ${day} alle ${hour}`
}

/** A new one, for the morning of a day of the calendar where one was pressed; FIG-041, or with words that nobody found. */
function emptyOn(day: string | null, title: string | null): ItemDraft {
  return {
    ...EMPTY_DRAFT,
    title: (title ?? '').slice(0, LONGEST_TITLE),
    publishAt: parseRomeMinute(`${day}T08:00`)?.toISOString() ?? null,
  }
}

/** The same words under another title: its address and its day are to be decided. */
function copyOf(draft: ItemDraft): ItemDraft {
  return { ...draft, title: `${draft.title.slice(0, LONGEST_TITLE)} (copia)`, slug: '', publishAt: null }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const editor = staffOf(context, 'contents.write')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const who = { authorId: editor.id, now }
  const sent = sentIn(form)
  const { act } = sent
  if (act === 'publish' || act === 'withdraw') staffOf(context, 'contents.publish')
  const named = itemIdOf(params)
  const key = form.get('key')
  const itemId = named ?? (isItemId(key) ? key : crypto.randomUUID())
  const before = await findDeskItem(db, itemId)
  const id = named ?? before?.id ?? null
  const basedOn = Number(sent.seen)
  const { permissions } = editor
  const { typed, rawBody, choosings, errors } = await sentItem(form, before, { db, disk, now, permissions })
  // Whoever withdraws it sends no words: those it has stay in the form.
  const held = act === 'withdraw' || act === 'delete' ? before : null
  const path = `${CONTENTS_PATH}/${itemId}`
  return answerForm({
    sent,
    typed: held ? typedOf(held) : typed,
    ...(!held && { choosings }),
    save: async () => {
      if (id && act === 'withdraw') {
        await withdrawItem(db, { ...who, itemId: id, basedOn })
        return saved(`${path}?fatto=withdrawn`)
      }
      if (id && act === 'delete') {
        await db.transaction(async (tx) => {
          const { slug } = await deleteItem(tx, { itemId: id, basedOn })
          await recordTrail(tx, {
            at: now,
            kind: 'content-edited',
            actorId: editor.id,
            done: { thing: 'content', id: slug, what: 'deleted' },
            name: held?.draft.title || slug,
          })
        })
        return saved(`${CONTENTS_PATH}?fatto=deleted`)
      }
      if (act !== 'publish') {
        const { draft, ...kept } = keptOf(typed)
        const lost = await gonePhotograph(db, draft)
        if (Object.keys({ ...errors, ...lost }).length > 0) return refused({ ...errors, ...lost })
        // What is written over was never opened.
        const setsOtherAside = new URL(request.url).searchParams.has('versione')
        await keepItem(db, { ...who, itemId, basedOn, draft, ...kept, act: 'saved', setsOtherAside })
        return saved(act === 'preview' ? `${path}/anteprima` : `${path}?fatto=saved`)
      }
      const { draft, errors: wrong } = fromTyped(typed, cleanBody)
      // As it was sent: of a figure without its picture nothing is kept.
      const lacking = bodyProblem(rawBody)
      // Everything at once: whoever publishes is not told of the title first, and of the rest when the title is there.
      if (wrong || Object.keys({ ...lacking, ...errors }).length > 0)
        return refused({ ...wrong, ...missingInTyped(typed), ...lacking, ...errors })
      const lost = await gonePhotograph(db, draft)
      if (lost) return refused(lost)
      return saved(`${path}?fatto=${await publish(db, { draft, itemId, isNew: id === null, basedOn, ...who })}`)
    },
    to: ({ path: next }) => next,
    latest: async () => {
      const last = await lastSaveOf(db, itemId, editor.id)
      return last && { who: `${last.who}, ${last.when}`, seen: last.number }
    },
  })
}

const saved = (path: string) => ({ kind: 'saved' as const, path })
const refused = (errors: Record<string, string>) => ({ kind: 'refused' as const, errors })

async function gonePhotograph(db: Db, { picture }: ItemDraft): Promise<Record<string, string> | null> {
  return (await isPhotographGone(db, picture)) ? { cover: PHOTOGRAPH_GONE } : null
}

type Published = { draft: ItemDraft; itemId: string; isNew: boolean; basedOn: number; authorId: string; now: Date }

/** A new item is there only if the whole act succeeds. */
function publish(db: Db, { isNew, basedOn, ...change }: Published): Promise<'scheduled' | 'published'> {
  return db.transaction(async (tx) => {
    refuseMissing(change.draft)
    const { number } = isNew ? await openItem(tx, change) : { number: basedOn }
    const { publicationDate } = await publishItem(tx, { ...change, basedOn: number })
    return publicationDate > change.now ? 'scheduled' : 'published'
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.typed.words.title || 'Nuovo contenuto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemDesk key={loaderData.itemId} {...loaderData} answer={actionData} />
}
