import { data, redirect } from 'react-router'
import { listAuditAbout } from '#areas/account/audit-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt, romeDayOf } from '#platform/pure/dates.ts'
import { hideClip, saveClip } from '../clip-desk-commands.server.ts'
import { CLIP_DESK_CRUMBS, CLIP_DESK_PATH, CLIP_DONE, CLIP_SAID, CLIPS_PATH } from '../clip-desk-copy.ts'
import { CLIP_FIELDS, type ClipErrors, type ClipTyped, clipTypedOf } from '../clip-desk-rules.ts'
import { getDeskClip } from '../clip-desk-store.server.ts'
import { editorOf } from '../desk-context.server.ts'
import { ClipForm } from '../ui/clip-form.tsx'
import type { Route } from './+types/staff-clip'

const LATEST = 8
const LONGEST_FIELD = 4_000

/** One clip with everything an editor decides of it; without an address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  editorOf(context)
  const { db, now } = partsOf(context)
  if (params.slug === undefined) {
    const empty = Object.fromEntries(CLIP_FIELDS.map((field) => [field, ''])) as Omit<ClipTyped, 'isHighlighted'>
    return {
      clip: null,
      typed: { ...empty, publishedOn: romeDayOf(now), isHighlighted: false },
      history: [],
      said: null,
    }
  }
  const clip = await getDeskClip(db, params.slug)
  const { slug, title, isHidden, version } = clip
  const trail = await listAuditAbout(db, `clip ${slug}`, LATEST)
  return {
    clip: { slug, title, isHidden, version },
    typed: clipTypedOf(clip),
    history: trail.map(({ id, at, details, actor }) => ({
      id,
      words: `${CLIP_DONE[String(details.what)] ?? 'Cambiato'} il ${formatMinuteIt(at)}${actor ? ` da ${actor}` : ''}`,
    })),
    said: CLIP_SAID[new URL(request.url).searchParams.get('fatto') ?? ''] ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug === undefined ? null : (await getDeskClip(db, params.slug)).slug
  const act = form.get('act')
  if (slug !== null && act === 'hide') {
    await hideClip(db, { slug, ...by })
    return redirect(`${CLIP_DESK_PATH}/${slug}?fatto=hidden`)
  }
  const typedIn = (field: string) => String(form.get(field) ?? '').slice(0, LONGEST_FIELD)
  const typed: ClipTyped = {
    ...(Object.fromEntries(CLIP_FIELDS.map((field) => [field, typedIn(field)])) as Omit<ClipTyped, 'isHighlighted'>),
    isHighlighted: form.has('isHighlighted'),
  }
  const seenVersion = Number(form.get('version'))
  const isPublished = act === 'publish'
  const refuse = (errors: ClipErrors, status: number) => data({ errors, typed, version: seenVersion }, status)
  try {
    const saved = await saveClip(db, { slug, seenVersion, typed, isPublished, ...by })
    if (saved.kind === 'refused') return refuse(saved.errors, 400)
    const said = isPublished ? 'published' : slug === null ? 'created' : 'saved'
    return redirect(`${CLIP_DESK_PATH}/${saved.slug}?fatto=${said}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return refuse({ version: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.clip?.title ?? 'Nuovo videoclip'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffClipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clip, history, said } = loaderData
  const title = clip?.title ?? 'Nuovo videoclip'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...CLIP_DESK_CRUMBS, { label: title }]} />
      <div>
        {clip && (
          <Badge tone={clip.isHidden ? 'warning' : 'success'}>{clip.isHidden ? 'Nascosto' : 'Pubblicato'}</Badge>
        )}
        <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{title}</h1>
        {!clip && (
          <p className="mt-2 max-w-measure text-ink-soft">Finché non lo pubblichi lo vede solo la redazione.</p>
        )}
      </div>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {said} {clip && !clip.isHidden && <Link to={`${CLIPS_PATH}/${clip.slug}`}>Apri la pagina</Link>}
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClipForm
          key={`${clip?.slug} ${clip?.version}`}
          typed={actionData?.typed ?? loaderData.typed}
          errors={actionData?.errors}
          version={actionData?.version ?? clip?.version ?? 0}
          isNew={clip === null}
          isShown={clip !== null && !clip.isHidden}
        />
        {clip && (
          <div className="grid gap-6">
            {!clip.isHidden && (
              <Form className="rounded-card bg-paper p-6 shadow-card">
                <p className="text-ink-soft">Nascosto, sparisce dall’elenco e dalla sua pagina; qui resta.</p>
                <AskingButton
                  name="act"
                  value="hide"
                  variant="ghost"
                  question="Nascondere questo videoclip?"
                  loss="Chi ha il suo indirizzo non lo trova più, finché non lo pubblichi di nuovo."
                  confirmLabel="Nascondi"
                >
                  Nascondi
                </AskingButton>
              </Form>
            )}
            {history.length > 0 && (
              <section aria-labelledby="storia" className="rounded-card bg-paper p-6 shadow-card">
                <h2 id="storia" className="mb-3 text-title-s">
                  Chi ci ha lavorato
                </h2>
                <ul className="grid gap-2 text-ink-soft text-sm">
                  {history.map(({ id, words }) => (
                    <li key={id}>{words}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </div>
    </Wrap>
  )
}
