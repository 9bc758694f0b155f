import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { PictureBox } from '#design/desk/picture-box.tsx'
import { ShownBadge } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { answerPublishing } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { answersIn } from '#platform/pure/listing.ts'
import { changePicture, hideTravel, saveTravel } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID } from '../desk-copy.ts'
import { getDeskTravel } from '../desk-store.server.ts'
import { EMPTY_TRAVEL, toTravelTyped, travelTypedIn } from '../desk-wire.ts'
import { TRAVEL_PATH } from '../rules.ts'
import { TravelForm } from '../ui/travel-form.tsx'
import { TravelPicture } from '../ui/travel-picture.tsx'
import type { Route } from './+types/staff-travel'

/** One travel with everything an editor decides of it; without an address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  if (params.slug === undefined) return { travel: null, typed: EMPTY_TRAVEL, history: [], said: null }
  const travel = await getDeskTravel(db, params.slug)
  const { slug, title, holidayType, imagePath, isHidden, version } = travel
  return {
    travel: { slug, title, holidayType, imagePath, isHidden, version },
    typed: toTravelTyped(travel),
    history: await deskHistory(db, 'travel', slug),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug === undefined ? null : (await getDeskTravel(db, params.slug)).slug
  const typed = travelTypedIn(form)
  return answerPublishing({
    form,
    path: DESK_PATH,
    slug,
    typed,
    save: (how) => saveTravel(db, { slug, typed, ...how, ...by }),
    hide: (known) => hideTravel(db, { slug: known, ...by }),
    picture: (known, file) => changePicture(db, disk, { slug: known, file, ...by }),
    latest: async () => ({
      who: await lastHandOn(db, 'travel', slug),
      seen: (await getDeskTravel(db, slug ?? '')).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.travel?.title ?? 'Nuovo viaggio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffTravelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { travel, typed, history, said } = loaderData
  const { answer, refused } = answersIn(actionData)
  return (
    <DeskPage
      title={travel?.title ?? 'Nuovo viaggio'}
      crumbs={DESK_CRUMBS}
      state={travel && <ShownBadge isHidden={travel.isHidden} />}
      lead={
        !travel &&
        'Finché non lo pubblichi lo vede solo la redazione: puoi salvarlo, aggiungere la fotografia e guardarlo in anteprima.'
      }
      actions={
        travel && (
          <ButtonLink to={`${DESK_PATH}/${travel.slug}/anteprima`} variant="ghost" icon="eye">
            Anteprima
          </ButtonLink>
        )
      }
      said={
        said &&
        !actionData && (
          <>
            {said} {travel && !travel.isHidden && <Link to={`${TRAVEL_PATH}/${travel.slug}`}>Apri la pagina</Link>}
          </>
        )
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TravelForm travel={travel} typed={typed} answer={answer} />
        {travel && (
          <div className="grid gap-6">
            <PictureBox
              title="Fotografia"
              description="PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club."
              path={travel.imagePath}
              refused={refused}
              act="picture"
              question="Togli la fotografia?"
              loss="Al suo posto torna il disegno del Club."
            >
              <div className="aspect-[16/9] overflow-hidden rounded-small">
                <TravelPicture travel={travel} />
              </div>
            </PictureBox>
            {!travel.isHidden && (
              <DeskBox title="Nasconderlo">
                <p className="text-ink-soft">I soci non lo trovano più. Puoi pubblicarlo di nuovo quando vuoi.</p>
                <DeskAct
                  act="hide"
                  ask={{
                    question: 'Nascondi il viaggio?',
                    loss: 'Esce dall’elenco e dal catalogo, e chi ha il suo indirizzo non lo trova più.',
                    confirmLabel: 'Nascondi',
                  }}
                >
                  Nascondi
                </DeskAct>
              </DeskBox>
            )}
          </div>
        )}
      </div>
      <DeskHistory lines={history} />
    </DeskPage>
  )
}
