import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { ShownBadge } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { answerPublishing } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { answersIn } from '#platform/pure/listing.ts'
import { hideClip, saveClip } from '../clip-desk-commands.server.ts'
import { CLIP_DESK_CRUMBS, CLIP_DESK_PATH, CLIP_SAID, CLIPS_PATH } from '../clip-desk-copy.ts'
import { CLIP_FIELDS, type ClipTyped, clipTypedOf } from '../clip-desk-rules.ts'
import { getDeskClip } from '../clip-desk-store.server.ts'
import { editorOf } from '../desk-context.server.ts'
import { ClipForm } from '../ui/clip-form.tsx'
import type { Route } from './+types/staff-clip'

const LONGEST_FIELD = 4_000

/** One clip with everything an editor decides of it; without an address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  editorOf(context)
  const { db, now } = partsOf(context)
  if (params.slug === undefined) {
    const empty = Object.fromEntries(CLIP_FIELDS.map((field) => [field, ''])) as Omit<ClipTyped, 'isHighlighted'>
    const typed = { ...empty, publishedOn: romeDayOf(now), isHighlighted: false }
    return { clip: null, typed, history: [], said: null }
  }
  const clip = await getDeskClip(db, params.slug)
  const { slug, title, isHidden, version } = clip
  return {
    clip: { slug, title, isHidden, version },
    typed: clipTypedOf(clip),
    history: await deskHistory(db, 'clip', slug),
    said: saidIn(request, CLIP_SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug === undefined ? null : (await getDeskClip(db, params.slug)).slug
  const typedIn = (field: string) => String(form.get(field) ?? '').slice(0, LONGEST_FIELD)
  const typed: ClipTyped = {
    ...(Object.fromEntries(CLIP_FIELDS.map((field) => [field, typedIn(field)])) as Omit<ClipTyped, 'isHighlighted'>),
    isHighlighted: form.has('isHighlighted'),
  }
  return answerPublishing({
    form,
    path: CLIP_DESK_PATH,
    slug,
    typed,
    save: (how) => saveClip(db, { slug, typed, ...how, ...by }),
    hide: (known) => hideClip(db, { slug: known, ...by }),
    latest: async () => ({
      who: await lastHandOn(db, 'clip', slug),
      seen: (await getDeskClip(db, slug ?? '')).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.clip?.title ?? 'Nuovo videoclip'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffClipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clip, typed, history, said } = loaderData
  return (
    <DeskPage
      title={clip?.title ?? 'Nuovo videoclip'}
      crumbs={CLIP_DESK_CRUMBS}
      state={clip && <ShownBadge isHidden={clip.isHidden} />}
      lead={!clip && 'Finché non lo pubblichi lo vede solo la redazione.'}
      said={
        said &&
        !actionData && (
          <>
            {said} {clip && !clip.isHidden && <Link to={`${CLIPS_PATH}/${clip.slug}`}>Apri la pagina</Link>}
          </>
        )
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClipForm clip={clip} typed={typed} answer={answersIn(actionData).answer} />
        {clip && !clip.isHidden && (
          <DeskBox title="Nasconderlo">
            <p className="text-ink-soft">Nascosto, sparisce dall’elenco e dalla sua pagina; qui resta.</p>
            <DeskAct
              act="hide"
              ask={{
                question: 'Nascondere questo videoclip?',
                loss: 'Chi ha il suo indirizzo non lo trova più, finché non lo pubblichi di nuovo.',
                confirmLabel: 'Nascondi',
              }}
            >
              Nascondi
            </DeskAct>
          </DeskBox>
        )}
      </div>
      <DeskHistory lines={history} />
    </DeskPage>
  )
}
