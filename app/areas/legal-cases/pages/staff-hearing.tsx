import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { NotFound } from '#platform/errors.ts'
import { answerFile, answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { answersIn } from '#platform/pure/listing.ts'
import { addDocument, removeDocument, removeHearing, saveHearing, viewCase } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, SAID } from '../desk-copy.ts'
import { getDeskHearing, listDocuments } from '../desk-store.server.ts'
import { EMPTY_HEARING, hearingTypedIn, toHearingTyped } from '../desk-wire.ts'
import { isCaseId, seesLegalCases } from '../rules.ts'
import { HearingDocuments } from '../ui/hearing-documents.tsx'
import { HearingForm } from '../ui/hearing-form.tsx'
import { NoWallet } from '../ui/no-wallet.tsx'
import type { Route } from './+types/staff-hearing'

function idsOf({ caseId, hearingId }: { caseId: string; hearingId?: string | undefined }) {
  if (!isCaseId(caseId) || (hearingId !== undefined && !isCaseId(hearingId)))
    throw new NotFound('Questa udienza non esiste.')
  return { caseId, hearingId: hearingId ?? null }
}

/** One hearing with its papers; without an id, a new one. Who looked is on the trail of the member. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'legal.answer')
  const { db, now } = partsOf(context)
  const { caseId, hearingId } = idsOf(params)
  const legalCase = await viewCase(db, { caseId, staff, now })
  const viewer = await findViewerByMemberId(db, legalCase.memberId, now)
  const head = {
    caseId,
    caseName: legalCase.name,
    maySee: viewer !== null && seesLegalCases(viewer.audience),
    said: saidIn(request, SAID),
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
  const staff = staffOf(context, 'legal.answer')
  const { db, now, club, origin } = partsOf(context)
  const { caseId, hearingId } = idsOf(params)
  const form = await request.formData()
  const by = { staff, now }
  const sender = { club, origin }
  const sent = sentIn(form)
  const casePage = `${DESK_PATH}/${caseId}`
  if (hearingId !== null && sent.act !== 'save') {
    const here = `${casePage}/udienze/${hearingId}`
    if (sent.act === 'remove') {
      await removeHearing(db, { caseId, hearingId, ...by })
      return redirect(`${casePage}?fatto=hearing-removed`)
    }
    if (sent.act.startsWith('remove-')) {
      const documentId = sent.act.slice('remove-'.length)
      if (!isCaseId(documentId)) throw new NotFound('Questo documento non esiste.')
      await removeDocument(db, { caseId, hearingId, documentId, ...by })
      return redirect(`${here}?fatto=document-removed`)
    }
    return answerFile({
      form,
      put: async (file) => {
        const { isTold } = await addDocument(db, { caseId, hearingId, file, sender, ...by })
        return `${here}?fatto=${isTold ? 'document' : 'document-kept'}`
      },
    })
  }
  const typed = hearingTypedIn(form)
  return answerForm({
    sent,
    typed,
    save: () => saveHearing(db, { caseId, hearingId, seenVersion: Number(sent.seen), typed, sender, ...by }),
    to: ({ id, isTold }) => `${casePage}/udienze/${id}?fatto=${isTold ? 'hearing' : 'hearing-kept'}`,
    latest: async () => ({
      who: await lastHandOn(db, 'case', caseId),
      seen: (await getDeskHearing(db, { caseId, hearingId: hearingId ?? '' })).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.hearing?.type ?? 'Nuova udienza'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffHearingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { caseId, caseName, maySee, said, hearing, typed, documents } = loaderData
  const { answer, refused } = answersIn(actionData)
  return (
    <DeskPage
      title={hearing?.type ?? 'Nuova udienza'}
      crumbs={[...DESK_CRUMBS, { label: caseName, to: `${DESK_PATH}/${caseId}` }]}
      lead={
        hearing
          ? 'Se cambi il giorno o l’ora, l’iscritto viene avvisato.'
          : 'Quando la salvi l’iscritto riceve un avviso e una lettera; i documenti si caricano subito dopo.'
      }
      said={actionData ? null : said}
    >
      {!maySee && <NoWallet />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <HearingForm caseId={caseId} hearing={hearing} typed={typed} answer={answer} />
        {hearing && (
          <div className="grid gap-6">
            <HearingDocuments key={documents.length} documents={documents} refused={refused} />
            <DeskBox title="Togliere l’udienza">
              <p className="text-ink-soft">Solo se è stata scritta per errore: se è rinviata, cambia il giorno.</p>
              <DeskAct
                act="remove"
                icon="trash-2"
                ask={{
                  question: 'Togli l’udienza?',
                  loss:
                    documents.length === 0
                      ? 'L’iscritto non la vede più.'
                      : 'L’iscritto non la vede più, e i suoi documenti si cancellano.',
                  confirmLabel: 'Togli',
                }}
              >
                Togli
              </DeskAct>
            </DeskBox>
          </div>
        )}
      </div>
    </DeskPage>
  )
}
