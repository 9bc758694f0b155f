import { useState } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { createPage } from '#areas/content/commands.server.ts'
import type { PageDocument } from '#areas/content/model.ts'
import { REGIONS } from '#areas/content/model.ts'
import { pathOf } from '#areas/content/rules.ts'
import { getDraft } from '#areas/content/store.server.ts'
import { checkDraft } from '#blocks/check-document.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addressFault, proposedAddress } from '../composer/address-rules.ts'
import { isPageId, LONGEST_TITLE, pageChoices, recordPageAct, regionsAt } from '../composer/page-context.server.ts'
import { PAGES_PATH } from '../composer/page-copy.ts'
import type { Route } from './+types/page-new'

const LONGEST_TYPED = 1_000
const NOWHERE =
  'Questo indirizzo è di una parte del Club che non ha questa pagina: i lettori non troverebbero niente. Scegline un altro.'
const TAKEN = 'Questo indirizzo è di una pagina del Club che non si compone qui: scegline un altro.'

export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const pages = await pageChoices(partsOf(context).db)
  const from = pages.find(({ id }) => id === new URL(request.url).searchParams.get('da'))
  return { pages, from: from ?? null, longestTitle: LONGEST_TITLE }
}

/** Opens a page that nobody sees yet: empty, or with the blocks of another. */
export async function action({ context, request }: Route.ActionArgs) {
  const editor = staffOf(context, 'pages.write')
  const { db, now, placeAt, isPageThere } = partsOf(context)
  const form = await request.formData()
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, LONGEST_TYPED)
  const typed = { title: text('title'), path: text('path'), parentId: text('parentId'), from: text('from') }
  const pages = await pageChoices(db)
  const parent = pages.find(({ id }) => id === typed.parentId)
  const path = pathOf(typed.path || proposedAddress(typed.title, parent?.path ?? null))
  const errors: Record<string, string> = {}
  if (!typed.title) errors.title = 'Scrivi il titolo della pagina.'
  else if (typed.title.length > LONGEST_TITLE) errors.title = `Al massimo ${LONGEST_TITLE} caratteri.`
  const fault = typed.title || typed.path ? addressFault(path) : null
  if (fault) errors.path = fault
  else if (pages.some((page) => page.path === path)) errors.path = 'Esiste già una pagina con questo indirizzo.'
  else if (placeAt(path).kind === 'taken') errors.path = TAKEN
  // Every slug below an area is an address of its own, also one that it has nothing for.
  else if (placeAt(path).kind === 'area' && !(await isPageThere(path))) errors.path = NOWHERE
  if (Object.keys(errors).length > 0) return data({ errors, typed }, 400)
  const start = isPageId(typed.from) ? (await getDraft(db, typed.from)).document : { regions: {} }
  const lent = regionsAt(path, { placeAt })
  const { document } = checkDraft(within(start, lent))
  try {
    const { pageId } = await db.transaction(async (tx) => {
      const head = { title: typed.title, description: '', sharing: {} }
      const made = await createPage(tx, {
        path,
        parentId: parent?.id ?? null,
        head,
        document,
        authorId: editor.id,
        now,
      })
      await recordPageAct(tx, 'opened', { path, title: typed.title, staffId: editor.id, now })
      return made
    })
    return redirect(`${PAGES_PATH}/${pageId}?fatto=opened`)
  } catch (error) {
    if (error instanceof Conflict) return data({ errors: { path: error.message }, typed }, 409)
    throw error
  }
}

/** A page that only lends some places takes of a copy what can stand there. */
function within(document: PageDocument, regions: readonly string[]): PageDocument {
  return {
    regions: Object.fromEntries(
      REGIONS.map((name) => [name, regions.includes(name) ? (document.regions[name] ?? []) : []]),
    ),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Nuova pagina | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function NewPagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, from, longestTitle } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const before = actionData?.typed
  const [title, setTitle] = useState(before?.title ?? (from ? `${from.title} (copia)`.slice(0, longestTitle) : ''))
  const [parentId, setParentId] = useState(before?.parentId ?? from?.parentId ?? '')
  const [path, setPath] = useState<string | null>(before?.path || null)
  const parent = pages.find(({ id }) => id === parentId)
  const proposed = proposedAddress(title, parent?.path ?? null)
  const choices = pages.map((page) => ({ value: page.id, label: `${page.title} (${page.path})` }))
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8 pb-16">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: 'Redazione', to: '/redazione' },
            { label: 'Pagine', to: PAGES_PATH },
            { label: from ? 'Duplica una pagina' : 'Nuova pagina' },
          ]}
        />
        <h1 className="wrap-anywhere mt-2 text-title-l">{from ? `Una copia di ${from.title}` : 'Nuova pagina'}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          Resta una bozza finché non la pubblichi: intanto la vede solo chi lavora in redazione.
        </p>
      </div>
      <GuardedForm aria-label="Nuova pagina" className="max-w-2xl" errors={actionData?.errors}>
        <TextField
          name="title"
          label="Titolo"
          isRequired
          maxLength={longestTitle}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Select
          name="parentId"
          label="Pagina sopra"
          description="È nel percorso che si legge in cima alla pagina, e comincia il suo indirizzo."
          value={parentId}
          onChange={(event) => setParentId(event.target.value)}
          options={[{ value: '', label: 'Nessuna' }, ...choices]}
        />
        <TextField
          name="path"
          label="Indirizzo"
          description="Lo propone il titolo; puoi scriverne un altro. Poi non cambia più."
          autoCapitalize="none"
          spellCheck={false}
          value={path ?? proposed}
          onChange={(event) => setPath(event.target.value === '' ? null : event.target.value)}
        />
        <Select
          name="from"
          label="Comincia da"
          defaultValue={before?.from ?? from?.id ?? ''}
          options={[
            { value: '', label: 'Una pagina vuota' },
            ...choices.map(({ value, label }) => ({ value, label: `Una copia di ${label}` })),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isPending}>
            Crea la pagina
          </Button>
          <ButtonLink to={PAGES_PATH} variant="quiet" size="large">
            Torna indietro
          </ButtonLink>
        </div>
      </GuardedForm>
    </Wrap>
  )
}
