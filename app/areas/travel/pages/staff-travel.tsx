import { data, redirect, useNavigation } from 'react-router'
import { listAuditAbout } from '#areas/account/audit-store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { changePicture, hideTravel, saveTravel } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, DONE_WORDS, SAID } from '../desk-copy.ts'
import { getDeskTravel } from '../desk-store.server.ts'
import { EMPTY_TRAVEL, toTravelTyped, travelTypedIn } from '../desk-wire.ts'
import { TRAVEL_PATH } from '../rules.ts'
import { TravelForm } from '../ui/travel-form.tsx'
import { TravelPicture } from '../ui/travel-picture.tsx'
import type { Route } from './+types/staff-travel'

const LATEST = 8

/** One travel with everything an editor decides of it; without an address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  if (params.slug === undefined) return { travel: null, typed: EMPTY_TRAVEL, history: [], said: null }
  const travel = await getDeskTravel(db, params.slug)
  const { slug, title, holidayType, imagePath, isHidden, version } = travel
  const trail = await listAuditAbout(db, `travel ${slug}`, LATEST)
  return {
    travel: { slug, title, holidayType, imagePath, isHidden, version },
    typed: toTravelTyped(travel),
    history: trail.map(({ id, at, details, actor }) => ({
      id,
      words: `${DONE_WORDS[String(details.what)] ?? 'Cambiato'} il ${formatMinuteIt(at)}${actor ? ` da ${actor}` : ''}`,
    })),
    said: SAID[new URL(request.url).searchParams.get('fatto') ?? ''] ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const slug = params.slug === undefined ? null : (await getDeskTravel(db, params.slug)).slug
  const act = form.get('act')
  if (slug !== null && act === 'hide') {
    await hideTravel(db, { slug, ...by })
    return redirect(`${DESK_PATH}/${slug}?fatto=hidden`)
  }
  if (slug !== null && (act === 'picture' || act === 'no-picture')) {
    const file = act === 'picture' ? await fileInForm(form, 'file') : null
    if (act === 'picture' && !file) return data({ file: 'Scegli un file.' }, 400)
    try {
      await changePicture(db, disk, { slug, file, ...by })
      return redirect(`${DESK_PATH}/${slug}?fatto=picture`)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return data({ file: error.fields.file ?? error.message }, 400)
    }
  }
  const typed = travelTypedIn(form)
  const seenVersion = Number(form.get('version'))
  const isPublished = act === 'publish'
  const refuse = (errors: Record<string, string>, status: number) =>
    data({ errors, typed, version: seenVersion }, status)
  try {
    const saved = await saveTravel(db, { slug, seenVersion, typed, isPublished, ...by })
    if (saved.kind === 'refused') return refuse(saved.errors, 400)
    const said = isPublished ? 'published' : slug === null ? 'created' : 'saved'
    return redirect(`${DESK_PATH}/${saved.slug}?fatto=${said}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return refuse({ version: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.travel?.title ?? 'Nuovo viaggio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffTravelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { travel, history, said } = loaderData
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const answer = actionData && 'typed' in actionData ? actionData : null
  const refused = actionData && 'file' in actionData ? actionData.file : undefined
  const title = travel?.title ?? 'Nuovo viaggio'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {travel && (
            <Badge tone={travel.isHidden ? 'warning' : 'success'}>{travel.isHidden ? 'Nascosto' : 'Pubblicato'}</Badge>
          )}
          <h1 className="wrap-anywhere mt-2 text-balance text-title-xl">{title}</h1>
          {!travel && (
            <p className="mt-2 max-w-measure text-ink-soft">
              Finché non lo pubblichi lo vede solo la redazione: puoi salvarlo, aggiungere la fotografia e guardarlo in
              anteprima.
            </p>
          )}
        </div>
        {travel && (
          <ButtonLink to={`${DESK_PATH}/${travel.slug}/anteprima`} variant="ghost" icon="eye">
            Anteprima
          </ButtonLink>
        )}
      </div>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {said} {travel && !travel.isHidden && <Link to={`${TRAVEL_PATH}/${travel.slug}`}>Apri la pagina</Link>}
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TravelForm
          key={`${travel?.slug} ${travel?.version}`}
          typed={answer?.typed ?? loaderData.typed}
          errors={answer?.errors}
          version={answer?.version ?? travel?.version ?? 0}
          isNew={travel === null}
          isShown={travel !== null && !travel.isHidden}
        />
        {travel && (
          <div className="grid gap-6">
            <section aria-labelledby="fotografia" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
              <h2 id="fotografia" className="text-title-s">
                Fotografia
              </h2>
              <div className="aspect-[16/9] overflow-hidden rounded-small">
                <TravelPicture travel={travel} />
              </div>
              <Form encType="multipart/form-data" className="gap-4" key={travel.imagePath}>
                <FileField
                  name="file"
                  label="Immagine"
                  description="PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club."
                  error={refused}
                  accept="image/*"
                />
                <div className="flex flex-wrap gap-3">
                  <Button
                    type="submit"
                    name="act"
                    value="picture"
                    variant="ghost"
                    icon="upload"
                    isPending={pending === 'picture'}
                  >
                    Carica
                  </Button>
                  {travel.imagePath && (
                    <AskingButton
                      name="act"
                      value="no-picture"
                      variant="quiet"
                      icon="trash-2"
                      question="Togli la fotografia?"
                      loss="Al suo posto torna il disegno del Club."
                      confirmLabel="Togli"
                    >
                      Togli
                    </AskingButton>
                  )}
                </div>
              </Form>
            </section>
            {!travel.isHidden && (
              <section aria-labelledby="nascondi" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
                <h2 id="nascondi" className="text-title-s">
                  Nasconderlo
                </h2>
                <p className="text-ink-soft">I soci non lo trovano più. Puoi pubblicarlo di nuovo quando vuoi.</p>
                <Form className="justify-items-start">
                  <AskingButton
                    name="act"
                    value="hide"
                    variant="ghost"
                    isPending={pending === 'hide'}
                    question="Nascondi il viaggio?"
                    loss="Esce dall’elenco e dal catalogo, e chi ha il suo indirizzo non lo trova più."
                    confirmLabel="Nascondi"
                  >
                    Nascondi
                  </AskingButton>
                </Form>
              </section>
            )}
            {history.length > 0 && (
              <section aria-labelledby="storia" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
                <h2 id="storia" className="text-title-s">
                  Che cosa è successo
                </h2>
                <ul className="grid gap-1.5 text-sm">
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
