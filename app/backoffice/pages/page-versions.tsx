import { data, Form, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import { saveDraft } from '#areas/content/commands.server.ts'
import { findPageVersion, listPageVersions } from '#areas/content/page-desk-store.server.ts'
import { getDraft } from '#areas/content/store.server.ts'
import { checkDraft } from '#blocks/check-document.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { namesOfBlocks } from '../composer/block-shapes.server.ts'
import { isSame } from '../composer/document-rules.ts'
import { ChangeList } from '../composer/page-changes.tsx'
import { pageAt, recordPageAct } from '../composer/page-context.server.ts'
import { PAGES_PATH } from '../composer/page-copy.ts'
import type { Route } from './+types/page-versions'

const MOST_VERSIONS = 50

/** What readers had, who gave it to them and when, and what the draft would change. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const { db } = partsOf(context)
  const { id, path, state } = await pageAt(db, params.id)
  const [draft, published, versions, history] = await Promise.all([
    getDraft(db, id),
    findPageVersion(db, id, 'published'),
    listPageVersions(db, id, MOST_VERSIONS),
    deskHistory(db, 'page', path),
  ])
  const words = ({ title, description, sharing }: Pick<typeof draft, 'title' | 'description' | 'sharing'>) => ({
    title,
    description,
    sharing,
  })
  return {
    id,
    path,
    state,
    history,
    title: draft.title,
    number: draft.number,
    comparison:
      published && draft.status === 'draft'
        ? {
            before: published.document,
            after: draft.document,
            hasOtherWords: !isSame(words(published), words(draft)),
            shapes: namesOfBlocks(),
          }
        : null,
    versions: versions.map((version) => ({
      number: version.number,
      status: version.status === 'archived' && !version.publishedAt ? ('aside' as const) : version.status,
      title: version.title,
      when: formatMinuteIt(version.publishedAt ?? version.savedAt),
      who:
        (version.publishedAt ? version.publisher : version.author) ??
        (version.number === 1 ? 'primo contenuto del Club' : 'un redattore che non c’è più'),
    })),
  }
}

/** An old version becomes the draft, and the draft of before stays among the versions; readers keep what they have until it is published. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const editor = staffOf(context, 'pages.write')
  const { db, now } = partsOf(context)
  const { id, path, title: name } = await pageAt(db, params.id)
  const form = await request.formData()
  const old = await findPageVersion(db, id, Number(form.get('version')) || 0)
  if (!old) throw new NotFound('Questa versione non c’è più.')
  const { title, description, sharing } = old
  const { document } = checkDraft(old.document)
  try {
    const basedOn = Number(form.get('number'))
    const head = { title, description, sharing }
    const work = { pageId: id, basedOn, head, document, authorId: editor.id, now, setsOtherAside: true }
    await db.transaction(async (tx) => {
      await saveDraft(tx, work)
      const changes = [{ field: 'Versione', to: `${old.number}` }]
      await recordPageAct(tx, 'restored', { path, title: name, staffId: editor.id, now, changes })
    })
    return redirect(`${PAGES_PATH}/${id}?fatto=restored`)
  } catch (error) {
    if (error instanceof Conflict) return data({ message: error.message }, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Versioni di ${loaderData?.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const STATUS_WORDS = {
  draft: { label: 'Bozza', tone: 'warning' },
  published: { label: 'La vedono i lettori', tone: 'success' },
  archived: { label: 'Pubblicata prima', tone: 'neutral' },
  aside: { label: 'Bozza messa da parte', tone: 'primary' },
} as const

export default function PageVersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, path, title, number, comparison, versions, history } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const hasDraft = versions.some(({ status }) => status === 'draft')
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8 pb-16">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: 'Redazione', to: '/redazione' },
            { label: 'Pagine', to: PAGES_PATH },
            { label: title || 'Senza titolo', to: `${PAGES_PATH}/${id}` },
            { label: 'Versioni' },
          ]}
        />
        <h1 className="mt-2 text-title-l">Versioni</h1>
        <p className="wrap-anywhere mt-1 text-ink-soft">
          {title || 'Senza titolo'}, {path}
        </p>
      </div>
      <Outcome answer={actionData ?? null} isProblem>
        {actionData?.message}
      </Outcome>
      {comparison && (
        <section aria-labelledby="differenze" className="grid gap-3 rounded-card bg-paper p-5 shadow-card">
          <h2 id="differenze" className="font-display text-title-s">
            Che cosa cambia con la bozza
          </h2>
          <ChangeList {...comparison} />
        </section>
      )}
      <ol className="divide-y divide-line rounded-card bg-paper shadow-card">
        {versions.map((version) => (
          <li key={version.number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={STATUS_WORDS[version.status].tone}>{STATUS_WORDS[version.status].label}</Badge>
                <span className="font-strong">{version.title || 'Senza titolo'}</span>
              </p>
              <p className="text-ink-soft text-sm">
                {version.status === 'draft' || version.status === 'aside' ? 'Salvata' : 'Pubblicata'} il {version.when},{' '}
                {version.who}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              <Link
                to={`${PAGES_PATH}/${id}/anteprima?versione=${version.number}`}
                isNewTab
                className="inline-flex min-h-11 items-center"
              >
                Guarda<span className="visually-hidden"> la versione del {version.when}</span>
              </Link>
              {(version.status === 'archived' ||
                version.status === 'aside' ||
                (version.status === 'published' && hasDraft)) && (
                <Form method="post">
                  <input type="hidden" name="version" value={version.number} />
                  <input type="hidden" name="number" value={number} />
                  <AskingButton
                    variant="ghost"
                    icon="history"
                    isPending={isPending}
                    question="Riprendere questa versione?"
                    loss={
                      hasDraft
                        ? 'Prende il posto della bozza di adesso, che resta qui fra le versioni. I lettori non vedono niente di diverso finché non pubblichi.'
                        : 'Diventa la bozza. I lettori non vedono niente di diverso finché non pubblichi.'
                    }
                    confirmLabel="Riprendi"
                  >
                    Riprendi
                  </AskingButton>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ol>
      <DeskHistory title="Storia di questa pagina" lines={history} />
      <p>
        <ButtonLink to={`${PAGES_PATH}/${id}`} variant="ghost" icon="arrow-left">
          Torna a comporre
        </ButtonLink>
      </p>
    </Wrap>
  )
}
