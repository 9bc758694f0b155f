import { useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { isAcceptedAtEntry, keepPublishedText } from '#areas/account/consent-commands.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { deletePage, publishPage, unpublishPage } from '#areas/content/commands.server.ts'
import { findPageVersion } from '#areas/content/page-desk-store.server.ts'
import { getDraft } from '#areas/content/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { NEW_VERSION } from '../composer/accepted-text-choice.tsx'
import { shapesOfBlocks } from '../composer/block-shapes.server.ts'
import { checkPage, pageFaults } from '../composer/check-page.server.ts'
import { Composer } from '../composer/composer.tsx'
import { pageAt, pageChoices, readHead, recordPageAct, regionsAt } from '../composer/page-context.server.ts'
import { doneIn, PAGES_PATH, STATE_WORDS } from '../composer/page-copy.ts'
import type { Route } from './+types/page-composer'

/** SHL-001, SHL-002. A page as it was last written, with everything an editor decides of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'pages.write')
  const parts = partsOf(context)
  const { db } = parts
  const { id, path, parentId, state } = await pageAt(db, params.id)
  const [draft, published, pages] = await Promise.all([
    getDraft(db, id),
    findPageVersion(db, id, 'published'),
    pageChoices(db),
  ])
  const { title, description, sharing, document, number, status } = draft
  const head = { title, description, sharing }
  const place = parts.placeAt(path)
  const regions = regionsAt(path, parts)
  return {
    done: doneIn(new URL(request.url).searchParams),
    id,
    path,
    state,
    isOfArea: place.kind !== 'editors',
    isNowhere: place.kind === 'area' && !(await parts.isPageThere(path)),
    number,
    isDraft: status === 'draft',
    work: { head, parentId, document },
    faults: { ...readHead(head)?.faults, ...pageFaults(document) },
    published: published && {
      head: { title: published.title, description: published.description, sharing: published.sharing },
      document: published.document,
    },
    // What already stands in a place that is not lent can at least be seen and taken away.
    regions: (['main', 'bottom'] as const).filter(
      (region) => regions.includes(region) || (document.regions[region]?.length ?? 0) > 0,
    ),
    pages,
    shapes: shapesOfBlocks(),
    isAccepted: isAcceptedAtEntry(path),
    mayPublish: staffMay(staff, 'contents.publish'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const editor = staffOf(context, 'pages.write')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  if (form.get('act') !== 'delete') staffOf(context, 'contents.publish')
  const { id, path, title: name } = await pageAt(db, params.id)
  const trail = { path, title: name, staffId: editor.id, now }
  const here = `${PAGES_PATH}/${id}`
  try {
    switch (form.get('act')) {
      case 'publish':
        await db.transaction(async (tx) => {
          const { title, description, sharing } = await getDraft(tx, id)
          const words = readHead({ title, description, sharing })
          const missing = { ...words?.faults }
          if (Object.keys(missing).length > 0) throw new InvalidInput(missing)
          const number = Number(form.get('number'))
          const asks = isAcceptedAtEntry(path)
          // What readers had until now, in case nobody was asked to accept it yet.
          if (asks) await keepPublishedText(tx, path, { isNewVersion: false, now })
          await publishPage(tx, { pageId: id, number, check: checkPage, authorId: editor.id, now })
          const isNewVersion = form.get('testo') === NEW_VERSION
          if (asks) await keepPublishedText(tx, path, { isNewVersion, now })
          const changes = [{ field: 'Testo da accettare', to: isNewVersion ? 'Nuova versione' : 'Correzione' }]
          await recordPageAct(tx, 'published', { ...trail, ...(asks && { changes }) })
        })
        return redirect(`${here}?fatto=published`)
      case 'withdraw':
        await db.transaction(async (tx) => {
          await unpublishPage(tx, id)
          await recordPageAct(tx, 'withdrawn', trail)
        })
        return redirect(`${here}?fatto=withdrawn`)
      case 'delete':
        await db.transaction(async (tx) => {
          await deletePage(tx, id)
          await recordPageAct(tx, 'deleted', trail)
        })
        return redirect(`${PAGES_PATH}?fatto=deleted`)
      default:
        throw new InvalidInput({}, 'La redazione non sa fare questo.')
    }
  } catch (error) {
    if (error instanceof InvalidInput) return data({ faults: error.fields, message: null }, 400)
    if (error instanceof Conflict) return data({ faults: {}, message: error.message }, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.work.head.title || 'Pagina'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function PageComposerPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = loaderData
  const title = page.work.head.title || 'Senza titolo'
  const { revalidate } = useRevalidator()
  /** Counts how often the page was opened again with what somebody else wrote: nothing of the sitting before stays. */
  const [sitting, setSitting] = useState<{ count: number; before?: typeof page }>({ count: 1 })
  // Once what they wrote is here, and not before.
  if (sitting.before && sitting.before !== page) setSitting({ count: sitting.count + 1 })
  const reopen = () => {
    setSitting({ ...sitting, before: page })
    void revalidate()
  }
  return (
    <div className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-6 sm:px-6">
      <div>
        <Breadcrumbs
          crumbs={[{ label: 'Redazione', to: '/redazione' }, { label: 'Pagine', to: PAGES_PATH }, { label: title }]}
        />
        <h1 className="wrap-anywhere mt-2 flex flex-wrap items-center gap-3 text-title-l">
          {title}{' '}
          <Badge tone={STATE_WORDS[page.state].tone} className="font-text tracking-normal">
            {STATE_WORDS[page.state].label}
          </Badge>
        </h1>
      </div>
      <noscript>
        <p className="rounded-card bg-warning-tint px-5 py-3">
          Per comporre una pagina serve JavaScript. Senza, puoi guardare{' '}
          <a href={`${PAGES_PATH}/${page.id}/versioni`}>le versioni</a> e riprenderne una.
        </p>
      </noscript>
      <Composer
        key={`${page.id} ${sitting.count}`}
        {...page}
        done={actionData ? null : page.done}
        refusal={actionData ?? null}
        onReopen={reopen}
      />
    </div>
  )
}
