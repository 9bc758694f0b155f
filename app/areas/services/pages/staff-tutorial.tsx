import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
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
import { changeTutorialCover, hideTutorial, removeTutorial, saveTutorial } from '../tutorial-desk-commands.server.ts'
import { TUTORIAL_DESK_CRUMBS, TUTORIAL_DESK_PATH, TUTORIAL_SAID, TUTORIALS_PATH } from '../tutorial-desk-copy.ts'
import { EMPTY_TUTORIAL, tutorialTypedIn, tutorialTypedOf } from '../tutorial-desk-rules.ts'
import { findDeskTutorial, getDeskTutorial } from '../tutorial-desk-store.server.ts'
import { TutorialForm } from '../ui/tutorial-form.tsx'
import type { Route } from './+types/staff-tutorial'

/** One tutorial with everything an editor decides of it; without an address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  if (params.slug === undefined) return { tutorial: null, typed: EMPTY_TUTORIAL, history: [], said: null }
  const { position: _, ...tutorial } = await getDeskTutorial(db, params.slug)
  return {
    tutorial,
    typed: tutorialTypedOf(tutorial),
    history: await deskHistory(db, 'tutorial', tutorial.slug),
    said: saidIn(request, TUTORIAL_SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug ?? null
  const typed = tutorialTypedIn(form)
  return answerPublishing({
    form,
    path: TUTORIAL_DESK_PATH,
    slug,
    typed,
    save: (how) => saveTutorial(db, { slug, typed, ...how, ...by }),
    hide: (known) => hideTutorial(db, { slug: known, ...by }),
    picture: (known, file) => changeTutorialCover(db, disk, { slug: known, file, ...by }),
    remove: (known) => removeTutorial(db, disk, { slug: known, ...by }),
    latest: async () => {
      const tutorial = await findDeskTutorial(db, slug ?? '')
      return tutorial && { who: await lastHandOn(db, 'tutorial', slug), seen: tutorial.version }
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.tutorial?.title ?? NEW} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const NEW = 'Nuovo video tutorial'

export default function StaffTutorialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tutorial, typed, history, said } = loaderData
  const { answer, refused } = answersIn(actionData)
  return (
    <DeskPage
      title={tutorial?.title ?? NEW}
      crumbs={TUTORIAL_DESK_CRUMBS}
      state={tutorial && <ShownBadge isHidden={tutorial.isHidden} />}
      lead={!tutorial && 'Finché non lo pubblichi lo vede solo la redazione: puoi salvarlo anche senza filmato.'}
      said={
        said &&
        !actionData && (
          <>
            {said} {tutorial && !tutorial.isHidden && <Link to={TUTORIALS_PATH}>Apri la pagina</Link>}
          </>
        )
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TutorialForm tutorial={tutorial} typed={typed} answer={answer} />
        {tutorial && (
          <div className="grid gap-6">
            <PictureBox
              title="Copertina"
              description="PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club."
              path={tutorial.previewImage}
              refused={refused}
              act="picture"
              question="Togli la copertina?"
              loss="Al suo posto torna il disegno del Club."
            >
              <div className="aspect-video overflow-hidden rounded-small">
                {tutorial.previewImage ? (
                  <img src={tutorial.previewImage} alt="Copertina di oggi" className="block size-full object-cover" />
                ) : (
                  <CoverArt seed={`tutorial-${tutorial.slug}`} category="risorse" />
                )}
              </div>
            </PictureBox>
            <DeskBox title={tutorial.isHidden ? 'Toglierlo' : 'Nasconderlo o toglierlo'}>
              {!tutorial.isHidden && (
                <>
                  <p className="text-ink-soft">Nascosto, esce dalla pagina; puoi pubblicarlo di nuovo quando vuoi.</p>
                  <DeskAct
                    act="hide"
                    ask={{
                      question: 'Nascondi il video tutorial?',
                      loss: 'Esce subito dalla pagina dei video tutorial, e il filmato non si guarda più. Qui resta tutto.',
                      confirmLabel: 'Nascondi',
                    }}
                  >
                    Nascondi
                  </DeskAct>
                </>
              )}
              <p className="text-ink-soft">Tolto, non c’è più nemmeno qui.</p>
              <DeskAct
                act="remove"
                variant="quiet"
                icon="trash-2"
                ask={{
                  question: `Togli «${tutorial.title}»?`,
                  loss: 'Le parole, il filmato e la copertina si perdono, e non si possono riavere.',
                  confirmLabel: 'Togli',
                }}
              >
                Togli il video tutorial
              </DeskAct>
            </DeskBox>
          </div>
        )}
      </div>
      <DeskHistory lines={history} />
    </DeskPage>
  )
}
