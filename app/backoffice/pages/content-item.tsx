import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { WALLET_CHOICES } from '#areas/audience/wallet-choice-store.server.ts'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listCategories, listTopics } from '#areas/content/article-store.server.ts'
import { isPhotographGone, storeCover } from '#areas/content/cover-commands.server.ts'
import {
  deleteItem,
  openItem,
  publishItem,
  refuseMissing,
  saveItem,
  withdrawItem,
} from '#areas/content/desk-commands.server.ts'
import { type ItemDraft, MOST_RELATED, MOST_WALLETS } from '#areas/content/desk-model.ts'
import { bodyProblem, hasFixedSlug, openingWalletsOf, shelfOf } from '#areas/content/desk-rules.ts'
import { findDeskItem, listVersions } from '#areas/content/desk-store.server.ts'
import { EMPTY_DRAFT, fromTyped, missingInTyped, type Typed, toTyped, typedIn } from '#areas/content/desk-wire.ts'
import { COURSE_CHOICES } from '#areas/courses/course-choice-store.server.ts'
import { listProfessions } from '#areas/professions/store.server.ts'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { choosingsOf, sentChoices } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { type PageParts, partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt, parseRomeMinute } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { CONTENT_CHOICES } from '../contents/content-choice-store.server.ts'
import { CONTENTS_PATH, DONE_WORDS } from '../contents/content-copy.ts'
import { ItemFacts } from '../contents/item-facts.tsx'
import { ItemHistory, PublicationFields } from '../contents/item-parts.tsx'
import { ItemWords } from '../contents/item-words.tsx'
import { listPlacesOf } from '../rubrics/places.server.ts'
import type { Route } from './+types/content-item'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_VERSIONS = 15
const MOST_TOPICS = 100
const LONGEST_TITLE = 190

const idOf = (params: { id?: string | undefined }) => {
  if (params.id !== undefined && !UUID.test(params.id)) throw new NotFound('Questo contenuto non esiste.')
  return params.id ?? null
}

/** CNT-002. One item as it was last written, with everything an editor decides of it; without an id, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const id = idOf(params)
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('versione')) || undefined
  const model = searchParams.get('da')
  const [item, copied, versions, categories, professions, topics] = await Promise.all([
    id ? findDeskItem(db, id, asked) : null,
    !id && model && UUID.test(model) ? findDeskItem(db, model) : null,
    id ? listVersions(db, id, MOST_VERSIONS) : [],
    listCategories(db),
    listProfessions(db),
    listTopics(db, NEWS_TYPES, MOST_TOPICS, now),
  ])
  if (id && !item) throw new NotFound('Questo contenuto non esiste.')
  const category = categories.find(({ slug }) => slug === item?.draft.categorySlug)
  const publicPath =
    item && category && shelfOf(item, now) === 'published' ? itemPath({ ...item.draft, category }) : null
  const isAsked = id && publicPath && searchParams.has('legami')
  const draft =
    item?.draft ?? (copied ? copyOf(copied.draft) : emptyOn(searchParams.get('giorno'), searchParams.get('titolo')))
  return {
    places: isAsked ? await listPlacesOf(db, publicPath, id) : null,
    id,
    mayPublish: staffMay(staff, 'contents.publish'),
    number: item?.number ?? 0,
    shownVersion: asked ?? null,
    // An old version may be from before the one form of a text.
    typed: toTyped({ ...draft, body: cleanBody(draft.body) }),
    choosings: await choosingsOf(db, choicesOf(draft), now),
    copiedFrom: copied?.draft.title ?? null,
    shelf: item ? shelfOf(item, now) : null,
    hasChanges: item?.publicationDate != null && item.lastAct === 'saved',
    isSlugFixed: item ? hasFixedSlug(item) : false,
    publicPath,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: formatMinuteIt(savedAt) })),
    categories: categories.map(({ slug, label }) => ({ slug, label })),
    professions: professions.map(({ name }) => name),
    topics: topics.map(({ value }) => value),
    said: saidIn(request, DONE_WORDS),
  }
}

/** DSK-049. What of an item is chosen among things that exist. */
const choicesOf = ({ relatedSlugs, courseSlug, access }: ItemDraft) => ({
  related: { kind: CONTENT_CHOICES, most: MOST_RELATED, held: relatedSlugs },
  courseSlug: { kind: COURSE_CHOICES, most: 1, held: courseSlug ? [courseSlug] : [] },
  openingWallets: { kind: WALLET_CHOICES, most: MOST_WALLETS, held: openingWalletsOf(access) },
})

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
  const id = idOf(params)
  const basedOn = Number(sent.seen)
  const raw = typedIn(form)
  const cover = await coverIn(form, { db, disk })
  const before = id ? await findDeskItem(db, id) : null
  const { permissions } = editor
  const chosen = await sentChoices(db, form, choicesOf(before?.draft ?? EMPTY_DRAFT), { now, permissions })
  const words = {
    ...raw.words,
    body: cleanBody(raw.words.body ?? ''),
    ...cover.words,
    ...Object.fromEntries(Object.entries(chosen.codes).map(([name, codes]) => [name, codes.join(',')])),
  }
  // Whoever withdraws it sends no words: those it has stay in the form.
  const held = act === 'withdraw' || act === 'delete' ? before : null
  const typed: Typed = held ? toTyped(held.draft) : { ...raw, words }
  return answerForm({
    sent,
    typed,
    ...(!held && { choosings: chosen.choosings }),
    save: async () => {
      if (id && act === 'withdraw') {
        await withdrawItem(db, { ...who, itemId: id, basedOn })
        return saved(`${CONTENTS_PATH}/${id}?fatto=withdrawn`)
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
      if (cover.errors) return refused(cover.errors)
      const { draft, errors } = fromTyped(typed, cleanBody)
      // As it was sent: of a figure without its picture nothing is kept.
      const lacking = act === 'publish' ? bodyProblem(raw.words.body ?? '') : {}
      // Everything at once: whoever publishes is not told of the title first, and of the rest when the title is there.
      if (errors || Object.keys({ ...lacking, ...chosen.errors }).length > 0)
        return refused({ ...errors, ...(act === 'publish' && missingInTyped(typed)), ...lacking, ...chosen.errors })
      if (await isPhotographGone(db, draft.picture))
        return refused({ cover: 'La fotografia che avevi scelto non c’è più: sceglila di nuovo.' })
      return saved(await keep(db, { draft, id, basedOn, act, ...who }))
    },
    to: ({ path }) => path,
    latest: async () => {
      const [last] = id ? await listVersions(db, id, 1) : []
      if (!last) return null
      const name = last.author ?? 'un’altra persona della redazione'
      return { who: `${name}, ${formatMinuteIt(last.savedAt)}`, seen: last.number }
    },
  })
}

const saved = (path: string) => ({ kind: 'saved' as const, path })
const refused = (errors: Record<string, string>) => ({ kind: 'refused' as const, errors })

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

type Kept = { draft: ItemDraft; id: string | null; basedOn: number; act: string; authorId: string; now: Date }

/** Saves or publishes, and says where the editor goes next; a new item is there only if the whole act succeeds. */
function keep(db: Db, { id, basedOn, act, ...change }: Kept): Promise<string> {
  return db.transaction(async (tx) => {
    if (act === 'publish') refuseMissing(change.draft)
    const { itemId, number } = id ? { itemId: id, number: basedOn } : await openItem(tx, change)
    const path = `${CONTENTS_PATH}/${itemId}`
    const numbered = { ...change, itemId, basedOn: number }
    if (act === 'publish') {
      const { publicationDate } = await publishItem(tx, numbered)
      return `${path}?fatto=${publicationDate > change.now ? 'scheduled' : 'published'}`
    }
    if (id) await saveItem(tx, numbered)
    return act === 'preview' ? `${path}/anteprima` : `${path}?fatto=saved`
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.typed.words.title || 'Nuovo contenuto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, shownVersion, shelf, publicPath, versions, said } = loaderData
  const typed = actionData?.typed ?? loaderData.typed
  const path = `${CONTENTS_PATH}/${id ?? 'nuovo'}`
  return (
    <DeskPage
      title={id ? loaderData.typed.words.title || 'Senza titolo' : 'Nuovo contenuto'}
      crumbs={[DESK_CRUMB, { label: 'Contenuti', to: CONTENTS_PATH }]}
      said={
        said &&
        !actionData && (
          <>
            {said} {publicPath && <Link to={publicPath}>Apri la pagina</Link>}
          </>
        )
      }
    >
      {loaderData.copiedFrom !== null && !actionData && (
        <p role="status" className="rounded-card bg-primary-tint px-5 py-3">
          È una copia di «{loaderData.copiedFrom}», che resta com’è. Nessuno la vede finché non la salvi e la pubblichi.
        </p>
      )}
      {shownVersion !== null && (
        <p role="status" className="rounded-card bg-warning-tint px-5 py-3">
          Stai guardando la versione {shownVersion}. Se la salvi diventa l’ultima.{' '}
          <Link to={path}>Torna all’ultima</Link>
        </p>
      )}
      <DeskForm
        // Another version of it is another form, though what is saved over stays the last.
        path={shownVersion === null ? path : `${path}?versione=${shownVersion}`}
        seen={number}
        answer={actionData}
        encType="multipart/form-data"
        backTo={CONTENTS_PATH}
        acts={[
          { act: 'save', label: 'Salva la bozza', variant: 'ghost' },
          { act: 'preview', label: 'Anteprima', variant: 'ghost', icon: 'eye' },
          ...(loaderData.mayPublish
            ? [
                {
                  act: 'publish',
                  label: shelf === 'published' ? 'Pubblica le modifiche' : 'Pubblica',
                  icon: 'check' as const,
                },
              ]
            : []),
        ]}
      >
        {(onEdit) => {
          const fields = {
            ...loaderData,
            typed,
            choosings: actionData?.choosings ?? loaderData.choosings,
            errors: actionData?.errors ?? {},
            onEdit,
          }
          return (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <ItemWords {...fields} />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <PublicationFields
                  shelf={shelf}
                  hasChanges={loaderData.hasChanges}
                  publishAt={typed.words.publishAt ?? ''}
                  publicPath={publicPath}
                />
                <ItemFacts {...fields} />
              </div>
            </div>
          )
        }}
      </DeskForm>
      {id && (
        <ItemHistory
          id={id}
          number={number}
          shelf={shelf}
          versions={versions}
          places={loaderData.places}
          mayPublish={loaderData.mayPublish}
        />
      )}
    </DeskPage>
  )
}
