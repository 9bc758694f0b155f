import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
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
import { changeRentalPicture, hideRental, removeRental, saveRental } from '../rental-desk-commands.server.ts'
import { RENTAL_DESK_CRUMBS, RENTAL_DESK_PATH, RENTAL_SAID, RENTALS_PATH } from '../rental-desk-copy.ts'
import { EMPTY_RENTAL, rentalTypedIn, rentalTypedOf } from '../rental-desk-rules.ts'
import { findDeskRental, getDeskRental } from '../rental-desk-store.server.ts'
import { RentalCard } from '../ui/rental-card.tsx'
import { RentalForm } from '../ui/rental-form.tsx'
import type { Route } from './+types/staff-rental'

/** One car with everything an editor decides of it; without a name, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  if (params.slug === undefined) return { offer: null, typed: EMPTY_RENTAL, history: [], said: null }
  const { position: _, ...offer } = await getDeskRental(db, params.slug)
  return {
    offer,
    typed: rentalTypedOf(offer),
    history: await deskHistory(db, 'rental', offer.slug),
    said: saidIn(request, RENTAL_SAID),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug ?? null
  const typed = rentalTypedIn(form)
  return answerPublishing({
    form,
    path: RENTAL_DESK_PATH,
    slug,
    typed,
    save: (how) => saveRental(db, { slug, typed, ...how, ...by }),
    hide: (known) => hideRental(db, { slug: known, ...by }),
    picture: (known, file) => changeRentalPicture(db, disk, { slug: known, file, ...by }),
    remove: (known) => removeRental(db, disk, { slug: known, ...by }),
    latest: async () => {
      const offer = await findDeskRental(db, slug ?? '')
      return offer && { who: await lastHandOn(db, 'rental', slug), seen: offer.version }
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${nameOf(loaderData?.offer)} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const nameOf = (offer: { brand: string; model: string } | null | undefined) =>
  offer ? `${offer.brand} ${offer.model}` : 'Nuova offerta'

export default function StaffRentalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, typed, history, said } = loaderData
  const { answer, refused } = answersIn(actionData)
  return (
    <DeskPage
      title={nameOf(offer)}
      crumbs={RENTAL_DESK_CRUMBS}
      state={offer && <ShownBadge isHidden={offer.isHidden} gender="f" />}
      lead={!offer && 'Finché non la pubblichi la vede solo la redazione: puoi salvarla e aggiungere la fotografia.'}
      said={
        said &&
        !actionData && (
          <>
            {said} {offer && !offer.isHidden && <Link to={RENTALS_PATH}>Apri la pagina</Link>}
          </>
        )
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RentalForm offer={offer} typed={typed} answer={answer} />
        {offer && (
          <div className="grid gap-6">
            <section aria-labelledby="scheda" className="grid gap-3">
              <h2 id="scheda" className="text-title-s">
                Come si vede
              </h2>
              <RentalCard offer={offer} />
            </section>
            <PictureBox
              title="Fotografia"
              description="PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club."
              path={offer.imagePath}
              refused={refused}
              act="picture"
              question="Togli la fotografia?"
              loss="Al suo posto torna il disegno del Club."
            />
            <DeskBox title={offer.isHidden ? 'Toglierla' : 'Nasconderla o toglierla'}>
              {!offer.isHidden && (
                <>
                  <p className="text-ink-soft">Nascosta, esce dalla pagina; puoi pubblicarla di nuovo quando vuoi.</p>
                  <DeskAct
                    act="hide"
                    ask={{
                      question: 'Nascondi l’offerta?',
                      loss: 'Esce subito dalla pagina del noleggio. Qui resta, con tutto quello che hai scritto.',
                      confirmLabel: 'Nascondi',
                    }}
                  >
                    Nascondi
                  </DeskAct>
                </>
              )}
              <p className="text-ink-soft">Tolta, non c’è più nemmeno qui.</p>
              <DeskAct
                act="remove"
                variant="quiet"
                icon="trash-2"
                ask={{
                  question: `Togli ${nameOf(offer)}?`,
                  loss: 'L’offerta e la sua fotografia si perdono, e non si possono riavere.',
                  confirmLabel: 'Togli',
                }}
              >
                Togli l’offerta
              </DeskAct>
            </DeskBox>
          </div>
        )}
      </div>
      <DeskHistory lines={history} />
    </DeskPage>
  )
}
