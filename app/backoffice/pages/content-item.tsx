import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listCategories, listTopics } from '#areas/content/article-store.server.ts'
import { isPhotographGone, storeCover } from '#areas/content/cover-commands.server.ts'
import { openItem, publishItem, refuseMissing, saveItem, withdrawItem } from '#areas/content/desk-commands.server.ts'
import type { ItemDraft } from '#areas/content/desk-model.ts'
import { hasFixedSlug, shelfOf } from '#areas/content/desk-rules.ts'
import { findDeskItem, listVersions } from '#areas/content/desk-store.server.ts'
import { EMPTY_DRAFT, fromTyped, missingInTyped, type Typed, toTyped, typedIn } from '#areas/content/desk-wire.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { listProfessions } from '#areas/professions/store.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { CONTENTS_PATH, DONE_WORDS } from '../contents/content-copy.ts'
import { ItemFacts, ItemWords } from '../contents/item-form.tsx'
import { ConflictNotice, ItemHistory, PublicationFields } from '../contents/item-parts.tsx'
import type { Route } from './+types/content-item'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_VERSIONS = 15
const MOST_TOPICS = 100

const idOf = (params: { id?: string | undefined }) => {
  if (params.id !== undefined && !UUID.test(params.id)) throw new NotFound('Questo contenuto non esiste.')
  return params.id ?? null
}

/** CNT-002. One item as it was last written, with everything an editor decides of it; without an id, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const id = idOf(params)
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('versione')) || undefined
  const [item, versions, categories, professions, topics] = await Promise.all([
    id ? findDeskItem(db, id, asked) : null,
    id ? listVersions(db, id, MOST_VERSIONS) : [],
    listCategories(db),
    listProfessions(db),
    listTopics(db, NEWS_TYPES, MOST_TOPICS, now),
  ])
  if (id && !item) throw new NotFound('Questo contenuto non esiste.')
  const category = categories.find(({ slug }) => slug === item?.draft.categorySlug)
  return {
    id,
    number: item?.number ?? 0,
    shownVersion: asked ?? null,
    typed: toTyped(item?.draft ?? EMPTY_DRAFT),
    shelf: item ? shelfOf(item, now) : null,
    hasChanges: item?.publicationDate != null && item.lastAct === 'saved',
    isSlugFixed: item ? hasFixedSlug(item) : false,
    publicPath: item && category && shelfOf(item, now) === 'published' ? itemPath({ ...item.draft, category }) : null,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: formatMinuteIt(savedAt) })),
    categories: categories.map(({ slug, label }) => ({ slug, label })),
    professions: professions.map(({ name }) => name),
    topics: topics.map(({ value }) => value),
    done: Object.entries(DONE_WORDS).find(([act]) => act === searchParams.get('fatto'))?.[1] ?? null,
  }
}

type Answer = {
  errors: Record<string, string>
  typed: Typed
  /** What somebody else saved meanwhile. */
  conflict: { message: string; number: number; who: string } | null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const editor = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const who = { authorId: editor.id, now }
  const act = String(form.get('act') ?? 'save')
  const id = idOf(params)
  const basedOn = Number(form.get('over') ?? form.get('basedOn'))
  const raw = typedIn(form)
  let typed = { ...raw, words: { ...raw.words, body: cleanBody(raw.words.body ?? '') } }
  const refuse = (errors: Answer['errors'], conflict: Answer['conflict'] = null, status = 400) =>
    data<Answer>({ errors, typed, conflict }, { status })
  try {
    if (id && act === 'withdraw') {
      await withdrawItem(db, { ...who, itemId: id, basedOn })
      return redirect(`${CONTENTS_PATH}/${id}?fatto=withdrawn`)
    }
    // Without JavaScript the photograph comes with the rest, and is taken away by a tick.
    const file = await fileInForm(form, 'cover')
    const cover = file && (await storeCover(db, disk, file))
    const photo = cover && { photoPath: cover.path, photoSize: `${cover.width}x${cover.height}` }
    const noPhoto = form.has('dropPhoto') && { photoPath: '', photoSize: '' }
    typed = { ...typed, words: { ...typed.words, ...(photo ?? noPhoto) } }
    const { draft, errors } = fromTyped(typed, cleanBody)
    // Everything at once: whoever publishes is not told of the title first, and of the rest when the title is there.
    if (errors) return refuse(act === 'publish' ? { ...errors, ...missingInTyped(typed) } : errors)
    if (await isPhotographGone(db, draft.picture))
      return refuse({ cover: 'La fotografia che avevi scelto non c’è più: sceglila di nuovo.' })
    if (draft.courseSlug && !(await findCourseBySlug(db, draft.courseSlug)))
      return refuse({ courseSlug: 'Nessun corso ha questo indirizzo.' })
    return redirect(await keep(db, { draft, id, basedOn, act, ...who }))
  } catch (error) {
    if (error instanceof InvalidInput) {
      const { file, ...fields } = error.fields
      return refuse(file ? { ...fields, cover: file } : fields)
    }
    if (error instanceof Conflict && id) return refuse({}, await conflictOn(db, id, error.message), 409)
    throw error
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

async function conflictOn(db: Db, id: string, message: string): Promise<Answer['conflict']> {
  const [last] = await listVersions(db, id, 1)
  const who = `${last?.author ?? 'Un altro redattore'}, ${last ? formatMinuteIt(last.savedAt) : ''}`
  return { message, number: last?.number ?? 0, who }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.typed.words.title || 'Nuovo contenuto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, shownVersion, shelf, isSlugFixed, publicPath, versions, done } = loaderData
  const navigation = useNavigation()
  const { isUnsaved, onEdit, onSend } = useUnsaved(actionData)
  const typed = actionData?.typed ?? loaderData.typed
  const errors = actionData?.errors ?? {}
  const fields = {
    typed,
    isSlugFixed,
    categories: loaderData.categories,
    professions: loaderData.professions,
    topics: loaderData.topics,
    errors,
    onEdit,
  }
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const title = id ? loaderData.typed.words.title || 'Senza titolo' : 'Nuovo contenuto'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8 pb-16">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: 'Redazione', to: '/redazione' },
            { label: 'Contenuti', to: CONTENTS_PATH },
            { label: title },
          ]}
        />
        <h1 className="mt-2 text-balance text-title-l">{title}</h1>
      </div>
      {done && !actionData && !isUnsaved && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {done} {publicPath && <Link to={publicPath}>Apri la pagina</Link>}
        </p>
      )}
      {shownVersion !== null && (
        <p role="status" className="rounded-card bg-warning-tint px-5 py-3">
          Stai guardando la versione {shownVersion}. Se la salvi diventa l’ultima.{' '}
          <Link to={`${CONTENTS_PATH}/${id}`}>Torna all’ultima</Link>
        </p>
      )}
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form
        key={`${id} ${shownVersion}`}
        encType="multipart/form-data"
        errors={actionData?.errors}
        onChange={onEdit}
        onSubmit={onSend}
      >
        <input type="hidden" name="basedOn" value={number} />
        {actionData?.conflict && id && <ConflictNotice id={id} {...actionData.conflict} />}
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
        <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
          <Button type="submit" name="act" value="save" variant="ghost" isPending={pending === 'save'}>
            Salva la bozza
          </Button>
          <Button type="submit" name="act" value="preview" variant="ghost" icon="eye" isPending={pending === 'preview'}>
            Anteprima
          </Button>
          <Button type="submit" name="act" value="publish" icon="check" isPending={pending === 'publish'}>
            {shelf === 'published' ? 'Pubblica le modifiche' : 'Pubblica'}
          </Button>
          {isUnsaved && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
        </div>
      </Form>
      {id && (
        <ItemHistory id={id} number={number} shelf={shelf} versions={versions} isPending={pending === 'withdraw'} />
      )}
    </Wrap>
  )
}
