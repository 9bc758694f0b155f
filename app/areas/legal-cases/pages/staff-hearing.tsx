import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addDocument, removeDocument, removeHearing, saveHearing, viewCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID } from '../desk-copy.ts'
import { getDeskHearing, listDocuments } from '../desk-store.server.ts'
import { EMPTY_HEARING, hearingTypedIn, toHearingTyped } from '../desk-wire.ts'
import { isCaseId, seesLegalCases } from '../rules.ts'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-hearing'

function idsOf({ caseId, hearingId }: { caseId: string; hearingId?: string | undefined }) {
  if (!isCaseId(caseId) || (hearingId !== undefined && !isCaseId(hearingId)))
    throw new NotFound('Questa udienza non esiste.')
  return { caseId, hearingId: hearingId ?? null }
}

/** One hearing with its papers; without an id, a new one. Who looked is on the trail of the member. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: staffId } = staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const { caseId, hearingId } = idsOf(params)
  const legalCase = await viewCase(db, { caseId, staffId, now })
  const viewer = await findViewerByMemberId(db, legalCase.memberId, now)
  const head = {
    caseId,
    caseName: legalCase.name,
    maySee: viewer !== null && seesLegalCases(viewer.audience),
    said: SAID[new URL(request.url).searchParams.get('fatto') ?? ''] ?? null,
  }
  if (hearingId === null) return { ...head, hearing: null, typed: EMPTY_HEARING, documents: [] }
  const hearing = await getDeskHearing(db, { caseId, hearingId })
  return {
    ...head,
    hearing: { id: hearing.id, type: hearing.type, version: hearing.version },
    typed: toHearingTyped(hearing),
    documents: await listDocuments(db, hearing.id),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'operator')
  const { db, now, club, origin } = partsOf(context)
  const { caseId, hearingId } = idsOf(params)
  const form = await request.formData()
  const by = { staffId, now }
  const sender = { club, origin }
  const act = String(form.get('act') ?? 'save')
  const casePage = `${DESK_PATH}/${caseId}`
  if (hearingId !== null && act !== 'save') {
    const here = `${casePage}/udienze/${hearingId}`
    if (act === 'remove') {
      await removeHearing(db, { caseId, hearingId, ...by })
      return redirect(`${casePage}?fatto=hearing-removed`)
    }
    if (act.startsWith('remove-')) {
      const documentId = act.slice('remove-'.length)
      if (!isCaseId(documentId)) throw new NotFound('Questo documento non esiste.')
      await removeDocument(db, { caseId, hearingId, documentId, ...by })
      return redirect(`${here}?fatto=document-removed`)
    }
    const file = await fileInForm(form, 'file')
    if (!file) return data({ file: 'Scegli un file.' }, 400)
    try {
      const { isTold } = await addDocument(db, { caseId, hearingId, file, sender, ...by })
      return redirect(`${here}?fatto=${isTold ? 'document' : 'document-kept'}`)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return data({ file: error.fields.file ?? error.message }, 400)
    }
  }
  const typed = hearingTypedIn(form)
  const seenVersion = Number(form.get('version'))
  const refuse = (errors: Record<string, string>, status: number) =>
    data({ errors, typed, version: seenVersion }, status)
  try {
    const saved = await saveHearing(db, { caseId, hearingId, seenVersion, typed, sender, ...by })
    if (saved.kind === 'refused') return refuse(saved.errors, 400)
    return redirect(`${casePage}/udienze/${saved.id}?fatto=${saved.isTold ? 'hearing' : 'hearing-kept'}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return refuse({ version: error.message }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.hearing?.type ?? 'Nuova udienza'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const size = (bytes: number) =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`

export default function StaffHearingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { caseId, caseName, maySee, said, hearing, documents } = loaderData
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const answer = actionData && 'typed' in actionData ? actionData : null
  const refused = actionData && 'file' in actionData ? actionData.file : undefined
  const typed = answer?.typed ?? loaderData.typed
  const title = hearing?.type ?? 'Nuova udienza'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs crumbs={[...DESK_CRUMBS, { label: caseName, to: `${DESK_PATH}/${caseId}` }, { label: title }]} />
      <div>
        <h1 className="wrap-anywhere text-balance text-title-xl">{title}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          {hearing
            ? 'Se cambi il giorno o l’ora, l’iscritto viene avvisato.'
            : 'Quando la salvi l’iscritto riceve un avviso e una lettera; i documenti si caricano subito dopo.'}
        </p>
      </div>
      {said && !actionData && (
        <p role="status" className="rounded-card bg-success-tint px-5 py-3 font-strong text-success">
          {said}
        </p>
      )}
      {!maySee && <NoWallet />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <GuardedForm key={`${hearing?.id} ${hearing?.version}`} errors={answer?.errors}>
          <input type="hidden" name="version" value={answer?.version ?? hearing?.version ?? 0} />
          <TextField
            name="type"
            label="Che udienza è"
            description="Per esempio: prima comparizione, esame della perizia."
            isRequired
            maxLength={120}
            defaultValue={typed.type}
          />
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <DateField name="day" label="Giorno" isRequired defaultValue={typed.day} />
            <TextField name="time" label="Ora" type="time" isRequired defaultValue={typed.time} />
          </div>
          <TextField
            name="place"
            label="Luogo"
            description="Aula, indirizzo o collegamento. Vuoto: la sede dell’organo giudicante."
            isOptional
            maxLength={160}
            defaultValue={typed.place}
          />
          <TextArea
            name="outcome"
            label="Esito"
            description="Si scrive dopo: l’iscritto lo legge sotto l’udienza."
            isOptional
            rows={3}
            maxLength={600}
            defaultValue={typed.outcome}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="save" size="large" isPending={pending === 'save'}>
              Salva
            </Button>
            <ButtonLink to={`${DESK_PATH}/${caseId}`} variant="quiet" size="large">
              Torna alla causa
            </ButtonLink>
          </div>
        </GuardedForm>
        {hearing && (
          <div className="grid gap-6">
            <section aria-labelledby="documenti" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
              <h2 id="documenti" className="text-title-s">
                Documenti
              </h2>
              {documents.length === 0 && <p className="text-ink-soft">Ancora nessuno.</p>}
              <ul className="grid gap-2 empty:hidden">
                {documents.map(({ id, name, bytes }) => (
                  <li key={id} className="flex items-center justify-between gap-3">
                    <span className="min-w-0">
                      <a
                        href={`/api/CRM/CauseLegali/Documenti/${id}`}
                        download
                        className="wrap-anywhere font-strong text-primary underline underline-offset-2"
                      >
                        {name}
                      </a>
                      <span className="block text-ink-soft text-sm">{size(bytes)}</span>
                    </span>
                    <Form>
                      <AskingButton
                        name="act"
                        value={`remove-${id}`}
                        variant="quiet"
                        isIconOnly
                        icon="trash-2"
                        isPending={pending === `remove-${id}`}
                        aria-label={`Togli: ${name}`}
                        question={`Togli «${name}»?`}
                        loss="Il documento si cancella anche per l’iscritto."
                        confirmLabel="Togli"
                      />
                    </Form>
                  </li>
                ))}
              </ul>
              <Form encType="multipart/form-data" className="gap-4" key={documents.length}>
                <FileField
                  name="file"
                  label="Aggiungi un documento"
                  description="Un PDF, al massimo 15 MB. L’iscritto riceve un avviso e una lettera."
                  error={refused}
                  accept="application/pdf,.pdf"
                />
                <Button
                  type="submit"
                  name="act"
                  value="document"
                  variant="ghost"
                  icon="upload"
                  isPending={pending === 'document'}
                  className="justify-self-start"
                >
                  Carica
                </Button>
              </Form>
            </section>
            <section aria-labelledby="togli" className="grid gap-3 rounded-card bg-paper p-6 shadow-card">
              <h2 id="togli" className="text-title-s">
                Togliere l’udienza
              </h2>
              <p className="text-ink-soft">Solo se è stata scritta per errore: se è rinviata, cambia il giorno.</p>
              <Form className="justify-items-start">
                <AskingButton
                  name="act"
                  value="remove"
                  variant="ghost"
                  icon="trash-2"
                  isPending={pending === 'remove'}
                  question="Togli l’udienza?"
                  loss={
                    documents.length === 0
                      ? 'L’iscritto non la vede più.'
                      : 'L’iscritto non la vede più, e i suoi documenti si cancellano.'
                  }
                  confirmLabel="Togli"
                >
                  Togli
                </AskingButton>
              </Form>
            </section>
          </div>
        )}
      </div>
    </Wrap>
  )
}
